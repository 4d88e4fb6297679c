### A király testőrei: a beállítások neve és magyarázata.

option-milady = Milady
option-milady-help = Azt dönti el, hogy Miladyt egy játékos irányítja-e (mindig az utolsó hely), vagy a játék maga. Egy játékosnál Milady mindig automatikus, öt játékoshoz viszont kell Milady.
option-milady-player = Játékos
option-milady-none = Automatikus

option-emergency_mode = Vészhelyzet!
option-emergency_mode-help = Azt dönti el, hogyan siettet a Vészhelyzet! kártya: valódi órával, korlátozott akciószámmal, vagy sehogy (ilyenkor mindkét lap kikerül).
option-emergency_mode-off = A kártyák nélkül
option-emergency_mode-timer = Valódi óra
option-emergency_mode-budget = Korlátozott akciószám

option-emergency_seconds = Az óra hossza
option-emergency_seconds-help = Ennyi másodperc jut a II. fázisra Vészhelyzet! idején, ha valódi óra jár.
option-emergency_seconds-60 = 60 másodperc
option-emergency_seconds-90 = 90 másodperc
option-emergency_seconds-120 = 120 másodperc
option-emergency_seconds-180 = 180 másodperc

option-emergency_bot_seconds = Egy bot akciójának ideje
option-emergency_bot_seconds-help = Ennyi másodpercet von le az órából egy bot minden akciója.
option-emergency_bot_seconds-0 = Semennyi
option-emergency_bot_seconds-3 = 3 másodperc
option-emergency_bot_seconds-5 = 5 másodperc
option-emergency_bot_seconds-10 = 10 másodperc

option-emergency_budget_ratio = Az akciók hányada
option-emergency_budget_ratio-help = Korlátozott akciószámnál az összes akció ekkora része marad meg Vészhelyzet! idején, egészre kerekítve.
option-emergency_budget_ratio-50 = A fele
option-emergency_budget_ratio-67 = A kétharmada
option-emergency_budget_ratio-75 = A háromnegyede

option-easier_start = Könnyebb kezdés
option-easier_start-help = A testőrök egy „Egy mindenkiért” kártyával kezdenek.
option-easier_start-false = Nem
option-easier_start-true = Igen

option-fatal_quest = Végzetes küldetés
option-fatal_quest-help = Aki küldetéstáblán válik harcképtelenné, nem térhet vissza a küldetésre; ha mindenki kizárult, Milady nyer.
option-fatal_quest-false = Nem
option-fatal_quest-true = Igen

option-brave_athos = Athos, a bátor
option-brave_athos-help = Athosnak is meg kell vívnia Rochefort-ral.
option-brave_athos-false = Nem
option-brave_athos-true = Igen

option-bastille_escape = Szökés a Bastille-ból
option-bastille_escape-help = Azt dönti el, hogy az őrrel vívott harc a kimenetelétől függetlenül kiszabadít-e, vagy csak akkor, ha a fogoly legyőzi az őrt.
option-bastille_escape-rulebook = Mindig
option-bastille_escape-faq = Csak legyőzött őrnél

option-louvre_reward_on = A Louvre jutalma
option-louvre_reward_on-help = Mikor jár a Louvre-kártyán látható jutalom.
option-louvre_reward_on-challenge = A kihívásért
option-louvre_reward_on-mission = Az egész feladatért

option-rochefort_interrupts_traps = Rochefort és a csapdák
option-rochefort_interrupts_traps-help = Rochefort csapda hatástalanításakor is közbelép-e.
option-rochefort_interrupts_traps-false = Nem
option-rochefort_interrupts_traps-true = Igen

option-fixed_red_dice_cap = Négy piros kocka
option-fixed_red_dice_cap-help = Milady La Rochelle-ben sosem dobhat négynél több piros kockával.
option-fixed_red_dice_cap-true = Legfeljebb négy
option-fixed_red_dice_cap-false = Lehet öt is

option-musketeer_selection = Ki kit irányít
option-musketeer_selection-help = Hogyan kapnak testőrt a játékosok; leginkább akkor számít, ha csak három testőr van játékban.
option-musketeer_selection-choose = A játékosok választanak
option-musketeer_selection-random = Véletlenszerűen
