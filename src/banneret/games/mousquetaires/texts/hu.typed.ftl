### A király testőrei: amit a terminálban a válaszok szavaiként be lehet írni.

## Milady
typed-place = lerak
typed-lay = kijátszik
typed-post = ellenfél
typed-set = csapda
typed-name = megnevez
typed-go = megy
typed-draw-treachery = álnokságot_húz
typed-scheme = kijátszik
typed-target = választ
typed-take = kézbe_vesz
typed-fetch = kikeres
typed-draw-three = hármat_húz
typed-destroy = megsemmisít

## Mindkét oldal
typed-done = kész
typed-decline = nem

## A testőrök
typed-choose = választ
typed-turn = következik
typed-use = használ
typed-draw = húz
typed-move = lép megy mozog
typed-ride = lovagol
typed-return = visszamegy
typed-exchange = csere cserél
typed-play = kijátszik
typed-reinforce = megerősít
typed-challenge = kihívás
typed-duel = párbaj párbajozik
typed-fight = harcol
typed-buy = vesz vásárol
typed-enough = elég
typed-solve = hatástalanít
typed-search = keres
typed-unmask = leleplez
typed-step = továbblép
typed-enter = bemegy
typed-passage = átjáró
typed-bribe = megveszteget
typed-escape = szökik
typed-look = megnéz
typed-pay = fizet
typed-show = megmutat
typed-end-turn = befejez vége kész passz
typed-discard = eldob
typed-ability = képesség
typed-spend-token = jelző
typed-spend-card = egy_mindenkiért
typed-give-up = felad
typed-add = hozzáad
typed-reroll = újradob
typed-keep = marad
typed-give = ad
typed-hand = átad
typed-receive = átvesz
typed-offer = ajánl
typed-settle = megegyezik
typed-call-off = lemond
typed-replace = lecserél
typed-heal = gyógyít
typed-release = kiszabadít
typed-discard-top = felsőt_eldob
typed-leave-top = felsőt_hagy
typed-sacrifice = feláldoz
typed-ask = kérdez
typed-tell = elmond
typed-plan = terv

## Játékelemek, amelyeknek az asztalon hosszabb a nevük
typed-piece-la_rochelle = la_rochelle rochelle
typed-piece-quest = küldetés
typed-piece-colombier = colombier szállás
typed-piece-lodging = szállás
typed-piece-double = dupla
typed-piece-plan = terv
typed-piece-cards = kártyák lapok
typed-piece-freeze_time = idő
typed-piece-queen_honour = királynő
typed-piece-epic = hősiesség
typed-piece-thrust = vágás
typed-piece-thrust_double = vágás_dupláért
typed-piece-token = jelző
typed-piece-first = első
typed-piece-second = második
