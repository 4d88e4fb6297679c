cli-train = teach a network to correct a game's estimate
    .about = Experts play many games against themselves, as they were dealt and in worlds that agree with what a seat knows; a network learns from them, with PyTorch, who is ahead. What it forecasts in games it never saw is told. BANNERET_NETS names the folder of networks that “master” tries.
    .examples =
        banneret train field_of_glory --games 60000 --workers 2 --out nets
        BANNERET_NETS=nets banneret match field_of_glory --bots master,ismcts
cli-train-games = how many games experts play
cli-train-first = units of the first layer
cli-train-second = units of the second layer
cli-train-passes = how often all positions are learnt
cli-train-out = where games and networks are kept, a folder for each game
train-learning = Learning
train-done = The network is in { $file }. It must still prove itself in play: BANNERET_NETS={ $folder } banneret match { $game } --bots master:0.05cpu,ismcts:0.05cpu --players 2 --games 800
error-torch-missing = Learning needs PyTorch: pip install torch ({ $reason }). The games that were played are kept.
error-rows-missing = { $file } holds no positions to learn from.
error-net-unreadable = { $file } cannot be read: { $reason }.
error-net-other = { $file } was made for something else: its { $what } is { $found }, here it is { $meant }.
error-world-shape = The observations of this game hold what a seat may see, and not open cards: no network can learn from them yet ({ $game }: { $reason } …).
error-rows-few = { $file } holds too few games: every tenth is held out, and both kinds are needed; let at least { $games } be played.
