#pragma once

#include "model/core/fixedlist.h"
#include "model/core/options.h"
#include "model/core/outcome.h"
#include "model/games/watchyourback/rules/bitboard.h"
#include "model/games/watchyourback/rules/move.h"
#include "model/games/watchyourback/rules/reasons.h"

#include <array>
#include <optional>
#include <vector>

namespace tessera::watchyourback {

inline constexpr int kPiecesEach = 12;
/// The most pieces of a player that a start position may have with those still to be placed. It may have more than 12,
/// but with half of the 46 squares of a zone each, a placement stays possible (W2).
inline constexpr int kMostPieces = 23;
/// The turns of the placing phase (W2).
inline constexpr int kPlacements = 2 * kPiecesEach;
/// The turns of the moving phase after which a ring is removed (W5).
inline constexpr std::array<int, 2> kShrinkTurns{128, 192};
/// The fewest pieces with which a player has not lost (W6).
inline constexpr int kFewestPieces = 2;

[[nodiscard]] constexpr Player opponent(Player player)
{
    return nextPlayer(player, 2);
}

/// Rows 0–5 belong to White's zone, rows 2–7 to Black's (W2).
inline constexpr PerPlayer<Bitboard> kZones = [] {
    PerPlayer<Bitboard> zones;
    zones[Player::First] = ~Bitboard(0) >> 16;
    zones[Player::Second] = ~Bitboard(0) << 16;
    return zones;
}();

/// The switches of W7; all are off under `rules strict`.
struct RuleSwitches
{
    /// These two hold only after the last ring has fallen, since until then the next shrink changes the position.
    bool drawByRepetition = false;
    bool drawWhenBothForfeit = false;
    bool pieRule = false;
    /// The turns of the moving phase after which the game is a draw; 0 for no limit.
    int turnLimit = 0;

    friend bool operator==(const RuleSwitches &, const RuleSwitches &) = default;
};

/// The corners, and the squares on which pieces may stand, after so many shrinks (W5).
inline constexpr std::array<Bitboard, 3> kCorners{cornersAfter(0), cornersAfter(1), cornersAfter(2)};
inline constexpr std::array<Bitboard, 3> kStandable{
    boardAfter(0) & ~cornersAfter(0),
    boardAfter(1) & ~cornersAfter(1),
    boardAfter(2) & ~cornersAfter(2)};

enum class Phase : std::uint8_t { Placing, Moving };

/// The part of a position that turns change. It is small, and `undo` restores a copy.
struct State
{
    PerPlayer<Bitboard> pieces;
    std::uint16_t turns = 0; ///< taken in this phase, forfeits included
    Phase phase = Phase::Placing;
    std::uint8_t shrinks = 0;
    bool lastWasForfeit = false;
    bool sideTaken = false; ///< the pie rule was used
    Player winner = Player::None;
    EndReason reason = EndReason::None;

    friend bool operator==(const State &, const State &) = default;
};

/// A position of Watch Your Back! on two bitboards, and its rules. A copyable value. What moves is inline, for perft and
/// search.
class Position
{
public:
    /// Each piece has at most 4 steps or jumps, and the first placement has 46 squares.
    static constexpr std::size_t kMostMoves = 4 * kMostPieces;
    using MoveList = FixedList<Move, kMostMoves>;
    using Undo = State;

    explicit Position(const RuleSwitches &switches = {});
    /// A position from a text or an editor; decides at once whether the game is over (W6).
    Position(const State &state, const RuleSwitches &switches);

    void legalMoves(MoveList &list) const;
    [[nodiscard]] std::size_t countLegalMoves() const;
    /// The number of legal moves after a legal one.
    [[nodiscard]] std::size_t countReplies(Move move);
    /// A legal move, drawn with equal chances by `bits`, which must be well mixed; empty when the game is over.
    [[nodiscard]] std::optional<Move> randomMove(std::uint64_t bits) const;
    /// Plays a legal move.
    Undo play(Move move);
    void undo(Move move, const Undo &before);

    [[nodiscard]] Player toMove() const { return playerAt(m_state.turns & 1); }
    [[nodiscard]] bool isOver() const { return m_state.reason != EndReason::None; }
    [[nodiscard]] Outcome outcome() const;
    [[nodiscard]] int turnsTaken() const;
    /// A hash of board, phase, absolute turn, what was done by the pie rule, and the switches.
    [[nodiscard]] std::uint64_t hash() const;

    [[nodiscard]] const State &state() const { return m_state; }
    [[nodiscard]] const RuleSwitches &switches() const { return m_switches; }
    [[nodiscard]] Bitboard pieces(Player player) const { return m_state.pieces[player]; }
    [[nodiscard]] Bitboard occupied() const
    {
        return pieces(Player::First) | pieces(Player::Second);
    }
    /// The squares on which pieces may stand: those on the board that are no corners.
    [[nodiscard]] Bitboard standable() const { return kStandable[m_state.shrinks]; }
    [[nodiscard]] Bitboard corners() const { return kCorners[m_state.shrinks]; }
    /// The squares on which `player` may place in the placing phase (W2).
    [[nodiscard]] Bitboard placeable(Player player) const
    {
        return kZones[player] & standable() & ~occupied();
    }
    /// Whether `player` has a step or a jump.
    [[nodiscard]] bool canMove(Player player) const;
    [[nodiscard]] bool mayTakeSide() const;

    friend bool operator==(const Position &, const Position &) = default;

private:
    /// The steps and jumps of `own` on a board whose pieces are `all`, or the one forfeit in their place (W4).
    [[nodiscard]] std::size_t countStepsAndJumps(Bitboard own, Bitboard all) const;
    /// Whether a step or jump changes the pieces and the turn alone: no ring falls, and there are no draws.
    [[nodiscard]] bool isPlain(Move move) const;
    /// The pieces of the mover and of the opponent after a piece has arrived, and whether any fell (W3).
    struct Arrival
    {
        Bitboard own;
        Bitboard enemies;
        bool someFell;
    };
    [[nodiscard]] Arrival arrival(Move move) const;
    [[nodiscard]] Move randomStepOrJump(std::uint64_t bits) const;
    void endPlacingPhase();
    void shrinkBoard();
    void judge(EndReason reason);
    void judgeDraws();
    /// Whether the last ring has fallen, so that no shrink can end the game (W7).
    [[nodiscard]] bool isLastBoard() const { return m_state.shrinks == kShrinkTurns.size(); }
    /// Whether the position counts for draws by repetition: earlier boards, which lose a ring, never come back.
    [[nodiscard]] bool mayRepeat() const
    {
        return m_switches.drawByRepetition && m_state.phase == Phase::Moving && isLastBoard();
    }
    [[nodiscard]] std::uint64_t repetitionKey() const;

    State m_state;
    RuleSwitches m_switches;
    /// The keys of all positions since the last ring fell, the present one last; empty unless repetition draws.
    std::vector<std::uint64_t> m_history;
};

/// The pieces that fall because one of `own` arrived on `square` (W3): first the enemies between it and another hostile
/// square, then, without those, perhaps the arrived piece itself.
struct Eliminated
{
    Bitboard enemies = 0;
    Bitboard self = 0;
};
[[nodiscard]] inline Eliminated eliminatedBy(
    int square, Bitboard own, Bitboard enemies, Bitboard corners)
{
    const Bitboard arrived = bit(square);
    const Bitboard hostileToEnemy = own | corners;
    Eliminated result;
    result.enemies = enemies
                     & ((toRight(arrived) & toLeft(hostileToEnemy))
                        | (toLeft(arrived) & toRight(hostileToEnemy))
                        | (upwards(arrived) & downwards(hostileToEnemy))
                        | (downwards(arrived) & upwards(hostileToEnemy)));
    const Bitboard hostile = (enemies & ~result.enemies) | corners;
    const Bitboard between = (toLeft(hostile) & toRight(hostile))
                             | (upwards(hostile) & downwards(hostile));
    result.self = arrived & between;
    return result;
}

/// A stage of a shrink (W5).
struct ShrinkStage
{
    Bitboard removedSquares = 0; ///< the ring, in the first stage
    int newCorner = -1;          ///< the corner that appears, in the four stages after it
    PerPlayer<Bitboard> fallen;  ///< pieces on them, and pieces that the new corner eliminates
};

/// The five stages, in order, of the shrink that follows `shrinks` earlier ones. `pieces` becomes the pieces after the
/// shrink.
std::array<ShrinkStage, 5> shrink(int shrinks, PerPlayer<Bitboard> &pieces);

} // namespace tessera::watchyourback

#include "model/games/watchyourback/rules/position_impl.h"
