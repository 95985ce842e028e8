"""Finds an agent's class in what a person has pointed at, leniently or as its course does."""

import ast
import importlib
import os
import subprocess
import sys
from pathlib import Path

# Where students keep the class when it is not in the package itself, in any case.
USUAL_MODULES = ("program", "player", "agent", "main")


class Missing(Exception):
    """There is no agent of the form wanted; the text says what there is."""


class Place:
    """A package or module on the disk, and how it is imported. `words` is a path, as people type it: with or without
    `.py`, `package.module`, and `:Class` behind it."""

    def __init__(self, words, form):
        self.form = form
        path, self.class_name = _split(words, form.class_name)
        # Links are not followed: the agent's modules name the package as it was pointed at.
        self.path = Path(os.path.abspath(path))
        is_package = self.path.is_dir()
        self.folder = self.path if is_package else self.path.parent
        self.name = self.path.stem if self.path.suffix == ".py" else self.path.name
        is_part = not is_package and (self.folder / "__init__.py").exists() and self._is_run_in_package()
        # The working directory is the one that the courses' referees are started in: where the package lies.
        self.home = self.folder.parent if is_package or is_part else self.folder
        # Where the largest package lies that it is a part of.
        self.largest = self.home
        while (self.largest / "__init__.py").exists():
            self.largest = self.largest.parent
        # The modules in which the class may be: the first is what the course's command line takes.
        self.modules = [f"{self.folder.name}.{self.name}" if is_part else self.name]
        if is_package:
            self.modules += [f"{self.name}.{name}" for name in _usual_modules(self.path)]
        # The module in which the class was found, and where imports are looked for before and after the usual places.
        self.module = ""
        self.first, self.last = [], []

    def _is_run_in_package(self):
        """Whether a module beside an `__init__.py` is a part of that package."""
        if self.form.runs_modules_in_packages:
            return True
        try:
            tree = ast.parse(self.path.read_bytes())
        except (OSError, SyntaxError, ValueError):
            return False
        froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        named = [name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names]
        named += [node.module for node in froms if node.module and not node.level]
        return any(node.level for node in froms) or any(name.split(".")[0] == self.folder.name for name in named)

    def whole_name(self):
        """The name of the first module from the largest package on."""
        outer = self.home.relative_to(self.largest).parts
        return ".".join([*outer, self.modules[0]])

    def holds(self, filename):
        """Whether a file is the agent's own, to tell its errors from ours."""
        path = Path(filename)
        return path.is_file() and self.folder.resolve() in path.resolve().parents

    def enter(self, is_strict=False):
        """Goes to the working directory, and finds imports as at the courses: beside the package (where a
        `referee` may stand), then our stand-in. Unless `is_strict`, also in the package, and where it is part of a
        larger one beside that."""
        if not self.path.exists():
            raise Missing(f"found no {self.path}, wanted an agent: a package or a module")
        os.chdir(self.home)
        ours = Path(__file__).resolve().parent
        self.first = [str(self.home)]
        self.last = [] if is_strict else [str(self.folder), str(self.largest)]
        self.last.append(str(ours.parent / "standin"))
        sys.path[:1] = self.first
        sys.path += self.last
        # The agent may have modules that are called as ours are.
        for module in ours.glob("*.py"):
            if module.stem != "__main__":
                sys.modules.pop(module.stem, None)


def _split(words, class_name):
    """The path that is meant, and the class."""
    if not os.path.exists(words) and ":" in words:
        words, class_name = words.rsplit(":", 1)
    folder, name = os.path.split(words)
    beside = os.path.join(folder, name.replace(".", os.sep))
    for path in (words, words + ".py", beside, beside + ".py"):
        if name and os.path.exists(path):
            return path, class_name
    return words, class_name


def _usual_modules(folder):
    """The usual modules of a package, as they are written there."""
    stems = sorted(path.stem for path in folder.glob("*.py"))
    return [stem for usual in USUAL_MODULES for stem in stems if stem.lower() == usual]


def agent_class(place):
    """Imports the agent and returns what makes its players: a class, or anything that can be called."""
    for name in place.modules:
        found = getattr(importlib.import_module(name), place.class_name, None)
        if callable(found):
            place.module = name
            return found
    raise Missing(f"there is no class {place.class_name} in {place.path}, wanted one {place.form.home}")


def load_strictly(place):
    """Loads the agent as its course does, which changes what this process can import, and says what happened: `loaded
    NAME`, or `refused NAME: ERROR` and then `named NAME` if it can be loaded by another name. It says nothing where
    there is no such class at all."""
    place.enter(is_strict=True)
    first = place.modules[0]
    try:
        getattr(importlib.import_module(first), place.class_name)
        return [f"loaded {first}"]
    except Exception as error:
        refusal = error
    whole = place.whole_name()
    if whole != first and _is_loaded(place, whole, place.largest):
        return [f"loaded {whole}"]
    named = [f"named {name}" for name in place.modules[1:] if _is_loaded(place, name, place.home)]
    if isinstance(refusal, AttributeError) and not named and place.class_name in str(refusal):
        return []
    said = f": {refusal}" if str(refusal) else ""
    return [" ".join(f"refused {first}: {type(refusal).__name__}{said}".split()), *named[:1]]


def _is_loaded(place, name, home):
    """Whether another process that is started in `home` can load the agent by that name."""
    code = "import importlib, sys; sys.path[:1] = [{!r}]; sys.path += {!r}; getattr(importlib.import_module({!r}), {!r})"
    line = code.format(str(home), place.last, name, place.class_name)
    tried = subprocess.run(
        [sys.executable, "-B", "-c", line], cwd=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return tried.returncode == 0
