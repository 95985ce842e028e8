"""What an agent keeps beside its module."""

GREETING = "watch my back"
