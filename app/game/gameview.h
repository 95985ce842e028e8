#pragma once

#include "model/core/types.h"

#include <QObject>

namespace tessera {

/// How one game is looked at: at whose side one sits, and what is marked besides the rules. Made when
/// a game begins and dropped with it, so that nothing of it is taken over into a game with other
/// players; what shows it holds a guarded pointer, which is null between games.
class GameView final : public QObject
{
    Q_OBJECT

public:
    explicit GameView(Player nearest)
        : m_nearest(nearest)
    {}

    /// The player at whose side of the board one sits.
    [[nodiscard]] Player nearest() const { return m_nearest; }
    void setNearest(Player player);
    /// Whether it is marked what opponents could do next.
    [[nodiscard]] bool showsThreats() const { return m_showsThreats; }
    void setShowsThreats(bool shows);
    /// Whether it is marked how often each cell is attacked.
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
