#include "view/board/optionsdialog.h"

#include "moc_optionsdialog.cpp"
