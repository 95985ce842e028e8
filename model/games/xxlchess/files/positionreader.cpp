#include "model/core/words.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/rules/placement.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>

namespace tessera::xxlchess {

namespace {

std::optional<int> numberIn(std::string_view text)
{
    constexpr auto kMost = std::numeric_limits<int>::max();
    const auto number = wholeNumber(text, -kMost, kMost);
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

/// Reads one text. Each step returns the error that it met, or nothing; columns count from 1.
class Reader
{
public:
    Reader(std::string_view text, RuleChoices choices)
        : m_text(text)
        , m_choices(std::move(choices))
        , m_fields(fieldsOf(text))
    {}

    [[nodiscard]] Result<PositionReading> read()
    {
        constexpr std::size_t kLeastFields = 4;
        constexpr std::size_t kMostFields = 6;
        if (m_fields.size() < kLeastFields || m_fields.size() > kMostFields)
            return errorAt(
                m_text.size(),
                phrase("xxlchess", "%1 fields").with(m_fields.size()),
                phrase(
                    "xxlchess",
                    "6: rows, side, unmoved, moved, up and promotion rank (or the fields of a "
                    "FEN)"));
        if (auto error = readRows(m_fields[0]))
            return *error;
        if (auto error = readColour(m_fields[1], m_placement.toMove))
            return *error;
        if (auto error = isFen() ? readFenFields() : readOwnFields())
            return *error;
        if (auto error = impossiblePieces(m_choices.pieces, m_placement)) {
            error->where = phrase("xxlchess", "position");
            error->column = 1;
            return *error;
        }
        Position position(std::make_shared<const Ruleset>(m_choices), m_placement);
        std::vector<Sentence> warnings = warningsAbout(position);
        warnings.insert(warnings.end(), m_warnings.begin(), m_warnings.end());
        return PositionReading{std::move(position), std::move(warnings)};
    }

private:
    using Fault = std::optional<Error>;

    static Error errorAt(std::size_t offset, Phrase found, Phrase wanted)
    {
        Error error{phrase("xxlchess", "position"), std::move(found), std::move(wanted)};
        error.column = static_cast<int>(offset) + 1;
        return error;
    }

    /// Whether the text is a FEN, which has counters, or ends, where our texts name the colour that goes up.
    [[nodiscard]] bool isFen() const
    {
        return m_fields.size() < 5 || numberIn(m_fields[4].text).has_value();
    }

    Fault readRows(const TextField &field)
    {
        m_choices.height = 1
                           + static_cast<int>(std::count(field.text.begin(), field.text.end(), '/'));
        if (m_choices.height < kLeastSide || m_choices.height > kMostSide)
            return errorAt(
                field.offset,
                phrase("xxlchess", "%1 rows").with(m_choices.height),
                phrase("xxlchess", "3 to 16 rows"));
        m_choices.width = 0;
        std::size_t begin = 0;
        for (int rank = m_choices.height - 1; rank >= 0; --rank) {
            const std::size_t end = std::min(field.text.find('/', begin), field.text.size());
            const TextField row{field.text.substr(begin, end - begin), field.offset + begin};
            if (auto error = readRow(row, rank))
                return error;
            begin = end + 1;
        }
        return std::nullopt;
    }

    Fault readRow(const TextField &row, int rank)
    {
        int file = 0;
        for (std::size_t i = 0; i < row.text.size(); ++i) {
            const char letter = row.text[i];
            const std::size_t begin = i;
            int width = 1;
            if (letter >= '1' && letter <= '9') {
                while (i + 1 < row.text.size() && row.text[i + 1] >= '0' && row.text[i + 1] <= '9')
                    ++i;
                width = numberIn(row.text.substr(begin, i + 1 - begin)).value_or(kMostSide + 1);
            } else if (!m_choices.pieces.withLetter(letter)) {
                return errorAt(
                    row.offset + i,
                    inQuotes(row.text.substr(i, 1)),
                    phrase("xxlchess", "a number, or one of %1").with(m_choices.pieces.letters()));
            }
            if (width > kMostSide - file)
                return errorAt(
                    row.offset + begin,
                    phrase("xxlchess", "more than 16 squares in a row"),
                    phrase("xxlchess", "3 to 16"));
            if (const auto kind = m_choices.pieces.withLetter(letter))
                m_placement.pieces[static_cast<std::size_t>(squareAt(file, rank))]
                    = Piece::of(letter < 'a' ? Player::First : Player::Second, *kind);
            file += width;
        }
        if (rank == m_choices.height - 1)
            m_choices.width = file;
        const std::size_t end = row.offset + row.text.size();
        if (file < kLeastSide)
            return errorAt(
                end,
                phrase("xxlchess", "%1 squares in a row").with(file),
                phrase("xxlchess", "3 to 16"));
        if (file != m_choices.width)
            return errorAt(
                end,
                phrase("xxlchess", "%1 squares in this row").with(file),
                phrase("xxlchess", "%1 as in the first row").with(m_choices.width));
        return std::nullopt;
    }

    static Fault readColour(const TextField &field, Player &player)
    {
        if (field.text != "w" && field.text != "b")
            return errorAt(field.offset, inQuotes(field.text), phrase("xxlchess", "w or b"));
        player = field.text == "w" ? Player::First : Player::Second;
        return std::nullopt;
    }

    Fault readOwnFields()
    {
        if (m_fields.size() < 6)
            return errorAt(
                m_text.size(),
                phrase("xxlchess", "nothing"),
                phrase("xxlchess", "the promotion rank"));
        if (auto error = readColour(m_fields[4], m_choices.up))
            return error;
        const auto rank = numberIn(m_fields[5].text);
        if (!rank || *rank < 1 || *rank > m_choices.height)
            return errorAt(
                m_fields[5].offset,
                inQuotes(m_fields[5].text),
                phrase("xxlchess", "a promotion rank from 1 to %1").with(m_choices.height));
        m_choices.promotionRank = *rank;
        const auto isKingOrRook = [this](Square square) {
            return kingsAndRooks(m_placement).contains(square);
        };
        const auto isMovedPawn = [this](Square square) {
            const Piece piece = m_placement.pieces[static_cast<std::size_t>(square)];
            const bool goesUp = piece.owner() == m_choices.up;
            const int secondRank = goesUp ? 1 : m_choices.height - 2;
            return piece.isPresent() && piece.kind() == kPawn && rankOf(square) == secondRank;
        };
        if (auto error = readSquares(
                m_fields[2],
                phrase("xxlchess", "a square with a king or a rook"),
                isKingOrRook,
                m_placement.unmoved))
            return error;
        return readSquares(
            m_fields[3],
            phrase("xxlchess", "a square with a pawn on its second row"),
            isMovedPawn,
            m_placement.movedPawns);
    }

    template<typename Fits>
    static Fault readSquares(
        const TextField &field, const Phrase &wanted, Fits fits, SquareSet &squares)
    {
        if (field.text == "-")
            return std::nullopt;
        for (std::size_t begin = 0; begin <= field.text.size();) {
            const std::size_t end = std::min(field.text.find(',', begin), field.text.size());
            const std::string_view item = field.text.substr(begin, end - begin);
            std::string_view rest = item;
            const auto square = takeSquare(rest);
            if (!square || !rest.empty() || !fits(*square))
                return errorAt(field.offset + begin, inQuotes(item), wanted);
            squares.add(*square);
            begin = end + 1;
        }
        return std::nullopt;
    }

    Fault readFenFields()
    {
        m_choices.up = Player::First;
        m_choices.promotionRank = 0;
        for (std::size_t i = 4; i < m_fields.size(); ++i) {
            if (!numberIn(m_fields[i].text))
                return errorAt(
                    m_fields[i].offset, inQuotes(m_fields[i].text), phrase("xxlchess", "a number"));
        }
        if (m_fields[3].text != "-")
            m_warnings.push_back(
                {"xxlchess",
                 TESSERA_TEXT("xxlchess", "There is no en passant: %1 is ignored"),
                 {std::string(m_fields[3].text)}});
        return readCastling(m_fields[2]);
    }

    Fault readCastling(const TextField &field)
    {
        if (field.text == "-")
            return std::nullopt;
        for (std::size_t i = 0; i < field.text.size(); ++i) {
            const char letter = field.text[i];
            const bool isKnown = std::string_view("KQkq").find(letter) != std::string_view::npos;
            if (!isKnown)
                return errorAt(
                    field.offset + i,
                    inQuotes(field.text.substr(i, 1)),
                    phrase("xxlchess", "K, Q, k, q, or the squares of unmoved kings and rooks"));
            const Player player = letter < 'a' ? Player::First : Player::Second;
            if (!addCastling(player, letter == 'K' || letter == 'k'))
                return errorAt(
                    field.offset + i,
                    inQuotes(field.text.substr(i, 1)),
                    phrase("xxlchess", "a king and a rook on its rank that can castle so"));
        }
        return std::nullopt;
    }

    /// Marks the king and its outermost rook on one side as unmoved.
    bool addCastling(Player player, bool isTowardHigherFiles)
    {
        Square king = kNoSquare;
        for (Square square = 0; square < kSquareCount; ++square) {
            if (pieceAt(square) == Piece::of(player, kKing))
                king = square;
        }
        if (king == kNoSquare)
            return false;
        const int step = isTowardHigherFiles ? 1 : -1;
        int file = isTowardHigherFiles ? m_choices.width - 1 : 0;
        while (file != fileOf(king)
               && pieceAt(squareAt(file, rankOf(king))) != Piece::of(player, kRook))
            file -= step;
        if (file == fileOf(king))
            return false;
        m_placement.unmoved.add(king);
        m_placement.unmoved.add(squareAt(file, rankOf(king)));
        return true;
    }

    [[nodiscard]] Piece pieceAt(Square square) const
    {
        return m_placement.pieces[static_cast<std::size_t>(square)];
    }

    std::string_view m_text;
    RuleChoices m_choices;
    Placement m_placement;
    std::vector<TextField> m_fields;
    std::vector<Sentence> m_warnings;
};

} // namespace

std::optional<Square> takeSquare(std::string_view &text)
{
    if (text.empty() || text[0] < 'a' || text[0] >= 'a' + kMostSide)
        return std::nullopt;
    std::size_t end = 1;
    while (end < text.size() && end < 3 && text[end] >= '0' && text[end] <= '9')
        ++end;
    const auto rank = numberIn(text.substr(1, end - 1));
    if (!rank || text[1] == '0' || *rank > kMostSide)
        return std::nullopt;
    const Square square = squareAt(text[0] - 'a', *rank - 1);
    text.remove_prefix(end);
    return square;
}

Result<PositionReading> readPosition(std::string_view text, RuleChoices choices)
{
    return Reader(text, std::move(choices)).read();
}

} // namespace tessera::xxlchess
