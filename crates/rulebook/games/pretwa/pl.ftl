option-arcJumps = Bicie po okręgu
    .help = Czy pionek może bić także wtedy, gdy skacze po łuku.
value-arcJumps-true = dozwolone
value-arcJumps-false = tylko po prostej
