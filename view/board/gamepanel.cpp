#include "view/board/gamepanel.h"

#include "moc_gamepanel.cpp"
