### How strong players begin, fetched when one comes near it.

openings-title = How strong players begin
openings-source = The strongest computer player played { $games } games against itself on { $date }, and this is what it chose.
openings-varied = Every second game began with a random move, so you also see the answers to moves that it would not choose itself.
openings-even = The result is the average score of the players who chose the move: 100% for a win, 50% for a draw. 50% is even.
openings-even-four = The result is the average score of the players who chose the move: 100% for a win, part of that for a shared one. With four players, 25% is even.
openings-rounds = { $players ->
    [4] The first three rounds
   *[2] The first three moves
}
openings-dice = Choose a round and a throw. Players who began alike are counted together, as if all sat on one side; the position shown comes from one of the games.
openings-start = The start: choose a move to see what follows.
openings-choices = What was played, most frequent first
openings-tried = { $count ->
    [one] One move tried at random
   *[other] { $count } moves tried at random
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
    [4] Half of the games see their first capture by round { $round }; { $share } see one within five rounds.
   *[2] Half of the games see their first capture by move { $round }; { $share } see one within five moves.
}
openings-no-capture = In most games nothing is ever captured.
openings-taken = The first piece to fall is most often the { $role }, in { $share } of the games.
openings-begins = { $sides ->
    [four] The player who begins scores { $share } on average.
   *[two] The side that begins scores { $share } on average.
}
openings-drawn = Drawn: { $share } of the games.
openings-movers = { $players ->
    [4] Who moves in the first five rounds
   *[2] Who moves in the first five moves
}
openings-first = The first piece to move is most often the { $role }, in { $share } of the games.
openings-king = { $players ->
    [4] The king leaves his place within five rounds in { $share } of the games.
   *[2] The king leaves his place within five moves in { $share } of the games.
}
openings-king-stays = { $players ->
    [4] The king never leaves his place within five rounds.
   *[2] The king never leaves his place within five moves.
}
openings-takes = { $players ->
    [4] Pieces captured by one player in five rounds, on average: { $count }.
   *[2] Pieces captured by one player in five moves, on average: { $count }.
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
    [4] For each decision in the first five rounds the computer looked at up to { $nodes } positions, later at up to { $later }. All games were played to the end.
   *[2] For each decision in the first five moves the computer looked at up to { $nodes } positions, later at up to { $later }. All games were played to the end.
}
