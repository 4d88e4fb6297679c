### Lovagok: a böngészőben látható asztal szavai.

## Hol tart a játék
table-web-phase = { $round }. forduló · { $what }
table-web-phase-turn = { $name } célpontot választ
table-web-phase-roll = { $name } dob
table-web-phase-defence = Egy vár védelme
table-web-phase-tournament = Lovagi torna
table-web-phase-king = { $name } a királyt próbálja letaszítani
table-web-phase-revenge = A király bosszúja
table-web-phase-guards = { $name } elhelyezi az őrségeit
table-web-phase-over = Vége a játéknak

## Lapok és paklik
table-web-tournament = Lovagi torna
table-web-letter = Menlevél
table-web-king = Király
table-web-king-label = A király; jobbat kell dobni ennél: { $strength }
table-web-pile-left = Bal pakli
table-web-pile-right = Jobb pakli
table-web-pile-size = { $count ->
    [0] üres
   *[other] { $count } lap
}
table-web-pile-empty = Üres
table-web-top = { $count ->
    [1] { $card }, a pakli utolsó lapja
   *[other] { $card }, egy { $count } lapos pakli tetején
}
table-web-swap = Másik kártya
table-web-swap-label = { $pile }: másik kártya felfedése
table-web-search = További kártya
table-web-search-label = { $pile }: további kártya felfedése, amíg nincs megszerezhető lap
table-web-treason = Az Árulás miatt elég ezt túldobnod: { $dice }
table-web-covered = őrség takarja

## A dobás
table-web-arena = A kockák
table-web-dice = A hat kocka
table-web-die = { $die }. kocka: { $face }
table-web-die-locked = { $die }. kocka: { $face }, félretéve
table-web-die-card = Dobás kártya: minden dobásban még egy kocka, értéke { $face }
table-web-advised = ezt érdemes újradobni
table-web-aim-pile = { $own ->
    [yes] Dobásod célja: { $card }
   *[no] { $name } dob, a cél: { $card }
}
table-web-aim-attack = { $own ->
    [yes] Támadásod célja: { $card }
   *[no] { $name } támad, a cél: { $card }
}
table-web-aim-defence = { $own ->
    [yes] Véded a váradat: { $card }
   *[no] { $name } védekezik: { $card }
}
table-web-aim-tournament = { $own ->
    [yes] Te dobsz a tornán
   *[no] { $name } dob a tornán
}
table-web-aim-king = { $own ->
    [yes] Megpróbálod letaszítani a királyt
   *[no] { $name } megpróbálja letaszítani a királyt
}
table-web-to-beat = Ezt kell túldobni
table-web-to-reach = Legalább ennyi kell
table-web-nothing-to-beat = Még nincs mit túldobni: minél erősebb dobás kell.
table-web-with-rest = { $strength } (mellette: { $rest })
table-web-beats = ez jobb
table-web-beats-castle = ez jobb, a vár gazdája védekezni fog
table-web-not-yet = még kevés
table-web-rerolls = { $count ->
    [0] Nincs több újradobás
   *[other] Hátralévő újradobások: { $count }
}
table-web-last-roll = { $name } dobása: { $strength }
table-web-no-roll = A kockák az első dobásra várnak.

## Esélyek
table-web-percent = { $percent }%
table-web-chance = esély: { $percent }%
table-web-chance-stop = Ha most megállsz
table-web-chance-picked = A kijelöltek újradobása
table-web-chance-best = Legjobb: a jelöltek újradobása
table-web-chance-best-stop = Legjobb: megállni

## Lovagi torna
table-web-tournament-of = Lovagi torna: a legerősebb dobás viszi a lapot
table-web-entrant-waits = még hátravan
table-web-takes-part = részt vesz-e?
table-web-stays-away = kimarad
table-web-leads = vezet
table-web-has-rolled = dobott

## A játékosok
table-web-thinks = gondolkodik
table-web-rolls = dob
table-web-your-turn = te döntesz
table-web-on-turn = soron van
table-web-owns = { $name } lapjai
table-web-watching = Ezt a játékot nézőként követed.

## Célok és a játék vége
table-web-goals = Így lehet győzni
table-web-goals-of = { $name } céljai
table-web-goal-track = { $goal }: { $held } / { $all }
table-web-goal-castles = { $castles } vár
table-web-goal-king = { $castles } vár és a király
table-web-goal-tournaments = { $castles } vár és { $tournaments } torna
table-web-won-by-castles = Négy különböző színű vár
table-web-won-by-king = A király letaszítva
table-web-won-by-tournaments = Várak és megnyert tornák
table-web-won-by-limit = A megszabott határnál ért véget
table-web-final-place = { $place ->
    [1] győztes
   *[other] { $place }. helyezett
}
table-web-standings = Végeredmény
table-web-standing = { $place }. { $name }
table-web-counts = várak: { $castles }, tornák: { $tournaments }, különleges kártyák: { $specials }
