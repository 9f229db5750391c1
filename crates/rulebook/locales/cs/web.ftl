### Slova samotné stránky. Slova pravidel jsou v rules.ftl.
### Zprávy začínající `w-` jsou pomocné tvary; vidí argumenty zprávy, která se na ně odvolává.

## Rám

language-switch = Jazyk
skip = Přeskočit záhlaví
loading = Okamžik…
page-missing = Taková stránka tu není
page-missing-why = Možná je v adrese překlep, možná už zmizelo, co na ní bylo. Všechny hry jsou na svém místě.
game-unknown = Hra toho jména tu není.
cancel = Zrušit
yes = ano
no = ne
try-again = Zkusit znovu

## Galerie

gallery-title = Hry z Indie a Srí Lanky
gallery-intro = Rozprostřete plátno, hoďte kostkou a hrajte staré deskové hry: s počítačem, s lidmi u jedné obrazovky, nebo se všemi dohromady.
gallery-intro-links = Rozprostřete plátno, hoďte kostkou a hrajte staré deskové hry: s počítačem, s lidmi u jedné obrazovky, nebo na dálku po odkazech.
card-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
card-dice = s kostkami
card-no-dice = bez kostek
card-minutes = s počítačem asi { $count } min, s lidmi asi { $people } min
card-alias = Známá také jako { $name }
card-draft = rozpracovaná hra
card-play = Hrát
card-rules = Pravidla
rules-contents = V těchto pravidlech
continue-take-off = Odebrat ze seznamu
continue-off = { $title }: partie už v seznamu není, ale zůstala uložená.
continue-put-back = Vrátit do seznamu
home-first = Zahrát si první partii
home-again = Hrát: { $title }
home-last = Vaše poslední partie, { $title }:
home-learn = Naučit se hrát
home-games = Hry
home-kin = { $count ->
    [one] Jedna příbuzná hra
    [few] { $count } příbuzné hry
   *[other] { $count } příbuzných her
}
kinship = { $kind ->
    [described] popsaná v předlohách
    [named] zmíněná v předlohách
   *[relative] příbuzná hra
}
home-drafts = Rozpracované hry
home-drafts-help = Tyto hry si můžete zahrát už teď, jejich pravidla a texty se ale ještě mohou změnit.
living-label = { $title }: skutečná partie počítačových hráčů
living-pause = Zastavit ukázku
living-go = Pustit ukázku dál
played-now = před chvílí
tile-doubt = Zápis původním písmem je odvozen z přepisu do latinky a není jistý.
way-minutes = { $count } min
way-set-up = Nastavit partii
strip-title = Rozehrané partie
strip-throw = { $seatColour ->
    [you] házíte vy
   *[other] hází { w-seat }
}
strip-move = { $seatColour ->
    [you] jste na tahu
   *[other] na tahu je { w-seat }
}
strip-go = Pokračovat
strip-more = Další partie
return-wait = { $count ->
    [one] { $names } na vás čeká
   *[other] { $names } na vás čekají
}
return-turn = Jste na řadě
return-goes-on = Vaše partie pokračuje
return-throw = Váš hod, { $since }
return-move = Váš tah, { $since }
return-for-now = právě teď
return-for-minute = { $count ->
    [one] už minutu
    [few] už { $count } minuty
   *[other] už { $count } minut
}
return-for-hour = { $count ->
    [one] už hodinu
    [few] už { $count } hodiny
   *[other] už { $count } hodin
}
return-for-day = { $count ->
    [one] už den
    [few] už { $count } dny
   *[other] už { $count } dní
}
return-die = kostka je vaše
return-yours = jste na řadě
return-board = { $title }: deska v tuto chvíli
own-theirs = na řadě jsou ostatní
own-watched = přihlížíte
own-with = hrají také: { $names }
own-with-others = s ostatními
own-here = u této obrazovky
strip-also = Další rozehrané partie
search-label = Najít hru
search-hint = Název hry
search-found = { $count ->
    [0] Nenalezena žádná hra
    [one] Nalezena jedna hra
    [few] Nalezeny { $count } hry
   *[other] Nalezeno { $count } her
}
search-none = Žádná z her se nejmenuje „{ $query }“.
search-words = Slova a historie

## Příprava stolu

new-mode = Jak budete hrát
new-mode-computer = Proti počítači
new-mode-computer-about = { $top ->
    [1] Jen první úroveň: tak je to nastaveno pro třídu.
    [8] Osm úrovní, které můžete pokořit.
   *[other] Úrovně, které můžete pokořit: { $top }.
}
new-mode-here = U této obrazovky
new-mode-here-about = Zařízení si podávejte, nebo si sedněte kolem něj.
new-mode-friends = S přáteli
new-mode-friends-about = Každý na svém zařízení: stačí poslat odkaz.
new-mode-links-about = Každý na svém zařízení, bez serveru: tahy putují v odkazech.
new-level = Jak silný soupeř
new-level-of = úroveň { $level } z { $top }
new-level-perfect = Hra je vyřešená: když nikdo neudělá chybu, { $result ->
    [won] vyhraje ten, kdo začíná
    [lost] prohraje ten, kdo začíná
   *[drawn] nevyhraje nikdo
}. Tento soupeř chybu neudělá.
new-level-beaten = úroveň už je pokořená
new-level-next = { $top ->
    [yes] Nejsilnější soupeř je už poražen.
   *[no] Úroveň { $beaten } je pokořená, čeká úroveň { $next }.
}
new-side = Vaše strana
new-names = Kdo sedí u stolu
new-when = Kdy
new-when-now = Teď, všichni spolu
new-when-days = Během několika dnů: každý hraje, kdy chce
new-details = Podrobnosti
new-seats = Kdo kde sedí
new-player-of = Kdo hraje { w-colour-ins }
new-person = Člověk
new-computer = Počítač
new-bot = { $name } ({ $level })
new-character-of = Povaha počítače ({ w-colour })
new-no-character = běžná povaha
new-name = Jméno (nepovinné)
new-dice = Kostky
new-dice-fair = Hází počítač, poctivě
new-dice-hand = Skutečné kostky na stole
new-start = Začít hru
new-changed = { $count ->
    [one] 1 změna
    [few] { $count } změny
   *[other] { $count } změn
}
new-reset = Obnovit podle předlohy
new-options = Úpravy pravidel
new-options-intro = Hraje se podle předlohy, tedy textu, ze kterého pravidla vycházejí. Chcete-li něco jinak, otevřete některou skupinu.
options-dice = Kostky
options-board = Deska a rozestavení
options-players = Hráči a pořadí
options-captures = Tahy a braní
options-promotion = Proměna pěšáků
options-kings = Králové a trůny
options-end = Cíl a konec hry
option-reset = Vrátit
value-off = vypnuto
value-fair = čistá náhoda
value-skilled = s obratností
value-skill = Úspěšnost
value-word-all = všechny

## Stůl

table-missing = Takový stůl tu není
table-options = Tady se hraje jinak
table-of-day = { $game ->
    [hunt] Lov dne
   *[throw] Hod dne
}
table-begins = { $seatColour ->
    [you] V této partii začínáte vy.
   *[other] V této partii začíná { w-seat }.
}
told-round = { $players ->
    [4] { $of ->
        [0] Kolo { $round }
       *[other] Kolo { $round } z { $of }
    }
   *[2] Tah { $round }
}
dice-faces = Co který hod dovoluje
seat-last = Poslední tah: { $turn }
tool-back = Vrátit
tool-recall = Co se stalo
tool-threats = Hrozby
turn-board = Otočit desku
tool-draw = Kreslit šipky
tool-more = Více
tab-log = Tahy
tab-rules = Pravidla
intro-open = V obrázcích
intro-how = Jak se to hraje?
tabs-beside = Vedle desky
status-browsing = Prohlížíte si dřívější pozici.
status-paused = Pozastaveno. { $seatColour ->
    [you] Na řadě jste vy.
   *[other] Na řadě je { w-seat }.
}
status-over = Partie skončila.
status-vain = { $seatColour ->
    [you] Házíme za vás: málokterý hod dovolí táhnout.
   *[other] Hází { w-seat }.
}
status-throw = { $seatColour ->
    [you] Jste na řadě: hoďte.
   *[other] Hází { w-seat }.
}
status-throw-led = { $throwerNamed ->
    [yes] Hází { $throwerName }
   *[no] { $throwerColour ->
        [you] Hoďte
       *[other] Hází { w-thrower }
    }
}, { $seatColour ->
    [you] táhnete vy.
   *[other] táhne { w-seat }.
}
status-owed = { $free ->
    [yes] Čeká se na hráče. { $count ->
        [one] Volné místo
       *[other] Volná místa
    }: { $who }.
   *[no] Na hod čekáme. Hází: { $who }.
}
status-pass = { $seatColour ->
    [you] Nemáte čím táhnout.
   *[other] { w-Seat } nemá čím táhnout.
}
status-move = { $seatColour ->
    [you] Jste na tahu.
   *[other] Na tahu je { w-seat }.
}
status-command = { $throwerNamed ->
    [yes] Hod: { $throwerName }
   *[no] { $throwerColour ->
        [you] Hod byl váš
       *[other] Házel { w-thrower }
    }
}, { $seatColour ->
    [you] táhnete vy.
   *[other] táhne { w-seat }.
}
status-move-huff = { $seatColour ->
    [you] Jste na tahu. Máte brát: když nevezmete, přijdete o kámen.
   *[other] Na tahu je { w-seat }. Má se brát: kdo nebere, přijde o kámen.
}
status-huff = { $seatColour ->
    [you] Odfoukněte kámen, který vynechal braní: klepněte na něj a zmizí z desky.
   *[other] { w-Seat } odfukuje kámen, který vynechal braní.
}
status-huff-may = { $seatColour ->
    [you] Můžete odfouknout kámen, který vynechal braní: klepněte na něj a zmizí z desky.
   *[other] { w-Seat } smí odfouknout kámen, který vynechal braní.
}
status-exchange-offered = { $byColour ->
    [you] Nabízíte
   *[other] { w-By } nabízí
} výměnu králů: na desku by se vrátil { x-own } i { x-other } král.
status-accept = { $seatColour ->
    [you] Souhlasíte s výměnou králů?
   *[other] { w-Seat } odpovídá na nabídku výměny králů.
}
status-offer-exchange = { $seatColour ->
    [you] Můžete nabídnout výměnu králů.
   *[other] { w-Seat } smí nabídnout výměnu králů.
}
status-place = { $role ->
    [cow] { $seatColour ->
        [you] Položte krávu: klepněte na volný bod.
       *[other] { w-Seat } pokládá krávu.
    }
    [leopard] { $seatColour ->
        [you] Položte leoparda: klepněte na volný bod.
       *[other] { w-Seat } pokládá leoparda.
    }
    [fox] { $seatColour ->
        [you] Položte lišku: klepněte na volný bod.
       *[other] { w-Seat } pokládá lišku.
    }
    [goose] { $seatColour ->
        [you] Položte husu: klepněte na volný bod.
       *[other] { w-Seat } pokládá husu.
    }
   *[king] { $seatColour ->
        [you] Vraťte na desku { $kingColour ->
            [none] krále
            [you] svého krále
           *[other] { w-king-gen } krále
        }: klepněte na volné pole.
       *[other] { w-Seat } vrací na desku { $kingColour ->
            [none] krále
            [you] vašeho krále
           *[other] { w-king-gen } krále
        }.
    }
}
status-call = { $seatColour ->
    [you] Ohlaste, co zkusíte hodit.
   *[other] { w-Seat } ohlašuje, co zkusí hodit.
}
status-promote = { $seatColour ->
    [you] Můžete proměnit čekajícího pěšáka: klepněte na něj.
   *[other] { w-Seat } smí proměnit čekajícího pěšáka.
}
status-promote-must = { $seatColour ->
    [you] Musíte proměnit čekajícího pěšáka: klepněte na něj.
   *[other] { w-Seat } musí proměnit čekajícího pěšáka.
}
status-withdraw = { $seatColour ->
    [you] Můžete odvést z desky svého posledního krále.
   *[other] { w-Seat } smí odvést z desky svého posledního krále.
}
status-check = { $seatColour ->
    [you] Šach! Zachraňte krále.
   *[other] Šach. Na tahu je { w-seat }.
}
status-chain = { $seatColour ->
    [you] Skákejte dál: braní je třeba dokončit.
   *[other] { w-Seat } musí skákat dál.
}
status-stop = { $seatColour ->
    [you] Můžete skákat dál, nebo zůstat stát.
   *[other] { w-Seat } smí skákat dál, nebo zůstat stát.
}
status-stop-huff = { $seatColour ->
    [you] Skákejte dál: zůstanete-li tu stát, přijdete o tento kámen.
   *[other] { w-Seat } má skákat dál: zůstane-li stát, přijde o tento kámen.
}
notice-wait = Na řadě je { w-seat }. Chvilku strpení.
notice-paused = Počítač čeká, na řadě je { w-seat }. Pusťte ho dál, nebo ho nechte zahrát jeden krok.
tempo = Jak rychle hraje počítač
tempo-pause = Pauza
tempo-go-on = Dál
tempo-step = Jeden krok
tempo-slow = pomalu
tempo-normal = běžně
tempo-fast = rychle
seat-throws = { $seatColour ->
    [you] váš hod
   *[other] hází
}
seat-decides = { $seatColour ->
    [you] váš tah
   *[other] na tahu
}
seat-thinks = přemýšlí…
seat-thrower = { $seatColour ->
    [you] váš hod
   *[other] už po hodu
}
seat-with = { $seatNamed ->
    [yes] ve dvojici: { $seatName }
   *[no] ve dvojici { w-with-seat }
}
seat-out = mimo hru
seat-commanded = { $seatColour ->
    [you] pod vaším velením
   *[other] velí { w-seat }
}
seat-boat-led = { $seatColour ->
    [you] loď pod vaším velením
   *[other] lodi velí { w-seat }
}
seat-in-hand = v ruce: { $count }
seat-points = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
}
seat-kills = zabito { $count }/{ $target }
team-points = Body dvojic
captives = sebráno: { $count } × { $piece }
result-title = Výsledek
result-draw = Remíza
result-name = { w-seat }
result-win = { $who ->
    [you] Vyhráváte
    [both] { $how ->
        [shared] O první místo se dělíte
       *[team] Vyhráváte
    } { $names }
   *[other] { $side ->
        [cow] Vyhrávají krávy
        [fox] Vyhrává liška
        [goose] Vyhrávají husy
        [leopard] Vyhrávají leopardi
       *[none] { $how ->
            [one] Vyhrává
            [shared] O první místo se dělí
           *[team] Vyhrávají
        } { $names }
    }
}
result-lost = Prohra: { $side ->
    [cow] vyhrávají krávy
    [fox] vyhrává liška
    [goose] vyhrávají husy
    [leopard] vyhrávají leopardi
   *[none] { $how ->
        [one] vyhrává
        [shared] o první místo se dělí
       *[team] vyhrávají
    } { $names }
}
result-own = { $rank ->
    [0] Prohráváte.
   *[other] Končíte na { $rank }. místě z { $of }{ $points ->
        [yes] {" "}({ $count ->
            [one] { $count } bod
            [few] { $count } body
           *[other] { $count } bodů
        }).
       *[no] .
    }
}
result-kills = { $count } z { $target }
result-target = { $side ->
    [leopard] { $count ->
        [one] Leopardi zabili { $count } krávu.
        [few] Leopardi zabili { $count } krávy.
       *[other] Leopardi zabili { $count } krav.
    }
    [fox] { $count ->
        [one] Liška zabila { $count } husu.
        [few] Liška zabila { $count } husy.
       *[other] Liška zabila { $count } hus.
    }
   *[none] { $count ->
        [one] Padl { $count } kámen.
        [few] Padly { $count } kameny.
       *[other] Padlo { $count } kamenů.
    }
}
result-level = Příští soupeř: { $bot }
result-look = Prohlédnout desku
result-study = Kdo si to zasloužil?
result-gallery = Všechny hry
sure-resign = { $seatColour ->
    [you] Opravdu vzdát?
   *[other] { w-Seat }: opravdu vzdát?
}
sure-agree = { $end ->
    [points] Skončit s dosavadními body?
   *[draw] Skončit remízou?
}
sure-reopen = Znovu otevřít partii?
sure-anew = Pokračovat v nové partii?
sure-rise = Opravdu uvolnit místo?
sure-clock = Opravdu ukončit partii?
sure-again = Potvrďte druhým stisknutím, jinak se nic nestane.
losses-many = { $count ->
    [few] Od vašeho posledního tahu vám ubyly { $count } kameny.
   *[other] Od vašeho posledního tahu vám ubylo { $count } kamenů.
}
out-title = { $count ->
    [one] Jste mimo hru.
   *[other] U této obrazovky už nikdo nehraje.
}
out-led = Zatím o ničem nerozhodujete.
out-left = Partie je vzdaná: skončíte na posledním místě a vaši armádu vede počítač.
out-commanded = Vaší armádě velí { w-seat }.
out-frozen = Váš král padl a armáda zkameněla: nehýbe se a její kameny lze dál brát.
out-gone = Nezbyl vám ani jeden kámen.
back-exchange = Do hry vás ještě může vrátit výměna králů.
back-rescue = Zajme-li spoluhráč krále soupeřů, váš král se smí vrátit.
back-king = Promění-li se některý váš pěšák v krále, budete zase velet.
back-ally = Padne-li spoluhráčův král, velení přejde na vás.
back-never = Do této partie vás už nic nevrátí.
out-unseen = Dohrát zbytek naráz
out-watch = Dívat se
out-fast = Dívat se zrychleně
out-new = Nová partie
unseen-title = Zbytek se právě dohrává.
unseen-turn = Tah { $turn }
unseen-stop = Zastavit a dívat se
settled-words = Body, které se ještě dají získat, už pořadí nezmění.
settled-end = Ukončit partii
settled-on = Hrát dál
quiet-words = Už { $count } kol nikdo nic nevzal a partie se nehýbe z místa.
result-again = { $first ->
    [yes] Odveta
   *[no] Odveta se stejnou barvou
}
result-elsewhere = { $first ->
    [yes] Odveta s výměnou barev
   *[no] Odveta s výměnou míst
}
result-review = Přehrát partii
result-share = Sdílet
result-save = Uložit obrázek
result-saved = Obrázek je uložený.
result-left = vzdáno
deed-capture = braní
deed-parade = průvody
deed-huff = odfouknutí
deed-throne-entry = trůny
deed-throne-kill = králové na trůnech
deed-empire = říše
deed-all-kings = všichni tři králové
deed-king-returned = vrácení králové
deed-forked-kings = králové napadení naráz
deed-before = z dřívějška
line-elsewhere = Hra pokračuje v jiném okně této stránky. Chcete-li hrát dál v tomto, klikněte sem.
line-lost = Spojení se přerušilo. Zkoušíme je obnovit; z partie se nic neztratilo. Pokud program Ashtapada neběží, spusťte ho znovu.
line-waiting = Spojení se přerušilo. Vaše rozhodnutí se neztratilo: odešle se, jakmile se spojení obnoví.
line-waiting-action = Spojení se přerušilo. Čeká na odeslání: { $action }.
unsaved = Vaše rozhodnutí ještě není uložené.
unsaved-action = Ještě není uloženo: { $action }.
send-again = Poslat znovu

## Nástroje desky

undo-step = Vrátit krok (Backspace)
show-attacks = Ukázat, co je napadeno
draw-on-board = Kreslit kroužky a šipky
turn-follow = Otáčet k hráči na tahu

## Kostky

dice-throw = Hodit
dice-choose = Nebo zvolte, co má padnout
dice-enter = Zadejte svůj hod
dice-enter-again = Při jedničce nebo šestce se hází znovu.
dice-enter-counted = Jednička platí za pětku a šestka za čtyřku.
dice-enter-first = Zadejte první kostku
dice-enter-second = První kostka: { $face }. A druhá?
dice-enter-face = Zadat { $face }
die-shows = Na kostce je { $face }
die-used = { $face }, už použito

## Nastavení

settings = Nastavení
settings-kept = Pamatuje si to jen tento prohlížeč.
setting-theme = Deska a stránka
choice-theme-system = jako na tomto zařízení
choice-theme-cloth = plátno
choice-theme-wood = hladké dřevo
choice-theme-contrast = vysoký kontrast
choice-theme-dark = tmavá
setting-armies = Barvy čtyř armád
choice-armies-document = jako v předloze
choice-armies-dyes = stará barviva
dyes-note = V textech mají armády jména podle předlohy. Na desce je barví stará barviva:
setting-men = Kameny čtyř armád
choice-men-silhouettes = siluety
choice-men-letters = písmena
choice-men-chessmen = šachové figury
setting-museum = Šachové figury
choice-museum-plain = obyčejné
choice-museum-egyptian = egyptské
choice-museum-letters = písmena
setting-hints = Možné tahy na desce
choice-hints-usual = podle hry
choice-hints-all = všechny
choice-hints-picked = až po zvednutí kamene
choice-hints-none = žádné

setting-moves = Jak se tahy zapisují
choice-moves-usual = podle hry
choice-moves-pictures = obrázky
choice-moves-sentences = větami
choice-moves-notation = notací
setting-remarks = Komentáře počítačových hráčů
choice-remarks-shown = v důležitých chvílích
choice-remarks-hidden = nikdy
setting-dice = Kostky
choice-dice-roll = kutálejí se po plátně
choice-dice-quick = kutálejí se rychle
choice-dice-still = objeví se bez kutálení
setting-throwing = Házení
choice-throwing-hand = házím já
choice-throwing-auto = hází počítač
setting-pace = Tempo tahů počítače
choice-pace-normal = běžně
choice-pace-slow = pomalu
choice-pace-quick = rychle
choice-pace-wait = čeká na mě
setting-volume = Zvuk
choice-volume-soft = tichý
choice-volume-full = hlasitější
choice-volume-off = vypnutý
setting-sounds = Které zvuky
sound-wood = tah
sound-leap = skok
sound-capture = braní
sound-parade = průvod lodí
sound-dice = kostky
sound-turn = jste na tahu
sound-try = Poslechnout: { $sound }

## Vysvětlivky

legend-open = Co znamenají značky
men-key = { $game ->
    [chess] Figury a jejich názvy
   *[other] Kameny a jejich názvy
}

## Kostky na plátně

go-on = Dál: { w-Seat }
recall = Co se mezitím stalo
lost-one = { w-seat } ({ $faces })
lost-others = { $seats ->
    [one] Naprázdno hází { $throws }.
   *[other] Naprázdno házejí { $throws }.
}
lost-before = { $seatColour ->
    [you] Váš poslední hod:
   *[other] Poslední hod ({ w-seat }):
}
lost-row = { $seatColour ->
    [you] { "" }
   *[other] { w-Seat }:{ " " }
}{ $count ->
    [2] Dva hody naprázdno
    [3] Tři hody naprázdno
    [4] Čtyři hody naprázdno
    [5] Pět hodů naprázdno
    [few] { $count } hody naprázdno
   *[other] { $count } hodů naprázdno
}: { $faces }
onward = K dalšímu rozhodnutí
onward-stop = Zastavit
offer-throwing = Má odteď házet počítač za vás?
offer-throwing-yes = Ano, ať hází
offer-throwing-no = Ne, házím já
lost-sign = Hod naprázdno: { $faces }
lost-seen = Rozumím
idle-pieces = { $role ->
    [king] { $count ->
        [one] král
       *[other] králové
    }
    [elephant] { $count ->
        [one] slon
       *[other] sloni
    }
    [horse] { $count ->
        [one] kůň
       *[other] koně
    }
    [boat] { $count ->
        [one] loď
       *[other] lodě
    }
   *[pawn] { $count ->
        [one] pěšák
       *[other] pěšáci
    }
} ({ $spots })
idle-thrown = Padla { x-throw }: { $reasons }.
idle-blocked = { $pieces } { $count ->
    [one] nemůže
   *[other] nemohou
} táhnout
idle-held = { $pieces } { $count ->
    [one] je
   *[other] jsou
} pod cizím velením
idle-frozen = { $pieces } patří ke zkamenělé armádě
idle-gone = { $role ->
    [king] krále
    [elephant] slona
    [horse] koně
    [boat] loď
   *[pawn] pěšáky
}
idle-lost = { $pieces } už armáda nemá

## Pořadí hry
order-clockwise = Hraje se ve směru hodinových ručiček: { $names }.
order-counter = Hraje se proti směru hodinových ručiček: { $names }.
order-across = Pořadí hry: { $names }.
order-passed = Teď se přeskakuje: { $names }.
order-then = { $seatColour ->
    [you] Pak jste na řadě vy.
   *[other] Pak hraje { w-seat }.
}
order-name = { w-seat }
sitter-human = hraje někdo u této obrazovky
sitter-bot = hraje počítač

## Hodiny
clock = Hodiny
clock-left-days = { $days ->
    [one] 1 den { $hours } h
    [few] { $days } dny { $hours } h
   *[other] { $days } dní { $hours } h
}
clock-waits = Hodiny se rozběhnou, až { $who ->
    [you] začnete
   *[other] někdo začne
} hrát.
clock-left = zbývající čas:
clock-low = { $seatColour ->
    [you] Máte málo času.
   *[other] { w-Seat } je v časové tísni.
}
clock-up = { $seatColour ->
    [you] Váš čas vypršel.
   *[other] { w-Seat }: čas vypršel.
}
clock-end = { $seatColour ->
    [you] Vzdát se
   *[other] Vzdát partii: { w-seat }
}
clock-end-two = { $seatColour ->
    [you] Hrajte dál, nebo se vzdejte: pak vyhraje druhá strana.
   *[other] Hrajte dál, nebo ať se { w-seat } vzdá: pak vyhraje druhá strana.
}
clock-end-team = { $seatColour ->
    [you] Hrajte dál, nebo se vzdejte: pak vyhraje druhá dvojice.
   *[other] Hrajte dál, nebo ať se { w-seat } vzdá: pak vyhraje druhá dvojice.
}
clock-end-solo = { $seatColour ->
    [you] Hrajte dál, nebo se vzdejte. Když se vzdáte, partie skončí všem: vy budete na posledním místě, ostatní v pořadí, jaké je teď.
   *[other] Hrajte dál, nebo ať se { w-seat } vzdá. Pak partie skončí všem: { w-seat } bude na posledním místě, ostatní v pořadí, jaké je teď.
}
clock-more = { $count ->
    [1440] Hrát dál (+1 den)
   *[other] Hrát dál (+{ $count } min)
}
clock-given = { $seatColour ->
    [you] Dostáváte
   *[other] { w-Seat } dostává
} { $count ->
    [1440] den navíc.
    [one] minutu navíc.
    [few] { $count } minuty navíc.
   *[other] { $count } minut navíc.
}
sound-low = málo času
sound-end = konec partie
problem-bad-clock = Hodiny dávají každému 10 sekund až 10 hodin a za tah přidají nejvýš 600 sekund, nebo dávají na každý tah 1 až 30 dní.
problem-clock-runs = Tyto hodiny ještě běží.

## Rozhodnutí

act-stop = Zůstat stát
act-pass = Vynechat
act-pass-forced = Nejde táhnout: vynechat
act-pass-promotion = Nechat pěšáka čekat
act-pass-withdraw = Hrát dál
act-pass-exchange = Nenabízet
pass-hint = { $count ->
    [one] Zbylá kostka propadne.
   *[other] Propadnou obě kostky.
}
act-call = Zkusit hodit { x-throw-acc }
act-offer-exchange = Nabídnout výměnu králů
act-offer-exchange-at = Výměna: trůn { $at }
act-accept = Souhlasit
act-decline = Odmítnout
act-withdraw = Odvést krále z desky
promotion-at = V co se promění pěšák na { $at }?
then-if = { $kind ->
    [accept] Když přijmete:
    [offer-exchange] Když ji přijmou:
   *[other] Když ho odvedete:
}
agreed-standing = Stav teď: { $list }.
promotion-to = { w-Role }
promotion-stay = Nechat pěšákem
menu-take-back = Vrátit tah
menu-agree = { $players ->
    [2] Nabídnout remízu
   *[other] Navrhnout konec
}
menu-resign = Vzdát se

## Pravidla po ruce

rule-show = Ukázat pravidlo
signs-now = Teď na desce:
legend-waiting = pěšák čeká na proměnu
legend-frozen = zkamenělá armáda
legend-commanded = kameny pod cizím velením
legend-huffable = kámen, který vynechal braní
legend-checked = král v šachu
table-option-instead = { $source ->
    [document] Předloha říká: { $value }.
   *[other] Obvykle: { $value }.
}
table-options-rest = Jinak vše podle pravidel
table-options-none = Pravidla beze změn

## Učení

example-play = Zahrát si to
example-again = Znovu od začátku
example-rejoin = Zpět k ukázce
places-label = Hlavní stránky
nav-play = Hrát
nav-learn = Výuka
nav-together = Spolu
nav-daily = Dnes
nav-you = Vy
nav-words = Slovníček her
nav-history = Stručná historie
nav-solved = Vyřešené hry
class-link = Pro učitele
nav-calls = { $count ->
    [one] jedna partie na vás čeká
    [few] { $count } partie na vás čekají
   *[other] { $count } partií na vás čeká
}
foot-label = Více o hrách
gallery-words = Slova a historie
tour-offer = Jste u stolu poprvé?
tour-begin = Začít prohlídku (1 min)
tour-decline = Ne, děkuji
tour-title = Prohlídka stolu
tour-next = Dál
tour-skip = Přeskočit
tour-end = Hrát
tour-stop-board = Tohle je deska. Kameny, kterými smíte táhnout, mají kolem sebe rámeček: klepněte na jeden a pak na zvýrazněné místo, nebo ho tam rovnou přetáhněte.
tour-stop-dice = Kostka určuje, čím se smí táhnout: značky vedle čísla ukazují, kterými kameny. Tady se hází.
tour-stop-why = Tady vidíte, kdo je na tahu. Zkuste tah, který nejde: uvidíte důvod i odkaz na pravidlo.
tour-stop-log = Tady je zapsáno všechno, co se stalo. Můžete se vrátit, prohlédnout si, jak to bylo, a zkusit něco jiného.
tour-stop-rules = Tady najdete pravidla hry, krátké lekce a také to, co se u tohoto stolu hraje jinak.
card-first = První partie s průvodcem
daily-title = Pozice dne
page-day = Hra dne
page-rush = Tři minuty na úlohy
card-learn = Lekce
learn-lead = Začněte první partií s průvodcem: tři minuty a každý tah je vysvětlen. Dál vedou lekce.
learn-done = hotovo: { $count }
learn-title = { $title }: lekce
learn-count = Vyřešeno: { $solved }/{ $all }{ $shown ->
    [0] {""}
   *[other] , jen ukázáno: { $shown }
}
learn-finished = Vše vyřešeno. Pravidla znáte, teď si zahrajte.
learn-none = Tato hra zatím nemá lekce.
lesson-path = Lekce
lesson-number = { $number }. lekce{ $done ->
    [solved] , vyřešená
    [shown] , jen ukázaná
   *[no] {""}
}
lesson-next = Další lekce
lesson-show = Ukázat řešení
lesson-solved = Vyřešeno!
lesson-shown = To byla ukázka. Teď je řada na vás.
lesson-try = Zkusit vlastními silami
lesson-astray = To ještě není ono. Začněte znovu, nebo hrajte dál a uvidíte, co se stane.

## Prohlížení, zkoušení, zápisy

replay-play = Přehrát
replay-stop = Zastavit
replay-pace = { $pace ->
    [slow] Přehrávání: pomalu
    [quick] Přehrávání: rychle
   *[other] Přehrávání: běžně
}
step-slider = Místo v partii
step-at = { $step }/{ $last }: { $action }
tool-hint = Nápověda
tool-lines = Analýza
tool-review = Rozbor partie
branch-try = Zkusit něco jiného
branch-here = { $turns ->
    [0] Teď jen zkoušíte: hrajte, co chcete, partie zůstává, jak je. Hody se dají losovat i vybírat.
    [one] Teď jen zkoušíte, jeden krok od partie.
    [few] Teď jen zkoušíte, { $turns } kroky od partie.
   *[many] Teď jen zkoušíte, { $turns } kroků od partie.
}
branch-back = Zpět k partii
branch-play-on = Hrát odtud dál
review-here = { $title }: prohlédněte si partii, nebo něco zkuste. Nic se neukládá.
review-empty = Není tu žádný zápis partie
link-empty = Tento odkaz nevede k žádné pozici
new-carried = { $count ->
    [0] Partie začne touto pozicí.
   *[other] Partie bude od této pozice pokračovat.
}

## S sebou: zápisy, odkazy, obrázky

close = Zavřít
share-open = Uložit a sdílet
share-title = Uložit a sdílet
share-game = Celá partie
share-position = Tato pozice
share-links = Odkazy
share-copy = Kopírovat
share-copy-record = Kopírovat zápis
share-record-copied = Zápis je zkopírován.
share-gif = Animace GIF
share-film = Partie jako film
share-from = Od kola
share-to = do
share-video = Video (WebM)
share-making = Kreslím… { $part } %
share-cancel = Zrušit
share-length = { $turns ->
    [one] { $turns } tah; hody bez tahu jsou vynechány.
    [few] { $turns } tahy; hody bez tahu jsou vynechány.
   *[other] { $turns } tahů; hody bez tahu jsou vynechány.
}
share-thinned = { $turns ->
    [few] { $turns } tahy: film jich ukáže { $shown }, rovnoměrně vybraných.
   *[other] { $turns } tahů: film jich ukáže { $shown }, rovnoměrně vybraných.
}
share-range-wrong = Kola jsou číslována od 1 do { $last } jako v zápisu tahů; první nesmí být až za posledním.
share-svg = Obrázek (SVG)
share-png = Obrázek (PNG)
share-print = Vytisknout
share-change = Upravit ručně
share-link = Odkaz
share-link-copied = Odkaz je zkopírován.
share-frame = Deska pro jinou stránku
share-frame-copied = Kód je zkopírován.
share-here = Tyto adresy se otevřou jen na tomto počítači, dokud na něm Ashtapada běží.
share-whole = I s předchozími tahy
record-open = Otevřít zápis partie
record-how = Vyberte soubor, přetáhněte ho kamkoli na tuto stránku, nebo sem zápis vložte.
record-file = Vybrat soubor
record-text = Zápis partie
record-read = Načíst
record-found = { $title }: { $names }.
record-look = Prohlédnout partii
record-unreadable = Tento soubor není text v UTF-8. Uložte ho v textovém editoru jako UTF-8, nebo sem zápis vložte.

## Sestavení pozice

setup-link = Sestavit pozici
setup-title = Sestavit pozici
setup-palette = Co postavit na desku
setup-move = Přesouvat
setup-remove = Odebírat
setup-pawn-of = { w-piece } { $origin ->
    [king] krále
    [elephant] slona
    [horse] koně
   *[boat] lodi
}
setup-held = Kámen z { $at } je zvednutý: kam s ním?
setup-clear = Vyklidit desku
setup-start = Výchozí postavení
setup-turn = Na řadě
setup-none = není
setup-text = Pozice jako text
setup-play = Hrát od této pozice
setup-try = Vyzkoušet

## Zápis

log-title = Průběh partie
log-empty = Zatím nikdo netáhl.
log-pass = vynechání tahu
log-stop = konec skoků
log-huff = odfouknutí: { $at }
log-place = na { $at }
log-call = pokus: { $face }
log-offer-exchange = nabídka výměny králů
log-offer-exchange-at = nabídka výměny králů ({ $at })
log-accept = souhlas
log-decline = odmítnutí
log-withdraw = odchod krále
log-resign = { $seatColour ->
    [you] vzdáváte se
   *[other] { w-seat } se vzdává
}
log-resigned = { $seatColour ->
    [you] Vzdáváte partii.
   *[other] { w-Seat } vzdává partii.
}
log-away = { $seatColour ->
    [you] Vaše nepřítomnost trvala příliš dlouho.
   *[other] { w-Seat }: příliš dlouhá nepřítomnost.
}
log-stand-in = { $seatColour ->
    [you] Hraje za vás počítač.
   *[other] { w-Seat }: zaskakuje počítač.
}
log-back = { $seatColour ->
    [you] Usedáte ke hře.
   *[other] { w-Seat } usedá ke hře.
}
log-agree = { $players ->
    [2] remíza dohodou
   *[other] konec dohodou
}
step-first = Na začátek
step-back = O krok zpět
step-forward = O krok vpřed
step-last = Na konec
copy-position = Kopírovat pozici
download-record = Uložit zápis
copied = Pozice je zkopírovaná.
copy-failed = Zkopírujte odtud: { $text }
example-step = { $step }/{ $last }

## Deska čtená nahlas

board-keys = Po desce se pohybujete šipkami, Enter vybírá, Escape výběr ruší.
piece-of-army = { w-piece }
told-goes = Z { $at } lze jít na { $spots }.
told-back = Partie se vrátila k dřívější pozici.
begun-anew = Server má tuto partii v jiné podobě než tato stránka; možná byla obnovena ze zálohy. Teď vidíte to, co má server. Tahy odtud odeslané nebo tu naplánované propadly.
spot-empty = prázdné
spot-may-move = může táhnout
spot-must-capture = má brát, jinak hrozí odfouknutí
spot-attacked = napadeno z { $by }
spot-planned = naplánovaný tah { $number }, na { $to }
spot-mark = označené pole
spot-last = poslední tah
spot-lines = Čáry vedou na { $ends }.
spot-target-step = sem lze táhnout
spot-target-capture = sem lze táhnout a přitom brát
spot-target-over = sem lze dojít a vzít { $at }
spot-target-place = sem lze položit kámen
spot-target-huff = lze odfouknout
sign-waiting = čeká na proměnu
sign-frozen = zkamenělá armáda
sign-commanded = velí { w-colour }
sign-huffable = vynechané braní
sign-checked = v šachu
sign-throne = trůn { w-colour-gen } krále

## Klávesy

keys-title = Klávesy
keys-letters-page = Jednoklávesové zkratky fungují všude kromě polí, do kterých se píše. V nastavení je můžete omezit na desku, nebo vypnout.
keys-letters-board = Jednoklávesové zkratky fungují jen na desce. Změnit to můžete v nastavení.
keys-letters-off = Jednoklávesové zkratky jsou vypnuté. Zapnout je můžete v nastavení.
keys-board = Na desce
key-board-walk = pohyb po desce
key-board-choose = zvednutí, položení, výběr; při kreslení kroužek a z kroužku šipka
key-board-next-choice = na další kámen, který může táhnout, nebo na další místo, kam lze jít
key-board-undo = vrácení posledního kroku tahu nebo posledního skoku
key-board-let-go = vrácení kamene na místo
key-board-remove = při sestavování pozice: odebrání toho, co tam stojí
keys-table = U stolu
key-table-throw = hod
key-table-go-on = další tah počítače, když stránka čeká
key-table-recall = ještě jednou to, co se stalo od vašeho posledního tahu
key-table-face = zadání toho, co padlo; ohlášení toho, co zkoušíte hodit; výběr cesty skoků
key-table-pass = vynechání tahu, konec skoků, rozhodnutí nic nenabízet
key-table-take-back = vrácení posledního tahu
key-table-attacks = při podržení: co je napadeno
key-table-drawing = zapnutí a vypnutí kreslení kterýmkoli tlačítkem
key-table-hint = nápověda: nejlepší tah a co pro něj mluví
key-table-lines = analýza: co který tah vynese
key-table-turn = otočení desky
key-table-again = připomenutí, co se stalo a kdo je na tahu
keys-timeline = Procházení partie
key-timeline-back = o krok zpět
key-timeline-forward = o krok vpřed
key-timeline-first = na začátek
key-timeline-last = na konec
key-timeline-play = přehrání partie nebo jeho zastavení
keys-chart = V grafu šancí
key-chart-back = o krok zpět
key-chart-forward = o krok vpřed
key-chart-first = na začátek
key-chart-last = na konec
key-chart-moment-before = k předchozí rozhodující chvíli
key-chart-moment-after = k další rozhodující chvíli
keys-typing = Psaní tahů
key-typing-next = dál po seznamu toho, co lze zahrát
key-typing-before = zpátky po tomto seznamu
key-typing-play = zahrání toho, co je napsáno
key-typing-leave = zavření seznamu, vyprázdnění pole, návrat na desku
keys-page = Na každé stránce
key-page-help = tento přehled
key-page-board = na desku
key-page-typing = do pole pro psané tahy
key-page-close = zavření toho, co stránku překrývá
keys-pointer = Myší nebo prstem
key-pointer-drag = Přetáhněte kámen, nebo klepněte na něj a pak na místo.
key-pointer-right = Pravé tlačítko: šipka, na jednom místě kroužek; Shift, Ctrl a Alt mění barvu. Jsou-li tahy naplánované dopředu, zruší je.
key-pointer-wheel = Kolečko myši nad deskou: procházení partie po krocích.
typing-tool = Psaní tahů
typing-label = Napište tah
typing-list = Co lze zahrát
typing-several = „{ $text }“ připouští víc možností (celkem { $count }). Připište další znaky, nebo vyberte ze seznamu.
typing-routes = „{ $text }“ může znamenat několik cest: { $routes }. Napište jednu z nich, nebo ji vyberte ze seznamu.
typing-unknown = „{ $text }“: nic takového teď zahrát nejde.
typing-unreached = Na { $at } teď žádný váš kámen jít nemůže.
typing-nothing = Teď nemáte co hrát.
typing-browsing = Prohlížíte si dřívější pozici: chcete-li hrát, vraťte se na konec (»).
setting-typing = Pole pro psané tahy
choice-typing-hidden = skryté
choice-typing-shown = vedle desky
keycap-space = Mezerník
setting-letters = Jednoklávesové zkratky
choice-letters-page = na celé stránce
choice-letters-board = jen na desce
choice-letters-off = vypnuté

## Co se nepovedlo

problem-unreachable = Server neodpovídá. Běží ještě Ashtapada? Pokud ne, spusťte ji a zkuste to znovu.
problem-unexpected = Stalo se něco nečekaného. Načtěte stránku znovu; partie jsou v bezpečí.
problem-http = Server to nedokázal. Zkuste to znovu.
problem-stale = Partie mezitím pokročila: podívejte se na desku a rozhodněte se znovu.
problem-illegal = To teď zahrát nejde.
problem-bad-record = Zápis nelze přečíst. { $message }
problem-bad-position = Text této pozice nelze přečíst. { $message }
problem-bad-actions = Tyto tahy nelze zahrát. { $message }
problem-bad-option = { $message }
problem-alone-storage = Prohlížeč to nedokázal uložit, takže se nic nezměnilo. Uložte si partie do souboru, uvolněte v zařízení místo a zkuste to znovu.
problem-alone-unreachable = Nepodařilo se načíst to, co na této stránce hraje. Načtěte ji znovu; partie jsou v bezpečí.
problem-storage = Nepodařilo se to uložit ani načíst. Zkuste to za chvíli znovu; pokud to nepomůže, příčinu najdete v protokolu serveru.
problem-too-long = Je to delší, než server dokáže přečíst.
problem-timeout = Server to nedostal včas celé. Zkuste to znovu.
problem-not-found = Takový stůl tu není. Možná byl smazán.
problem-bad-request = Server stránce nerozuměl. Načtěte ji znovu.
problem-bad-seat = Tento hráč tu sedět nemůže.
problem-not-your-seat = Tady hraje počítač.
problem-others-seat = Tady rozhoduje jiný hráč.
problem-plays-on = Počítač hraje dál: s koncem nesouhlasí, slibuje si ještě víc.
problem-signed-out = Nikdo tu není přihlášen, nebo přihlášení skončilo: přihlaste se znovu.
problem-seat-taken = To místo je už obsazené.
problem-name-taken = Někdo u tohoto stolu má jméno, které vypadá stejně: zvolte jiné.
problem-bad-name = Toto jméno obsahuje něco neviditelného, nebo něco, co mění vzhled okolního textu. Napište ho znovu bez toho.
problem-watching = Tuto partii jen sledujete. Chcete-li hrát, sedněte si na volné místo.
problem-one-screen = U tohoto stolu se hraje jen na počítači, na kterém běží Ashtapada.
problem-others-play = Hrají tu i jiní: přestávka vyžaduje souhlas všech a počítač radí jen tam, kde je to domluveno.
problem-away = Jeden z hráčů odešel a hraje za něj počítač. Dokud se nevrátí, nelze brát tahy zpět, přidávat čas ani ukončit hru dohodou.
problem-by-links = Ve hře po odkazech hraje každý na svém zařízení. Co bylo odesláno, to se nevrací.
problem-nothing-to-take-back = Zatím není co vrátit.
problem-hand-dice = U tohoto stolu se hází skutečnými kostkami: zadejte, co padlo.
problem-fair-dice = U tohoto stolu hází počítač.
problem-counts = Hraje se na rating: partie začne, až si všichni sednou, místa zůstávají těm, kdo začali, a výsledek je konečný.
problem-seeds = Kostky ještě nejsou připravené: zkuste to za okamžik.
problem-seeds-spent = Kostky této partie se musely připravovat příliš často: otevřete jiný stůl.
problem-secret-published = Partie skončila a její tajné číslo je už známé: hrajte dál v nové partii.
problem-throws-known = Tuto hru dne hrají všichni za stejných podmínek, takže se tahy nevracejí.
problem-slow = Stránka se opozdila a právě to dohání.
problem-busy = Server má teď hodně práce. Zkuste to znovu za minutu.
problem-too-soon = Ne tak rychle: chvíli počkejte a zkuste to znovu.
problem-stopping = Server končí. Partie je uložená a půjde v ní pokračovat.
problem-moved = Stůl přechází na jiný server téhož webu. Nic se neztratilo; stránka se znovu připojí sama.
problem-forbidden = Server této stránce neodpovídá. Otevřete ji na adrese, kterou Ashtapada uvádí.
problem-server = Server to nedokázal. Zkuste to znovu.
problem-unreadable = Tuto partii nelze přečíst. Její uložený záznam zůstal nedotčený.

## Pomocné tvary

army-name = { $colour ->
    [you] Vy
    [black] Černý
    [green] Zelený
    [red] Červený
    [yellow] Žlutý
    [indigo] Indigový
    [ivory] Slonovinový
    [madder] Karmínový
    [turmeric] Kurkumový
    [white] Bílý
    [light] Světlý
   *[dark] Tmavý
}
side-of-role = { army-name } ({ $role ->
    [cow] krávy
    [fox] liška
    [goose] husy
   *[leopard] leopardi
})
w-colour = { $colour ->
    [black] černý
    [green] zelený
    [red] červený
    [yellow] žlutý
    [indigo] indigový
    [ivory] slonovinový
    [madder] karmínový
    [turmeric] kurkumový
    [white] bílý
    [light] světlý
   *[dark] tmavý
}
w-colour-fem = { $colour ->
    [black] černá
    [green] zelená
    [red] červená
    [yellow] žlutá
    [indigo] indigová
    [ivory] slonovinová
    [madder] karmínová
    [turmeric] kurkumová
    [white] bílá
    [light] světlá
   *[dark] tmavá
}
w-colour-ins = { $colour ->
    [black] černými
    [green] zelenými
    [red] červenými
    [yellow] žlutými
    [indigo] indigovými
    [ivory] slonovinovými
    [madder] karmínovými
    [turmeric] kurkumovými
    [white] bílými
    [light] světlými
   *[dark] tmavými
}
w-Seat = { $seatNamed ->
    [yes] { $seatName }
   *[no] { $seatColour ->
        [black] Černý
        [green] Zelený
        [red] Červený
        [yellow] Žlutý
        [indigo] Indigový
        [ivory] Slonovinový
        [madder] Karmínový
        [turmeric] Kurkumový
        [white] Bílý
        [light] Světlý
       *[dark] Tmavý
    }
}
w-colour-gen = { $colour ->
    [black] černého
    [green] zeleného
    [red] červeného
    [yellow] žlutého
    [indigo] indigového
    [ivory] slonovinového
    [madder] karmínového
    [turmeric] kurkumového
    [white] bílého
    [light] světlého
   *[dark] tmavého
}
w-king-gen = { $kingColour ->
    [black] černého
    [green] zeleného
    [red] červeného
    [yellow] žlutého
    [indigo] indigového
    [ivory] slonovinového
    [madder] karmínového
   *[turmeric] kurkumového
}
w-with-seat = { $seatColour ->
    [you] s vámi
    [black] s černým
    [green] se zeleným
    [red] s červeným
    [yellow] se žlutým
    [indigo] s indigovým
    [ivory] se slonovinovým
    [madder] s karmínovým
    [turmeric] s kurkumovým
    [white] s bílým
    [light] se světlým
   *[dark] s tmavým
}
w-seat = { $seatNamed ->
    [yes] { $seatName }
   *[no] { $seatColour ->
        [you] vy
        [black] černý
        [green] zelený
        [red] červený
        [yellow] žlutý
        [indigo] indigový
        [ivory] slonovinový
        [madder] karmínový
        [turmeric] kurkumový
        [white] bílý
        [light] světlý
       *[dark] tmavý
    }
}
w-Role = { $role ->
    [king] Král
    [elephant] Slon
    [horse] Kůň
    [boat] Loď
    [queen] Dáma
    [rook] Věž
    [bishop] Střelec
    [knight] Jezdec
    [counsellor] Rádce
   *[pawn] Pěšák
}
w-piece = { $role ->
    [king] { w-colour } král
    [elephant] { w-colour } slon
    [horse] { w-colour } kůň
    [boat] { w-colour-fem } loď
    [pawn] { w-colour } pěšák
    [queen] { w-colour-fem } dáma
    [rook] { w-colour-fem } věž
    [bishop] { w-colour } střelec
    [knight] { w-colour } jezdec
    [counsellor] { w-colour } rádce
    [cow] { w-colour-fem } kráva
    [fox] { w-colour-fem } liška
    [goose] { w-colour-fem } husa
    [leopard] { w-colour } leopard
    [soldier] { w-colour } voják
   *[man] { w-colour } kámen
}
w-thrower = { $throwerColour ->
    [black] černý
    [green] zelený
    [red] červený
    [yellow] žlutý
    [indigo] indigový
    [ivory] slonovinový
    [madder] karmínový
    [turmeric] kurkumový
    [white] bílý
    [light] světlý
   *[dark] tmavý
}
w-Army = { $armyNamed ->
    [yes] { $armyName }
   *[no] { x-Army }
}
w-By = { $byNamed ->
    [yes] { $byName }
   *[no] { x-By }
}
w-Commander = { $commanderNamed ->
    [yes] { $commanderName }
   *[no] { x-Commander }
}

## Velké chvíle na desce

moment-why = proč?
moment-king-falls = { $armyColour ->
    [you] Váš král padl
   *[other] { x-Army } král padl
}
moment-commands = { $armyColour ->
    [you] { w-Commander } teď velí vaší armádě
   *[other] { $commanderColour ->
        [you] { x-Army-fem } armáda je teď vaše
       *[other] { w-Commander } teď velí { x-army-fem-dat } armádě
    }
}
moment-boat = { $armyColour ->
    [you] { w-Commander } teď velí vaší lodi
   *[other] { $commanderColour ->
        [you] { x-Army-fem } loď je teď vaše
       *[other] { w-Commander } teď velí { x-army-fem-dat } lodi
    }
}
moment-command-ends = { $armyColour ->
    [you] Své armádě zase velíte
   *[other] { w-Army } zase velí své armádě
}
moment-throne = { $kingColour ->
    [you] Váš král dobyl trůn { x-throne-gen }
   *[other] { $throneColour ->
        [you] { x-King } král dobyl váš trůn
       *[other] { x-King } král dobyl trůn { x-throne-gen }
    }
}
moment-empire = { $seatColour ->
    [you] Zakládáte říši!
   *[other] { w-Seat } zakládá říši!
}
moment-parade = { $seatColour ->
    [you] Uzavíráte průvod lodí!
   *[other] { w-Seat } uzavírá průvod lodí!
}
moment-exchange-offered = { $byColour ->
    [you] Nabízíte výměnu králů
   *[other] { w-By } nabízí výměnu králů
}
moment-exchange-accepted = Králové jsou vyměněni
moment-exchange-declined = Výměna králů odmítnuta
moment-promoted = { $armyColour ->
    [you] Váš pěšák se mění { x-role-into }
   *[other] { x-Army } pěšák se mění { x-role-into }
}
moment-huff = { $seatColour ->
    [you] Vynecháváte braní { $from }x{ $to }
   *[other] { w-Seat } vynechává braní { $from }x{ $to }
}
moment-huffed = { $seatColour ->
    [you] Vynechané braní { $from }x{ $to }: váš kámen je odfouknutý
   *[other] { w-Seat } vynechává braní { $from }x{ $to }: přichází za to o kámen
}
moment-out = { $seatColour ->
    [you] Odcházíte ze hry
   *[other] { w-Seat } odchází ze hry
}
moment-withdrew = { $seatColour ->
    [you] Odvádíte posledního krále
   *[other] { w-Seat } odvádí posledního krále
}
moment-check = Šach!
moment-checkmate = Mat!
moment-hemmed-in = Leopardi jsou zablokovaní
moment-shut-in = Liška je zablokovaná
moment-last = { $role ->
    [cow] Zbývá jediná kráva
    [goose] Zbývá jediná husa
    [soldier] { $armyColour ->
        [you] Zbývá vám jediný voják
       *[other] { x-Army } má už jen jediného vojáka
    }
   *[man] { $armyColour ->
        [you] Zbývá vám jediný kámen
       *[other] { x-Army } má už jen jediný kámen
    }
}

## Skoky zadané jen svým koncem a tahy naplánované dopředu
spot-target-far = sem se lze dostat několika skoky
ways-title = Kterou cestou? Vyberte její číslo, nebo kámen, který se bere jen na ní.
way-takes = bere { $count }
plan-words =
    { $count ->
        [one] Naplánován { $count } tah.
        [few] Naplánovány { $count } tahy.
       *[other] Naplánováno { $count } tahů.
    } { $dice ->
        [yes] Každý se zahraje, až na něj dojde a hod to dovolí; když některý zahrát nepůjde, další propadnou.
       *[no] Každý se zahraje, až na něj dojde; když některý zahrát nepůjde, další propadnou.
    }
plan-call-off = Zrušit plán (Escape)
plan-dropped = Naplánovaný tah teď nejde zahrát: plán propadl.
plan-lost = { $why ->
    [back] Partie se vrátila: plán propadl.
    [people] Změnilo se, kdo hraje: plán propadl.
    [declined] Návrh byl odmítnut: dřívější plán propadl.
   *[refused] Zbytek plánu propadl.
}

## Zda jsou kostky poctivé

proof-open = Jsou hody poctivé?
proof-title = Jsou hody poctivé?
proof-what = Nikdo tu nemůže vybrat, co padne: ani hráči, ani počítač, ani server. Před prvním hodem server určil tajné číslo a ukázal jeho otisk, aby se číslo už nedalo vyměnit. Každý u stolu pak přidal vlastní číslo, které server neznal. Každý hod vyplývá ze všech těch čísel dohromady.
proof-later = Tajné číslo zůstane tajné až do konce partie. Pak tu půjde ověřit každý hod.
proof-check = Ověřit všechny hody
proof-good = Ověřených hodů: { $count }. Každý vyplývá z tajného čísla, které server určil před prvním hodem, a z čísel hráčů.
proof-broken = Tajné číslo serveru nebo číslo některého hráče neodpovídá svému otisku.
proof-other = V hodu { $number } padlo { $thrown }, ale mělo padnout { $drawn }.
proof-given = { $count ->
    [one] Jeden hod padl dřív, než se partie dostala k tomuto stolu: ten tu ověřit nejde.
    [few] { $count } hody padly dřív, než se partie dostala k tomuto stolu: ty tu ověřit nejde.
   *[other] { $count } hodů padlo dřív, než se partie dostala k tomuto stolu: ty tu ověřit nejde.
}
proof-taken-back = { $count ->
    [one] Jednou se partie vrátila před hod, takže už se vědělo, co padne.
   *[other] { $count }krát se partie vrátila před hod, takže už se vědělo, co padne.
}
proof-numbers = Čísla
proof-fingerprint = Otisk tajného čísla
proof-fingerprint-seat = otisk:
proof-how = Všechno si přepočítá sám prohlížeč. Kdo si uloží zápis partie, může totéž udělat příkazem `ashtapada verify`.

## Hráči u vlastních obrazovek

live-title = Právě se hraje
live-watch = Dívat se
live-over = Dohráno
live-watching = { $count ->
    [one] dívá se { $count } divák
    [few] dívají se { $count } diváci
   *[other] dívá se { $count } diváků
}
together-title = Hrát s ostatními
home-link = Odkaz od kamaráda
link-awaits = Čekáme, až se všichni přidají
ratings-title = Žebříček
me-link = Vaše partie
talk-tool = Chat
talk-unread = Chat: { $count ->
    [one] 1 nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
gather-title = Vyberte si místo
gather-wait = Čekáme na ostatní
gather-table = Kdo kde sedí
gather-open = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
gather-name = Vaše jméno
gather-free = volno
gather-mine = to jste vy
gather-here = u stolu
gather-away = teď tu není
gather-sit = Sednout si sem
gather-rise = Uvolnit toto místo
gather-watching = { $count ->
    [one] Někdo se dívá.
    [few] Dívají se { $count } lidé.
   *[other] Dívá se { $count } lidí.
}
gather-how = Kdo otevře tento odkaz nebo namíří fotoaparát telefonu na kód, dostane se k tomuto stolu.
gather-link = Odkaz na tento stůl
gather-code = Kód k tomuto stolu
gather-copied = Zkopírováno.
gather-copy-by-hand = Označte odkaz a zkopírujte ho.
gather-alone = K tomuto stolu se dá usednout jen z tohoto počítače.
gather-alone-how = Telefony ve stejné síti se mohou přidat, když se Ashtapada spustí příkazem `ashtapada serve --lan`.
gather-watch = Jen se dívám
gather-start = Začít s počítačem
wish-asked = Návrh ({ $who }): { $request ->
    [take-back] vrátit poslední tah.
    [agree] { $end ->
        [points] ukončit partii; rozhodnou dosavadní body.
       *[draw] remíza.
    }
    [pause] udělat přestávku.
    [stand-in] ať na volných místech hraje počítač: { $bot }.
   *[other] přidat někomu čas.
}
wish-own = { $request ->
    [take-back] Navrhujete vrátit poslední tah. Čekáme na odpověď.
    [agree] { $end ->
        [points] Navrhujete ukončit partii; rozhodnou dosavadní body. Čekáme na odpověď.
       *[draw] Nabízíte remízu. Čekáme na odpověď.
    }
    [pause] Navrhujete přestávku. Čekáme na odpověď.
    [stand-in] Navrhujete, aby na volných místech hrál počítač: { $bot }. Čekáme na odpověď.
   *[other] Navrhujete přidat někomu čas. Čekáme na odpověď.
}
wish-yes = Souhlasit
wish-no = Odmítnout
wish-withdraw = Stáhnout návrh
