"""Opens the games in the browser: a small server of this computer that sends files and does nothing else."""

from __future__ import annotations

import argparse
import functools
import http.server
import pathlib
import sys
import webbrowser

# A browser keeps games by address: under another port they are not seen.
PORT = 4951
SITE = pathlib.Path(__file__).parent / "site"


class Files(http.server.SimpleHTTPRequestHandler):
    """The files of the page."""

    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }

    def log_message(self, *_: object) -> None:
        """Who plays wants to read nothing of requests."""

    def end_headers(self) -> None:
        # Files are named by what is in them; the page itself is asked for anew.
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


def main() -> int:
    words = argparse.ArgumentParser(prog="ashtapada", description="Old Indian board games in your browser, without a network.")
    words.add_argument("--port", type=int, default=PORT, help="under which the page is opened (default: %(default)s)")
    words.add_argument("--no-browser", action="store_true", help="open no browser")
    asked = words.parse_args()
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", asked.port), functools.partial(Files, directory=SITE))
    except OSError as error:
        print(
            f"ashtapada: port {asked.port} cannot be used: {error}. Perhaps the games are open already; "
            "another one is chosen with --port, but games that were played under this one are not seen there.",
            file=sys.stderr,
        )
        return 1
    address = f"http://127.0.0.1:{server.server_port}/"
    print(f"Ashtapada is at {address} (Ctrl+C stops it)", flush=True)
    if not asked.no_browser:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
    return 0
