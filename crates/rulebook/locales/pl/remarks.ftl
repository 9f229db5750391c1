### Co mówią w wielkich chwilach komputery, które mają charakter. Po dwie kwestie, żeby żadna nie padła dwa razy z rzędu.

remark-cautious-took-1 = Król jest nasz, a u nas ani draśnięcia.
remark-cautious-took-2 = Małe kroczki, a jednak król.
remark-cautious-lost-1 = Patrzę w lewo, patrzę w prawo…
remark-cautious-lost-2 = A drzwi były przecież zamknięte!
remark-cautious-won-1 = Kto pilnuje drzwi, ten ma dom.
remark-cautious-won-2 = Bez pośpiechu. Samo przyszło.
remark-cautious-beaten-1 = Następnym razem wyższy mur.
remark-cautious-beaten-2 = Mówię przecież, że tu wieje.

remark-greedy-took-1 = Proszę zapakować, biorę.
remark-greedy-took-2 = Korona? Na mojej półce będzie jej dobrze.
remark-greedy-lost-1 = Ej, to moje!
remark-greedy-lost-2 = Reszty nie trzeba.
remark-greedy-won-1 = Planszę też biorę.
remark-greedy-won-2 = Wszystko? Wszystko.
remark-greedy-beaten-1 = Ile za rewanż?
remark-greedy-beaten-2 = Liczę drugi raz i dalej za mało.

remark-loyal-took-1 = To za przyjaciela.
remark-loyal-took-2 = Ja nie zaczynam, ja kończę.
remark-loyal-lost-1 = Niech żyje król!
remark-loyal-lost-2 = Nikt o nim nie zapomni.
remark-loyal-won-1 = Wierność popłaca.
remark-loyal-won-2 = Dzięki wszystkim, którzy wytrwali.
remark-loyal-beaten-1 = Ale z honorem.
remark-loyal-beaten-2 = Drugi raz zagram tak samo.

remark-avenger-took-1 = To za tamten raz.
remark-avenger-took-2 = O jedno imię mniej na liście.
remark-avenger-lost-1 = Zapamiętam to sobie.
remark-avenger-lost-2 = Lista właśnie się wydłużyła.
remark-avenger-won-1 = No i kwita.
remark-avenger-won-2 = Lista jest pusta.
remark-avenger-beaten-1 = To jeszcze nie koniec.
remark-avenger-beaten-2 = Takich plansz się nie zapomina.
