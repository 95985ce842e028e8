#include "model/session/minussigns.h"

namespace tessera {

namespace {

constexpr QChar kMinus(0x2212);
constexpr QChar kWordJoiner(0x2060);

} // namespace

QString withMinusSigns(QString text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        const bool beginsWord = i == 0 || !(text[i - 1].isLetterOrNumber() || text[i - 1] == u')');
        if (text[i] != u'-' || !beginsWord || !text[i + 1].isDigit())
            continue;
        text[i] = kMinus;
        if (i > 0 && !text[i - 1].isSpace())
            text.insert(i++, kWordJoiner);
    }
    return text;
}

QString asTyped(QString text)
{
    return text.replace(kMinus, u'-').remove(kWordJoiner).remove(u' ');
}

} // namespace tessera
