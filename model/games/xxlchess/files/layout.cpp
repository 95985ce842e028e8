#include "model/games/xxlchess/files/layout.h"

#include "model/core/words.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/rules/placement.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace tessera::xxlchess {

namespace {

constexpr const char *kStandard = "RNBHCGAKGCEBNR\n"
                                  "PPPPPPPPPPPPPP\n"
                                  "\n\n\n\n\n\n\n\n\n\n"
                                  "pppppppppppppp\n"
                                  "rnbhcgakgcebnr\n";

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        lines.push_back(text.substr(0, end));
        const bool isPair = text.substr(end, 2) == "\r\n";
        text.remove_prefix(std::min(end + (isPair ? 2U : 1U), text.size()));
    }
    return lines;
}

std::size_t lengthWithoutBlanks(std::string_view line)
{
    const std::size_t last = line.find_last_not_of(' ');
    return last == std::string_view::npos ? 0 : last + 1;
}

/// The character that begins at `offset`, all of its bytes in UTF-8.
std::string_view characterAt(std::string_view line, std::size_t offset)
{
    std::size_t end = offset + 1;
    while (end < line.size() && (static_cast<unsigned char>(line[end]) & 0xC0) == 0x80)
        ++end;
    return line.substr(offset, end - offset);
}

Error errorIn(const Phrase &where, std::size_t line, std::size_t column, Phrase found, Phrase wanted)
{
    return {
        where,
        std::move(found),
        std::move(wanted),
        static_cast<int>(line) + 1,
        static_cast<int>(column) + 1};
}

/// Puts the pieces of one layout on its board.
class LayoutReader
{
public:
    LayoutReader(std::string_view text, const PieceTypes &pieces, const std::string &where)
        : m_lines(linesOf(text))
        , m_pieces(pieces)
        , m_where(where)
    {}

    /// The board that the text itself spans, if it is not too large.
    [[nodiscard]] Result<BoardSize> sizeOfText() const
    {
        std::size_t width = kLeastSide;
        std::size_t height = kLeastSide;
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            const std::size_t length = lengthWithoutBlanks(m_lines[i]);
            if (length > kMostSide)
                return errorIn(
                    m_where,
                    i,
                    kMostSide,
                    phrase("xxlchess", "a line of %1 characters").with(length),
                    phrase("xxlchess", "at most 16"));
            if (length > 0 && i >= kMostSide)
                return errorIn(
                    m_where,
                    i,
                    0,
                    phrase("xxlchess", "line %1").with(i + 1),
                    phrase("xxlchess", "at most 16 lines"));
            width = std::max(width, length);
            height = length > 0 ? std::max(height, i + 1) : height;
        }
        return BoardSize{static_cast<int>(width), static_cast<int>(height)};
    }

    [[nodiscard]] Result<Layout> read(const BoardSize &size)
    {
        Layout layout{size};
        for (std::size_t line = 0; line < m_lines.size(); ++line) {
            for (std::size_t column = 0; column < m_lines[line].size(); ++column) {
                if (m_lines[line][column] == ' ')
                    continue;
                if (const auto error = put(line, column, layout))
                    return *error;
            }
        }
        return layout;
    }

private:
    [[nodiscard]] std::optional<Error> put(std::size_t line, std::size_t column, Layout &layout)
    {
        const char letter = m_lines[line][column];
        const auto kind = m_pieces.withLetter(letter);
        if (!kind) {
            const bool isTab = letter == '\t';
            return errorIn(
                m_where,
                line,
                column,
                isTab ? phrase("xxlchess", "a tab") : inQuotes(characterAt(m_lines[line], column)),
                phrase(
                    "xxlchess",
                    "a blank, or one of %1 in lower case for White, in upper case for Black")
                    .with(m_pieces.letters()));
        }
        const Phrase beyond = phrase("xxlchess", "%1 beyond the board")
                                  .with(inQuotes(std::string_view(&letter, 1)));
        if (column >= static_cast<std::size_t>(layout.size.width))
            return errorIn(
                m_where,
                line,
                column,
                beyond,
                phrase("xxlchess", "at most %1 squares in a line").with(layout.size.width));
        if (line >= static_cast<std::size_t>(layout.size.height))
            return errorIn(
                m_where,
                line,
                column,
                beyond,
                phrase("xxlchess", "at most %1 lines").with(layout.size.height));
        const Player owner = letter >= 'a' ? Player::First : Player::Second;
        if (m_pieces[*kind].isRoyal && ++m_kings[owner] > 1)
            return errorIn(
                m_where,
                line,
                column,
                owner == Player::First ? phrase("xxlchess", "a second king of White")
                                       : phrase("xxlchess", "a second king of Black"),
                phrase("xxlchess", "at most one king of a colour"));
        const int rank = layout.size.height - 1 - static_cast<int>(line);
        layout.pieces[static_cast<std::size_t>(squareAt(static_cast<int>(column), rank))]
            = Piece::of(owner, *kind);
        return std::nullopt;
    }

    std::vector<std::string_view> m_lines;
    const PieceTypes &m_pieces;
    const std::string &m_where;
    PerPlayer<int> m_kings;
};

} // namespace

Result<Layout> readLayout(
    std::string_view text,
    const PieceTypes &pieces,
    std::optional<BoardSize> size,
    const std::string &where)
{
    text = withoutByteOrderMark(text);
    if (const auto fault = utf16Fault(text, where))
        return *fault;
    LayoutReader reader(text, pieces, where);
    if (!size) {
        const auto ofText = reader.sizeOfText();
        if (!ofText)
            return ofText.error();
        size = *ofText;
    }
    return reader.read(*size);
}

std::string writeLayout(const Layout &layout, const PieceTypes &pieces)
{
    std::string text;
    for (int rank = layout.size.height - 1; rank >= 0; --rank) {
        std::string line;
        for (int file = 0; file < layout.size.width; ++file) {
            const Piece piece = layout.pieces[static_cast<std::size_t>(squareAt(file, rank))];
            if (!piece.isPresent())
                line += ' ';
            else
                line += piece.owner() == Player::First ? pieces[piece.kind()].letter
                                                       : pieces.moveLetter(piece.kind());
        }
        text.append(line, 0, lengthWithoutBlanks(line)).append("\n");
    }
    return text;
}

Layout standardLayout()
{
    auto layout = readLayout(kStandard, PieceTypes(), BoardSize(), "");
    return std::move(*layout);
}

Layout layoutOf(const Position &position)
{
    return {{position.rules().width(), position.rules().height()}, placementOf(position).pieces};
}

Layout turned(const Layout &layout)
{
    Layout result{layout.size};
    for (int rank = 0; rank < layout.size.height; ++rank) {
        for (int file = 0; file < layout.size.width; ++file) {
            const Square from = squareAt(file, rank);
            const Square to = squareAt(layout.size.width - 1 - file, layout.size.height - 1 - rank);
            result.pieces[static_cast<std::size_t>(to)]
                = layout.pieces[static_cast<std::size_t>(from)];
        }
    }
    return result;
}

Position positionFrom(const Layout &layout, RuleChoices choices, Player toMove)
{
    choices.width = layout.size.width;
    choices.height = layout.size.height;
    Placement placement;
    placement.pieces = layout.pieces;
    placement.toMove = toMove;
    placement.unmoved = kingsAndRooks(placement);
    return {std::make_shared<const Ruleset>(std::move(choices)), placement};
}

} // namespace tessera::xxlchess
