### Warrior Knights on one page: what it is about, a turn, how it is won, what to know at first. Under 300 words in all.

primer-about = Üres a trón. Báró vagy, négy nemessel, kastéllyal és felfogadott katonákkal; városokat foglalsz, törvényekről szavazol a Tanácsban, szolgálod az egyházat, és zsoldot fizetsz.
primer-aim = Aki a fenntartás elején az álló királysági városok több mint felét uralja, azonnal győz; két bárónál öt város kell (W-14.1). Ha elfogy a befolyáskészlet, a legtöbb befolyás győz (W-14.2).
primer-turn =
    Tervezés: mindenki titokban legfeljebb két lapot tesz mindhárom akciópakliba; semleges kártyák is kerülnek közéjük (W-5.1, W-5.2).
    Akciók: pakliról paklira felfordulnak a lapok, és gazdájuk végrehajtja őket (W-6.1).
    Ahol elég lap gyűlt össze, különleges szakasz következik: adóztatás, zsoldfizetés vagy a Tanács ülése (W-9.1, W-9.2, W-9.3).
    Fenntartás: minden nem ostromlott városért 1 befolyás; a nemes nélküli városok fellázadhatnak; a nemesek kipihenik magukat (W-13.2, W-13.3, W-13.5).
primer-know =
    A Csapatmozgás pihent nemeseket visz egy területre, és ott csatát kezdhetsz (W-7.6).
    A Rekvirálás koronát ad, ahol nemesed áll; a Támogatásgyűjtés szavazatot, Az egyház szolgája hitjelzőt, az Alkudozás zsoldost hoz (W-7.1, W-7.2, W-7.3, W-7.4).
    Csatában minden teljes 100 erő után sorskártyát húzol (W-11.4). Az ostromhoz nagyobb összerő kell, és másodszorra veszi be a helyet (W-11.8).
    A kifizetetlen zsoldosok dezertálnak; a vazallusok maradnak (W-9.2).
primer-first = Foglald el az első fordulóban a legközelebbi várost, és hagyj benne nemest: az üres város fellázadhat. Tartalékolj koronát a zsoldra.
