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

/// The place of a text's first line that is not blank.
struct FirstLine
{
    explicit FirstLine(std::string_view whole)
    {
        const std::size_t first = std::min(whole.find_first_not_of(" \t\r\n"), whole.size());
        const std::string_view before = whole.substr(0, first);
        line += static_cast<int>(std::count(before.begin(), before.end(), '\n'));
        column += static_cast<int>(first - (before.rfind('\n') + 1));
        text = whole.substr(first, whole.find_first_of("\r\n", first) - first);
    }

    std::string_view text;
    int line = 1;
    int column = 1;
};

/// Stands for a text that is no game file and no transcript, which is not judged in any format's words; nothing if it
/// may be one.
std::optional<ReadGame> strangeText(std::string_view text, const std::string &name)
{
    const FirstLine first(withoutByteOrderMark(text));
    // Lines that begin with a percent sign say nothing.
    const bool isOfGameFile = first.text.starts_with('[') || first.text.starts_with('%');
    if (first.text.empty() || isOfGameFile || hasTags(text))
        return std::nullopt;
    ReadGame none;
    none.line = first.line;
    none.error = Error{
        name,
        inQuotes(first.text),
        phrase("Error", "a game file, or what a course's referee prints"),
        first.line,
        first.column};
    return none;
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
    if (settings.usualGame == nullptr) {
        if (auto strange = strangeText(text, name)) {
            take(std::move(*strange), {0, text.size()});
            return;
        }
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
