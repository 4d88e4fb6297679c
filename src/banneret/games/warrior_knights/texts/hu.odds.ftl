### Esélyek, amelyek a sorspakliból maguktól következnek („banneret odds warrior_knights ...”).

## Kérdések
odds-assault = roham egy város vagy kastély ellen
    .about = Hogyan végződik egy nemes rohama. Ha nem nevezel meg csapaterőt és nemest, minden szokásos sereg és képesség látszik; a falakat bent álló sereg is védheti.
    .examples =
        banneret odds warrior_knights assault 200
        banneret odds warrior_knights assault vecht --troops 300 --noble triangle
        banneret odds warrior_knights assault 300 --troops 400 --inside 100 --defender square
odds-battle = ütközet nyílt terepen
    .about = Hogyan végződik egy ütközet, ha mindkét oldalon egy nemes harcol.
    .examples =
        banneret odds warrior_knights battle 300 200
        banneret odds warrior_knights battle 250 250 --noble star --defender triangle
odds-siege = lehetséges-e az ostromzár
    .about = Az ostromzárhoz nem kell szerencse, csak nagyobb összerő; a második, egy későbbi fordulóban, beveszi a helyet.
    .examples =
        banneret odds warrior_knights siege bingen
        banneret odds warrior_knights siege 200 --troops 50 --inside 100
odds-expedition = mit hoz egy expedíció
    .about = Mi lesz az expedíciókkal a sávjuk végén, áldottan és anélkül.
    .examples =
        banneret odds warrior_knights expedition
        banneret odds warrior_knights expedition --seen 2,9,17
odds-revolt = nemes nélküli városok lázadása
    .about = Egy báró hány városa lázad fel egyetlen fenntartáskor.
    .examples =
        banneret odds warrior_knights revolt --cities 4
        banneret odds warrior_knights revolt --cities 3 --seen 1,4,5,12
odds-vote = egy szavazás megnyerése
    .about = Mekkora esélyt ad minden leadott szavazatszám, ha a többiek a sajátjaikból bármennyit egyforma eséllyel adnak le.
    .examples =
        banneret odds warrior_knights vote 6 --rivals 4,2,2
        banneret odds warrior_knights vote 5 --rivals 3,3 --together --chair

## Amit tudni akarnak
odds-option-walls = a falak ereje: egy város (vecht) vagy egy szám (300)
odds-option-troops = a támadó sereg ereje, a veszteségek levonása után
odds-option-noble = a támadó, pihent nemes alakja
odds-option-inside = a bent álló nemes seregének ereje
odds-option-defender = a védekező nemes alakja, ha pihent
odds-option-seen = az utolsó keverés óta látott sorskártyák sorszámai, abban a sorrendben, ahogy a pakli alá kerültek
odds-battle-attack = a támadó sereg ereje
odds-battle-defence = a védekező sereg ereje
odds-revolt-cities = legfeljebb hány városodban nem áll nemesed
odds-vote-votes = hány szavazatod van
odds-vote-rivals = a többi jelen lévő báró szavazatai
odds-vote-together = mind együtt szavaznak ellened; különben mindegyik másra
odds-vote-chair = te döntesz egyenlőségnél

## Válaszok
odds-heading-assault = Roham { $walls } erejű falak ellen
odds-heading-assault-inside = Roham { $walls } erejű falak ellen, bent { $inside } erejű sereggel
odds-heading-battle = { $attack } erejű sereg { $defence } erejű ellen, ütközetben
odds-heading-siege = Ostromzár { $total } összerő ellen
odds-heading-expedition = Mit hoznak az expedíciók
odds-heading-revolt = Lázadások egy fenntartáskor
odds-heading-vote = Egy szavazás megnyerésének esélye { $count } szavazattal, minden ellenfél másra szavaz
odds-heading-vote-together = Egy szavazás megnyerésének esélye { $count } szavazattal, az ellenfelek együtt szavaznak
odds-column-taken = elesik a hely
odds-column-won = győzelem
odds-column-driven-off = a támadó visszavonul
odds-column-dead = a támadó meghal
odds-column-defenders-dead = a védekező meghal
odds-column-siege = lehetséges
odds-column-master = az Ostrommesterrel
odds-column-lost = elvész a flotta
odds-column-no-news = semmi hír
odds-column-mean = ennek a lapnak a hozama
odds-column-in-the-end = végső hozam
odds-column-some = legalább egy
odds-column-several = legalább kettő
odds-column-expected = átlagosan (100% = egy város)
odds-column-chance = esély
odds-no-ability = képesség nélkül
odds-army = { $troops }, { $noble }
odds-besiegers = { $troops } és egy nemes: { $total }
odds-venture-blessed = { $name }, áldott
odds-cities = { $count } város
odds-votes = { $count ->
    [0] szavazat nélkül
   *[other] { $count } szavazat
}
odds-note-deck = Az utolsó keverés óta { $count } lapot nem láttál: { $deal } okoz, { $prevent } kivéd, { $victory } győzelem, { $draw } újabb húzás.
odds-note-best-kept = Feltevés: a húzás után a számodra legjobb sorskártyákat tartod meg.
odds-note-fates = Számít, mely sorskártyákat láttad az utolsó keverés óta; aki ismeri a pakli tetejét, annak az esély 0% vagy 100% is lehet.
odds-note-equilibrium = Mindkét báró úgy tart meg lapokat, ahogy az a másik választásai ellen hosszú távon a legjobb (a kettős döntés közelítő egyensúlya); egy hely elfoglalása 1-et, egy fél minden nemesének halála felet ér, ütközetben a teljes győzelem 1-et, a részleges felet. Az asztalnál az esélyek azt mondják meg, mire számíthatsz olyan védő ellen, aki úgy választ, mint a szakértő bot.
odds-note-baron = Feltevés: neked a győzelem 1-et, egy fél minden nemesének halála felet ér; a védő úgy tart meg sorskártyákat, mint a szakértő bot, vagyis azokat, amelyekkel a legjobban kitart egy előtte teljesen ismeretlen támadó kéz ellen. 0% és 100% csak ott áll, ahol más választása sem változtatna a végén.
odds-note-siege = Az ostromló seregnek és nemese 200 erejének többnek kell lennie, mint a falak, a bent álló seregek és a bent lévő nemes 200 ereje együtt.
odds-note-expedition = A hozam a betét átlagos többszöröse: 100% maga a betét. Ha semmi hír nem jön, az expedíció a következő lapra vár, ezért végül több jön vissza; ehhez úgy számolunk, mintha az is ugyanezek közül kerülne ki.
odds-note-revolt = Az utolsó keverés óta { $count } lapot nem láttál, ezekből { $revolts } hoz lázadást. A lázadás egy hitjelzővel vagy a város bevételének kétszeresével leszerelhető.
odds-note-vote-expert = Feltevés: a többiek úgy szavaznak, ahogyan a szakértők szoktak ilyen ügyben a játéknak ebben a szakaszában (mért gyakoriságok): ajándékot mindenki magának kér, terhet mindenki az élen állónak szán.
odds-note-vote = Pontos érték olyan ellenfelek ellen, akik a szavazataikból bármennyit egyforma eséllyel adnak le.

## Miért nincs értelme egy értéknek
reason-warrior-knights-odds-number = ez a szám túl kicsi vagy túl nagy
reason-warrior-knights-odds-votes = a szavazatok száma 0 és 300 közötti egész szám
reason-warrior-knights-odds-rivals = egy–öt másik báró lehet jelen
reason-warrior-knights-odds-walls = a fal egy város vagy egy kerek százas, legfeljebb 600
reason-warrior-knights-odds-troops = a csapatok ereje ötvenesével nő
reason-warrior-knights-odds-noble = a nemesek: star, square, triangle és circle
reason-warrior-knights-odds-fate = a sorskártyák sorszáma 1-től 24-ig terjed, mindegyik legfeljebb egyszer, és maradnia is kell
reason-warrior-knights-odds-few = ennyi lap nincs már a pakliban

## Minek az esélye
chance-captured = esély a hely elfoglalására
chance-won = esély az ütközet megnyerésére (teljes vagy részleges győzelem), ha a védő úgy tart meg sorskártyákat, mint a szakértő bot
chance-besieged = esély az ostromzár létrejöttére
chance-own-deaths = minden támadó nemesed meghal
chance-their-deaths = minden védekező nemes meghal
chance-retreat = vissza kell vonulnod
chance-vote = esély, hogy a szavazás a kívánságod szerint dől el, ha a többiek úgy szavaznak, mint a szakértők
chance-fleet = esély, hogy a flotta áldás nélkül is visszatér
chance-blessed-fleet = esély, hogy a megáldott flotta visszatér
chance-crowns-back = átlagosan megtérülő korona

## Miért tett így a bot
bot-battle = { $battle ->
    [siege] { $area }: az ostromzár várhatóan { $gain } befolyást ért.
    [assault] { $area }: a roham várhatóan { $gain } befolyást ért.
   *[open_field] { $area }: az ütközet várhatóan { $gain } befolyást ért.
}
bot-no-battle = { $area }: egyik csata sem ígért többet, mint amennyit kockáztatott volna.
bot-nothing-better = Egyetlen mozgás vagy csata sem ígért többet.
bot-city-kept = { $city } a hátralévő kb. { $rounds } fordulóban többet hoz, mint amennyibe került.
bot-city-let-go = { $city } a hátralévő kb. { $rounds } fordulóban kevesebbet hozna, mint amennyibe kerül.
bot-leader-refused = { $to } áll az élen, neki nem jár engedély.
bot-no-harm = Nem árt, ha { $to } megteszi.
