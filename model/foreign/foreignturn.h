#pragma once

#include "model/core/anygame.h"
#include "model/search/engine/engine.h"

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tessera {

/// What a player in the thread of its own is asked.
struct ForeignTurn
{
    const AnyPosition &position;
    /// The moves that led here from the start of the game, as text.
    const std::vector<std::string> &moves;
    SearchLimits limits;
    /// Who has not answered by then is taken for hung.
    std::chrono::steady_clock::time_point patience;
    /// Nobody waits for this answer any more: the engine owes it until it is asked something else.
    std::stop_token stop{};
    /// The engine shall answer at once with what it has found so far.
    std::stop_token hurry{};
};

struct ForeignAnswer
{
    MoveCode move{};
    /// Its judgement, where it gave one.
    std::optional<Score> score;
};

/// How a player broke down: the reason for the record, and what happened. No reason: the question was
/// withdrawn, and nothing is broken.
struct PlayerFault
{
    EndReason reason = EndReason::None;
    std::string sentence;
};

} // namespace tessera
