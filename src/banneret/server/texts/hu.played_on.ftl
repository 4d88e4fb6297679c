error-played-on-alone = Abból a játszmából, ahonnan ez az állás való, minden kezet ismersz, ezért ide mást nem hívhatsz meg.
error-review-of-earlier-rules = Ez a játszma a szabályok egy korábbi változata szerint folyt, ezért nem lehet sem elemezni, sem továbbjátszani.
