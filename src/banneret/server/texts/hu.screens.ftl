### Az asztal minden képernyőn.

web-chances-of = minek az esélye
web-key-look = magyarázat: a nyilak mindenhez elvezetnek, ami elmondja, mi az
web-touch-look = Érintőképernyőn koppints egy dologra, és elmondja, mi az; amit választani lehet, azon tartsd az ujjad.

## Visszajátszás
web-play = Lejátszás magától
web-pause = Megállítás
web-speed = Sebesség
web-speed-slow = lassú
web-speed-normal = közepes
web-speed-fast = gyors
web-speed-very-fast = nagyon gyors

## A botok tempója
web-hurry = Ugrás a következő lépésemhez
web-set = Beállítás
web-meanwhile = Közben
web-stepwise = Végignézés lépésenként

## Gyors kezdés
web-quick = Gyors kezdés
web-quick-note = a botok készítik elő
web-quick-help = Az előkészületeket mindenki helyett botok végzik el: már a játék első döntésével kezdesz.
