option-waist = Points beside the middle
    .help = Whether the two points beside the middle are joined with it alone, or with the corners of the bases too.
value-waist-open = joined with the middle alone
value-waist-closed = joined with the corners too
