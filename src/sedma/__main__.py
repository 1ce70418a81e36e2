"""What does ``python -m sedma`` do? The same as the command ``sedma``."""

import sys

from sedma.cli import main

sys.exit(main())
