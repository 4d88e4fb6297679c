### Esélyek, amelyek a kockákból, lapokból és jelzőkből maguktól következnek („banneret odds mousquetaires ...”).

## Kérdések
odds-foes = mindenki, akivel meg lehet vívni
    .about = Az egyes ellenfelek legyőzésének esélye egyetlen párbajban, a kék kockák száma szerint. Cavois-nál mindkét seb egyszerre kell; Rochefort bármilyen sebre elmenekül.
    .examples =
        banneret odds mousquetaires foes
        banneret odds mousquetaires foes --man dartagnan --thrust --armour
odds-duel = egy párbaj
    .about = Az ellenfél legyőzésének, a sérülésnek és a harcképtelenségnek az esélye, a kék kockák száma szerint.
    .examples =
        banneret odds mousquetaires duel rochefort --man porthos --pistol
        banneret odds mousquetaires duel cavois --wounded 1
odds-thrust = titkos vágások
    .about = Milyen gyakran van meg egy dobásban a titkos vágás, a kék kockák száma szerint.
    .examples =
        banneret odds mousquetaires thrust
odds-challenge = a kihíváshoz hiányzó lapok kihúzása
    .about = Mekkora eséllyel jönnek a hiányzó készségkártyák a Kaland-pakli következő lapjai között.
    .examples =
        banneret odds mousquetaires challenge 2
        banneret odds mousquetaires challenge 1 --matching 4 --deck 20 --draws 3
odds-siege = La Rochelle ostroma
    .about = Hol áll a jelző néhány forduló után, ha a kockák száma nem változik. Egy áldozat minden fordulóban elvesz egy kardot Miladytől.
    .examples =
        banneret odds mousquetaires siege 2 2
        banneret odds mousquetaires siege 1 3 --marker 3 --sacrifices 1 --smuggler
odds-constance = keresés Párizsban, és Az elrablás
    .about = Az elegendő siker esélye: a kereső testőröké az akciók száma szerint, Miladyé Az elrablás lapjával a fordulók száma szerint.
    .examples =
        banneret odds mousquetaires constance
        banneret odds mousquetaires constance --successes 3
odds-token = mi lehet egy lefordított jelző
    .about = Az egyes jelzőfajták esélye a küldetés egy lefordított jelzőjénél, a már látott jelzők szerint.
    .examples =
        banneret odds mousquetaires token 1 --seen decoy,guard2
        banneret odds mousquetaires token 3 --seen dagger,dagger

## Amit egy kérdéshez tudni kell
odds-option-man = a testőr: dartagnan, aramis, athos vagy porthos
odds-option-thrust = megvan neki a továbbfejlesztett titkos vágás
odds-option-pistol = van pisztolya
odds-option-armour = van páncélja
odds-option-toledo = van toledói kardja
odds-duel-foe = az ellenfél: egy ellenfélkártya (jussac), rochefort, de_wardes, guard, nemesis vagy egy jelző (guard3, wall, even, brute)
odds-duel-life = az életpontjai; ha nem adod meg, mind megvan
odds-duel-wounded = hány sebe van már az ellenfélnek
odds-challenge-missing = hány pont hiányzik
odds-challenge-matching = hány ilyen készségkártya van a pakliban
odds-challenge-deck = hány lap van a pakliban
odds-challenge-draws = hány húzás látsszon
odds-siege-blue = a testőrök kockái
odds-siege-red = Milady kockái
odds-siege-marker = hány mezőre áll a jelző a Richelieu-mezőtől; a 0 vereség
odds-siege-sacrifices = hány testőr áldoz életpontot minden fordulóban
odds-siege-smuggler = Párizsban A csempész fekszik
odds-siege-rounds = hány forduló látsszon
odds-constance-successes = hány siker van már meg
odds-token-board = a küldetéstábla: 1, 3 vagy 4
odds-token-seen = a már látott jelzők: decoy, dagger, guard2, guard3, guard4, wall, even, brute

## Válaszok
odds-heading-foes = { $man }: az ellenfelek legyőzésének esélye egyetlen párbajban
odds-heading-duel = Párbaj: { $man } ({ $life } életpont) és { $foe }
odds-heading-thrust = Titkos vágások
odds-heading-challenge = Legalább { $missing } { AZ($matching) } megfelelő lapból, a pakli { $deck } lapos
odds-heading-siege = La Rochelle: { $blue } kék és { $red } piros kocka, a jelző { $marker } mezőre a Richelieu-mezőtől
odds-heading-constance = { $count } siker a Constance-skálán
odds-heading-token = { AZ($board, big: 1) }. küldetéstábla egy lefordított jelzője
odds-column-chance = esély
odds-column-beaten = legyőzve
odds-column-hurt = megsérül
odds-column-felled = harcképtelen
odds-column-lost = vereség
odds-column-back = balrább
odds-column-same = ugyanott
odds-column-ahead = jobbrább
odds-column-end = elérte a jobb végét
odds-column-search = keresés
odds-column-abduction = elrablás
odds-dice = { $count } kocka
odds-draws = { $count } húzás
odds-rounds = { $count } forduló
odds-times = { $count } alkalom
odds-thrust-plain = három liliom
odds-thrust-improved = továbbfejlesztett vágás
odds-thrust-dartagnan = D’Artagnan saját vágása
odds-thrust-both = D’Artagnan mindkettővel
odds-dangerous = tőr vagy ellenfél
odds-note-wounds = { $dice } kockával átlagosan { $wounds } sebet kap.
odds-note-toledo = A toledói kard azt a kockát dobja újra, amelyiknél ez a legtöbbet segít; egy seb a győzelem tizedét nyomja a latban.
odds-note-siege = A jelző fordulónként átlagosan ennyit mozdul: { $mean }.

## Miért nincs értelme egy értéknek
reason-mousquetaires-odds-number = ez a szám túl kicsi vagy túl nagy
reason-mousquetaires-odds-man = a testőrök: dartagnan, aramis, athos és porthos
reason-mousquetaires-odds-foe = ezzel nem lehet párbajt vívni
reason-mousquetaires-odds-board = lefordított jelzők az 1., a 3. és a 4. táblán vannak
reason-mousquetaires-odds-token = nincs ilyen jelző, vagy nincs ennyi belőle
reason-mousquetaires-odds-seen = akkor nem maradna lefordítható jelző

## Minek az esélye az, ami a válaszok mellett áll
chance-challenge = a kihívás leküzdésének esélye
chance-duel = az ellenfél legyőzésének esélye
chance-search = annak esélye, hogy a keresés még ebben a körben befejeződik, ha minden akciód erre megy
chance-search-fair = annak esélye, hogy ez a keresés legalább két sikert hoz (a kör végéig még nem fejezhető be)
chance-unmask = annak esélye, hogy a leleplezésre sor kerül
chance-solve = a csapda hatástalanításának esélye
chance-step = annak esélye, hogy ez a lépés megtisztítja a mezőt
chance-fight = a jelző legyőzésének esélye
chance-passage = a titkos átjáró esélye
chance-guard = az őr legyőzésének esélye
chance-guard-free = az őr legyőzésének esélye (kiszabadulsz akkor is, ha nem győzöd le)
chance-blind = a lefordított jelző legyőzésének esélye
chance-flees = annak esélye, hogy Rochefort elmenekül
chance-then-task = annak esélye, hogy Rochefort elmenekül, és a feladat is sikerül a többi lappal
chance-rochefort = annak esélye, hogy Rochefort közbelép
chance-plan = { $count ->
    [0] ha Rochefort közbelép, kártya nélkül vívj vele, a lapjaid a feladathoz kellenek; annak esélye, hogy elmenekül
   *[other] ha Rochefort közbelép, ellene menjen: { $ability ->
        [0] { $cards }
       *[other] { $cards } és egy lap Aramis képességével
    }; annak esélye, hogy elmenekül
}
chance-search-brings = egy keresés átlagos sikere
chance-search-needs = ennyi keresés kell átlagosan a hiányzó sikerekhez ({ $count })
chance-felled-first = a siker esélye: nincs, mert a bérgyilkos előbb harcképtelenné teszi
chance-note-all-cards = Az esélyek úgy értendők, hogy minden lapodat a lehető legjobban használod fel.
chance-note-milady = Feltevés: Milady úgy választ úti célt, ahogyan a szakértők, a mért gyakoriságok szerint.
chance-note-hard-tokens = Milady feltehetően a legnehezebb megmaradt jelzőit tette ide.
chance-note-any-token = Minden még nem látott jelző egyforma eséllyel fekszik ott.
chance-note-plan = A legjobb terv: Rochefort ellen { $count ->
    [0] semmi, mert a lapjaid a feladathoz kellenek
   *[other] { $ability ->
        [0] { $cards }
       *[other] { $cards } és egy lap Aramis képességével
    }, a többi a feladathoz
}.
