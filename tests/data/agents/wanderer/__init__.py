"""Does what students' programs do and no rule forbids: goes to another folder, prints, closes what it does not need,
leaves threads running, reads files of its own, and returns lists."""

from .player import Player
