## The guide of a first game

web-guide = Vezetés
web-guide-on = Vezess: magyarázd el a kérdéseket, és jelöld a jó válaszokat
web-guide-off = Vezetés kikapcsolása
web-guide-about = Miről szól ez?
web-guide-marked = ajánlott
web-guide-first = Vezess végig az első játszmámon
web-guide-first-note = könnyű botok, minden kérdés magyarázattal
web-guide-help = Minden fajta kérdéshez magyarázat jár, amikor először előkerül; egyedül, botok ellen a jó válaszok is meg vannak jelölve, indoklással. Magától elhalványul, és az asztalnál kikapcsolható.
