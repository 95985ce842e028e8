"""Plays Chexers as its course of 2019 asked for it."""

from racer.player import Player
