#pragma once

#include "model/core/options.h"
#include "model/core/outcome.h"
#include "model/core/types.h"
#include "model/record/programtrace.h"

#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

/// Names a node of a `GameRecord`; stays the same while the record lives, also when other nodes are
/// removed. The root, before the first move, is 0.
using NodeId = int;

/// What somebody drew on the board of a position (`%csl`, `%cal`): a circle around a cell, or an arrow
/// between two. Cells are named as the game's moves name them.
struct DrawnMark
{
    /// As in files: `G` green, `R` red, `B` blue, `Y` yellow.
    char colour = 'G';
    std::string from;
    /// Empty for a circle.
    std::string to;

    friend bool operator==(const DrawnMark &, const DrawnMark &) = default;
};

/// A move of a record with what is said about it.
struct RecordNode
{
    MoveCode move{};
    NodeId parent = -1;
    /// The next moves; the first is the main one, the others are variations.
    std::vector<NodeId> children;
    std::string comment;
    /// Numeric annotation glyphs as in PGN (1 is "!", 2 is "?", …).
    std::vector<int> glyphs;
    /// What the mover had left after the move (`%clk`) and used for it (`%emt`).
    std::optional<std::chrono::milliseconds> clock;
    std::optional<std::chrono::milliseconds> elapsed;
    /// An engine's judgement (`%eval`), as text.
    std::optional<std::string> evaluation;
    /// The line that it thought best after the move (`%pv`), its moves as texts with blanks between.
    std::string bestLine;
    std::vector<DrawnMark> marks;
    /// Of the program of others that made the move (`%took`, `%peak`, `%mem`, `%said`); empty for all other moves.
    ProgramTrace trace;
};

/// A game as it was played and thought about: a tree of moves with comments and clock times, and
/// how it began and ended. A value, independent of the rules: codes mean what the game says.
class GameRecord
{
public:
    static constexpr NodeId kRoot = 0;

    GameRecord();

    /// The id of the game, the position text it began from (none: the standard start), its rules.
    std::string game;
    std::optional<std::string> start;
    Options options;
    /// Further tags in file order, such as `Event` and the players' names.
    std::vector<std::pair<std::string, std::string>> tags;
    /// How the game ended; going on while the reason is `None`.
    Outcome outcome;

    [[nodiscard]] const RecordNode &node(NodeId id) const;
    /// For annotations; the tree itself changes only through the functions below.
    [[nodiscard]] RecordNode &node(NodeId id);

    /// The child of `parent` with this move; added as its last variation when there is none.
    NodeId add(NodeId parent, MoveCode move);
    /// The child of `parent` with this move, or -1.
    [[nodiscard]] NodeId childWith(NodeId parent, MoveCode move) const;
    /// Makes `id` and its ancestors the main line.
    void promote(NodeId id);
    /// Puts the line in which `id` stands one place forward among the lines it branches off from.
    void promoteOnce(NodeId id);
    /// The first move of the line in which `id` stands; the root for the main line.
    [[nodiscard]] NodeId lineStart(NodeId id) const;
    /// Takes `id` and all that follows out of the tree. Its id is not used again.
    void remove(NodeId id);
    /// Puts what `remove` has taken out back as the child of number `place`. Where the same move was
    /// added meanwhile, what follows on it is put there. The node that the move has now.
    NodeId restore(NodeId id, std::size_t place);
    /// Which of its parent's children `id` is.
    [[nodiscard]] std::size_t place(NodeId id) const;
    /// Whether `id` is reached from the root; not when it or what it follows on was removed.
    [[nodiscard]] bool contains(NodeId id) const;
    /// Whether `ancestor` stands on the way from the root to `id`, or is `id`.
    [[nodiscard]] bool leadsTo(NodeId ancestor, NodeId id) const;

    /// The nodes from the first move to `id`, both included.
    [[nodiscard]] std::vector<NodeId> pathTo(NodeId id) const;
    /// `pathTo(id)` continued along the main moves to the end of the line.
    [[nodiscard]] std::vector<NodeId> lineThrough(NodeId id) const;
    [[nodiscard]] std::vector<NodeId> mainLine() const { return lineThrough(kRoot); }
    [[nodiscard]] std::vector<MoveCode> movesTo(NodeId id) const;
    /// Number of moves before and at `id`.
    [[nodiscard]] int ply(NodeId id) const;

    [[nodiscard]] std::string tag(const std::string &name) const;
    void setTag(const std::string &name, const std::string &value);

    /// Equal trees with equal annotations; node ids and the order of tags do not count.
    friend bool operator==(const GameRecord &one, const GameRecord &other);

private:
    std::vector<RecordNode> m_nodes;
};

} // namespace tessera
