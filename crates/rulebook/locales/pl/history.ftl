### Słowa tych gier i skąd się wzięły: osobna strona, pobierana po otwarciu.

words-title = Słowa i historia
words-intro = Nazwy, których używają źródła, i ich zapis tam, gdzie te gry są u siebie.
words-name = Nazwa
words-native = W oryginale
words-meaning = Co to jest
words-unsure = Pisownia odtworzona z zapisu łacińskiego, niepewna.
words-from = Źródło: { $documents }
words-not-from = Tego słowa nie ma w źródłach, których trzymają się nasze zasady.
script-sa = sanskryt
script-hi = hindi
script-bn = bengalski
script-si = syngaleski
script-kn = kannada
history-title = Krótka historia
sources-title = Źródła i książki

term-chaturaji = „Czterech radżów”: gra czteroosobowa z kością. W dawnych tekstach także nazwa zwycięstwa: wszyscy królowie w jednym ręku.
term-chaturanga = „Czteroczłonowa”: armia słoni, jazdy, rydwanów i piechoty. Nazwa gry dwuosobowej, a często i tej dla czterech osób.
term-choupat = Inna nazwa gry z kością; oznacza płótno lub planszę z czterech części.
term-ashtapada = „O ośmiu nogach”: plansza osiem na osiem, jednobarwna, z kilkoma oznaczonymi polami, na której grano w szaturangę.
term-raja = Król. Chodzi o jedno pole w dowolną stronę, a jeśli zasady przewidują trony, może je zdobywać.
term-elephant = Chodzi prosto wzdłuż linii i rzędów, dopóki droga wolna, jak wieża w szachach.
term-horse = Skacze o dwa pola i jedno w bok, jak skoczek w szachach.
term-boat = Skacze o dwa pola na ukos. W innych opisach jego miejsce zajmuje rydwan.
term-pawn = Piechur: jedno pole do przodu, bije na ukos do przodu.
term-stick-die = Podłużna kość o czterech długich ścianach z liczbami 2, 3, 4 i 5, rzucana na płótno.
term-parade = Cztery okręty w kwadracie dwa na dwa: kto przyprowadzi ostatni, zabiera pozostałe.
term-throne = Pole, na którym król stał na początku. Co daje jego zdobycie, zależy od źródła.
term-empire = Jeden gracz dowodzi obiema armiami drużyny, a obaj wrodzy królowie nie żyją: dodatkowe punkty.
term-sixteen = Po szesnastu żołnierzy z każdej strony, na planszy o czterdziestu dziewięciu punktach.
term-peralikatuma = Ta sama plansza i więcej żołnierzy; gra znana ze Sri Lanki.
term-kotu-ellima = Najludniejsza z gier żołnierskich: na początku zajęte są prawie wszystkie punkty. Znana na Sri Lance i w Indiach.
term-leopards = Dwa lamparty polują na dwadzieścia cztery krowy, a krowy próbują je zablokować.
term-huff = Zdjąć z planszy żołnierza, który mógł bić, a nie zbił: słowo z gwary warcabistów.

history-1 = Nikt nie wie, co jest starsze: czteroosobowa gra z kością czy szachy dla dwóch. Hiram Cox (drukiem w 1801 roku) i Duncan Forbes (1860) wywodzili wszystkie szachy z gry czteroosobowej. W 1913 roku Murray uznał ten pogląd za bezpodstawny i większość badaczy poszła za nim.
history-2 = Najstarszy jasny opis czteroosobowej gry z kośćmi pozostawił około 1030 roku al-Biruni, który podróżował po Indiach. Najpełniejsze dawne zasady pochodzą z Bengalu, gdzie mniej więcej w XV i XVI wieku spisali je w sanskrycie Śulapani i Raghunandana. Mahabharata wspomina o bierkach poruszanych rzutem kości na dworze króla; czy chodzi o tę grę, czy o jakąś grę wyścigową, nie da się rozstrzygnąć.
history-3 = Podłużne kości o czterech ścianach wskazywały, czym trzeba ruszyć. Zręczny gracz potrafił podrzucić je, złapać w locie i trochę pomóc szczęściu. W XIX wieku grano też bez kości.
history-4 = Planszę nazywano asztapadą. Była jednobarwna i miała kilka oznaczonych pól. W naszych zasadach nic one nie znaczą; być może pozostały po starszej grze na tej samej planszy.
history-5 = Gry żołnierskie mają wspólną planszę: dwadzieścia pięć punktów alquerque, z którego wywodzą się też warcaby, i trójkąt z każdej strony. Gra się w nie w Indiach, Bangladeszu i na Sri Lance, gdzie kilka z nich opisał w 1909 roku Henry Parker. Krowy i lamparty są z kolei spokrewnione z europejską grą w lisa i gęsi.
history-6 = Każdy autor opisuje te gry inaczej. Dlatego każdy zestaw zasad trzyma się tu jednego źródła i mówi, gdzie ono milczy.
