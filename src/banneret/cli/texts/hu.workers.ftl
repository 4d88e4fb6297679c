cli-serve-workers = ennyi folyamat osztozik az asztalokon; mindegyik külön processzort használ
error-no-workers-here = Ezen a rendszeren nem futhat több kiszolgálófolyamat (--workers). Hagyd el a kapcsolót: egyetlen folyamat is kiszolgál minden asztalt.
