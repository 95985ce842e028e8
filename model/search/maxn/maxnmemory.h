#pragma once

#include "model/core/fixedlist.h"
#include "model/core/game.h"
#include "model/search/engine/spinlock.h"
#include "model/search/maxn/foresight.h"
#include "model/search/maxn/maxnnodepool.h"
#include "model/search/maxn/opponentstyles.h"

#include <algorithm>
#include <optional>

namespace tessera {

/// The tree of a max^n search, which is kept from one search to the next (tree reuse): the subtree of the position that
/// the game has reached since stays. Each thread of a search has an area of the pool; who looks at the tree or changes
/// it, outside a branch of its own, holds the lock.
template<Game Rules>
class MaxnMemory
{
public:
    using Position = typename Rules::Position;
    using Move = typename Rules::Move;
    using Pool = MaxnNodePool<Move>;

    /// For so many threads. `cells` must outlive the memory (see `MaxnNodePool`).
    MaxnMemory(std::span<typename Pool::Cell> cells, std::size_t threads)
        : m_pool(cells, threads)
    {}

    /// Begins a tree at `root`. With `mayReuse`, the subtree of `root` in the tree of the previous search stays, if
    /// `root` is that search's root or at most a turn of each player later. With `isPlayed`, which needs `mayReuse`, both
    /// are turns of a player in one game, and the foresight of the others learns from what they have played between them.
    void beginTree(const Position &root, bool mayReuse, bool isPlayed = false)
    {
        if (!mayReuse)
            forgetOpponents();
        MaxnNode *known = mayReuse && m_position ? found(root) : nullptr;
        if (isPlayed && m_position && isNextTurn(*m_position, root))
            compare(known);
        // Below a node without moves there is nothing to keep, and as a root it needs room for them.
        const bool isOpen = known != nullptr && known->moveCount > 0;
        if (!isOpen || !m_pool.makeRoot(*known))
            m_pool.clear();
        m_position = root;
        m_sharing = {};
    }
    /// Frees the whole tree.
    void forget()
    {
        m_position.reset();
        m_pool.clear();
        forgetOpponents();
    }
    [[nodiscard]] SpinLock &lock() const { return m_lock; }
    /// What threads agree on, under the lock.
    struct Sharing
    {
        int branches = 0;          ///< those that are detached
        bool isRoomWanted = false; ///< whether a thread waits until there are none
    };
    [[nodiscard]] Sharing &sharing() { return m_sharing; }
    [[nodiscard]] Pool &pool() { return m_pool; }
    [[nodiscard]] const Pool &pool() const { return m_pool; }
    [[nodiscard]] const MaxnNode &root() const { return m_pool.root(); }
    /// How well the searches of this game, as far as they may reuse the tree, have foreseen what the player plays.
    [[nodiscard]] const Foresight &foresightOf(Player player) const { return m_foresight[player]; }
    /// The styles in which the others seem to play, which are forgotten with the foresight.
    [[nodiscard]] OpponentStyles<Rules> &styles() { return m_styles; }
    [[nodiscard]] const OpponentStyles<Rules> &styles() const { return m_styles; }

private:
    /// The nodes from a root on, one a ply.
    using Path = FixedList<MaxnNode *, std::size_t{kMaxPlayers} + 1>;

    void forgetOpponents()
    {
        m_foresight.fill({});
        m_styles.forget();
    }
    /// Tells the foresight of the others which of their moves on the path to `known` were expected, the most visited ones.
    /// Forced ones tell nothing. Where the tree does not hold the path, none was expected.
    void compare(const MaxnNode *known)
    {
        Position at = *m_position;
        const Player us = at.toMove();
        for (int i = 0; known == nullptr && i < static_cast<int>(kMaxPlayers); ++i) {
            if (playerAt(i) != us)
                m_foresight[playerAt(i)].add(false);
        }
        for (std::size_t ply = 0; known != nullptr && ply + 1 < m_path.size(); ++ply) {
            const MaxnNode &node = *m_path[ply];
            std::uint32_t most = 0;
            std::size_t played = 0;
            for (std::size_t i = 0; i < node.childCount; ++i) {
                const MaxnNode &child = m_pool.child(node, i);
                most = std::max(most, child.visits);
                if (&child == m_path[ply + 1])
                    played = i;
            }
            if (at.toMove() != us && node.moveCount > 1)
                m_foresight[at.toMove()].add(m_path[ply + 1]->visits == most);
            at.play(m_pool.move(node, played).move);
        }
    }
    [[nodiscard]] MaxnNode *found(const Position &position)
    {
        const int plies = position.turnsTaken() - m_position->turnsTaken();
        if (plies < 0 || plies > static_cast<int>(kMaxPlayers))
            return nullptr;
        Position from = *m_position;
        m_path.clear();
        return foundBelow(m_pool.root(), from, plies, position.hash());
    }
    /// The node of the position with this hash, `plies` below `node`, the node of `from`; null when there is none. `m_path`
    /// leads to it then.
    MaxnNode *foundBelow(MaxnNode &node, Position &from, int plies, std::uint64_t hash)
    {
        m_path.add(&node);
        if (plies == 0 && from.hash() == hash)
            return &node;
        MaxnNode *result = nullptr;
        for (std::size_t i = 0; plies > 0 && i < node.childCount && result == nullptr; ++i) {
            const Move move = m_pool.move(node, i).move;
            const auto undone = from.play(move);
            result = foundBelow(m_pool.child(node, i), from, plies - 1, hash);
            from.undo(move, undone);
        }
        if (result == nullptr)
            m_path.shrinkTo(m_path.size() - 1);
        return result;
    }

    mutable SpinLock m_lock;
    Sharing m_sharing;
    Pool m_pool;
    std::optional<Position> m_position;
    Path m_path;
    PerPlayer<Foresight> m_foresight;
    OpponentStyles<Rules> m_styles;
};

} // namespace tessera
