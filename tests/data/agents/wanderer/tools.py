"""Found as a module of the package, and as one beside it."""


def as_tuples(action):
    kind, argument = action
    return kind, argument and tuple(argument)
