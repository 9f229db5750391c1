### Karta, która przedstawia grę przed pierwszą partią. Widzi formy z web.ftl.

# Nagłówek tej samej części w tekstach zasad.
intro-goal = Cel gry
intro-special = Przed pierwszą partią: jak się wygrywa i co jest tu szczególnego.
intro-unlike = Znasz już grę „{ $title }”. Co tu jest inne:
intro-there = { $option } w grze „{ $title }”:
intro-flag = { $value ->
    [true] tak
   *[other] nie
}
intro-aim = Tutaj: { $value }.
intro-men = { $dice ->
    [yes] Co się rusza po którym rzucie
   *[no] Kto jest kim
}
intro-play = Graj
intro-rules = Pokaż mi zasady
