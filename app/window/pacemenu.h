#pragma once

class QMenu;
class QWidget;

namespace tessera {

class Autoplay;

/// The menu in which one chooses how long each position is shown when a game is played through.
[[nodiscard]] QMenu *makePaceMenu(Autoplay &autoplay, QWidget *parent);

} // namespace tessera
