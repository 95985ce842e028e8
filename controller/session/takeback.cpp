#include "controller/session/takeback.h"

#include "controller/session/forcedpass.h"

namespace tessera {

TakeBack::TakeBack(const GameModel &game)
    : m_game(game)
{}

bool TakeBack::isDecision(NodeId node) const
{
    const auto position = m_game.game().positionAt(node);
    const Player mover = position->toMove();
    if (mover == Player::None)
        return false;
    const Player seat = m_game.game().seatsAt(node)[mover];
    return m_game.setup().seats[seat].kind == SeatSetup::Kind::Human && !forcedPass(*position);
}

std::optional<NodeId> TakeBack::target() const
{
    if (!m_game.hasGame() || !m_game.canUndo())
        return std::nullopt;
    const bool needsDecision = !m_game.people().empty();
    for (NodeId node = m_game.node(); node != GameRecord::kRoot;) {
        node = m_game.record().node(node).parent;
        if (!needsDecision || isDecision(node))
            return node;
    }
    return std::nullopt;
}

} // namespace tessera
