#pragma once

#include "app/exports/gamealbum.h"

class QPagedPaintDevice;

namespace tessera {

/// Prints a game as a score sheet: its players and result, the moves with their comments, and a diagram of the start if
/// it is not the usual one, of each position with drawn marks, and of the end. Diagrams stay vector graphics.
void printScoreSheet(const GameAlbum &album, QPagedPaintDevice &paper);

} // namespace tessera
