### The legend of the symbols and marks on a board, fetched when it is opened.

legend-title = The symbols on this board
legend-rule = the rule
legend-throne = the throne of a king (raja), in the colour of his army
legend-mark = a marked square of the old board; it changes nothing here
legend-letter-king = king (raja)
legend-letter-horse = horse
legend-letter-queen = queen
legend-letter-counsellor = counsellor (mantri)
legend-marks = Marks on the board
legend-at-movable = a piece that may move
legend-at-urgent = a piece that ought to capture: if none does, it may be huffed (removed)
legend-at-selected = the piece picked up
legend-at-step = where it may go
legend-at-place = an empty spot where a piece may be placed
legend-at-capture = where it may go and capture
legend-at-far = where it may go by several jumps
legend-at-way = one of several routes to the same spot: choose it by its number
legend-at-path = the jumps made so far
legend-at-huff = a piece that may be huffed (removed), because it missed a capture
legend-at-trail = the last move of each army, in its colour until it moves again: the older, the fainter
legend-at-idle = a piece that the throw names, but that cannot move
legend-at-plan = a move planned ahead: it is played when its time comes
legend-at-aimed = under Threats: an attacked piece of a side that is not to move; the arrow begins at the attacker
legend-at-threatened = under Threats: an attacked piece of the side to move; the arrow begins at the attacker
legend-at-drawn = drawn by hand as a note; it changes nothing
legend-at-cursor = the spot chosen with the keyboard
