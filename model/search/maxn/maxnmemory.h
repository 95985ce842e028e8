#pragma once

#include "model/core/game.h"
#include "model/search/maxn/maxnnodepool.h"

#include <optional>

namespace tessera {

/// The tree of a max^n search, which is kept from one search to the next: what is known of the position that the game
/// has reached since is reused. Not thread-safe.
template<Game Rules>
class MaxnMemory
{
public:
    using Position = typename Rules::Position;
    using Move = typename Rules::Move;
    using Room = MaxnNodePool<Move>;

    MaxnMemory() = default;
    explicit MaxnMemory(std::span<typename Room::Cell> cells)
        : m_room(cells)
    {}

    /// Begins a tree at `root`. With `mayReuse`, the part of the previous search's tree below it stays, if it is that
    /// search's root or at most a turn of each player later.
    void plant(const Position &root, bool mayReuse)
    {
        MaxnNode *known = mayReuse && m_position ? found(root) : nullptr;
        // A repeated position has no moves in the tree.
        const bool isOpen = known != nullptr && known->state != MaxnNode::State::Drawn;
        if (!isOpen || !m_room.makeRoot(*known))
            m_room.clear();
        m_position = root;
    }
    void forget()
    {
        m_position.reset();
        m_room.clear();
    }

    [[nodiscard]] Room &room() { return m_room; }
    [[nodiscard]] const Room &room() const { return m_room; }
    [[nodiscard]] const MaxnNode &root() const { return m_room.root(); }

private:
    [[nodiscard]] MaxnNode *found(const Position &position)
    {
        const int plies = position.turnsTaken() - m_position->turnsTaken();
        if (plies < 0 || plies > static_cast<int>(kMaxPlayers))
            return nullptr;
        Position from = *m_position;
        return foundBehind(m_room.root(), from, plies, position.hash());
    }
    /// The node of the position with this hash, so many plies below `node`, at which `from` stands.
    MaxnNode *foundBehind(MaxnNode &node, Position &from, int plies, std::uint64_t hash)
    {
        if (plies == 0)
            return from.hash() == hash ? &node : nullptr;
        MaxnNode *result = nullptr;
        for (std::size_t i = 0; i < node.childCount && result == nullptr; ++i) {
            const Move move = m_room.move(node, i).move;
            const auto undone = from.play(move);
            result = foundBehind(m_room.child(node, i), from, plies - 1, hash);
            from.undo(move, undone);
        }
        return result;
    }

    Room m_room;
    std::optional<Position> m_position;
};

} // namespace tessera
