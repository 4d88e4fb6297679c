### Havoc on one page: what it is about, a turn, how it is won, what to know at first. Under 300 words in all.

primer-about = Zsoldoscsapatot vezetsz a százéves háború kilenc csatáján át. Minden csatát a legerősebb kombináció nyer, nagyjából mint a pókerben, de hat lap is játszhat. A művészet abban áll, hogy tudd, melyik csata éri meg a lapjaidat: amit leraksz, az oda van.
primer-aim = Minden csatában a legjobb kombinációkért jár pont; a legtöbb pont győz (H-13.1). Az utolsóban, Castillonnál mindenki harcol, és az ér a legtöbbet (H-12.4).
primer-turn =
    Ha rajtad a sor, vagy újoncozol, vagy Havoc!-ot kiáltasz (H-3.1).
    Újoncozás: két lapot húzol, mindegyiket a húzópakliból vagy a nyílt újoncok közül, majd egy lapot a kezedből az újoncok közé teszel (H-4.1, H-4.6).
    Havoc!: kezdődik a következő csata. Legalább két lapot raksz le; ezután sorban mindenki részt vesz legalább két lappal, vagy kimarad, és húz egyet (H-6.4).
    A résztvevők addig raknak le újabb lapokat vagy passzolnak, amíg mindenki passzolt (H-6.5). A legerősebb kombinációé a csatakártya; gazdája lesz a Béke őre, és ő következik.
primer-know =
    A flöshöz és a sorhoz öt vagy hat lap kell, és minden számító lapodnak bele kell tartoznia (H-8.2). Az ugyanolyan lapok bármi mellett számítanak.
    A harc ebei 0-t érnek. Újoncozáskor lapot szereznek, csata után lapot hoznak haza (H-4.4, H-10.1).
    Ha a Béke őre túl sokszor újoncozik, egy év béke miatt elmarad a következő csata, és a többiek eldobnak egy-egy lapot (H-5.2).
primer-first = Maradj ki abból a csatából, amelyet nem nyerhetsz meg: az ingyen lap többet ér a harmadik helynél. Castillonra tartogass erős kombinációt.
