### Esélyek, amelyek a kockákból maguktól következnek („banneret odds knights ...”).

## Kérdések
odds-cards = minden kártya esélye a pakli tetején és az ellenfélnél
    .about = Minden kártya megszerzésének esélye: a pakli tetejéről, az ellenféltől (a várakat megvédik), és ugyanez katapulttal.
    .examples =
        banneret odds knights cards
        banneret odds knights cards --dice die_3,die_5
odds-beat = egy kombináció túldobása
    .about = A lehető legjobb esély arra, hogy többet dobj egy kombinációnál: egy kártyáénál, a királyénál vagy egy másik dobásnál.
    .examples =
        banneret odds knights beat 4-4-4+1 --rerolls 2 --dice die_3
        banneret odds knights beat castle_blue_2
odds-castle = egy vár elvétele az ellenféltől
    .about = Egy védett vár elvételének esélye: túl kell dobnod a vár kombinációját, a gazdája pedig nem dobhatja túl a te dobásodat. Mindketten a lehető legjobban játszotok.
    .examples =
        banneret odds knights castle 3-3-3+2
        banneret odds knights castle castle_red_2 --dice die_3 --against die_5
odds-defend = egy vár megvédése a támadó dobása ellen
    .about = Egy vár megvédésének esélye, ha a támadó ennyit dobott.
    .examples =
        banneret odds knights defend 3-3-3+5
        banneret odds knights defend 4-4-4+2 --dice die_5 --tie defender
        banneret odds knights defend 4-4-4+5+2 --plus-dice all
odds-tournament = egy torna megnyerése a dobás sorrendje szerint
    .about = Mindenki esélye egy tornán, a dobás sorrendjében, elöl a szervezővel. Mindenki részt vesz, és a lehető legjobban játszik a kártyáért.
    .examples =
        banneret odds knights tournament --players 3
        banneret odds knights tournament --players 2 --dice 1=die_5
odds-king = a király letaszítása
    .about = A király letaszításának esélye.
    .examples =
        banneret odds knights king
        banneret odds knights king --combination 4-4-4-4
odds-keep = mit tarts meg az asztalon lévő kockákból
    .about = Mennyit ér egy-egy választás egy dobás után: mit tartasz meg, és mekkora onnan az esély. A hatosok nem számítanak; ha mindent megtartasz, megállsz.
    .examples =
        banneret odds knights keep "6 6 5 5 2 1" --target 4-4-4+1 --left 2
        banneret odds knights keep 333521 --target 3-3-3+2 --castle
        banneret odds knights keep 444521 --target 4-4-4+5+2 --left 1 --plus-dice all

## Amit egy kérdéshez tudni kell
odds-option-target = amit túl kell dobni: kombináció (4-4-4+1, 5-5-5-5), kártya (castle_blue_2) vagy „king”, a király
odds-option-rerolls = hány újradobás van
odds-option-dice = a Dobás kártyáid, például die_3 vagy die_3,die_5; vagy „none”, ha egy sincs
odds-option-against = a vár gazdájának Dobás kártyái
odds-option-tie = kié a vár egyenlőség esetén: a támadóé (attacker) vagy a védekezőé (defender)
odds-option-plus-dice = két dobás között egy plusz kocka számít (one), vagy mind (all)
odds-defend-target = amit a támadó dobott, például 4-4-4+2; minden plusz kockával 4-4-4+5+2
odds-tournament-players = hányan vesznek részt
odds-tournament-dice = egy hely Dobás kártyái a dobás sorrendjében, például 2=die_3,die_5
odds-tournament-champion = annak a helye, akinél a Bajnok van
odds-tournament-tie = egyenlőség esetén a korábbi dobó marad az élen (first), vagy az egyenlők újra dobnak (rolloff; pontos, de háromnál több játékossal lassú)
odds-king-combination = a király más kombinációval
odds-keep-roll = a hat kocka, például "6 6 5 5 2 1" vagy 665521
odds-keep-plus-dice = két dobás között egy plusz kocka számít (one), vagy mind (all); ha mind, a kockákkal megadott cél egy másik dobás, 4-4-4+5+2
odds-keep-left = hány újradobás van hátra
odds-keep-castle = a cél egy ellenfél vára, amelyet meg fog védeni
odds-keep-all = minden választás, nem csak a legjobbak

## Válaszok
odds-heading-cards = Az egyes kártyák megszerzésének esélye ({ $cards })
odds-heading-beat = { AZ($target, big: 1) } túldobásának esélye
odds-heading-castle = Egy { $target } kombinációjú vár elvételének esélye
odds-heading-defend = Egy vár megvédésének esélye a következő dobás ellen: { $target }
odds-heading-tournament = Egy torna megnyerésének esélye, { $count } résztvevő
odds-heading-king = A király ({ $target }) letaszításának esélye, { $count ->
    [0] újradobás nélkül
    [one] egy újradobás
   *[other] { $count } újradobás
}
odds-heading-keep = Dobás: { $dice }, cél: { $target }, { $count ->
    [one] egy újradobás
   *[other] { $count } újradobás
} van hátra
odds-heading-keep-castle = Dobás: { $dice }, cél: { $target } vár és a gazdája, { $count ->
    [one] egy újradobás
   *[other] { $count } újradobás
} van hátra
odds-column-chance = esély
odds-column-rerolls = { $count ->
    [0] egy dobás
    [one] 1 újradobás
   *[other] { $count } újradobás
}
odds-column-beat = túldobás
odds-column-take = elvétel
odds-column-catapult = katapulttal
odds-column-pile = pakliból
odds-column-opponent = ellenféltől
odds-no-die-card = Dobás kártya nélkül
odds-king-name = Király
odds-organiser = szervező
odds-roller = { $place }. dobó
odds-entry = { $who }, { $count ->
    [0] újradobás nélkül
    [one] 1 újradobás
   *[other] { $count } újradobás
}
odds-keep-nothing = semmi
odds-keep-everything = { $dice } (megállás)
odds-note-against = A gazda lapja: { $cards }.
odds-note-more-keeps = { $count ->
    [one] Még egy választás van
   *[other] Még { $count } választás van
}, amely nem látszik (--all).

## Miért nincs értelme egy értéknek
reason-knights-no-combination = egy kombináció így fest: 4-4-4+1 vagy 5-5-5-5, 1 és 5 közötti számokkal
reason-knights-plus-die = a plusz kocka más számot mutat, mint az azonos kockák
reason-knights-larger-set = a plusz kockák közt erősebb azonos kockák vannak
reason-knights-no-die-card = a Dobás kártyák: die_1, die_2, die_3, die_4, die_5
reason-knights-six-dice = hat kocka kell, 1 és 6 közötti számokkal
reason-knights-too-many = ez a szám túl kicsi vagy túl nagy
reason-knights-one-of-two = a súgó megmondja, milyen szavak állhatnak itt
reason-knights-place-and-cards = egy helyet és kártyákat írj, például 2=die_3

## Minek az esélye
chance-capture = a lap megszerzésének esélye
chance-take = a lap elvételének esélye
chance-take-castle = a vár elvételének esélye, a védekezést is beleszámítva
chance-hold = a vár megvédésének esélye
chance-win-tournament = a torna megnyerésének esélye
chance-overthrow = a király letaszításának esélye
chances-best-play = Ha mindenki mindig a legjobb kockákat tartja meg.
chances-all-join = Ha mindenki részt vesz, és mindig a legjobb kockákat tartja meg.
chances-about = Ezekkel a beállításokkal a torna esélye fél százalékpontra pontos.
