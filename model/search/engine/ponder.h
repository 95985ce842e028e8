#pragma once

#include "model/search/engine/engine.h"

#include <chrono>
#include <memory>
#include <span>
#include <stop_token>

namespace tessera {

/// The longest time to ponder about one position: more time adds little, and the player to move may be away.
inline constexpr std::chrono::seconds kLongestPondering{60};

/// The position to ponder about: where `player`, who waits at `now`, expects to move next, if `line`, the principal
/// variation found from `start` on, is played. Null when the line does not lead through `now`, or when it ends before
/// `player`'s turn.
[[nodiscard]] std::unique_ptr<AnyPosition> foreseen(
    const AnyPosition &start, std::span<const MoveCode> line, const AnyPosition &now, Player player);

/// Pondering: lets `engine` search `position`, which must not be over, while others are to move, so that the search of
/// its own turn finds a filled table. It returns on `stop` or after `kLongestPondering`.
///
/// It runs on the caller's thread and at its priority: a thread of low priority would leave the processors to other
/// programs, but also wait for them before it could notice `stop`. With two busy threads on two processors that took 50
/// ms at niceness 10 and 30 ms at 6, against 4 ms (`bench_pondering`).
void ponder(Engine &engine, const AnyPosition &position, const std::stop_token &stop);

} // namespace tessera
