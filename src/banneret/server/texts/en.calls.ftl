### Being called back when it is one's turn.

calls-title = Call me
calls-short = Have your phone or your mailbox tell you when a table waits for you.
calls-open = Set up
calls-about = When a table has waited for you for a minute and you are not there, you can be called: once for each turn, and only if you ask for it here. Nothing but the game, the link to the table and “your turn” is sent.
calls-your-turn = It is your turn.
calls-app = Tabletop games of war and intrigue

## Browsers
calls-devices = Notifications on your devices
calls-devices-about = They come even when this page is closed. Each browser is switched on by itself; on an iPhone or iPad put this page on the home screen first.
calls-no-push = This server sends no notifications.
calls-no-devices = No browser of yours is called yet.
calls-device-since = Since
calls-device-remove = Remove
calls-here = Call me in this browser
calls-none = This browser cannot be called: it has no push notifications, or the page is not served over HTTPS.
calls-failed = This browser could not be registered. Its push service may be out of reach; please try again later.
calls-offer = Call me when it is my turn
calls-offer-short = Call me
calls-offer-on = You will be called.

## Letters
calls-mail = E-mail
calls-mail-about = Your address is used for nothing else, and nobody else gets to see it. Every e-mail has a link that ends them with one click.
calls-mail-address = E-mail address
calls-mail-confirm = Send me a confirmation link
calls-mail-sent = A link is on its way to your mailbox. Open it within three days; until then you get no e-mail.
calls-mail-sent-beside = A link is on its way to the new mailbox. Open it within three days; until then e-mails go to the address you had.
calls-mail-next = A link was sent to { $address }. Until it is opened there, e-mails go to the address below.
calls-mail-confirmed = This address is confirmed.
calls-mail-unconfirmed = This address is not confirmed yet: open the link that was sent to it, or ask for another one.
calls-mail-remove = Forget my address
calls-hours = At slow tables
calls-hours-choice = { $hours ->
    [24] at most one e-mail a day
    [one] at most one e-mail an hour
   *[other] at most one e-mail in { $hours } hours
}
calls-subject-one = Your turn: { $game }
calls-subject-many = { $count } tables wait for you
calls-letter-begin = It is your turn:
calls-letter-end = You get this because you asked Banneret to call you.
    Change it: { $settings }
    No more e-mails: { $stop }
calls-confirm-subject = Confirm your address
calls-confirm-letter = Somebody, probably you, wants Banneret to write to this address when it is their turn.
    If it was you, open this link within three days:

    { $link }

    If it was not, do nothing: you will get no further e-mail.
calls-confirm-title = Is this your address?
calls-confirm = From now on you get an e-mail there when a table waits for you and you are not there.
calls-confirm-do = Yes, write to me
calls-confirmed-title = Your address is confirmed
calls-confirmed = You get an e-mail when a table waits for you and you are not there.
calls-stop-title = No more e-mails?
calls-stop = You will get no further e-mail from Banneret, and your address is forgotten.
calls-stop-do = No more e-mails
calls-stopped-title = You get no more e-mails
calls-stopped = Your address is forgotten. You can give it again in the settings.
calls-none-to-stop-title = There was nothing to stop
calls-none-to-stop = This link is from an earlier e-mail: the address was forgotten, changed or given anew since. Should you get e-mails all the same, use the link in the latest one.

## What can go wrong
error-bad-subscription = What this browser gave as its address for notifications cannot be used.
error-no-push-here = This server sends no notifications.
error-no-session = Your browser has to be known here first: give your name in the settings.
error-no-such-device = There is no such device.
error-no-letters-here = This server sends no e-mails.
error-bad-mail-address = This does not look like an e-mail address.
error-bad-hours = Please choose one of the spans of time on the page.
error-letter-not-sent = The e-mail could not be sent. Please look whether the address is right, or try again later.
error-confirmation-unknown = This link does not count any more. You can ask for another one in the settings.
