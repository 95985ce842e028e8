#pragma once

#include "model/session/gamemodel.h"

#include <QString>

#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

namespace tessera {

/// A row of the move list.
struct HistoryRow
{
    enum class Kind : std::uint8_t { Moves, Remark, Heading, Comment };

    struct Entry
    {
        NodeId node = -1;
        QString text;
        /// The move as in files.
        QString label;
        bool isPass = false;
    };

    Kind kind = Kind::Moves;
    /// The number of the round, or 0 for a row without moves.
    int round = 0;
    /// The depth of the line: how many times it has branched off from the main one.
    int depth = 0;
    /// The text that spans the row, if it has no moves.
    QString text;
    /// The move that a comment belongs to.
    NodeId node = -1;
    PerPlayer<Entry> entries;
};

/// Lays out the lines of a game in rows: a row for each round, and below a move its remarks and comments, and then the
/// moves that were played instead, with all that follows them.
class HistoryRows
{
public:
    explicit HistoryRows(const GameModel &game);

    /// Lays the whole record out anew.
    void rebuild();
    /// Adds the moves that follow the main line laid out so far; false if the record does not begin with it.
    [[nodiscard]] bool extend();
    /// Writes a legal move for the list; by default as in files.
    using Name = std::function<QString(const AnyPosition &before, MoveCode move)>;
    void setName(Name name) { m_name = std::move(name); }
    /// Sets the move whose comment has a row even if it is empty.
    void setCommented(NodeId node) { m_commented = node; }

    [[nodiscard]] const std::vector<HistoryRow> &rows() const { return m_rows; }
    /// The main line.
    [[nodiscard]] const std::vector<NodeId> &line() const { return m_line; }
    /// The row in which a move stands, -1 for the root and moves that are not there.
    [[nodiscard]] int rowOf(NodeId node) const;
    /// The row of the comment on a move, -1 if it has none.
    [[nodiscard]] int commentRowOf(NodeId node) const;

private:
    /// A line that is being laid out.
    struct Line
    {
        std::vector<NodeId> nodes;
        std::size_t next = 0;
        int depth = 0;
        std::unique_ptr<AnyPosition> position;
        /// The phase under whose heading its last rows stand.
        Sentence phase;
        int round = 0;
        int lastColumn = -1;
        /// Whether something stands between its last move and the next one.
        bool isInterrupted = true;
        /// The remarks on each player's last turn, if it was a pass.
        PerPlayer<std::vector<Sentence>> passRemarks;
    };

    /// Lays out all open lines; branches come first.
    void run(std::vector<Line> &open);
    void append(Line &line, NodeId node);
    void addHeading(Line &line);
    void addRemarks(Line &line, MoveCode move, bool isPass);
    void addComment(Line &line, NodeId node);
    /// The line of a move that was played instead of the next one laid out; `line` ends before that.
    [[nodiscard]] Line branch(const Line &line, NodeId node) const;
    HistoryRow &addRow(const Line &line, HistoryRow::Kind kind);

    /// Names a move for the list, and as in files.
    void name(HistoryRow::Entry &entry, const AnyPosition &before, MoveCode move) const;

    const GameModel &m_game;
    Name m_name;
    std::vector<HistoryRow> m_rows;
    std::vector<NodeId> m_line;
    std::unordered_map<NodeId, int> m_rowOf;
    std::unordered_map<NodeId, int> m_commentRowOf;
    /// The state at the end of the main line.
    Line m_main;
    NodeId m_commented = -1;
};

/// The sentence in the user's language.
[[nodiscard]] QString translated(const Sentence &sentence);

} // namespace tessera
