error-played-on-alone = Abból a játszmából, ahonnan ez az állás való, minden kezet ismersz, ezért ide mást nem hívhatsz meg.
