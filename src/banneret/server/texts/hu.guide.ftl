## The guide of a first game

web-guide = Vezetés
web-guide-on = Vezetés: a kérdésekhez magyarázat jár, a jó válaszok meg vannak jelölve
web-guide-off = Vezetés kikapcsolása
web-guide-about = Miről szól ez?
web-guide-marked = ajánlott
web-guide-first = Az első játszmám, vezetéssel
web-guide-first-note = könnyű botok, minden kérdés magyarázattal
web-guide-help = Minden fajta kérdéshez magyarázat jár, amikor először előkerül; egyedül, botok ellen a jó válaszok is meg vannak jelölve, indoklással. Magától elhalványul, és az asztalnál kikapcsolható.
