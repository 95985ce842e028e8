#include "model/session/minussigns.h"

namespace tessera {

QString withMinusSigns(QString text)
{
    constexpr QChar kMinus(0x2212);
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        const bool beginsWord = i == 0 || !(text[i - 1].isLetterOrNumber() || text[i - 1] == u')');
        if (text[i] == u'-' && beginsWord && text[i + 1].isDigit())
            text[i] = kMinus;
    }
    return text;
}

} // namespace tessera
