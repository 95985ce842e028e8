"""Writes the calls that an agent gets as a program of Python, which makes them again."""

import contextlib
import dataclasses
import enum
import os
import sys

_HEAD = '''"""Makes the calls again that the agent got in a game of `tessera-cli check`. Run it with python3, or
step through it with a debugger."""

import importlib
import os
import random
import sys

if os.environ.get("PYTHONHASHSEED") != "{seed}":  # sets come in the same order again
    os.environ["PYTHONHASHSEED"] = "{seed}"
    os.execv(sys.executable, [sys.executable] + sys.argv)
os.chdir({home!r})
sys.path[:1] = {first!r}
sys.path += {last!r}
random.seed({seed})

{name} = importlib.import_module({module!r}).{name}
{imports}
'''


def source(value):
    """A value as Python writes it, or as close as that comes."""
    if isinstance(value, enum.Enum):
        return f"{type(value).__name__}.{value.name}"
    if dataclasses.is_dataclass(value):
        fields = (source(getattr(value, field.name)) for field in dataclasses.fields(value))
        return f"{type(value).__name__}({', '.join(fields)})"
    return repr(value)


class Recording:
    """The file is whole after each call, also when the process dies in it."""

    def __init__(self, filename, seed):
        self._filename = filename
        self._seed = seed
        self._is_lost = False

    def head(self, place, form):
        head = _HEAD.format(
            seed=self._seed,
            home=str(place.home),
            first=place.first,
            last=place.last,
            module=place.module,
            name=place.class_name,
            imports=form.imports,
        )
        self._is_lost = False
        self._write("w", head)

    def append(self, line):
        self._write("a", line + "\n")

    def _write(self, mode, text):
        """What cannot be written, such as on a full disk, is no fault of the agent; half a program is removed."""
        if self._is_lost:
            return
        try:
            with open(self._filename, mode, encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            self._is_lost = True
            print(f"The calls are not recorded: {error}", file=sys.stderr)
            with contextlib.suppress(OSError):
                os.remove(self._filename)

    def maker(self, agent_class, name):
        """Stands for the agent's class, called `name` there: what it makes records its calls."""

        def make(*values, **named):
            self.append(f"agent = {name}({_list(values, named)})")
            return _Recorded(agent_class(*values, **named), self)

        return make


class _Recorded:
    """An agent whose calls are written down before they are made."""

    def __init__(self, agent, recording):
        self._agent = agent
        self._recording = recording

    def action(self, *values, **named):
        self._recording.append(f"print(agent.action({_list(values, named)}))")
        action = self._agent.action(*values, **named)
        self._recording.append(f"# returned {' '.join(source(action).split())}")
        return action

    def update(self, *values, **named):
        self._recording.append(f"agent.update({_list(values, named)})")
        self._agent.update(*values, **named)


def _list(values, named):
    return ", ".join(
        [source(value) for value in values] + [f"{key}={source(named[key])}" for key in named]
    )
