#pragma once

#include "model/core/gameinfo.h"
#include "model/core/puzzle.h"
#include "model/core/result.h"

#include <QJsonArray>

#include <vector>

namespace tessera {

/// The levels of a set-up as it is kept, and back. The error says what a level should have instead.
[[nodiscard]] QJsonArray toJson(const std::vector<Puzzle> &levels);
[[nodiscard]] Result<std::vector<Puzzle>> levelsFromJson(
    const QJsonArray &levels, const GameInfo &info);

} // namespace tessera
