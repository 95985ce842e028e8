#include "controller/session/navigationcontroller.h"

namespace tessera {

NavigationController::NavigationController(const GameModel &game, QObject *parent)
    : QObject(parent)
    , m_game(game)
{
    connect(&game, &GameModel::begun, this, [this] {
        m_follows = true;
        show(m_game.node(), {}, false);
    });
    connect(&game, &GameModel::moved, this, [this](NodeId node, const Transition &transition) {
        const bool isStep = m_node == m_game.record().node(node).parent;
        if (m_follows)
            show(node, isStep ? transition : Transition(), isStep);
    });
    connect(&game, &GameModel::takenBack, this, [this](NodeId node, const Transition &transition) {
        const bool isStep = m_node == node;
        m_follows = true;
        show(m_game.node(), isStep ? transition : Transition(), isStep);
    });
    connect(&game, &GameModel::jumped, this, [this] {
        m_follows = true;
        show(m_game.node(), {}, false);
    });
    connect(&game, &GameModel::recordChanged, this, [this] {
        // If the node looked at was removed, the rest of its line is looked at.
        NodeId node = m_node;
        while (!m_game.record().contains(node))
            node = m_game.record().node(node).parent;
        if (node != m_node)
            show(node, {}, false);
    });
    connect(&game, &GameModel::viewerChanged, this, [this] { show(m_node, {}, false); });
    if (game.hasGame())
        show(game.node(), {}, false);
}

void NavigationController::show(NodeId node, const Transition &transition, bool isStep)
{
    m_node = node;
    m_position = m_game.seenAt(node);
    m_follows = isLive();
    emit shown(transition, isStep);
}

void NavigationController::goTo(NodeId node)
{
    if (node == m_node)
        return;
    const GameRecord &record = m_game.record();
    if (node != GameRecord::kRoot && record.node(node).parent == m_node) {
        show(node, m_game.seenMove(node), true);
    } else if (m_node != GameRecord::kRoot && record.node(m_node).parent == node) {
        show(node, inverted(m_game.seenMove(m_node)), true);
    } else {
        show(node, {}, false);
    }
}

void NavigationController::goFirst()
{
    goTo(GameRecord::kRoot);
}

void NavigationController::goBack()
{
    if (canGoBack())
        goTo(m_game.record().node(m_node).parent);
}

bool NavigationController::canGoForward() const
{
    return m_game.hasGame() && !m_game.record().node(m_node).children.empty();
}

void NavigationController::goForward()
{
    if (!canGoForward())
        return;
    // The way follows the game's own line where that leads through here.
    const std::vector<NodeId> line = m_game.record().lineThrough(m_game.node());
    NodeId next = m_game.record().node(m_node).children.front();
    for (const NodeId node : line) {
        if (m_game.record().node(node).parent == m_node)
            next = node;
    }
    goTo(next);
}

void NavigationController::goLive()
{
    m_follows = true;
    goTo(m_game.node());
}

} // namespace tessera

#include "moc_navigationcontroller.cpp"
