#pragma once

#include <QString>

#include <span>
#include <vector>

namespace tessera {

/// A judgement of a move, as PGN's numeric annotation glyphs number and chess players write it.
struct Glyph
{
    int number;
    const char *sign;
    /// The judgement in words, for `QCoreApplication::translate` in the context "Glyphs".
    const char *words;
};

/// The glyphs that a move can be given.
[[nodiscard]] std::span<const Glyph> moveGlyphs();

/// The signs of glyphs, as they follow a move: "!?". Glyphs without a sign are written as in PGN.
[[nodiscard]] QString glyphText(const std::vector<int> &glyphs);

} // namespace tessera
