#include "app/explorer/resultbars.h"

#include <QPainter>

namespace tessera {

namespace {

/// The gap between the bar and its row.
constexpr int kInset = 4;
/// Room above and below the words of a row.
constexpr int kRowMargin = 2;

} // namespace

void ResultBars::paint(
    QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QVariantList shares = index.data(kSharesRole).toList();
    const QRectF room = QRectF(option.rect).adjusted(kInset, kInset + 0.5, -kInset, -kInset - 0.5);
    double x = room.left();
    painter->save();
    for (qsizetype i = 0; i < shares.size(); ++i) {
        const double width = room.width() * shares[i].toDouble();
        const auto number = static_cast<std::size_t>(i);
        if (width <= 0 || number >= m_looks.size())
            continue;
        painter->setPen(QPen(m_looks[number].edge, 1));
        painter->setBrush(m_looks[number].fill);
        painter->drawRect(QRectF(x, room.top(), width, room.height()));
        x += width;
    }
    painter->restore();
}

QSize ResultBars::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 2 * kRowMargin);
}

} // namespace tessera
