#!/usr/bin/env python3
"""Installs a build below a folder of its own, and uses what is there as a desktop would.

    installed.py BUILD VERSION
"""

import gzip
import os
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import unittest

DESKTOP_ID = "io.github.tessera_games.Tessera"
BUILD, VERSION = os.path.abspath(sys.argv[1]), sys.argv[2]


class Installed(unittest.TestCase):
    """One installation, below `prefix`, for all tests."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.prefix = pathlib.Path(cls.folder.name) / "prefix"
        cls.run_well("cmake", "--install", BUILD, "--prefix", str(cls.prefix))
        cls.share = cls.prefix / "share"
        commands = {path.parent for path in cls.prefix.glob("*/tessera-cli")}
        assert len(commands) == 1, f"found commands in {commands}, wanted one folder of them"
        cls.commands = commands.pop()

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    @classmethod
    def run_well(cls, *command, **environment):
        """What a command prints; it must end well. It knows no folder of ours by the environment."""
        known = {"PATH": os.environ["PATH"], "HOME": cls.folder.name, "LC_ALL": "C.UTF-8", **environment}
        run = subprocess.run(
            command, env=known, cwd=cls.folder.name, encoding="utf-8", check=False,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert run.returncode == 0, f"{' '.join(map(str, command))} ended with {run.returncode}:\n{run.stdout}"
        return run.stdout

    def test_manual(self):
        """The manual lies there in web pages, each link of which leads to another."""
        folder = self.share / "doc/tessera/manual"
        pages = {page.name: page.read_text(encoding="utf-8") for page in folder.glob("*.html")}
        self.assertLessEqual({"index.html", "start.html", "start.de.html", "start.zh_CN.html"}, set(pages))
        for name, text in pages.items():
            for target, anchor in re.findall(r'href="([^"#]*)(?:#([^"]*))?"', text):
                self.assertIn(target or name, pages, f"a link of {name}")
                if anchor:
                    self.assertIn(f'id="{anchor}"', pages[target or name], f"a link of {name}")

    def test_programs_say_their_version(self):
        """The commands are links to programs in a folder of their own."""
        self.assertEqual(self.run_well(self.commands / "tessera", "--version"), f"tessera {VERSION}\n")
        self.assertTrue((self.commands / "tessera-cli").is_symlink())

    def test_window_has_its_resources(self):
        """A picture of the window needs boards, pieces and the rest."""
        self.run_well(self.commands / "tessera", "--game", "chexers", "--screenshot", "it.png")
        self.assertEqual(size_of(pathlib.Path(self.folder.name) / "it.png"), (1180, 800))

    def test_agents_are_beside_the_program(self):
        """Our engine as an agent of a course needs the bridge, its package and the program."""
        agents = self.prefix / "libexec/tessera/agents"
        report = self.run_well(
            self.commands / "tessera-cli", "match", "--game", "watchyourback", "--games", "2", "--time", "nodes=20",
            "--player", f"agent={agents}/tessera_watchyourback", "--player", "level=1",
            TESSERA_LEVEL="1", TESSERA_GO="nodes 20")
        # Neither lost by time nor by an illegal move nor by a crash.
        self.assertRegex(report, r"tessera_watchyourback +2 .* 0 +0 +0\n")

    def test_desktop_knows_it(self):
        """The files for the desktop are valid, and the icon they name is there in every size."""
        entry = self.share / f"applications/{DESKTOP_ID}.desktop"
        self.run_well("desktop-file-validate", entry)
        self.assertIn(f"Icon={DESKTOP_ID}\n", entry.read_text("utf-8"))
        self.run_well("appstreamcli", "validate", "--no-net", self.share / f"metainfo/{DESKTOP_ID}.metainfo.xml")
        icons = self.share / "icons/hicolor"
        for size in (16, 22, 24, 32, 48, 64, 128, 256, 512):
            self.assertEqual(size_of(icons / f"{size}x{size}/apps/{DESKTOP_ID}.png"), (size, size))
        self.assertTrue((icons / f"scalable/apps/{DESKTOP_ID}.svg").is_file())
        self.assertTrue((icons / f"symbolic/apps/{DESKTOP_ID}-symbolic.svg").is_file())

    def test_games_have_a_type(self):
        """A file that ends on `.tgn` is a game of Tessera, which the desktop entry opens."""
        self.assertIn("text/x-tessera-game:*.tgn\n", (self.share / "mime/globs").read_text("utf-8"))
        known = (self.share / "applications/mimeinfo.cache").read_text("utf-8")
        self.assertIn(f"text/x-tessera-game={DESKTOP_ID}.desktop;", known)

    def test_manual_has_every_option(self):
        """The manual is what the program says of itself."""
        for program in ("tessera", "tessera-cli"):
            page = gzip.open(self.share / f"man/man6/{program}.6.gz", "rt", encoding="utf-8").read()
            told = self.run_well(self.commands / program, "--help")
            entries = [line for line in told.splitlines() if line.startswith("  ") and line[2] != " "]
            self.assertGreaterEqual(len(entries), 10)
            self.assertEqual(page.count("\n.TP\n"), len(entries))


def size_of(png):
    """Width and height of a PNG, as its header has them."""
    head = png.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n", f"{png} is no PNG"
    return struct.unpack(">II", head[16:24])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
