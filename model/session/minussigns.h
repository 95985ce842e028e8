#pragma once

#include <QString>

namespace tessera {

/// `text` as people read it: a hyphen that begins a number is a minus sign, as on the board's edge.
/// One between two squares or words stays.
[[nodiscard]] QString withMinusSigns(QString text);

} // namespace tessera
