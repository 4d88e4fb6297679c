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
cli-bot-check-players = a játékosok száma; rendesen a legkevesebb és a legtöbb felváltva
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
