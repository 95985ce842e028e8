#pragma once

#include "model/core/anygame.h"
#include "model/search/engine/engine.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace tessera {

/// A move that a coach is asked about.
struct CoachTask
{
    std::function<std::unique_ptr<Engine>()> makeEngine;
    /// The position before the move, which is not over, and in which everybody sees everything.
    std::unique_ptr<AnyPosition> before;
    MoveCode played{};
    /// The limits for each of the two or three positions to search: one of nodes, depth or time.
    SearchLimits limits;
    EngineSettings settings;
    /// The least loss of the mover's chance at which the coach speaks.
    double leastLoss = 0;
};

/// What can be proved about a losing move; only the choice of the move and of the lines depends on an engine's opinion.
struct Lesson
{
    /// The part of the mover's winning chance that our engine sees lost.
    double loss = 0;
    /// The move that our engine would have played.
    MoveCode best{};
    /// What the move itself does, in the game's words to its mover, if it loses pieces of the mover's own.
    std::vector<Sentence> costs;
    /// Claims about the position after the move, which are not true after the best one.
    std::vector<Claim> claims;
    /// Claims about the position before the move, which the mover could have made true instead.
    std::vector<Claim> missed;

    [[nodiscard]] bool isEmpty() const { return costs.empty() && claims.empty() && missed.empty(); }
};

/// Finds what the coach has to say; with limits of nodes it is a pure function of its task. Blocks the calling thread,
/// which must not be the window's; empty when it was stopped.
[[nodiscard]] std::optional<Lesson> lessonOf(const CoachTask &task, std::stop_token stop);

} // namespace tessera
