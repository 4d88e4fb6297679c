## Korábbi szabályváltozat szerint kezdett játszmák
error-earlier-rules = Ez a játszma a szabályok { $rules }. változata szerint kezdődött ({ $game }), és a mai szabályok ({ $ours }. változat) nem követik végig. Addig nézhető meg, ameddig követik, de folytatni nem lehet.
