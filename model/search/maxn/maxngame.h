#pragma once

#include "model/core/game.h"
#include "model/search/engine/levels.h"

#include <concepts>
#include <cstdint>

namespace tessera {

// clang-format off

/// What best-first max^n requires of a game. `S` is an object, made once for each search. Odds here are log-odds: the
/// logarithm of the ratio of the chances to win and not to win, in units of 1 / `kOddsScale`.
///
/// * `features(position)`: what is computed once for a position before its moves are tried.
/// * `oddsAfter(features, position, undone)`: the odds of the player who has just moved, one move after
///   the position of the features. Never called where the game is over.
/// * `odds(position)`: the odds of each player. Never called where the game is over.
/// * `hasOccurred(position)`: this position has occurred before in the game (repetition).
/// * `kPlayers`: the number of players.
/// * `kDrawChance`: the value of a draw for each player, as a share of a won game. With less than an
///   equal share (contempt), players avoid draws.
/// * `code`, `expectedTurns`, `kPollInterval` and `kLevels` as in `SearchGame`.
template <typename S>
concept MaxnGame = Game<typename S::Rules> && std::default_initializable<S>
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

/// A game with a policy: a learnt probability of each move. Then max^n search does not evaluate moves before it tries
/// them; the priors are the probabilities (PUCT as in Silver et al. 2017). The search uses no noise, so such a game is
/// for full strength only.
///
/// * `judge(position, moves, logits)`: writes the logit of each legal move, so that `ChanceTable::weight` of how far a
///   logit lies behind another is the ratio of the two probabilities.
/// * `winsAtOnce(position)`: the player to move has a move that wins the game.
template <typename S>
concept HasPolicy = MaxnGame<S>
    && requires(const typename S::Rules::Position &position, const typename S::Rules::MoveList &moves,
                typename S::Logits &logits) {
        S::judge(position, moves, logits);
        { S::winsAtOnce(position) } -> std::same_as<bool>;
    };

/// A game with a policy in which some opponents may not search at all. The search learns which do (see `StyleMixture`) and
/// then expects such moves of them.
///
/// * `kStyles`: the simple styles of play, at most `StyleMixture::kMostStyles`.
/// * `addChances(style, position, moves, weight, chances)`: adds `weight` times the probability of each legal move, as a
///   player of that style chooses them, to `chances`.
template <typename S>
concept HasStyles = HasPolicy<S>
    && requires(const typename S::Rules::Position &position, const typename S::Rules::MoveList &moves,
                typename S::MoveChances &chances) {
        S::addChances(S::kStyles.front(), position, moves, float{}, chances);
        { chances[0] } -> std::same_as<float &>;
    };

// clang-format on

} // namespace tessera
