#pragma once

#include "model/core/endreason.h"
#include "model/core/types.h"

#include <string_view>

namespace tessera {

/// The state or result of a game: a score for each player, 1 in all when it is over, and the reason.
struct Outcome
{
    EndReason reason{};
    PerPlayer<double> scores{};

    [[nodiscard]] bool isOver() const { return reason != EndReason::None; }

    /// The only player with a full point, or `Player::None` (going on, or a draw).
    [[nodiscard]] Player winner() const;

    /// `p1win`, `p2win`, `p3win`, `draw`, or `none` while the game goes on.
    [[nodiscard]] std::string_view resultText() const;

    [[nodiscard]] static Outcome win(Player winner, EndReason reason);
    [[nodiscard]] static Outcome draw(int playerCount, EndReason reason);
    /// A loss by time, resignation or an illegal move: the players other than `loser` share the point.
    [[nodiscard]] static Outcome loss(Player loser, int playerCount, EndReason reason);

    friend bool operator==(const Outcome &, const Outcome &) = default;
};

} // namespace tessera
