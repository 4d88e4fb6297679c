### What each kind of question asks and what one weighs, for a first game.

guide-ChooseArmy = Minden négy lapból kettőt tartasz meg; tizenkét válogatás a sereged. A vezérekkel és a sok parancsnoki pontot érő lapokkal fizeted ki a többit. Kevés típus több példányban jobb, mint sokféle: két azonos típusú egység állhat egy oszlopban, és +1-gyel harcol.
guide-AdvanceDiscard = Ott senki sem áll veled szemben, ezért a terep a tiéd, és egy egység is megtartja. Azt dobd el, amelyiknek kisebb a harci értéke; azt tartsd meg, amelyik illik a terephez.
guide-FlankAttack = Ahol az ellenség szomszédos oszlopai nyitva állnak, oldalról támadhatsz, +2-vel. Ez is olyan harc, mint a többi: bónuszkártyát teszel le, és a vesztes egységeit megszerzi a győztes. Akkor támadj, ha valószínűleg győzöl, főleg ha ezzel gazdát cserél az oszlop.
guide-MainAction = Annyi mindent tehetsz, amennyit akarsz: egységeket raksz le, és más lapjaiddal fizetsz értük, rohamozol, tartalékot játszol ki, vagy befejezed. Először arra ügyelj, hogy az ellenfél ne birtokoljon három terepet a köre elején: előretörését bármilyen szemben álló egység megállítja. Aztán foglald el az üres oszlopokat, és tartogass egy jó lapot a harcra.
guide-OverlapChoice = A bekerítés +1-et ad minden legfeljebb 3 mozgási költségű egységedért, amely szomszédos, ellenség nélküli oszlopban áll. Utána eldobod a lapot: ott játszd ki, ahol egy-két pont eldönti a harcot.
guide-AttackerBonus = A bónuszkártyád a parancsnoki pontjaival segít: egy lap a kezedből, vagy a húzópaklid látatlan legfelső lapja. Egy átlagos lap nagyjából hármat ér, ezért a kezedből csak jobbat tegyél le, és csak ha a harc megéri.
guide-RetreatChoice = Az az egység vonulhat vissza, amelynek kisebb a mozgási költsége, mint a támadást vezető egységé: a dobópaklidra kerül, ahelyett hogy megszereznék. Ha mind visszavonul, nincs harc, a terep nem cserél gazdát, és a támadó eldob egy egységet. Maradj, ahol valószínűleg győzöl.
guide-PursuitLoss = Az ellenfél elmenekült előled, és ez egy támadó egységedbe kerül. Azt dobd el, amelyiknek kisebb a harci értéke.
guide-DefenderBonus = Válaszolhatsz bónuszkártyával a kezedből, látatlanul a húzópakliból, vagy semmivel. Gyakran egy-két pont dönt: a fontos oszlopért adj jó lapot, másutt bízz a pakliban.
guide-DefenderLead = Csak az elöl álló egység harci értéke számít; a második +1-et ad. A legerősebbet állítsd előre; ha lándzsások állnak elöl, a döntetlent te nyered.
guide-DrawMode = A három lap biztos. Vagy eldobsz egyet, és annyit húzol, ahány parancsnoki pontot ér: négyes vagy ötös lappal éri meg, ha nélkülözni tudod. Kilenc lap maradhat a kezedben.
guide-DiscardDown = Csak kilenc lap maradhat. Azt dobd el, ami nem illik az oszlopaidhoz, és fizetni sem sokat ér; a pakli újrakeverésekor visszajön.
