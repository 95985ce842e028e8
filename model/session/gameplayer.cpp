#include "model/session/gameplayer.h"

#include "moc_gameplayer.cpp"
