### Stránka vyřešených her: co přináší bezchybná hra při každém výkladu pravidel.
### Vidí tvary z rules.ftl a web.ftl.

solved-title = Vyřešené hry
solved-intro = U těchto her je známa každá pozice: kdo ji vyhraje, když nikdo neudělá chybu, a za kolik tahů. Není to názor silného hráče, ale důkaz z pravidel samých. Kdokoli ho může zopakovat.
solved-usual = Tak, jak to má pramen
solved-start = { $result ->
    [won] Kdo začíná, vyhraje, nejpozději za { $turns } tahů
    [lost] Kdo začíná, prohraje, nejpozději za { $turns } tahů
   *[drawn] Nevyhraje nikdo, když nikdo neudělá chybu
}
solved-starts = { $count ->
    [one] Při jediném vyřešeném výkladu pravidel nevyhraje nikdo, když nikdo neudělá chybu.
    [few] Při všech { $count } vyřešených výkladech pravidel nevyhraje nikdo, když nikdo neudělá chybu.
   *[other] Při všech { $count } vyřešených výkladech pravidel nevyhraje nikdo, když nikdo neudělá chybu.
}
solved-first-all = Každý první tah udrží remízu.
solved-first = { $move } { $result ->
    [won] vyhrává za { $turns } tahů
    [lost] prohrává za { $turns } tahů
   *[drawn] remizuje
}; všechny ostatní tahy remízu udrží.
solved-of = Ze všech pozic strana na tahu
solved-won = vyhraje { $share }
solved-drawn = remizuje { $share }
solved-lost = prohraje { $share }
solved-positions = Má { $count } pozic.
solved-longest = nejdelší výhra: { $turns } tahů
solved-duty-title = Co přináší povinnost brát?
solved-duty = Bez povinnosti končí remízou { $free } všech pozic, s povinností { $bound }. Nejdelší výhra trvá { $freeTurns } tahů bez povinnosti a { $boundTurns } s ní. Výsledek od začátku hry povinnost nemění.
solved-play = Zahrát si
solved-keep = Uložit do zařízení
solved-keep-about = { $size } MB: pak nápověda i neomylný hráč fungují bez sítě.
solved-keep-failed = Nepodařilo se uložit všechno. Možná chybí místo, nebo síť ({ $size } MB). Zkuste to znovu.
solved-keeping = Ukládá se…
solved-kept = Uloženo v tomto zařízení: funguje to i bez sítě.
solved-lose = Smazat ze zařízení
solved-how-title = Jak se na to přišlo
solved-how = Od konce: od rozhodnutých pozic se jde zpět k těm před nimi, dokud z nich ještě něco plyne. Co pak není vyhrané ani prohrané, může trvat donekonečna, a je to remíza. Celé vícenásobné braní je jeden tah; počítají se tahy obou stran. Partii tu nekončí žádný limit tahů bez braní.
solved-check = Každý výsledek se ověřil: na malých deskách prostým zkoušením všeho a v tisících náhodných pozic podle pravidel samých. Kdo to chce vidět znovu, napíše:
solved-hash = Začátek otisku všech pozic se všemi kameny na desce: { $hash }.
solved-cite = Citujte jako
