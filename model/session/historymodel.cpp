#include "model/session/historymodel.h"

#include "model/session/glyphs.h"

#include <QLocale>

#include <algorithm>

namespace tessera {

HistoryModel::HistoryModel(const GameModel &game, QObject *parent)
    : QAbstractTableModel(parent)
    , m_game(game)
    , m_layout(game)
{
    connect(&game, &GameModel::begun, this, [this] {
        emit otherGame();
        m_layout.setCommented(-1);
        m_layout.setName({});
        rebuild();
    });
    connect(&game, &GameModel::viewerChanged, this, &HistoryModel::rebuild);
    connect(&game, &GameModel::recordChanged, this, &HistoryModel::rebuild);
    connect(&game, &GameModel::jumped, this, &HistoryModel::rebuild);
    connect(&game, &GameModel::moved, this, &HistoryModel::extend);
    connect(&game, &GameModel::takenBack, this, &HistoryModel::update);
    if (game.hasGame())
        rebuild();
}

void HistoryModel::rebuild()
{
    beginResetModel();
    m_layout.rebuild();
    m_rowCount = static_cast<int>(m_layout.rows().size());
    measure();
    endResetModel();
}

void HistoryModel::extend()
{
    if (!m_layout.extend()) {
        rebuild();
        return;
    }
    // The last row may have gained a move, and rows may have been added.
    const int rows = static_cast<int>(m_layout.rows().size());
    if (rows > m_rowCount) {
        beginInsertRows({}, m_rowCount, rows - 1);
        m_rowCount = rows;
        endInsertRows();
    }
    update();
}

void HistoryModel::update()
{
    measure();
    if (m_rowCount > 0)
        emit dataChanged(index(0, 0), index(m_rowCount - 1, columnCount() - 1));
}

void HistoryModel::measure()
{
    const GameRecord &record = m_game.record();
    const auto &line = m_layout.line();
    m_longest = {};
    for (const NodeId node : line)
        m_longest = std::max(m_longest, record.node(node).elapsed.value_or(m_longest));
    m_takenBack.clear();
    auto next = line.begin();
    if (m_game.node() != GameRecord::kRoot) {
        next = std::find(line.begin(), line.end(), m_game.node());
        if (next == line.end())
            return;
        ++next;
    }
    m_takenBack.assign(next, line.end());
    std::sort(m_takenBack.begin(), m_takenBack.end());
}

bool HistoryModel::isTakenBack(NodeId node) const
{
    return std::binary_search(m_takenBack.begin(), m_takenBack.end(), node);
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rowCount;
}

int HistoryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_game.hasGame() ? 0 : m_game.playerCount();
}

Qt::ItemFlags HistoryModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const bool isEditable = index.isValid() && isComment(index.row()) && index.column() == 0;
    return isEditable ? flags | Qt::ItemIsEditable : flags;
}

bool HistoryModel::isRemark(int row) const
{
    return this->row(row).kind != HistoryRow::Kind::Moves;
}

bool HistoryModel::isComment(int row) const
{
    return this->row(row).kind == HistoryRow::Kind::Comment;
}

NodeId HistoryModel::nodeAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return -1;
    return row(index.row()).entries[playerAt(index.column())].node;
}

QModelIndex HistoryModel::indexOf(NodeId node) const
{
    const int number = m_layout.rowOf(node);
    for (int column = 0; number >= 0 && column < columnCount(); ++column) {
        if (row(number).entries[playerAt(column)].node == node)
            return index(number, column);
    }
    return {};
}

void HistoryModel::setName(HistoryRows::Name name)
{
    m_layout.setName(std::move(name));
    if (m_game.hasGame())
        rebuild();
}

QModelIndex HistoryModel::openComment(NodeId node)
{
    if (m_layout.commentRowOf(node) < 0) {
        m_layout.setCommented(node);
        rebuild();
    }
    return index(m_layout.commentRowOf(node), 0);
}

void HistoryModel::closeComment()
{
    m_layout.setCommented(-1);
    rebuild();
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const HistoryRow &row = this->row(index.row());
    using Kind = HistoryRow::Kind;
    switch (role) {
    case RemarkRole:
        return row.kind != Kind::Moves;
    case HeadingRole:
        return row.kind == Kind::Heading;
    case CommentRole:
        return row.kind == Kind::Comment;
    case DepthRole:
        return row.depth;
    default:
        break;
    }
    if (row.kind == Kind::Moves)
        return moveData(row, playerAt(index.column()), role);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return index.column() == 0 ? row.text : QString();
    case Qt::ToolTipRole:
        return row.kind == Kind::Comment ? QString() : row.text;
    case NodeRole:
        return row.node;
    default:
        return {};
    }
}

QVariant HistoryModel::moveData(const HistoryRow &row, Player player, int role) const
{
    const HistoryRow::Entry &entry = row.entries[player];
    if (role == NodeRole)
        return entry.node;
    if (role == TakenBackRole)
        return isTakenBack(entry.node);
    if (entry.node < 0)
        return {};
    const RecordNode &move = m_game.record().node(entry.node);
    switch (role) {
    case Qt::DisplayRole:
        return (entry.isPass ? tr("— %1").arg(entry.text) : entry.text) + glyphText(move.glyphs);
    case GlyphsRole:
        return glyphText(move.glyphs);
    case Qt::ToolTipRole:
        return toolTip(entry);
    case PassRole:
        return entry.isPass;
    case TimeShareRole:
        return timeShare(move);
    default:
        return {};
    }
}

double HistoryModel::timeShare(const RecordNode &move) const
{
    if (!move.elapsed || m_longest.count() == 0)
        return 0;
    const auto share = static_cast<double>(move.elapsed->count())
                       / static_cast<double>(m_longest.count());
    return std::min(1.0, share);
}

/// The tip has the whole move, which a narrow column shortens, and the seconds, which the bars of time only compare.
QString HistoryModel::toolTip(const HistoryRow::Entry &entry) const
{
    const RecordNode &move = m_game.record().node(entry.node);
    QString text = entry.text + glyphText(move.glyphs);
    if (entry.label != entry.text)
        text = tr("%1 · %2", "move, move as in files").arg(text, entry.label);
    if (!move.elapsed)
        return text;
    const double seconds = std::chrono::duration<double>(*move.elapsed).count();
    return tr("%1 · %2 s", "move, seconds").arg(text, QLocale().toString(seconds, 'f', 1));
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || !m_game.hasGame())
        return {};
    if (orientation == Qt::Horizontal)
        return translated(
            {m_game.info().id, m_game.info().players[static_cast<std::size_t>(section)], {}});
    const int round = row(section).round;
    return round == 0 ? QString() : QString::number(round);
}

} // namespace tessera

#include "moc_historymodel.cpp"
