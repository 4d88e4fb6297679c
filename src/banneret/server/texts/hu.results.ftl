## My record

web-results = Eredményeim
web-results-of = { $name } eredményei
web-results-none = Még nem fejeztél be egyetlen játszmát sem. Játssz egyet, akár nyersz, akár nem: onnantól ez az oldal mutatja, hogyan haladsz.
web-results-none-there = Még nincs befejezett játszma.
web-results-all = Minden játszma
web-results-told = { $played } játszmából { $won } győzelem{ $drawn ->
    [0] {""}
   *[other] , { $drawn } megosztott
}
web-results-side = Oldalak szerint
web-results-players = A játékosok száma szerint
web-results-against = Ellenfelek szerint
web-results-people = emberek
web-results-random = találomra játszó botok
web-results-easy = könnyű botok
web-results-medium = közepes botok
web-results-hard = nehéz botok
web-results-master = mester szintű botok
web-results-mixed = többféle szintű bot
web-results-nobody = senki
web-results-won = győzelem
web-results-drawn = megosztott győzelem
web-results-lost = vereség
web-results-luck = Szerencse és tudás
web-results-luck-alone = szerencse
web-results-own-answers = saját válaszok
web-results-luck-about = { $count ->
    [one] Egy elemzett játszmából, százalékpontban.
   *[other] { $count } elemzett játszmából, a legrégebbitől kezdve, százalékpontban.
} A saját válaszokat a szakértőéihez mérjük, ezért a kis mínusz szokásos.
web-results-no-review = Kérj elemzést egy befejezett játszmádról, és itt látszik majd, mit hozott a szerencse, és mit a válaszaid.
web-results-no-review-there = Még egy játszma sincs elemezve.
web-results-latest = A legutóbbi játszmák
web-results-a-person = egy játékos
web-results-share = Megosztás
web-results-private = Ezt az oldalt rajtad kívül senki sem látja.
web-results-shared = Akinél megvan ez a link, látja ezt az oldalt. Akikkel játszottál, azok neve ott nem szerepel.
web-results-link = Az eredményeidhez vezető link
web-results-make-link = Megosztható link készítése
web-results-withdraw = A link visszavonása
