#pragma once

#include "model/core/facets/composing.h"
#include "model/core/facets/foresight.h"
#include "model/core/facets/moveshape.h"
#include "model/core/facets/refusal.h"
#include "model/core/piececard.h"
#include "model/core/sentence.h"
#include "model/core/types.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

class AnyPosition;

// Facets are the questions to a position beyond rules and board, one small interface for each subject. `AnyPosition`
// hands them out, or null where the game has none: only in this way a game says that it lacks something. A facet lives
// as long as its position, and refers to its current state.

/// How moves are pointed at; every game has this facet.
class PointingFacet
{
public:
    virtual ~PointingFacet() = default;
    /// How a legal move is pointed at.
    [[nodiscard]] virtual MoveShape shape(MoveCode move) const = 0;
    /// Why pointing at `cells` in turn plays nothing. Ask only when no legal move's shape begins so.
    [[nodiscard]] virtual Refusal refusal(std::span<const Cell> cells) const = 0;
};

/// A facet of games whose moves fall into phases.
class PhasesFacet
{
public:
    virtual ~PhasesFacet() = default;
    /// The heading in a move list for the moves from here on.
    [[nodiscard]] virtual Sentence phase() const = 0;
};

/// A facet of games in which moves can have consequences worth a row of their own in a move list.
class RemarksFacet
{
public:
    virtual ~RemarksFacet() = default;
    /// The consequences of this move that are worth such a row.
    [[nodiscard]] virtual std::vector<Sentence> of(MoveCode move) const = 0;
};

/// A facet of games with a pie rule.
class SidesFacet
{
public:
    virtual ~SidesFacet() = default;
    /// Whether playing `move` makes the mover and the next player exchange their sides.
    [[nodiscard]] virtual bool exchangesSides(MoveCode move) const = 0;
};

/// A facet of games whose pieces move in ways of their own.
class CardsFacet
{
public:
    virtual ~CardsFacet() = default;
    /// The card that explains `piece`, which must be one of the game's.
    [[nodiscard]] virtual PieceCard card(Piece piece) const = 0;
};

/// A facet of games in which the loss of something decides, such as a king.
class AlarmFacet
{
public:
    virtual ~AlarmFacet() = default;
    /// The cell of `player`'s decisive piece while it is attacked, otherwise `Cell::None`.
    [[nodiscard]] virtual Cell alarmedCell(Player player) const = 0;
};

/// A facet of games that know how a position would be if it were another player's turn.
class TurnsFacet
{
public:
    virtual ~TurnsFacet() = default;
    /// This position as it would be if it were `player`'s turn, only for display; null where no such position exists
    /// (see `HandsTurnOver`).
    [[nodiscard]] virtual std::unique_ptr<AnyPosition> onTurn(Player player) const = 0;
};

/// A facet of games in which not every capture is a gain.
class GainsFacet
{
public:
    virtual ~GainsFacet() = default;
    /// The gain of a legal move for its mover.
    [[nodiscard]] virtual int gain(MoveCode move) const = 0;
};

/// A facet of games that say in words what a move would bring.
class PreviewFacet
{
public:
    virtual ~PreviewFacet() = default;
    /// What a legal move would bring, in order.
    [[nodiscard]] virtual std::vector<Sentence> of(MoveCode move) const = 0;
};

/// A facet of games that prove what follows from a position (see `ProvesClaims`).
class ClaimsFacet
{
public:
    virtual ~ClaimsFacet() = default;
    /// The claims that can be proved against `whom`, the gravest first; `line` is the line that a search expects.
    [[nodiscard]] virtual std::vector<Claim> against(
        Player whom, std::span<const MoveCode> line) const = 0;
    /// A claim about this position in words for `you`.
    [[nodiscard]] virtual Sentence sentence(const Claim &claim, Player you) const = 0;
};

/// A facet of games whose pieces reach far.
class AttacksFacet
{
public:
    virtual ~AttacksFacet() = default;
    [[nodiscard]] virtual AttackMap attackMap() const = 0;
    /// The cells on which the piece on `cell` could capture.
    [[nodiscard]] virtual std::vector<Cell> reach(Cell cell) const = 0;
};

/// A facet of games whose positions can be composed freely (see `ComposesPositions`).
class ComposingFacet
{
public:
    virtual ~ComposingFacet() = default;
    /// The pieces that may stand on a cell, in the order of the palette.
    [[nodiscard]] virtual std::vector<Piece> palette() const = 0;
    [[nodiscard]] virtual std::vector<PositionField> fields() const = 0;
    /// The text of a position with one of `pieces` for each cell, and one of `values` for each field.
    [[nodiscard]] virtual std::string compose(
        std::span<const Piece> pieces, std::span<const int> values) const = 0;
};

/// A facet of games in which players may see different parts of the board (see `HidesParts`).
class SightFacet
{
public:
    virtual ~SightFacet() = default;
    /// The position as `player` sees it; null where all players see everything, which the game's options decide.
    [[nodiscard]] virtual std::unique_ptr<AnyPosition> seenBy(Player player) const = 0;
    /// The label of a legal move in a move list for `viewer`, who does not see everything.
    [[nodiscard]] virtual std::string labelFor(MoveCode move, Player viewer) const = 0;
};

/// A facet of games that declare symmetries which carry legal moves to legal moves (see `HasSymmetries`).
class SymmetriesFacet
{
public:
    virtual ~SymmetriesFacet() = default;
    /// The number of symmetries here, including the identity, which is number 0.
    [[nodiscard]] virtual int symmetryCount() const = 0;
    [[nodiscard]] virtual std::unique_ptr<AnyPosition> transformed(int symmetry) const = 0;
    [[nodiscard]] virtual MoveCode transformedMove(MoveCode move, int symmetry) const = 0;
};

/// A facet of games that count the results of moves, in measures of their own (see `TalliesMoves`).
class TallyFacet
{
public:
    virtual ~TallyFacet() = default;
    /// The number of the measure `name`; empty when the game has no such measure.
    [[nodiscard]] virtual std::optional<int> measure(std::string_view name) const = 0;
    /// What a legal move of any player brings `player` in that measure.
    [[nodiscard]] virtual int of(MoveCode move, Player player, int measure) const = 0;
};

/// Measures the speed and correctness of the rules; every game has this facet, and only the free functions `perft` and
/// `playRandomGames` use it.
class MeasuresFacet
{
public:
    virtual ~MeasuresFacet() = default;
    [[nodiscard]] virtual std::uint64_t countSequences(int depth) const = 0;
    [[nodiscard]] virtual std::uint64_t countRandomTurns(int games, std::uint64_t seed) const = 0;
};

} // namespace tessera
