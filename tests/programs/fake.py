"""A chess program for tests: UCI by python-chess, any legal move, and on demand the faults that programs have.

    fake.py [crash|sleep|flood|illegal N]     after N answers
"""

import random
import sys
import time

import chess

fault, after = (sys.argv[1], int(sys.argv[2])) if len(sys.argv) > 2 else (None, 0)
chance, answers, board = random.Random(1), 0, chess.Board()

for line in sys.stdin:
    words = line.split()
    if words[:1] == ["uci"]:
        print("id name Fake\nuciok", flush=True)
    elif words[:1] == ["isready"]:
        print("readyok", flush=True)
    elif words[:2] == ["position", "fen"]:
        board = chess.Board(" ".join(words[2:8]))
        # As strict as a program may be: no pawn on a last rank, nobody in check who is not to move, no illegal move.
        assert board.is_valid(), board.status()
        for move in words[9:]:
            board.push_uci(move)
    elif words[:1] == ["go"]:
        if answers == after and fault == "crash":
            sys.exit(3)
        if answers == after and fault == "sleep":
            time.sleep(60)
        while answers == after and fault == "flood":
            print("info string " + "on and on " * 100)
        moves = [chess.Move.from_uci(move) for move in words[words.index("searchmoves") + 1 :]] if "searchmoves" in words else []
        assert all(board.is_legal(move) for move in moves), line
        move = chance.choice(moves or list(board.legal_moves))
        answers += 1
        print("info string depth 99 nodes 99\ninfo depth 1 nodes 20 pv", move)
        print("bestmove", "a1a1" if answers > after and fault == "illegal" else move, "ponder e7e5", flush=True)
    elif words[:1] == ["quit"]:
        break
