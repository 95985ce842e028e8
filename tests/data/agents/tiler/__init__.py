"""A package as the course of 2024 asks for one: its class can be imported from it."""

from .program import Agent
