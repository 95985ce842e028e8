#pragma once

#include "model/session/gamemodel.h"

#include <QObject>

namespace tessera {

/// Decides which position of the game is looked at: usually the game's own, which it then follows; otherwise an earlier
/// one (or one of another line), while the game and its clocks go on.
class NavigationController : public QObject
{
    Q_OBJECT

public:
    explicit NavigationController(const GameModel &game, QObject *parent = nullptr);

    [[nodiscard]] NodeId node() const { return m_node; }
    [[nodiscard]] const AnyPosition &position() const { return *m_position; }
    /// Whether the game's own position is shown.
    [[nodiscard]] bool isLive() const { return m_node == m_game.node(); }
    [[nodiscard]] int ply() const { return m_game.record().ply(m_node); }

    void goTo(NodeId node);
    void goFirst();
    void goBack();
    void goForward();
    /// Goes back to the game's own position.
    void goLive();
    [[nodiscard]] bool canGoBack() const { return m_node != GameRecord::kRoot; }
    [[nodiscard]] bool canGoForward() const;

signals:
    /// Another position is shown. `transition` leads there from the position shown before; it is empty, with `isStep`
    /// false, when they are not neighbours.
    void shown(const tessera::Transition &transition, bool isStep);

private:
    void show(NodeId node, const Transition &transition, bool isStep);

    const GameModel &m_game;
    NodeId m_node = GameRecord::kRoot;
    std::unique_ptr<AnyPosition> m_position;
    /// Whether the shown position follows the game's.
    bool m_follows = true;
};

} // namespace tessera
