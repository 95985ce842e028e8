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
    """A package or module on the disk, and how it is imported."""

    def __init__(self, path):
        # Links are not followed: the agent's modules name the package as it was pointed at.
        self.path = Path(os.path.abspath(path))
        is_package = self.path.is_dir()
        self.folder = self.path if is_package else self.path.parent
        self.name = self.path.stem if self.path.suffix == ".py" else self.path.name
        is_part = not is_package and (self.folder / "__init__.py").exists()
        # The working directory is the one that the courses' referees are started in: where the package lies.
        self.home = self.folder.parent if is_package or is_part else self.folder
        # The modules in which the class may be, and the one in which it was found.
        self.modules = [f"{self.folder.name}.{self.name}" if is_part else self.name]
        if is_package:
            usual = (name for name in USUAL_MODULES if (self.path / f"{name}.py").exists())
            self.modules += [f"{self.name}.{name}" for name in usual]
        self.module = ""
        # Where imports are looked for before and after the usual places.
        self.first, self.last = [], []

    def holds(self, filename):
        """Whether a file is the agent's own, to tell its errors from ours."""
        path = Path(filename)
        return path.is_file() and self.folder.resolve() in path.resolve().parents

    def enter(self):
        """Goes to the working directory, and finds imports as at the courses: beside the package (where a
        `referee` may stand), then in it, where it is part of a larger one beside that, then our stand-in."""
        if not self.path.exists():
            raise Missing(f"found no {self.path}, wanted a package or a module")
        os.chdir(self.home)
        largest = self.home
        while (largest / "__init__.py").exists():
            largest = largest.parent
        ours = Path(__file__).resolve().parent
        self.first = [str(self.home)]
        self.last = [str(self.folder), str(largest), str(ours.parent / "standin")]
        sys.path[:1] = self.first
        sys.path += self.last
        # The agent may have modules that are called as ours are.
        for module in ours.glob("*.py"):
            if module.stem != "__main__":
                sys.modules.pop(module.stem, None)


def agent_class(place, form):
    """Imports the agent and returns its class, `form.class_name`."""
    place.enter()
    for name in place.modules:
        module = importlib.import_module(name)
        found = getattr(module, form.class_name, None)
        if isinstance(found, type):
            place.module = name
            return found
    raise Missing(f"there is no class {form.class_name} in {place.path}, wanted one {form.home}")
