#pragma once

#include <QString>

class QWidget;

namespace tessera {

/// The page of the manual about the part of the window that `focus` is in; empty at the board, about which the rules
/// of its game say more.
[[nodiscard]] QString manualPageOf(const QWidget *focus);

} // namespace tessera
