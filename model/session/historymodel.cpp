#include "model/session/historymodel.h"

#include "model/session/minussigns.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

QString translated(const Sentence &sentence)
{
    QString text = QCoreApplication::translate(sentence.context.c_str(), sentence.pattern.c_str());
    std::vector<std::string> arguments;
    for (const std::string &argument : sentence.arguments) {
        const QString word = QCoreApplication::translate(sentence.context.c_str(), argument.c_str());
        arguments.push_back(word.toStdString());
    }
    return withMinusSigns(QString::fromStdString(filledIn(text.toStdString(), arguments)));
}

HistoryModel::HistoryModel(const GameModel &game, QObject *parent)
    : QAbstractTableModel(parent)
    , m_game(game)
{
    connect(&game, &GameModel::begun, this, &HistoryModel::rebuild);
    connect(&game, &GameModel::viewerChanged, this, &HistoryModel::rebuild);
    connect(&game, &GameModel::moved, this, &HistoryModel::extend);
    connect(&game, &GameModel::takenBack, this, [this] {
        if (!m_rows.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    });
    if (game.hasGame())
        rebuild();
}

void HistoryModel::rebuild()
{
    beginResetModel();
    m_rows.clear();
    m_round = 0;
    m_plies = 0;
    m_passRemarks = {};
    m_phase = {};
    m_end = m_game.positionAt(GameRecord::kRoot);
    m_line = m_game.record().lineThrough(m_game.node());
    for (const NodeId node : m_line)
        append(m_rows, node);
    endResetModel();
}

void HistoryModel::extend()
{
    const std::vector<NodeId> line = m_game.record().lineThrough(m_game.node());
    const bool isLonger = line.size() > m_line.size()
                          && std::equal(m_line.begin(), m_line.end(), line.begin());
    if (!isLonger) {
        if (line == m_line)
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        else
            rebuild();
        return;
    }
    // The last row may gain a move, and rows may be added.
    const int oldRows = rowCount();
    std::vector<Row> rows = m_rows;
    for (std::size_t i = m_line.size(); i < line.size(); ++i)
        append(rows, line[i]);
    m_line = line;
    const int newRows = static_cast<int>(rows.size());
    if (newRows > oldRows) {
        beginInsertRows({}, oldRows, newRows - 1);
        m_rows = std::move(rows);
        endInsertRows();
    } else {
        m_rows = std::move(rows);
    }
    if (oldRows > 0)
        emit dataChanged(index(oldRows - 1, 0), index(oldRows - 1, columnCount() - 1));
}

void HistoryModel::append(std::vector<Row> &rows, NodeId node)
{
    const Player mover = m_end->toMove();
    const MoveCode move = m_game.record().node(node).move;
    appendHeading(rows);
    const bool followsRemark = !rows.empty() && rows.back().round == 0;
    const bool isRoundOver = m_round == 0 || tessera::index(mover) <= m_lastColumn;
    if (rows.empty() || followsRemark || isRoundOver) {
        rows.emplace_back();
        rows.back().round = isRoundOver ? ++m_round : m_round;
    }
    m_lastColumn = tessera::index(mover);
    Entry &entry = rows.back().entries[mover];
    entry.node = node;
    entry.ply = ++m_plies;
    entry.isPass = m_end->pointing().shape(move).cells.isEmpty();
    entry.text = withMinusSigns(QString::fromStdString(m_game.seenLabel(*m_end, move)));
    addRemarks(rows, move, entry.isPass);
    m_end->play(move);
}

/// Why a player passes is said once, not at each of their turns.
void HistoryModel::addRemarks(std::vector<Row> &rows, MoveCode move, bool isPass)
{
    std::vector<Sentence> &before = m_passRemarks[m_end->toMove()];
    const RemarksFacet *facet = m_end->remarks();
    const std::vector<Sentence> remarks = facet != nullptr ? facet->of(move)
                                                           : std::vector<Sentence>();
    const bool isKnown = isPass && remarks == before;
    before = isPass ? remarks : std::vector<Sentence>();
    if (isKnown)
        return;
    for (const Sentence &remark : remarks) {
        rows.emplace_back();
        rows.back().remark = translated(remark);
    }
}

void HistoryModel::appendHeading(std::vector<Row> &rows)
{
    const PhasesFacet *phases = m_end->phases();
    const Sentence phase = phases != nullptr ? phases->phase() : Sentence();
    if (phase == m_phase)
        return;
    m_phase = phase;
    rows.emplace_back();
    rows.back().remark = translated(phase);
    rows.back().isHeading = true;
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int HistoryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_game.hasGame() ? 0 : m_game.playerCount();
}

bool HistoryModel::isRemark(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].round == 0;
}

NodeId HistoryModel::nodeAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return -1;
    return m_rows[static_cast<std::size_t>(index.row())].entries[playerAt(index.column())].node;
}

QModelIndex HistoryModel::indexOf(NodeId node) const
{
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column) {
            if (nodeAt(index(row, column)) == node && node > GameRecord::kRoot)
                return index(row, column);
        }
    }
    return {};
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const Entry &entry = row.entries[playerAt(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        if (row.round == 0)
            return index.column() == 0 ? row.remark : QString();
        return entry.isPass && entry.node >= 0 ? tr("— %1").arg(entry.text) : entry.text;
    case Qt::ToolTipRole:
        // A narrow column shortens long moves.
        return row.round == 0 ? row.remark : entry.text;
    case NodeRole:
        return entry.node;
    case RemarkRole:
        return row.round == 0;
    case HeadingRole:
        return row.isHeading;
    case PassRole:
        return entry.isPass;
    case TakenBackRole:
        return entry.ply > m_game.record().ply(m_game.node());
    default:
        return {};
    }
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || !m_game.hasGame())
        return {};
    if (orientation == Qt::Horizontal)
        return translated(
            {m_game.info().id, m_game.info().players[static_cast<std::size_t>(section)], {}});
    const Row &row = m_rows[static_cast<std::size_t>(section)];
    return row.round == 0 ? QString() : QString::number(row.round);
}

} // namespace tessera
