#include "model/session/glyphs.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

using namespace Qt::StringLiterals;

/// The numbers of PGN, section 10.
constexpr std::array<Glyph, 6> kMoveGlyphs{{
    {1, "!", QT_TRANSLATE_NOOP("Glyphs", "Good move")},
    {2, "?", QT_TRANSLATE_NOOP("Glyphs", "Mistake")},
    {3, "!!", QT_TRANSLATE_NOOP("Glyphs", "Brilliant move")},
    {4, "??", QT_TRANSLATE_NOOP("Glyphs", "Blunder")},
    {5, "!?", QT_TRANSLATE_NOOP("Glyphs", "Interesting move")},
    {6, "?!", QT_TRANSLATE_NOOP("Glyphs", "Dubious move")},
}};

/// The glyphs of positions, which a program may have given.
constexpr std::array<std::pair<int, const char *>, 8> kOthers{{
    {10, "="},
    {13, "∞"},
    {14, "⩲"},
    {15, "⩱"},
    {16, "±"},
    {17, "∓"},
    {18, "+−"},
    {19, "−+"},
}};

} // namespace

std::span<const Glyph> moveGlyphs()
{
    return kMoveGlyphs;
}

QString glyphText(const std::vector<int> &glyphs)
{
    QString text;
    for (const int number : glyphs) {
        const auto of = [number](const Glyph &glyph) { return glyph.number == number; };
        const auto move = std::find_if(kMoveGlyphs.begin(), kMoveGlyphs.end(), of);
        const auto numbered = [number](const auto &glyph) { return glyph.first == number; };
        const auto other = std::find_if(kOthers.begin(), kOthers.end(), numbered);
        if (move != kMoveGlyphs.end())
            text += QLatin1StringView(move->sign);
        else if (other != kOthers.end())
            text += u" "_s + QString::fromUtf8(other->second);
        else
            text += u" $%1"_s.arg(number);
    }
    return text;
}

} // namespace tessera
