#pragma once

#include "model/core/anygame.h"
#include "model/search/engine/engine.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::training {

/// A game of self-play, from its start to its result.
struct SelfPlayedGame
{
    struct Ply
    {
        MoveCode move{};
        /// The search's score of the position before the move; empty where the position is not for training.
        std::optional<Score> score;
        /// Whether a rival made the move (see `TrainingSetup::rivalKinds`). There is no score then, and the position
        /// teaches by the game's result alone.
        bool isRivals = false;

        friend bool operator==(const Ply &, const Ply &) = default;
    };

    /// The game's number, from which its random choices follow, with the seed.
    std::uint32_t number = 0;
    /// The position from which it began, as text; empty for the usual start.
    std::string start;
    std::vector<Ply> plies;
    /// The points of each player, in per mille.
    PerPlayer<int> result{};

    friend bool operator==(const SelfPlayedGame &, const SelfPlayedGame &) = default;
};

/// A game as the payload of a block of a dataset (see README.md), and back; empty when the bytes are no game.
[[nodiscard]] std::string packed(const SelfPlayedGame &game, int playerCount);
[[nodiscard]] std::optional<SelfPlayedGame> unpackedGame(std::string_view bytes, int playerCount);

/// The position from which the game began.
[[nodiscard]] Result<std::unique_ptr<AnyPosition>> startOf(
    const SelfPlayedGame &game, const AnyGame &rules);

} // namespace tessera::training
