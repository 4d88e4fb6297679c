### Hadurak: miért lehetetlen egy forgatókönyvben leírt állás.

reason-position-unknown-word = { $value } nincs ezek között: { $known }
reason-position-whole-number = { $value } nem egész szám
reason-position-range = { $value } nem esik e határok közé: { $low } és { $high }
reason-position-true-or-false = { $value } se nem igaz, se nem hamis
reason-position-list-of = { $count ->
    [0] lista kell: [1, 2]
   *[other] { $count } elemű lista kell
}
reason-position-no-seat = { $value } nem hely; a helyek: { $known }
reason-position-seat-twice = { $who } kétszer szerepel
reason-position-table = táblázat kell: név = érték
reason-position-pieces-text = { $value } nem szavakból álló szöveg, mint például "vassal_50 english_100"
reason-position-hidden-piece = egy állás minden elemét ismeri; a ? csak abban állhat, amit egy hely lát
reason-position-too-many = { $value } többször szerepel, mint ahány van belőle
reason-position-not-in-hand = { $value } nincs abban a kézben
reason-position-no-law = { $value } nem törvény
reason-position-no-charge = { $value } nem tisztség
reason-position-no-office = { $value } nem hivatal
reason-position-no-troops = a táblán álló nemesnek vannak csapatai
reason-position-no-uran = Uran csak akkor város, ha a Királyságnak 18 városa van
reason-position-fresh-setup = az előkészületekkel kezdődő játéknak nincs külön állása
reason-position-frame-parts = { $value } nem egy keret a részeivel
reason-position-empty-stack = a verem üres
reason-position-broken = sérti a szabályokat: { $value }
