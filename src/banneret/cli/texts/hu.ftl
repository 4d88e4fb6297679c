### A parancssor.

cli-title = Banneret: társasjátékok háborúról és cselszövésről
cli-about = Játssz botok ellen a terminálban, olvasd a szabályokat, nézz vissza játszmákat, és játszasd a botokat egymás ellen.
    .examples =
        banneret play                       rövid menü, aztán egy játszma
        banneret play havoc --players 4     te három szakértő ellen
        banneret rules havoc H-6.3          egy szabály szavakban
cli-usage = Használat
cli-usage-command = PARANCS [ARGUMENTUMOK] [KAPCSOLÓK]
cli-commands = Parancsok
cli-arguments = Argumentumok
cli-options = Kapcsolók
cli-examples = Példák
cli-more = Egy-egy parancs magyarázata: „banneret PARANCS --help”.
cli-default = (alapesetben { $value })
cli-placeholder = { $word ->
    [ADDRESS] CÍM
    [CARD] LAP
    [CITY] VÁROS
    [COMBINATION] KOMBINÁCIÓ
    [COMMAND] PARANCS
    [DAYS] NAPOK
    [DEED] MŰVELET
    [DICE] KOCKÁK
    [FATE] SORSKÁRTYA
    [FILE] FÁJL
    [FOE] ELLENFÉL
    [FOLDER] MAPPA
    [GAME] JÁTÉK
    [NAME] NÉV
    [NUMBER] SORSZÁM
    [PATH] ÚTVONAL
    [PERSON] EMBER
    [PLACE] HELY
    [QUESTION] KÉRDÉS
    [SEAT] SZÉK
    [SENDER] FELADÓ
    [TABLE] ASZTAL
    [TOKEN] JELZŐ
    [VALUE] ÉRTÉK
    [WHAT] MIT
    [ATTACK] TÁMADÓ
    [BLUE] KÉK
    [BOARD] TÁBLA
    [COST] ÁR
    [DEFENCE] VÉDEKEZŐ
    [HAND] KÉZ
    [LEAD] ELŐNY
    [MISSING] HIÁNYZÓ
    [RED] PIROS
    [ROLL] DOBÁS
    [TARGET] CÉL
    [VOTES] SZAVAZATOK
    [WALLS] FALAK
    [WANTED] KERESETT
   *[other] { $word }
}
cli-interrupted = megszakítva

## Több parancs közös kapcsolói
cli-option-lang = minden szöveg nyelve; alapesetben a rendszeredé
cli-option-help = ez a súgó
cli-option-version = a program változata
cli-option-json = JSON-kimenet programok számára
cli-option-seed = tetszőleges szöveg; ugyanabból mindig ugyanaz a játszma lesz
cli-option-data = TOML-fájl a saját dobozod értékeivel, amelyek a mieink helyére lépnek
cli-option-option = a játék egy beállítása; többször is megadható (felsorolja őket: „banneret rules JÁTÉK”)
cli-option-players = a játékosok száma
cli-option-game = a játék, például havoc (felsorolja őket: „banneret games”)

## Parancsok
cli-play = játék a terminálban
    .about = Játék botok ellen. Ha nem adsz meg játékot, rövid menü kérdez rá. A játszma minden válasz után mentődik; bármikor abbahagyhatod, és később folytathatod.
    .examples =
        banneret play havoc --players 3 --bots expert,random
        banneret play havoc --option john_of_gaunt=on --seed 4711
        banneret play --resume FÁJL
cli-play-players = a játékosok száma veled együtt
cli-play-bots = a többi játékos: random, novice, expert, ismcts, ismcts:2000 (iteráció), ismcts:0.5s (másodperc válaszonként), ismcts:0.05cpu (processzoridő másodpercben), ismcts:1sx2 (két folyamatban egyszerre), master (ugyanez tanult hálózattal, ahol van ilyen) vagy exec:./mybot (egy program); ha kevesebb a név, mint a szék, ismétlődnek
cli-play-seat = a te széked, 0-tól számolva
cli-play-name = a neved
cli-play-save = hová mentődjön a játszma; alapesetben új fájlba, az adatmappádba
cli-play-resume = egy mentett játszma folytatása

cli-serve = játék a böngészőben
    .about = Elindítja a webes asztalt. Ha nem adsz meg portot, 8000-től az első szabadot használja; a játszmákat egy adatbázisfájlban őrzi.
cli-serve-host = a figyelt cím; a 0.0.0.0 más gépeket is beenged
cli-serve-port = a figyelt port
cli-serve-db = az adatbázis, sqlite:///FÁJL vagy postgresql://KISZOLGÁLÓ/NÉV
cli-serve-open = nyisson böngészőt is

cli-games = a játékok listája
    .about = A játékok a játékosszámmal, az állapotukkal és a szabályaik változatával.

cli-rules = egy játék szabályai
    .about = A szabályok szavakban, a beállítások, és az, hogy a kellékek mely értékei rekonstruáltak, mert sem szabálykönyv, sem nyilvános forrás nem közli őket.
    .examples =
        banneret rules havoc
        banneret rules havoc H-8
        banneret rules havoc --cards
cli-rules-number = egy szabály (H-6.3) vagy egy szabálycsoport (H-6)
cli-rules-cards = a szabályok helyett a kártyák, értékeikkel és szövegükkel
cli-rules-option = a szabályok úgy, ahogyan a játék e beállításával érvényesek; többször is megadható

cli-replay = egy feljegyzett játszma szavakban
    .about = Elmondja szavakban egy feljegyzett játszma történetét, majd megmutatja az asztalt, amelyhez vezet.
cli-replay-file = a feljegyzés, például egy mentett játszma
cli-replay-seat = úgy, ahogyan ez a szék látta (szám vagy név); alapesetben mindenki titkaival együtt
cli-replay-to = megállás ennyi válasz után

cli-scenario = helyzetleírások futtatása
    .about = Helyzetleírásokat futtat: egy állás, válaszok, és az, aminek ki kell jönnie. A kilépési kód 1, ha valami eltér, és 2, ha egy fájl nem futtatható.
cli-scenario-path = fájlok, vagy mappák .toml fájlokkal

cli-odds = esélyek egy játékban
    .about = Olyan esélyek, amelyek egy játék szabályaiból maguktól következnek. Minden játék a maga kérdéseire felel; kérdés nélkül a parancs felsorolja őket. Egy kérdés magyarázata: „banneret odds JÁTÉK KÉRDÉS --help”.
    .examples =
        banneret odds knights
        banneret odds knights beat 4-4-4+1 --rerolls 2 --dice die_3
        banneret odds knights beat --help
cli-odds-question = amit tudni szeretnél

cli-simulate = botok sok játszmája
    .about = Botok sok játszmát játszanak, a program pedig számol: hosszt, eredményt, időt.
    .examples =
        banneret simulate havoc --players 4 --games 1000
        banneret simulate havoc --bots expert,random --check
cli-simulate-games = hány játszma
cli-simulate-bots = a botok a székek sorrendjében; ha kevesebb a név, mint a szék, ismétlődnek
cli-simulate-check = a szabályok állandóinak ellenőrzése minden válasz után (lassú)

cli-match = botok összehasonlítása
    .about = Botok játszanak egymás ellen azonos osztásokkal, székcserével, és kiderül, ki milyen gyakran nyer.
    .examples =
        banneret match havoc --bots expert,random --games 200 --workers 2
cli-match-games = hány játszma
cli-match-bots = két vagy több bot, ugyanúgy megnevezve, mint itt: „banneret play”

## Hibák
error-cli-unknown-command = Nincs ilyen parancs: „{ $command }”. Ismert: { $known }.
error-cli-beside-the-sources = A mérések nem részei a telepített programnak: a forráskódja mellett vannak. Így futtathatók a forráskód mappájában: „make { $command }”.
error-cli-unknown-option = Itt nincs ilyen kapcsoló: { $option }. Talán erre gondoltál: { $known }?
error-cli-value-missing = A kapcsolóhoz érték is kell: { $option } { $value }.
error-cli-no-value = Ehhez a kapcsolóhoz nem tartozik érték: { $option }.
error-cli-too-many = Egy szóval több a kelleténél: „{ $word }” (banneret { $command }).
error-cli-missing = Ez még hiányzik: { $name } (banneret { $command }); a magyarázat: --help.
error-cli-not-a-number = { $name }: ez nem szám: „{ $word }”.
error-cli-too-small = { $name }: nem lehet { $word }, legalább { $least } kell.
error-cli-too-large = { $name }: nem lehet { $word }, legfeljebb { $most } lehet.
error-cli-not-with-resume = A --resume mellett ez nem adható meg, mert a mentett játszma már eldöntötte: { $name }.
error-option-form = Ez nem beállítás: „{ $text }”. Így írd: NÉV=ÉRTÉK.
error-cannot-write = A fájl nem írható: { $reason }.
error-not-utf8 = A fájl nem UTF-8 szöveg ({ $byte }. bájt).
error-bad-file-name = Ez nem lehet fájlnév.
error-save-exists = Ez a fájl már létezik, és nem írjuk felül. Adj meg másikat, vagy folytasd ezt a --resume kapcsolóval.
error-bad-name = Ez nem lehet név: „{ $name }”. 1–24 látható karakter kell, szögletes zárójel nélkül.
error-no-such-seat = Nincs ilyen szék: { $seat }; a székek sorszáma: 0 … { $most }.
error-no-seat-named = Ebben a feljegyzésben nincs ilyen szék: „{ $seat }”. Ismert: { $known }.
error-too-many-bots = Több a bot ({ $bots }), mint a szabad szék ({ $seats }).
error-whose-seat = Ebben a játszmában nem pontosan egy ember játszik (emberek: { $seats }). Add meg a székedet a --seat kapcsolóval.
error-unknown-rule = Nincs ilyen szabály: { $rule }. Csoportok: { $known }.
error-no-such-number = Nincs ilyen sorszámú válasz: { $number }; a lista vége: { $most }.
error-no-such-amount = Itt egyik válasz sem { $number }; lehetséges: { $known }. A listabeli helyet így írd: #{ $number }.
error-no-such-answer = Itt nincs ilyen válasz: „{ $text }”. Lehetséges: { $known }.
error-ambiguous-answer = Ez több választ is jelenthet: „{ $text }” ({ $known }).
error-no-scenarios = Ebben a mappában nincsenek helyzetleírások (.toml fájlok).
error-match-bots = Az összehasonlításhoz legalább két bot kell.
error-no-odds = { AZ($game, big: 1) } nem felel esélyeket firtató kérdésre.
error-unknown-odds = { AZ($game, big: 1) } nem ismer ilyen kérdést: „{ $question }”. Ismert kérdések: { $known }.
error-odds-value = { $name }: „{ $text }” nem lehetséges: { $reason }.

## Játék közben
play-person = Kapitány
play-bot-names = Bertrand, Isabeau, Talbot, Jeanne, Dunois, Blanche
play-myself = én magam
play-welcome-alone = { $game }, egyedül. Segítség: „súgó”.
play-welcome = { $game }. A többi játékos: { $bots }. Segítség: „súgó”.
play-allowed = Ez szabályos: { $text }.
play-why-what = Írd mellé, melyik válasz, például: miért { $answer }
play-time-left = Hátralévő idő: { $time }
play-saved = Elmentve:
play-resume = A játszma el van mentve. Így folytathatod:
play-record = Az egész játszma feljegyzése:
play-command-why = miért
play-command-rule = szabály
play-command-card = kártya
play-command-odds = esély
play-command-reason = indok
play-command-undo = vissza visszavon
play-command-cancel = mégse mégsem
play-command-anytime = bármikor
play-command-log = napló
play-command-save = mentés
play-command-table = asztal
play-command-help = súgó segítség segíts
play-command-quit = kilépés kilép
play-fillers = és meg valamint a az
play-command-near = Talán ezt a parancsot akartad: „{ $command }”?
play-help-places = Válaszolj szavakkal, ahogyan a lista mutatja ({ $answer }), vagy a listabeli hely számával: #1, vagy csak 1.
play-help-amounts = Válaszolj szavakkal, ahogyan a lista mutatja ({ $answer }). Itt vannak válaszok, amelyek maguk is számok: a puszta szám ezt jelenti, a listabeli helyet így írd: #1.
play-help-chains = Egy sorba több válasz is írható, vesszővel elválasztva; ugyanannak az igének a tárgyai közé nem kell vessző.
play-help-why = miért nem szabályos ez a válasz; a szabállyal együtt
    .usage = VÁLASZ
play-help-rule = egy szabály szavakban
    .usage = { $rule }
play-help-card = mi áll egy kártyán; név nélkül az összes kártya
    .usage = [NÉV]
play-help-odds = a válaszaid esélyei
play-help-reason = miért tette egy szakértő, amit utoljára tett
    .usage = [NÉV]
play-help-undo = visszavonás, amíg senki sem látta
play-help-cancel = elveti, amit eddig választottál
play-help-anytime = amit a válaszon kívül megtehetsz: ajándék és hasonlók
play-help-log = minden, ami történt, vagy az utolsó N sor
    .usage = [N]
play-help-save = mentés most, vagy másolat egy másik fájlba
    .usage = [FÁJL]
play-help-table = az asztal újrarajzolása (vagy csak Enter)
play-help-quit = vége; a játszma el van mentve, később folytathatod
play-reason-nobody = Még egyik szakértő sem tett semmit.
play-reason-no-expert = Itt egyik bot sem szakértő; csak a szakértők tudják megmondani, miért tették, amit tettek.
play-reason-who = Itt nincs ilyen nevű szakértő: „{ $text }”. Szakértők: { $known }.
play-reason-none = { $name } nem tud erről mit mondani.
play-no-cards = Ebben a játékban nincs kikereshető kártya.
play-no-card = Ebben a játékban nincs ilyen kártya: „{ $text }”. Az összes: „kártya”.
play-card-near = Talán erre gondoltál: { $known }?
play-several-cards = Több kártyára is illik: „{ $text }”:
play-rest-unused = Előbb valaki más válaszol; ez kimaradt: { $text }
play-rest-over = Vége a játéknak; ez kimaradt: { $text }
play-nothing-besides = Most nincs semmi, amit ezen kívül megtehetnél.
menu-how = Írj be egy számot vagy egy nevet. Az Enter a szögletes zárójelben állót választja, a „{ $quit }” kilép.
menu-game = Melyik játék?
menu-go-on = A legutóbbi játszma folytatása ({ $file })
menu-players = Hány játékos, veled együtt?
menu-bots = Kik legyenek a többiek?
menu-level-random = találomra játszó
menu-level-novice = könnyű
menu-level-expert = közepes
menu-level-ismcts = nehéz
menu-level-master = mester
menu-bot-expert = tud játszani, azonnal válaszol
menu-bot-ismcts = előre gondolkodik, válaszonként egy másodpercig
menu-bot-novice = tud játszani, de néha hibázik
menu-bot-random = a szabályokat ismeri, mást nem
menu-bot-master = előre gondolkodik, válaszonként egy másodpercig, és sok játszmából tanult
play-level-random = találomra játszó bot
play-level-novice = könnyű bot
play-level-expert = közepes bot, szakértő
play-level-ismcts = nehéz bot
play-level-master = mester szintű bot
menu-again = Ezek közül írj be egy számot: { $known }.

## Listák és táblázatok
games-game = Játék
games-title = Cím
games-players = Játékosok
games-maturity = Állapot
games-rules = Szabályváltozat
games-more = Játék: „banneret play JÁTÉK”, magyarázat: „banneret rules JÁTÉK”.
maturity-complete = teljes
maturity-rules = minden szabály; webes asztal még nincs
rules-options = Beállítások
rules-usual = (szokásos)
rules-reconstructed = Rekonstruált értékek
rules-reconstructed-about = Ezeket sem a szabálykönyv, sem nyilvános forrás nem közli; úgy választottuk meg őket, hogy mindennel összeférjenek, ami ismert. Saját fájllal (--data) lecserélheted őket.
source-rulebook = a szabálykönyvből
source-published = nyilvános forrásból
source-reconstructed = legalább részben rekonstruált
scenario-ok = rendben
scenario-failed = eltér  {""}
scenario-summary = { $files } helyzetleírás: { $failed } eltér, { $broken } nem futtatható.
trials-playing = Játszmák
trials-seat = Szék
trials-bot = Bot
trials-points = Pont
trials-victories = Győzelem
trials-players = { $players } játékos
trials-games = { $games } játszma
simulate-length = Egy játszma átlagosan { $decisions } döntésből áll.
simulate-speed = { $seconds } másodperc; másodpercenként { $games } játszma és { $decisions } döntés.
simulate-checked = A szabályok állandói minden válasz után teljesültek.
simulate-broken = Sérült egy szabály a játszmában ({ $number }., 0-tól számolva; kezdőérték: { $seed }): { $reason }
match-games = { $games } játszma, { $deals } osztás, székcserével
match-interval = Tartomány
match-fair = Arányos rész
match-above = jobb
match-below = gyengébb
match-level = –
match-confidence = A tartományba { $confidence }%-os megbízhatósággal esik a valódi arány; a „jobb” és a „gyengébb” azt jelenti, hogy az egész tartomány az arányos rész fölött vagy alatt van.
odds-best = ← a legjobb
odds-none = Itt nincs megmondható esély.
odds-chosen = Amit eddig választottál
odds-best-answers = A legjobb: { $answers }
odds-best-with-chance = A legjobb – { $answers }
odds-best-nothing = A legjobb: ne válassz semmit
odds-best-chosen = A legjobb: amit eddig választottál
odds-sampled = { $samples } minta alapján
odds-caption = %: { $of }
odds-more = Egy kérdés magyarázata: „banneret odds { $game } KÉRDÉS --help”.

## A webes asztal
serve-ready = Nyitva vannak az asztalok: { $address }
serve-compiling = Közben a háttérben elkészül a gyors játékmotor: a botok egyre gyorsabban gondolkodnak, és a következő indítás is gyors lesz.
serve-stop = Leállítás: Ctrl+C.
error-cannot-listen = A kiszolgáló nem tudja ezt a címet figyelni: { $host }, port: { $port } ({ $reason }).
error-server-missing = A webes asztalhoz további csomagok kellenek (hiányzik: { $reason }): pip install 'banneret[server]'.
