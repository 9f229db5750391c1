### Stránka, která počítá všechny hody; načte se při otevření.

dice-title = Všechny dosavadní hody
dice-what = Počítají se všechny poctivě losované hody v partiích uložených na tomto serveru (počet partií: { NUMBER($games) }). Vrácený hod padne znovu stejně, a tak se počítá jednou. Hody skutečnými kostkami a obratné hody se nepočítají.
dice-kind = { $dice ->
    [one] Jedna kostka
   *[other] Dvě kostky
}
dice-throw = Hod
dice-seen = Padlo
dice-expected = Mělo padnout
dice-none = Zatím tu není žádný hod.
dice-few = Zatím { $throws ->
    [one] { NUMBER($throws) } hod
    [few] { NUMBER($throws) } hody
    [many] { NUMBER($throws) } hodu
   *[other] { NUMBER($throws) } hodů
}: na jakýkoli závěr příliš málo.
dice-found = Počet hodů: { NUMBER($throws) }. Aspoň tak velkou odchylku by i u poctivých kostek ukázalo { $p ->
    [0] méně než jedno takové sčítání z tisíce
   *[other] { NUMBER($p, maximumFractionDigits: 1) } % takových sčítání
}.
dice-usual = Přesně tak se poctivé kostky chovají.
dice-rare = To je vzácné, ale kdo se dívá dost často, uvidí to i u poctivých kostek.
dice-strange = To už sotva bude náhoda: dejte prosím vědět tomu, kdo tento server provozuje.
dice-figures = Chí kvadrát { NUMBER($chi, maximumFractionDigits: 2) }, počet stupňů volnosti { NUMBER($freedom) }, p = { $p }
dice-all = Všechny zdejší hody
dice-failed = Hody se nepodařilo spočítat: { $why }
proof-day = Všechny hody u tohoto stolu vyplývají z data { $day }: pro všechny jsou stejné a ověřit je můžete kdykoli.
