#pragma once

#include "model/core/claims/claim.h"
#include "model/core/game.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>

namespace tessera {

// The games prove claims by trying moves out on a copy. Nothing here evaluates; what is not proved within the given
// bounds is not claimed.

/// The pieces of `whom` that a move takes, ascending, without those that fall with cells of the board, and how many of
/// their own the mover loses.
struct Haul
{
    std::vector<Cell> cells;
    int cost = 0;

    friend bool operator==(const Haul &, const Haul &) = default;
};

[[nodiscard]] Haul haulOf(const Transition &transition, Player by, Player whom);

/// The pieces of `whom` that are gone after the transition for any reason, ascending.
[[nodiscard]] std::vector<Cell> lossesOf(const Transition &transition, Player whom);

template<Game G>
[[nodiscard]] std::vector<typename G::Move> movesOf(const typename G::Position &position)
{
    typename G::MoveList list;
    position.legalMoves(list);
    return {list.begin(), list.end()};
}

/// Whether a legal move of `position` takes the piece on `cell`.
template<Game G>
[[nodiscard]] bool isTakeable(const typename G::Position &position, Cell cell, Player owner)
{
    for (const auto move : movesOf<G>(position)) {
        const Haul haul = haulOf(G::transition(position, move), position.toMove(), owner);
        if (std::binary_search(haul.cells.begin(), haul.cells.end(), cell))
            return true;
    }
    return false;
}

/// Claims what `first` takes from `whom`, with the other moves that take the same; empty where it takes nothing.
template<Game G>
[[nodiscard]] std::optional<Claim> provedTaking(
    const typename G::Position &position, Player whom, typename G::Move first)
{
    const Player by = position.toMove();
    const Transition transition = G::transition(position, first);
    const Haul haul = haulOf(transition, by, whom);
    // Where parts of the board fall with the move, more is lost than is taken.
    if (haul.cells.empty() || lossesOf(transition, whom) != haul.cells)
        return std::nullopt;
    Claim claim;
    claim.kind = Claim::Kind::Takes;
    claim.by = by;
    claim.whom = whom;
    claim.cells = haul.cells;
    claim.number = static_cast<int>(haul.cells.size());
    claim.cost = haul.cost;
    claim.moves.push_back(G::encode(first));
    for (const auto move : movesOf<G>(position)) {
        if (!(move == first) && haulOf(G::transition(position, move), by, whom) == haul)
            claim.moves.push_back(G::encode(move));
    }
    typename G::Position after = position;
    after.play(first);
    const MoveShape shape = G::shape(position, first);
    claim.isFree = !after.isOver() && after.toMove() == whom && !shape.anyOrder
                   && !shape.cells.isEmpty()
                   && !isTakeable<G>(after, shape.cells[shape.cells.size() - 1], by);
    return claim;
}

/// Claims that the player after the one to move can take a piece of `whom` which no move before can save: a piece that
/// they would take with `second` after `first`.
template<Game G>
[[nodiscard]] std::optional<Claim> provedLaterTaking(
    const typename G::Position &position,
    Player whom,
    typename G::Move first,
    typename G::Move second)
{
    typename G::Position expected = position;
    expected.play(first);
    if (expected.isOver() || expected.toMove() == whom)
        return std::nullopt;
    const Player by = expected.toMove();
    const Haul haul = haulOf(G::transition(expected, second), by, whom);
    for (const Cell cell : haul.cells) {
        const std::vector<typename G::Move> moves = movesOf<G>(position);
        const bool isForced = std::all_of(moves.begin(), moves.end(), [&](typename G::Move move) {
            typename G::Position after = position;
            after.play(move);
            return !after.isOver() && after.toMove() == by && isTakeable<G>(after, cell, whom);
        });
        if (!isForced)
            continue;
        Claim claim;
        claim.kind = Claim::Kind::Takes;
        claim.by = by;
        claim.whom = whom;
        claim.cells = {cell};
        claim.number = 1;
        return claim;
    }
    return std::nullopt;
}

/// Claims what `whom` loses with the next move, whichever it is.
template<Game G>
[[nodiscard]] std::optional<Claim> provedLoss(const typename G::Position &position, Player whom)
{
    std::optional<std::vector<Cell>> common;
    for (const auto move : movesOf<G>(position)) {
        std::vector<Cell> lost = lossesOf(G::transition(position, move), whom);
        if (common) {
            std::vector<Cell> both;
            std::set_intersection(
                common->begin(), common->end(), lost.begin(), lost.end(), std::back_inserter(both));
            lost = std::move(both);
        }
        common = std::move(lost);
        if (common->empty())
            return std::nullopt;
    }
    if (!common)
        return std::nullopt;
    Claim claim;
    claim.kind = Claim::Kind::Loses;
    claim.by = position.toMove();
    claim.whom = whom;
    claim.number = static_cast<int>(common->size());
    claim.cells = std::move(*common);
    return claim;
}

/// Claims how many moves `whom` has after `first`, if it is their turn then and the game goes on.
template<Game G>
[[nodiscard]] std::optional<Claim> provedChoices(
    const typename G::Position &position, Player whom, typename G::Move first)
{
    typename G::Position after = position;
    after.play(first);
    if (after.isOver() || after.toMove() != whom)
        return std::nullopt;
    Claim claim;
    claim.kind = Claim::Kind::Choices;
    claim.by = position.toMove();
    claim.whom = whom;
    claim.number = static_cast<int>(movesOf<G>(after).size());
    claim.moves.push_back(G::encode(first));
    return claim;
}

/// Whether a player can reach something by force: they choose their moves, all others play against them.
template<Game G, typename IsReached>
class ForceProof
{
public:
    using Position = typename G::Position;
    using Move = typename G::Move;

    /// `isReached(after, move, mover)` is asked after each move; at most `budget` moves are tried.
    ForceProof(Player by, int budget, IsReached isReached)
        : m_by(by)
        , m_budget(budget)
        , m_isReached(std::move(isReached))
    {}

    [[nodiscard]] bool isSpent() const { return m_budget <= 0; }
    /// Whether `by` can force it within so many own moves.
    bool canForce(Position &position, int moves)
    {
        const bool isOwn = position.toMove() == m_by;
        if (isOwn && moves == 0)
            return false;
        for (const Move move : movesOf<G>(position)) {
            if (canForceWith(position, move, moves) == isOwn)
                return isOwn;
            if (isSpent())
                return false;
        }
        return !isOwn;
    }
    /// The same once `move` is played.
    bool canForceWith(Position &position, Move move, int moves)
    {
        if (--m_budget <= 0)
            return false;
        const Player mover = position.toMove();
        const auto undo = position.play(move);
        bool can = m_isReached(position, move, mover);
        if (!can && !position.isOver())
            can = canForce(position, mover == m_by ? moves - 1 : moves);
        position.undo(move, undo);
        return can;
    }

private:
    Player m_by;
    int m_budget;
    IsReached m_isReached;
};

/// The least number of own moves, up to `most`, in which `by` reaches something by force, as a claim of `kind`; empty
/// where none is proved with `budget` moves tried. `hint` is the move to try first if `by` is to move.
template<Game G, typename IsReached>
[[nodiscard]] std::optional<Claim> provedForce(
    Claim::Kind kind,
    const typename G::Position &position,
    Player by,
    int most,
    int budget,
    std::optional<typename G::Move> hint,
    IsReached isReached)
{
    typename G::Position copy = position;
    ForceProof<G, IsReached> proof(by, budget, std::move(isReached));
    Claim claim;
    claim.kind = kind;
    claim.by = by;
    for (claim.number = 1; claim.number <= most; ++claim.number) {
        if (position.toMove() != by) {
            if (proof.canForce(copy, claim.number))
                return proof.isSpent() ? std::nullopt : std::optional(claim);
        } else {
            std::vector<typename G::Move> moves = movesOf<G>(copy);
            if (hint)
                std::stable_partition(moves.begin(), moves.end(), [&hint](typename G::Move move) {
                    return move == *hint;
                });
            for (const auto move : moves) {
                if (proof.canForceWith(copy, move, claim.number) && !proof.isSpent()) {
                    claim.moves.push_back(G::encode(move));
                    return claim;
                }
            }
        }
        if (proof.isSpent())
            return std::nullopt;
    }
    return std::nullopt;
}

/// Claims that `by` wins by force.
template<Game G>
[[nodiscard]] std::optional<Claim> provedWin(
    const typename G::Position &position,
    Player by,
    int most,
    int budget,
    std::optional<typename G::Move> hint)
{
    return provedForce<G>(
        Claim::Kind::Wins,
        position,
        by,
        most,
        budget,
        hint,
        [by](const typename G::Position &after, typename G::Move, Player) {
            return after.isOver() && after.outcome().winner() == by;
        });
}

} // namespace tessera
