#pragma once

#include "view/games/chexers/chip.h"

#include <QWidget>

#include <array>

namespace tessera::chexers {

/// The order of turns as chips with arrows between them; the player to move has a frame.
class TurnChips final : public QWidget
{
    Q_OBJECT

public:
    explicit TurnChips(QWidget *parent);

    /// Sets the player to move; `Player::None` when the game is over.
    void setToMove(Player player);
    void setTheme(const Theme &theme, const QString &game);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int chipSize() const;
    [[nodiscard]] int arrowWidth() const;

    Player m_toMove = Player::None;
    std::array<ChipColours, 3> m_colours;
};

} // namespace tessera::chexers
