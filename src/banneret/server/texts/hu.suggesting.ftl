### Választás javaslat szerint az előkészületek alatt.

web-suggest = Javaslat
web-suggest-about = Azt választja ki, amit most egy jó játékos tartana meg. Még változtathatsz rajta.
web-suggest-rest = Javaslat a többire
web-suggest-rest-about = Azt választja ki, amit egy jó játékos tartana meg, ebben és minden további körben. Az utolsón még változtathatsz.
error-nothing-to-suggest = Most nincs mire javaslatot tenni.
