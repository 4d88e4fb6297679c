## Requests that cannot be read
error-bad-address = This address cannot be read: it is not UTF-8.
error-banned = Those who run this server have banned you: you can look, but not take part.
error-no-such-words = There is no such line of the chat.
error-not-banned = This person is not banned.
error-store-in-use = The database { $url } is in use: stop the server first.
error-store-not-empty = The database { $url } is not empty. Make a new one and put the copy there.
error-store-earlier = The database { $url } is of an earlier version. Start a server with it: “banneret serve” takes a copy and brings it up to date.
error-store-uncopied = The database { $url } is of an earlier version. It is changed only once a copy was taken, to { $place }, and that failed: { $reason }. Make room there, or name another folder in XDG_DATA_HOME. Nothing was changed.
error-copy-incomplete = The copy is not whole: “{ $table }” has another number of rows. Nothing was changed.
error-bad-proxy = A trusted proxy is named by its address or network: { $reason }
error-not-writable = { $url } cannot be written: { $reason }.
error-nobody-of-that-id = There is nobody with this id.
error-no-token = This needs a token: make one under Settings, API access.
