#pragma once

#include "model/core/types.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

class QVBoxLayout;
class QWidget;

namespace tessera {

class GameView;
class PlayerCard;
class Theme;
struct GameInfo;

/// The cards of the players in the column: that of the player who sits near at the bottom, and the others at the top,
/// in the order of turns.
class SeatCards final : public QObject
{
    Q_OBJECT

public:
    /// `far` and `nearest` lie in `column`. The tab key leads from `before` to the cards.
    SeatCards(QVBoxLayout &far, QVBoxLayout &nearest, QWidget &before, QWidget &column);
    ~SeatCards() override;

    /// Makes as many new cards.
    void make(int count);
    [[nodiscard]] int count() const { return static_cast<int>(m_cards.size()); }
    [[nodiscard]] PlayerCard &of(Player player) const;
    void setTheme(const GameInfo &info, const Theme &theme);
    void setAnimated(bool isAnimated);
    void setCompact(bool isCompact);
    void setVisible(bool isVisible);
    /// Follows the game's view, which decides who sits near.
    void follow(const GameView &view);

signals:
    void moveNowRequested();

private:
    void arrange();

    QVBoxLayout &m_far;
    QVBoxLayout &m_nearest;
    QWidget &m_before;
    QWidget &m_column;
    std::vector<std::unique_ptr<PlayerCard>> m_cards;
    QPointer<const GameView> m_view;
    bool m_isCompact = false;
};

} // namespace tessera
