### A mérés: miért nem indulhat el, vagy miért nem adhat számot.

error-bench-rounds = Kevés a kör ({ $rounds }): egy mércénél a legrosszabb kör számít, és legalább { $least } kör kell.
error-bench-seconds = Túl rövid egy-egy mérés ({ $seconds } másodperc): legalább { $least } másodperc kell.
error-bench-interpreter = Ezzel a Python-értelmezővel nem tölthető be a banneret: { $python }. Az ok: { $reason }
error-bench-wrong-build = { $wanted ->
    [pure] Ezt az értelmezőt a fordítatlan változathoz adtad meg, de a lefordítottat tölti be: { $python }
   *[compiled] Ezt az értelmezőt a lefordított változathoz adtad meg, de a fordítatlant tölti be: { $python }
}
error-bench-no-source = { $wanted ->
    [pure] Hiányzik a fordítatlan változat, és itt nincs forráskód, amelyből elkészülhetne. Adj meg egy értelmezőt, amelyben megvan, ebben a környezeti változóban: { $variable }
   *[compiled] Hiányzik a lefordított változat, és itt nincs forráskód, amelyből elkészülhetne. Adj meg egy értelmezőt, amelyben megvan, ebben a környezeti változóban: { $variable }
}
error-bench-build-failed = { $wanted ->
    [pure] A fordítatlan változat nem készült el: { $reason }
   *[compiled] A fordítás nem sikerült: { $reason }
}
error-bench-parity = { $what ->
    [players] Nincs mérés: a két változat eltér egymástól ({ $game }, { $count } játékos, kezdőérték: { $seed }).
    [hands] Nincs mérés: a két változat eltér egymástól ({ $game }, kombinációk, kezdőérték: { $seed }).
    [odds] Nincs mérés: a két változat eltér egymástól ({ $game }, esélyek, kezdőérték: { $seed }).
    [experts] Nincs mérés: a két változat eltér egymástól ({ $game }, szakértő botok, kezdőérték: { $seed }).
   *[games] Nincs mérés: a két változat eltér egymástól ({ $game }, kezdőérték: { $seed }).
}
error-bench-parity-broken = { $wanted ->
    [pure] Az egyezés nem ellenőrizhető, mert a fordítatlan változat nem fut: { $reason }
   *[compiled] Az egyezés nem ellenőrizhető, mert a lefordított változat nem fut: { $reason }
}
error-bench-contender = Ez a résztvevő nem fut: { $contender }. Az ok: { $reason }
error-bench-rules-differ = Nincs mérés: a mi Leducunk nem azonos az OpenSpielével. Egy kimenetel eltérése { $errors } standard hiba, a megengedett legtöbb { $most }.

reason-bench-no-message = nincs üzenet
reason-bench-silent = { $seconds } másodpercen belül nem jött válasz

## Ami éppen készül
bench-building = { $wanted ->
    [pure] készül a fordítatlan csomag
   *[compiled] készül a lefordított csomag
}
bench-installing = telepítés: { $package }
bench-not-installed = nem telepíthető: { $package }; az ok: { $reason }
bench-parity = egyezés: a két változat ugyanazokkal a kezdőértékekkel játszik
bench-warming = bemelegítés: { $contender }
bench-returns = a véletlen játék eredményei: { $contender }
bench-round = { $number }. kör, összesen { $rounds }
