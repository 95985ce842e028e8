#pragma once

#include "model/core/composing.h"
#include "model/core/foresight.h"
#include "model/core/moveshape.h"
#include "model/core/piececard.h"
#include "model/core/refusal.h"
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

// What a position can be asked beyond rules and board, one small interface for each subject.
// `AnyPosition` hands them out, and null where the game has none: that is the only way in which a
// game says that something does not exist in it. A facet lives as long as its position and speaks of
// it as it stands.

/// How moves are pointed at; every game has it.
class PointingFacet
{
public:
    virtual ~PointingFacet() = default;
    /// How a legal move is pointed at.
    [[nodiscard]] virtual MoveShape shape(MoveCode move) const = 0;
    /// Why pointing at `cells` in turn plays nothing. Ask only when no legal move's shape begins so.
    [[nodiscard]] virtual Refusal refusal(std::span<const Cell> cells) const = 0;
};

/// Of games whose moves fall into phases.
class PhasesFacet
{
public:
    virtual ~PhasesFacet() = default;
    /// The heading in a move list of the moves from here on.
    [[nodiscard]] virtual Sentence phase() const = 0;
};

/// Of games in which moves can have consequences worth a row of their own in a move list.
class RemarksFacet
{
public:
    virtual ~RemarksFacet() = default;
    /// What is worth such a row when this move is played.
    [[nodiscard]] virtual std::vector<Sentence> of(MoveCode move) const = 0;
};

/// Of games with a pie rule.
class SidesFacet
{
public:
    virtual ~SidesFacet() = default;
    /// Whether playing `move` makes the mover and the next player exchange their sides.
    [[nodiscard]] virtual bool exchangesSides(MoveCode move) const = 0;
};

/// Of games whose pieces move in ways of their own.
class CardsFacet
{
public:
    virtual ~CardsFacet() = default;
    /// The card that explains `piece`, which must be one of the game's.
    [[nodiscard]] virtual PieceCard card(Piece piece) const = 0;
};

/// Of games with something whose loss decides them, such as a king.
class AlarmFacet
{
public:
    virtual ~AlarmFacet() = default;
    /// The cell of what is attacked and decides the game for `player`; `Cell::None` while nothing is.
    [[nodiscard]] virtual Cell alarmedCell(Player player) const = 0;
};

/// Of games that know how a position would be if it were another player's turn.
class TurnsFacet
{
public:
    virtual ~TurnsFacet() = default;
    /// This position as it would be if it were `player`'s turn, only to be looked at; null where no
    /// such position exists (see `HandsTurnOver`).
    [[nodiscard]] virtual std::unique_ptr<AnyPosition> onTurn(Player player) const = 0;
};

/// Of games in which not each capture is a gain.
class GainsFacet
{
public:
    virtual ~GainsFacet() = default;
    /// What a legal move wins for its mover.
    [[nodiscard]] virtual int gain(MoveCode move) const = 0;
};

/// Of games that say in words what a move would bring.
class ProspectsFacet
{
public:
    virtual ~ProspectsFacet() = default;
    /// What a legal move would bring, in order.
    [[nodiscard]] virtual std::vector<Sentence> of(MoveCode move) const = 0;
};

/// Of games that prove what follows from a position (see `ProvesClaims`).
class ClaimsFacet
{
public:
    virtual ~ClaimsFacet() = default;
    /// What can be proved against `whom`, the gravest first; `line` is how a search expects it to go on.
    [[nodiscard]] virtual std::vector<Claim> against(
        Player whom, std::span<const MoveCode> line) const = 0;
    /// A claim about this position in words for `you`.
    [[nodiscard]] virtual Sentence sentence(const Claim &claim, Player you) const = 0;
};

/// Of games whose pieces reach far.
class AttacksFacet
{
public:
    virtual ~AttacksFacet() = default;
    [[nodiscard]] virtual AttackMap attackMap() const = 0;
    /// The cells on which the piece on `cell` could capture.
    [[nodiscard]] virtual std::vector<Cell> reach(Cell cell) const = 0;
};

/// Of games whose positions can be composed freely (see `ComposesPositions`).
class ComposingFacet
{
public:
    virtual ~ComposingFacet() = default;
    /// What may stand on a cell, in the order in which it is offered.
    [[nodiscard]] virtual std::vector<Piece> palette() const = 0;
    [[nodiscard]] virtual std::vector<PositionField> fields() const = 0;
    /// One of `men` a cell, one of `values` a field.
    [[nodiscard]] virtual std::string compose(
        std::span<const Piece> men, std::span<const int> values) const = 0;
};

/// Of games in which players may see different parts of the board (see `HidesParts`).
class SightFacet
{
public:
    virtual ~SightFacet() = default;
    /// The position as `player` sees it; null where all players see everything, as the game's options
    /// may have it.
    [[nodiscard]] virtual std::unique_ptr<AnyPosition> seenBy(Player player) const = 0;
    /// What a move list tells `viewer` of a legal move where they do not see everything.
    [[nodiscard]] virtual std::string labelFor(MoveCode move, Player viewer) const = 0;
};

/// Of games that declare symmetries which carry legal moves to legal moves (see `HasSymmetries`).
class SymmetriesFacet
{
public:
    virtual ~SymmetriesFacet() = default;
    /// Their number here, the identity, number 0, counted.
    [[nodiscard]] virtual int symmetryCount() const = 0;
    [[nodiscard]] virtual std::unique_ptr<AnyPosition> transformed(int symmetry) const = 0;
    [[nodiscard]] virtual MoveCode transformedMove(MoveCode move, int symmetry) const = 0;
};

/// Of games that count what moves bring, in measures of their own (see `TalliesMoves`).
class TallyFacet
{
public:
    virtual ~TallyFacet() = default;
    /// The number of the measure `name`; nothing when the game has no such measure.
    [[nodiscard]] virtual std::optional<int> measure(std::string_view name) const = 0;
    /// What a legal move, whoever makes it, brings `player` in that measure.
    [[nodiscard]] virtual int of(MoveCode move, Player player, int measure) const = 0;
};

/// How fast the rules are and whether they generate the right moves; every game has it, and only
/// the free functions `perft` and `playRandomGames` ask it.
class MeasuresFacet
{
public:
    virtual ~MeasuresFacet() = default;
    [[nodiscard]] virtual std::uint64_t countSequences(int depth) const = 0;
    [[nodiscard]] virtual std::uint64_t countRandomTurns(int games, std::uint64_t seed) const = 0;
};

} // namespace tessera
