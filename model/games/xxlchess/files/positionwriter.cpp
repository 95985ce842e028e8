#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/xxlchess.h"

#include <functional>

namespace tessera::xxlchess {

namespace {

/// Values of the field of kings and rooks.
constexpr int kUnmovedAsBefore = 1;
constexpr int kUnmovedAll = 2;

char pieceLetter(const PieceTypes &pieces, Player owner, int kind)
{
    return owner == Player::First ? pieces.moveLetter(kind) : pieces[kind].letter;
}

/// What a position text says beside its rows, the pawns' direction and the rank of promotion.
struct Words
{
    Player side = Player::First;
    SquareSet unmoved;
    SquareSet movedPawns;
};

std::string listText(const SquareSet &squares)
{
    std::string list;
    squares.forEach([&list](Square square) {
        list.append(list.empty() ? "" : ",").append(squareText(square));
    });
    return list.empty() ? "-" : list;
}

std::string colourText(Player player)
{
    return player == Player::First ? "w" : "b";
}

std::string textOf(
    const RuleChoices &choices, const Words &words, const std::function<char(int cell)> &symbolAt)
{
    const std::vector<int> lengths(static_cast<std::size_t>(choices.height), choices.width);
    std::string text = rowsText(lengths, symbolAt).append(" ");
    text.append(colourText(words.side)).append(" ");
    text.append(listText(words.unmoved)).append(" ");
    text.append(listText(words.movedPawns)).append(" ");
    text.append(colourText(choices.up)).append(" ");
    return text.append(std::to_string(choices.promotionRank));
}

/// Those of `squares` on which the same piece stands in `men`.
SquareSet keptOf(
    const SquareSet &squares, const Position &position, std::span<const tessera::Piece> men)
{
    SquareSet kept;
    squares.forEach([&](Square square) {
        const Cell cell = cellOf(position, square);
        if (men[static_cast<std::size_t>(index(cell))] == Rules::piece(position, cell))
            kept.add(square);
    });
    return kept;
}

} // namespace

std::string squareText(Square square)
{
    std::string text(1, static_cast<char>('a' + fileOf(square)));
    return text.append(std::to_string(rankOf(square) + 1));
}

std::string writePosition(const Position &position)
{
    const Ruleset &rules = position.rules();
    const Words words{position.toMove(), position.unmoved(), position.movedPawns()};
    return textOf(rules.choices(), words, [&](int cell) {
        const Square square = squareOf(position, cellAt(cell));
        if (position.view() != nullptr && position.view()->hidden.contains(square))
            return '?';
        const Piece piece = position.piece(square);
        return piece.isPresent() ? pieceLetter(rules.pieces(), piece.owner(), piece.kind()) : '\0';
    });
}

std::vector<tessera::Piece> Rules::palette(const Position &position)
{
    std::vector<tessera::Piece> palette;
    const auto count = static_cast<std::uint8_t>(position.rules().pieces().size());
    for (const Player owner : {Player::First, Player::Second}) {
        for (std::uint8_t kind = 0; kind < count; ++kind)
            palette.push_back({owner, kind});
    }
    return palette;
}

std::vector<PositionField> Rules::fields(const Position &position)
{
    return {
        {TESSERA_TEXT("xxlchess", "To move"), index(position.toMove()), 0, 1, info().players},
        {TESSERA_TEXT("xxlchess", "Kings and rooks"),
         kUnmovedAsBefore,
         0,
         kUnmovedAll,
         {TESSERA_TEXT("xxlchess", "have moved"),
          TESSERA_TEXT("xxlchess", "as in this position"),
          TESSERA_TEXT("xxlchess", "have not moved")}}};
}

std::string Rules::compose(
    const Position &position, std::span<const tessera::Piece> men, std::span<const int> values)
{
    const Ruleset &rules = position.rules();
    Words words{playerAt(values[0]), {}, keptOf(position.movedPawns(), position, men)};
    if (values[1] == kUnmovedAsBefore)
        words.unmoved = keptOf(position.unmoved(), position, men);
    for (std::size_t i = 0; values[1] == kUnmovedAll && i < men.size(); ++i) {
        if (men[i].isPresent() && (men[i].kind == kKing || men[i].kind == kRook))
            words.unmoved.add(squareOf(position, cellAt(static_cast<int>(i))));
    }
    return textOf(rules.choices(), words, [&](int cell) {
        const tessera::Piece man = men[static_cast<std::size_t>(cell)];
        return man.isPresent() ? pieceLetter(rules.pieces(), man.owner, man.kind) : '\0';
    });
}

} // namespace tessera::xxlchess
