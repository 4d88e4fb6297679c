### Knights on one page: what it is about, a turn, how it is won, what to know at first. Under 300 words in all.

primer-about = Hat kockával dobsz, hogy várakat foglalj, tornákat nyerj és különleges kártyákat gyűjts, a két pakliból vagy a többiektől. Minden lapon látszik, minél kell jobbat dobni.
primer-aim = Azonnal győzöl négy különböző színű várral, vagy két várral és három tornakártyával (K-14.1), vagy ha letaszítod a királyt (K-14.2).
primer-turn =
    Körönként egyszer egy pakli legfelső lapját a pakli aljára teheted, és megnézed a következőt (K-6.1).
    Mondd meg, mi a célod: egy pakli legfelső lapja, valaki más lapja, egy torna vagy a király (K-5.1).
    Dobj mind a hat kockával; kétszer dobhatsz újra. Minden hatos félre van téve, és nem számít (K-4.1, K-4.2).
    Ha jobbat dobtál a lapnál, a tiéd; ha nem, a pakli lapja a pakli aljára kerül (K-8.2).
    Pakliból szerzett különleges kártya után újra próbálkozhatsz; kudarc vagy vár után a körödnek vége (K-5.3, K-5.4).
primer-know =
    Több azonos kocka erősebb a kevesebbnél; azután a nagyobb szám, végül a plusz kocka, a többi közül a legnagyobb dönt (K-3.3). Az egyenlőség nem elég (K-3.5).
    Nem lehet két azonos színű várad, sem két egyforma különleges kártyád (K-2.2).
    A várakat gazdájuk védi: ha jobbat dobtál a lap kockáinál, ő is dob ellened. Az utolsó vár biztonságban van (K-9.2, K-9.5).
    A tornán a többiek is dobnak, és a legerősebb dobás viszi a lapot (K-10.4).
    A királyt akkor próbálhatod letaszítani, ha három várral kezded a körödet; akinek nem sikerül, elveszít egy várat (K-11.1, K-11.4).
primer-first = Szerezz korán Dobás kártyát és más különleges kártyát: az egész játékban segítenek, és rögtön újra próbálkozhatsz.
