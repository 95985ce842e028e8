#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/rules/rules.h"

#include <algorithm>
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

/// The fields of a position text behind its rows, the pawns' direction and the rank of promotion.
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

/// The pieces on a board of some size, row by row from the top of the screen.
struct PieceGrid
{
    int width = 0;
    int height = 0;
    std::vector<tessera::Piece> at;

    [[nodiscard]] Square square(std::size_t cell) const
    {
        const int number = static_cast<int>(cell);
        return squareAt(number % width, height - 1 - number / width);
    }
};

/// The pieces on a board of `width` files and `height` ranks: of the ranks that both boards have, the upper half stays
/// at the top and the lower half at the bottom; files are added and removed on the right.
PieceGrid resized(const PieceGrid &grid, int width, int height)
{
    PieceGrid result{width, height, {}};
    result.at.resize(static_cast<std::size_t>(width * height));
    const int common = std::min(grid.height, height);
    for (int row = 0; row < common; ++row) {
        const bool isUpper = row < common / 2;
        const int from = isUpper ? row : grid.height - common + row;
        const int to = isUpper ? row : height - common + row;
        for (int file = 0; file < std::min(grid.width, width); ++file)
            result.at[static_cast<std::size_t>(to * width + file)]
                = grid.at[static_cast<std::size_t>(from * grid.width + file)];
    }
    return result;
}

/// The rank of promotion that was asked for, adjusted where the number of ranks has changed and the rank has not.
int promotionRankFor(const RuleChoices &before, int height, int wanted)
{
    if (height == before.height || wanted != before.promotionRank)
        return wanted;
    const bool isUsual = wanted == usualPromotionRank(before.height);
    return isUsual ? usualPromotionRank(height) : std::min(wanted, height);
}

/// The squares of `squares` on which the same piece stands in `grid`, on a board of the same size.
SquareSet keptOf(const SquareSet &squares, const Position &position, const PieceGrid &grid)
{
    SquareSet kept;
    for (std::size_t i = 0; i < grid.at.size(); ++i) {
        const bool isSame = grid.at[i] == Rules::piece(position, cellAt(static_cast<int>(i)));
        if (isSame && squares.contains(grid.square(i)))
            kept.add(grid.square(i));
    }
    return kept;
}

} // namespace

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
    const RuleChoices &choices = position.rules().choices();
    return {
        {TESSERA_TEXT("xxlchess", "To move"), index(position.toMove()), 0, 1, info().players, 0},
        {TESSERA_TEXT("xxlchess", "Kings and rooks"),
         kUnmovedAsBefore,
         0,
         kUnmovedAll,
         {TESSERA_TEXT("xxlchess", "have moved"),
          TESSERA_TEXT("xxlchess", "as in this position"),
          TESSERA_TEXT("xxlchess", "have not moved")},
         kUnmovedAll},
        {TESSERA_TEXT("xxlchess", "Files"), choices.width, kLeastSide, kMostSide},
        {TESSERA_TEXT("xxlchess", "Ranks"), choices.height, kLeastSide, kMostSide},
        {TESSERA_TEXT("xxlchess", "Pawns are promoted on rank"),
         choices.promotionRank,
         1,
         kMostSide}};
}

std::string Rules::compose(
    const Position &position, std::span<const tessera::Piece> pieces, std::span<const int> values)
{
    const PieceTypes &types = position.rules().pieces();
    RuleChoices choices = position.rules().choices();
    const PieceGrid before{choices.width, choices.height, {pieces.begin(), pieces.end()}};
    const PieceGrid after = resized(before, values[2], values[3]);
    const bool isSameBoard = after.width == before.width && after.height == before.height;
    choices.width = after.width;
    choices.height = after.height;
    choices.promotionRank = promotionRankFor(position.rules().choices(), after.height, values[4]);
    Words words;
    words.side = playerAt(values[0]);
    if (isSameBoard)
        words.movedPawns = keptOf(position.movedPawns(), position, after);
    if (values[1] == kUnmovedAsBefore && isSameBoard)
        words.unmoved = keptOf(position.unmoved(), position, after);
    // On a board of another size nothing has moved yet.
    const bool isAllUnmoved = values[1] == kUnmovedAll
                              || (values[1] == kUnmovedAsBefore && !isSameBoard);
    for (std::size_t i = 0; isAllUnmoved && i < after.at.size(); ++i) {
        const tessera::Piece piece = after.at[i];
        if (piece.isPresent() && (piece.kind == kKing || piece.kind == kRook))
            words.unmoved.add(after.square(i));
    }
    return textOf(choices, words, [&](int cell) {
        const tessera::Piece piece = after.at[static_cast<std::size_t>(cell)];
        return piece.isPresent() ? pieceLetter(types, piece.owner, piece.kind) : '\0';
    });
}

} // namespace tessera::xxlchess
