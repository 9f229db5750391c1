### Jak začínají silní hráči: texty, které se načtou, až k nim čtenář dojde.

openings-title = Jak začínají silní hráči
openings-source = Nejsilnější počítačový hráč odehrál sám se sebou { $games } partií ({ $date }). Volil v nich takto.
openings-varied = Každá druhá partie začala vylosovaným tahem, takže je vidět i odpověď na tahy, které by sám nezvolil.
openings-even = Výsledek říká, jaký díl výhry nakonec připadl tomu, kdo tak táhl; remíza se počítá za půl, takže 50 % znamená rovnováhu.
openings-even-four = Výsledek říká, jaký díl výhry nakonec připadl tomu, kdo tak táhl; když hrají čtyři, znamená rovnováhu 25 %.
openings-rounds = První tři kola
openings-dice = Vyberte kolo a hod. Armády, které začínají stejně, ukazujeme na téže straně desky; pozice je z jedné z partií.
openings-start = Výchozí postavení: zvolte tah a uvidíte, co přijde.
openings-choices = Co se hrálo, od nejčastějšího
openings-tried = { $count ->
    [one] Ještě jeden tah, vylosovaný
    [few] Ještě { $count } tahy, vylosované
   *[other] Ještě { $count } tahů, vylosovaných
}
openings-result = { $games ->
    [one] výsledek { $result }, jedna partie
    [few] výsledek { $result }, { $games } partie
   *[other] výsledek { $result }, { $games } partií
}
openings-end = Odtud už šla skoro každá partie jinudy.
openings-lost = { $share } takových hodů nešlo využít.
openings-army = Armáda
openings-round = Kolo
openings-throw = Hod
openings-colour = { $colour ->
    [black] Černí
    [green] Zelení
    [red] Červení
    [yellow] Žlutí
    [indigo] Indigoví
    [ivory] Slonovinoví
    [madder] Karmínoví
    [turmeric] Kurkumoví
    [white] Bílí
    [light] Světlí
   *[dark] Tmaví
}
openings-plans = První plány
openings-capture = V polovině partií padne první kámen nejpozději v { $round }. kole; během pěti kol se to stane v { $share } partií.
openings-no-capture = Ve většině partií nikdo nic nevezme.
openings-taken = První obětí bývá nejčastěji { $role } (v { $share } partií).
openings-begins = { $sides ->
    [four] Kdo začíná, získá v průměru { $share } výhry.
   *[two] Strana, která začíná, dosáhne v průměru výsledku { $share }.
}
openings-drawn = Remízou skončilo { $share } partií.
openings-movers = Čím se táhne v prvních pěti kolech
openings-first = Jako první nejčastěji vyráží { $role } (v { $share } zahájení).
openings-king = V { $share } zahájení král během pěti kol opustí své místo.
openings-king-stays = V žádném zahájení král během pěti kol své místo neopustí.
openings-takes = Průměrný počet kamenů, které hráč během pěti kol vezme: { $count }.
openings-unused = { $share } hodů v těchto kolech propadne.
openings-stand = Kde kameny stojí po pěti kolech: čím větší kruh, tím častěji.
openings-stand-label = Kde kameny po pěti kolech stojí nejčastěji: { $spots }
openings-strength = Při každém rozhodnutí v prvních pěti kolech hráč prohlížel až { $nodes } pozic, později až { $later }. Výsledky jsou z partií dohraných do konce.
