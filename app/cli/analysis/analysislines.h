#pragma once

#include "model/core/anygame.h"
#include "model/record/gamerecord.h"
#include "model/review/gamereview.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera::cli {

/// A game of a file whose positions are judged: its number there (from 1), its positions, and the strength of each
/// search (`nodes 20000`).
struct AnalysedGame
{
    int number = 1;
    std::vector<std::unique_ptr<AnyPosition>> positions;
    std::string strength;
};

/// The positions of the main line of `record`, which was read by the rules of `game`.
[[nodiscard]] AnalysedGame analysedGame(
    const GameRecord &record, const AnyGame &game, int number, std::string strength);

/// The judgement of the position of this number, as a line of JSON without its end: `{"number",
/// "ply","position","strength","toMove","score","chances":[…],"depth","nodes","line":[…]}`.
[[nodiscard]] std::string positionLine(
    const AnalysedGame &game, std::size_t ply, const JudgedPosition &judged);

/// The whole lines of a file of such lines, of which the last may have been cut short; an error with the number of the
/// line where the file has others, which must stay as it is.
[[nodiscard]] Result<std::string> wholeLines(std::string content);

/// The judgements of `game`'s positions in such lines: a line counts if number, ply, position and strength are those of
/// the game. Other lines are skipped.
[[nodiscard]] std::vector<std::optional<JudgedPosition>> knownPositions(
    const AnalysedGame &game, const std::string &lines);

/// The summary of the whole game: `{"number","moves":[{"move","loss","glyph"}…],
/// "lostMoreThan10Percent":{"White":1,…},"keyMoments":[plies]}`.
[[nodiscard]] std::string summaryLine(const AnalysedGame &game, const GameReview &review);

} // namespace tessera::cli
