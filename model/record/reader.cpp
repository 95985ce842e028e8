#include "model/record/reader.h"

#include "model/record/commenttext.h"
#include "model/record/gamereader.h"
#include "model/record/lexer.h"
#include "model/record/transcript.h"

namespace tessera {

void readEachGame(
    std::string_view text,
    const std::string &name,
    const ReadSettings &settings,
    const std::function<bool(ReadGame, TextSpan)> &take)
{
    if (auto transcript = readTranscript(text, name, settings)) {
        take(std::move(*transcript), {0, text.size()});
        return;
    }
    Lexer lexer(text);
    for (;;) {
        const std::size_t begin = lexer.offset();
        GameReader reader(lexer, settings);
        auto game = reader.read();
        if (!game)
            return;
        if (game->error) {
            game->error->where = name;
            lexer.skipToNextGame();
        }
        if (!take(std::move(*game), {begin, lexer.offset()}))
            return;
    }
}

std::vector<ReadGame> readGames(
    std::string_view text, const std::string &name, const ReadSettings &settings)
{
    std::vector<ReadGame> games;
    readEachGame(text, name, settings, [&games](ReadGame game, TextSpan) {
        games.push_back(std::move(game));
        return true;
    });
    return games;
}

} // namespace tessera
