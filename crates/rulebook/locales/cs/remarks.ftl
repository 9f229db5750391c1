### Co ve velkých chvílích říkají počítače, které mají povahu. Po dvou větách, aby žádná nezazněla dvakrát po sobě.

remark-cautious-took-1 = Král je náš, a u nás ani škrábnutí.
remark-cautious-took-2 = Malé krůčky, a přece král.
remark-cautious-lost-1 = Koukám vlevo, koukám vpravo…
remark-cautious-lost-2 = A dveře přitom byly zavřené!
remark-cautious-won-1 = Kdo hlídá dveře, má dům.
remark-cautious-won-2 = Jen žádný spěch. Přišlo to samo.
remark-cautious-beaten-1 = Příště vyšší zeď.
remark-cautious-beaten-2 = Říkám přece, že tu táhne.

remark-greedy-took-1 = Zabalte mi ho, beru.
remark-greedy-took-2 = Koruna? Na mé poličce se bude vyjímat.
remark-greedy-lost-1 = Hej, to je moje!
remark-greedy-lost-2 = Drobné si nechte.
remark-greedy-won-1 = Desku si beru taky.
remark-greedy-won-2 = Všechno? Všechno.
remark-greedy-beaten-1 = Co stojí odveta?
remark-greedy-beaten-2 = Počítám podruhé a pořád je to málo.

remark-loyal-took-1 = To je za přítele.
remark-loyal-took-2 = Já nezačínám, já končím.
remark-loyal-lost-1 = Ať žije král!
remark-loyal-lost-2 = Nikdo na něj nezapomene.
remark-loyal-won-1 = Věrnost se vyplácí.
remark-loyal-won-2 = Díky všem, kdo vytrvali.
remark-loyal-beaten-1 = Zato se ctí.
remark-loyal-beaten-2 = Příště zase stejně.

remark-avenger-took-1 = To je za minule.
remark-avenger-took-2 = O jedno jméno na seznamu míň.
remark-avenger-lost-1 = To si budu pamatovat.
remark-avenger-lost-2 = Seznam se právě prodloužil.
remark-avenger-won-1 = A jsme si kvit.
remark-avenger-won-2 = Seznam je prázdný.
remark-avenger-beaten-1 = Tohle ještě nekončí.
remark-avenger-beaten-2 = Na takovou desku se nezapomíná.
