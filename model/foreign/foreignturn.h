#pragma once

#include "model/core/anygame.h"
#include "model/core/phrase.h"
#include "model/search/engine/engine.h"

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tessera {

/// A question to a player in a thread of its own.
struct ForeignTurn
{
    const AnyPosition &position;
    /// The moves that led here from the start of the game, as text.
    const std::vector<std::string> &moves;
    SearchLimits limits;
    /// The time after which a silent player counts as hung.
    std::chrono::steady_clock::time_point patience;
    /// Withdraws the question: the engine owes the answer until it is asked something else.
    std::stop_token stop{};
    /// Asks the engine to answer at once with its best move so far.
    std::stop_token hurry{};
};

struct ForeignAnswer
{
    MoveCode move{};
    /// The engine's score, where it gave one.
    std::optional<Score> score;
};

/// How a player broke down: the reason for the record, and a description. Without a reason, the question was withdrawn,
/// and nothing is broken.
struct PlayerFault
{
    EndReason reason = EndReason::None;
    Phrase sentence;
};

} // namespace tessera
