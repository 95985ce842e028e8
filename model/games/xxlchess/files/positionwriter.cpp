#include "model/games/xxlchess/files/positiontext.h"

namespace tessera::xxlchess {

namespace {

char pieceLetter(const PieceTypes &pieces, Piece piece)
{
    const bool isWhite = piece.owner() == Player::First;
    return isWhite ? pieces.moveLetter(piece.kind()) : pieces[piece.kind()].letter;
}

std::string rowText(const Position &position, int rank)
{
    std::string row;
    int empty = 0;
    const auto endRun = [&row, &empty] {
        if (empty > 0)
            row += std::to_string(empty);
        empty = 0;
    };
    for (int file = 0; file < position.rules().width(); ++file) {
        const Piece piece = position.piece(squareAt(file, rank));
        if (!piece.isPresent()) {
            ++empty;
            continue;
        }
        endRun();
        row += pieceLetter(position.rules().pieces(), piece);
    }
    endRun();
    return row;
}

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

} // namespace

std::string squareText(Square square)
{
    std::string text(1, static_cast<char>('a' + fileOf(square)));
    return text.append(std::to_string(rankOf(square) + 1));
}

std::string writePosition(const Position &position)
{
    const RuleChoices &choices = position.rules().choices();
    std::string text;
    for (int rank = choices.height - 1; rank >= 0; --rank)
        text.append(rowText(position, rank)).append(rank > 0 ? "/" : " ");
    text.append(colourText(position.toMove())).append(" ");
    text.append(listText(position.unmoved())).append(" ");
    text.append(listText(position.movedPawns())).append(" ");
    text.append(colourText(choices.up)).append(" ");
    return text.append(std::to_string(choices.promotionRank));
}

} // namespace tessera::xxlchess
