#pragma once

#include <QStyledItemDelegate>

namespace tessera {

/// Draws a puzzle as a card: picture, title, goal, stars, and a sign when it is solved. Cards grow with
/// the size of the texts.
class PuzzleDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The side of a picture where the texts have the size of `font`.
    [[nodiscard]] static int pictureSide(const QFont &font);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index)
        const override;
    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace tessera
