### Stránka vyřešených her: co přináší bezchybná hra při každém výkladu pravidel.
### Vidí tvary z rules.ftl a web.ftl.

solved-title = Vyřešené hry
solved-intro = O každé pozici v těchto hrách se ví, kdo vyhraje, když nikdo neudělá chybu, a za kolik tahů. Není to názor silného hráče, ale důkaz ze samotných pravidel. Kdokoli ho může zopakovat.
solved-usual = Podle předlohy
solved-start = { $result ->
    [won] Kdo začíná, vyhraje
    [lost] Kdo začíná, prohraje
   *[drawn] Nevyhraje nikdo, když nikdo neudělá chybu
}{ $turns ->
    [0] {""}
   *[other] {" "}nejpozději za { $turns ->
        [one] jeden tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }
}
solved-starts = { $count ->
    [one] Při jediném prozkoumaném výkladu pravidel končí bezchybná hra remízou.
    [few] Při každém ze { $count } prozkoumaných výkladů pravidel končí bezchybná hra remízou.
   *[other] Při všech { $count } prozkoumaných výkladech pravidel končí bezchybná hra remízou.
}
solved-first-all = { $result ->
    [won] Každý první tah vyhrává.
    [lost] Každý první tah prohrává.
   *[drawn] Každý první tah udrží remízu.
}
solved-first = { $move } { $result ->
    [won] vyhrává za { $turns ->
        [one] jeden tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }
    [lost] prohrává za { $turns ->
        [one] jeden tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }
   *[drawn] remizuje
}; všechny ostatní tahy remízu udrží.
solved-of = Ze všech pozic strana na tahu
solved-won = vyhrává { $share }
solved-drawn = remizuje { $share }
solved-lost = prohrává { $share }
solved-positions = Počet pozic v této hře: { $count }.
solved-longest = nejdelší výhra: { $turns ->
    [one] jeden tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}
solved-watch = Přehrát nejdelší výhru
solved-zugzwangs = Postavení s nejvýš { $men ->
    [one] jedním kamenem
   *[other] { $men } kameny
}, ve kterých prohrává ten, kdo musí táhnout: { $count }.
solved-zugzwang = Ukázat jedno z nich
solved-says-fox-geese-13 = Když nikdo neudělá chybu, vyhrají husy, ať liška na začátku stojí kdekoli.
solved-no-turns = počty tahů do výhry se nepočítaly
solved-duty-title = Co mění povinnost brát?
solved-duty = Bez povinnosti končí remízou { $free } všech pozic, s povinností { $bound }. Nejdelší výhra trvá bez povinnosti { $freeTurns ->
    [one] jeden tah
    [few] { $freeTurns } tahy
   *[other] { $freeTurns } tahů
}, s ní { $boundTurns }. Výsledek celé partie při bezchybné hře se nemění.
solved-play = Zahrát si
solved-ending = Dohrát koncovku
solved-ending-about = Vyhraná pozice s několika kameny a soupeř, který nechybuje. Rozbor pak řekne, kolik tahů to trvalo a kolik by jich stačilo.
solved-ending-none = Teď se žádná koncovka nenašla. Zkuste to znovu.
solved-keep = Uložit do zařízení
solved-keep-about = { $size } MB: pak budou nápověda a neomylný hráč fungovat i bez připojení.
solved-keep-failed = Nepodařilo se uložit všechno. Možná chybí místo ({ $size } MB) nebo připojení. Zkuste to znovu.
solved-keeping = Ukládá se…
solved-kept = Uloženo na tomto zařízení: funguje to i bez připojení.
solved-lose = Smazat ze zařízení
solved-here = Vyřešit na zařízení
solved-here-about = Pozic k výpočtu: { $count }; ostatní dává souměrnost. Potrvá to asi { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}. Pak budou nápovědy jisté a soupeřem může být někdo, kdo nechybuje.
solved-here-first = Mezitím můžete dělat něco jiného: počítá se dál.
solved-here-goes = Spočítáno: { $share }
solved-here-left = { $minutes ->
    [one] Zbývá asi minuta
    [few] Zbývají asi { $minutes } minuty
   *[other] Zbývá asi { $minutes } minut
}. Mezitím můžete dělat něco jiného: počítá se dál.
solved-here-stop = Zastavit
solved-here-failed = Nepodařilo se to dokončit: možná chybí místo nebo paměť. Co je spočítané, zůstává: dá se na to navázat.
solved-how-title = Jak se na to přišlo
solved-how = Od konce: od rozhodnutých pozic se jde zpět k předchozím, dokud z nich ještě něco plyne. V pozici, která pak není vyhraná ani prohraná, lze hrát donekonečna: je to remíza. Celá série skoků je jeden tah; tahy obou stran se počítají dohromady. Žádný limit tahů bez braní tu partii neukončí.
solved-check = Každý výsledek je ověřený: na malých deskách prostě vyzkoušením všeho, v tisících náhodných pozic přímo podle pravidel. Zopakovat to můžete příkazem:
solved-hash = Otisk pozic se všemi kameny na desce začíná takto: { $hash }.
solved-cite = Jak citovat
