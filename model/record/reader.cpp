#include "model/record/reader.h"

#include "model/core/words.h"
#include "model/record/commenttext.h"
#include "model/record/gamereader.h"
#include "model/record/jsonlines.h"
#include "model/record/lexer.h"
#include "model/record/transcript.h"

#include <algorithm>

namespace tessera {

namespace {

void readEachLine(
    std::string_view text,
    const std::string &name,
    const ReadSettings &settings,
    const std::function<bool(ReadGame, TextSpan)> &take)
{
    std::size_t at = 0;
    for (int line = 1; at < text.size(); ++line) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        for (JsonGame &game : readJsonLines(text.substr(at, end - at), name, settings)) {
            game.read.record.outcome = endOf(game);
            game.read.isForeign = true;
            game.read.line = line;
            if (game.read.error)
                game.read.error->line = line;
            if (!take(std::move(game.read), {at, end}))
                return;
        }
        at = end;
    }
}

} // namespace

void readEachGame(
    std::string_view text,
    const std::string &name,
    const ReadSettings &settings,
    const std::function<bool(ReadGame, TextSpan)> &take)
{
    if (const auto fault = utf16Fault(text, name)) {
        ReadGame none;
        none.error = fault;
        take(std::move(none), {0, text.size()});
        return;
    }
    if (isJsonLines(text)) {
        readEachLine(text, name, settings, take);
        return;
    }
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
        for (Error &warning : game->warnings)
            warning.where = name;
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
