option-waist = Punkty obok środka
    .help = Czy dwa punkty obok środka łączą się tylko z nim, czy także z rogami podstaw.
value-waist-open = tylko ze środkiem
value-waist-closed = także z rogami
