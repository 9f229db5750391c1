### Hod dne, stahuje se s kartou nebo s výsledkem.
throw-title = Hod dne
throw-lead = { $rounds } kol čaturádží a na celém světě stejné hody.
throw-played = { $count ->
    [0] Zatím nikdo nehrál.
    [one] Zatím hrál jeden člověk.
    [few] Hráli už { $count } lidé.
   *[other] Hrálo už { $count } lidí.
}
throw-best = { $points ->
    [one] Nejlepší výsledek: jeden bod.
    [few] Nejlepší výsledek: { $points } body.
   *[other] Nejlepší výsledek: { $points } bodů.
}
throw-strongest = { $points ->
    [one] Nejsilnější počítač získal jeden.
   *[other] Nejsilnější počítač získal { $points }.
}
throw-streak = { $count ->
    [0] zatím bez série
    [one] první den série
    [few] { $count } dny v řadě
   *[other] { $count } dní v řadě
}
throw-play = Zahrát si hod dne
throw-go-on = Hrát dál
throw-again = Ještě jednou, jen tak
throw-result = Váš výsledek
throw-end = Váš výsledek dne
throw-rule = Nové hody přijdou každý den v jednu hodinu po půlnoci (v létě ve dvě). Počítá se první partie, pokud ji dohrajete; tahy se nevracejí.
throw-unit = { $points ->
    [one] bod
    [few] body
   *[other] bodů
}
throw-place = { $place }. místo z { $played }
throw-fun = { $played ->
    [0] Jen tak: zatím nikdo nehrál
    [one] Jen tak: hrál už jeden člověk
    [few] Jen tak: hráli už { $played } lidé
   *[other] Jen tak: hrálo už { $played } lidí
}
throw-better = dnes lépe než { $percent } ze 100 hráčů
throw-spread = Kolik bodů získali ostatní: od { $least } do { $most }
throw-strongest-made = { $points ->
    [one] Nejsilnější hráč získal se stejnými hody jeden bod
    [few] Nejsilnější hráč získal se stejnými hody { $points } body
   *[other] Nejsilnější hráč získal se stejnými hody { $points } bodů
}
throw-strongest-thinks = Nejsilnější hráč s těmito hody ještě nehrál
throw-own-rounds = Vaše body kolo po kole: { $rounds }.
throw-their-rounds = Body nejsilnějšího hráče: { $rounds }.
throw-you = vy
throw-strongest-key = nejsilnější
throw-line = Ashtapada { $date }: { $points } b.{ $best ->
    [-1] {""}
   *[other] , nejsilnější { $best }
}{ $days ->
    [0] {""}
    [one] {""}
    [few] , { $days } dny
   *[other] , { $days } dní
}
throw-mark-level = tolik co nejsilnější
throw-mark-less = méně
throw-mark-worst = největší ztráta
throw-mark-nothing = nikdo nic nezískal
throw-copy = Kopírovat
throw-copied = Zkopírováno. Tahy to neprozradí.
throw-not-copied = Zkopírovat se nepodařilo.
throw-yesterday = Nejlepší včerejší partie
throw-yesterday-by = { $points ->
    [one] { $name }, jeden bod
    [few] { $name }, { $points } body
   *[other] { $name }, { $points } bodů
}
throw-nameless = Někdo beze jména
throw-watch = Přehrát
throw-given-ask = Kde se ztratilo nejvíc?
throw-given-looks = Počítač prochází vaši partii.
throw-given = Nejvíc se ztratilo v { $round }. kole
throw-given-none = Počítač by hrál skoro stejně: nic se neztratilo.
throw-given-you = Vy
throw-given-better = Lépe
throw-given-cost = Podle počítače to stálo { $cost } šance na výhru.
