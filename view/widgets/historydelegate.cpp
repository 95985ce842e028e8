#include "view/widgets/historydelegate.h"

#include "model/session/historymodel.h"

#include <QPainter>

namespace tessera {

namespace {

constexpr int kMargin = 6;
constexpr double kFrame = 2;
constexpr double kRadius = 3;
constexpr double kTakenBackOpacity = 0.45;

void paintFrame(QPainter &painter, const QStyleOptionViewItem &option)
{
    const bool hasFocus = option.widget != nullptr && option.widget->hasFocus();
    const QPalette &palette = option.palette;
    const QColor colour = palette.color(hasFocus ? QPalette::Highlight : QPalette::PlaceholderText);
    painter.setPen(QPen(colour, kFrame));
    painter.setBrush(palette.brush(QPalette::AlternateBase));
    const double inset = kFrame / 2 + 0.5;
    painter.drawRoundedRect(
        QRectF(option.rect).adjusted(inset, inset, -inset, -inset), kRadius, kRadius);
}

} // namespace

void HistoryDelegate::paint(
    QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QString text = index.data(Qt::DisplayRole).toString();
    const bool isRemark = index.data(HistoryModel::RemarkRole).toBool();
    const bool isHeading = index.data(HistoryModel::HeadingRole).toBool();
    const bool isPass = index.data(HistoryModel::PassRole).toBool();
    const int node = index.data(HistoryModel::NodeRole).toInt();
    const bool isShown = !isRemark && node >= 0 && node == m_shown;

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isRemark)
        painter->fillRect(option.rect, option.palette.brush(QPalette::AlternateBase));
    if (isShown)
        paintFrame(*painter, option);
    if (index.data(HistoryModel::TakenBackRole).toBool())
        painter->setOpacity(kTakenBackOpacity);

    QFont font = option.font;
    font.setItalic(isPass || (isRemark && !isHeading));
    font.setBold(isShown || isHeading);
    painter->setFont(font);
    const bool isDim = isPass || isRemark;
    painter->setPen(option.palette.color(isDim ? QPalette::PlaceholderText : QPalette::Text));
    const QRect room = option.rect.adjusted(kMargin, 0, -kMargin, 0);
    const QString shown = QFontMetrics(font).elidedText(text, Qt::ElideRight, room.width());
    painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft, shown);
    painter->restore();
}

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QFont bold = option.font;
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const QString text = index.data(Qt::DisplayRole).toString();
    return {metrics.horizontalAdvance(text) + 2 * kMargin, metrics.height() + kMargin};
}

} // namespace tessera
