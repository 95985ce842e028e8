"""Does what students' programs do and no rule forbids: goes to another folder, prints, closes what it does not need,
leaves threads running, and reads files of its own."""

from .player import Player
