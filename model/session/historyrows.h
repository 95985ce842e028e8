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
        /// What files say.
        QString label;
        bool isPass = false;
    };

    Kind kind = Kind::Moves;
    /// Number of the round, 0 where no moves stand.
    int round = 0;
    /// How many lines it branches off from the main one.
    int depth = 0;
    /// What spans the row, if it has no moves.
    QString text;
    /// The move that is commented on, of a comment.
    NodeId node = -1;
    PerPlayer<Entry> entries;
};

/// Lays the lines of a game out in rows: a row a round, and below a move what is remarked and said
/// about it and then the moves that could have been played instead, with all that follows on them.
class HistoryRows
{
public:
    explicit HistoryRows(const GameModel &game);

    /// Lays the whole record out anew.
    void rebuild();
    /// Adds what follows on the main line laid out so far; false if the record does not begin with it.
    [[nodiscard]] bool extend();
    /// Writes a legal move for the list. By default as files do.
    using Name = std::function<QString(const AnyPosition &before, MoveCode move)>;
    void setName(Name name) { m_name = std::move(name); }
    /// A move whose comment has a row even if it is empty.
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
        /// Something stands between its last move and the next one.
        bool isInterrupted = true;
        /// What was remarked at each player's last turn if it was a pass.
        PerPlayer<std::vector<Sentence>> passRemarks;
    };

    /// Lays out all that is open; what branches off comes first.
    void run(std::vector<Line> &open);
    void append(Line &line, NodeId node);
    void addHeading(Line &line);
    void addRemarks(Line &line, MoveCode move, bool isPass);
    void addComment(Line &line, NodeId node);
    /// The line of a move played instead of one that is laid out, `line` being before that.
    [[nodiscard]] Line branch(const Line &line, NodeId node) const;
    HistoryRow &addRow(const Line &line, HistoryRow::Kind kind);

    /// What the list says of a move, and what files say.
    void name(HistoryRow::Entry &entry, const AnyPosition &before, MoveCode move) const;

    const GameModel &m_game;
    Name m_name;
    std::vector<HistoryRow> m_rows;
    std::vector<NodeId> m_line;
    std::unordered_map<NodeId, int> m_rowOf;
    std::unordered_map<NodeId, int> m_commentRowOf;
    /// Where the main line ends.
    Line m_main;
    NodeId m_commented = -1;
};

/// The sentence in the user's language.
[[nodiscard]] QString translated(const Sentence &sentence);

} // namespace tessera
