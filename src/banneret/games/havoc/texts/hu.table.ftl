### Havoc: a böngészőben látható asztal szavai.

## Hol tart a játék
table-web-phase-turn = Újoncozás vagy Havoc!
table-web-phase-recruiting = Újoncozás
table-web-phase-peace = Egy év béke
table-web-phase-choosing = A következő csata kiválasztása
table-web-phase-battle = Csata: { $battle }, { NUMBER($year, useGrouping: 0) }
table-web-phase-after = A csata után: { $battle }
table-web-phase-final = A végső csata: { $battle }, { NUMBER($year, useGrouping: 0) }
table-web-phase-over = Vége a játéknak

## Lapok és paklik
table-web-troop = { $suit } { $value }, { $unit }
table-web-dogs-of-war = Harc ebei
table-web-deck = Húzópakli
table-web-deck-count = { $count ->
    [0] A húzópakli üres
   *[other] Húzópakli: { $count } lap
}
table-web-discards = Dobott lapok
table-web-discards-count = { $count ->
    [0] Nincs dobott lap
   *[other] Dobott lapok: { $count }
}
table-web-recruits = Újoncok
table-web-recruits-full = Az újoncozási terület megtelt: a következő lapot az újoncok közül kell elvenni.
table-web-looking-through = A dobott lapokat most csak te nézheted át

## Csaták
table-web-battles = A csaták sorrendben
table-web-battle = Az ütközet
table-web-next-battle = Következő csata
table-web-last-battle = Az utolsó csata
table-web-hidden-battle = még rejtett csata
table-web-next = következik
table-web-fought-now = most zajlik
table-web-won-by = győztes: { $name }
table-web-cancelled = elmaradt
table-web-points-by-place = Győzelmi pontok helyezés szerint
table-web-place = { $place }.
table-web-place-now = { $place }. hely
table-web-gained = +{ $points }
table-web-battlefield = A csatatér
table-web-initiator = Kezdeményező
table-web-nothing-laid = Még nincs lerakott lap
table-web-chooses-secretly = Titokban választ
table-web-has-chosen = Már választott
table-web-out-of-battle = harcon kívül

## Béke
table-web-peacekeeper = Béke őre
table-web-peace-card = { $level ->
    [0] Békekártya, még szám nélkül
   *[other] Békekártya, az állása: { $level }
}
table-web-havoc = Havoc!
table-web-havoc-card = Havoc-kártya
table-web-levels = Milyen közel van az egy év béke
table-web-year-of-peace = egy év béke
table-web-peace-near = Ha a Béke őre megint újoncozik, egy év béke következik, és elmarad ez a csata: { $battle }.
table-web-peace-declared = Egy év béke: elmarad egy csata ({ $battle }), és a játékosok lapot dobnak el.
table-web-john-pending = John of Gaunt előkerült, a helye e játékos után van: { $name }. A Chevauchées következik.
table-web-john-keeper = John of Gaunt a Béke őre; a fordulója e játékosé után jön: { $name }.

## Játékosok
table-web-thinks = gondolkodik
table-web-ready = kész
table-web-fights = a csatában
table-web-passed = passzolt
table-web-stayed-out = kimarad
table-web-undecided = még nem döntött
table-web-cards-held = { $count } lap
table-web-points = { $points } győzelmi pont
table-web-battles-won = Megnyert csaták
table-web-preview = Együtt: { $combination }
table-web-no-cards = Nincs lap a kezedben
table-web-watching = Nézőként vagy itt: a kézben tartott lapok rejtve maradnak.

## A vége
table-web-final-place = { $place ->
    [1] győztes
   *[other] { $place }. helyezett
}
table-web-standings = Végeredmény
table-web-standing = { $place }. { $name }
table-web-battles-count = { $count ->
    [0] nem nyert csatát
   *[other] { $count } megnyert csata
}
