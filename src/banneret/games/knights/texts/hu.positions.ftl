### Lovagok: miért nem lehetséges egy leírt állás.

## Hogyan kell írni
reason-position-cards-text = { $value } nem lapok szövege, mint például "castle_red_1 die_5"
reason-position-no-card = nincs ilyen lap: { $card }
reason-position-no-die = { $value } nem kocka: a kockák 1-től 6-ig mutatnak számot
reason-position-no-place-of-die = { $value } nem egy kocka helye: a helyek 1-től 6-ig vannak
reason-position-no-strength = { $value } nem erősség, mint például [3, 5, 2]

## Lapok
reason-position-other-sort = ez másféle lap: { $card }
reason-position-card-twice = ez a lap kétszer szerepel: { $card }
reason-position-no-tournament-left = csak ennyi tornakártya maradt: { $count }
reason-position-no-castle-left = nem jut mindenkinek vár
reason-position-owned-twice = ebből a színből vagy fajtából ez már a második: { $card }
reason-position-no-castle = { $who } vár nélkül maradt
reason-position-won-by-castles = { $who } ezekkel a várakkal már győzött
reason-position-won-by-tournaments = { $who } ezekkel a tornakártyákkal már győzött
reason-position-no-guard = az őrség nélkül semmi sincs takarva
reason-position-covered-castles = legfeljebb ennyi különböző vár lehet takarva: { $count }
reason-position-covered-special = a testőrség egyetlen különleges kártyát takar, és nem önmagát
reason-position-not-owned = nem ott van: { $card }

## A kör, a dobások és a tornák
reason-position-first-player = a lejátszott körök szerint { $who } kezdett
reason-position-an-attempt-is-on = kísérlet folyik, tehát már volt egy
reason-position-too-many-swaps = ebben a körben legfeljebb ennyiszer fedhető fel másik kártya: { $count }
reason-position-all-have-passed = mindenki passzolt, tehát vége a játéknak
reason-position-whose-turn = { $who } van soron
reason-position-no-guards = nincs elhelyezhető őrség
reason-position-nothing-to-pick = most senki sem jelöl ki kockát
reason-position-not-to-pick = ez a kocka nem jelölhető ki: { $die }
reason-position-not-to-choose = ez most nem választható: { $card }
reason-position-purpose-needed = írd meg, mire megy a dobás: { $known }
reason-position-roller = { $who } dob
reason-position-six-dice = hat kocka fekszik ott, és nem mind hatos
reason-position-no-rerolls = ennél a dobásnál nincs újradobás
reason-position-too-many-rerolls = ebben a dobásban legfeljebb ennyi újradobás van: { $count }
reason-position-empty-pile = az a pakli üres
reason-position-no-target = ennek a dobásnak nem lehet célja: { $card }
reason-position-prize-needed = egy lapért megy a dobás
reason-position-beat-needed = írd meg, mit dobott a támadó
reason-position-beat-more = a támadó többet dobott a vár kockáinál
reason-position-no-tournament = ez nem tornakártya: { $card }
reason-position-result-needed = hiányzik az eredménye: { $who }
reason-position-result-later = { $who } még nem dobott
reason-position-not-in-roll-off = { $who } nem dob újra
reason-position-organiser-takes-part = a szervező részt vesz
reason-position-everybody-takes-part = itt mindenki részt vesz a tornákon
reason-position-no-roll-off = legalább ketten dobnak újra, és csak akkor, ha holtversenynél újra kell dobni
reason-position-king-castles = a királyt csak olyan körben lehet megpróbálni letaszítani, amelynek az elején megvolt ennyi vár: { $count }
reason-position-king-first = a királyt csak a kör első kísérleteként lehet megpróbálni letaszítani
reason-position-letter-protects = királyi menlevéllel nem vész el vár
