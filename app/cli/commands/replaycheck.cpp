#include "app/cli/commands/replaycheck.h"

#include "app/cli/input/gamefiles.h"
#include "model/record/jsonlines.h"
#include "model/record/resulttoken.h"

namespace tessera::cli {

namespace {

std::string described(const Outcome &outcome)
{
    if (!outcome.isOver())
        return "none (the game goes on)";
    return std::string(outcome.resultText()).append(" by ").append(text(outcome.reason));
}

std::unique_ptr<AnyPosition> startOf(const ReadGame &read)
{
    if (read.record.start) {
        auto position = read.game->parsePosition(*read.record.start, read.record.options);
        if (position)
            return std::move(*position);
    }
    return read.game->start(read.record.options);
}

/// The common part of all kinds of file: the row of the table and the error of the reader.
ReplayedGame rowOf(const ReadGame &read)
{
    ReplayedGame row;
    row.line = read.line;
    row.game = read.record.game;
    row.moves = read.record.mainLine().size();
    row.result = read.record.outcome.resultText();
    row.reason = text(read.record.outcome.reason);
    row.warnings = read.warnings;
    if (read.error)
        row.errors.push_back(*read.error);
    return row;
}

/// What the reader itself had to say of moves: where a transcript of boards leaves several.
std::vector<std::string> notesOf(const ReadGame &read, const std::string &path)
{
    std::vector<std::string> notes;
    const std::vector<NodeId> line = read.record.mainLine();
    for (std::size_t i = 0; read.isForeign && i < line.size(); ++i) {
        const std::string &comment = read.record.node(line[i]).comment;
        if (!comment.empty())
            notes.push_back(path + ": move " + std::to_string(i + 1) + ": " + comment);
    }
    return notes;
}

ReplayedGame checkedGame(const ReadGame &read, const std::string &path)
{
    ReplayedGame row = rowOf(read);
    row.notes = notesOf(read, path);
    if (read.error)
        return row;
    const auto position = startOf(read);
    for (const NodeId id : read.record.mainLine())
        position->play(read.record.node(id).move);
    const Outcome byRules = position->outcome();
    const Outcome &claimed = read.record.outcome;
    const bool agrees = byRules == claimed || (!byRules.isOver() && isFromOutside(claimed.reason));
    if (!agrees)
        row.errors.push_back({path, described(claimed), described(byRules), read.line, 0});
    return row;
}

/// The first count of legal moves that differs from the rules'.
std::optional<Error> wrongCount(const JsonGame &game, const std::string &path)
{
    if (game.legalCounts.empty())
        return std::nullopt;
    const auto position = startOf(game.read);
    const std::vector<NodeId> line = game.read.record.mainLine();
    for (std::size_t i = 0; i < game.legalCounts.size() && i <= line.size(); ++i) {
        const auto count = static_cast<int>(position->legalMoves().size());
        if (count != game.legalCounts[i]) {
            const std::string place = " legal moves before move " + std::to_string(i + 1);
            return Error{
                path,
                std::to_string(game.legalCounts[i]) + place,
                std::to_string(count),
                game.read.line,
                0};
        }
        if (i < line.size())
            position->play(game.read.record.node(line[i]).move);
    }
    return std::nullopt;
}

ReplayedGame checkedJsonGame(const JsonGame &game, const std::string &path)
{
    ReplayedGame row = rowOf(game.read);
    if (game.read.error)
        return row;
    const auto compare = [&](const std::string &claimed, const std::string &byRules) {
        if (!claimed.empty() && claimed != byRules)
            row.errors.push_back({path, claimed, byRules, game.read.line, 0});
    };
    if (endOf(game) == game.read.record.outcome) {
        compare(game.result, row.result);
        compare(game.reason, row.reason);
    }
    if (const auto error = wrongCount(game, path))
        row.errors.push_back(*error);
    return row;
}

} // namespace

std::vector<ReplayedGame> replayed(
    const std::string &content, const std::string &path, const ReadSettings &settings)
{
    std::vector<ReplayedGame> games;
    if (holdsJsonLines(path, content)) {
        for (const JsonGame &game : readJsonLines(content, path, settings))
            games.push_back(checkedJsonGame(game, path));
    } else {
        for (const ReadGame &game : readGames(content, path, settings))
            games.push_back(checkedGame(game, path));
    }
    return games;
}

} // namespace tessera::cli
