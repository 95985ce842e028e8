#pragma once

#include "model/record/gamerecord.h"

#include <QStyledItemDelegate>

namespace tessera {

/// Paints the cells of the move list: the move shown on the board in a frame, passes in grey
/// italics, moves taken back faded, remarks across the row.
class HistoryDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setShown(NodeId node) { m_shown = node; }
    [[nodiscard]] NodeId shown() const { return m_shown; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index)
        const override;
    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    NodeId m_shown = -1;
};

} // namespace tessera
