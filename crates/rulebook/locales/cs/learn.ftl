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
daily-why-win = Jiný tah vyhrává rovnou.
daily-why-win-in-two = Po vašem tahu už výhra není jistá, jiný tah ji vynutí.
daily-why-gain = { $unit ->
    [points] Jiný tah získá víc bodů: { $gain }, každý další nejvýš { $other }.
   *[pieces] Jiný tah získá víc kamenů: { $gain }, každý další nejvýš { $other }.
}
daily-why-margin = { $none ->
    [yes] Po nejlepším tahu je šance na výhru { $best }, po každém jiném je partie prakticky prohraná.
   *[no] Po nejlepším tahu je šance na výhru { $best }, po každém jiném nejvýš { $other }.
}
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

## Minulé dny

past-title = Pozice minulých dnů
past-lead = Každá pozice jen jednou. Do série se už nepočítají.
past-all = Všechna témata
past-more = Ukázat další
past-hardness = Obtížnost { $step } z 5
past-solved = vyřešená
past-counts = Pozice z minulého dne: do série se nepočítá.
motif-mate = Mat
motif-fence = Obklíčení
motif-king = Braní krále
motif-parade = Průvod lodí
motif-throne = Trůn
motif-promotion = Proměna
motif-chain = Řetěz skoků
motif-quiet = Tichý tah

## Tři minuty na úlohy

rush-title = Tři minuty na úlohy
rush-lead = Najděte nejlepší tah v tolika pozicích, kolik jich stihnete. Jsou čím dál těžší a třetí chyba pokus ukončí.
rush-begin = Začít
rush-again = Další tři minuty
rush-best = Váš rekord: { $count }
rush-left = Zbývající čas
rush-solved = { $count ->
    [one] jedna vyřešená
    [few] { $count } vyřešené
   *[other] { $count } vyřešených
}
rush-misses = { $count ->
    [0] bez chyby
    [one] jedna chyba
    [few] { $count } chyby
   *[other] { $count } chyb
}
rush-found = A je to!
rush-missed = To nebyl nejlepší tah.
rush-over-time = Čas vypršel.
rush-over-misses = Třetí chyba: konec.
rush-over-all = Všechny vyřešené!
rush-new-best = To je váš nový rekord!
rush-line = { $count ->
    [one] Ashtapada, tři minuty: jedna vyřešená pozice
    [few] Ashtapada, tři minuty: { $count } vyřešené pozice
   *[other] Ashtapada, tři minuty: { $count } vyřešených pozic
}
rush-copy = Kopírovat výsledek
rush-missed-ones = Nejlepší tahy, které unikly

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
