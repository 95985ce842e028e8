#include "view/games/xxlchess/capturedrow.h"

#include "view/words/listed.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace tessera::xxlchess {

using namespace Qt::StringLiterals;

CapturedRow::CapturedRow(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CapturedRow::setLost(const std::vector<Lost> &lost)
{
    m_lost = lost;
    QStringList words;
    for (const Lost &kind : lost)
        words << tr("%1 %2", "number, kind of piece").arg(kind.count).arg(kind.name);
    setAccessibleDescription(listed(words));
    setToolTip(accessibleDescription());
    updateGeometry();
    update();
}

int CapturedRow::entryWidth() const
{
    return kPicture + fontMetrics().horizontalAdvance(u"14"_s) + 4;
}

int CapturedRow::perLine(int width) const
{
    return std::max(1, width / entryWidth());
}

int CapturedRow::heightForWidth(int width) const
{
    const int count = static_cast<int>(m_lost.size());
    const int lines = std::max(1, (count + perLine(width) - 1) / perLine(width));
    return lines * kPicture;
}

QSize CapturedRow::sizeHint() const
{
    return {6 * entryWidth(), heightForWidth(std::max(width(), 4 * entryWidth()))};
}

QSize CapturedRow::minimumSizeHint() const
{
    return {2 * entryWidth(), kPicture};
}

void CapturedRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const int columns = perLine(width());
    for (int i = 0; i < static_cast<int>(m_lost.size()); ++i) {
        const Lost &kind = m_lost[static_cast<std::size_t>(i)];
        const QRect picture(i % columns * entryWidth(), i / columns * kPicture, kPicture, kPicture);
        painter.drawPixmap(picture, kind.picture);
        if (kind.count > 1)
            painter.drawText(
                picture.translated(kPicture, 0), Qt::AlignVCenter, QString::number(kind.count));
    }
}

} // namespace tessera::xxlchess

#include "moc_capturedrow.cpp"
