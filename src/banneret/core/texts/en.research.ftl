error-missing-extra = { $library } is not installed. It comes with: pip install "banneret[{ $extra }]"
error-unknown-choice = { $what } cannot be { $value }. Known: { $known }.
error-no-shapes = { $game } has no observations: no shape is declared for { $missing }.
error-no-opponents = Name at least one bot to play the other seats.
error-spiel-options = These options cannot be read: { $text }. Write them as name:value, with semicolons between them.
