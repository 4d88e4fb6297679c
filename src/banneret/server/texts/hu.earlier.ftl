## Korábbi szabályváltozat szerint kezdett játszmák
web-earlier-result = A tárolt eredmény
web-earlier-no-result = Amikor ezt a játszmát játszották, az eredményt még nem tároltuk.
web-earlier-rest = A sorok, amelyeket a mai szabályok már nem követnek, úgy, ahogyan fel vannak jegyezve
web-earlier-replay = Ez a játszma a szabályok egy korábbi változata szerint kezdődött: a visszajátszás addig tart, ameddig a mai szabályok követik.
