#include "app/puzzles/puzzlelist.h"

#include "view/board/scene/boardimage.h"
#include "view/games/catalogue.h"

namespace tessera {

PuzzleList::PuzzleList(QObject *parent)
    : QAbstractListModel(parent)
{}

PuzzleList::~PuzzleList() = default;

void PuzzleList::setItems(std::vector<PuzzleItem> items)
{
    beginResetModel();
    m_items = std::move(items);
    m_pictures.assign(m_items.size(), {});
    endResetModel();
}

void PuzzleList::forgetPictures()
{
    m_pictures.assign(m_items.size(), {});
    if (!m_items.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {Qt::DecorationRole});
}

void PuzzleList::setTheme(const Theme &theme)
{
    m_theme = theme;
    forgetPictures();
}

void PuzzleList::setPicture(int side, double ratio)
{
    if (side == m_side && ratio == m_ratio)
        return;
    m_side = side;
    m_ratio = ratio;
    forgetPictures();
}

const PuzzleItem &PuzzleList::item(int row) const
{
    return m_items[static_cast<std::size_t>(row)];
}

int PuzzleList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QPixmap PuzzleList::picture(int row) const
{
    QPixmap &drawn = m_pictures[static_cast<std::size_t>(row)];
    if (!drawn.isNull() || m_side <= 0)
        return drawn;
    const AnyPosition &position = *item(row).position;
    if (!m_design || m_designed != position.info().id) {
        m_design = makeDesign(position.info());
        m_designed = position.info().id;
    }
    drawn = BoardImage{*m_design, position, m_theme}.pixmap(QSize(m_side, m_side), m_ratio);
    return drawn;
}

QVariant PuzzleList::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const PuzzleItem &shown = item(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown.title;
    case Qt::DecorationRole:
        return picture(index.row());
    case Qt::ToolTipRole:
    case GoalRole:
        return shown.goal;
    case StarsRole:
        return shown.stars;
    case SolvedRole:
        return shown.isSolved;
    case NumberRole:
        return static_cast<int>(shown.number);
    case Qt::AccessibleTextRole: {
        QStringList words{shown.title, shown.goal};
        if (shown.stars > 0)
            words << tr("difficulty %1 of 5").arg(shown.stars);
        if (shown.isSolved)
            words << tr("solved");
        return words.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

} // namespace tessera

#include "moc_puzzlelist.cpp"
