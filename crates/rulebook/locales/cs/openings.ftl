### Jak začínají silní hráči: texty, které se načtou, až k nim čtenář dojde.

openings-title = Jak začínají silní hráči
openings-source = Nejsilnější počítačový hráč sehrál sám se sebou { $games } partií ({ $date }). Tady vidíte, co v nich volil.
openings-varied = Každá druhá partie začala vylosovaným tahem. Jsou tak vidět i odpovědi na tahy, které by počítač sám nezvolil.
openings-even = Úspěšnost říká, kolik partií ze sta vyhrál ten, kdo takto táhl; remíza je za půl výhry. Při vyrovnané hře je 50 %.
openings-even-four = Úspěšnost říká, kolik partií ze sta vyhrál ten, kdo takto táhl. Hrají čtyři, a tak je při vyrovnané hře 25 %.
openings-rounds = { $players ->
    [4] První tři kola
   *[2] První tři tahy
}
openings-dice = Vyberte kolo a hod. Armády, které začínají stejně, ukazujeme na téže straně desky; pozice je z některé z těch partií.
openings-start = Výchozí postavení: zvolte tah a uvidíte, co přijde.
openings-choices = Co se hrálo, od nejčastějšího
openings-tried = { $count ->
    [one] A jeden vylosovaný tah
    [few] A { $count } vylosované tahy
   *[other] A { $count } vylosovaných tahů
}
openings-result = { $games ->
    [one] úspěšnost { $result }, jedna partie
    [few] úspěšnost { $result }, { $games } partie
   *[other] úspěšnost { $result }, { $games } partií
}
openings-end = Odtud už šla skoro každá partie jinudy.
openings-lost = { $share } takových hodů nešlo využít.
openings-army = Armáda
openings-round = Kolo
openings-throw = Hod
openings-plans = Plány pro začátek
openings-capture = { $players ->
    [4] V polovině partií padne první kámen do konce { $round }. kola; do pěti kol se tak stane u { $share } partií.
   *[2] V polovině partií padne první kámen do konce { $round }. tahu; do pěti tahů se tak stane u { $share } partií.
}
openings-no-capture = Ve většině partií nikdo nic nevezme.
openings-taken = Jako první nejčastěji padne { $role } ({ $share } partií).
openings-begins = { $sides ->
    [four] Kdo začíná, vyhraje v průměru { $share } partií.
   *[two] Kdo začíná, má úspěšnost { $share }.
}
openings-drawn = Remízou skončilo { $share } partií.
openings-movers = { $players ->
    [4] Čím se táhne v prvních pěti kolech
   *[2] Čím se táhne v prvních pěti tazích
}
openings-first = Jako první nejčastěji vyráží { $role } ({ $share } zahájení).
openings-king = { $players ->
    [4] Král se během pěti kol hne z místa u { $share } zahájení.
   *[2] Král se během pěti tahů hne z místa u { $share } zahájení.
}
openings-king-stays = { $players ->
    [4] Prvních pět kol se král nikdy nehne z místa.
   *[2] Prvních pět tahů se král nikdy nehne z místa.
}
openings-takes = { $players ->
    [4] Kolik kamenů hráč za pět kol průměrně vezme: { $count }.
   *[2] Kolik kamenů hráč za pět tahů průměrně vezme: { $count }.
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
    [4] V prvních pěti kolech počítač nad každým rozhodnutím prošel až { $nodes } pozic, později až { $later }. Výsledky jsou z dohraných partií.
   *[2] V prvních pěti tazích počítač nad každým rozhodnutím prošel až { $nodes } pozic, později až { $later }. Výsledky jsou z dohraných partií.
}
