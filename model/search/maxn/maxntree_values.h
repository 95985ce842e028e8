#pragma once

// The member functions of MaxnTree that evaluate positions; included by maxntree.h alone.

#include "model/search/maxn/maxntree.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace tessera {

template<MaxnGame S>
int MaxnTree<S>::oddsOfMover(Player mover, const auto &features, const typename Rules::Undo &undone)
{
    switch (stateOfPosition()) {
    case State::Decided:
        return m_position.outcome().winner() == mover ? kDecidedOdds : -kDecidedOdds;
    case State::Drawn:
        return m_table.odds(S::kDrawChance);
    case State::Leaf:
    case State::Open:
    case State::Detached:
        break;
    }
    const int odds = m_game.oddsAfter(features, m_position, undone) + error(mover);
    return std::clamp(odds, 1 - kDecidedOdds, kDecidedOdds - 1);
}

template<MaxnGame S>
auto MaxnTree<S>::stateOfPosition() const -> State
{
    if (m_position.isOver())
        return m_position.outcome().winner() == Player::None ? State::Drawn : State::Decided;
    // A repetition counts as a draw.
    return S::hasOccurred(m_position) ? State::Drawn : State::Leaf;
}

template<MaxnGame S>
auto MaxnTree<S>::chancesOfPosition(State state) -> Chances
{
    Chances chances;
    if (state == State::Decided)
        chances[m_position.outcome().winner()] = 1;
    else if (state == State::Drawn)
        chances.fill(S::kDrawChance);
    else
        chances = leafChances();
    return chances;
}

/// Everybody's chances at a leaf at which the game goes on: by the static evaluation, after a playout where the game
/// wants one.
template<MaxnGame S>
auto MaxnTree<S>::leafChances() -> Chances
{
    if constexpr (HasPlayouts<S>) {
        const MaxnPlayout<S> playout(m_position, m_game, m_control, m_bits);
        if (m_position.isOver())
            return chancesOfPosition(stateOfPosition());
        return evaluation();
    } else {
        return evaluation();
    }
}

/// Everybody's chances after the best move of `node`. The move proves the node if it wins the game, or if it is the
/// only move and ends the game.
template<MaxnGame S>
auto MaxnTree<S>::chancesAfter(MaxnNode &node, const ScoredMove &best) -> Chances
{
    const auto undone = m_position.play(best.move);
    const State state = stateOfPosition();
    const Chances chances = chancesOfPosition(state);
    m_position.undo(best.move, undone);
    if (state == State::Decided && (wins(best) || node.moveCount == 1)) {
        node.state = State::Decided;
        node.chances = chances;
    }
    return chances;
}

/// The static evaluation of the position: everybody's chances, which sum to 1.
template<MaxnGame S>
auto MaxnTree<S>::evaluation() -> Chances
{
    const PerPlayer<int> odds = m_game.odds(m_position);
    Chances chances;
    float sum = 0;
    for (int i = 0; i < S::kPlayers; ++i) {
        const Player player = playerAt(i);
        sum += chances[player] = m_table.chance(odds[player] + error(player));
    }
    for (float &chance : chances)
        chance /= sum;
    return chances;
}

/// The moves, the most promising first, those with equal odds in their order. Each goes where as many are before it:
/// counting has no branches to predict, and processors compare a block at once.
template<MaxnGame S>
auto MaxnTree<S>::sorted(const ScoredMoves &moves) -> ScoredMoves
{
    constexpr std::size_t kLanes = 8;
    using Block [[gnu::vector_size(kLanes * sizeof(std::int32_t))]] = std::int32_t;
    constexpr std::int32_t kMoreThanMoves = 256;
    static_assert(ScoredMoves::kCapacity < kMoreThanMoves);
    std::array<Block, ScoredMoves::kCapacity / kLanes + 1> ranks{};
    ScoredMoves sorted;
    for (const ScoredMove &move : moves) {
        const std::size_t i = sorted.size();
        ranks[i / kLanes][i % kLanes] = move.odds * kMoreThanMoves - static_cast<std::int32_t>(i);
        sorted.add(move);
    }
    for (std::size_t first = 0; first < moves.size(); first += kLanes) {
        Block places{};
        for (std::size_t i = 0; i < moves.size(); ++i)
            places -= ranks[first / kLanes] < ranks[i / kLanes][i % kLanes];
        for (std::size_t i = first; i < std::min(first + kLanes, moves.size()); ++i)
            sorted[static_cast<std::size_t>(places[i - first])] = moves[i];
    }
    return sorted;
}

template<MaxnGame S>
int MaxnTree<S>::error(Player player) const
{
    if (m_task.plan.noise == 0)
        return 0;
    const std::uint64_t key = m_position.hash() + static_cast<std::uint64_t>(index(player));
    return evaluationError(m_task.plan.noise, mixedBits(key), m_task.seed);
}

template<MaxnGame S>
bool MaxnTree<S>::isOverlookedReply(Move move) const
{
    return m_task.plan.overlooked > 0 && m_position.toMove() != m_us
           && isOverlooked(m_task.plan.overlooked, m_position.hash(), S::code(move), m_task.seed);
}

} // namespace tessera
