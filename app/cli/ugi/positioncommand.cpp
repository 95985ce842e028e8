#include "app/cli/ugi/positioncommand.h"

#include "model/games/positionafter.h"

#include <algorithm>

namespace tessera::cli {

Result<PositionWords> parsePositionWords(std::span<const std::string> words)
{
    if (words.empty() || (words.front() != "startpos" && words.front() != "fen"))
        return Error{
            "position", words.empty() ? "nothing" : inQuotes(words.front()), "startpos or fen TEXT"};
    PositionWords setup;
    const auto moves = std::find(words.begin(), words.end(), "moves");
    std::string text;
    for (auto word = words.begin() + 1; word != moves; ++word)
        text.append(text.empty() ? "" : " ").append(*word);
    if (words.front() == "fen")
        setup.text = text;
    else if (!text.empty())
        return Error{"position startpos", inQuotes(text), "moves or nothing more"};
    if (moves != words.end())
        setup.moves.assign(moves + 1, words.end());
    return setup;
}

Result<std::unique_ptr<AnyPosition>> positionOf(
    const PositionWords &words, const GameEntry &game, const UgiSettings &settings)
{
    const auto text = words.text ? words.text : settings.start();
    auto position = positionAfter(game, settings.rules(), text, words.moves);
    if (position)
        return position;
    Error error = position.error();
    if (!error.where.english().starts_with("position"))
        error.where = "position " + error.where.english();
    return error;
}

} // namespace tessera::cli
