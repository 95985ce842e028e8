#pragma once

#include "app/exports/gamealbum.h"

#include <QByteArray>

namespace tessera {

/// A game as one web page that needs nothing else: the board as SVG, buttons and keys to step through it, the
/// moves and comments. It opens at `page`.
[[nodiscard]] QByteArray replayPage(const GameAlbum &album, std::size_t page);

} // namespace tessera
