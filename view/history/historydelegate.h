#pragma once

#include "model/record/gamerecord.h"

#include <QStyledItemDelegate>

namespace tessera {

/// The opacity of moves taken back, in the list and in the tree.
inline constexpr double kTakenBackOpacity = 0.45;

/// Paints the cells of the move list: the move shown on the board in a frame, passes in grey italics, moves taken back
/// faded, variations indented beside a line, remarks and comments across the row. Comments are edited in place.
class HistoryDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setShown(NodeId node) { m_shown = node; }
    [[nodiscard]] NodeId shown() const { return m_shown; }

    /// Sets whether moves are in words, which are broken into lines.
    void setWordy(bool isWordy) { m_isWordy = isWordy; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index)
        const override;
    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QWidget *createEditor(
        QWidget *parent,
        const QStyleOptionViewItem &option,
        const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(
        QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(
        QWidget *editor,
        const QStyleOptionViewItem &option,
        const QModelIndex &index) const override;

    /// The indentation of a variation's row in pixels.
    [[nodiscard]] static int indent(int depth);

signals:
    void commentWritten(tessera::NodeId node, const QString &comment) const;

private:
    NodeId m_shown = -1;
    bool m_isWordy = false;
};

} // namespace tessera
