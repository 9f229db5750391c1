### Jak začínají silní hráči: texty, které se načtou, až k nim čtenář dojde.

openings-title = Jak začínají silní hráči
openings-source = Nejsilnější počítačový hráč odehrál sám se sebou { $games } partií ({ $date }). Tady vidíte, co v nich volil.
openings-varied = Každá druhá partie začala vylosovaným tahem, takže jsou vidět i odpovědi na tahy, které by počítač sám nezvolil.
openings-even = Výsledek říká, jaký podíl na výhře nakonec připadl tomu, kdo tak táhl; remíza se počítá jako polovina, takže 50 % znamená rovnováhu.
openings-even-four = Výsledek říká, jaký podíl na výhře nakonec připadl tomu, kdo tak táhl; když hrají čtyři, znamená rovnováhu 25 %.
openings-rounds = { $players ->
    [4] První tři kola
   *[2] První tři tahy
}
openings-dice = Vyberte kolo a hod. Armády, které začínají stejně, ukazujeme na téže straně desky; pozice pochází z některé partie.
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
openings-plans = Plány pro začátek
openings-capture = { $players ->
    [4] V polovině partií padne první kámen do konce { $round }. kola; během pěti kol je to { $share } partií.
   *[2] V polovině partií padne první kámen do konce { $round }. tahu; během pěti tahů je to { $share } partií.
}
openings-no-capture = Ve většině partií nikdo nic nevezme.
openings-taken = První obětí je nejčastěji { $role } ({ $share } partií).
openings-begins = { $sides ->
    [four] Kdo začíná, získá v průměru { $share } výhry.
   *[two] Strana, která začíná, dosáhne v průměru výsledku { $share }.
}
openings-drawn = Remízou skončilo { $share } partií.
openings-movers = { $players ->
    [4] Čím se táhne v prvních pěti kolech
   *[2] Čím se táhne v prvních pěti tazích
}
openings-first = Jako první nejčastěji vyráží { $role } ({ $share } zahájení).
openings-king = { $players ->
    [4] Podíl zahájení, ve kterých král během pěti kol opustí své místo: { $share }.
   *[2] Podíl zahájení, ve kterých král během pěti tahů opustí své místo: { $share }.
}
openings-king-stays = { $players ->
    [4] V žádném zahájení král během pěti kol své místo neopustí.
   *[2] V žádném zahájení král během pěti tahů své místo neopustí.
}
openings-takes = { $players ->
    [4] Průměrný počet kamenů, které hráč během pěti kol vezme: { $count }.
   *[2] Průměrný počet kamenů, které hráč během pěti tahů vezme: { $count }.
}
openings-unused = { $share } hodů v těchto kolech propadne.
openings-stand = { $players ->
    [4] Kde kameny stojí po pěti kolech: čím větší kruh, tím častěji.
   *[2] Kde kameny stojí po pěti tazích: čím větší kruh, tím častěji.
}
openings-stand-label = { $players ->
    [4] Kde kameny po pěti kolech stojí nejčastěji: { $spots }
   *[2] Kde kameny po pěti tazích stojí nejčastěji: { $spots }
}
openings-strength = { $players ->
    [4] Při každém rozhodnutí v prvních pěti kolech hráč propočítal až { $nodes } pozic, později až { $later }. Výsledky pocházejí z dohraných partií.
   *[2] Při každém rozhodnutí v prvních pěti tazích hráč propočítal až { $nodes } pozic, později až { $later }. Výsledky pocházejí z dohraných partií.
}
