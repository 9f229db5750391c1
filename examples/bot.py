#!/usr/bin/env python3
"""An engine in sixty lines, for every game: it captures if it can, and else plays anything.

    ashtapada match "engine:python3 examples/bot.py@100ms" random@1n --rules soldiers16-bl --games 10

It speaks the protocol of docs/engine-protocol.md. The rules it asks of `ashtapada query` (the variable
ASHTAPADA names the program if it is not on the path), so it needs no library and knows no game.
"""

import json
import os
import random
import re
import subprocess
import sys

PLACE = re.compile(r'position rules (\S+)((?: option \S+)*) (?:startpos|text "([^"]*)")(?: actions (.*))?$')

ASHTAPADA = os.environ.get("ASHTAPADA", "ashtapada")
query = subprocess.Popen([ASHTAPADA, "query"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def say(line):
    print(line, flush=True)


def read_place(line):
    """The request for `ashtapada query` that means the same as a line of the protocol."""
    rules, options, text, actions = PLACE.match(line).groups()
    pairs = (pair.split("=", 1) for pair in options.split(" option ")[1:])
    played = [action.strip() for action in (actions or "").split(",") if action.strip()]
    return {"rules": rules, "options": dict(pairs), "position": text, "actions": played}


def choose(request):
    """A legal action, or None."""
    print(json.dumps(request), file=query.stdin, flush=True)
    answer = json.loads(query.stdout.readline())
    if "error" in answer:
        say(f"info string error: {answer['error']['message']}")
    legal = answer.get("legal", [])
    captures = [action for action in legal if "x" in action]
    return random.choice(captures or legal) if legal else None


place = None
for line in sys.stdin:
    word = line.split(" ")[0].strip()
    if word == "uci":
        say("id name Captures if it can\nuciok")
    elif word == "isready":
        say("readyok")
    elif word == "position" and PLACE.match(line.strip()):
        place = read_place(line.strip())
    elif word == "go":
        say(f"bestaction {place and choose(place) or '(none)'}")
    elif word == "quit":
        break
    elif word not in ("ucinewgame", "setoption", "stop", ""):
        say(f"info string error: this engine does not know `{line.strip()}`")
