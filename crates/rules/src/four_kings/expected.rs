//! What was expected in a text that could not be read: what games of four kings add.

use alloc::string::String;
use alloc::vec::Vec;

use crate::expected::phrases;
use crate::{Role, Seat, Spot};

phrases! {
    /// What was expected in a text of games of four kings: what only this family knows of. The rest is in [`Expected`](crate::Expected).
    FourKingsExpected

    Army "an army (s, w, n or e), a number of empty squares, or `/`"
    Kind "a piece (K, E, H or B) or its pawn (k, e, h or b)"
    Once { army: Seat, man: Role, role: Role, letter: char } "no second {letter} in one army"
    PawnBehind { army: Seat, at: Spot } "no pawn behind the line where its army's pawns start"
    Thrower "the seat whose throw it is (s, w, n or e), then `/` and the seat that decides, if it is another"
    Decider { turn: String } "{turn}, since that seat decides here"
    StillPlaying { army: Seat } "a seat that still takes turns"
    Due "what is due: throw, before, call, move, offer, answer, place or over:"
    OverBy "how the game ended: last-army, annihilation, only-kings, one-king, both-kings, all-kings, no-progress or rounds"
    Enemies "pieces of at least two armies that are not allies, or over: and how the game ended"
    FaceLeft "a face still to be used: 2, 3, 4 or 5"
    OneFace "one face: the game has one die"
    TwoFaces "at most two faces, the smaller first"
    NoDice "no faces in a game without dice"
    Points "the points of South, West, North and East, separated by commas"
    NothingThrown "move: nothing is thrown in a game without dice"
    CallFirst "call, or throw with called=: the skilled thrower names a face first"
    NoCall "throw: no face is named in this game"
    MoveFaces "move with the faces still to be used"
    NotThrown "no faces before the throw"
    NothingBefore "throw: there is nothing to decide before it"
    Exchange "a possible exchange of kings, given by the word exchange="
    Word "a word: idle=, rounds=, called=, command=, boats=, withdrawn=, freed=, returned=, out=, thrones=, taken=, empire=, bonus=, fall=, exchange= or now="
    NotHere { word: String } "no {word}= in this game"
    Idle "turns without progress, a number from 1"
    Rounds "full rounds played, fewer than those after which the game ends"
    Called "the face named before the throw that is due: 2, 3, 4 or 5"
    Seats "seats, each once: letters of s, w, n, e in this order"
    SeatPairs "pairs of seats, separated by commas"
    WithBoat "armies that have their boat"
    AllyMoves "armies with an ally who still moves or can come back by an exchange, since that ally commands their boat"
    WithoutPieces "armies with no pieces left"
    WithoutKing "armies whose king is lost"
    NotFreed "armies that have placed their king: those of freed= have not"
    OneOut "at most one seat of each side"
    FirstSeats "sides, each by the first of its seats in the order s, w, n, e"
    Moment "progress, offered, early or kept"
    Command "armies under their ally's command, each followed by a colon and throne, loss or throne+loss"
    Fall "sides with two dead kings, each followed by a colon and how the later one fell: throne, king- and the captor's seat, or both joined by +"
    OneCommander "one commander on each side"
    ExchangeWord "three seats (who offers, whose king returns to that side or -, whose to the other), then a colon and seats"
}
