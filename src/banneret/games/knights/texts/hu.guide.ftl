### What each kind of question asks and what one weighs, for a first game.

guide-MainAction = Mondd meg, miért dobsz: egy pakli legfelső lapjáért, valaki más lapjáért, egy tornáért vagy a királyért. A pakliból szerzett különleges kártya után azonnal folytathatod; vár vagy kudarc után a körödnek vége. Ha semmi sem tetszik, előbb tedd egy pakli legfelső lapját a pakli aljára: ezt körönként egyszer teheted meg.
guide-Rolling = Tartsd meg az azonos kockákat, és a többit dobd újra: több azonos kocka erősebb a kevesebbnél, azután a nagyobb szám dönt. A hatos félre van téve, és nem számít. Jobbat kell dobnod, az egyenlőség nem elég; ha sikerült, állj meg.
guide-TakePart = A részvétel nem kerül semmibe: dobsz, és a legerősebb dobás viszi a lapot. Három tornakártya és két vár megnyeri a játékot, ezért ne engedd át a terepet annak, aki már közel jár.
guide-Revenge = Nem sikerült letaszítanod a királyt, és ő elveszi egy váradat; az a választott pakli aljára kerül. Azt add oda, amelyiken a leggyengébbek a kockák, vagy amelyiknek a színe könnyen pótolható.
guide-ArrangeGuards = Amit egy őrség takar, azt nem lehet megtámadni: a várőrség legfeljebb két várat, a testőrség egy másik különleges kártyát takar. Azt takard, amit a legkönnyebb legyőzni, és ami a többieknek még hiányzik.
