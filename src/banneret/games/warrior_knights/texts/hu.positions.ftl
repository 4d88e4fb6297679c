### Hadurak: miért lehetetlen egy forgatókönyvben leírt állás.

reason-position-list-of = { $count ->
    [0] lista kell: [1, 2]
   *[other] { $count } elemű lista kell
}
reason-position-pieces-text = { $value } nem szavakból álló szöveg, mint például "vassal_50 english_100"
reason-position-too-many = { $value } többször szerepel, mint ahány van belőle
reason-position-not-in-hand = { $value } nincs abban a kézben
reason-position-no-law = { $value } nem törvény
reason-position-no-charge = { $value } nem tisztség
reason-position-no-office = { $value } nem hivatal
reason-position-no-troops = a táblán álló nemesnek vannak csapatai
reason-position-no-uran = Uran csak akkor város, ha a Királyságnak 18 városa van
reason-position-fresh-setup = az előkészületekkel kezdődő játéknak nincs külön állása
reason-position-broken = sérti a szabályokat: { $value }
