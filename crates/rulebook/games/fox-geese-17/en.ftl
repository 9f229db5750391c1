option-geeseFlanks = The last four geese
    .help = Where the four geese stand that are more than thirteen.
value-geeseFlanks-row = beside the fox, two on each side
value-geeseFlanks-edges = at both edges, one behind the other
