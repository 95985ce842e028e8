#pragma once

#include "model/review/gamereview.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace tessera {

/// A game to review, and the settings for it.
struct ReviewTask
{
    std::function<std::unique_ptr<Engine>()> makeEngine;
    std::unique_ptr<AnyPosition> start;
    /// The moves, legal from `start` on.
    std::vector<MoveCode> moves;
    /// The limits for each position; one of nodes, depth or time must be set, or the first search never ends.
    SearchLimits limits;
    /// The settings of each engine. With one thread for each engine and a limit of nodes or depth, a review is a pure
    /// function of its task, however many positions are searched at once.
    EngineSettings settings;
    /// How many positions are searched at once, each by an engine of its own.
    int engineCount = 1;
    /// Positions that were judged before, by number; they are used unchanged.
    std::vector<std::optional<JudgedPosition>> known;
};

/// Called with each position when it is judged, and its number (0 is the start), in any order; by the searching
/// threads, but never by two at once. It is not called for positions known before.
using PositionJudged = std::function<void(int number, const JudgedPosition &)>;

/// Whether a game from this position can be reviewed: an engine that may not see everything cannot judge what a player
/// should have known.
[[nodiscard]] bool isReviewable(const AnyPosition &position);

/// Lets engines search all positions of a game. Blocks the calling thread, which must not be the window's. Empty when
/// it was stopped before the end; stopping takes some milliseconds.
[[nodiscard]] std::optional<GameReview> reviewGame(
    const ReviewTask &task, std::stop_token stop, const PositionJudged &judged);

} // namespace tessera
