#include "model/record/foreignwords.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tessera {

namespace {

using Row = std::pair<std::string_view, std::string_view>;

/// Characters for which PGN has another, or none.
constexpr std::array<Row, 27> kCharacters{{
    {"♔", "K"},      {"♕", "Q"},      {"♖", "R"},      {"♗", "B"},      {"♘", "N"},
    {"♙", ""},       {"♚", "K"},      {"♛", "Q"},      {"♜", "R"},      {"♝", "B"},
    {"♞", "N"},      {"♟", ""},       {"\uFE0E", ""},  {"\uFE0F", ""},  {"\u2010", "-"},
    {"\u2011", "-"}, {"\u2012", "-"}, {"\u2013", "-"}, {"\u2014", "-"}, {"\u2212", "-"},
    {"×", "x"},      {"½", "1/2"},    {"…", "..."},    {"\u200B", ""},  {"\u2020", "+"},
    {"\u2021", "#"}, {"‼", ""},
}};

/// What may stand behind a move without changing it.
constexpr std::array<std::string_view, 27> kEndings{"e.p.",    "ep.",    "ep",  "dbl.ch.", "dbl.ch",
                                                    "dis.ch.", "dis.ch", "ch.", "ch",      "mate",
                                                    "+/-",     "-/+",    "+/=", "=/+",     "+-",
                                                    "-+",      "+=",     "=+",  "++",      "=",
                                                    "□",       "N",      "±",   "∓",       "⩲",
                                                    "⩱",       "∞"};

struct Glyph
{
    std::string_view word;
    int number;
};

/// The glyphs of PGN (8.2.4), and those that programs agree upon beyond them.
constexpr std::array<Glyph, 43> kGlyphs{{
    {"□", 7},    {"=", 10},   {"==", 10},       {"∞", 13},   {"unclear", 13}, {"+=", 14},
    {"+/=", 14}, {"=/+", 15}, {"=+", 15},       {"⩲", 14},   {"⩱", 15},       {"±", 16},
    {"+/-", 16}, {"∓", 17},   {"-/+", 17},      {"+-", 18},  {"+--", 18},     {"-+", 19},
    {"--+", 19}, {"⨀", 22},   {"⊙", 22},        {"○", 26},   {"⟳", 32},       {"↑", 36},
    {"→", 40},   {"=/∞", 44}, {"=∞", 44},       {"⯹", 44}, {"⇆", 132},      {"⇄", 132},
    {"∆", 140},  {"Δ", 140},  {"∇", 141},       {"⌓", 142},  {"≤", 143},      {"RR", 145},
    {"N", 146},  {"TN", 146}, {"novelty", 146}, {"⨁", 138},  {"⊕", 138},      {"⟂", 151},
    {"D", 220},
}};

/// Remarks with letters.
constexpr std::array<std::string_view, 12> kRemarks{
    "e.p.",
    "ep.",
    "ep",
    "ch.",
    "ch",
    "mate",
    "dbl.ch.",
    "dbl.ch",
    "dis.ch.",
    "dis.ch",
    "diagram",
    "Diagram"};

constexpr std::array<std::string_view, 10>
    kNullMoves{"--", "Z0", "null", "NULL", "@@@@", "0000", "<>", "---", "pass", "PASS"};

std::string inPlainCharacters(std::string_view word)
{
    std::string plain;
    while (!word.empty()) {
        const auto row
            = std::find_if(kCharacters.begin(), kCharacters.end(), [word](const Row &known) {
                  return word.starts_with(known.first);
              });
        const bool isKnown = row != kCharacters.end();
        const std::size_t length = isKnown ? row->first.size() : characterLength(word);
        plain += isKnown ? row->second : word.substr(0, length);
        word.remove_prefix(length);
    }
    return plain;
}

bool isLetterOrDigit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

} // namespace

std::size_t characterLength(std::string_view text)
{
    if (text.empty())
        return 0;
    const auto byte = [text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const std::size_t length = byte(0) >= 0xF0 ? 4 : byte(0) >= 0xE0 ? 3 : byte(0) >= 0xC0 ? 2 : 1;
    for (std::size_t i = 1; i < length; ++i) {
        if (i >= text.size() || (byte(i) & 0xC0) != 0x80)
            return 1;
    }
    return length;
}

std::size_t blankLength(std::string_view text)
{
    constexpr std::array<std::string_view, 12> kWide{
        "\u00A0",
        "\u2002",
        "\u2003",
        "\u2005",
        "\u2006",
        "\u2007",
        "\u2008",
        "\u2009",
        "\u200A",
        "\u202F",
        "\u3000",
        "\uFEFF"};
    constexpr char kNoBreakInLatin1 = '\xA0';
    if (text.empty())
        return 0;
    const char first = text.front();
    if (first == ' ' || (first >= '\t' && first <= '\r') || first == kNoBreakInLatin1)
        return 1;
    const auto wide = std::find_if(kWide.begin(), kWide.end(), [text](std::string_view blank) {
        return text.starts_with(blank);
    });
    return wide == kWide.end() ? 0 : wide->size();
}

PlainWord plainWord(std::string_view word)
{
    PlainWord plain{inPlainCharacters(word), {}};
    std::string &text = plain.text;
    const auto ending = std::find_if(kEndings.begin(), kEndings.end(), [&text](std::string_view end) {
        return text.size() > end.size() && text.ends_with(end);
    });
    if (ending != kEndings.end()) {
        plain.remark = *ending;
        text.resize(text.size() - ending->size());
    }
    return plain;
}

std::optional<int> glyphOf(std::string_view word)
{
    const std::string plain = inPlainCharacters(word);
    for (const auto &[text, number] : kGlyphs) {
        if (text == word || text == plain)
            return number;
    }
    return std::nullopt;
}

bool isRemark(std::string_view word)
{
    if (isNullMove(word))
        return false;
    return std::find(kRemarks.begin(), kRemarks.end(), word) != kRemarks.end()
           || std::none_of(word.begin(), word.end(), isLetterOrDigit);
}

bool isNullMove(std::string_view word)
{
    const std::string plain = inPlainCharacters(word);
    return std::find(kNullMoves.begin(), kNullMoves.end(), plain) != kNullMoves.end();
}

} // namespace tessera
