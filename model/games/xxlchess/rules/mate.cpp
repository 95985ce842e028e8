#include "model/games/xxlchess/rules/mate.h"

#include "model/games/xxlchess/rules/placement.h"

#include <limits>

namespace tessera::xxlchess {

namespace {

Position withoutKing(const Position &position)
{
    Placement placement = placementOf(position);
    placement.pieces[static_cast<std::size_t>(position.king(position.toMove()))] = Piece{};
    return {position.sharedRules(), placement};
}

/// The value by which attackers are compared; a royal piece has more than any other.
int rankedValue(const Position &position, Square square)
{
    const PieceKind &kind = position.rules().pieces()[position.piece(square).kind()];
    return kind.isRoyal ? std::numeric_limits<int>::max() : kind.value;
}

bool comesFirst(Square left, Square right)
{
    return fileOf(left) != fileOf(right) ? fileOf(left) < fileOf(right)
                                         : rankOf(left) < rankOf(right);
}

Square leastValuable(const Position &position, const SquareSet &pieces)
{
    Square best = kNoSquare;
    pieces.forEach([&](Square square) {
        const bool isBetter = best == kNoSquare
                              || rankedValue(position, square) < rankedValue(position, best)
                              || (rankedValue(position, square) == rankedValue(position, best)
                                  && comesFirst(square, best));
        if (isBetter)
            best = square;
    });
    return best;
}

} // namespace

std::vector<MateSquare> contributingPieces(const Position &position)
{
    const Player mated = position.toMove();
    const Player enemy = opponentOf(mated);
    const Square king = position.king(mated);
    const Position lifted = withoutKing(position);
    std::vector<MateSquare> squares{{king, lifted.attackers(king, enemy)}};
    for (int file = fileOf(king) - 1; file <= fileOf(king) + 1; ++file) {
        for (int rank = rankOf(king) - 1; rank <= rankOf(king) + 1; ++rank) {
            if (file < 0 || file >= kMostSide || rank < 0 || rank >= kMostSide)
                continue;
            const Square square = squareAt(file, rank);
            const bool isOfInterest = square != king && position.rules().board().contains(square)
                                      && !position.pieces(mated).contains(square);
            if (isOfInterest)
                squares.push_back({square, lifted.attackers(square, enemy)});
        }
    }
    return squares;
}

SquareSet mateHighlight(const Position &position)
{
    SquareSet chosen;
    for (const auto &[square, attackers] : contributingPieces(position)) {
        if (!attackers.isEmpty() && (attackers & chosen).isEmpty())
            chosen.add(leastValuable(position, attackers));
    }
    return chosen;
}

} // namespace tessera::xxlchess
