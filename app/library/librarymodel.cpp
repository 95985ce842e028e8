#include "app/library/librarymodel.h"

#include "app/library/librarywords.h"
#include "model/session/minussigns.h"

#include <QDir>
#include <QLocale>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// What a click on a column's head orders by.
std::optional<LibraryQuery::Order> orderOf(int column)
{
    switch (column) {
    case LibraryModel::Favourite:
        return LibraryQuery::Order::Favourite;
    case LibraryModel::Game:
        return LibraryQuery::Order::Game;
    case LibraryModel::Players:
        return LibraryQuery::Order::Players;
    case LibraryModel::Result:
        return LibraryQuery::Order::Result;
    case LibraryModel::Reason:
        return LibraryQuery::Order::Reason;
    case LibraryModel::Length:
        return LibraryQuery::Order::Length;
    case LibraryModel::Date:
        return LibraryQuery::Order::Date;
    case LibraryModel::Opening:
        return LibraryQuery::Order::Opening;
    case LibraryModel::Tags:
        return LibraryQuery::Order::Tags;
    default:
        return std::nullopt;
    }
}

} // namespace

LibraryModel::LibraryModel(bool canEdit, QObject *parent)
    : QAbstractTableModel(parent)
    , m_canEdit(canEdit)
    , m_index(std::make_shared<LibraryIndex>())
{}

void LibraryModel::setIndex(LibraryIndex::Pointer index)
{
    m_index = std::move(index);
    find();
}

void LibraryModel::setQuery(const LibraryQuery &query)
{
    m_query = query;
    find();
}

void LibraryModel::find()
{
    beginResetModel();
    m_numbers = foundGames(*m_index, m_query);
    endResetModel();
}

const LibraryEntry &LibraryModel::entry(int row) const
{
    return m_index->entries()[m_numbers[static_cast<std::size_t>(row)]];
}

int LibraryModel::rowOf(std::uint32_t number) const
{
    const auto found = std::find(m_numbers.begin(), m_numbers.end(), number);
    return found == m_numbers.end() ? -1 : static_cast<int>(found - m_numbers.begin());
}

int LibraryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_numbers.size());
}

int LibraryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString LibraryModel::text(const LibraryEntry &entry, int column) const
{
    switch (column) {
    case Game:
        return gameWords(entry.game);
    case Players:
        return playersWords(entry);
    case Result:
        return resultWords(entry);
    case Reason:
        return reasonWords(entry);
    case Length:
        return QLocale().toString(entry.plies);
    case Date:
        return dateWords(entry.date);
    case Opening:
        return withMinusSigns(wordsOf(entry.opening));
    case Tags:
        return wordsOf(entry.tags);
    default:
        return {};
    }
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const LibraryEntry &game = entry(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return text(game, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            index.column() == Length ? Qt::AlignRight | Qt::AlignVCenter
                                     : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        if (index.column() == Favourite)
            return m_canEdit ? tr("Favourite: click to change") : QVariant();
        if (const LibraryFile &file = m_index->fileOf(game); index.column() == Picture)
            return QDir::toNativeSeparators(QString::fromStdString(file.path));
        return text(game, index.column());
    case Qt::AccessibleTextRole:
        if (index.column() == Favourite)
            return game.isFavourite ? tr("favourite") : tr("no favourite");
        if (index.column() == Picture)
            return tr("picture of the last position");
        return text(game, index.column());
    default:
        return {};
    }
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const QString titles[ColumnCount]{
        u"★"_s,
        QString(),
        tr("Game"),
        tr("Players"),
        tr("Result"),
        tr("Reason"),
        tr("Moves"),
        tr("Date"),
        tr("Opening"),
        tr("Tags")};
    if (role == Qt::DisplayRole)
        return titles[section];
    if (role == Qt::AccessibleTextRole && section == Favourite)
        return tr("Favourite");
    if (role == Qt::ToolTipRole && section == Opening)
        return tr(
            "The first moves; openings that are alike from another side of the board are one");
    if (role == Qt::TextAlignmentRole && section == Length)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (m_canEdit && index.column() == Tags)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool LibraryModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || index.column() != Tags)
        return false;
    const QString tags = value.toString().simplified();
    if (tags != text(entry(index.row()), Tags))
        emit tagsEdited(m_numbers[static_cast<std::size_t>(index.row())], tags);
    return true;
}

void LibraryModel::sort(int column, Qt::SortOrder order)
{
    const auto wanted = orderOf(column);
    if (!wanted)
        return;
    m_query.order = *wanted;
    m_query.isDescending = order == Qt::DescendingOrder;
    find();
}

} // namespace tessera

#include "moc_librarymodel.cpp"
