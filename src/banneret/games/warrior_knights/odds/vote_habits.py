"""W-9.3.6 How experts vote for a Baron by name: by what is voted on, how many votes it is worth to them.

Measured in the 17,813 votes of 1,200 games of three to six experts (`python -m tools.vote_habits`). An expert commits
what a matter is worth to him, but no more than half of his votes, rounded up, while other agendas are to come, and no
more than all others could commit together. Where that kept him from committing more, only so much is known of what it
was worth to him (the estimate of Kaplan and Meier). What pays again and again is worth less the nearer the end: such a
matter has a row for each stage.
"""

from typing import Final

# The stages of a game: how many more times cities are likely to pay is at least 4.5, 3.5, 2.5, 1.7, or less.
STAGES: Final = (4.5, 3.5, 2.5, 1.7)

# By matter, and by stage where it matters: how often it is worth none, one, two ... votes.
WORTH: Final[dict[str, list[list[float]]]] = {
    "royal_grant": [[0.0, 0.0, 0.0, 1.0]],
    "fine": [[0.05, 0.1, 0.85]],
    "elect_head": [[0.0, 0.0, 1.0]],
    "elect_chairman": [[0.0, 0.0, 1.0]],
    "thanksgiving": [[0.0, 0.0, 1.0]],
    "recognise_claim": [[0.0, 0.0, 1.0]],
    "censure": [
        [0.37, 0.0, 0.63],
        [0.02, 0.0, 0.98],
        [0.0, 0.0, 1.0],
        [0.01, 0.0, 0.99],
        [0.0, 0.0, 1.0],
    ],
    "chancellor": [
        [0.0, 0.0, 0.0, 0.02, 0.77, 0.0, 0.21],
        [0.0, 0.0, 0.0, 1.0],
        [0.0, 0.0, 0.8, 0.2],
        [0.0, 0.49, 0.51],
        [0.0, 1.0],
    ],
    "papal_legate": [
        [0.02, 0.0, 0.22, 0.76],
        [0.04, 0.0, 0.96],
        [0.05, 0.75, 0.2],
        [0.07, 0.93],
        [0.32, 0.68],
    ],
    "quartermaster": [[0.0, 0.93, 0.07]],
    "ambassador": [
        [0.0, 0.0, 0.09, 0.44, 0.0, 0.0, 0.47],
        [0.0, 0.14, 0.86],
        [0.12, 0.88],
        [1.0],
        [1.0],
    ],
    "master_of_works": [[0.0, 1.0]],
    "admiral": [[0.0, 1.0]],
    "salt_mines": [
        [0.0, 0.0, 0.16, 0.69, 0.0, 0.0, 0.15],
        [0.0, 0.0, 1.0],
        [0.0, 0.51, 0.49],
        [0.0, 1.0],
        [0.09, 0.91],
    ],
    "silver_mines": [
        [0.0, 0.0, 0.0, 0.0, 0.77, 0.0, 0.23],
        [0.0, 0.0, 0.0, 0.88, 0.0, 0.0, 0.12],
        [0.0, 0.0, 0.79, 0.21],
        [0.0, 0.29, 0.71],
        [0.0, 1.0],
    ],
    "royal_forests": [
        [0.0, 0.0, 0.07, 0.77, 0.0, 0.0, 0.16],
        [0.0, 0.0, 1.0],
        [0.0, 0.43, 0.57],
        [0.0, 1.0],
        [0.06, 0.94],
    ],
    "royal_mint": [
        [0.0, 0.0, 0.0, 0.0, 0.74, 0.0, 0.26],
        [0.0, 0.0, 0.0, 0.93, 0.07],
        [0.0, 0.0, 0.7, 0.3],
        [0.0, 0.3, 0.7],
        [0.0, 1.0],
    ],
    "harbour_dues": [
        [0.0, 0.0, 0.62, 0.38],
        [0.0, 0.66, 0.34],
        [0.0, 1.0],
        [0.0, 1.0],
        [0.73, 0.27],
    ],
    "marshal": [[0.0, 0.0, 0.0, 1.0]],
    "guard_captain": [[0.0, 0.0, 1.0]],
    "constable": [[0.0, 0.0, 1.0]],
    "siege_master": [[0.0, 0.0, 1.0]],
    "bishop": [
        [0.0, 0.0, 0.38, 0.62],
        [0.0, 0.0, 1.0],
        [0.0, 0.78, 0.22],
        [0.0, 1.0],
        [0.16, 0.84],
    ],
    "seneschal": [[0.0, 0.0, 1.0]],
    "standard_bearer": [[0.0, 0.0, 1.0]],
    "crusader": [[0.0, 0.0, 1.0]],
}

# Nobody wants these: all vote for him who leads, and he for another.
BURDENS: Final = ("fine", "censure")
