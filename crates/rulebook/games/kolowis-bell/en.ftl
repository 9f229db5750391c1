option-ends = Ends of the middle row
    .help = Whether the two end points of the middle row stay empty at the start, or each side has one man more and fills one of them.
value-ends-empty = stay empty
value-ends-filled = are filled
