#pragma once

#include "model/core/result.h"

#include <QString>

namespace tessera {

/// A phrase in the program's language.
[[nodiscard]] QString phraseWords(const Phrase &phrase);

/// What was found where and what was wanted, without a final stop.
[[nodiscard]] QString errorWords(const Error &error);

} // namespace tessera
