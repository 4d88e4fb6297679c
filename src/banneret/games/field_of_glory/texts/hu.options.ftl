### Field of Glory: a beállítások neve és magyarázata.

option-unit_modifiers = Módosítók az egységkártyákon
option-unit_modifiers-help = Azt dönti el, hogy az egységkártyákra nyomtatott módosítók csak a támadást vezető egységnél érvényesek-e, vagy a védekezésben elöl lévő egységnél is.
option-unit_modifiers-attacker = Csak a támadónál
option-unit_modifiers-both = Mindkét oldalon

option-flank_bonus_timing = Bónuszkártya átkarolásnál
option-flank_bonus_timing-help = Azt dönti el, hogy az átkaroló játékos a védekező visszavonulása után teszi-e le a bónuszkártyáját, vagy előtte, mint rohamnál.
option-flank_bonus_timing-after_retreat = A visszavonulás után
option-flank_bonus_timing-before_retreat = A visszavonulás előtt

option-flank_full_retreat_costs_unit = Teljes visszavonulás átkarolás elől
option-flank_full_retreat_costs_unit-help = Azt dönti el, hogy a támadónak el kell-e dobnia egy egységét, ha átkarolás elől minden védekező visszavonul, ahogyan roham után kell.
option-flank_full_retreat_costs_unit-on = Egy egységbe kerül
option-flank_full_retreat_costs_unit-off = Nem kerül semmibe

option-overlap_in_flank_attack = Bekerítés átkarolásnál
option-overlap_in_flank_attack-help = Azt dönti el, hogy a bekerítés átkarolásnál is kijátszható-e. Ilyenkor a megtámadott oszlop szomszédjait kell nézni, de a támadó oszlop egységei nem számítanak.
option-overlap_in_flank_attack-off = Csak rohamnál
option-overlap_in_flank_attack-on = Átkarolásnál is

option-max_overlap_per_charge = Bekerítés egy támadásban
option-max_overlap_per_charge-help = Azt dönti el, hány bekerítés játszható ki egyetlen támadásban; mindegyik a teljes értékét adja.
option-max_overlap_per_charge-1 = Egy
option-max_overlap_per_charge-2 = Kettő

option-defender_may_decline_bonus = Védekezés bónuszkártya nélkül
option-defender_may_decline_bonus-help = Azt dönti el, hogy a védekező harcolhat-e bónuszkártya nélkül, vagy a támadóhoz hasonlóan neki is kötelező.
option-defender_may_decline_bonus-on = Lehet
option-defender_may_decline_bonus-off = Nem lehet

option-end_timing = A játék vége
option-end_timing-help = Azt dönti el, mikor ér véget a játék, miután mindkét paklit kétszer megkevertétek: az adott kör végén, vagy csak akkor, amikor mindkettőtöknek ugyanannyi köre volt.
option-end_timing-turn = A kör végén
option-end_timing-round = A teljes forduló végén

option-payment_rule = Az egységek kifizetése
option-payment_rule-help = Azt dönti el, hogy fizethetsz-e a szükségesnél több lappal (hogy megszabadulj tőlük), vagy a fizetségben nem lehet fölösleges lap.
option-payment_rule-free = Szabadon
option-payment_rule-irredundant = Fölösleges lap nélkül

option-deck_bonus_seen_by = Bónuszkártya a húzópakliból
option-deck_bonus_seen_by-help = Azt dönti el, hogy felfedés előtt megnézheted-e a húzópaklid tetejéről vett bónuszkártyádat. A védekezőnek számít, mert utána választja ki az elöl lévő egységét.
option-deck_bonus_seen_by-owner = A gazdája megnézi
option-deck_bonus_seen_by-nobody = Senki sem nézi meg

option-unopposed_pair = Két egység ellenség nélküli oszlopban
option-unopposed_pair-help = Azt dönti el, mikor kell eldobni a második egységet egy ellenség nélküli oszlopból: minden körben, vagy csak akkor, amikor birtokba veszed az oszlopot.
option-unopposed_pair-always = Minden körben
option-unopposed_pair-on_capture = Birtokbavételkor

option-terrain_tie = A terep kirakása
option-terrain_tie-help = Azt dönti el, hová kerül egy terepkártya, ha a bal és a jobb oldali oszlop egyformán jó: a véletlen dönt, vagy mindig balra.
option-terrain_tie-random = Véletlenül
option-terrain_tie-left = Balra

option-army_selection = Seregek
option-army_selection-help = Azt dönti el, hogy mindketten válogattok-e, négy lapból mindig kettőt megtartva, vagy gyorsan kaptok egy-egy véletlen sereget.
option-army_selection-draft = Válogatás
option-army_selection-random = Véletlen

option-starting_player = Az első kör
option-starting_player-help = Azt dönti el, ki kezd. Aki kezd, előnyben van.
option-starting_player-random = Véletlenül
option-starting_player-red = A piros
option-starting_player-blue = A kék
