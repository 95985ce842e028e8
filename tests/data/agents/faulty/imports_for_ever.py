"""Works out a table when it is imported, and does not end."""

while True:
    pass


class Player:
    pass
