### Szólás annak, aki következik.

calls-title = Értesítés, ha én jövök
calls-short = A telefonod vagy a postaládád szól, ha egy asztal rád vár.
calls-open = Beállítás
calls-about = Ha egy asztal már egy perce rád vár, és nem vagy ott, szólhatunk: körönként egyszer, és csak akkor, ha itt kéred. Csak a játék nevét, az asztal linkjét és annyit küldünk, hogy te jössz.
calls-your-turn = Te jössz.
calls-app = Társasjátékok háborúról és cselszövésről

## Böngészők
calls-devices = Értesítés az eszközeiden
calls-devices-about = Akkor is megérkezik, ha ez az oldal nincs nyitva. Minden böngészőben külön kell bekapcsolni; iPhone-on és iPaden előbb tedd ki az oldalt a kezdőképernyőre.
calls-no-push = Ez a kiszolgáló nem küld értesítést.
calls-no-devices = Még egyik böngésződnek sem szólunk.
calls-device-since = Bekapcsolva:
calls-device-remove = Eltávolítás
calls-here = Értesítést kérek ebben a böngészőben
calls-none = Ennek a böngészőnek nem tudunk szólni: nem ismeri a leküldéses értesítést, vagy az oldal nem HTTPS-en érkezik.
calls-failed = Ezt a böngészőt nem sikerült bejegyezni. Lehet, hogy az értesítési szolgáltatása nem érhető el; próbáld meg később.
calls-offer = Értesítést kérek, ha én jövök
calls-offer-short = Értesítés
calls-offer-on = Szólni fogunk.

## Levelek
calls-mail = E-mail
calls-mail-about = A címedet másra nem használjuk, és senki más nem látja. Minden levélben van egy link, amellyel egy kattintással lemondhatod a többit.
calls-mail-address = E-mail-cím
calls-mail-confirm = Megerősítő linket kérek
calls-mail-sent = Elküldtünk egy linket a postaládádba. Nyisd meg három napon belül; addig nem kapsz levelet.
calls-mail-sent-beside = Elküldtünk egy linket az új postaládába. Nyisd meg három napon belül; addig a korábbi címedre írunk.
calls-mail-next = Elküldtünk egy linket erre a címre: { $address }. Amíg ott meg nem nyitod, a lenti címre írunk.
calls-mail-confirmed = Ez a cím meg van erősítve.
calls-mail-unconfirmed = Ez a cím még nincs megerősítve: nyisd meg az oda küldött linket, vagy kérj másikat.
calls-mail-remove = A címem törlése
calls-hours = Lassú asztaloknál
calls-hours-choice = { $hours ->
    [24] legfeljebb naponta egy levél
    [one] legfeljebb óránként egy levél
   *[other] legfeljebb { $hours } óránként egy levél
}
calls-subject-one = Te jössz: { $game }
calls-subject-many = { $count } asztal vár rád
calls-letter-begin = Te jössz:
calls-letter-end = Azért kaptad ezt a levelet, mert azt kérted, hogy a Banneret szóljon.
    Beállítás: { $settings }
    Nem kérek több levelet: { $stop }
calls-confirm-subject = Erősítsd meg a címedet
calls-confirm-letter = Valaki, valószínűleg te, azt kéri, hogy a Banneret erre a címre írjon, amikor ő jön.
    Ha te voltál, nyisd meg ezt a linket három napon belül:

    { $link }

    Ha nem te voltál, nincs teendőd: több levelet nem kapsz.
calls-confirm-title = Ez a te címed?
calls-confirm = Ezentúl levelet kapsz ide, ha egy asztal rád vár, és nem vagy ott.
calls-confirm-do = Igen, kérem
calls-confirmed-title = A címed meg van erősítve
calls-confirmed = Levelet kapsz, ha egy asztal rád vár, és nem vagy ott.
calls-stop-title = Nem kérsz több levelet?
calls-stop = A Banneret nem ír neked többet, és elfelejti a címedet.
calls-stop-do = Nem kérek több levelet
calls-stopped-title = Nem kapsz több levelet
calls-stopped = A címedet elfelejtettük. A beállításokban újra megadhatod.
calls-none-to-stop-title = Nem volt mit leállítani
calls-none-to-stop = Ez a link egy korábbi levélből való: azóta a címet elfelejtettük, megváltozott, vagy újra megadták. Ha mégis kapsz levelet, a legutóbbiban lévő linket használd.

## Ami nem sikerülhet
error-bad-subscription = Amit ez a böngésző az értesítések címeként megadott, az nem használható.
error-no-push-here = Ez a kiszolgáló nem küld értesítést.
error-no-session = Előbb ismernünk kell a böngésződet: add meg a neved a beállításokban.
error-no-such-device = Nincs ilyen eszköz.
error-no-letters-here = Ez a kiszolgáló nem küld levelet.
error-bad-mail-address = Ez nem tűnik e-mail-címnek.
error-bad-hours = Válassz az oldalon látható időközök közül.
error-letter-not-sent = A levelet nem sikerült elküldeni. Nézd meg, jó-e a cím, vagy próbáld meg később.
error-confirmation-unknown = Ez a link már nem érvényes. A beállításokban kérhetsz másikat.
