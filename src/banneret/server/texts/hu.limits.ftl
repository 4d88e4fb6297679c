## Olvashatatlan kérések
error-bad-address = Ez a cím nem olvasható: nem UTF-8.
error-banned = A kiszolgáló üzemeltetője kitiltott: nézelődhetsz, de nem vehetsz részt.
error-no-such-words = A beszélgetésnek nincs ilyen sora.
error-not-banned = Ez az ember nincs kitiltva.
error-store-in-use = Az adatbázis ({ $url }) használatban van: előbb állítsd le a kiszolgálót.
error-store-not-empty = Az adatbázis nem üres: { $url }. Hozz létre egy újat, és abba töltsd a másolatot.
error-store-earlier = Az adatbázis korábbi változatú: { $url }. Indíts vele kiszolgálót: a „banneret serve” másolatot készít róla, és frissíti.
error-store-uncopied = Az adatbázis korábbi változatú: { $url }. Csak azután módosul, hogy másolat készült róla ide: { $place }, ez pedig nem sikerült: { $reason }. Szabadíts fel ott helyet, vagy adj meg másik mappát az XDG_DATA_HOME változóban. Semmi sem változott.
error-copy-incomplete = A másolat hiányos: a(z) „{ $table }” táblában eltér a sorok száma. Semmi sem változott.
error-bad-proxy = A megbízható proxyt a címe vagy a hálózata nevezi meg: { $reason }
error-not-writable = Ide nem lehet írni: { $url } ({ $reason }).
error-nobody-of-that-id = Nincs ilyen azonosítójú ember.
error-no-token = Ehhez kulcs kell: a Beállítások között, a „Hozzáférés programoknak” alatt készíthetsz.
