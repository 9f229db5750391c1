### The page of words and history, fetched when it is opened.

words-title = Words and history
words-intro = The names that the documents use, and how they are written where the games are at home.
words-name = Name
words-native = Original script
words-meaning = What it is
words-unsure = The spelling is reconstructed from Latin letters and is not certain.
words-from = Used in: { $documents }
words-not-from = Not used in the documents that the rules here follow.
script-sa = Sanskrit
script-hi = Hindi
script-bn = Bengali
script-si = Sinhala
script-kn = Kannada
history-title = A short history
sources-title = Sources

term-chaturaji = “Four kings”: the game for four with dice. In old texts also the name of a win in which one player captures all the kings.
term-chaturanga = “Of four limbs”: an army of elephants, horse, chariots and foot. The name of the game for two, and often of the game for four as well.
term-choupat = Another name of the dice game; it means a four-part cloth or board.
term-ashtapada = “Of eight feet”: the board of eight by eight squares, in one colour and with marked squares, on which chaturanga was played.
term-raja = The king. Moves one square in any direction; where the rules know thrones, only he can conquer one.
term-elephant = Moves any distance along ranks and files, like the rook in chess.
term-horse = Leaps two squares one way and one across, like the knight in chess.
term-boat = Leaps two squares diagonally. In other descriptions a chariot takes its place.
term-pawn = The foot soldier: moves one square ahead, captures diagonally ahead.
term-stick-die = A long die thrown on the cloth; its four long faces show 2, 3, 4 and 5.
term-parade = Four boats in a square of two by two: whoever brings the last one takes the others.
term-throne = The square where a king stood at the start. What a visitor gets for it differs from document to document.
term-empire = One player commands both armies of a side and both enemy kings are dead: extra points.
term-sixteen = A battle of sixteen soldiers a side on a board of forty-nine points.
term-peralikatuma = Played on the same board with more soldiers; known in Sri Lanka.
term-kotu-ellima = The fullest of the soldiers’ games: almost every point is taken at the start. Known in Sri Lanka and India.
term-leopards = Two leopards hunt twenty-four cows, which try to block them.
term-huff = To remove a soldier that could have captured and did not; a term from draughts.

history-1 = Nobody knows which is older: the dice game for four or chess for two. Hiram Cox (printed in 1801) and Duncan Forbes (1860) held that all chess comes from the game for four. Murray found no grounds for it in 1913, and most scholars have followed him.
history-2 = The oldest clear description of the game for four with dice was written by al-Biruni, who travelled in India, about the year 1030. The fullest old rules are from Bengal, where Śūlapāṇi and Raghunandana wrote them down in Sanskrit about the fifteenth and sixteenth centuries. The Mahabharata speaks of pieces moved by dice at a king’s court; whether it means this game or a race game, nobody can tell.
history-3 = Long dice with four faces decided which piece had to move. A deft player could toss them up, catch them and help luck along. In the nineteenth century the game was also played without dice.
history-4 = The board was called ashtapada. It had one colour and some marked squares; the marks play no part in the rules here and may come from an older game on the same board.
history-5 = The soldiers’ games share one board: the twenty-five points of alquerque, from which draughts also descends, with a triangle on each side. They are played in India, Bangladesh and Sri Lanka, where Henry Parker described some of them in 1909, and Cows and Leopards is a cousin of the European fox and geese.
history-6 = The accounts differ from writer to writer, so each set of rules here follows one document and says where it is silent.
