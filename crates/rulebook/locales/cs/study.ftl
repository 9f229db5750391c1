### Slova rozboru u stolu: co počítač ví o pozici a o partii.
### Vidí tvary z rules.ftl a web.ftl.

study-title = Rozbor
study-tab-hint = Nápověda
study-tab-lines = Tahy
study-tab-odds = Ohrožení
study-tab-review = Ohlédnutí
study-wait = Okamžik…
study-nothing = Ještě se nic nezahrálo.
study-over = Partie skončila. Jak k tomu došlo, ukazuje záložka „Ohlédnutí“.
study-chances = Šance na výhru
study-bar = Ukazovat šance vedle desky
study-depth = Prohlédnuto { $depth ->
    [one] na tah
    [few] na { $depth } tahy
   *[other] na { $depth } tahů
} dopředu{ $done ->
    [yes] .
   *[no] , počítá se dál…
}
study-in = { $over }/{ $under }

## Nápověda

study-best = Nejlepší je { $line } (šance { $share })
study-goes-on = Dál by se mohlo hrát:
study-reason-wins = Tím je partie vyhraná.
study-reason-draws = Tím partie končí remízou.
study-reason-saves = { $safe ->
    [yes] Zachrání { x-role-acc } z { $at } před braním ({ $before }).
   *[no] Kryje { x-role-acc } z { $at }: nebezpečí klesne ({ $before } → { $now }).
}
study-reason-hems = Uvězní leoparda na { $at }.
study-reason-threatens = Napadá { x-army-role-acc } na { $at }.

## Tahy a hody

study-throws = { $seatColour ->
    [you] Jakou cenu by měl každý váš hod
   *[other] Jakou cenu by měl každý hod (hází { w-seat })
}
study-throw = Hod
study-likely = Padne
study-worth = Šance
study-then = Nejlepší tah

## Ohrožení

study-safe = Do příštího tahu nikdo nemůže nic vzít.
study-threat = { $dice ->
    [yes] { w-Seat-study } hodí { $throws }: { x-role } z { $from }
   *[no] { w-Seat-study }: { x-role } z { $from }
}
w-Seat-study = { $seatColour ->
    [you] Vy
   *[other] { w-Seat }
}
study-odds-how = Jak se to počítá?
study-odds-what = Každý soupeř, než přijde strana znovu na řadu, najde desku tak, jak stojí teď, jednou hodí a hraje jen o to, aby vzal právě tuto figuru. Číslo říká, jaká je šance, že se to aspoň jednomu podaří. Je přesné, počítá se všemi hody; ničí záměry se nehádají.

## Po partii

study-reviewing = Procházím partii…
study-graph = Šance na výhru v průběhu partie
study-sums = { $dice ->
    [yes] Štěstí a rozum
   *[no] Přesnost tahů
}
study-side = Strana
study-result = Výsledek
study-luck = Štěstí
study-deserved = Bez štěstí
study-cost = Rozdáno
study-verdict = { $same ->
    [yes] Zasloužená výhra ({ $who }): bez štěstí by to dopadlo stejně.
   *[no] Kdyby kostky nepřály nikomu, dopadl by nejlépe někdo jiný: { $who }.
}
study-now-throw = Hod { $throw }: štěstí { $luck }
study-now-choice = { $best ->
    [yes] { $line }: lepší tah nebyl
   *[no] { $line }: rozdáno { $cost }
}
study-moments = Rozhodující chvíle
study-no-moments = Žádný tah nestál mnoho a žádný hod nic nerozhodl.
study-thrown = hod { $throw }
study-better = lépe:
study-all = Ukázat všechny ({ $count })
study-fewer = Ukázat méně
study-save = Uložit partii s komentáři
study-review-how = Co ta čísla znamenají?
study-review-what = Šance je očekávaný podíl na výhře, od 0 do 100 %. Štěstí hodu je rozdíl mezi tím, co přinesl, a tím, co se v tu chvíli dalo v průměru čekat; za mnoho partií vyjde štěstí na nulu. „Rozdáno“ je to, oč byly zvolené tahy horší než nejlepší nalezené. „Bez štěstí“ je výsledek bez všeho štěstí v partii, takže může být záporný i větší než 100 %. Značku ?! má tah, který stál 5 % a víc, ? od 10 %, ?? od 20 %.
