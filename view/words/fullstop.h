#pragma once

#include <QString>

namespace tessera {

/// A sentence that is read by itself ends with a full stop, if with nothing else.
[[nodiscard]] inline QString withFullStop(const QString &sentence)
{
    const bool isEnded = sentence.isEmpty() || QStringLiteral(".!?…:)").contains(sentence.back());
    return isEnded ? sentence : sentence + u'.';
}

} // namespace tessera
