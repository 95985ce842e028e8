#include "model/record/reader.h"

#include "model/record/commenttext.h"
#include "model/record/gamereader.h"
#include "model/record/lexer.h"
#include "model/record/transcript.h"

namespace tessera {

std::vector<ReadGame> readGames(
    std::string_view text, const std::string &name, const ReadSettings &settings)
{
    std::vector<ReadGame> games;
    if (auto transcript = readTranscript(text, name, settings)) {
        games.push_back(std::move(*transcript));
        return games;
    }
    Lexer lexer(text);
    for (;;) {
        GameReader reader(lexer, settings);
        auto game = reader.read();
        if (!game)
            return games;
        if (game->error) {
            game->error->where = name;
            lexer.skipToNextGame();
        }
        games.push_back(std::move(*game));
    }
}

} // namespace tessera
