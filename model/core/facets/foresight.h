#pragma once

#include "model/core/claims/claim.h"
#include "model/core/sentence.h"
#include "model/core/types.h"

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

/// A pinned piece, which may not leave the line on which it shields another one from `pinner`.
struct HeldPiece
{
    Cell pinned = Cell::None;
    Cell pinner = Cell::None;
    Cell shielded = Cell::None;

    friend bool operator==(const HeldPiece &, const HeldPiece &) = default;
};

/// The possible captures on a board whose pieces reach far.
struct AttackMap
{
    /// For each cell in the order of the board, how many pieces of each player could capture there,
    /// their own pieces' cells included.
    std::vector<PerPlayer<int>> attackers;
    std::vector<HeldPiece> held;
    /// Pieces whose capture would win material.
    std::vector<Cell> hanging;

    friend bool operator==(const AttackMap &, const AttackMap &) = default;
};

// What a game may add to `concept Game` to show people what would happen; all functions concern positions and moves
// that are not played.

// clang-format off

/// A game that can say how a position would be if it were another player's turn, which shows what that player
/// threatens. It is empty where no such position exists (the game is over or at its last turn). Such a position is only
/// for display: no game may lead to it.
template <typename G>
concept HandsTurnOver = requires(const typename G::Position &position, Player player) {
    { G::onTurn(position, player) } -> std::same_as<std::optional<typename G::Position>>;
};

/// A game in which not every capture is a gain: `gain` is what a legal move wins for its mover, and is not above 0 when
/// the move costs as much as it takes.
template <typename G>
concept WeighsGains = requires(const typename G::Position &position, typename G::Move move) {
    { G::gain(position, move) } -> std::same_as<int>;
};

/// A game that proves what follows from a position for `whom`, who is not to move, and puts it into words: `line` is
/// the line that a search expects, which only tells where to look. `claimSentence` speaks to `you`, the victim or the
/// player who could have done it.
template <typename G>
concept ProvesClaims = requires(const typename G::Position &position, Player player,
                                std::span<const MoveCode> line, const Claim &claim) {
    { G::claims(position, player, line) } -> std::same_as<std::vector<Claim>>;
    { G::claimSentence(position, claim, player) } -> std::same_as<Sentence>;
};

/// A game that says in words what a legal move would bring, in the order in which it happens.
template <typename G>
concept HasPreviews = requires(const typename G::Position &position, typename G::Move move) {
    { G::preview(position, move) } -> std::same_as<std::vector<Sentence>>;
};

/// A game whose pieces reach far: `attackMap` of all of them, and the cells on which the piece on
/// `cell` could capture if an enemy stood there.
template <typename G>
concept MapsAttacks = requires(const typename G::Position &position, Cell cell) {
    { G::attackMap(position) } -> std::same_as<AttackMap>;
    { G::reach(position, cell) } -> std::same_as<std::vector<Cell>>;
};

/// A game in which players may see different parts of the board: the position as `player` sees it, which is empty where
/// all see everything, and the label of a move played here for `viewer`. Both are the same for positions that the
/// player cannot tell apart.
template <typename G>
concept HidesParts = requires(const typename G::Position &position, typename G::Move move, Player player) {
    { G::seenBy(position, player) } -> std::same_as<std::optional<typename G::Position>>;
    { G::labelFor(position, move, player) } -> std::same_as<std::string>;
};

/// A game that counts the results of moves in measures of its own, which set the goals of puzzles: `measures` are their
/// names, and `tally` is what a legal move of any player brings `player` in measure number `measure`.
template <typename G>
concept TalliesMoves = requires(const typename G::Position &position, typename G::Move move, Player player,
                                int measure) {
    { G::measures() } -> std::same_as<std::span<const std::string_view>>;
    { G::tally(position, move, player, measure) } -> std::same_as<int>;
};

/// The number of the measure `name` of a game; empty when it has none.
template <typename G>
[[nodiscard]] std::optional<int> measureNumber(std::string_view name)
{
    if constexpr (TalliesMoves<G>) {
        int number = 0;
        for (const std::string_view measure : G::measures()) {
            if (measure == name)
                return number;
            ++number;
        }
    }
    return std::nullopt;
}

// clang-format on

} // namespace tessera
