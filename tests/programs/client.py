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


def after(board, move):
    board = board.copy()
    board.push(move)
    return board


with chess.engine.SimpleEngine.popen_uci(sys.argv[1:]) as engine:
    assert engine.id["name"].startswith("Ashtapada"), engine.id
    own = {"Hash", "Clear Hash", "Threads", "MultiPV", "Ponder", "Player", "Rules", "castling"}
    assert own <= set(engine.options), engine.options
    engine.ping()

    found = engine.analyse(chess.Board("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"), chess.engine.Limit(depth=3))
    assert found["score"].white() == chess.engine.Mate(1), found
    assert found["pv"][0] == chess.Move.from_uci("d1d8"), found
    assert found["nodes"] > 0 and "depth" in found and "time" in found, found

    # Among some moves only.
    some = [chess.Move.from_uci("a2a3"), chess.Move.from_uci("h2h3")]
    assert engine.play(chess.Board(), chess.engine.Limit(nodes=500), root_moves=some).move in some

    # Several lines, the best first; each begins with another move, of those that are asked about.
    def lines(board, **more):
        infos = engine.analyse(board, chess.engine.Limit(depth=4), multipv=3, **more)
        assert [info["multipv"] for info in infos] == [1, 2, 3], infos
        scores = [info["score"].relative for info in infos]
        assert scores == sorted(scores, reverse=True), scores
        firsts = [info["pv"][0] for info in infos]
        assert len(set(firsts)) == 3, firsts
        return firsts

    board = chess.Board("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1")
    assert lines(board)[0] == chess.Move.from_uci("d1d8")
    some = [chess.Move.from_uci(move) for move in ("h2h3", "g1f1", "d1d7", "d1a1")]
    assert set(lines(board, root_moves=some)) < set(some)

    # On several threads, with a fresh table, and on the time of the other side.
    engine.configure({"Threads": 2, "Clear Hash": None})
    assert engine.play(board, chess.engine.Limit(depth=3)).move == chess.Move.from_uci("d1d8")
    game = object()
    board = chess.Board()
    for turn in range(3):
        result = engine.play(board, chess.engine.Limit(time=0.05), game=game, ponder=True)
        assert result.ponder in [None, *after(board, result.move).legal_moves], result
        board.push(result.move)
        # Now as it expects, now otherwise.
        board.push(result.ponder if turn and result.ponder else next(iter(board.legal_moves)))
    engine.configure({"Threads": 1})

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

    # It moves also where a draw could be claimed, or was not; and in positions as files have them.
    board = chess.Board()
    for move in 2 * ["g1f3", "g8f6", "f3g1", "f6g8"] + ["e2e4"]:
        board.push_uci(move)
        assert engine.play(board, chess.engine.Limit(depth=2)).move in board.legal_moves, board
    for fen in [
        "7k/8/8/8/8/8/R7/K7 w - - 100 80",
        "7k/8/8/8/8/8/R7/K7 b - - 150 0",
        "7k/8/8/8/8/8/8/KN6 w - - 0 1",
        "4k3/8/8/8/8/8/4P3/4K3",
        "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1",
    ]:
        board = chess.Board(fen)
        assert engine.play(board, chess.engine.Limit(depth=2)).move in board.legal_moves, fen

    # Without options the museum's rules are played: what they do not have is refused, and the engine goes on.
    engine.configure({"castling": False})
    castles = chess.Board("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
    castles.push_uci("e1g1")
    assert engine.play(castles, chess.engine.Limit(depth=1)).move is None
    assert engine.play(chess.Board(), chess.engine.Limit(depth=1)).move is not None

print("played")
