#pragma once

#include <QString>

namespace tessera {

/// `text` for people to read: a hyphen that begins a number becomes a minus sign, as on the board's edge, and a line
/// never breaks before it within a word, as in "0,−1". A hyphen between two squares or words stays.
[[nodiscard]] QString withMinusSigns(QString text);

/// `text`, which people read or have copied, as it is typed: with hyphens for minus signs, and without blanks.
[[nodiscard]] QString asTyped(QString text);

} // namespace tessera
