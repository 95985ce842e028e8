#pragma once

#include <QStyledItemDelegate>

namespace tessera {

class GamePictures;

/// Draws the cells of a table of games: the picture of the last position, and the star of favourites.
class GameCells final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// The side of pictures, in lines of text.
    static constexpr double kPictureLines = 2.8;

    GameCells(GamePictures &pictures, QObject *parent = nullptr);

    /// How wide and high the pictures are beside texts of this font.
    [[nodiscard]] static int pictureSide(const QFontMetrics &metrics);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index)
        const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    GamePictures &m_pictures;
};

} // namespace tessera
