### A király testőrei: miért lehetetlen egy forgatókönyvben leírt állás.

reason-position-pieces-text = { $value } nem szavakból álló szöveg, mint például "combat combat erudition"
reason-position-too-many = { $value } többször szerepel, mint ahány van belőle
reason-position-not-in-hand = { $value } nincs abban a kézben
reason-position-siege-full = La Rochelle-nél legfeljebb három kártya fekszik
reason-position-milady-has-no-hand = Miladynek nincsenek Kaland kártyái
reason-position-no-milady = nincs Milady játékos
reason-position-no-top-card = az Álnokság pakli üres
reason-position-no-such-challenge = a Párizs kártyának nincs ilyen kihívása: { $value }
reason-position-no-mission = nincs kártya, amely mellett lehetne
reason-position-one-trap = egy feladatnál legfeljebb egy csapda lehet
reason-position-nemesis-named = a feladatnál lévő Nemezis, és csak az, nevez meg testőrt
reason-position-board-size = { $count } jelző jut { $high } mezőre; a megtisztított mező jele -
reason-position-milady-leads-nobody = Milady nem irányít testőrt
reason-position-in-play = az irányított testőrök száma { $count }, de játékban ennyi van: { $high }
reason-position-lies-elsewhere = akinek nincs élet pontja, a Vieux Colombier-ben fekszik
reason-position-route-elsewhere = útvonalak csak az 1. küldetés táblán vannak
reason-position-card-and-destination = a helyszín kártya és az úti cél összetartozik
reason-position-ruled-out = Milady úti célja nem lehet kizárva
reason-position-duellist = a párbajhoz testőr kell
reason-position-nobody-acts = ilyen testőr nem cselekedhet
reason-position-had-his-turn = már túl van a körén
reason-position-no-turn-now = ebben a fázisban nem tart senkinek a köre
reason-position-no-such-face = ezen a kockán nincs ilyen: { $value }
reason-position-no-end-of-turn = tart egy kör, de a veremben nincs EndOfTurn
reason-position-broken = sérti a szabályokat: { $value }
