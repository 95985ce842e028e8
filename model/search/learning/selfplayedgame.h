#pragma once

#include "model/core/anygame.h"
#include "model/search/engine/engine.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::training {

/// A game that an engine played with itself, from its start to its result.
struct SelfPlayedGame
{
    struct Ply
    {
        MoveCode move{};
        /// What the search said of the position before the move; empty where the position is not to learn from.
        std::optional<Score> score;

        friend bool operator==(const Ply &, const Ply &) = default;
    };

    /// The game's number, which with the seed decides what chance does in it.
    std::uint32_t number = 0;
    /// The position from which it began, as text; empty for the usual start.
    std::string start;
    std::vector<Ply> plies;
    /// What it gave to each player, in per mille.
    PerPlayer<int> result{};

    friend bool operator==(const SelfPlayedGame &, const SelfPlayedGame &) = default;
};

/// A game as the bytes of a block of a dataset (see README.md), and back; empty when the bytes are no game.
[[nodiscard]] std::string packed(const SelfPlayedGame &game, int playerCount);
[[nodiscard]] std::optional<SelfPlayedGame> unpackedGame(std::string_view bytes, int playerCount);

/// The position from which the game began.
[[nodiscard]] Result<std::unique_ptr<AnyPosition>> startOf(
    const SelfPlayedGame &game, const AnyGame &rules);

} // namespace tessera::training
