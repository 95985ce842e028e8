#pragma once

#include "model/core/game.h"
#include "model/search/engine/spinlock.h"
#include "model/search/maxn/maxnnodepool.h"

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
    /// `root` is that search's root or at most a turn of each player later.
    void beginTree(const Position &root, bool mayReuse)
    {
        MaxnNode *known = mayReuse && m_position ? found(root) : nullptr;
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

private:
    [[nodiscard]] MaxnNode *found(const Position &position)
    {
        const int plies = position.turnsTaken() - m_position->turnsTaken();
        if (plies < 0 || plies > static_cast<int>(kMaxPlayers))
            return nullptr;
        Position from = *m_position;
        return foundBelow(m_pool.root(), from, plies, position.hash());
    }
    /// The node of the position with this hash, `plies` below `node`, the node of `from`; null when there is none.
    MaxnNode *foundBelow(MaxnNode &node, Position &from, int plies, std::uint64_t hash)
    {
        if (plies == 0)
            return from.hash() == hash ? &node : nullptr;
        MaxnNode *result = nullptr;
        for (std::size_t i = 0; i < node.childCount && result == nullptr; ++i) {
            const Move move = m_pool.move(node, i).move;
            const auto undone = from.play(move);
            result = foundBelow(m_pool.child(node, i), from, plies - 1, hash);
            from.undo(move, undone);
        }
        return result;
    }

    mutable SpinLock m_lock;
    Sharing m_sharing;
    Pool m_pool;
    std::optional<Position> m_position;
};

} // namespace tessera
