#pragma once

#include "model/core/time/timecontrol.h"
#include "model/lab/words/keyvalues.h"
#include "model/search/engine/engine.h"

#include <array>

namespace tessera::lab {

/// How long a player may think: a clock for the game, or limits for each move, or both.
struct MatchTimeControl
{
    std::optional<TimeControl> clock;
    std::optional<std::chrono::milliseconds> moveTime;
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;

    /// Whether time matters, so that games cannot be repeated exactly.
    [[nodiscard]] bool isTimed() const { return clock || moveTime; }
    /// The limits of a move without the clocks.
    [[nodiscard]] SearchLimits limits() const;
    /// The text, such as `10+0.1`, `movetime=100ms`, `nodes=20000,depth=5`.
    [[nodiscard]] std::string text() const;

    /// Reads what `text` writes; the clock may also be written `time=10+0.1`.
    [[nodiscard]] static Result<MatchTimeControl> parse(std::string_view text);

    /// The keys above, and the time control of the settings with these keys (empty without any).
    static constexpr std::array<std::string_view, 4> kKeys{"time", "movetime", "nodes", "depth"};
    [[nodiscard]] static Result<std::optional<MatchTimeControl>> of(
        const std::string &where, const KeyValues &settings);
};

} // namespace tessera::lab
