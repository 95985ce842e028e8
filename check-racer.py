"""Makes the calls again that the agent got in a game of `tessera-cli check`. Run it with python3, or
step through it with a debugger."""

import os
import random
import sys

if os.environ.get("PYTHONHASHSEED") != "1216681719":  # sets come in the same order again
    os.environ["PYTHONHASHSEED"] = "1216681719"
    os.execv(sys.executable, [sys.executable] + sys.argv)
os.chdir('/w/tree/tests/data/agents/racer')
sys.path[:1] = ['/w/tree/tests/data/agents']
sys.path += ['/w/tree/tests/data/agents/racer', '/w/tree/build/release/bin/agents/standin']
random.seed(1216681719)

from racer import Player

agent = Player('red')
print(agent.action())
# returned ('MOVE', ((-3, 3), (-2, 3)))
agent.update('red', ('MOVE', ((-3, 3), (-2, 3))))
agent.update('green', ('MOVE', ((2, -3), (2, -2))))
agent.updat