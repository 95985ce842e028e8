#pragma once

#include "model/session/gamemodel.h"

#include <optional>

namespace tessera {

/// Decides how far moves are taken back and redone: to the next decision of a person, or by one move where only
/// computers play. It does not know who is asked.
class TakeBack
{
public:
    explicit TakeBack(const GameModel &game);

    /// The node to which taking back leads; empty where there is nothing to take back.
    [[nodiscard]] std::optional<NodeId> target() const;
    /// Whether redoing stops at the game's present node.
    [[nodiscard]] bool stopsHere() const { return isDecision(m_game.node()); }

private:
    /// Whether a person has a choice at `node`, which lies on the way to the game's own.
    [[nodiscard]] bool isDecision(NodeId node) const;

    const GameModel &m_game;
};

} // namespace tessera
