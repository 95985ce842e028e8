"""Plays Tetress as its course of 2024 asked for it."""

from .program import Agent
