### Havoc: a beállítások neve és magyarázata.

option-battle_order = A csaták sorrendje
option-battle_order-help = Az 1–8. csata sorrendje minden játékos számára; Castillon mindig az utolsó. Lehet történelmi vagy véletlen, de az is lehet, hogy minden csata győztese választja ki a következőt.
option-battle_order-historical = Történelmi
option-battle_order-random = Véletlen
option-battle_order-winner_chooses = A győztes választ

option-peace_card = Békekártya
option-peace_card-help = Játékosszám szerint 2–4 játékosnál az 1-2-3-as, 5–6 játékosnál az 1-2-es kártya van játékban. A rövid kártya bármilyen játékosszámnál az 1-2-es: hamarabb jön az egy év béke, ezért gyorsabb és feszültebb a játék.
option-peace_card-auto = Játékosszám szerint
option-peace_card-short = Mindig a rövid kártya

option-first_round_free = Első forduló forgatás nélkül
option-first_round_free-help = Ha be van kapcsolva, az első Béke őre a játék legelső fordulójában a békekártya elforgatása nélkül újoncozhat. Játékosszám szerint csak 5–6 játékosnál van bekapcsolva.
option-first_round_free-auto = Játékosszám szerint
option-first_round_free-on = Be
option-first_round_free-off = Ki

option-small_game_scoring = Pontozás 2–3 játékosnál
option-small_game_scoring-help = Második hely nélkül minden csatában kiesik a második hely pontértéke, és a mögötte lévők eggyel előrébb lépnek; ezt csak 2–3 játékosnál lehet választani. Játékosszám szerint 2–3 játékosnál ez érvényes, 4–6 játékosnál a kártyákra nyomtatott pontok.
option-small_game_scoring-auto = Játékosszám szerint
option-small_game_scoring-shifted = Második hely nélkül
option-small_game_scoring-printed = A kártyák szerint

option-john_of_gaunt = John of Gaunt-kiegészítő
option-john_of_gaunt-help = John of Gaunt is bekerül a húzópakliba: amikor a kártyája előkerül, saját csatát kezd, a Chevauchées-t (rablóportyát), amelyben mindenkinek részt kell vennie, akinek legalább két lapja van.
option-john_of_gaunt-off = Ki
option-john_of_gaunt-on = Be

option-chevauchees_mode = A Chevauchées
option-chevauchees_mode-help = Azt dönti el, hogy John of Gaunt csatája a sorban következő csata helyére lép-e, vagy a többi csatán felül kerül rá sor, ami kissé meghosszabbítja a játékot. Csak akkor van jelentősége, ha John of Gaunttal játszotok.
option-chevauchees_mode-replace = Egy csata helyett
option-chevauchees_mode-extra = Ráadáscsataként

option-peace_before_castillon = Béke Castillon előtt
option-peace_before_castillon-help = Azt dönti el, hogy ha egy év béke miatt a nyolcadik csata marad el, a Béke őre előbb még újoncozik-e, vagy azonnal kezdődik a végső csata.
option-peace_before_castillon-recruit = Előbb újoncozás
option-peace_before_castillon-at_once = Castillon azonnal

option-visible_battles = Látható csaták
option-visible_battles-help = Azt dönti el, mennyit látnak a játékosok a csatakártyák sorából. Csak véletlen sorrendnél van jelentősége; ha a győztes választ, mindig mindegyik látható.
option-visible_battles-all = Mind
option-visible_battles-next_four = A következő négy csata

option-castillon_play = Lerakás Castillonnál
option-castillon_play-help = Azt dönti el, hogy a végső csatában minden játékos maga választja-e ki, mely lapokat rakja le, vagy a játék automatikusan mindenkinek a legerősebb kombinációját rakja le.
option-castillon_play-choose = Szabad választás
option-castillon_play-auto_best = Legerősebb lapok automatikusan
