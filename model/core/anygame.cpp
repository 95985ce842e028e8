#include "model/core/anygame.h"

namespace tessera {

BoardCells AnyPosition::cells() const
{
    BoardCells cells;
    const int count = board().cellCount();
    cells.pieces.reserve(static_cast<std::size_t>(count));
    cells.grounds.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        cells.pieces.push_back(piece(cellAt(i)));
        cells.grounds.push_back(ground(cellAt(i)));
    }
    return cells;
}

std::unique_ptr<AnyPosition> onTurn(const AnyPosition &position, Player player)
{
    const TurnsFacet *turns = position.turns();
    return turns != nullptr ? turns->onTurn(player) : nullptr;
}

std::unique_ptr<AnyPosition> seenBy(const AnyPosition &position, Player player)
{
    const SightFacet *sight = position.sight();
    return sight != nullptr ? sight->seenBy(player) : nullptr;
}

std::optional<PieceCard> cardOf(const AnyPosition &position, Piece piece)
{
    const CardsFacet *cards = position.cards();
    return cards != nullptr && piece.isPresent() ? std::optional(cards->card(piece)) : std::nullopt;
}

std::uint64_t perft(const AnyPosition &position, int depth)
{
    return position.measures().countSequences(depth);
}

PlayoutCount playRandomGames(const AnyPosition &position, int games, std::uint64_t seed)
{
    return {static_cast<std::uint64_t>(games), position.measures().countRandomTurns(games, seed)};
}

std::vector<std::string> boardLines(const AnyPosition &position)
{
    std::vector<std::string> lines;
    const std::string text = position.text();
    const std::string rows = text.substr(0, text.find(' '));
    const BoardShape shape = position.board();
    std::string line;
    const auto finishLine = [&] {
        const int spare = shape.columns - shape.cellsIn(static_cast<int>(lines.size()));
        line.insert(0, static_cast<std::size_t>(spare), ' ');
        lines.push_back(std::move(line));
        line.clear();
    };
    const auto addCell = [&line](char c) {
        if (!line.empty())
            line += ' ';
        line += c;
    };
    int run = 0;
    for (const char c : rows) {
        if (c >= '0' && c <= '9') {
            run = 10 * run + (c - '0');
            continue;
        }
        for (; run > 0; --run)
            addCell('.');
        if (c == '/')
            finishLine();
        else
            addCell(c);
    }
    for (; run > 0; --run)
        addCell('.');
    finishLine();
    return lines;
}

} // namespace tessera
