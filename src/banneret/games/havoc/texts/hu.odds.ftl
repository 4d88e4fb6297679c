### Esélyek a Havocban: amit az asztal mutat, és amit bárki megkérdezhet („banneret odds havoc ...”).

## Minek az esélye
chance-not-won = annak esélye, hogy nem te nyersz, ha több lapot nem raksz le, a többiek pedig úgy játszanak, mint a szakértő bot
chance-place-1 = te leszel az első
chance-place-2 = te leszel a második
chance-place-3 = te leszel a harmadik
chance-place-4 = te leszel a negyedik
chance-place-5 = te leszel az ötödik
chance-place-6 = te leszel a hatodik
chance-unpaid = nem kapsz pontot
chance-worst = legrosszabb eset: valaki megelőzhet, ha mindenki, aki még rakhat, lerak mindent, ami segít rajta

## Kérdések
odds-ranks = milyen jók a véletlen lapok
    .about = Milyen gyakran melyik a legjobb kombináció adott számú véletlen lapban, a játékosok száma szerint.
    .examples =
        banneret odds havoc ranks
        banneret odds havoc ranks --players 2 --cards 12
odds-beat = hányadik lesz egy kombináció
    .about = Hányadik helyen végez egy kombináció, ha minden ellenfél véletlen lapokat tart a kezében, és a legjobbat rakja le belőlük. A lapok jele: b9 (kék 9), a D egy eb. Azonos erejű kombinációk között a kézben maradt lapok száma dönt.
    .examples =
        banneret odds havoc beat b9 o9 g9 --players 4 --held 8
        banneret odds havoc beat b5 b6 b7 b8 b9 --players 6 --held 10 --opponents 5
odds-holds = ott vannak-e a keresett lapok
    .about = Annak esélye, hogy a senki által nem látott lapok közül a fontosak ott vannak egy kézben, vagy a húzópakli következő lapjai között, a lapok száma szerint.
    .examples =
        banneret odds havoc holds 3 --unseen 51
        banneret odds havoc holds 4 --unseen 40 --cards 6 --least 2
odds-dogs = hány eb maradjon harcon kívül
    .about = Annak esélye, hogy legyőzöl egy ellenfelet, aki véletlen lapjaiból a legjobbat rakja le, aszerint, hogy hány ebed van harcon kívül.
    .examples =
        banneret odds havoc dogs D D b1 b2 b3 b4
        banneret odds havoc dogs D b5 b6 b7 b8 b9

## Amit egy kérdés tudni akar
odds-option-players = hányan játszanak: ettől függ, mely lapok vannak játékban
odds-option-hand = a lerakott lapok: b9 (kék 9), o narancs, g zöld, k szürke, y sárga, n barna, D egy eb
odds-option-held = hány lap van egy ellenfél kezében
odds-ranks-cards = hány véletlen lap (2–16)
odds-beat-left = hány lap marad a kezedben
odds-beat-opponents = hány ellenfél vesz részt
odds-holds-wanted = a nem látott lapok közül hány fontos
odds-holds-unseen = hány lapot nem láttál
odds-holds-cards = legfeljebb hány lapig mutassa
odds-holds-least = hány elég belőlük

## Válaszok
odds-heading-ranks = A legjobb kombináció { $cards } véletlen lapban, { $players } játékosnál
odds-heading-beat = { $combination } ({ $cards }) { $opponents ->
    [one] egy ellenfél ellen, akinek { $held } véletlen lapja van
   *[other] { $opponents } ellenfél ellen, akiknek fejenként { $held } véletlen lapjuk van
}
odds-heading-holds = Legalább { $least } lap a keresett { $wanted } közül, { $unseen } nem látott lapból
odds-heading-dogs = { $cards } – egy ellenfél ellen, akinek { $held } véletlen lapja van
odds-column-best = ez a legjobb
odds-column-at-least = ez vagy jobb
odds-column-chance = esély
odds-column-first = megelőzi
odds-place = { $place }. hely
odds-cards = { $count } lap
odds-dogs-out = { $dogs ->
    [0] egy eb sincs harcon kívül
   *[other] { $dogs } eb harcon kívül
}: { $combination }
odds-note-measured = 100 000 véletlen lapkiosztáson mérve.
odds-note-left = A kezedben { $left } lap marad.
odds-note-sampled = { $samples } véletlen osztás alapján, nagyjából fél százalék pontossággal.

## Miért nem jó egy érték
reason-havoc-odds-number = ez a szám túl kicsi vagy túl nagy
reason-havoc-odds-card = a lapok jele például b9, o12 vagy D
reason-havoc-odds-not-in-play = ennyi játékosnál nincs ilyen lap, vagy nincs belőle ennyi
reason-havoc-odds-six = egy kombináció egy–hat lapból áll
reason-havoc-odds-laid = hat lap és mellettük két eb rakható le, és legalább egy ebnek köztük kell lennie
