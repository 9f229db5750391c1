option-sideTriangle = Side triangle
    .help = Which side triangle each player fills at the start, as seen from their own side.
value-sideTriangle-right = on the right
value-sideTriangle-left = on the left
