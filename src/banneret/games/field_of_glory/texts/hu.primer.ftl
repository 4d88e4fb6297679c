### Field of Glory on one page: what it is about, a turn, how it is won, what to know at first. Under 300 words in all.

primer-about = Két ókori sereg küzd öt terepkártyáért. A 48 lapodból 24-et választasz; minden lap egyszerre egység, fizetőeszköz és rejtett bónusz a harcban.
primer-aim = Azonnal győzöl, ha a köröd elején három terepkártyát birtokolsz (F-5.2). Ha mindkét paklit kétszer megkevertétek, a több terepkártya győz, azután a több megszerzett győzelmi pont (F-8.3).
primer-turn =
    Ellenőrzés és előretörés: ahol csak neked van egységed, a terep a tiéd lesz (F-5.3).
    Átkarolás, ahol az ellenség szomszédos oszlopai nyitva állnak (F-5.7).
    Akciók, amennyit akarsz: egységeket raksz le, és más lapokkal fizetsz értük, rohamozol, tartalékot játszol ki (F-6.1).
    Húzol három lapot, vagy eldobsz egyet, és annyit húzol, ahány parancsnoki pontot ér; kilenc lapod maradhat (F-8.1).
primer-know =
    Az egység a mozgási költségébe kerül, a szárnyakon és nehéz terepen többe (F-6.3). A kezedben lévő lapokkal fizetsz.
    Két azonos típusú egység egy oszlopban +1 a harcban (F-6.4, F-7.5).
    Harcban mindkét fél bónuszkártyát ad hozzá, kézből vagy látatlanul a húzópakliból (F-7.2).
    A vesztes egységeit a győztes megszerzi; a győztes támadó birtokba veszi a terepet (F-7.8, F-7.9). Döntetlen után mindketten eldobjátok ott az összes harcoló egységeteket.
    A kisebb mozgási költségű egységek a harc előtt visszavonulhatnak; ha mind visszavonul, a birtoklás nem változik (F-7.1, F-7.10).
primer-first = Az üres oszlop a legolcsóbb terep: tégy oda egységet, ahol az ellenfélnek nincs, és válaszolnia kell. A fontos harcra tartogass egy jó lapot.
