### Mások botjai, máshol végzett munka.

cli-option-workers = kik játsszanak egyszerre: a folyamatok száma, „ray” (e gép összes magja vagy a fürtje), vagy egy Ray-fürt címe
cli-option-allow-clock = a fürtön is játszhatnak botok az óra szerint; ekkor az eredmény a gépektől is függ
cli-play-programs = a --resume mellett: elindítja a programokat (exec:...), amelyeket a mentett játszma botként megnevez

cli-bot-check = botnak szánt program ellenőrzése
    .about = Játszmákat játszik egy programmal, amely a botok protokollját beszéli (docs/bot-protocol.md), és megmondja a szerzőjének, mi a baj: elindul-e, időben és a szabályok szerint válaszol-e, játszik-e több játszmát, megismételhető-e a kezdőértékével, és véget ér-e. A kilépési kód 1, ha játszmát veszítene vele.
    .examples =
        banneret bot-check ./mybot
        banneret bot-check "node mybot.js" --game havoc --players 4
cli-bot-check-program = a programot indító parancssor
cli-bot-check-game = a játék, amelyet játszanak
cli-bot-check-players = a játékosok száma; alapesetben a legkevesebb és a legtöbb felváltva
cli-bot-check-games = hány játszma
cli-bot-check-seconds = egy válasz ideje
bot-check-ok = rendben
bot-check-warning = figyelem
bot-check-fault = hiba
bot-check-ready = A program jelzi, hogy kész: { $name }. Ezt kéri: { $wishes }.
bot-check-games = { $games } játszma ért véget, összesen { $answers } válasszal.
bot-check-refused = { $refused } választ először el kellett utasítani. Ha ugyanarra a kérdésre a második is ilyen, a játszma elvész.
bot-check-slowest = A leglassabb válasz { $slowest } ms alatt jött; a határ { $limit } s.
bot-check-same = Ugyanaz a játszma ugyanazzal a kezdőértékkel ugyanazokat a válaszokat kapta.
bot-check-differs = Ugyanaz a játszma ugyanazzal a kezdőértékkel más válaszokat kapott: így a mérkőzések nem ismételhetők meg. A véletlent a „game” üzenet „seed” mezőjéből vedd, és minden játszmát elölről kezdj.
bot-check-quits = Véget ér, amikor kilépésre szólítják fel.
bot-check-stays = Nem ér véget, amikor kilépésre szólítják fel, le kell állítani.
bot-check-orphan-ends = Véget ér, amikor a szabványos bemenete véget ér.
bot-check-orphan-stays = Nem ér véget, amikor a szabványos bemenete véget ér: egy megszakított mérkőzés után ottmaradna.
bot-check-good = A bot előtt semmi akadály (kezdőérték: { $seed }).
bot-check-bad = Ezzel a hibával a bot elveszíti a játszmát (kezdőérték: { $seed }).
trials-forfeits = { $games } játszma azért veszett el, mert egy bot nem tudott tovább játszani:
error-seconds-form = Ez nem időtartam: „{ $text }”. 0 és 3600 közötti másodpercszám kell.
error-saved-program = A mentett játszma egy programot nevez meg botként: { $bot }. Csak akkor indul el, ha te is kéred: --programs.

cli-export = játszmák kiírása adatként, tanításhoz
    .about = Botok játszmáit vagy feljegyzett játszmákat ír ki, minden válaszhoz egy sort: mit látott a széke, mit válaszolhatott, mit válaszolt, és mi lett a játszma vége. A formát a fájl neve adja meg: .jsonl (soronként egy JSON) vagy .parquet. Az oszlopokat a docs/data.md magyarázza.
    .examples =
        banneret export havoc --players 2 --games 1000 --out havoc.parquet --workers 2
        banneret export --record game.record --out game.jsonl
cli-export-out = a kiírandó fájl, .jsonl vagy .parquet
cli-export-record = új játszmák helyett egy feljegyzés; többször is megadható
cli-export-games = hány játszma
cli-export-bots = a botok a székek sorrendjében; ha kevesebb a név, mint a szék, ismétlődnek
export-done = { $games } játszma, összesen { $rows } válasszal, ide került:
error-export-suffix = A fájl nevének .jsonl vagy .parquet végződésűnek kell lennie: { $name }
error-export-what = Vagy egy játékot nevezz meg, vagy feljegyzéseket a --record kapcsolóval; a kettőt együtt ne.
error-arrow-missing = A Parquet formátumhoz pyarrow kell: pip install 'banneret[data]' ({ $reason }).

cli-ladder = botok rangsorolása egymás ellen
    .about = Minden szint minden másikkal játszik, ugyanazokon az osztásokon, székcserével, és pontszámot kap (Bradley és Terry szerint; 400 pont különbség 10 az 1-hez). A --file fájlba minden eredmény rögtön bekerül, és ugyanaz a parancs onnan folytatja, ahol abbamaradt, több osztással is.
    .examples =
        banneret ladder havoc --deals 50 --file havoc.ladder --workers 2
        banneret ladder knights --levels expert,ismcts:0.05cpu --players 2
cli-ladder-levels = a rangsorolandó botok, ugyanúgy megnevezve, mint itt: „banneret play”
cli-ladder-deals = hány osztást játsszon minden pár
cli-ladder-file = itt maradnak meg az eredmények
ladder-deals = { $deals } osztás
ladder-games = Játszma
ladder-rating = Pontszám
ladder-pair = Pár
ladder-explained = A pontszámok átlaga 0; az arány a pár első tagjáé. A tartományba { $confidence }%-os megbízhatósággal esik a valódi érték. Minden párnál mindkét félnek fél győzelem is számít a valódiak mellett, így senki sem végtelenül jobb.
error-ladder-other = Ez a fájl egy másik rangsoré: a játéknak, a szabályoknak, a játékosszámnak, a beállításoknak, a szinteknek és a kezdőértéknek egyeznie kell.
error-ladder-line = Ez nem egy rangsor sora.

cli-lab = az egyensúly mérése, és hogy mit változtat egy érték
    .about = Botok teljes játszmáit méri: melyik székből ki nyer, hogyan érnek véget a játszmák, milyen hosszúak, tartományokkal. Minden --vary ugyanazokat az osztásokat játssza le újra valami mással, és megmutatja, ez osztásonként mit változtat.
    .examples =
        banneret lab warrior_knights --players 4 --games 200 --workers 2
        banneret lab field_of_glory --vary option:starting_player=red --out report
        banneret lab knights --vary data:my_knights.toml --vary bots:expert,random
cli-lab-games = hány osztás
cli-lab-bots = a botok a székek sorrendjében; ha kevesebb a név, mint a szék, ismétlődnek
cli-lab-vary = option:NÉV=ÉRTÉK, value:KULCS=ÉRTÉK (az adatfájl egy értéke), value:LISTA[AZONOSÍTÓ].KULCS=ÉRTÉK (egy rekordé, például kártyáé), data:FÁJL vagy bots:BOT,...; többször is megadható
cli-lab-out = új mappa a jelentésnek és a képeinek; alapesetben a jelentés a képernyőre kerül
lab-about = { $players } játékos, { $games } osztás, kezdőérték: { $seed }, { $bots }.
lab-plain = alapeset
lab-seat = { $seat }. szék
lab-one-way = az egyetlen mód
lab-wins = Győzelmek székenként
lab-ends = A játszma vége
lab-share = Arány
lab-interval = 95%-os tartomány
lab-figure = Adat
lab-mean = Átlag
lab-least = Legkevesebb
lab-most = Legtöbb
lab-what = Mi
lab-varied = Változat
lab-difference = Különbség
lab-explained = Az arányok tartománya Wilson, az átlagoké és a különbségeké Student szerinti. A különbség osztásonként értendő; a félkövér kívül esik azon, amit a véletlen megmagyaráz, mindegyik önmagában véve.
lab-written = A jelentés elkészült:
error-lab-variation = „{ $text }” – ez nem változat: option:NÉV=ÉRTÉK, value:KULCS=ÉRTÉK, data:FÁJL vagy bots:BOT,... kell.
error-lab-value-data = Egyetlen érték nem tehető a saját fájlod fölé: { $text }. Írd be a fájl egy másolatába, és azt add meg így: data:FÁJL.
error-lab-exists = Ez a mappa már létezik, nem írunk bele.
