#!/usr/bin/env python3
"""Solve a game by many processes at once, on this machine or on those of a Ray cluster.

Each part of a game (the positions with so many men of both sides) is a function of the smaller ones, and
`ashtapada solve GAME --slice S-N` solves one alone. The parts of one line of `--list` need none of each other. All
processes share the folder of solved games.

    python3 lab/solve/many.py --program target/release/ashtapada --workers 2 -- pretwa --solved /shared/solved
    python3 lab/solve/many.py --ray auto --program /shared/ashtapada -- pretwa --solved /shared/solved
"""

import argparse
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor


def solve(program, game, part):
    """Solves one part; what went wrong, or nothing."""
    done = subprocess.run([program, "solve", *game, "--slice", part, "--yes"], capture_output=True, text=True)
    return None if done.returncode == 0 else f"{part}: {done.stderr.strip()}"


def lines(program, game):
    """The parts that can be solved side by side, one list after another, the largest first."""
    listed = subprocess.run([program, "solve", *game, "--list"], capture_output=True, text=True)
    if listed.returncode != 0:
        sys.exit(listed.stderr.strip())
    for line in listed.stdout.splitlines():
        parts = [part.split(":") for part in line.split()]
        yield [name for name, _ in sorted(parts, key=lambda part: -int(part[1]))]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="ashtapada")
    parser.add_argument("--workers", type=int, default=2, help="processes at once on this machine")
    parser.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster instead: its address, auto, or local")
    parser.add_argument("game", nargs="+", help="the game with its options, as for `ashtapada solve`")
    asked = parser.parse_args()
    if asked.ray:
        import ray

        local = {"num_cpus": asked.workers} if asked.ray == "local" else {"address": asked.ray}
        ray.init(log_to_driver=False, **local)
        remote = ray.remote(solve)
        run = lambda parts: ray.get([remote.remote(asked.program, asked.game, part) for part in parts])
    else:
        pool = ThreadPoolExecutor(asked.workers)
        run = lambda parts: list(pool.map(lambda part: solve(asked.program, asked.game, part), parts))
    for parts in lines(asked.program, asked.game):
        wrong = [problem for problem in run(parts) if problem]
        if wrong:
            sys.exit("\n".join(wrong))
        print(" ".join(parts), flush=True)


if __name__ == "__main__":
    main()
