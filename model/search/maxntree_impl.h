#pragma once

// The member functions of MaxnTree; included by maxntree.h alone.

#include "model/search/maxntree.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tessera {

template<ForeseesOdds S>
MaxnTree<S>::MaxnTree(
    const Position &root, std::span<Node> room, const SearchTask &task, SearchControl &control)
    : m_position(root)
    , m_us(root.toMove())
    , m_room(room)
    , m_task(task)
    , m_control(control)
    // Threads that search apart and are asked together shall not all see the same.
    , m_exploration(kExploration * (1 + 0.25F * static_cast<float>(task.helperNumber)))
{
    m_room[m_used++] = Node{};
    addChildren(m_room[0]);
}

template<ForeseesOdds S>
void MaxnTree<S>::grow()
{
    FixedList<std::uint32_t, kMostPlies + 1> path;
    FixedList<typename Rules::Undo, kMostPlies> undone;
    path.add(0);
    while (m_room[path[path.size() - 1]].state == State::Open && path.size() <= kMostPlies) {
        const std::uint32_t chosen = chosenChild(m_room[path[path.size() - 1]]);
        undone.add(m_position.play(m_room[chosen].move));
        path.add(chosen);
    }
    m_deepest = std::max(m_deepest, static_cast<int>(path.size()) - 1);
    const std::optional<Chances> result = expand(path[path.size() - 1]);
    for (std::size_t i = path.size(); i-- > 0;) {
        Node &node = m_room[path[i]];
        if (result && node.state != State::Decided && i + 1 < path.size()) {
            const Node &child = m_room[path[i + 1]];
            if (child.state == State::Decided)
                conclude(node, m_position.toMove(), child);
        }
        if (result) {
            const auto visits = static_cast<float>(++node.visits);
            for (std::size_t player = 0; player < kMaxPlayers && node.state != State::Decided;
                 ++player) {
                float &mean = *(node.chances.begin() + player);
                mean += (*(result->begin() + player) - mean) / visits;
            }
        }
        if (i > 0)
            m_position.undo(node.move, undone[i - 1]);
    }
}

template<ForeseesOdds S>
auto MaxnTree<S>::expand(std::uint32_t number) -> std::optional<Chances>
{
    Node &node = m_room[number];
    if (node.state == State::Leaf && m_room.size() - m_used >= Rules::MoveList::kCapacity) {
        addChildren(node);
        if (m_control.isStopped())
            return std::nullopt;
        const auto children = childrenOf(node);
        const Player mover = m_position.toMove();
        const auto best = std::max_element(
            children.begin(), children.end(), [mover](const Node &one, const Node &other) {
                return one.chances[mover] < other.chances[mover];
            });
        if (best->state == State::Decided)
            conclude(node, mover, *best);
        return behind(*best);
    }
    m_control.countNode();
    if (node.state == State::Decided || node.state == State::Drawn)
        return node.chances;
    return evaluated();
}

/// Looks at the moves of `node`, at which the position stands. A search that is stopped at this keeps
/// them at the root alone.
template<ForeseesOdds S>
void MaxnTree<S>::addChildren(Node &node)
{
    typename Rules::MoveList moves;
    m_position.legalMoves(moves);
    std::array<int, Rules::MoveList::kCapacity> odds;
    const auto survey = m_game.survey(m_position);
    const Player mover = m_position.toMove();
    std::uint32_t used = m_used;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (used > m_used && isUnseen(moves[i]))
            continue;
        Node &child = m_room[used];
        child = Node{};
        child.move = moves[i];
        odds[used - m_used] = std::numeric_limits<int>::min() / 2;
        if (used == m_used || !m_control.isStopped()) {
            m_control.countNode();
            const auto undone = m_position.play(moves[i]);
            odds[used - m_used] = judge(child, mover, survey, undone);
            m_position.undo(moves[i], undone);
        }
        ++used;
    }
    if (m_control.isStopped() && &node != &m_room[0])
        return;
    node.firstChild = m_used;
    node.childCount = static_cast<std::uint8_t>(used - m_used);
    node.state = State::Open;
    sortChildren(node, std::span(odds).first(node.childCount));
    setPriors(node, std::span(odds).first(node.childCount));
    m_used = used;
}

template<ForeseesOdds S>
int MaxnTree<S>::judge(
    Node &child, Player mover, const auto &survey, const typename Rules::Undo &undone)
{
    constexpr int kCertain = 2000;
    constexpr int kUnwanted = -600;
    if (m_position.isOver()) {
        child.chances = outcome();
        const bool isDrawn = m_position.outcome().winner() == Player::None;
        child.state = isDrawn ? State::Drawn : State::Decided;
        return isDrawn ? kUnwanted : child.chances[mover] > 0 ? kCertain : -kCertain;
    }
    // Closing a circle leads nowhere new, so it is taken for the draw that it ends in.
    if (S::hasOccurred(m_position)) {
        child.state = State::Drawn;
        child.chances.fill(S::kDrawChance);
        return kUnwanted;
    }
    const int odds = m_game.oddsAfter(survey, m_position, undone) + error(mover);
    child.chances[mover] = m_table.chance(odds);
    return odds;
}

/// The most promising first, by insertion: lists are short.
template<ForeseesOdds S>
void MaxnTree<S>::sortChildren(const Node &node, std::span<int> odds)
{
    const auto children = m_room.subspan(node.firstChild, node.childCount);
    for (std::size_t i = 1; i < odds.size(); ++i) {
        const Node child = children[i];
        const int own = odds[i];
        std::size_t place = i;
        for (; place > 0 && odds[place - 1] < own; --place) {
            odds[place] = odds[place - 1];
            children[place] = children[place - 1];
        }
        odds[place] = own;
        children[place] = child;
    }
}

template<ForeseesOdds S>
void MaxnTree<S>::setPriors(const Node &node, std::span<const int> odds)
{
    const int best = odds.front();
    const auto children = m_room.subspan(node.firstChild, node.childCount);
    float sum = 0;
    for (std::size_t i = 0; i < children.size(); ++i) {
        children[i].prior = m_table.weight(best - odds[i]);
        sum += children[i].prior;
    }
    for (Node &child : children)
        child.prior /= sum;
}

/// Everybody's chances behind the move to `child`.
template<ForeseesOdds S>
auto MaxnTree<S>::behind(const Node &child) -> Chances
{
    if (child.state != State::Leaf)
        return child.chances;
    const auto undone = m_position.play(child.move);
    const Chances chances = evaluated();
    m_position.undo(child.move, undone);
    return chances;
}

/// What the evaluation says of the position, as shares of one game.
template<ForeseesOdds S>
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

template<ForeseesOdds S>
int MaxnTree<S>::error(Player player) const
{
    if (m_task.plan.noise == 0)
        return 0;
    const std::uint64_t key = m_position.hash() + static_cast<std::uint64_t>(index(player));
    return evaluationError(m_task.plan.noise, mixedBits(key), m_task.seed);
}

/// What the end of the game is worth.
template<ForeseesOdds S>
auto MaxnTree<S>::outcome() const -> Chances
{
    Chances chances;
    const Player winner = m_position.outcome().winner();
    if (winner == Player::None)
        chances.fill(S::kDrawChance);
    else
        chances[winner] = 1;
    return chances;
}

/// Whether a weak level overlooks this move of an opponent.
template<ForeseesOdds S>
bool MaxnTree<S>::isUnseen(Move move) const
{
    return m_task.plan.overlooked > 0 && m_position.toMove() != m_us
           && isOverlooked(m_task.plan.overlooked, m_position.hash(), S::code(move), m_task.seed);
}

/// The move to follow: the best by mean and by what is still to be found out.
template<ForeseesOdds S>
std::uint32_t MaxnTree<S>::chosenChild(const Node &node) const
{
    const Player mover = m_position.toMove();
    // No product stands next to a sum: where such pairs are made one operation, they round otherwise.
    const float wish = m_exploration * std::sqrt(static_cast<float>(node.visits));
    float best = -1;
    std::uint32_t chosen = node.firstChild;
    const auto children = childrenOf(node);
    for (std::size_t i = 0; i < children.size(); ++i) {
        const Node &child = children[i];
        const float worth = child.chances[mover]
                            + wish * child.prior / static_cast<float>(1 + child.visits);
        if (worth > best) {
            best = worth;
            chosen = node.firstChild + static_cast<std::uint32_t>(i);
        }
        // Those behind promise less and have less of a prior.
        if (child.visits == 0)
            break;
    }
    return chosen;
}

template<ForeseesOdds S>
void MaxnTree<S>::conclude(Node &node, Player mover, const Node &child) const
{
    const auto children = childrenOf(node);
    const bool isForced = std::all_of(children.begin(), children.end(), [&](const Node &other) {
        return other.state == State::Decided && other.chances == child.chances;
    });
    if (!child.isWonBy(mover) && !isForced)
        return;
    node.state = State::Decided;
    node.chances = child.chances;
}

template<ForeseesOdds S>
void MaxnTree<S>::addLine(const Node &node, Line &line) const
{
    // Behind decided games nothing was looked at any more, but their moves are still there.
    for (const Node *at = &node; at->childCount > 0 && line.size() < kMostPlies;) {
        const auto children = childrenOf(*at);
        const auto next = std::max_element(
            children.begin(), children.end(), [](const Node &one, const Node &other) {
                return one.visits < other.visits;
            });
        if (next->visits == 0)
            return;
        line.add(next->move);
        at = &*next;
    }
}

} // namespace tessera
