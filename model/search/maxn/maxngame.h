#pragma once

#include "model/core/game.h"
#include "model/search/engine/levels.h"

#include <concepts>
#include <cstdint>

namespace tessera {

// clang-format off

/// What max^n search asks of a game. `S` is an object, made once for each search. Odds are the
/// logarithm of the chance to win over that not to win, in hundredths of which `kOddsScale` are 1.
///
/// * `features(position)`: what is worth computing once for a position before its moves are tried.
/// * `oddsAfter(features, position, undone)`: the odds of the player who has just moved, a move behind
///   the position of the features. Never asked where the game is over.
/// * `odds(position)`: everybody's. Never asked where the game is over.
/// * `hasOccurred(position)`: this position stood on the board before.
/// * `kPlayers`: how many play.
/// * `kDrawChance`: what a draw is worth to anybody, as a share of a won game. With less than an equal
///   share ("contempt") everybody avoids it who hopes to win.
/// * `code`, `expectedTurns`, `kPollInterval` and `kLevels` as in `SearchGame`.
template <typename S>
concept PredictsOdds = Game<typename S::Rules> && std::default_initializable<S>
    && requires(S search, const typename S::Rules::Position &position, typename S::Rules::Move move,
                const typename S::Rules::Undo &undone) {
        { search.oddsAfter(search.features(position), position, undone) } -> std::same_as<int>;
        { search.odds(position) } -> std::same_as<PerPlayer<int>>;
        { S::hasOccurred(position) } -> std::same_as<bool>;
        { S::kPlayers } -> std::convertible_to<int>;
        { S::kDrawChance } -> std::convertible_to<float>;
        { S::kOddsScale } -> std::convertible_to<int>;
        { S::code(move) } -> std::same_as<std::uint16_t>;
        { S::expectedTurns(position) } -> std::same_as<int>;
        { S::kPollInterval } -> std::convertible_to<std::uint32_t>;
        { S::kLevels } -> std::convertible_to<LevelTable>;
    };

// clang-format on

} // namespace tessera
