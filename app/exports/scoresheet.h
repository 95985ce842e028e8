#pragma once

#include "app/exports/gamealbum.h"

class QPagedPaintDevice;

namespace tessera {

/// Prints a game as a score sheet: its players and result, the moves with their comments, and a diagram of the
/// start if it is not the usual one, of each position on which somebody drew, and of the end. Diagrams keep their
/// lines and surfaces.
void printScoreSheet(const GameAlbum &album, QPagedPaintDevice &paper);

} // namespace tessera
