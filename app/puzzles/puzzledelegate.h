#pragma once

#include <QStyledItemDelegate>

class QListView;

namespace tessera {

/// Draws a puzzle as a card: picture, title, goal, stars, and a sign when it is solved. Cards grow with
/// the size of the texts, fill the rows of their view, and are as high as the longest goal asks for.
class PuzzleDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The side of the pictures in a view as wide as it is.
    [[nodiscard]] static int pictureSide(const QListView &view);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index)
        const override;
    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace tessera
