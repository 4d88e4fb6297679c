### Esélyek, amelyek a lapokból maguktól következnek („banneret odds field_of_glory ...”).

## Kérdések
odds-blind = harc két lappal a húzópakliból
    .about = Hogyan végződik egy harc a támadó harcierő-előnye szerint, ha mindkét bónuszkártya átlagos húzópakliból jön.
    .examples =
        banneret odds field_of_glory blind
odds-fight = megnevezett egységek harca
    .about = Hogyan végződik egy harc a támadó bónuszkártyája szerint. A lapok jele például hi4 (nehézgyalogság 4 parancsnoki ponttal); elöl áll a vezető egység.
    .examples =
        banneret odds field_of_glory fight hi4,hi2 pk3
        banneret odds field_of_glory fight cv3 li2 --terrain woods --held
odds-duel = melyik bónuszkártyát válaszd, és milyen gyakran
    .about = A bónuszkártyák választása külön játék: milyen gyakran érdemes egy-egy lapot választani, ha mindketten a lehető legjobban játszanak. A döntetlen fél győzelmet ér, a kézből adott lap pedig később hiányzik.
    .examples =
        banneret odds field_of_glory duel 0 --attack co5,li2 --defence hi4
        banneret odds field_of_glory duel 1 --attack hi4
odds-draw = a szükséges lapok kihúzása
    .about = Mekkora eséllyel jönnek a keresett lapok a húzópakli következő lapjai között.
    .examples =
        banneret odds field_of_glory draw 4 --cards 15
        banneret odds field_of_glory draw 6 --cards 12 --draws 3 --least 2
odds-pay = egy lerakás árának kifizetése
    .about = Mekkora eséllyel fizethető ki egy ár a kézből és néhány további lapból; és ha már most kifizethető, melyik a legolcsóbb fizetés.
    .examples =
        banneret odds field_of_glory pay 9 --hand co5,li2
        banneret odds field_of_glory pay 5 --hand li2,mi3,cv4 --draws 0

## Amit egy kérdéshez tudni kell
odds-fight-attack = a támadó egységei, elöl a vezető: hi4 vagy hi4,hi2
odds-fight-defence = a védekező egységei, elöl a vezető
odds-fight-terrain = az oszlop terepe: síkság (plain), nehéz terep (rough), erdő (woods) vagy domb (hill)
odds-fight-held = a védekező birtokolja az oszlopot
odds-fight-flank = átkarolási kísérlet
odds-fight-overlap = mennyit ad hozzá a Bekerítés
odds-fight-against = a védekező bónuszkártyája, ha ismered
odds-duel-lead = a támadó harcierő-előnye bónuszkártyák nélkül (−9 és 9 között)
odds-duel-attack = a támadó kezében lévő lapok
odds-duel-defence = a védekező kezében lévő lapok
odds-duel-price = mennyit ér később a kézben maradó lap minden parancsnoki pontja, egy győzelem századrészében
odds-draw-wanted = hány lapot keresel a húzópakliban
odds-draw-cards = hány lap van a húzópakliban
odds-draw-draws = hány húzás látsszon
odds-draw-least = ezek közül hányra van szükséged
odds-pay-cost = az ár parancsnoki pontban
odds-pay-hand = a lapok, amelyekkel fizetni lehet
odds-pay-draws = hány további lap látsszon

## Válaszok
odds-heading-blind = Két bónuszkártya átlagos húzópakliból
odds-heading-fight = Támad: { $attack }; védekezik: { $defence }
odds-heading-duel = A bónuszkártyák párbaja, a támadó előnye { $lead }
odds-heading-draw = Legalább { $least } a keresett { $wanted } lapból; a húzópakliban { $cards } lap van
odds-heading-pay = Ár: { $cost }, parancsnoki pont a kézben: { $points }
odds-column-win = támadó nyer
odds-column-tie = döntetlen
odds-column-lose = védekező nyer
odds-column-share = milyen gyakran
odds-column-chance = esély
odds-lead = előny { $lead }
odds-from-deck = a húzópakli legfelső lapja
odds-card-worth = { $points } pontos lap
odds-duel-attack-row = támadó: { $card }
odds-duel-defence-row = védekező: { $card }
odds-draws = { $count ->
    [0] további lap nélkül
    [one] 1 lap
   *[other] { $count } lap
}
odds-note-ground = A sorok a támadó bónuszkártyái. Az oszlop terepe: { $ground }{ $held ->
    [yes] , a védekező birtokolja.
   *[no] .
}
odds-note-against = { $known ->
    [yes] A védekező bónuszkártyája: { $card }.
   *[no] A védekező bónuszkártyája egy átlagos húzópakli legfelső lapja.
}
odds-note-lead = Bónuszkártyák nélkül a támadó előnye { $lead }.
odds-note-ties = Döntetlennél a védekező elöl lévő egysége nyer.
odds-note-duel = Ha mindketten így játszanak, a támadó nyerési esélye { $percent }% (a döntetlen fél győzelemnek számít).
odds-note-payment = A legolcsóbb fizetés: { $cards } ({ $points } parancsnoki pont).

## Miért nincs értelme egy értéknek
reason-fog-odds-number = ez a szám túl kicsi vagy túl nagy
reason-fog-odds-card = a lapok jele például hi4, cv3 vagy co5
reason-fog-odds-units = egy vagy két egység kell
reason-fog-odds-stack = ez a két egység nem állhat egy oszlopban
reason-fog-odds-terrain = a terepek: plain, rough, woods és hill
reason-fog-odds-too-many = egy seregben ennyi ilyen lap nincs
