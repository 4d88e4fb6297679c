### The benchmark: why it cannot start, or must not give a number.

error-bench-rounds = { $rounds } rounds are too few: a bar counts on the worst of at least { $least }.
error-bench-seconds = { $seconds } seconds a turn are too short: at least { $least } are needed.
error-bench-interpreter = The interpreter { $python } cannot import banneret: { $reason }
error-bench-wrong-build = { $wanted ->
    [pure] The interpreter { $python } was named for the pure build, but imports the compiled one.
   *[compiled] The interpreter { $python } was named for the compiled build, but imports the pure one.
}
error-bench-no-source = { $wanted ->
    [pure] The pure build is missing, and there are no sources here to make it from: name an interpreter that has it in { $variable }.
   *[compiled] The compiled build is missing, and there are no sources here to make it from: name an interpreter that has it in { $variable }.
}
error-bench-build-failed = { $wanted ->
    [pure] The pure build failed: { $reason }
   *[compiled] The compiled build failed: { $reason }
}
error-bench-parity = { $what ->
    [players] Nothing is measured: the two builds disagree ({ $game }, { $count } players, seed { $seed }).
    [hands] Nothing is measured: the two builds disagree ({ $game }, hands, seed { $seed }).
    [odds] Nothing is measured: the two builds disagree ({ $game }, odds, seed { $seed }).
    [experts] Nothing is measured: the two builds disagree ({ $game }, experts, seed { $seed }).
   *[games] Nothing is measured: the two builds disagree ({ $game }, seed { $seed }).
}
error-bench-parity-broken = { $wanted ->
    [pure] The contender parity, pure does not run: { $reason }
   *[compiled] The contender parity, compiled does not run: { $reason }
}
error-bench-contender = The contender { $contender } does not run: { $reason }
error-bench-rules-differ = Nothing is measured: our Leduc is not OpenSpiel's. An outcome is { $errors } standard errors away, { $most } are allowed.

reason-bench-no-message = no message
reason-bench-silent = no answer in { $seconds } seconds

## What is being done
bench-building = { $wanted ->
    [pure] building the pure wheel
   *[compiled] building the compiled wheel
}
bench-installing = installing { $package }
bench-not-installed = { $package } cannot be installed: { $reason }
bench-parity = parity: both builds play the same seeds
bench-warming = warming up: { $contender }
bench-returns = returns of random play: { $contender }
bench-round = round { $number } of { $rounds }
