### Objaśnienie znaków na planszy, pobierane, gdy ktoś je otworzy.

legend-title = Znaki na tej planszy
legend-rule = zasada
legend-throne = tron króla (radży) w barwie jego armii
legend-mark = oznaczone pole dawnej planszy; tutaj niczego nie zmienia
legend-letter-king = król (radża)
legend-letter-horse = koń
legend-letter-queen = królowa (hetman)
legend-letter-counsellor = doradca (firzan)
legend-marks = Oznaczenia na planszy
legend-at-movable = bierka, którą można ruszyć
legend-at-urgent = bierka, która powinna bić: jeśli żadna nie zbije, można ją fuknąć (zdjąć)
legend-at-selected = podniesiona bierka
legend-at-step = miejsce, na które może pójść
legend-at-place = wolne miejsce, na którym można postawić bierkę
legend-at-capture = miejsce, na które może pójść, bijąc
legend-at-far = miejsce, do którego może dojść, bijąc kilka razy
legend-at-way = jedna z kilku dróg w to samo miejsce: wybierz jej numer
legend-at-path = bicia wykonane do tej pory
legend-at-huff = bierka, którą można fuknąć, czyli zdjąć, bo mogła bić, a nie zbiła
legend-at-trail = ostatni ruch każdej armii, w jej barwie, póki nie ruszy się znowu: im dawniejszy, tym bledszy
legend-at-idle = bierka, którą rzut pozwalałby ruszyć, gdyby miała dokąd pójść
legend-at-plan = ruch zaplanowany naprzód: zostanie wykonany, gdy przyjdzie jego kolej
legend-at-aimed = pokazywane na życzenie: zaatakowana bierka strony, która czeka; strzałka wychodzi od atakującej
legend-at-threatened = pokazywane na życzenie: zaatakowana bierka strony, która ma ruch; strzałka wychodzi od atakującej
legend-at-drawn = twoja notatka na planszy; na grę nie wpływa
legend-at-cursor = miejsce wskazywane klawiaturą
