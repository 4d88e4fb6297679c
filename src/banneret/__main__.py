"""`python -m banneret` is the command `banneret`."""

import sys

from banneret.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
