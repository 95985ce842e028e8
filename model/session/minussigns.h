#pragma once

#include <QString>

namespace tessera {

/// `text` for people to read: a hyphen that begins a number becomes a minus sign, as on the board's edge. A hyphen
/// between two squares or words stays.
[[nodiscard]] QString withMinusSigns(QString text);

} // namespace tessera
