### What each kind of question asks and what one weighs, for a first game.

guide-TurnAction = Az újoncozás a lapjaidat gyarapítja: kettő be, egy ki. A Havoc! elindítja a következő csatát, és te nyitod meg legalább két lappal, amelyeket mindenki lát. Akkor kiáltsd, ha a lapjaid elég erősek ahhoz képest, amennyit ez a csata ér.
guide-RecruitStep = Két lapot veszel, mindegyiket a nyílt újoncok közül vagy látatlanul a húzópakliból, aztán egy lapod az újoncok közé kerül, ahonnan bárki elveheti. Ugyanolyan lapokat, egy színt vagy egymást követő számokat gyűjts. A kezedben lévő eb még egy lapot elkaphat.
guide-LootPick = A két ebed visszahoz egy lapot a dobott lapok közül, és mindenki látja, melyiket. Inkább azt vedd el, amelyik kiegészít egy kombinációt, mint a legnagyobbat.
guide-HavocLay = Két vagy több lappal nyitod meg a csatát. Ezek odavesznek, bárki győz, ezért annyival kezdd, amennyit a többiek már komolyan vesznek: később is rakhatsz le még, legfeljebb hatig.
guide-JoinBattle = A részvételhez két vagy több lapot raksz le, és ezek akkor is odavesznek, ha utolsó leszel. Aki kimarad, helyette húz egy lapot. Vesd össze a legjobbat, amit lerakhatnál, azzal, ami már ott van, és azzal, amennyit az egyes helyezések érnek.
guide-BattleContinue = Lerakasz még legalább egy lapot, vagy passzolsz: akkor ebben a csatában már nem raksz le többet, de a lapjaid versenyben maradnak. Csak azt tedd hozzá, amivel előbbre jutsz. A sorhoz és a flöshöz minden számító lapod kell, egy fölösleges lap elrontja.
guide-DeclareDogsOut = A lerakott eb bármilyen színű 0-nak számít, hacsak nem mondod, hogy nem vesz részt a harcban. Hagyd ki, amelyik elrontaná a sort, és tartsd bent, amelyik kiegészíti a flöst. Utána így is, úgy is hozhat neked egy lapot.
guide-ActivateDog = Egy lerakott eb most elhoz neked egy lapot a csatatérről vagy az újoncok közül; kettő együtt egyet a dobott lapok közül. Ami a csatatéren marad, dobott lap lesz, ezért gondolj a következő kombinációdra.
guide-PeaceDiscard = A Béke őre olyan sokáig újoncozott, hogy elmarad a csata, és a többiek elvesztenek egy-egy lapot. Attól válj meg, amelyik a legkevésbé illik a többihez.
guide-FinalDogs = Az utolsó csata előtt egy vagy két ebet lapokra cserélhetsz a húzópakliból. Az eb 0-t ér: cseréld be, hacsak nem egy flöst egészít ki.
guide-CastillonLay = Az utolsó csatában mindenki harcol, és az ér a legtöbbet. Rakd le a legerősebb kombinációdat, legfeljebb hat lapból; utána már nem jön semmi, nincs mire tartalékolni.
guide-ChooseNextBattle = Te mondod meg, melyik csata következik. Sokat érőt válassz, amíg erősek a lapjaid, és keveset érőt, amíg lapokra van szükséged.
