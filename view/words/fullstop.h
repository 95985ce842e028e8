#pragma once

#include <QCoreApplication>
#include <QString>

namespace tessera {

/// Adds a full stop to a sentence that stands alone, unless it ends with another sign.
[[nodiscard]] inline QString withFullStop(const QString &sentence)
{
    const bool isEnded = sentence.isEmpty()
                         || QStringLiteral(".!?…:)。！？：）").contains(sentence.back());
    return isEnded ? sentence
                   : QCoreApplication::translate("FullStop", "%1.", "a sentence").arg(sentence);
}

} // namespace tessera
