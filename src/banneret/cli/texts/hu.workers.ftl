cli-serve-workers = ennyi folyamat osztozik az asztalokon; mindegyik külön processzort használ
