### The table on every screen.

web-chances-of = of what
web-key-look = explain: the arrows lead to everything that tells what it is
web-touch-look = On a touch screen, tap a thing to read what it is, or hold your finger on what can be chosen.

## Replay
web-play = Play by itself
web-pause = Stop
web-speed = Speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-very-fast = very fast

## Bots at a walking pace
web-hurry = Skip to my turn
web-set = Set
web-meanwhile = Meanwhile
web-stepwise = Step through it

## Quick start
web-quick = Quick start
web-quick-note = bots set up for all
web-quick-help = A bot sets up for everybody: you begin with the first decision of the game itself.
