### Hry dne, stahují se s kartou nebo s výsledkem.
day-title-throw = Hod dne
day-title-hunt = Lov dne
day-lead-throw = { $rounds } kol čaturádží a na celém světě stejné hody.
day-lead-hunt = { $role ->
    [leopard] Dnes všichni hrají za leopardy, ze stejného začátku. Kdo porazí krávy nejrychleji?
   *[cow] Dnes všichni hrají za krávy, ze stejného začátku. Kdo nejrychleji sevře leopardy?
}
day-games = Hry dne
day-played = { $count ->
    [0] Zatím nikdo nehrál.
    [one] Zatím hrál jeden člověk.
    [few] Hráli už { $count } lidé.
   *[other] Hrálo už { $count } lidí.
}
day-best = { $points ->
    [one] Nejlepší výsledek: jeden bod.
    [few] Nejlepší výsledek: { $points } body.
   *[other] Nejlepší výsledek: { $points } bodů.
}
day-strongest = { $points ->
    [one] Nejsilnější počítač získal jeden.
   *[other] Nejsilnější počítač získal { $points }.
}
day-best-won = { $turns ->
    [one] Nejrychlejší výhra: jedním tahem.
   *[other] Nejrychlejší výhra: za { $turns } tahů.
}
day-best-not = Zatím nikdo nevyhrál.
day-strongest-won = { $turns ->
    [one] Nejsilnější počítač vyhrál jedním tahem.
   *[other] Nejsilnější počítač vyhrál za { $turns } tahů.
}
day-strongest-not = Nevyhrál ani nejsilnější počítač.
day-strongest-waits = Nejsilnější počítač to zatím nehrál.
day-streak = { $count ->
    [0] zatím bez série
    [one] první den série
    [few] { $count } dny v řadě
   *[other] { $count } dní v řadě
}
day-play-throw = Zahrát si hod dne
day-play-hunt = Vyrazit na lov
day-go-on = Hrát dál
day-again = Ještě jednou, jen tak
day-result = Váš výsledek
day-end = Váš výsledek dne
day-rule-throw = Nové hody přijdou každý den v jednu hodinu po půlnoci (v létě ve dvě). Počítá se první partie, pokud ji dohrajete; tahy se nevracejí.
day-rule-hunt = Nový začátek a druhá strana přijdou každý den v jednu hodinu po půlnoci (v létě ve dvě). Počítá se první partie, pokud ji dohrajete; tahy se nevracejí.
day-unit = { $points ->
    [one] bod
    [few] body
   *[other] bodů
}
day-unit-turns = { $turns ->
    [one] tah k výhře
    [few] tahy k výhře
   *[other] tahů k výhře
}
day-drawn = Remíza
day-lost = Prohra
day-place = { $place }. místo z { $played }
day-fun = { $played ->
    [0] Jen tak: zatím nikdo nehrál
    [one] Jen tak: hrál už jeden člověk
    [few] Jen tak: hráli už { $played } lidé
   *[other] Jen tak: hrálo už { $played } lidí
}
day-better = dnes lépe než { $percent } ze 100 hráčů
day-spread = Kolik bodů získali ostatní: od { $least } do { $most }
day-spread-turns = Za kolik tahů vyhrávali ostatní: od { $least } do { $most }
day-strongest-made = { $points ->
    [one] Nejsilnější hráč získal se stejnými hody jeden bod
    [few] Nejsilnější hráč získal se stejnými hody { $points } body
   *[other] Nejsilnější hráč získal se stejnými hody { $points } bodů
}
day-strongest-thinks = Nejsilnější hráč s těmito hody ještě nehrál
day-own-rounds = Vaše body kolo po kole: { $rounds }.
day-their-rounds = Body nejsilnějšího hráče: { $rounds }.
day-you = vy
day-strongest-key = nejsilnější
day-line = Ashtapada { $date }: { $points } b.{ $best ->
    [-1] {""}
   *[other] , nejsilnější { $best }
}{ $days ->
    [0] {""}
    [one] {""}
    [few] , { $days } dny
   *[other] , { $days } dní
}
day-line-turns = Ashtapada { $date }, { $title }: { $result ->
    [won] { $turns ->
        [one] výhra jedním tahem
        [few] výhra za { $turns } tahy
       *[other] výhra za { $turns } tahů
    }
    [drawn] remíza
   *[lost] prohra
}{ $best ->
    [-1] {""}
   *[other] , nejsilnější { $best }
}{ $days ->
    [0] {""}
    [one] {""}
    [few] , { $days } dny
   *[other] , { $days } dní
}
day-mark-level = tolik co nejsilnější
day-mark-less = méně
day-mark-worst = největší ztráta
day-mark-nothing = nikdo nic nezískal
day-copy = Kopírovat
day-copied = Zkopírováno. Tahy to neprozradí.
day-not-copied = Zkopírovat se nepodařilo.
day-yesterday = Nejlepší včerejší partie
day-yesterday-by = { $points ->
    [one] { $name }, jeden bod
    [few] { $name }, { $points } body
   *[other] { $name }, { $points } bodů
}
day-yesterday-turns = { $name }, { $result ->
    [won] { $turns ->
        [one] výhra jedním tahem
        [few] výhra za { $turns } tahy
       *[other] výhra za { $turns } tahů
    }
    [drawn] remíza
   *[lost] prohra
}
day-nameless = Někdo beze jména
day-watch = Přehrát
day-given-ask = Kde se ztratilo nejvíc?
day-given-looks = Počítač prochází vaši partii.
day-given = Nejvíc se ztratilo ve vašem { $turn }. tahu
day-given-none = Počítač by hrál skoro stejně: nic se neztratilo.
day-given-you = Vy
day-given-better = Lépe
day-given-cost = Podle počítače to stálo { $cost } šance na výhru.
day-positions = { $count ->
    [one] dnes jedna nalezená
    [few] dnes { $count } nalezené
   *[other] dnes { $count } nalezených
}
day-open = Ukázat
day-begin = Hrát
