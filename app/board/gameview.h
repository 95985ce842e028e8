#pragma once

#include "model/core/types.h"

#include <QObject>

namespace tessera {

/// The view of one game: the near side, and the optional marks. It is made when a game begins and dropped with it, so
/// that nothing of it reaches a game with other players; its users hold a guarded pointer, which is null between games.
class GameView final : public QObject
{
    Q_OBJECT

public:
    explicit GameView(Player nearest)
        : m_nearest(nearest)
    {}

    /// The player at the near side of the board.
    [[nodiscard]] Player nearest() const { return m_nearest; }
    void setNearest(Player player);
    /// Whether the opponents' threats are marked.
    [[nodiscard]] bool showsThreats() const { return m_showsThreats; }
    void setShowsThreats(bool shows);
    /// Whether the number of attacks on each cell is marked.
    [[nodiscard]] bool showsAttackMap() const { return m_showsAttackMap; }
    void setShowsAttackMap(bool shows);

signals:
    void nearestChanged();
    void lensesChanged();

private:
    Player m_nearest;
    bool m_showsThreats = false;
    bool m_showsAttackMap = false;
};

} // namespace tessera
