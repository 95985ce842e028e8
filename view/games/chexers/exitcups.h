#pragma once

#include "view/games/chexers/chip.h"

#include <QWidget>

namespace tessera::chexers {

/// The cups of a player in the race panel, one for each exit that wins, filled for each piece that has left.
class ExitCups final : public QWidget
{
    Q_OBJECT

public:
    ExitCups(Player player, QWidget *parent);

    /// `name` is the colour's name, for screen readers.
    void setExits(int exits, int exitsToWin, const QString &name);
    void setColours(const ChipColours &colours);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// The side of a cup, in step with the text around it.
    [[nodiscard]] int cupSize() const;

    Player m_player;
    int m_exits = 0;
    int m_exitsToWin = 0;
    ChipColours m_colours;
};

} // namespace tessera::chexers
