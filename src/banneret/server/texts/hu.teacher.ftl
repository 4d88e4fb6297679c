## Hints

web-hint = Tipp
web-hint-used = tippet kért
web-hint-chance = – nyerési esély: { $percent }
web-hint-do = Ezt választom
web-hint-of = Szakértők játszották tovább olyan leosztásokban, amelyek egyeznek azzal, amit tudsz. Semmi sem számított, ami előtted rejtve van.
web-hints-allowed = Tipp kérhető akkor is, ha többen játszanak; mindenki megtudja, ki kért
error-no-hints = Az asztal házigazdája nem engedélyezte a tippeket.
error-not-asked-now = Most nincs hozzád kérdés.
error-no-expert-here = Ehhez a játékhoz senki sem írt szakértőt, ezért nincs tipp és elemzés.
error-tutor-away = Ezt most nem sikerült kiszámolni. Kérlek, próbáld újra egy pillanat múlva.

## Reviews

web-review = Elemzés
web-review-progress = Készül az elemzés: { $all } állásból { $done } kész.
web-review-wait = Ez az oldal magától frissül. El is mehetsz: nélküled is elkészül, és megmarad.
web-review-whose = Kinek a szemével:
web-review-chart = Nyerési esélyek a játszma során
web-review-lines = Folytonos vonal: ahogyan ki-ki tudhatta. Szaggatott vonal: minden lapot ismerve. Szürke sáv: fordulópont.
web-review-balance = A saját és a mások válaszait ahhoz mérjük, amit a szakértő tett volna; minden más szerencse: a kockák, a lapok, és ami addig rejtve volt. A részek összege az eredmény.
web-review-turn = { $step }. válasz: { $before } → { $after }
web-review-answers = { $name } válaszai
web-review-cost = ára { $points } százalékpont
web-review-better = Jobb lett volna:
web-play-on = Folytatás innen
error-review-not-yet = Az elemzés mindenki lapjait elárulja: a játszma végén kérhető.

## A game on one page

web-primer = Egy oldalon
web-primer-picture = Egy asztal játék közben, ahogyan az első játékos látja
web-rules-picture = Kép: { $title }
web-rules-try = Próbáld ki a leckében
web-primer-aim = Hogyan lehet győzni
web-primer-turn = Hogyan zajlik
web-primer-know = Amit tudni érdemes
web-primer-first = Az első játszmához
web-primer-play = Játék könnyű botok ellen
web-primer-print = Kinyomtatva ez az oldal az asztal mellé való segédlap.

## Lessons

web-lessons = Leckék
web-lessons-about = Rövid leckék az igazi asztalon, az igazi szabályokkal. Bármilyen sorrendben végezheted őket, és amit tudsz, átugorhatod.
web-lesson-done = kész
web-lesson-reached = folytatás a { $stage }. lépéstől
web-lesson-stage = Lépés: { $stage }/{ $stages }
web-lesson-back = egy lépéssel vissza
web-lesson-skip-stage = átugrom ezt a lépést
web-lesson-again = Próbálj egy másikat.
web-lesson-skip = átugrom ezt a leckét
web-lesson-on = Tovább
web-lesson-next = Következő lecke
web-lesson-seat = { $name } helyén ülsz
web-lesson-table = Az asztal, ahogy most áll. A kép csak mutatja: a fenti gombokkal válaszolj.
web-lesson-after = Az asztal a válaszod után.
