## Korábbi szabályváltozat szerint kezdett játszmák
replay-earlier-rules = A játszma a szabályok { $rules }. változata szerint kezdődött. A mai szabályok ({ $ours }. változat) idáig követik; a hátralévő { $lines } sor úgy, ahogyan fel van jegyezve:
replay-earlier-result = Az eredmény a feljegyzés szerint: { $result }
