#pragma once

#include "model/review/gamereview.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace tessera {

/// A game to be reviewed, and how.
struct ReviewTask
{
    std::function<std::unique_ptr<Engine>()> makeEngine;
    std::unique_ptr<AnyPosition> start;
    /// Legal ones, from `start`.
    std::vector<MoveCode> moves;
    /// For each position; one of nodes, depth or time must be set, or the first search never ends.
    SearchLimits limits;
    /// Of each engine. With one thread an engine and a limit of nodes or depth, a review is a pure
    /// function of its task, however many positions are thought about at once.
    EngineSettings settings;
    /// How many positions are thought about at once, each by an engine of its own.
    int engineCount = 1;
    /// Positions that were judged before, by number; they are taken as they are.
    std::vector<std::optional<JudgedPosition>> known;
};

/// Told of each position as it was judged, by its number (0 is the start), in any order; from the
/// threads that think, but never by two at once. Positions known before are not told.
using PositionJudged = std::function<void(int number, const JudgedPosition &)>;

/// Whether a game from this position can be reviewed: an engine that may not see everything has
/// nothing to say about what a player should have known.
[[nodiscard]] bool isReviewable(const AnyPosition &position);

/// Lets engines think about all positions of a game. Blocks the thread that calls it, which must not
/// be the window's. Nothing when it was stopped before the end, which takes some milliseconds.
[[nodiscard]] std::optional<GameReview> reviewGame(
    const ReviewTask &task, std::stop_token stop, const PositionJudged &judged);

} // namespace tessera
