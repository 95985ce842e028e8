#include "tests/support/screens/pseudolanguage.h"

#include <QHash>

namespace tessera::test {

using namespace Qt::StringLiterals;

QString PseudoLanguage::translate(const char *context, const char *sourceText, const char *, int) const
{
    const QLatin1StringView group(context);
    // The names of keys are read back, and Qt's own formats are no texts.
    if (group == "QShortcut"_L1 || group == "QLocale"_L1)
        return {};
    return lengthened(QString::fromUtf8(sourceText));
}

QString PseudoLanguage::lengthened(const QString &text)
{
    static const QHash<QChar, QChar>
        accents{{u'a', u'á'}, {u'e', u'é'}, {u'i', u'í'}, {u'o', u'ó'}, {u'u', u'ú'}, {u'N', u'Ñ'}};
    QString result;
    bool isPlace = false;
    for (const QChar letter : text) {
        result += isPlace ? letter : accents.value(letter, letter);
        isPlace = letter == u'%';
    }
    // Two fifths more, in words; the marks count.
    constexpr qsizetype kPart = 5;
    constexpr qsizetype kWord = 7;
    const qsizetype more = std::max<qsizetype>(2 * text.size() / kPart - 2, 0);
    for (qsizetype i = 0; i < more; ++i)
        result += i % kWord == kWord - 1 ? u' ' : u'~';
    return u"[%1]"_s.arg(result);
}

} // namespace tessera::test

#include "moc_pseudolanguage.cpp"
