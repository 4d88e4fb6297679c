### Field of Glory: miért lehetetlen egy helyzetleírásban megadott állás.

## Hogyan van leírva
reason-position-columns = ide táblázat kell: oszlop = érték
reason-position-no-column = nincs ilyen oszlop: { $value }; az oszlopok száma 1-től 5-ig terjed
reason-position-cards-text = ide lapok szövege kell (például "hi4 co5 lc2"), nem ez: { $value }
reason-position-no-card = nincs ilyen lap: { $card }; egy lapot a típusa két betűjével és a parancsnoki pontjaival írunk le, például hi4

## Lapok és oszlopok
reason-position-card-too-often = túl sokszor szerepel: { $card } (egy seregben ennyi van: { $count })
reason-position-too-many-cards = 24 lap van játékban, itt { $count } szerepel: { $who }
reason-position-too-many-removed = 24 lap kerül ki a játékból, itt { $count } szerepel
reason-position-middle-plain = a 3. oszlop mindig síkság
reason-position-terrain-twice = nincs ennyi ilyen terepkártya: { $terrain }
reason-position-no-unit = ez nem egység: { $card }
reason-position-three-units = egy oszlopban egy játékosnak legfeljebb két egysége állhat
reason-position-not-stacking = ezek nem állhatnak egy oszlopban: { $card } és { $other }
reason-position-hand-too-large = ebben a kézben most nem lehet { $count } lap
reason-position-hand-not-too-large = legfeljebb kilenc lapból nem kell eldobni

## Hol tart a játék
reason-position-turn-number = a körök váltakoznak: ez a szám nem az övé: { $who }
reason-position-no-pair = nincs itt ellenség nélkül álló két egysége a soron lévő játékosnak: { $column }. oszlop
reason-position-no-targets = nincs mit átkarolni
reason-position-not-beside = átkarolásnál csak a szomszédos oszlop segíthet
reason-position-target-empty = csak olyan oszlop karolható át, ahol mindkét félnek van egysége, ez nem ilyen: { $column }. oszlop
reason-position-too-many-targets = egy körben legfeljebb két oszlop karolható át
reason-position-no-plan = lerakást csak az actions szakaszban, a válaszok szövegével lehet megadni
reason-position-plan-answer = ez a lerakás közben nem szabályos válasz: { $value }
reason-position-not-drafting = a válogatás már véget ért
reason-position-no-draft = army_selection = random mellett nincs válogatás
reason-position-draft-first = a válogatás végéig nincs egység a csatatéren
reason-position-draft-size = ebben a menetben { $low } és { $high } közötti számú lap lehet megtartva
reason-position-not-offered = ez nincs a menetének négy lapja között: { $card }
reason-position-draft-unfinished = még nem fejezte be a válogatást: { $who }

## Harcok
reason-position-no-fight = ebben a szakaszban senki sem harcol
reason-position-fight-column = meg kell adni a megtámadott oszlopot
reason-position-fight-origin = roham a saját oszlopában zajlik, átkarolás ugyanonnan vagy szomszédos oszlopból indul
reason-position-fight-empty = nincs egysége ({ $column }. oszlop): { $who }
reason-position-name-lead = két különböző egység támad: meg kell adni, melyik vezeti
reason-position-lead-not-there = a vezető egység ezek egyike ({ $column }. oszlop): { $cards }
reason-position-no-overlap = itt nem játszhattak ki bekerítést
reason-position-no-overlap-question = a bekerítés csak átkarolásnál külön kérdés, ha overlap_in_flank_attack be van kapcsolva, és a bónuszkártya későn jön
reason-position-one-bonus = mindkét oldalon csak egy bónuszkártya van
reason-position-bonus-source = a forrás és a bónuszkártya nem illik össze
reason-position-bonus-missing = mostanra már letett bónuszkártyát, vagy nincs neki: add meg a lapot vagy a forrását ({ $who })
reason-position-bonus-too-early = még nem tett le bónuszkártyát: { $who }
reason-position-attacker-needs-bonus = a támadó csak akkor harcol bónuszkártya nélkül, ha egyetlen lapja sincs
reason-position-nobody-retreats = e vezető egység elől egy védekező egység sem vonulhat vissza
