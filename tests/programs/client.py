"""A chess program: python-chess runs the engine as any other UCI engine."""

import sys

import chess
import chess.engine


def play(engine, limit, plies):
    board = chess.Board()
    while not board.is_game_over(claim_draw=True) and board.ply() < plies:
        # An illegal or malformed move raises.
        board.push(engine.play(board, limit, game=board.root()).move)
    return board


with chess.engine.SimpleEngine.popen_uci(sys.argv[1:]) as engine:
    assert engine.id["name"].startswith("Ashtapada"), engine.id
    assert {"Hash", "Player", "Rules", "castling"} <= set(engine.options), engine.options
    engine.ping()

    found = engine.analyse(chess.Board("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"), chess.engine.Limit(depth=3))
    assert found["score"].white() == chess.engine.Mate(1), found
    assert found["pv"][0] == chess.Move.from_uci("d1d8"), found
    assert found["nodes"] > 0 and "depth" in found and "time" in found, found

    # Among some moves only.
    some = [chess.Move.from_uci("a2a3"), chess.Move.from_uci("h2h3")]
    assert engine.play(chess.Board(), chess.engine.Limit(nodes=500), root_moves=some).move in some

    # Thinking is stopped by the client.
    with engine.analysis(chess.Board()) as analysis:
        for info in analysis:
            if info.get("depth", 0) >= 2:
                break
    assert analysis.wait().move in chess.Board().legal_moves

    # The chess that such programs know, by nodes and by the clock.
    engine.configure({"castling": True, "enPassant": True, "promotionNoneCaptured": "free"})
    board = play(engine, chess.engine.Limit(nodes=400), 120)
    assert board.ply() == 120 or board.is_game_over(claim_draw=True)
    clock = chess.engine.Limit(white_clock=1, black_clock=1, white_inc=0.01, black_inc=0.01)
    assert play(engine, clock, 12).ply() == 12

    # Without options the museum's rules are played: what they do not have is refused, and the engine goes on.
    engine.configure({"castling": False})
    castles = chess.Board("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
    castles.push_uci("e1g1")
    assert engine.play(castles, chess.engine.Limit(depth=1)).move is None
    assert engine.play(chess.Board(), chess.engine.Limit(depth=1)).move is not None

print("played")
