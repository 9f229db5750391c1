### The words of the games and where they come from: a page of its own, fetched when it is opened.

words-title = Words and history
words-intro = The names that the documents use, and how they are written where the games are at home.
words-name = Name
words-native = There
words-meaning = What it is
words-unsure = The spelling is reconstructed from Latin letters and is not certain.
words-from = In: { $documents }
words-not-from = Not in the documents that the rules here follow.
script-sa = Sanskrit
script-hi = Hindi
script-bn = Bengali
script-si = Sinhala
script-kn = Kannada
history-title = A short history
sources-title = Sources

term-chaturaji = “Four kings”: the game for four with dice. In old texts also the name of a win: all kings in one hand.
term-chaturanga = “Of four limbs”: an army of elephants, horse, chariots and foot. The name of the game for two, and often of the game for four as well.
term-choupat = Another name of the dice game; it means a four-part cloth or board.
term-ashtapada = “Of eight feet”: the board of eight by eight squares, in one colour and with marked squares, on which chaturanga was played.
term-raja = The king. He steps one square any way, and where the rules give him a throne he has something to conquer.
term-elephant = Goes along ranks and files as far as the way is free, as the rook of chess does.
term-horse = Leaps two squares and one across, as the knight of chess does.
term-boat = Leaps two squares diagonally. In other descriptions a chariot takes its place.
term-pawn = The foot soldier: one square ahead, captures diagonally ahead.
term-stick-die = A long die with four long faces, thrown on the cloth: 2, 3, 4 and 5.
term-parade = Four boats in a square of two by two: whoever brings the last one takes the others.
term-throne = The square where a king stood at the start. What a visitor gets for it differs from document to document.
term-empire = One player commands both armies of a side and both enemy kings are dead: extra points.
term-sixteen = Sixteen soldiers each on a board of forty-nine points.
term-peralikatuma = The same board with more soldiers each; known in Sri Lanka.
term-kotu-ellima = The fullest of the soldiers’ games: almost every point is taken at the start. Known in Sri Lanka and India.
term-leopards = Two leopards hunt twenty-four cows, which try to block them.
term-huff = To take off a soldier that could have captured and did not: a word of draughts players.

history-1 = Nobody knows which is older: the dice game for four or chess for two. Hiram Cox (printed in 1801) and Duncan Forbes (1860) held that all chess comes from the game for four. Murray found no grounds for it in 1913, and most scholars have followed him.
history-2 = The oldest clear description of the game for four with dice was written by al-Biruni, who travelled in India, about the year 1030. The fullest old rules are from Bengal, where Śūlapāṇi and Raghunandana wrote them down in Sanskrit about the fifteenth and sixteenth centuries. The Mahabharata speaks of pieces moved by dice at a king’s court; whether it means this game or a race game, nobody can tell.
history-3 = Long dice with four faces decided which piece had to move. A clever hand could throw them into the air, catch them and help its luck. In the nineteenth century the game was also played without dice.
history-4 = The board was called ashtapada. It had one colour and some marked squares; they have no part in the rules here and may come from an older game on the same board.
history-5 = The soldiers’ games share one board: the twenty-five points of alquerque, which draughts come from too, with a triangle on each side. They are played in India, Bangladesh and Sri Lanka, where Henry Parker described some of them in 1909, and the cows and leopards are cousins of the European fox and geese.
history-6 = What we know differs from writer to writer. So each set of rules here follows one document and says where it is silent.
