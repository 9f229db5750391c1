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
daily-you = Hrajete { $colour ->
    [black] černými
    [green] zelenými
    [red] červenými
    [yellow] žlutými
    [indigo] indigovými
    [ivory] slonovinovými
    [madder] karmínovými
    [turmeric] kurkumovými
    [white] bílými
    [light] světlými
   *[dark] tmavými
}
daily-task = Jste na řadě: najděte nejlepší tah.
daily-task-throw = Padla vám { w-throw }. Najděte nejlepší tah.
daily-goal-win = Cíl: vyhrát tímto tahem.
daily-goal-win-in-two = Cíl: vyhrát příštím tahem, ať soupeř odpoví jakkoli.
daily-goal-gain = { $unit ->
    [points] Cíl: získat co nejvíc bodů, i když vám ostatní do vašeho příštího tahu vezmou, co mohou.
   *[pieces] Cíl: získat co nejvíc kamenů, i když vám soupeř do vašeho příštího tahu vezme, co může.
}
daily-goal-margin = Cíl: tah, po kterém je šance na výhru největší.
daily-found = A je to! Lepší tah není.
daily-this = Tohle byl nejlepší tah.
daily-missed = Je tu lepší tah. Podívejte se na něj, nebo to zkuste znovu; druhý pokus se už ale nepočítá.
daily-show = Ukázat nejlepší tah
daily-then = A co pak?
daily-next = Dál: { $list }
daily-counted-found = Dnešní pozice je vyřešená a počítá se do série.
daily-counted-missed = První dnešní pokus nevyšel, série začne zítra znovu.
daily-rule = Každý den v jednu hodinu po půlnoci (v létě ve dvě) přijde nová pozice, pro všechny stejná. Počítá se první pokus; chyba nebo vynechaný den sérii ukončí.
daily-share = Kopírovat výsledek
daily-copied = Zkopírováno. Řešení to neprozradí.
daily-not-copied = Zkopírovat se nepodařilo.
daily-theme-mate = Mat: král je napaden a žádný tah ho nezachrání.
daily-theme-fence = Oba leopardi jsou zablokovaní a nemohou se hnout: krávy vyhrály.
daily-theme-win = To bylo poslední potřebné braní: partie je vyhraná.
daily-theme-win-in-two = Ať soupeř odpoví jakkoli, příští tah vyhrává.
daily-theme-parade = Průvod lodí: ta, která připluje poslední, bere ostatní.
daily-theme-throne = Trůn přináší body, a nejen body.
daily-theme-king = Padá král a nic nemá větší cenu.
daily-theme-chain = Několik braní v jednom tahu.
daily-theme-promotion = Pěšák se mění ve figuru, před kterou na začátku stál.
daily-theme-capture = Nejcennější braní na desce.
daily-theme-quiet = Nic se nebere, a přece se tomuto tahu žádný jiný nevyrovná.
daily-theme-exchange = Ze všeho, co se dá zahrát, rozhoduje právě tohle braní.
daily-gain = Okamžitý zisk: { $unit ->
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
daily-margin = Nejsilnější počítač nad pozicí přemýšlel desetkrát déle než v partii. S tímto tahem vám dává šanci na výhru { $best }, s druhým nejlepším { $other }, tedy { $lead ->
    [one] o jeden procentní bod
    [few] o { $lead } procentní body
   *[other] o { $lead } procentních bodů
} méně. Vyšlo mu to tak třikrát po sobě; je to odhad, ne důkaz jako u matu.
daily-loss = { $loss ->
    [0] Než budete zase na tahu, nikdo vám nic nevezme,
   *[other] Než budete zase na tahu, můžete přijít nejvýš o { $loss },
}
daily-other = { $other ->
    [0] a žádný jiný tah nic nezíská.
   *[other] a žádný jiný tah nezíská víc než { $other }.
}

## První hry s průvodcem

guided-step = Tah { $step }/{ $last }
guided-thrown = Padla vám { w-throw }:
guided-wait = Čeká se na odpověď…
guided-astray = Pravidla to dovolují, ale tady jde o něco jiného, proto tah vracíme.
guided-real = Hrát opravdovou partii
guided-leave = Hrát už doopravdy
w-throw = { $face ->
    [2] dvojka
    [3] trojka
    [4] čtyřka
   *[5] pětka
}
