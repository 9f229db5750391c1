### Słowa analizy przy stole: co komputer wie o pozycji i o partii.
### Widzą formy z rules.ftl i web.ftl.

study-title = Analiza
study-tab-hint = Podpowiedź
study-tab-lines = Ocena ruchów
study-tab-odds = Ryzyko
study-tab-review = Przegląd
study-wait = Chwileczkę…
study-nothing = Jeszcze nic nie zagrano.
study-over = Partia skończona. Jak do tego doszło, widać w zakładce „Przegląd”.
study-chances = Szanse na wygraną
study-bar = Szanse obok planszy
study-depth = Policzone { $depth ->
    [one] na jeden ruch naprzód
    [few] na { $depth } ruchy naprzód
   *[other] na { $depth } ruchów naprzód
}{ $done ->
    [yes] .
   *[no] , liczę dalej…
}
study-in = { $over } na { $under }
study-in-sure = do zbicia

## Podpowiedź

study-best = Najlepiej: { $line } (szanse na wygraną { $share })
study-sure-word = { $sure ->
    [clear] Sprawa jasna.
    [slight] Lekka przewaga.
   *[even] Rzecz gustu.
}
study-sure = { $sure ->
    [clear] W każdym z ostatnich obliczeń ten ruch był lepszy co najmniej o { $gap }.
    [slight] Ten ruch jest lepszy o { $gap }, ale głębsze liczenie może to zmienić.
   *[even] Coś innego jest prawie tak samo dobre.
}
study-goes-on = Gra mogłaby potoczyć się tak:
study-exact = { $result ->
    [won] wygrana w { $turns ->
        [one] 1 ruchu
       *[other] { $turns } ruchach
    }
    [lost] przegrana w { $turns ->
        [one] 1 ruchu
       *[other] { $turns } ruchach
    }
   *[drawn] remis
}
study-exact-best = Najlepiej: { $line } – { $result ->
    [won] wygrana w { $turns ->
        [one] jednym ruchu
       *[other] { $turns } ruchach
    }
    [lost] przegrana, ale najwcześniej po { $turns ->
        [one] jednym ruchu
       *[other] { $turns } ruchach
    }
   *[drawn] remis
}
study-exact-proved = To pewne: ta gra jest rozwiązana do końca. Ruchy obu stron liczone są razem.
study-exact-keeps = { $result ->
    [won] Wygraną { $kept ->
        [one] utrzymuje tylko jeden ruch.
        [few] utrzymują { $kept } ruchy.
       *[other] utrzymuje { $kept } ruchów.
    }
    [lost] Każdy ruch przegrywa; najlepszy najdłużej odwleka przegraną.
   *[drawn] Remis { $kept ->
        [one] utrzymuje tylko jeden ruch.
        [few] utrzymują { $kept } ruchy.
       *[other] utrzymuje { $kept } ruchów.
    }
}
study-exact-review = Przy bezbłędnej grze: przedtem { $best }, potem { $played }.
study-reason-wins = Ten ruch wygrywa partię.
study-reason-draws = Ten ruch kończy partię remisem.
study-reason-only = Innego ruchu nie ma.
study-reason-clear = Każdy inny ruch zmniejszyłby szanse co najmniej o { $gap }.
study-reason-equal = Prawie tak samo dobry ruch: { $other }.
study-reason-saves = { $safe ->
    [yes] { $byColour ->
        [you] Ratujesz
       *[other] Ratuje
    } { x-role-acc } z { $at } przed zbiciem{ $sure ->
        [yes] .
       *[no] {" "}(ryzyko dotąd: { $before }).
    }
   *[no] { $byColour ->
        [you] Zmniejszasz
       *[other] Zmniejsza
    } ryzyko zbicia { x-role-gen } z { $at }: { $before } → { $now }.
}
study-reason-more = Bezpieczniej { $count ->
    [one] stoi też jedna inna bierka
    [few] stoją też { $count } inne bierki
   *[other] stoi też { $count } innych bierek
}.
study-reason-hems = { $byColour ->
    [you] Osaczasz
   *[other] Osacza
} lamparta na { $at }.
study-reason-threatens = { $byColour ->
    [you] Atakujesz
   *[other] Atakuje
} { x-army-role-acc } na { $at }.

## Ruchy i rzuty

study-throws = { $seatColour ->
    [you] Ile wart byłby każdy twój rzut
   *[other] Ile wart byłby każdy rzut (rzuca { w-seat })
}
study-swing = Od niego zależy: ±{ $swing }.
study-throw = Rzut
study-likely = Jak często
study-worth = Szanse
study-then = Najlepszy ruch

## Ryzyko

study-safe =
    { $mine ->
        [yes] Żadnej z twoich bierek nie grozi zbicie przed twoją następną kolejką.
       *[no] Żadnej bierce nie grozi zbicie przed następną kolejką jej strony.
    }
study-threat = { $dice ->
    [yes] { w-Seat-study } po rzucie { $throws }: { x-role } z { $from }
   *[no] { w-Seat-study }: { x-role } z { $from }
}
w-Seat-study = { $seatColour ->
    [you] Ty
   *[other] { $seatKind ->
        [side] { w-Side }
       *[one] { w-Seat }
    }
}
study-odds-how = Skąd te liczby?
study-odds-what =
    { $dice ->
        [yes] Zakładamy, że każdy przeciwnik, który zagra przed następną kolejką tej armii, zastanie planszę taką jak teraz. Rzuci raz i będzie chciał tylko zbić właśnie tę bierkę. Liczba mówi, jaka jest szansa, że przynajmniej jednemu się to uda. Jest dokładna, bo uwzględnia wszystkie rzuty; niczyich zamiarów nie zgadujemy.
       *[no] Zakładamy, że przeciwnik zastaje planszę taką jak teraz i chce tylko zbić właśnie tę bierkę. Czy byłoby to rozsądne, nie pytamy.
    }

## Po partii

study-reviewing = Przeglądam partię…
study-graph = Szanse na wygraną w trakcie partii
study-sums = { $dice ->
    [yes] Szczęście i rozum w liczbach
   *[no] Trafność ruchów w liczbach
}
study-side = Strona
study-result = Wynik
study-luck = Szczęście
study-deserved = Bez szczęścia
study-cost = Strata
study-beyond = „Bez szczęścia” to wynik minus szczęście: więcej niż 100% ma ten, kto wygrał na przekór kościom, a mniej niż 0 ten, kto przegrał, choć mu sprzyjały.
study-left = Kreska oznacza, że ta strona odeszła przed końcem: nie wiadomo, ile by ugrała.
study-verdict = { $same ->
    [yes] { $you ->
        [yes] Zasłużona wygrana: gdyby kości nikomu nie sprzyjały, też byłaby twoja.
       *[no] Zasłużona wygrana: { $who }. Gdyby kości nikomu nie sprzyjały, byłoby tak samo.
    }
   *[no] { $you ->
        [yes] Gdyby kości nikomu nie sprzyjały, najlepszy wynik byłby twój.
       *[no] Najlepszy wynik, gdyby kości nikomu nie sprzyjały: { $who }.
    }
}
study-verdict-won = { $win }{ $how ->
    [better] {" "}dzięki dokładniejszej grze.
    [though] , choć mniejsza strata: { $who }.
   *[plain] .
}
study-verdict-lucky = { $win }{ $much ->
    [much] {" "}z wielką pomocą kości ({ $luck }).
    [some] {" "}z pomocą kości ({ $luck }).
   *[none] .
} { $level ->
    [yes] Bez szczęścia na równi: { $who }.
    [near] Bez szczęścia gra była otwarta: { $who }.
   *[no] { $you ->
        [yes] Bez szczęścia najlepszy wynik byłby twój.
       *[no] Najlepszy wynik bez szczęścia: { $who }.
    }
}
study-verdict-lost = O przegranej { $did ->
    [pass] przesądziła rezygnacja z ruchu
    [stop] przesądziło przerwanie bicia
   *[move] { $players ->
        [4] przesądził ruch { $move }
       *[2] przesądziło { $move }
    }
}{ x-study-when }: twoje szanse spadły z { $before } do { $after }.
x-study-when = {" "}{ $players ->
    [4] w rundzie { $round }
   *[2] w ruchu { $round }
}{ $thrown ->
    [yes] {" "}po rzucie { $throw }
   *[no] {""}
}
study-verdict-slipped = { $you ->
    [yes] Wygrana wymknęła ci się
   *[no] { $who }: wygrana wymknęła się
} { $did ->
    [pass] przez rezygnację z ruchu
    [stop] przez przerwanie bicia
   *[move] przez { $move }
}{ x-study-when }: { $you ->
    [yes] twoje szanse
   *[no] szanse
} spadły z { $before } do { $after }.
study-verdict-left = { $you ->
    [yes] { $ahead ->
        [won] Partia poddana, choć była wygrana: twoje szanse wynosiły
        [better] Partia poddana mimo przewagi: twoje szanse wynosiły
       *[no] Partia poddana, gdy twoje szanse wynosiły
    }
   *[no] { $who }: { $ahead ->
        [won] partia poddana, choć była wygrana, przy szansach
        [better] partia poddana mimo przewagi, przy szansach
       *[no] partia poddana przy szansach
    }
} { $share }{ $on ->
    [yes] ; co potem zrobił komputer, nie liczy się nikomu.
   *[no] .
}
study-converted = Wygrana zajęła { $took ->
    [one] jeden ruch
    [few] { $took } ruchy
   *[other] { $took } ruchów
}, licząc obie strony; { $over ->
    [0] szybciej się nie dało.
   *[other] { $least ->
        [one] wystarczyłby jeden.
        [few] wystarczyłyby { $least }.
       *[other] wystarczyłoby { $least }.
    }
}
study-verdict-score = Wynik końcowy: { $list }.
study-verdict-kings = { $you ->
    [yes] Zbici przez ciebie królowie: { $kings }.
   *[no] Zbici królowie: { $kings } ({ $who }).
}
study-verdict-level = { $dice ->
    [yes] Gdyby kości nikomu nie sprzyjały, nikt nie byłby lepszy od innych.
   *[no] Wszyscy stracili tyle samo.
}
study-so-far = Na razie największe szanse: { $who }, { $share }.
study-decided = { $largest ->
    [yes] { $count ->
        [one] Rozstrzygnął jeden moment.
        [2] Rozstrzygnęły dwa momenty.
       *[other] Rozstrzygnęły trzy momenty.
    }
   *[no] { $count ->
        [one] Jeden moment wart jest uwagi.
        [2] Dwa momenty warte są uwagi.
       *[other] Trzy momenty warte są uwagi.
    }
}
study-decided-before = { $count ->
    [one] Do tej chwili liczył się jeden moment.
    [2] Do tej chwili liczyły się dwa momenty.
   *[other] Do tej chwili liczyły się trzy momenty.
}
study-whole = Cała strona
study-to-board = Do planszy
study-key-kind = { $kind ->
    [gift] Zmarnowane
    [luck] Szczęście
   *[find] Dobre oko
}
study-key-badge = { $kind ->
    [gift] strata { $share }
    [luck] { $good ->
        [yes] szczęście { $share }
       *[no] pech { $share }
    }
   *[find] dobre oko { $share }
}
study-key-title = { $kind ->
    [resign] Poddanie partii za { $share }
    [gift] { $what ->
        [mate] { $turns ->
            [1] Przegapiony mat w jednym ruchu
           *[other] Przegapiony mat w { $turns } ruchach
        }
        [win] Przegapiona wygrana
        [mated] Dopuszczony mat
        [ends] Oddana wygrana
        [huffed] Fuknięcie: { x-role }
        [captures] { $count ->
            [2] Dwa przegapione bicia
            [3] Trzy przegapione bicia
            [4] Cztery przegapione bicia
           *[other] Przegapione bicia: { $count }
        }
        [forked] Dopuszczone widełki
        [hangs] Podstawka: { x-role }
        [loses] Strata { x-role-gen }
        [gain] Przegapione zbicie { x-role-gen }
        [risks] Ryzyko straty { x-role-gen }
       *[cost] Ruch, który kosztował { $share }
    }
    [luck] { $what ->
        [takes] Rzut, który zbił { x-role-acc }
        [idle] Rzut bez ruchu
       *[cost] { $good ->
            [yes] Rzut wart { $share }
           *[no] Rzut, który kosztował { $share }
        }
    }
   *[find] Jedyny dobry ruch, wart { $share }
}
study-key-played = { $did ->
    [resigned] { $you ->
        [yes] Poddajesz partię
       *[no] { $who } poddaje partię
    }
    [threw] { $you ->
        [yes] Twój rzut
       *[no] { $who } rzuca
    }
   *[played] { $you ->
        [yes] Twój ruch
       *[no] { $who } gra
    }
}
study-key-other = { $kind ->
    [gift] Lepiej
    [resign] Gra dalej
    [luck] Inne rzuty
   *[find] Drugi najlepszy ruch
}
study-key-beside = { $kind ->
    [luck] Sam rzut przed tym ruchem { $good ->
        [yes] podniósł
       *[no] obniżył
    } { x-study-chances } o { $share }.
    [gift] Ruch po tym rzucie kosztował { $share } szans.
   *[find] Po tym rzucie był tylko jeden dobry ruch i padł właśnie on.
}
study-line = { $kind ->
    [stop] { $after ->
        [yes] przerwaniu bicia
       *[no] przerwanie bicia
    }
   *[pass] { $after ->
        [yes] rezygnacji z ruchu
       *[no] bez ruchu
    }
}
study-flaw = { $kind ->
    [loses] { $soon ->
        [yes] To wystawiło { $own ->
            [yes] ci {""}
           *[no] {""}
        }{ x-role-acc } na { $at } na zbicie: z { $from } bije { $by }.
       *[no] Po { $answer } { $own ->
            [yes] tracisz
           *[no] przepada
        } { $own ->
            [yes] { x-role-acc }
           *[no] { x-role }
        } na { $at }.
    }
    [forked] To dopuściło widełki { $answer } ({ $first } i { $second }): strata { x-role-gen }.
    [mated] { $turns ->
        [1] To pozwoliło na { $answer }, czyli mata.
       *[other] To pozwoliło na { $answer } i mata w { $turns } ruchach.
    }
    [ends] To pozwoliło na { $answer } i wygraną.
    [huffed] { $own ->
        [yes] Nie bijesz
       *[no] { $who } nie bije
    }, więc { x-role } na { $at } { $did ->
        [yes] przepada przez fuknięcie.
       *[no] może przepaść przez fuknięcie.
    }
   *[risks] To naraziło { x-role-acc } na { $at } na zbicie: szansa na to była { $odds }.
}
study-takes = bicie: { $pieces }
study-why-take = Ruch { $line } zbiłby { x-role-acc }, a { x-study-whose } { $share }.
study-why-takes = Ruch { $line } zbiłby { $count ->
    [2] dwie bierki
    [3] trzy bierki
    [4] cztery bierki
   *[other] { $count } bierek
}, a { x-study-whose } { $share }.
study-why-gain = Ruch { $line } zdobyłby { x-role-acc }, a { x-study-whose } { $share }.
study-why-mates = Po { $line } byłby mat w { $turns } ruchach.
study-why-line = Po { $line } { x-study-whose } { $share }.
x-study-whose = { x-study-chances } wynosiłyby
x-study-chances = { $own ->
    [yes] twoje szanse
   *[no] { $named ->
        [person] szanse gracza { $who }
        [colour] szanse { $game ->
            [chess] { x-owner-side }
           *[other] { x-owner-gen }
        }
       *[side] szanse tej strony
    }
}
study-why-wins = Po { $line } partia byłaby od razu wygrana.
study-why-saves = Po { $line } { $known ->
    [yes] { $safe ->
        [yes] to zbicie by nie groziło
       *[no] ryzyko byłoby mniejsze
    }
   *[no] { $safe ->
        [yes] zbicie { x-role-gen } z { $at } by nie groziło
       *[no] ryzyko zbicia { x-role-gen } z { $at } byłoby mniejsze
    }
}, a { x-study-whose } { $share }.
study-why-resign = Kto się poddaje, oddaje też to, na co mógł jeszcze liczyć.
study-why-moves = Rusza się z nim tylko { $pieces }.
study-why-idle = Żaden ruch nie był z nim możliwy.
study-why-luck = Szansa na taki rzut była { $odds }. Po innych rzutach { x-study-whose } średnio { $share }.
study-why-mating = { $turns ->
    [1] To mat.
   *[other] { $gives ->
        [yes] Ofiara: { $piece }. Po niej mat w { $turns } ruchach.
       *[no] Mat w { $turns } ruchach.
    }
}
study-why-find = Po drugim najlepszym ruchu, { $line }, { x-study-whose } tylko { $share }.
study-now-throw = rzut { $throw }, szczęście { $luck } (szanse { $shares })
study-now-choice = { $best ->
    [alone] { $line }
    [ends] { $line } – { $ending }
    [yes] { $line } – lepszego ruchu nie było
   *[no] { $line } – szanse { $shares }
}
study-moments = { $count ->
    [0] Kolejki warte uwagi
   *[other] Wszystkie kolejki warte uwagi ({ $count })
}
study-no-moments = { $dice ->
    [yes] Żaden ruch nie był kosztowny i żaden rzut niczego nie rozstrzygnął.
   *[no] Żaden ruch nie był kosztowny.
}
study-thrown = rzut { $throw }
study-better = lepiej:
study-all = Pokaż wszystkie ({ $count })
study-fewer = Pokaż mniej
study-save = Zapisz z komentarzami
study-review-how = Jak to jest liczone
study-review-what = Szanse mówią, ile takich partii na sto wygrałaby ta strona; remis liczy się jako pół wygranej. { $dice ->
    [yes] Szczęście mówi, o ile rzut dał większe szanse niż przeciętny rzut w tej chwili; w wielu partiach razem wychodzi na zero. „Bez szczęścia” to wynik pomniejszony o całe szczęście z partii, więc może być ujemny albo przekraczać 100%.{" "}
   *[no] {""}
}„Strata” mówi, o ile wybrane ruchy były gorsze od najlepszych znalezionych, razem w całej partii. Utracone szanse mogą wrócić i znów przepaść, więc suma może przekroczyć 100%. Znak ?! ma ruch, który kosztował co najmniej 4%, znak ? co najmniej 8%, a ?? co najmniej 16%.
study-unsure = Wszystko to szacunek z liczenia ruchów naprzód. W tej partii dwie oceny tej samej pozycji różnią się średnio o { $spread }.
study-unsure-short = Wszystko to szacunek z liczenia ruchów naprzód. Partia jest za krótka, by powiedzieć, jak dokładny.
