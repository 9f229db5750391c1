option-arcJumps = Captures along a circle
    .help = Whether a man may also capture by jumping along a curved line.
value-arcJumps-true = allowed
value-arcJumps-false = only along straight lines
