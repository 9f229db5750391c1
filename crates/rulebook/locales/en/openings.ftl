### How strong players begin, fetched when one comes near it.

openings-title = How strong players begin
openings-source = The strongest computer player played { $games } games against itself on { $date }, and this is what it chose.
openings-varied = Every second game began with a random move, so you also see the answers to moves that it would not choose itself.
openings-even = The result is the share of the win that whoever played the move got in the end, a draw counting as half: 50% is even.
openings-even-four = The result is the share of the win that whoever played the move got in the end: with four players, 25% is even.
openings-rounds = { $players ->
    [4] The first three rounds
   *[2] The first three moves
}
openings-dice = Choose a round and a throw. Seats that begin alike are turned to the same side of the board, and the position comes from one of the games.
openings-start = The start: choose a move to see what follows.
openings-choices = What was played, most often first
openings-tried = { $count ->
    [one] One other move, chosen at random
   *[other] { $count } other moves, chosen at random
}
openings-result = { $games ->
    [one] result { $result }, one game
   *[other] result { $result }, { $games } games
}
openings-end = From here on, hardly any two games went the same way.
openings-lost = { $share } of these throws could not be used.
openings-army = Army
openings-round = Round
openings-throw = Throw
openings-plans = First plans
openings-capture = { $players ->
    [4] In half of the games something has been taken by round { $round }; within five rounds that happens in { $share }.
   *[2] In half of the games something has been taken by move { $round }; within five moves that happens in { $share }.
}
openings-no-capture = In most games nothing is ever taken.
openings-taken = The first to fall is most often: { $role }, in { $share } of the games.
openings-begins = { $sides ->
    [four] Whoever begins gets { $share } of the win on average.
   *[two] The side that begins gets { $share } on average.
}
openings-drawn = Drawn: { $share } of the games.
openings-movers = { $players ->
    [4] Who moves in the first five rounds
   *[2] Who moves in the first five moves
}
openings-first = The first to move is most often: { $role }, in { $share } of beginnings.
openings-king = { $players ->
    [4] The king leaves his place within five rounds in { $share } of beginnings.
   *[2] The king leaves his place within five moves in { $share } of beginnings.
}
openings-king-stays = { $players ->
    [4] In none of the beginnings does the king leave his place within five rounds.
   *[2] In none of the beginnings does the king leave his place within five moves.
}
openings-takes = { $players ->
    [4] Pieces taken by one player in five rounds, on average: { $count }.
   *[2] Pieces taken by one player in five moves, on average: { $count }.
}
openings-unused = { $share } of the throws in these rounds are wasted.
openings-stand = { $players ->
    [4] Where the pieces stand after five rounds: the larger the disc, the more often.
   *[2] Where the pieces stand after five moves: the larger the disc, the more often.
}
openings-stand-label = { $players ->
    [4] Where pieces most often stand after five rounds: { $spots }
   *[2] Where pieces most often stand after five moves: { $spots }
}
openings-strength = { $players ->
    [4] For each decision of the first five rounds the player looked at up to { $nodes } positions, later at up to { $later }. The results come from playing on to the end.
   *[2] For each decision of the first five moves the player looked at up to { $nodes } positions, later at up to { $later }. The results come from playing on to the end.
}
