"""Stands in for the referee of the 2024 course where an agent brings none: `referee.game` alone."""
