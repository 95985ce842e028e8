"""What a board raises when it is asked for what the rules do not allow."""


class PlayerException(Exception):
    """A player has done what ends the game for it: a sentence, and the player's colour."""

    def __str__(self):
        return str(self.args[0])


class IllegalActionException(PlayerException):
    """An action that is not legal."""
