### Field of Glory: a böngészőben látható asztal szövegei.

## Hol tart a játék
table-web-phase = { $turn }. kör · { $name }: { $what }
table-web-phase-over = Vége a játéknak
table-web-track = A kör fázisai
table-web-step-check = Ellenőrzés
table-web-step-advance = Előretörés
table-web-step-flanks = Átkarolás
table-web-step-actions = Akciók
table-web-step-draw = Kártyahúzás
table-web-goal = Ha a köröd elején { $goal } terepkártyát birtokolsz, győztél.

## Lapok és paklik
table-web-values = { $victory ->
    [0] harci érték { $combat }, mozgási költség { $movement }, szárnybüntetés { $penalty }
   *[other] harci érték { $combat }, mozgási költség { $movement }, szárnybüntetés { $penalty }, { $victory } győzelmi pont
}
table-web-lead = elöl
table-web-rear = hátul
table-web-slot = { $column }. oszlop: ide rakd le az egységet
table-web-piles = { $name } paklijai
table-web-deck = { $count ->
    [0] Húzópakli, üres
   *[other] Húzópakli, { $count } lap
}
table-web-discards = Dobópakli, { $count } lap
table-web-shuffles-left = { $left ->
    [0] nincs több
   *[other] még { $left }
}
table-web-captured = { $count ->
    [0] Győzelmi pakli, üres
   *[other] Győzelmi pakli, { $count } lap, { $points } GYP
}

## Emberek
table-web-thinks = gondolkodik
table-web-your-turn = Te jössz
table-web-on-turn = soron van
table-web-choosing = még válogat
table-web-ready = kész a serege
table-web-victor = győztes
table-web-drawn = döntetlen
table-web-cards-held = { $count } lap kézben
table-web-hand-points = { $points } PP a kézben
table-web-controls = Birtokolt terepkártyák: { $held }, a győzelemhez kell: { $goal }
table-web-race = { $turns ->
    [1] következő körében győz
   *[other] két köre múlva győz
}
table-web-race-about = { $turns ->
    [1] Ha az oszlopokban semmi sem változik, a következő saját köre elején győz
   *[other] Ha az oszlopokban semmi sem változik, a mostantól számított második saját köre elején győz
}
table-web-watching = Nézőként vagy itt: a kézben tartott lapok rejtve maradnak.

## A válogatás
table-web-offer = { $round }/{ $rounds }. menet: tarts meg kettőt a négy lapból
table-web-draft-watched = Mindkét hadvezér titokban válogatja a seregét.
table-web-draft-done = A sereged kész. A másik hadvezér még válogat.
table-web-kept = { $count ->
    [0] A sereged: még nincs lapod
   *[other] A sereged: { $count } lap a 24-ből, { $points } PP
}
table-web-kept-type = { $count ->
    [0] { $name }: nincs
   *[other] { $name }: { $count } (PP: { $points })
}

## Egységek lerakása
table-web-plan = Egységek lerakása
table-web-plan-cost = Költség
table-web-plan-pays = Fizetve
table-web-plan-left = PP a kézben
table-web-pay-here = Fizetek vele
table-web-advised = ezzel érdemes fizetni
table-web-plan-empty = Rakj egységeket az oszlopokba: kattints egy lapra, azután egy oszlopra, vagy húzd oda. Ha hely kell, kattints a pályán álló egységre.
table-web-plan-missing = Még fizetendő: { $missing }. Ha mindent leraktál, kattints a lapokra, amelyekkel fizetsz.
table-web-plan-paid = { $over ->
    [0] Pontosan kifizetted: hagyd jóvá.
   *[other] Kifizetted, { $over } ponttal többet is adtál: nincs visszajáró.
}

## Mit hozhat a húzás
table-web-draws = Mit hozhatnak a következő lapjaid
table-web-draws-type = Legalább egy
table-web-draws-plain = { $count } lap
table-web-draws-plain-about = A paklid következő { $count } lapja
table-web-draws-traded = 1 helyett { $count }
table-web-draws-traded-about = Egy eldobott lap helyett { $count } húzott; ha ugyanazt a lapot kapod vissza, az nem számít
table-web-draws-told = A következő { $count } lap közt legalább egy – { $list }

## Harcok
table-web-last-fight = { $kind ->
    [flank] Az utolsó harc: átkarolási kísérlet, { $column }. oszlop (innen: { $origin }. oszlop)
   *[charge] Az utolsó harc: roham, { $column }. oszlop
}
table-web-attack = támad
table-web-defence = védekezik
table-web-terms = A harci erő tételenként
table-web-total = Harci erő: { $total }
table-web-lead-open = még nem tudni, ki áll elöl
table-web-from-hand = bónusz kézből
table-web-from-deck = bónusz a húzópakliból
table-web-from-open = bónusz
table-web-from-none = nincs bónusz
table-web-results = esélyek: győzelem { $win }%, döntetlen { $tie }%, vereség { $lose }%
table-web-results-short = { $win }–{ $tie }–{ $lose }%
table-web-percent = { $percent }%
table-web-bonus-chances = Esély a győzelemre bónuszkártya szerint – { $list }
table-web-bonus-deck = a paklidból
table-web-both-at-best = ha mindketten jó játékosként választanak
table-web-bonus-face-down = { $source ->
    [deck] { $name } bónuszkártyája a húzópakliból, képpel lefelé
   *[hand] { $name } bónuszkártyája kézből, képpel lefelé
}
table-web-bonus-own = { $source ->
    [deck] A bónuszkártyád a húzópakliból: { $card }; az ellenfél csak a hátlapját látja
   *[hand] A bónuszkártyád kézből: { $card }; az ellenfél csak a hátlapját látja
}
table-web-bonus-revealed = { $source ->
    [deck] { $name } bónuszkártyája a húzópakliból: { $card }
   *[hand] { $name } bónuszkártyája kézből: { $card }
}
table-web-tie = Döntetlen: senki sem győz, minden egység a dobópaklikba kerül.
table-web-won-tie = Döntetlen, de a védekezésben elöl álló egység ({ $card }) ezt is megnyeri.
table-web-won = A harc győztese: { $name }.

## A játék vége
table-web-ending-control = A győzelem oka: legalább három birtokolt terepkártya
table-web-ending-terrain = A győzelem oka: több birtokolt terepkártya
table-web-ending-points = A győzelem oka: több megszerzett győzelmi pont
table-web-ending-drawn = A csata döntetlen
table-web-standing = Terepkártyák: { $columns } · megszerzett: { $points } GYP
