"""Finds an agent's class in what a person has pointed at."""

import importlib
import os
import sys
from pathlib import Path

# Where students keep the class when it is not in the package itself.
USUAL_MODULES = ("program", "player", "agent", "main")


class Missing(Exception):
    """There is no agent of the form wanted; the text says what there is."""


class Place:
    """A package or module on the disk, the working directory of its agent, and how it is imported."""

    def __init__(self, path):
        self.path = Path(path).resolve()
        self.folder = self.path if self.path.is_dir() else self.path.parent
        # The module in which the class was found.
        self.module = ""
        # Where imports are looked for before and after the usual places.
        self.first, self.last = [], []
        self.name = self.path.stem if self.path.suffix == ".py" else self.path.name

    def holds(self, filename):
        """Whether a file is the agent's own, to tell its errors from ours."""
        path = Path(filename)
        return path.is_file() and self.folder in path.resolve().parents

    def enter(self):
        """Makes the agent's folder the working directory, and finds imports as at the courses: beside
        the package (where a `referee` may stand), then in it, then our stand-in."""
        if not self.path.exists():
            raise Missing(f"found no {self.path}, wanted a package or a module")
        os.chdir(self.folder)
        parent = self.folder.parent if self.path.is_dir() else self.folder
        standin = Path(__file__).resolve().parent.parent / "standin"
        self.first, self.last = [str(parent)], [str(self.folder), str(standin)]
        sys.path[:1] = self.first
        sys.path += self.last


def agent_class(place, form):
    """Imports the agent and returns its class, `form.class_name`."""
    place.enter()
    modules = [place.name]
    if place.path.is_dir():
        modules += [
            f"{place.name}.{name}" for name in USUAL_MODULES if (place.path / f"{name}.py").exists()
        ]
    for name in modules:
        module = importlib.import_module(name)
        found = getattr(module, form.class_name, None)
        if isinstance(found, type):
            place.module = name
            return found
    raise Missing(f"there is no class {form.class_name} in {place.path}, wanted one {form.home}")
