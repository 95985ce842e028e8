#pragma once

#include <QString>

namespace tessera {

/// Adds a full stop to a sentence that stands alone, unless it ends with another sign.
[[nodiscard]] inline QString withFullStop(const QString &sentence)
{
    const bool isEnded = sentence.isEmpty() || QStringLiteral(".!?…:)").contains(sentence.back());
    return isEnded ? sentence : sentence + u'.';
}

} // namespace tessera
