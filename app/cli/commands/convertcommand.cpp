#include "app/cli/commands/commands.h"
#include "app/cli/input/gamechoice.h"
#include "app/cli/input/gamefiles.h"
#include "model/record/jsonlines.h"
#include "model/record/writer.h"

#include <ostream>

namespace tessera::cli {

namespace {

/// Writes the games, as far as they were read, by `write`; returns false if there was an error.
template<typename Write>
bool writeGame(const ReadGame &read, const Streams &streams, Write write)
{
    for (const Error &warning : read.warnings)
        streams.talk << "warning: " << warning.sentence() << '\n';
    if (read.error)
        streams.talk << read.error->sentence() << '\n';
    if (read.game != nullptr)
        write(*read.game);
    return !read.error;
}

bool convertJsonLines(
    const std::string &content,
    const std::string &path,
    const ReadSettings &settings,
    const Streams &streams)
{
    bool isGood = true;
    for (const JsonGame &game : readJsonLines(content, path, settings)) {
        isGood &= writeGame(game.read, streams, [&](const AnyGame &rules) {
            GameRecord record = game.read.record;
            record.outcome = endOf(game);
            streams.out << writtenGame(record, rules) << '\n';
        });
    }
    return isGood;
}

bool convertGames(
    const std::string &content,
    const std::string &path,
    const ReadSettings &settings,
    const Streams &streams)
{
    bool isGood = true;
    for (const ReadGame &read : readGames(content, path, settings)) {
        isGood &= writeGame(read, streams, [&](const AnyGame &rules) {
            streams.out << jsonLine(read.record, rules) << '\n';
        });
    }
    return isGood;
}

ExitStatus runConvert(const Arguments &arguments, const Streams &streams)
{
    const auto settings = readSettings(arguments);
    if (!settings)
        return wrongUsage(settings.error(), streams);
    ExitStatus status = ExitStatus::Good;
    for (const std::string &path : arguments.operands()) {
        const auto content = contentOf(path);
        if (!content) {
            streams.talk << content.error().sentence() << '\n';
            return ExitStatus::WrongUsage;
        }
        const auto convert = holdsJsonLines(path, *content) ? convertJsonLines : convertGames;
        if (!convert(*content, path, *settings, streams))
            status = ExitStatus::Failed;
    }
    return status;
}

} // namespace

Command convertCommand()
{
    return {
        "convert",
        "Writes game files (.tgn, .pgn) and transcripts of the courses' referees as JSON lines, "
        "and JSON lines (.jsonl) as game files, on "
        "standard output. What cannot be read whole is written as far as it goes.",
        {{gameRow(false), rulesRow()}, "FILE…", true},
        runConvert};
}

} // namespace tessera::cli
