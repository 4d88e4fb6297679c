### A játékmag: hibák, amelyeken az ember segíthet, és elutasítások, amelyeket minden játék ismer.

list-and = { $first } és { $last }

## Fájlok és adatok
error-no-expert = Ennek a játéknak még nincs szakértője: { $game }. Ezek a botok játsszák: { $known }.
error-unreadable-file = A fájl nem olvasható: { $reason }.
error-bad-toml = Ez nem érvényes TOML: { $reason }.
error-missing-value = Hiányzik ez az érték: { $key }.
error-bad-value = Nem megfelelő érték ({ $key }): { $reason }.
error-unknown-key = Itt nincs ilyen: { $key }. Ismert: { $reason }.
error-fixed-value = Ezt az értéket a szabályok rögzítik, nem lehet megváltoztatni: { $key }.
error-record-twice = Ugyanaz a rekord kétszer módosul: { $key }.
error-no-identity = A rekordból ({ $key }) nem derül ki, melyiket módosítja. Add meg valamelyiket: { $reason }.
error-unknown-record = Nincs ilyen rekord: { $key }. Ismert: { $reason }.

## Miért nem megfelelő egy érték
reason-whole-number = ez nem egész szám: { $value }
reason-range = ez nem { $low } és { $high } közötti egész szám: { $value }
reason-text = ez nem szöveg: { $value }
reason-true-or-false = ez sem true, sem false: { $value }
reason-list = ez nem lista: { $value }
reason-texts = ez nem szövegek listája: { $value }
reason-table = ide táblázat kell
reason-tables = ide táblázatok listája kell
reason-type = az érték típusa más: { $value } áll itt, pedig ilyen kell: { $base }
reason-unknown = „{ $value }” itt nem ismert
reason-missing = hiányzik: „{ $value }”
reason-only-true = ide csak true kerülhet
reason-one-of = { $value } nincs ezek között: { $known }
reason-share = { $value } nem 0 és 1 közötti szám
reason-one-answer = ide egy válasz kell, nem ennyi: { $count }
reason-utf8 = nem UTF-8 szöveg ({ $byte }. bájt)
reason-toml = { $reason } ({ $column }. oszlop)
reason-toml-equals = a kulcs után „=” és egy érték jön ({ $column }. oszlop)
reason-toml-newline = itt már véget kellene érnie a sornak ({ $column }. oszlop)
reason-toml-bracket = a fejléc zárójelei nincsenek bezárva ({ $column }. oszlop)
reason-toml-statement = itt sem fejléc, sem „kulcs = érték” nem áll ({ $column }. oszlop)
reason-toml-key = kulcs nem kezdődhet így ({ $column }. oszlop)
reason-toml-value = itt nincs érték, vagy hiányoznak a szöveg idézőjelei ({ $column }. oszlop)
reason-toml-unclosed = egy szöveg, lista vagy táblázat nincs bezárva ({ $column }. oszlop)
reason-toml-character = ez a karakter nem állhat itt ({ $column }. oszlop)
reason-toml-twice = valami kétszer szerepel ({ $column }. oszlop)
reason-toml-number = egy szám túl hosszú
reason-toml-deep = túl sok lista vagy táblázat van egymásba ágyazva
reason-system-ENOENT = nincs ilyen fájl vagy mappa
reason-system-EACCES = nincs hozzá jogod
reason-system-EPERM = nincs hozzá jogod
reason-system-EISDIR = ez egy mappa
reason-system-ENOTDIR = az útvonal egyik eleme nem mappa
reason-system-ENOSPC = betelt a lemez
reason-system-EROFS = a lemez csak olvasható
reason-system-ENAMETOOLONG = túl hosszú a név
reason-system-ELOOP = a szimbolikus linkek körbe vezetnek
reason-unknown-host = nincs ilyen nevű gép
reason-system-EADDRINUSE = ott már más figyel
reason-system-EADDRNOTAVAIL = ennek a gépnek nincs ilyen címe

## Játékok, játékosok, beállítások, botok
error-unknown-game = Nincs ilyen nevű játék: { $game }. Ismert: { $known }.
error-shelf-entry = A { $variable } változóban a játékok game=module:KIND alakban, szóközzel elválasztva állnak; ez nem ilyen: „{ $entry }”.
error-shelf-game = { AZ($game, big: 1) } játék nem tölthető be: { AZ($module) } modulból nem olvasható ki a következő: { $name } ({ $reason }).
error-shelf-no-kind = { AZ($game, big: 1) } játék nem tölthető be: ami { AZ($module) } modulban { $name } néven áll, nem Kind.
error-shelf-other-id = { AZ($game, big: 1) } játék nem tölthető be: ami { AZ($module) } modulban { $name } néven áll, magát így nevezi: { $id }. Így tedd a polcra: { $id }={ $module }:{ $name }.
error-player-count = Ez a játék ({ $game }) ennyi játékossal nem játszható: { $players }. Lehetséges játékosszámok: { $known }.
error-unknown-option = Nincs ilyen beállítás: { $option }. Ismert: { $known }.
error-unknown-option-value = A beállításnak ({ $option }) nem lehet ez az értéke: { $value }. Lehetséges értékek: { $known }.
error-option-not-in-range = A beállításnak ({ $option }) nem lehet ez az értéke: { $value }. Lehetséges: egész szám 0 és { $most } között.
error-option-excluded = A beállítás értéke ({ $option } = { $value }) csak ilyen játékosszámnál választható: { $known } (most { $players }).
error-unknown-language = Nincs ilyen nyelv: { $language }. Ismert: { $known }.
error-unknown-action = Ebben a játékban nincs ilyen válasz: „{ $text }”. Ismert: { $known }.
error-unknown-bot = Nincs ilyen bot: { $bot }. Ismert: { $known }.
error-bot-budget = Így nem gondolkodhat a bot ({ $bot }): nullánál több iterációt vagy másodpercet adj meg. Ismert: { $known }.
error-bot-processes = Így nem gondolkodhat a bot ({ $bot }): az x után a folyamatok száma áll, 1 és { $most } között.
error-no-parallel-search = Ezen a rendszeren több folyamat nem kereshet együtt. Hagyd el az x-et és azt, ami utána áll.
error-search-budget = A kereséshez nullánál több iteráció vagy másodperc kell.

## Feljegyzések
error-not-a-record = Ez nem egy játszma feljegyzése: az első sora nem ez: „{ $magic }”.
error-record-cut-short = A feljegyzés csonka: az utolsó sornak nincs vége.
error-record-head-lacks = A feljegyzés fejlécéből hiányzik: „{ $name }”.
error-record-other-rules = A feljegyzés a szabályok más változatát követi ({ $game }: { $rules }); ez a program ezt ismeri: { $ours }.
error-record-other-data = A feljegyzett játszmában mások voltak a játék adatai (ott { $theirs }, itt { $ours }). Add meg a hozzá tartozó fájlt a --data kapcsolóval.
error-record-without-setup = A feljegyzés nem az előkészületekkel kezdődik (egy *-gal kezdődő sorral).
error-record-other-end = A feljegyzésben más eredmény áll, mint amire a válaszok vezetnek.
error-record-after-end = A feljegyzés vége után nem állhat semmi: „{ $text }”.
error-record-no-seat = Ebben a játékban nincs ilyen szék: { $seat }.
error-record-illegal = Ez a válasz itt nem szabályos: „{ $text }”. { $because }
error-bad-record-line = A feljegyzésnek ez a sora értelmetlen: „{ $text }”.
error-outcome-missing = A feljegyzésből nem derül ki, mit hozott itt a véletlen ({ $label }).
error-outcome-differs = Amit a feljegyzés szerint a véletlen hozott, az itt lehetetlen ({ $label }).
error-outcome-unused = A feljegyzésben olyan véletlen esemény szerepel, amelyre itt nincs szükség ({ $label }).

## Helyzetleírások
error-scenario-seats = A helyzetleírásban annyi különböző széknek kell szerepelnie, ahány játékos van; most ennyi: { $reason }.
error-scenario-broken = A szabályok innen nem tudják folytatni ({ $key }): a helyzet nem jöhet létre játék közben, vagy a program hibázik ({ $reason }).
error-scenario-no-seat = A helyzetleírásban nincs ilyen szék: { $reason } ({ $key }).
error-scenario-no-event = A játék naplójában ilyen esemény nincs: { $reason } ({ $key }).
error-impossible-position = Lehetetlen állás ({ $key }): { $reason }.

## Ami egy állásban egyik játékban sem lehet
reason-position-unknown-word = { $value } nincs ezek között: { $known }
reason-position-whole-number = ez nem egész szám: { $value }
reason-position-range = ez nem { $low } és { $high } közötti szám: { $value }
reason-position-true-or-false = ez sem true, sem false: { $value }
reason-position-table = ide táblázat kell: név = érték
reason-position-no-seat = nincs ilyen szék: { $value }; székek: { $known }
reason-position-seat-twice = kétszer szerepel: { $who }
reason-position-hidden-card = egy állás minden lapot ismer; ? csak abban állhat, amit egy szék lát
reason-position-hidden-piece = egy állás minden elemet ismer; ? csak abban állhat, amit egy szék lát
reason-position-shuffle-list = ide lapokat felsoroló szövegek listája kell, minden várható keveréshez egy
reason-position-frame-parts = ez nem egy keret a részeivel: { $value }
reason-position-empty-stack = a verem üres

## Ami egy helyzetleírásban eltér
difference-value = { $key }: { $actual } lett, a várt érték: { $wanted }
difference-refused = a válasz nem szabályos: { $code } ({ $rule })
difference-refused-otherwise = a válasz nem szabályos, de más okból ({ $key }): { $actual }, a várt ok: { $wanted }
difference-not-refused = a válasz szabályos, pedig nem lenne szabad annak lennie
difference-not-legal = ez nem szabályos válasz: { $text }; szabályos: { $legal }
difference-legal = ez szabályos válasz: { $text }
difference-event-missing = { $key }: ez nem történt meg: { $event }; ami történt: { $heard }
difference-event-heard = { $key }: ez megtörtént: { $event }; ami történt: { $heard }
difference-event-more = { $key }: ez is megtörtént: { $event }; ami történt: { $heard }
difference-unneeded = a helyzet olyan kimeneteleket is rögzít, amelyekre nem volt szükség: { $label }

## Elutasítások
refusal-not-an-answer = Ez nem válasz erre a kérdésre.
refusal-game-over = Vége a játéknak.
refusal-not-asked = Most nem tőled várunk választ.
refusal-already-answered = Már válaszoltál; a többiek még döntenek.
refusal-batch-goes-on = Egy döntő válasz után nem jöhet újabb: előbb a következő kérdésre kerül sor.
refusal-nothing-answered = Még nincs válasz.
refusal-nothing-to-take-back = Nincs mit visszavenni.
refusal-sealed = Amit azóta láttál, azt már nem lehet meg nem történtté tenni: ez a választás érvényes.
refusal-nothing-to-reopen = Még nem adtad meg a válaszodat.
refusal-no-side-act = Ez most nem lehetséges.
refusal-cannot-undo = Ezt nem lehet visszavonni: felfedett valamit, vagy azóta már mást is megkérdezett a játék.

## Honnan valók az értékek
data-partly = { $value } (részben)

## Olyan játék asztala, amely nem rajzolja meg a magáét
plain-over = A játszma véget ért
plain-player = Játékos
plain-result = Eredmény
word-nobody = senki
plain-you = te
plain-yes = igen
plain-no = nem
error-missing-part = Ez a játék még nincs kész: hiányzik belőle { $part }.
error-cannot-be-meant = „{ $text }” nem lehetséges: { $reason }.

## Minek az esélye
chance-success = a siker esélye
chance-beaten = annak esélye, hogy felülmúlható
figure-share = { $of }: { $percent }%
figure-number = { $of }: { $number }
