#pragma once

// The member functions of SearchTree; included by searchtree.h alone.

#include "model/search/searchtree.h"

namespace tessera {

template<SearchGame S>
void SearchTree<S>::plant(const Position &root, S &game, bool mayReuse)
{
    constexpr int kRoomPerMille = 500;
    std::optional<Index> known;
    if (mayReuse && m_nodes.fullness() > 0 && m_nodes.fullness() < kRoomPerMille)
        known = found(root);
    m_position = root;
    if (known) {
        m_root = *known;
    } else {
        m_nodes.clear();
        m_root = *m_nodes.added(1);
    }
    if (!this->root().isGrown() || this->root().isPartial)
        makeWhole(game);
}

/// The nodes of the root and of the next two plies are compared; deeper ones cannot have come up.
template<SearchGame S>
auto SearchTree<S>::found(const Position &position) const -> std::optional<Index>
{
    const int plies = position.turnsTaken() - m_position.turnsTaken();
    const std::uint64_t hash = position.hash();
    if (plies == 0 && m_position.hash() == hash)
        return m_root;
    if (plies < 1 || plies > 2)
        return std::nullopt;
    Position next = m_position;
    const auto indexOf = [this](const Node &node) {
        return static_cast<Index>(&node - &m_nodes[0]);
    };
    for (const Node &child : m_nodes.childrenOf(root())) {
        if (child.visits == 0)
            continue;
        const auto undone = next.play(child.move);
        if (plies == 1 && next.hash() == hash)
            return indexOf(child);
        for (const Node &reply : m_nodes.childrenOf(child)) {
            if (plies == 1 || reply.visits == 0)
                continue;
            const auto replyUndone = next.play(reply.move);
            if (next.hash() == hash)
                return indexOf(reply);
            next.undo(reply.move, replyUndone);
        }
        next.undo(child.move, undone);
    }
    return std::nullopt;
}

/// Gives the root all its moves; what is known of some of them stays.
template<SearchGame S>
void SearchTree<S>::makeWhole(S &game)
{
    Node &node = m_nodes[m_root];
    const auto before = m_nodes.childrenOf(node);
    const Sprouts all = sprouts(m_position, game, Rules::MoveList::kCapacity);
    addChildren(node, all, all.size());
    for (Node &child : m_nodes.childrenOf(node)) {
        const auto known = std::find_if(before.begin(), before.end(), [&](const Node &old) {
            return old.move == child.move;
        });
        if (known == before.end())
            continue;
        child.visits = known->visits.load();
        child.value = known->value.load();
        child.estimate = known->estimate.load();
        child.laterVisits = known->laterVisits.load();
        child.laterValue = known->laterValue.load();
        child.firstChild = known->firstChild.load();
        child.childCount = known->childCount.load();
        child.isPartial = known->isPartial.load();
        child.state = known->state.load();
        child.prove(known->proof, known->pliesToEnd);
    }
    node.proof = Proof::None;
    conclude(node);
}

template<SearchGame S>
void SearchTree<S>::grow(Node &node, const Position &position, S &game)
{
    auto expected = Node::State::Leaf;
    if (!node.state.compare_exchange_strong(expected, Node::State::Growing))
        return;
    addChildren(node, sprouts(position, game, kTuning.kept), kTuning.kept);
    conclude(node);
}

/// All moves with their static evaluations for the mover, the best `sorted` of them first.
template<SearchGame S>
auto SearchTree<S>::sprouts(const Position &position, S &game, std::size_t sorted) -> Sprouts
{
    typename Rules::MoveList moves;
    position.legalMoves(moves);
    std::array<int, Rules::MoveList::kCapacity> ranks;
    if constexpr (RanksMoves<S>) {
        game.rank(position, moves, std::span<int>(ranks.data(), moves.size()));
    } else {
        Position next = position;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const auto undone = next.play(moves[i]);
            const double score = next.isOver() ? next.outcome().scores[position.toMove()] : 0;
            constexpr double kHalf = 0.5;
            ranks[i] = !next.isOver()   ? -game.evaluate(next)
                       : score == kHalf ? kDraw
                       : score > kHalf  ? winIn(1)
                                        : lossIn(1);
            next.undo(moves[i], undone);
        }
    }
    Sprouts all;
    all.reserve(moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i)
        all.push_back({moves[i], ranks[i], i});
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(std::min(sorted, all.size()));
    std::partial_sort(all.begin(), end, all.end(), [](const Sprout &one, const Sprout &other) {
        return one.rank != other.rank ? one.rank > other.rank : one.place < other.place;
    });
    return all;
}

template<SearchGame S>
void SearchTree<S>::addChildren(Node &node, const Sprouts &sprouts, std::size_t kept)
{
    // Beside a move that wins at once the others are of no interest.
    const bool isWon = sprouts.front().rank == winIn(1);
    const std::size_t count = std::min(sprouts.size(), kept);
    const auto first = m_nodes.added(count);
    if (!first) {
        node.state.store(Node::State::Leaf, std::memory_order_release);
        return;
    }
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        Node &child = m_nodes[*first + static_cast<Index>(i)];
        const int rank = sprouts[i].rank;
        child.move = sprouts[i].move;
        child.estimate = static_cast<float>(shareOf(rank));
        if (isDecided(rank))
            child.prove(isWin(rank) ? Proof::Won : Proof::Lost, 0);
        child.prior = static_cast<float>(
            std::exp(std::max(rank - sprouts.front().rank, -kLeastWin) / kTuning.temperature));
        sum += child.prior;
    }
    node.firstChild = *first;
    node.childCount = static_cast<std::uint16_t>(count);
    for (Node &child : m_nodes.childrenOf(node))
        child.prior = static_cast<float>(child.prior / sum);
    node.isPartial = count < sprouts.size() && !isWon;
    node.state.store(Node::State::Grown, std::memory_order_release);
}

/// A node is lost for its player when one of the replies is proven to win, won when all replies lose,
/// drawn when none wins and the best draws. The sooner win counts, or the later loss.
template<SearchGame S>
void SearchTree<S>::conclude(Node &node) const
{
    if (!node.isGrown() || node.proof.load(std::memory_order_relaxed) != Proof::None)
        return;
    int soonestWin = kMostPlies;
    int latestLoss = 0;
    bool isDrawn = false;
    bool isOpen = node.isPartial;
    for (const Node &reply : m_nodes.childrenOf(node)) {
        const Proof proof = reply.proof.load(std::memory_order_acquire);
        const int plies = reply.pliesToEnd.load(std::memory_order_relaxed) + 1;
        if (proof == Proof::Won)
            soonestWin = std::min(soonestWin, plies);
        latestLoss = std::max(latestLoss, plies);
        isDrawn = isDrawn || proof == Proof::Drawn;
        isOpen = isOpen || proof == Proof::None;
    }
    if (soonestWin < kMostPlies)
        node.prove(Proof::Lost, static_cast<std::uint8_t>(soonestWin));
    else if (!isOpen)
        node.prove(
            isDrawn ? Proof::Drawn : Proof::Won,
            static_cast<std::uint8_t>(std::min(latestLoss, kMostPlies)));
}

template<SearchGame S>
bool SearchTree<S>::updateEstimate(Node &node)
{
    constexpr float kHalf = 0.5F;
    constexpr auto kBonus = static_cast<float>(kTuning.moverBonus);
    float best = 0;
    for (const Node &reply : m_nodes.childrenOf(node)) {
        const Proof proof = reply.proof.load(std::memory_order_relaxed);
        const float estimate = proof == Proof::None ? reply.estimate.load(std::memory_order_relaxed)
                               : proof == Proof::Won  ? 1.0F
                               : proof == Proof::Lost ? 0.0F
                                                      : kHalf;
        best = std::max(best, estimate);
    }
    const float own = std::clamp(1 - best + kBonus, 0.0F, 1.0F);
    return node.estimate.exchange(own, std::memory_order_relaxed) != own;
}

template<SearchGame S>
double SearchTree<S>::shareOf(int rank)
{
    if (isDecided(rank))
        return isWin(rank) ? 1 : 0;
    return 1 / (1 + std::exp(-rank / kTuning.oddsScale));
}

/// By what the moves of the root are compared: a win that is proven before everything, then by
/// visits, which follow the value where that is well known.
template<SearchGame S>
double SearchTree<S>::worth(const Node &node)
{
    constexpr double kDecided = 1e12;
    switch (node.proof.load()) {
    case Proof::Won:
        return kDecided - node.pliesToEnd;
    case Proof::Lost:
        return node.pliesToEnd - kDecided;
    case Proof::Drawn:
    case Proof::None:
        break;
    }
    return static_cast<double>(node.visits) + node.estimate / 2;
}

template<SearchGame S>
auto SearchTree<S>::ranking() const -> std::vector<const Node *>
{
    std::vector<const Node *> all;
    for (const Node &child : m_nodes.childrenOf(root()))
        all.push_back(&child);
    std::stable_sort(all.begin(), all.end(), [](const Node *one, const Node *other) {
        return worth(*one) > worth(*other);
    });
    return all;
}

template<SearchGame S>
auto SearchTree<S>::lineFrom(const Node &child) const -> std::vector<const Node *>
{
    std::vector<const Node *> line{&child};
    while (line.back()->isGrown() && line.size() < kMostPlies) {
        const auto replies = m_nodes.childrenOf(*line.back());
        const auto best = std::max_element(
            replies.begin(), replies.end(), [](const Node &one, const Node &other) {
                return worth(one) < worth(other);
            });
        if (best->visits == 0 && best->proof == Proof::None)
            break;
        line.push_back(&*best);
    }
    return line;
}

template<SearchGame S>
Score SearchTree<S>::scoreOf(const Node &node) const
{
    const int plies = node.pliesToEnd + 1;
    switch (node.proof.load()) {
    case Proof::Won:
        return reported(winIn(plies));
    case Proof::Lost:
        return reported(lossIn(plies));
    case Proof::Drawn:
        return reported(kDraw);
    case Proof::None:
        break;
    }
    constexpr double kLeastShare = 0.001;
    const double visits = node.visits + kTuning.staticVisits;
    const double value = static_cast<double>(node.value) / Node::kOne
                         + kTuning.staticVisits * node.estimate;
    const double share = std::clamp(value / visits, kLeastShare, 1 - kLeastShare);
    const double odds = std::log(share / (1 - share));
    return Score{Score::Kind::Centipawns, static_cast<int>(kTuning.oddsScale * odds), {}};
}

} // namespace tessera
