"""`python -m ashtapada`."""

from . import main

raise SystemExit(main())
