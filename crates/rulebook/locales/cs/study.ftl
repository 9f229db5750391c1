### Slova rozboru u stolu: co počítač ví o pozici a o partii.
### Vidí tvary z rules.ftl a web.ftl.

study-title = Analýza
study-tab-hint = Nápověda
study-tab-lines = Možné tahy
study-tab-odds = Riziko
study-tab-review = Rozbor partie
study-wait = Okamžik…
study-nothing = Ještě se nic nezahrálo.
study-over = Partie skončila. Jak k tomu došlo, ukazuje záložka „Rozbor partie“.
study-chances = Šance na výhru
study-bar = Šance vedle desky
study-depth = Spočítáno { $depth ->
    [one] na jeden tah
    [few] na { $depth } tahy
   *[other] na { $depth } tahů
} dopředu{ $done ->
    [yes] .
   *[no] , počítá se dál…
}
study-in = { $over }/{ $under }
study-in-sure = lze vzít

## Nápověda

study-best = Nejlepší je { $line } (šance na výhru { $share })
study-sure-word = { $sure ->
    [clear] Jasná věc.
    [slight] Mírně lepší.
   *[even] Nastejno.
}
study-sure = { $sure ->
    [clear] V každém z posledních propočtů byl tento tah lepší nejméně o { $gap }.
    [slight] Tento tah je lepší o { $gap }, hlubší propočet to ale může změnit.
   *[even] Něco jiného je skoro stejně dobré.
}
study-goes-on = Hra by mohla pokračovat takto:
study-exact = { $result ->
    [won] výhra za { $turns ->
        [one] 1 tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }
    [lost] prohra za { $turns ->
        [one] 1 tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }
   *[drawn] remíza
}
study-exact-best = Nejlepší je { $line } – { $result ->
    [won] výhra za { $turns ->
        [one] jeden tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }
    [lost] prohra, ale nejdřív za { $turns ->
        [one] jeden tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }
   *[drawn] remíza
}
study-exact-proved = To je jisté: tato hra je vyřešená do konce. Tahy obou stran se počítají dohromady.
study-exact-keeps = { $result ->
    [won] Výhru { $kept ->
        [one] udrží jediný tah.
        [few] udrží { $kept } tahy.
       *[other] udrží { $kept } tahů.
    }
    [lost] Každý tah prohrává; nejlepší prohru nejvíc oddálí.
   *[drawn] Remízu { $kept ->
        [one] udrží jediný tah.
        [few] udrží { $kept } tahy.
       *[other] udrží { $kept } tahů.
    }
}
study-exact-review = Při bezchybné hře: předtím { $best }, potom { $played }.
study-reason-wins = Tím je partie vyhraná.
study-reason-draws = Tím partie končí remízou.
study-reason-only = Jiný tah není.
study-reason-clear = Každý jiný tah by snížil šance aspoň o { $gap }.
study-reason-equal = Téměř stejně dobré by bylo { $other }.
study-reason-saves = { $safe ->
    [yes] { $byColour ->
        [you] Zachráníte
       *[other] Zachrání
    } { x-role-acc } z { $at }{ $sure ->
        [yes] .
       *[no] {" "}(dosavadní riziko: { $before }).
    }
   *[no] { $byColour ->
        [you] Zmenšíte
       *[other] Zmenší
    } riziko pro { x-role-acc } z { $at }: { $before } → { $now }.
}
study-reason-more = Bezpečněji { $count ->
    [one] stojí i další kámen
    [few] stojí i { $count } další kameny
   *[other] stojí i { $count } dalších kamenů
}.
study-reason-hems = { $byColour ->
    [you] Zablokujete
   *[other] Zablokuje
} leoparda na { $at }.
study-reason-threatens = { $byColour ->
    [you] Napadnete
   *[other] Napadne
} { x-army-role-acc } na { $at }.

## Tahy a hody

study-throws = { $seatColour ->
    [you] Co by vám který hod vynesl
   *[other] Co by který hod vynesl (hází { w-seat })
}
study-swing = Závisí na něm: ±{ $swing }.
study-throw = Hod
study-likely = Jak často
study-worth = Šance
study-then = Nejlepší tah

## Riziko

study-safe =
    { $mine ->
        [yes] Dokud nebudete zase na tahu, žádnému z vašich kamenů nic nehrozí.
       *[no] Dokud nebude jeho strana zase na tahu, žádnému kameni nic nehrozí.
    }
study-threat = { $dice ->
    [yes] { $seatColour ->
        [you] Hodíte-li
       *[other] Hodí-li { w-seat }
    } { $throws }: { x-role } z { $from }
   *[no] { w-Seat-study }: { x-role } z { $from }
}
w-Seat-study = { $seatColour ->
    [you] Vy
   *[other] { w-Seat }
}
study-odds-how = Jak se to počítá?
study-odds-what =
    { $dice ->
        [yes] Každý soupeř, který je na řadě dřív než majitel kamene, jednou hodí a jde mu jen o tento kámen. Deska přitom zůstává, jaká je teď. Číslo říká, jaká je šance, že se to aspoň jednomu podaří. Je přesné, protože zahrnuje všechny hody; co kdo opravdu chystá, se neodhaduje.
       *[no] Soupeř má před sebou desku, jaká je teď, a jde mu jen o tento kámen. Zda by to bylo rozumné, se nezkoumá.
    }

## Po partii

study-reviewing = Procházím partii…
study-graph = Šance na výhru v průběhu partie
study-sums = { $dice ->
    [yes] Štěstí a rozum v číslech
   *[no] Přesnost tahů v číslech
}
study-side = Strana
study-result = Výsledek
study-luck = Štěstí
study-deserved = Bez štěstí
study-cost = Ztráta
study-beyond = „Bez štěstí“ je výsledek po odečtení štěstí. Přes 100 % má ten, kdo vyhrál kostkám navzdory; pod nulou je ten, kdo prohrál, i když mu kostky přály.
study-left = Pomlčka stojí u strany, která odešla před koncem: kolik by získala, se neví.
study-verdict = { $same ->
    [yes] { $you ->
        [yes] Zasloužené vítězství: i bez štěstí by bylo vaše.
       *[no] Zasloužené vítězství: { $who }. Bez štěstí by to dopadlo stejně.
    }
   *[no] { $you ->
        [yes] Kdyby kostky nepřály nikomu, nejlepší výsledek by byl váš.
       *[no] Nejlepší výsledek, kdyby kostky nepřály nikomu: { $who }.
    }
}
study-verdict-won = { $win }{ $how ->
    [better] {" "}díky přesnější hře.
    [though] , i když menší ztráta: { $who }.
   *[plain] .
}
study-verdict-lucky = { $win }{ $much ->
    [much] {" "}s velkou pomocí kostek ({ $luck }).
    [some] {" "}s pomocí kostek ({ $luck }).
   *[none] .
} { $level ->
    [yes] Bez štěstí nastejno: { $who }.
    [near] Bez štěstí to bylo otevřené: { $who }.
   *[no] { $you ->
        [yes] Bez štěstí by nejlepší výsledek byl váš.
       *[no] Nejlepší výsledek bez štěstí: { $who }.
    }
}
study-verdict-lost = O prohře { $did ->
    [pass] rozhodlo vynechání tahu
    [stop] rozhodlo ukončení braní
   *[move] { $players ->
        [4] rozhodl tah { $move }
       *[2] rozhodlo { $move }
    }
}{ x-study-when }: vaše šance klesly z { $before } na { $after }.
x-study-when = {" "}{ $players ->
    [4] v kole { $round }
   *[2] v tahu { $round }
}{ $thrown ->
    [yes] {" "}po hodu { $throw }
   *[no] {""}
}
study-verdict-slipped = { $you ->
    [yes] Výhra vám unikla
   *[no] { $who }: výhra unikla
} { $did ->
    [pass] vynecháním tahu
    [stop] ukončením braní
   *[move] tahem { $move }
}{ x-study-when }: { $you ->
    [yes] vaše šance
   *[no] šance
} klesly z { $before } na { $after }.
study-verdict-left = { $you ->
    [yes] { $ahead ->
        [won] Vyhraná partie, a přece vzdaná: vaše šance byly
        [better] Partie vzdaná s lepšími vyhlídkami: vaše šance byly
       *[no] Partie vzdaná, když vaše šance byly
    }
   *[no] { $who }: { $ahead ->
        [won] vzdaná vyhraná partie při šancích
        [better] partie vzdaná s lepšími vyhlídkami při šancích
       *[no] partie vzdaná při šancích
    }
} { $share }{ $on ->
    [yes] ; co pak udělal počítač, se nepočítá nikomu.
   *[no] .
}
study-converted = Výhra zabrala { $took ->
    [one] jeden tah
    [few] { $took } tahy
   *[other] { $took } tahů
} za obě strany dohromady; { $over ->
    [0] rychleji to nešlo.
   *[other] { $least ->
        [one] stačil by jeden.
        [few] stačily by { $least }.
       *[other] stačilo by { $least }.
    }
}
study-verdict-score = Konečný stav: { $list }.
study-verdict-kings = { $you ->
    [yes] Králové ve vašem zajetí: { $kings }.
   *[no] Vzatí králové: { $kings } ({ $who }).
}
study-verdict-level = { $dice ->
    [yes] Kdyby kostky nepřály nikomu, nikdo by nebyl lepší než ostatní.
   *[no] Všichni ztratili stejně.
}
study-so-far = Zatím největší šance: { $who }, { $share }.
study-decided = { $largest ->
    [yes] { $count ->
        [one] Rozhodla jediná chvíle.
        [2] Rozhodly dvě chvíle.
       *[other] Rozhodly tři chvíle.
    }
   *[no] { $count ->
        [one] Za pohled stojí jedna chvíle.
        [2] Za pohled stojí dvě chvíle.
       *[other] Za pohled stojí tři chvíle.
    }
}
study-decided-before = { $count ->
    [one] Do té chvíle rozhodoval jediný okamžik.
    [2] Do té chvíle rozhodovaly dva okamžiky.
   *[other] Do té chvíle rozhodovaly tři okamžiky.
}
study-whole = Celá stránka
study-to-board = K desce
study-key-kind = { $kind ->
    [gift] Promarněno
    [luck] Štěstí
   *[find] Dobrý postřeh
}
study-key-badge = { $kind ->
    [gift] ztráta { $share }
    [luck] { $good ->
        [yes] štěstí { $share }
       *[no] smůla { $share }
    }
   *[find] postřeh za { $share }
}
study-key-title = { $kind ->
    [resign] Vzdání partie za { $share }
    [gift] { $what ->
        [mate] { $turns ->
            [1] Přehlédnutý mat jedním tahem
           *[other] Přehlédnutý mat { $turns } tahy
        }
        [win] Přehlédnutá výhra
        [mated] Připuštěný mat
        [ends] Darovaná výhra
        [huffed] Odfouknutí: { x-role }
        [captures] { $count ->
            [2] Dvě přehlédnutá braní
            [3] Tři přehlédnutá braní
            [4] Čtyři přehlédnutá braní
           *[other] Přehlédnutá braní: { $count }
        }
        [forked] Připuštěná vidlička
        [hangs] Nechráněný kámen: { x-role }
        [loses] Ztráta { x-role-gen }
        [gain] Přehlédnuté braní { x-role-gen }
        [risks] Riziko ztráty { x-role-gen }
       *[cost] Tah, který stál { $share }
    }
    [luck] { $what ->
        [takes] Hod, který vzal { x-role-acc }
        [idle] Hod bez tahu
       *[cost] { $good ->
            [yes] Hod za { $share }
           *[no] Hod, který stál { $share }
        }
    }
   *[find] Jediný dobrý tah: { $share }
}
study-key-played = { $did ->
    [resigned] { $you ->
        [yes] Vzdáváte partii
       *[no] { $who } vzdává partii
    }
    [threw] { $you ->
        [yes] Váš hod
       *[no] { $who } hází
    }
   *[played] { $you ->
        [yes] Váš tah
       *[no] { $who } táhne
    }
}
study-key-other = { $kind ->
    [gift] Lépe
    [resign] Hrát dál
    [luck] Jiné hody
   *[find] Druhý nejlepší tah
}
study-key-beside = { $kind ->
    [luck] Už samotný hod předtím { $good ->
        [yes] zvýšil
       *[no] snížil
    } { x-study-whose } o { $share }.
    [gift] Tah po tomto hodu stál { $share } šancí.
   *[find] Po tomto hodu byl jen jeden dobrý tah, a právě ten padl.
}
study-line = { $kind ->
    [stop] ukončení braní
   *[pass] { $after ->
        [yes] vynechání tahu
       *[no] bez tahu
    }
}
study-flaw = { $kind ->
    [loses] { $soon ->
        [yes] To vydalo { x-role-acc } na { $at } k sebrání: z { $from } bere { $by }.
       *[no] Po { $answer } { $own ->
            [yes] přicházíte o { x-role-acc } na { $at }.
           *[no] padá { x-role } na { $at }.
        }
    }
    [forked] To připustilo vidličku { $answer } ({ $first } a { $second }): ztráta { x-role-gen }.
    [mated] { $turns ->
        [1] To připustilo { $answer }, tedy mat.
       *[other] To připustilo { $answer } a mat { $turns } tahy.
    }
    [ends] To připustilo { $answer } a výhru.
    [huffed] { $own ->
        [yes] Braní zůstalo nevyužito, a tak
       *[no] { $who } nebere, a tak
    } { $did ->
        [yes] soupeř odfoukl { x-role-acc } z { $at }.
       *[no] soupeř mohl odfouknout { x-role-acc } z { $at }.
    }
   *[risks] To vystavilo { x-role-acc } na { $at } braní: šance na ně byla { $odds }.
}
study-takes = bere: { $pieces }
study-why-take = Tah { $line } by vzal { x-role-acc } a { x-study-whose } by byly { $share }.
study-why-takes = Tah { $line } by vzal { $count ->
    [2] dva kameny
    [3] tři kameny
    [4] čtyři kameny
   *[other] { $count } kamenů
} a { x-study-whose } by byly { $share }.
study-why-gain = Tah { $line } by získal { x-role-acc } a { x-study-whose } by byly { $share }.
study-why-mates = Po { $line } by následoval mat { $turns } tahy.
study-why-line = Po { $line } by { x-study-whose } byly { $share }.
x-study-whose = { $own ->
    [yes] vaše šance
   *[no] { $named ->
        [person] šance hráče { $who }
        [colour] šance { x-study-owner }
       *[side] šance této strany
    }
}
x-study-owner = { $ownerColour ->
    [black] černého
    [green] zeleného
    [red] červeného
    [yellow] žlutého
    [indigo] indigového
    [ivory] slonovinového
    [madder] karmínového
    [turmeric] kurkumového
    [white] bílého
    [light] světlého
   *[dark] tmavého
}
study-why-wins = Po { $line } by partie byla hned vyhraná.
study-why-saves = Po { $line } by { $known ->
    [yes] { $safe ->
        [yes] to braní nehrozilo
       *[no] riziko bylo menší
    }
   *[no] { $safe ->
        [yes] braní { x-role-gen } z { $at } nehrozilo
       *[no] riziko braní { x-role-gen } z { $at } bylo menší
    }
} a { x-study-whose } by byly { $share }.
study-why-resign = Kdo se vzdá, dává i to, v co ještě mohl doufat.
study-why-moves = S ním táhne jen { $pieces }.
study-why-idle = Nedalo se s ním táhnout.
study-why-luck = Šance na takový hod byla { $odds }. Po jiných hodech by { x-study-whose } byly v průměru { $share }.
study-why-mating = { $turns ->
    [1] To je mat.
   *[other] { $gives ->
        [yes] Oběť: { $piece }. Po ní mat { $turns } tahy.
       *[no] Mat { $turns } tahy.
    }
}
study-why-find = Po druhém nejlepším tahu, { $line }, by { x-study-whose } byly jen { $share }.
study-now-throw = hod { $throw }, štěstí { $luck } (šance { $shares })
study-now-choice = { $best ->
    [alone] { $line }
    [ends] { $line } – { $ending }
    [yes] { $line } – lepší tah nebyl
   *[no] { $line } – šance { $shares }
}
study-moments = { $count ->
    [0] Tahy, které stojí za pohled
   *[other] Všechny tahy, které stojí za pohled ({ $count })
}
study-no-moments = { $dice ->
    [yes] Žádný tah nestál mnoho a žádný hod nic nerozhodl.
   *[no] Žádný tah nestál mnoho.
}
study-thrown = hod { $throw }
study-better = lépe:
study-all = Ukázat všechny ({ $count })
study-fewer = Ukázat méně
study-save = Uložit s komentáři
study-review-how = Jak se to počítá
study-review-what = Šance říká, kolik takových partií ze sta by strana vyhrála. { $dice ->
    [yes] Štěstí je rozdíl mezi tím, co hod přinesl, a tím, co se dalo v průměru čekat; za mnoho partií se vyrovná. „Bez štěstí“ je výsledek po odečtení všeho štěstí, a tak může klesnout pod nulu i přesáhnout 100 %.{" "}
   *[no] {""}
}„Ztráta“ sčítá, oč byly tahy horší než nejlepší nalezené. Ztracené šance se mohou vrátit a zase zmizet, součet proto může přesáhnout 100 %. Značku ?! má tah, který stál 4 % a víc, ? od 8 %, ?? od 16 %.
study-unsure = To všechno je odhad z propočtu tahů dopředu. V této partii se dva odhady téže pozice liší v průměru o { $spread }.
study-unsure-short = To všechno je odhad z propočtu tahů dopředu. Na to, jak přesný, je partie příliš krátká.
