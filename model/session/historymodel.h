#pragma once

#include "model/session/gamemodel.h"

#include <QAbstractTableModel>

namespace tessera {

/// The moves of the game as a table for views: a row a round with one column per player, and rows
/// of their own for what is worth remarking ("The ring falls") and above each phase of the game. Shows the line through the game's
/// node to its end, so that moves taken back stay visible until other moves replace them.
class HistoryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        NodeRole = Qt::UserRole, ///< `NodeId` of a move, -1 where none stands
        RemarkRole,              ///< true for a remark or heading, whose text spans the row
        HeadingRole,             ///< true for the heading of a phase of the game
        PassRole,                ///< true for a move without cells
        TakenBackRole,           ///< true for a move after the game's node
    };

    explicit HistoryModel(const GameModel &game, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] bool isRemark(int row) const;
    /// The node at a place of the table, -1 where no move stands.
    [[nodiscard]] NodeId nodeAt(const QModelIndex &index) const;
    /// Where the move of `node` stands; invalid for the root and for other lines.
    [[nodiscard]] QModelIndex indexOf(NodeId node) const;
    /// The nodes shown, in order.
    [[nodiscard]] const std::vector<NodeId> &line() const { return m_line; }

private:
    struct Entry
    {
        NodeId node = -1;
        int ply = 0;
        QString text;
        bool isPass = false;
    };
    struct Row
    {
        /// Number of the round, 0 for a remark or heading.
        int round = 0;
        QString remark;
        bool isHeading = false;
        PerPlayer<Entry> entries;
    };

    void rebuild();
    /// Adds what follows on the last node shown.
    void extend();
    /// Adds the move of `node`, which is played on `m_end`, to `rows`.
    void append(std::vector<Row> &rows, NodeId node);
    /// Adds the heading of the phase at `m_end` if it is another than that of the last rows.
    void appendHeading(std::vector<Row> &rows);

    const GameModel &m_game;
    std::vector<Row> m_rows;
    std::vector<NodeId> m_line;
    /// The position after the last node shown.
    std::unique_ptr<AnyPosition> m_end;
    /// The phase under whose heading the last rows stand.
    Sentence m_phase;
    int m_round = 0;
    int m_lastColumn = -1;
    int m_plies = 0;
};

/// The sentence in the user's language.
[[nodiscard]] QString translated(const Sentence &sentence);

} // namespace tessera
