error-missing-extra = Nincs telepítve: { $library }. Ezzel jön: pip install "banneret[{ $extra }]"
error-unknown-choice = { $what } nem lehet { $value }. Ismert: { $known }.
error-no-shapes = A(z) { $game } játéknak nincs megfigyelése: nincs alakja ennek: { $missing }.
error-no-opponents = Nevezz meg legalább egy botot a többi helyre.
error-spiel-options = Ezek a beállítások nem olvashatók: { $text }. Így írd őket: név:érték, pontosvesszővel elválasztva.
