option-arcJumps = Braní po kružnici
    .help = Smí kámen brát i skokem po oblouku?
value-arcJumps-true = dovoleno
value-arcJumps-false = jen po přímce
