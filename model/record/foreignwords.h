#pragma once

#include <optional>
#include <string>
#include <string_view>

/// What other programs write in move texts beside PGN's own words.
namespace tessera {

/// The length in bytes of the blank with which `text` begins, no-break and narrow ones of Unicode and of Latin-1
/// included; 0 when it begins with none.
[[nodiscard]] std::size_t blankLength(std::string_view text);

/// The length in bytes of the character with which `text` begins; 1 where that is no UTF-8, 0 at the end.
[[nodiscard]] std::size_t characterLength(std::string_view text);

/// A word in the letters and signs of PGN.
struct PlainWord
{
    /// The move or result that is meant by figurines and typographic dashes.
    std::string text;
    /// What was glued to it: an assessment, `e.p.`, `ch`; empty for nothing.
    std::string remark;
};
[[nodiscard]] PlainWord plainWord(std::string_view word);

/// The number of the glyph (NAG) that a word such as `+/-`, `±`, `=`, `□` or `N` stands for.
[[nodiscard]] std::optional<int> glyphOf(std::string_view word);

/// Whether a word can only be a remark about a move: without letters and digits, or `e.p.` and the like. No null move
/// is one.
[[nodiscard]] bool isRemark(std::string_view word);

/// Whether a word stands for a turn without a move, as in analyses: `--`, `Z0`, `null`.
[[nodiscard]] bool isNullMove(std::string_view word);

} // namespace tessera
