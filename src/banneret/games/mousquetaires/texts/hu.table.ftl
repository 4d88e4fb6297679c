### A király testőrei: a böngészőbeli asztal szavai.

## Hol tart a játék
table-web-setting-up = Előkészületek
table-web-phase = { $round }. forduló · { $what }
table-web-phase-1 = I. Milady
table-web-phase-2 = II. Testőrök
table-web-phase-3 = III. La Rochelle
table-web-phase-4 = IV. A forduló vége
table-web-phase-over = Vége a játéknak

## Helyek
game-seats = Az utolsó hely Miladyé, a többi a testőröké, akik együtt nyernek és együtt veszítenek. Ha kevesebben vagytok, egy játékos több testőrt vezet egy kézből. Milady nélkül (lásd a beállításokat) mindenki testőr, és egyedül is játszhatsz.
side-milady = Milady
side-musketeers = Testőrök

## A térkép
table-web-map = Párizs térképe
table-web-not-here = Milady nincs itt
table-web-man-life = { $man }, { $life } életpont
table-web-man-lies = { $man }, harcképtelen
table-web-milady-with = Milady Rochefort-ral, életpont: { $life }/{ $most }

## Sávok
table-web-more-red = Erősítés: ebben a fordulóban { $count } piros kockával több La Rochelle-ben
table-web-fewer-actions = Besorozás: ebben a fordulóban minden testőrnek { $count } akcióval kevesebb
table-web-isolated = Elszigeteltség: ebben a fordulóban a testőrök nem cserélhetnek és nem beszélhetnek egymással
table-web-budget = Vészhelyzet! Hátralévő akciók: { $count }
table-web-clock = Vészhelyzet! Pereg a homokóra
table-web-arsenal = Fegyvertár
table-web-price = { $gold } arany
table-web-price-card = egy Harc-kártya
table-web-stock = { $count ->
    [0] elfogyott
   *[other] maradt: { $count }
}

## Feladatok
table-web-paris-quiet = Párizsban nincs feladat.
table-web-louvre-quiet = A Louvre-ban nincs több tennivaló.
table-web-louvre-soon = Még nincs nyitott feladat.
table-web-louvre-next = { $count ->
    [one] A következő egyben az utolsó: { $louvre }
   *[other] Következik: { $louvre } (a pakliban { $count })
}
table-web-louvre-track = Louvre-jelző: { $mark }. mező, összesen { $end }
table-web-challenge = Kihívás: { $skill } { $level }
table-web-trap = Csapda: { $trap }
table-web-successes = Sikerek: { $target } közül { $count }
table-web-successes-short = Sikerek: { $count }/{ $target }
table-web-dice = { $count } kocka
table-web-fixed = mindig { $swords } kard, { $shields } pajzs
table-web-life = { $life } életpont
table-web-life-of = Életpont: { $life }/{ $most }
table-web-reward = { $gold ->
    [0] jutalom: { $epic } Hősiesség
   *[other] { $epic ->
        [0] jutalom: { $gold } arany
       *[other] jutalom: { $gold } arany, { $epic } Hősiesség
    }
}
table-web-thrust = Titkos vágás: { $faces }
table-web-siege-help = A bal szélen Milady győz. Mellette Álnokság-kártyát húz; a jobb szélről második mezőn a csapat Hősiesség-jelzőt, a jobb szélen „Egy mindenkiért” kártyát kap.
table-web-siege-note = Letett kártyák: { $count }/{ $most }
table-web-strength = { $strength } erő

## A küldetés
table-web-stage = { $board }. küldetéstábla, összesen { $boards }
table-web-common = Közös terület
table-web-cleared = megtisztítva
table-web-place-next = ide kerül a következő jelző
table-web-face-down = lefordítva
table-web-token-hidden = lefordított jelző
table-web-passage = Titkos átjáró ({ $cost } Hősiesség)
table-web-epic-token = Hősiesség-jelző
table-web-team = Hősiesség-jelzők: { $epic }, „Egy mindenkiért” kártyák: { $cards }

## Kockák
table-web-duel = { $man } – { $foe }
table-web-chance = esély: { $percent }%
table-web-percent = { $percent }%
table-web-played-cards = Kártyák: { $cards }
table-web-before-roll = Még nem dobtak.
table-web-throw-duel = Párbaj
table-web-throw-siege = La Rochelle ostroma
table-web-throw-search = Keresés Párizsban
table-web-throw-abduction = Az elrablás
table-web-rerolled = Toledói kard: { $face } → { $rolled }
table-web-thrust-man = a testőr titkos vágása
table-web-thrust-foe = az ellenfél titkos vágása
table-web-hurt = a testőr { $count } életpontot veszít
table-web-swords = kardok: { $blue } : { $red }
table-web-sacrificed = { $man } feláldoz egy életpontot
table-web-siege-moved = { $way ->
    [left] a jelző { $lead } mezőt lép balra
    [right] a jelző { $lead } mezőt lép jobbra
   *[stays] a jelző a helyén marad
}
table-web-successes-more = { $count ->
    [0] nincs siker
   *[other] { $count } siker
}
table-web-duel-tied = döntetlen, egy-egy kockával kevesebb
table-web-duel-undecided = eredménytelen
table-web-duel-beaten = legyőzve!
table-web-duel-failed = nincs legyőzve
table-web-duel-flees = Rochefort elmenekül
table-web-duel-lost = az akció elveszett

## Emberek
table-web-free = szabad
table-web-automatic = magától játszik
table-web-ridden = (ebben a fordulóban már lovagoltak rajta)
table-web-ability-used = képessége elhasználva
table-web-banned = nem mehet a küldetésre
table-web-rochefort-fled = Rochefort elmenekült
table-web-treachery-held = Álnokság-kártya a kézben: { $count }
table-web-treachery-left = Álnokság-pakli, { $count } lap
table-web-treachery-played = Kijátszott álnokságok: { $cards }
table-web-paris-held = Párizs-kártya a kézben: { $count }
table-web-cards-held = { $count } lap a kézben
table-web-your-turn = te következel
table-web-side-milady = Milady
table-web-side-musketeers = Testőrök
table-web-watching = Nézőként vagy itt.
table-web-hand-empty = Nincs lap a kezedben.
table-web-all-know = mindenki látta
table-web-deck = Kaland-pakli, { $count } lap
table-web-discards = Eldobott lapok: { $cards }
table-web-show = Mutass meg mindenkinek egy lapot

## Milady paravánja
table-web-treachery = Álnokság
table-web-destinations = Úti célok
table-web-destination = Úti célod
table-web-paris-cards = Párizs-kártyák
table-web-reserve = Ellenfelek és csapdák
table-web-tokens = Jelzők a küldetéshez
