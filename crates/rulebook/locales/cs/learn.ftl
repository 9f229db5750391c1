### Pozice dne a první hry s průvodcem, stahované s takovou stránkou.

## Pozice dne

daily-list-four-kings = Čtyři králové
daily-list-soldiers = Vojáci
daily-list-leopards = Krávy a leopardi
daily-list-chess = Šachy s hieroglyfy
daily-streak = { $count ->
    [0] zatím bez série
    [one] jeden den v řadě
    [few] { $count } dny v řadě
   *[other] { $count } dní v řadě
}
daily-you = Hrajete za { $colour ->
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
daily-task = Jste na tahu: najděte ten nejlepší.
daily-task-throw = Padla vám { w-throw }. Najděte nejlepší tah.
daily-goal-win = Cíl: vyhrát tímto tahem.
daily-goal-win-in-two = Cíl: vyhrát příštím tahem, ať přijde jakákoli odpověď.
daily-goal-gain = { $unit ->
    [points] Cíl: získat co nejvíc bodů, i když vám ostatní do vašeho příštího tahu vezmou, co mohou.
   *[pieces] Cíl: získat co nejvíc kamenů, i když vám soupeř do vašeho příštího tahu vezme, co může.
}
daily-goal-margin = Cíl: co největší šance na výhru v celé partii.
daily-found = A je to! Lepší tah není.
daily-this = Tohle byl nejlepší tah.
daily-missed = Existuje lepší tah. Podívejte se na něj, nebo to zkuste znovu, už se to ale nepočítá.
daily-show = Ukázat nejlepší tah
daily-then = A co pak?
daily-next = Dál: { $list }
daily-counted-found = Dnešní pozice je vyřešená a počítá se do série.
daily-counted-missed = První dnešní pokus nevyšel, série začne zítra znovu.
daily-rule = Nová pozice každý den o půlnoci UTC, pro všechny stejná. Počítá se první pokus; chyba nebo vynechaný den sérii ukončí.
daily-share = Zkopírovat dnešní výsledek
daily-copied = Zkopírováno. Řešení to neprozradí.
daily-not-copied = Zkopírovat se nepodařilo.
daily-theme-mate = Mat: král je napaden a žádný tah ho nezachrání.
daily-theme-fence = Oba leopardi jsou obklíčeni a nemohou se hnout: krávy vyhrály.
daily-theme-win = To bylo poslední potřebné braní: hra je vyhraná.
daily-theme-win-in-two = Ať přijde jakákoli odpověď, příští tah vyhrává.
daily-theme-parade = Průvod lodí: ta, která připluje poslední, bere ostatní.
daily-theme-throne = Trůn dává body, a nejen body.
daily-theme-king = Padá král a nic nemá větší cenu.
daily-theme-chain = Několik braní v jednom tahu.
daily-theme-promotion = Pěšák se stává tím, před kým kdysi stál.
daily-theme-capture = Nejcennější braní na desce.
daily-theme-quiet = Nic se nebere, a přece se tomuto tahu žádný jiný nevyrovná.
daily-theme-exchange = Ze všeho, co se dá zahrát, rozhoduje právě tohle braní.
daily-gain = Zisk hned: { $unit ->
    [points] { $gain ->
        [one] jeden bod
        [few] { $gain } body
       *[other] { $gain } bodů
    }
   *[pieces] { $gain ->
        [one] jeden kámen
        [few] { $gain } kameny
       *[other] { $gain } kamenů
    }
}.
daily-margin = Nejsilnější počítačový hráč měl na rozmyšlenou desetkrát víc času než v partii, ze které pozice pochází. S tímto tahem očekává podíl na výhře { $best }, s druhým nejlepším { $other }: rozdíl je { $lead ->
    [one] jeden procentní bod
    [few] { $lead } procentní body
   *[other] { $lead } procentních bodů
}. Ke stejnému závěru došel ve všech třech posledních hloubkách propočtu; na rozdíl od matu je to úsudek, ne důkaz.
daily-loss = { $loss ->
    [0] Než budete zase na tahu, nikdo vám nic nevezme,
   *[other] Než budete zase na tahu, můžete přijít nejvýš o { $loss },
}
daily-other = { $other ->
    [0] a žádný jiný tah nic nezíská.
   *[other] a žádný jiný tah nezíská víc než { $other }.
}

## První hry s průvodcem

guided-step = Tah { $step } z { $last }
guided-thrown = Padla vám { w-throw }:
guided-wait = Čeká se na odpověď…
guided-astray = Pravidla to dovolují, ale tady jde o něco jiného, proto tah vracíme.
guided-real = A teď opravdovou hru
guided-leave = Stačí, jdu hrát doopravdy
w-throw = { $face ->
    [2] dvojka
    [3] trojka
    [4] čtyřka
   *[5] pětka
}
