### Hadurak: a beállítások neve és magyarázata.

option-barons = Bárók
option-barons-help = Ki melyik bárót játssza: a véletlen osztja ki őket, vagy mindenki maga választ a játék elején, az ülésrend szerint. A bárók egyforma erősek.
option-barons-dealt = Véletlenül kiosztva
option-barons-chosen = Mindenki maga választ

option-influence_per_baron = Befolyás bárónként
option-influence_per_baron-help = Ennyi befolyás kerül bárónként a készletbe. A játék akkor ér véget, amikor a készlet kiürül, tehát több befolyással tovább tart.
option-influence_per_baron-8 = 8 (rövid)
option-influence_per_baron-10 = 10
option-influence_per_baron-12 = 12
option-influence_per_baron-15 = 15 (hosszú)

option-open_private_motions = Bővebb magánindítványok
option-open_private_motions-help = Magánindítvánnyal az ostromzár, a roham, az utak, a tenger, új expedíció vagy a zsoldosfogadás is megtiltható mindenkinek, és az ilyen tilalom fel is oldható.
option-open_private_motions-off = Nem
option-open_private_motions-on = Igen

option-exchange_heirs = Örökösök cseréje
option-exchange_heirs-help = Minden nemesnek örököse van, akit túszul adhatsz, visszaadhatsz vagy megölhetsz. A halott nemes csak akkor tér vissza, ha örököse a saját bárójánál van.
option-exchange_heirs-off = Nem
option-exchange_heirs-on = Igen

option-player_elimination = Kiesés
option-player_elimination-help = Kiesik a játékból az a báró, akinek elfoglalják a kastélyát.
option-player_elimination-off = Nem
option-player_elimination-on = Igen

option-might_is_right = Az erő jogán
option-might_is_right-help = Csak városokkal lehet győzni: a kiürült befolyáskészlet nem vet véget a játéknak. Fordulókorláttal elkerülhető, hogy a játék a végtelenségig tartson.
option-might_is_right-off = Nem
option-might_is_right-on = Igen

option-abandoned_nobles = Elhagyott nemesek
option-abandoned_nobles-help = Az a nemes, aki csapatai dezertálása miatt vész el, nem hal meg: nincs újabb dezertőrhúzás, és nincs szüksége örökösre.
option-abandoned_nobles-off = Nem
option-abandoned_nobles-on = Igen

option-miracles_can_happen = Csodák történhetnek
option-miracles_can_happen-help = Egy tartós eseményt az érintett báró később is megszüntethet, a feltüntetett árnál eggyel több hitjelzőért.
option-miracles_can_happen-off = Nem
option-miracles_can_happen-on = Igen

option-kingdom_cities = Királysági városok
option-kingdom_cities-help = 17 városnál Uran területén nincs város; 18-nál áll ott egy (ereje 200, bevétele 3).
option-kingdom_cities-17 = 17
option-kingdom_cities-18 = 18, Urannal

option-fate_draw_cap = Sorskártyák a csatában
option-fate_draw_cap-help = Ennyi sorskártyát húzhat egy fél a csata elején.
option-fate_draw_cap-0 = Amennyit az ereje megenged
option-fate_draw_cap-10 = Legfeljebb 10

option-fallen_defenders = Ha minden védekező nemes elesett
option-fallen_defenders-help = Azt dönti el, számítanak-e a győzelmek egy rohamban, ha minden védekező nemes elesett, de a falak vagy a helyőrség még állnak.
option-fallen_defenders-skip = A győzelmek nem számítanak
option-fallen_defenders-count = A győzelmek számítanak

option-fortified_income = Erődített városok bevétele
option-fortified_income-help = Mikor számít az erődített város plusz koronája: mindig, ha a bevétele szóba kerül, elpusztításkor és lázadáskor is, vagy csak adóztatáskor.
option-fortified_income-always = Mindig
option-fortified_income-taxation = Csak adóztatáskor

option-two_player_city_scope = Öt város két bárónál
option-two_player_city_scope-help = Mely városok számítanak két báró játékában az öt várossal aratott győzelemhez.
option-two_player_city_scope-all = Minden város
option-two_player_city_scope-kingdom = Csak a királysági városok

option-negotiation = Egyezkedés
option-negotiation-help = Teljes: ajándék, engedély pénzért és a támadás megváltása. Csak engedélyek: megadhatók vagy megtagadhatók, korona nem cserél gazdát. Nincs: minden engedély elutasítva.
option-negotiation-full = Teljes
option-negotiation-permissions = Csak engedélyek
option-negotiation-off = Nincs

option-round_limit = Fordulókorlát
option-round_limit-help = A játék legkésőbb e forduló után véget ér; az győz, aki akkor az élen áll. A 0 azt jelenti, hogy nincs korlát.
option-round_limit-0 = Nincs korlát
option-round_limit-any = { $number } forduló
