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
reason-position-no-uran = Uran csak akkor város, ha a Királyságnak 18 városa van
reason-position-fresh-setup = az előkészületekkel kezdődő játéknak nincs külön állása

## Aminek minden kérdésnél teljesülnie kell.
reason-position-fate-lost = nincs meg minden sorskártya pontosan egyszer
reason-position-events-lost = nincs meg minden esemény pontosan egyszer
reason-position-agendas-lost = nincs meg minden teendő annyiszor, ahány van belőle
reason-position-mercenaries-lost = nincs meg minden zsoldos annyiszor, ahány van belőle
reason-position-army-unsorted = egy sereg csapatai nincsenek sorrendben
reason-position-vassals-lost = nincs meg ennek a bárónak minden vazallusa
reason-position-action-cards-lost = egy bárónak nincs meg minden akciókártyája
reason-position-not-as-planned = egy báró mást tervezett, mint ami az akciópakliban van
reason-position-too-many-markers = egy báró több címert rakott le, mint amennyi van neki
reason-position-neutral-cards-lost = nincs meg minden semleges akciókártya annyiszor, ahány van belőle
reason-position-expedition-space = egy expedíciónak három mezője van
reason-position-expedition-stake = az úton lévő expedíciót valaki pénzelte
reason-position-area-full = { $value } kártyával a terület megtelt, és már lezajlott volna a szakasza
reason-position-track-full = { $value } címerrel a zsoldossáv megtelt, és már lezajlott volna a zsoldosfogadás
reason-position-below-nothing = egy bárónak semminél is kevesebbje van
reason-position-too-many-charges = egy bárónak legfeljebb { $value } tisztsége lehet
reason-position-pool-too-great = a készletben soha nincs több, mint { $value }
reason-position-no-chairman = ha a játék már elkezdődött, van régens
reason-position-no-head = ha a játék már elkezdődött, van főkegyúr
reason-position-chairman-banned = eltiltott báró nem régens, amíg van olyan, akit nem tiltottak el
reason-position-garrison-moved = a helyőrség a kastélyában marad
reason-position-garrison-office = a helyőrségnek nincs hivatala
reason-position-removed-troops = a játékból kiesett nemesnek nincsenek csapatai
reason-position-removed-office = a játékból kiesett nemesnek nincs hivatala
reason-position-off-board-casualties = a táblán kívüli nemesnek nincs veszteségjelzője
reason-position-no-troops = a táblán álló nemesnek vannak csapatai
reason-position-spent = a veszteség akkora, mint a csapatok ereje
reason-position-rested-at-sea = a tengeren lévő nemes kimerült
reason-position-exhausted-attacker = kimerült nemes nem támad
reason-position-exhausted-mover = kimerült nemes nem mozog
reason-position-owner-out = egy város senkié sem, vagy játékban lévő báróé
reason-position-fortified-neutral = semleges város nem erődített
reason-position-too-many-breaches = { $value } erejű falon nem lehet ennyi rés
reason-position-breached-ruin = elpusztult városon nincs rés
reason-position-breached-off-board = a táblán kívüli kastélyon nincs rés
reason-position-two-strongholds = két kastély áll egy területen: { $value }
reason-position-stronghold-overseas = a kastély a Királyságban áll
reason-position-stronghold-in-city = a kastély város nélküli területen áll, ez pedig nem az: { $value }
reason-position-own-siege = senki sem veszi ostromzár alá a sajátját
reason-position-siege-of-nothing = ami nem áll, az nincs ostromzár alatt
reason-position-siege-without-noble = az ostromlónak van nemese a területen
