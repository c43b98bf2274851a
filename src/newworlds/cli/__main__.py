"""python -m newworlds.cli"""

import sys

from newworlds.cli import main

sys.exit(main())
