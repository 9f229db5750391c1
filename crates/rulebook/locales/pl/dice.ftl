### Strona, na której liczy się wszystkie rzuty; pobierana, gdy ktoś ją otworzy.

dice-title = Wszystkie dotychczasowe rzuty
dice-what = Policzono tu wszystkie uczciwie wylosowane rzuty w { $games ->
    [one] { NUMBER($games) } partii przechowywanej
   *[other] { NUMBER($games) } partiach przechowywanych
} na tym serwerze. Po cofnięciu wypada znowu to samo i taki rzut liczy się raz. Pominięto rzuty prawdziwymi kośćmi i rzuty zręczne.
dice-kind = { $dice ->
    [one] Jedna kość
   *[other] Dwie kości
}
dice-throw = Rzut
dice-seen = Wypadło
dice-expected = Spodziewane
dice-none = Nie ma jeszcze rzutów do policzenia.
dice-few = Na razie { $throws ->
    [one] { NUMBER($throws) } rzut
    [few] { NUMBER($throws) } rzuty
    [many] { NUMBER($throws) } rzutów
   *[other] { NUMBER($throws) } rzutu
}: za mało, żeby cokolwiek stwierdzić.
dice-found = Liczba rzutów: { NUMBER($throws) }. Uczciwe kości odbiegają od spodziewanych liczb co najmniej tak bardzo jak tutaj { $p ->
    [0] rzadziej niż w jednym na tysiąc takich zliczeń
   *[other] w { NUMBER($p, maximumFractionDigits: 1) }% takich zliczeń
}.
dice-usual = Tak właśnie zachowują się uczciwe kości.
dice-rare = To rzadki wynik, ale jeśli sprawdzać dostatecznie często, trafia się także uczciwym kościom.
dice-strange = To już raczej nie przypadek: prosimy powiadomić osobę, która prowadzi ten serwer.
dice-figures = Chi-kwadrat { NUMBER($chi, maximumFractionDigits: 2) }, stopnie swobody: { NUMBER($freedom) }, p = { $p }
dice-all = Rzuty na tym serwerze
dice-failed = Nie udało się policzyć rzutów: { $why }
proof-day = Wszystkie rzuty przy tym stole wynikają z daty { $day }: u każdego są takie same i zawsze można je sprawdzić.
