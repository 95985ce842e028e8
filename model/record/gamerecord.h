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

/// The identifier of a node of a `GameRecord`, which stays the same while the record lives, even when other nodes are
/// removed. The root, before the first move, is 0.
using NodeId = int;

/// A mark drawn on the board of a position (`%csl`, `%cal`): a circle around a cell, or an arrow between two. Cells are
/// named as the game's moves name them.
struct DrawnMark
{
    /// The colour as in files: `G` green, `R` red, `B` blue, `Y` yellow.
    char colour = 'G';
    std::string from;
    /// The target of an arrow; empty for a circle.
    std::string to;

    friend bool operator==(const DrawnMark &, const DrawnMark &) = default;
};

/// A move of a record with its annotations.
struct RecordNode
{
    MoveCode move{};
    NodeId parent = -1;
    /// The next moves; the first is the main one, the others are variations.
    std::vector<NodeId> children;
    std::string comment;
    /// Numeric annotation glyphs as in PGN (1 is "!", 2 is "?", …).
    std::vector<int> glyphs;
    /// The time that the mover had left after the move (`%clk`) and used for it (`%emt`).
    std::optional<std::chrono::milliseconds> clock;
    std::optional<std::chrono::milliseconds> elapsed;
    /// An engine's judgement (`%eval`), as text.
    std::optional<std::string> evaluation;
    /// The engine's best line after the move (`%pv`), as texts of moves with blanks between.
    std::string bestLine;
    std::vector<DrawnMark> marks;
    /// The trace of another program that made the move (`%took`, `%peak`, `%mem`, `%said`); empty for all other moves.
    ProgramTrace trace;
};

/// A recorded game: a tree of moves with comments and clock times, its start and its end. A value, independent of the
/// rules: only the game can interpret the codes of moves.
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
    /// Access for annotations; only the functions below change the tree itself.
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
    /// Whether there is neither a move nor anything said or drawn at the start.
    [[nodiscard]] bool isBlank() const;
    /// Removes `id` and all that follows it from the tree. The id is not used again.
    void remove(NodeId id);
    /// Puts a removed node back as its parent's child of number `place`. Where the same move was added meanwhile, the
    /// moves after it are added there. Returns the node that the move has now.
    NodeId restore(NodeId id, std::size_t place);
    /// Which of its parent's children `id` is.
    [[nodiscard]] std::size_t place(NodeId id) const;
    /// Whether `id` is reachable from the root; it is not when it or an ancestor was removed, or was never there.
    [[nodiscard]] bool contains(NodeId id) const;
    /// Whether `ancestor` is on the way from the root to `id`, or is `id`.
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

    /// Compares trees with their annotations; node ids and the order of tags do not count.
    friend bool operator==(const GameRecord &one, const GameRecord &other);

private:
    std::vector<RecordNode> m_nodes;
};

} // namespace tessera
