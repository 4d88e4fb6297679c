### Mousquetaires du Roy on one page: what it is about, a turn, how it is won, what to know at first. Under 300 words in all.

primer-about = A testőrök együtt játszanak: idejében vissza kell hozniuk Angliából a Királynő nyakékét. Milady ellenük játszik: feladatokkal Párizsban és a Louvre-ban, álnoksággal és testőrével, Rochefort-ral.
primer-aim = A testőrök győznek, ha átjutottak az utolsó küldetéstábla negyedik várószobáján. Milady győz, ha lejár az idő, ha La Rochelle vagy a Királynő megbecsülése Richelieu-é lesz, ha Constance-t megfojtják, vagy ha minden testőr kizárult (M-21.1).
primer-turn =
    Milady titokban választ úti célt, kitehet egy Párizs-kártyát, és Álnokság-kártyát húz vagy játszik ki (M-4.1, M-4.2, M-4.3).
    Minden testőrnek három akciója van, három testőrnél négy: mozgás, húzás, kihívás, párbaj, vásárlás, haladás a küldetésen (M-5.3, M-5.4).
    La Rochelle-ben mindkét oldal kardokra dob, és a jelző a különbséggel mozdul (M-13.5, M-13.8).
    A forduló végén halad az idő, azután a Louvre és Párizs szedi áldozatát (M-20.1).
primer-know =
    Kihívás: a készséged és minden megfelelő lap egy-egy pontja együtt érje el a szintet (M-6.1).
    Párbaj: három kocka, Harc-kártyákért több; a kard sebez, a pajzs felfogja, a titkos vágás azonnal talál (M-7.1, M-7.3).
    Ahol Milady rejtőzik, minden feladatrész előtt meg kell vívni Rochefort-ral (M-10.1).
    Akinek elfogyott az életpontja, fekszik, és a következő körében feláll; senki sem hal meg (M-8.1, M-5.2).
primer-first = Osszátok meg a munkát: egy testőr a küldetésen, egy a Louvre-ban, egy pedig La Rochelle-ben tartsa az egyensúlyt. Győzni csak a küldetéssel lehet, veszíteni bármelyik sávon.
