### The page that counts all throws, fetched when it is opened.

dice-title = Wszystkie dotychczasowe rzuty
dice-what = Policzono tu wszystkie uczciwie wylosowane rzuty z { $games ->
    [one] { NUMBER($games) } partii
   *[other] { NUMBER($games) } partii
} przechowywanych na tym serwerze. Rzut cofnięty powtarza się bez zmian i liczy się raz. Pominięto kości rzucane ręcznie oraz te, których słucha wprawna ręka.
dice-kind = { $dice ->
    [one] Jedna kość
   *[other] Dwie kości
}
dice-throw = Rzut
dice-seen = Wypadł
dice-expected = Oczekiwano
dice-none = Nikt jeszcze nie rzucał.
dice-few = Na razie { $throws ->
    [one] { NUMBER($throws) } rzut
    [few] { NUMBER($throws) } rzuty
    [many] { NUMBER($throws) } rzutów
   *[other] { NUMBER($throws) } rzutu
}: za mało, żeby cokolwiek stwierdzić.
dice-found = Liczba rzutów: { NUMBER($throws) }. Uczciwe kości odbiegają od oczekiwań co najmniej tak bardzo jak tutaj { $p ->
    [0] rzadziej niż raz na tysiąc takich zliczeń
   *[other] w { NUMBER($p, maximumFractionDigits: 1) } na sto takich zliczeń
}.
dice-usual = Tak właśnie zachowują się uczciwe kości.
dice-rare = To rzadkie, ale zdarza się także uczciwym kościom, jeśli sprawdza się je dostatecznie często.
dice-strange = To już raczej nie przypadek: prosimy powiadomić osobę, która prowadzi ten serwer.
dice-figures = Chi-kwadrat { NUMBER($chi, maximumFractionDigits: 2) }, stopnie swobody: { NUMBER($freedom) }, p = { $p }
dice-all = Wszystkie rzuty na tym serwerze
dice-failed = Nie udało się policzyć rzutów: { $why }
