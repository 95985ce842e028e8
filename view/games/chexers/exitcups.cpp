#include "view/games/chexers/exitcups.h"

#include <QPainter>

#include <utility>

namespace tessera::chexers {

ExitCups::ExitCups(Player player, QWidget *parent)
    : QWidget(parent)
    , m_player(player)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ExitCups::setExits(int exits, int exitsToWin, const QString &name)
{
    m_exits = exits;
    if (std::exchange(m_exitsToWin, exitsToWin) != exitsToWin)
        updateGeometry();
    setAccessibleName(tr("%1: %2 of %3 exits", "colour, exits taken, exits that win")
                          .arg(name)
                          .arg(exits)
                          .arg(m_exitsToWin));
    setToolTip(accessibleName());
    update();
}

void ExitCups::setColours(const ChipColours &colours)
{
    m_colours = colours;
    update();
}

int ExitCups::cupSize() const
{
    return fontMetrics().height() + 1;
}

QSize ExitCups::sizeHint() const
{
    return {m_exitsToWin * cupSize(), cupSize()};
}

void ExitCups::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int size = cupSize();
    for (int number = 0; number < m_exitsToWin; ++number) {
        const QRectF box(number * size, (height() - size) / 2, size, size);
        if (number < m_exits)
            paintChip(painter, box, m_player, m_colours);
        else
            paintEmptyCup(painter, box, m_player, m_colours);
    }
}

} // namespace tessera::chexers

#include "moc_exitcups.cpp"
