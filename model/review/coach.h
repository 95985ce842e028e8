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
    /// Before the move, not over; everybody sees everything of it.
    std::unique_ptr<AnyPosition> before;
    MoveCode played{};
    /// For each of the two or three positions that are thought about; one of nodes, depth or time.
    SearchLimits limits;
    EngineSettings settings;
    /// What the mover's chance must have lost for the coach to speak.
    double leastLoss = 0;
};

/// What can be proved about a move that lost: nothing here is anybody's opinion but the choice of the move and
/// of the lines.
struct Lesson
{
    /// The part of the mover's winning chance that our engine sees lost.
    double loss = 0;
    /// The move that it would have played.
    MoveCode best{};
    /// True after the move, and not after the best one; about the position after the move.
    std::vector<Claim> claims;
    /// What the mover could have done instead; about the position before it.
    std::vector<Claim> missed;
};

/// Works out what the coach has to say: with limits of nodes a pure function of its task. Blocks the thread that calls it,
/// which must not be the window's; nothing when it was stopped.
[[nodiscard]] std::optional<Lesson> lessonOf(const CoachTask &task, std::stop_token stop);

} // namespace tessera
