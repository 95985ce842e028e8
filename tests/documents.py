#!/usr/bin/env python3
"""Reads the project's own pages and finds what leads nowhere.

    documents.py ROOT
"""

import pathlib
import re
import struct
import sys
import unittest

ROOT = pathlib.Path(sys.argv[1]).resolve()
LAYERS = ("app", "controller", "model", "resources", "tests", "view")
# The front page: a screen or two, with pictures of the window as it opens.
README_LINES = 120
PICTURE = (1180, 800)
MOVING_BYTES = 1_500_000


def pages():
    """Every Markdown file of the project."""
    found = [ROOT / "README.md", *ROOT.glob(".github/*.md")]
    for layer in LAYERS:
        found += ROOT.glob(f"{layer}/**/*.md")
    return [page for page in found if "tests/data" not in page.as_posix()]


def anchors(page):
    """The names of a page's headings in links, as GitHub makes them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def without_code(text):
    """The text without indented and fenced blocks, which hold no links."""
    return "\n".join(line for line in text.split("\n") if not line.startswith("    "))


class Documents(unittest.TestCase):
    """The pages lead where they say."""

    def test_links(self):
        """Every link leads to a file, and to a heading where it names one."""
        dead, links = [], 0
        for page in pages():
            for target in re.findall(r"\]\(([^)\s]+)\)", without_code(page.read_text(encoding="utf-8"))):
                if re.match(r"[a-z]+:", target):
                    continue
                links += 1
                name, _, anchor = target.partition("#")
                file = (page.parent / name).resolve() if name else page
                if not file.exists() or (anchor and anchor not in anchors(file)):
                    dead.append(f"{page.relative_to(ROOT)}: {target}")
        self.assertEqual(dead, [])
        self.assertGreater(links, 100)

    def test_names_of_sources(self):
        """Every header that a page names is there."""
        headers = {file.relative_to(ROOT).as_posix() for layer in LAYERS for file in ROOT.glob(f"{layer}/**/*.h")}
        dead, names = [], 0
        for page in pages():
            for name in re.findall(r"`((?!\S*\bID)[\w/]+\.h)`", page.read_text(encoding="utf-8")):
                names += 1
                if not any(header == name or header.endswith("/" + name) for header in headers):
                    dead.append(f"{page.relative_to(ROOT)}: {name}")
        self.assertEqual(dead, [])
        self.assertGreater(names, 50)

    def test_front_page(self):
        """The front page is short, and its pictures have the size of the window as it opens."""
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        self.assertLessEqual(text.count("\n"), README_LINES)
        pictures = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", text)
        self.assertGreaterEqual(len(pictures), 6)
        for picture in pictures:
            head = (ROOT / picture).read_bytes()[:24]
            self.assertEqual(head[:8], b"\x89PNG\r\n\x1a\n", picture)
            if "workshop" not in picture:
                self.assertEqual(struct.unpack(">II", head[16:24]), PICTURE, picture)
        for moving in re.findall(r"\(([^)]+\.gif)\)", text):
            self.assertLessEqual((ROOT / moving).stat().st_size, MOVING_BYTES, moving)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
