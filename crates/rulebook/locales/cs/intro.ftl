### Karta, která hru představí před první partií. Vidí tvary z web.ftl.

# Nadpis téže části v textech pravidel.
intro-goal = Cíl hry
intro-special = Před první partií: jak se vyhrává a co je tu zvláštního.
intro-unlike = Hru „{ $title }“ už znáte. Co je tu jinak:
intro-there = { $option } ve hře „{ $title }“:
intro-flag = { $value ->
    [true] ano
   *[other] ne
}
intro-aim = Tady: { $value }.
intro-men = { $dice ->
    [yes] Čím se po kterém hodu táhne
   *[no] Kdo je kdo
}
intro-play = Hrát
intro-rules = Ukázat pravidla
