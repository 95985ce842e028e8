"""What a board raises when it is asked for what the rules do not allow."""


class PlayerException(Exception):
    """A player has done what ends the game for it."""


class IllegalActionException(PlayerException):
    """An action that is not legal; `action` is it."""

    def __init__(self, message, action=None):
        super().__init__(message)
        self.action = action
