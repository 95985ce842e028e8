#pragma once

#include "model/search/engine/engine.h"

#include <chrono>
#include <memory>
#include <span>
#include <stop_token>

namespace tessera {

/// Nobody ponders longer than this about one position: by then more time hardly adds anything, and
/// whoever is to move may have left the room.
inline constexpr std::chrono::seconds kLongestPondering{60};

/// The position in which `player`, who waits at `now`, expects to be asked for a move: `line` is what
/// was thought best from `start` on, and leads through `now`. Null when it does not, when it ends
/// before `player`'s turn, or when the game is over by then.
[[nodiscard]] std::unique_ptr<AnyPosition> foreseen(
    const AnyPosition &start, std::span<const MoveCode> line, const AnyPosition &now, Player player);

/// Lets `engine` think about `position`, which must not be over, while others are to move, so that
/// its table is filled when its own turn comes; returns with `stop` or after `kLongestPondering`.
///
/// On the caller's thread and at its priority: one of low priority would leave the processors to other
/// programs, but also wait for them before it can notice `stop`. With two busy threads on two
/// processors that took 50 ms at niceness 10 and 30 ms at 6, against 4 ms (`bench_pondering`).
void ponder(Engine &engine, const AnyPosition &position, const std::stop_token &stop);

} // namespace tessera
