"""Found as a module of the package, and as one beside it."""


def as_lists(action):
    kind, argument = action
    if kind in ("MOVE", "JUMP"):
        return [kind, [list(hex) for hex in argument]]
    return [kind, argument and list(argument)]
