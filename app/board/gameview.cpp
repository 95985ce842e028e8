#include "app/board/gameview.h"

#include <utility>

namespace tessera {

void GameView::setNearest(Player player)
{
    if (std::exchange(m_nearest, player) != player)
        emit nearestChanged();
}

void GameView::setShowsThreats(bool shows)
{
    if (std::exchange(m_showsThreats, shows) != shows)
        emit lensesChanged();
}

void GameView::setShowsAttackMap(bool shows)
{
    if (std::exchange(m_showsAttackMap, shows) != shows)
        emit lensesChanged();
}

} // namespace tessera

#include "moc_gameview.cpp"
