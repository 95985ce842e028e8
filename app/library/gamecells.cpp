#include "app/library/gamecells.h"

#include "app/library/gamepictures.h"
#include "app/library/librarymodel.h"

#include <QApplication>
#include <QPainter>

#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

GameCells::GameCells(GamePictures &pictures, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_pictures(pictures)
{}

int GameCells::pictureSide(const QFontMetrics &metrics)
{
    return static_cast<int>(kPictureLines * metrics.height());
}

void GameCells::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    // Numbers stand off from the texts of the next column.
    if (option->displayAlignment.testFlag(Qt::AlignRight))
        option->text += u'\u2002';
}

void GameCells::paint(
    QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const auto *model = qobject_cast<const LibraryModel *>(index.model());
    if (model == nullptr)
        return;
    const LibraryEntry &entry = model->entry(index.row());
    if (index.column() == LibraryModel::Picture) {
        const int side = pictureSide(option.fontMetrics);
        const QPixmap *picture = m_pictures
                                     .picture(entry, side, painter->device()->devicePixelRatioF());
        if (picture == nullptr)
            return;
        const QSizeF size = picture->deviceIndependentSize();
        const QRectF cell(option.rect);
        painter->drawPixmap(
            QPointF(
                std::round(cell.center().x() - size.width() / 2),
                std::round(cell.center().y() - size.height() / 2)),
            *picture);
    } else if (index.column() == LibraryModel::Favourite) {
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        QPalette::ColorRole role = isSelected ? QPalette::HighlightedText : QPalette::Text;
        if (!entry.isFavourite && !isSelected)
            role = QPalette::PlaceholderText;
        painter->setPen(option.palette.color(role));
        painter->setFont(option.font);
        painter->drawText(option.rect, Qt::AlignCenter, entry.isFavourite ? u"★"_s : u"☆"_s);
    }
}

} // namespace tessera

#include "moc_gamecells.cpp"
