## The guide of a first game

web-guide = Guide
web-guide-on = Guide me: explain the questions, and mark good answers
web-guide-off = Switch the guide off
web-guide-about = What is this about?
web-guide-marked = recommended
web-guide-first = Guide me through my first game
web-guide-first-note = easy bots, every question explained
web-guide-help = Each kind of question is explained when it first comes up; alone against bots good answers are marked, with the reason. It fades by itself, and can be switched off at the table.
