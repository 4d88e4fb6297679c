cli-review = befejezett játszma elemzése: esélyek, fordulópontok, szerencse és tudás, jobb válaszok
    .about = Egy befejezett, feljegyzett játszma elemzése: minden szék nyerési esélye a játszma során, egyszer úgy, ahogyan ki-ki tudhatta, egyszer minden lapot ismerve; a fordulópontok; mit változtatott a szerencse és mit a válaszok; és azok a válaszok, amelyek valamibe kerültek, egy jobbal együtt. Minden állásból szakértők játszanak tovább, ezért eltart egy ideig.
    .examples =
        banneret review game.record
        banneret review game.record --seat 0 --worlds 100
cli-review-file = egy befejezett játszma feljegyzése
cli-review-seat = csak ennek a széknek (szám vagy név) a válaszait osztályozza
cli-review-worlds = hány leosztásban játsszák tovább az egyes válaszokat; minél több, annál tovább tart, de annál finomabb különbségek látszanak
cli-review-progress = elemzés
error-review-not-over = Ez a játszma még nem ért véget. Az elemzés mindenki lapjait elárulja, ezért csak befejezett játszmáról készül.

play-command-hint = tipp
play-help-hint = mit fontolna meg itt egy erős bot abból, amit te tudsz
play-thinking = Gondolkodom

cli-rules-page = a játék egy oldalon: miről szól, hogyan zajlik egy kör, hogyan lehet győzni
rules-page-aim = Hogyan lehet győzni
rules-page-turn = Hogyan zajlik
rules-page-know = Amit tudni érdemes
rules-page-first = Az első játszmához
rules-try = Próbáld ki: { $command }

cli-learn = egy játék megtanulása rövid leckékkel
    .about = Rövid leckék egy játékhoz, az igazi szabályok szerint. Szám nélkül a következő, amelyet még nem végeztél el; az elvégzetteket a program megjegyzi.
    .examples =
        banneret learn havoc
        banneret learn knights 3
        banneret learn havoc --list
cli-learn-number = a lecke száma
cli-learn-list = a leckék felsorolása, és hogy melyik van kész
learn-skip = tovább t kihagy kihagyom átugrom skip
learn-back = vissza v back
learn-quit = kilépés kilép kilépek k vége quit q
learn-which = Írj be egy számot 1 és { $most } között. A „tovább” átugorja ezt a lépést, a „vissza” visszalép, a „kilép” kilép a leckéből.
learn-again = Próbálj egy másikat.
learn-stage = folytatás a { $stage }. lépéstől
learn-goes-on = Ezt a leckét félbehagytad; a { $stage }. lépéstől folytatod. A „vissza” az előző lépésre visz.
learn-next = A következő: { $command }
learn-last = Ez volt az utolsó lecke. Az első játszmád, vezetővel: { $command }
error-no-lessons = Ehhez még nincsenek leckék: { $game }.
error-no-lesson = Nincs ilyen számú lecke: { $number }. Az utolsó: { $most }.
