### Lovagok: a beállítások neve és magyarázata.

option-starting_castles = Kezdővárak
option-starting_castles-help = A várak, amelyekkel a játékosok kezdenek: színenként egy véletlenül húzott vár, vagy mindig ugyanaz a hat közepes erejű. Hogy ki melyiket kapja, mindenképpen véletlen.
option-starting_castles-random = Véletlen
option-starting_castles-fixed = Mindig ugyanaz a hat

option-first_player = Kezdőjátékos
option-first_player-help = Kié az első kör: sorsolás dönti el, vagy egy megadott helyen ülő játékosé.
option-first_player-random = Sorsolás
option-first_player-1 = 1. hely
option-first_player-2 = 2. hely
option-first_player-3 = 3. hely
option-first_player-4 = 4. hely
option-first_player-5 = 5. hely
option-first_player-6 = 6. hely

option-two_player_castle_rule = Várak támadása két játékosnál
option-two_player_castle_rule-help = Két játékosnál egy vár csak akkor támadható, ha gazdájának legalább három vára van; e szabály nélkül kettő is elég, ahogy több játékosnál. Csak két játékosnál van jelentősége.
option-two_player_castle_rule-on = Három vártól
option-two_player_castle_rule-off = Két vártól

option-defence_tie = Egyenlőség támadó és védekező között
option-defence_tie-help = Kié a vár, ha a védekező dobása pontosan olyan erős, mint a támadóé.
option-defence_tie-attacker = A támadóé
option-defence_tie-defender = A védekezőé

option-tournament_tie = Egyenlőség a tornán
option-tournament_tie-help = Ha többen dobják a legjobbat, vagy az marad az élen, aki előbb dobott, vagy a holtversenyben állók újra dobnak, amíg egyikük nem lesz a legjobb.
option-tournament_tie-first = A korábbi dobás nyer
option-tournament_tie-rolloff = Újra dobnak

option-tournament_participation = Részvétel a tornákon
option-tournament_participation-help = Kimaradhatnak-e a tornából azok, akik nem maguk rendezik.
option-tournament_participation-optional = Szabad választás
option-tournament_participation-mandatory = Mindenki részt vesz

option-plus_dice = Plusz kockák két dobás között
option-plus_dice-help = Ha két dobásban az azonos kockák egyformák, vagy csak a legjobb plusz kocka számít, vagy az összes többi kockát össze kell vetni a legnagyobbtól lefelé. A kártyák ellen nem változik semmi.
option-plus_dice-one = Csak a legjobb
option-plus_dice-all = Mindegyik

option-king_combination = A király kombinációja
option-king_combination-help = Ennél kell jobbat dobnia annak, aki le akarja taszítani a királyt. Az 5-5-5+4 a három kockából és egy plusz kockából álló legerősebb kombináció; Dobás kártya nélkül 100 kísérletből körülbelül 30 sikerül ellene, négy 1-es ellen 30, négy 4-es ellen 19, négy 5-ös ellen 13.
option-king_combination-555_4 = 5-5-5+4
option-king_combination-1111 = 1-1-1-1
option-king_combination-4444 = 4-4-4-4
option-king_combination-5555 = 5-5-5-5

option-king_timing = Mikor próbálható letaszítani a király
option-king_timing-help = Csak a kör első kísérleteként, vagy egy különleges kártya utáni újabb próbálkozásként is. A kört mindkét esetben három várral kell kezdeni.
option-king_timing-first_attempt = Csak első kísérletként
option-king_timing-any_attempt = Bármelyik kísérletként

option-extra_attempt_on_steal = Újabb próbálkozás elvett lap után
option-extra_attempt_on_steal-help = Jár-e újabb próbálkozás az ellenféltől elvett különleges kártya után is, nemcsak a pakliból megszerzett után.
option-extra_attempt_on_steal-off = Nem
option-extra_attempt_on_steal-on = Igen

option-max_rounds = A fordulók korlátja
option-max_rounds-help = Ennyi forduló után a játék véget ér, és az győz, akinek a legtöbb vára van; azután a tornakártyák, végül a különleges kártyák száma dönt. Botok között szükség van rá, emberek között ritkán.
option-max_rounds-0 = Nincs korlát
option-max_rounds-any = { $number } forduló
