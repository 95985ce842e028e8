#include "model/games/positionafter.h"

namespace tessera {

Result<std::unique_ptr<AnyPosition>> positionAfter(
    const GameEntry &game,
    const Options &options,
    const std::optional<std::string> &text,
    std::span<const std::string> moves)
{
    std::unique_ptr<AnyPosition> position;
    if (text) {
        auto parsed = game.game->parsePosition(*text, options);
        if (!parsed)
            return parsed.error();
        position = std::move(*parsed);
    } else {
        position = game.game->start(options);
    }
    int number = 0;
    for (const std::string &word : moves) {
        ++number;
        const auto move = position->parseMove(word);
        if (!move) {
            return Error{
                phrase("Error", "move %1").with(number), move.error().found, move.error().wanted};
        }
        position->play(*move);
    }
    return position;
}

} // namespace tessera
