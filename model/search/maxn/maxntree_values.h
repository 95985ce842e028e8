#pragma once

// The member functions of MaxnTree that say what a position is worth; included by maxntree.h alone.

#include "model/search/maxn/maxntree.h"

#include <algorithm>

namespace tessera {

template<PredictsOdds S>
int MaxnTree<S>::judge(Player mover, const auto &features, const typename Rules::Undo &undone)
{
    switch (stateHere()) {
    case State::Decided:
        return m_position.outcome().winner() == mover ? kCertain : -kCertain;
    case State::Drawn:
        return m_table.odds(S::kDrawChance);
    case State::Leaf:
    case State::Open:
        break;
    }
    const int odds = m_game.oddsAfter(features, m_position, undone) + error(mover);
    return std::clamp(odds, 1 - kCertain, kCertain - 1);
}

template<PredictsOdds S>
auto MaxnTree<S>::stateHere() const -> State
{
    if (m_position.isOver())
        return m_position.outcome().winner() == Player::None ? State::Drawn : State::Decided;
    // A repetition leads nowhere new, so it counts as the draw that it ends in.
    return S::hasOccurred(m_position) ? State::Drawn : State::Leaf;
}

template<PredictsOdds S>
auto MaxnTree<S>::chancesHere(State state) -> Chances
{
    Chances chances;
    if (state == State::Decided)
        chances[m_position.outcome().winner()] = 1;
    else if (state == State::Drawn)
        chances.fill(S::kDrawChance);
    else
        chances = foreseen();
    return chances;
}

/// The value of a leaf at which the game goes on.
template<PredictsOdds S>
auto MaxnTree<S>::foreseen() -> Chances
{
    if constexpr (PlaysOut<S>) {
        const MaxnPlayout<S> playout(m_position, m_game, m_control, m_bits);
        if (m_position.isOver())
            return chancesHere(stateHere());
        return evaluated();
    } else {
        return evaluated();
    }
}

/// Everybody's chances after the best move of `node`, which decides the node if it wins the game, or if it ends it and
/// is the only move.
template<PredictsOdds S>
auto MaxnTree<S>::behind(MaxnNode &node, const Listed &best) -> Chances
{
    const auto undone = m_position.play(best.move);
    const State state = stateHere();
    const Chances chances = chancesHere(state);
    m_position.undo(best.move, undone);
    if (state == State::Decided && (wins(best) || node.moveCount == 1)) {
        node.state = State::Decided;
        node.chances = chances;
    }
    return chances;
}

/// The evaluation of the position, as shares of one game.
template<PredictsOdds S>
auto MaxnTree<S>::evaluated() -> Chances
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

template<PredictsOdds S>
int MaxnTree<S>::error(Player player) const
{
    if (m_task.plan.noise == 0)
        return 0;
    const std::uint64_t key = m_position.hash() + static_cast<std::uint64_t>(index(player));
    return evaluationError(m_task.plan.noise, mixedBits(key), m_task.seed);
}

template<PredictsOdds S>
bool MaxnTree<S>::isUnseen(Move move) const
{
    return m_task.plan.overlooked > 0 && m_position.toMove() != m_us
           && isOverlooked(m_task.plan.overlooked, m_position.hash(), S::code(move), m_task.seed);
}

} // namespace tessera
