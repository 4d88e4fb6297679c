### A webes asztal: hibák, amelyeken az ember segíthet.

## Amit az emberek beírnak
error-name-empty = Kérlek, adj meg egy nevet.
error-name-too-long = Túl hosszú a név: legfeljebb { $most } karakter lehet.
error-title-too-long = Túl hosszú az asztal címe: legfeljebb { $most } karakter lehet.
error-chat-empty = Az üzenet üres.
error-chat-too-long = Túl hosszú az üzenet: legfeljebb { $most } karakter lehet.
error-answer-too-long = Túl hosszú a válasz: egyszerre legfeljebb { $answers } válasz adható, egyenként legfeljebb { $letters } karakterrel.
error-bad-key = A parancshoz kulcs kell: 8–64 betű, számjegy, kötőjel vagy aláhúzás.
error-bad-version = Ennek az asztalnak nincs ilyen állapota: „{ $version }”.
error-bad-pace = A botok tempója 0 és { $most } másodperc között lehet.
error-unknown-theme = Nincs ilyen megjelenés: { $theme }. Ismert: { $known }.
error-unknown-level = Nincs ilyen szintű bot: { $level }. Ismert: { $known }.
error-seat-plan = Így nem lehet helyet kiosztani: „{ $plan }”. Lehetőségek: me, open, invite, illetve bot: és egy szint.
error-seat-plans = A kiosztott helyek száma ({ $plans }) nem egyezik a játékosokéval ({ $players }).
error-one-seat-each = Egy asztalnál mindenkinek csak egy helye lehet.

## Ki és hol
error-no-such-person = Még nem ismerünk. Kérlek, add meg a nevedet.
error-no-such-table = Nincs ilyen asztal.
error-no-such-seat = Ennél az asztalnál nincs ilyen hely.
error-no-such-moment = A feljegyzésnek nincs ilyen sora; a sorok száma: { $steps }.
error-private-table = Ez az asztal zártkörű. Meghívó kell hozzá.
error-not-your-seat = Nem te játszol ezen a helyen.
error-not-seated = Nincs helyed ennél az asztalnál.
error-not-host = Ezt csak az asztal házigazdája teheti meg.

## Leülés és felállás
error-already-seated = Már van helyed ennél az asztalnál.
error-seat-taken = Ez a hely foglalt.
error-seat-is-kept = Ezt a helyet annak tartják fenn, aki meghívót kapott.
error-nothing-to-reclaim = Itt nem játszik helyetted bot.
error-nobody-there = Ezen a helyen nem ül senki, akit helyettesíteni lehetne.
error-not-away = { $name } még nincs távol { $seconds } másodperce.
error-invite-unknown = Ez a meghívó nem érvényes.
error-invite-used = Ezt a meghívót már felhasználták.
error-invite-revoked = Ezt a meghívót visszavonták.
error-invite-expired = Ez a meghívó lejárt.

## Hol tart a játszma
error-may-not-talk = Most nem beszélhetsz: a játék szabályai egy időre elhallgattatnak.
error-not-started = A játszma még nem kezdődött el.
error-already-started = A játszma már elkezdődött.
error-table-over = A játszma véget ért.
error-never-played = Ennél az asztalnál nem játszottak.
error-record-not-yet = Minden csak a játszma vége után látható.

## Az adatbázis
error-store-bad-url = Ez nem egy adatbázis címe: „{ $url }”. Így add meg: sqlite:///fájl vagy postgresql://kiszolgáló/név.
error-store-in-memory = A memóriában tartott adatbázissal elvesznének a játszmák: adj meg egy fájlt, például így: sqlite:///banneret.db.
error-store-driver-missing = A PostgreSQL-hez kell a psycopg csomag: pip install 'banneret[postgresql]'.
error-store-no-folder = Nem létezik az a mappa, ahol az adatbázisnak lennie kellene: { $url }.
error-store-cannot-open = Az adatbázis nem nyitható meg ({ $url }): { $reason }.
error-store-read-only = Az adatbázisba nem lehet írni ({ $url }): { $reason }.
error-store-locked = Az adatbázist egy másik program zárolja: { $url }.
error-store-not-a-database = Ez nem adatbázis: { $url }.
error-store-not-ours = Ez az adatbázis egy másik programé: { $url }.
error-store-newer = Az adatbázist ({ $url }) egy újabb program írta (ott { $theirs }, itt { $ours } a változat). Kérlek, frissítsd a programot.
error-store-damaged = Az adatbázis megsérült ({ $url }): { $reason }.
error-store-full = Nincs több hely az adatbázisnak: { $url }.
error-store-disk = Hibázik a lemez, amelyen az adatbázis van ({ $url }): { $reason }.
error-store-no-wal = Az adatbázis itt nem tud előre írt naplót vezetni ({ $url }, { $mode }): helyi lemezre tedd.
error-store-failed = Az adatbázis nem használható ({ $url }): { $reason }.
error-store-busy = Túl sok minden történik egyszerre ennél az asztalnál. Kérlek, próbáld újra.
error-server-stops = A kiszolgáló éppen leáll. Kérlek, próbáld újra egy kicsit később.
