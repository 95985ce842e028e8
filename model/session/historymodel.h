#pragma once

#include "model/session/historyrows.h"

#include <QAbstractTableModel>

namespace tessera {

/// The moves of the game as a table for views: a row for each round with one column per player, and separate rows for
/// remarks ("The ring falls"), for comments, and above each phase of the game. All lines of the record are shown: below
/// a move, those that were played instead of it. Moves taken back stay.
class HistoryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        NodeRole = Qt::UserRole, ///< `NodeId` of a move or of what a comment is about, else -1
        RemarkRole,              ///< true for a row whose text spans it: remark, heading, comment
        HeadingRole,             ///< true for the heading of a phase of the game
        CommentRole,             ///< true for a comment, which is Markdown
        PassRole,                ///< true for a move without cells
        TakenBackRole,           ///< true for a move after the game's node
        DepthRole,               ///< how many lines it branches off from the main one
        GlyphsRole,              ///< what the glyphs of a move look like: "!?"
        TimeShareRole,           ///< what a move took of the longest time of any, 0 to 1
    };

    explicit HistoryModel(const GameModel &game, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// Whether a row has no moves.
    [[nodiscard]] bool isRemark(int row) const;
    [[nodiscard]] bool isComment(int row) const;
    /// The node at a place of the table, or -1 where there is no move.
    [[nodiscard]] NodeId nodeAt(const QModelIndex &index) const;
    /// The place of the move of `node`; invalid for the root.
    [[nodiscard]] QModelIndex indexOf(NodeId node) const;
    [[nodiscard]] const GameModel &game() const { return m_game; }
    /// The main line: its nodes, in order.
    [[nodiscard]] const std::vector<NodeId> &line() const { return m_layout.line(); }

    /// Writes moves by `name` until another game begins.
    void setName(HistoryRows::Name name);

    /// Makes a row for the comment on `node` if there is none, so that it can be written.
    [[nodiscard]] QModelIndex openComment(NodeId node);
    /// Removes that row if nothing was written.
    void closeComment();

signals:
    /// The moves of another game are about to be shown.
    void otherGame();

private:
    void rebuild();
    /// Adds the moves after the last node shown.
    void extend();
    void update();
    /// Collects from the record what data() needs for each cell.
    void measure();
    [[nodiscard]] const HistoryRow &row(int number) const
    {
        return m_layout.rows()[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] QVariant moveData(const HistoryRow &row, Player player, int role) const;
    [[nodiscard]] QString toolTip(const HistoryRow::Entry &entry) const;
    [[nodiscard]] double timeShare(const RecordNode &move) const;
    [[nodiscard]] bool isTakenBack(NodeId node) const;

    const GameModel &m_game;
    HistoryRows m_layout;
    /// The rows that views know of.
    int m_rowCount = 0;
    /// The moves of the main line that have been taken back.
    std::vector<NodeId> m_takenBack;
    std::chrono::milliseconds m_longest{0};
};

} // namespace tessera
