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
   *[other] , nejpozději za { $turns } tahů
}
solved-starts = { $count ->
    [one] Při jediném prozkoumaném výkladu pravidel končí bezchybná hra remízou.
    [few] Při každém z { $count } prozkoumaných výkladů pravidel končí bezchybná hra remízou.
   *[other] Při každém z { $count } prozkoumaných výkladů pravidel končí bezchybná hra remízou.
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
solved-longest = nejdelší výhra: { $turns } tahů
solved-watch = Přehrát nejdelší výhru
solved-zugzwangs = Zbývá-li nejvýše { $men } kamenů, v tolika postaveních prohrává ten, kdo musí táhnout: { $count }.
solved-zugzwang = Ukázat jedno z nich
solved-says-fox-geese-13 = Když nikdo neudělá chybu, vyhrají husy, ať liška na začátku stojí kdekoli.
solved-no-turns = počet tahů do výhry spočítán není
solved-duty-title = Co mění povinnost brát?
solved-duty = Bez povinnosti končí remízou { $free } všech pozic, s povinností { $bound }. Nejdelší výhra trvá { $freeTurns } tahů bez povinnosti a { $boundTurns } s ní. Výsledek celé bezchybné partie se nemění.
solved-play = Zahrát si
solved-ending = Dohrát koncovku
solved-ending-about = Vyhraná pozice s několika kameny a soupeř, který nechybuje. Rozbor pak řekne, kolik tahů bylo třeba a kolik by jich stačilo.
solved-ending-none = Teď se žádná koncovka nenašla. Zkuste to znovu.
solved-keep = Uložit do zařízení
solved-keep-about = { $size } MB: pak budou nápověda a neomylný hráč fungovat bez sítě.
solved-keep-failed = Nepodařilo se uložit všechno. Možná chybí místo ({ $size } MB) nebo síť. Zkuste to znovu.
solved-keeping = Ukládá se…
solved-kept = Uloženo na tomto zařízení: funguje to i bez sítě.
solved-lose = Smazat ze zařízení
solved-here = Vyřešit v zařízení
solved-here-about = Pozic k výpočtu: { $count }; ostatní dává souměrnost. Potrvá to asi { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}. Pak budou nápovědy jisté a soupeřem může být někdo, kdo nechybuje.
solved-here-first = Mezitím můžete dělat něco jiného: počítá se dál.
solved-here-goes = Spočítáno: { $share }
solved-here-left = Zbývá asi { $minutes ->
    [one] minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}. Mezitím můžete dělat něco jiného: počítá se dál.
solved-here-stop = Zastavit
solved-here-failed = Nepodařilo se to dokončit: možná chybí místo nebo paměť. Co je spočítané, zůstává, a dá se pokračovat.
solved-how-title = Jak se na to přišlo
solved-how = Od konce: od rozhodnutých pozic se jde zpět k předchozím, dokud z nich ještě něco plyne. Pozice, která pak není vyhraná ani prohraná, může trvat donekonečna, a je to remíza. Celá série skoků je jeden tah; tahy obou stran se počítají dohromady. Pravidlo o tazích bez braní tu partii neukončuje.
solved-check = Každý výsledek se ověřil: na malých deskách prostým zkoušením všeho a v tisících náhodných pozic podle pravidel samých. Zopakovat to můžete příkazem:
solved-hash = Otisk pozic se všemi kameny na desce začíná takto: { $hash }.
solved-cite = Jak citovat
