#pragma once

#include "model/session/gamemodel.h"

#include <optional>

namespace tessera {

/// How far moves are taken back and redone: to where a person has something to decide, or by one move
/// where only computers play. Knows nothing of who is asked.
class TakeBack
{
public:
    explicit TakeBack(const GameModel &game);

    [[nodiscard]] bool hasPeople() const;
    /// Where taking back leads; nothing where there is nothing to take back.
    [[nodiscard]] std::optional<NodeId> target() const;
    /// Whether redoing stops where the game stands.
    [[nodiscard]] bool stopsHere() const { return isDecision(m_game.node()); }

private:
    /// Whether a person has a choice at `node`, which lies on the way to the game's own.
    [[nodiscard]] bool isDecision(NodeId node) const;

    const GameModel &m_game;
};

} // namespace tessera
