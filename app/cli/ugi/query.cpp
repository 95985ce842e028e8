#include "app/cli/ugi/query.h"

namespace tessera::cli {

namespace {

std::string response(std::string_view text)
{
    return std::string("response").append(text.empty() ? "" : " ").append(text);
}

std::string truth(bool value)
{
    return response(value ? "true" : "false");
}

std::string playerText(Player player)
{
    return player == Player::None ? "none"
                                  : std::string("p").append(std::to_string(index(player) + 1));
}

std::string movesText(const AnyPosition &position)
{
    std::string moves;
    for (const MoveCode move : position.legalMoves())
        moves.append(moves.empty() ? "" : " ").append(position.moveText(move));
    return moves;
}

} // namespace

Result<std::vector<std::string>> answeredQuery(std::string_view item, const AnyPosition &position)
{
    using Lines = std::vector<std::string>;
    if (item == "gameover")
        return Lines{truth(position.outcome().isOver())};
    if (item == "result")
        return Lines{response(position.outcome().resultText())};
    if (item == "reason")
        return Lines{response(text(position.outcome().reason))};
    if (item == "turn")
        return Lines{response(playerText(position.toMove()))};
    if (item == "fen")
        return Lines{response(position.text())};
    if (item == "moves")
        return Lines{response(movesText(position))};
    if (item == "board") {
        Lines lines = boardLines(position);
        lines.push_back(response("ok"));
        return lines;
    }
    for (int i = 0; i < position.info().playerCount(); ++i) {
        if (item == playerText(playerAt(i)).append("turn"))
            return Lines{truth(position.toMove() == playerAt(i))};
    }
    return Error{
        "query",
        inQuotes(item),
        "p1turn and so on, gameover, result, reason, turn, fen, moves or board"};
}

} // namespace tessera::cli
