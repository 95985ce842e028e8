#pragma once

#include "model/search/engine/gameentry.h"

#include <QString>

#include <vector>

namespace tessera {

/// A position from which a game may begin, beside its usual start: another board, or the middle of a
/// game. Data: `resources/starts/<id>.json`, a list of `name`, `position` and, where the position needs
/// them, `options`; or, for puzzles, `levels` as set-ups keep them.
struct NamedStart
{
    QString name;
    /// Empty for the usual start.
    std::string position;
    Options options{};
    /// Puzzles to be played in turn; then `position` is what is shown of them.
    std::vector<Puzzle> levels{};
};

/// Those of a game of the catalogue; none when it has no such file.
[[nodiscard]] std::vector<NamedStart> namedStarts(const GameInfo &info);

} // namespace tessera
