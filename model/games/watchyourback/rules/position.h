#pragma once

#include "model/core/fixedlist.h"
#include "model/core/options.h"
#include "model/core/outcome.h"
#include "model/games/watchyourback/rules/bitboard.h"
#include "model/games/watchyourback/rules/move.h"
#include "model/games/watchyourback/rules/reasons.h"

#include <optional>
#include <vector>

namespace tessera::watchyourback {

inline constexpr int kPiecesEach = 12;
/// Turns of the placing phase; the moving phase begins after them (W2).
inline constexpr int kPlacements = 2 * kPiecesEach;
/// Turns of the moving phase after which a ring is removed (W5).
inline constexpr std::array<int, 2> kShrinkTurns{128, 192};
/// A player with fewer pieces has lost (W6).
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

/// Switches of W7; off under `rules strict`.
struct RuleSwitches
{
    /// Both hold only after the last ring has fallen: until then the next shrink decides.
    bool drawByRepetition = false;
    bool drawWhenBothForfeit = false;
    bool pieRule = false;
    /// Turns of the moving phase after which the game is a draw; 0 for no limit.
    int turnLimit = 0;

    friend bool operator==(const RuleSwitches &, const RuleSwitches &) = default;
};

enum class Phase : std::uint8_t { Placing, Moving };

/// What a turn changes: it is small, and copied whole to take the turn back.
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

/// A position of Watch Your Back! on two 64-bit boards, and its rules. A copyable value.
class Position
{
public:
    /// 12 pieces with 4 steps or jumps each are fewer than the 46 placements of the first turn.
    static constexpr std::size_t kMostMoves = 4 * kPiecesEach + 2;
    using MoveList = FixedList<Move, kMostMoves>;
    using Undo = State;

    explicit Position(const RuleSwitches &switches = {});
    /// A position set up from outside; judges at once whether the game is over (W6).
    Position(const State &state, const RuleSwitches &switches);

    void legalMoves(MoveList &list) const;
    [[nodiscard]] std::size_t countLegalMoves() const;
    /// A legal move picked evenly by well mixed `bits`; empty when the game is over.
    [[nodiscard]] std::optional<Move> randomMove(std::uint64_t bits) const;
    /// Plays a legal move.
    Undo play(Move move);
    void undo(Move move, const Undo &before);

    [[nodiscard]] Player toMove() const { return playerAt(m_state.turns & 1); }
    [[nodiscard]] bool isOver() const { return m_state.reason != EndReason::None; }
    [[nodiscard]] Outcome outcome() const;
    [[nodiscard]] int turnsTaken() const;
    /// A hash of board, phase, absolute turn and pie rule.
    [[nodiscard]] std::uint64_t hash() const;

    [[nodiscard]] const State &state() const { return m_state; }
    [[nodiscard]] const RuleSwitches &switches() const { return m_switches; }
    [[nodiscard]] Bitboard pieces(Player player) const { return m_state.pieces[player]; }
    [[nodiscard]] Bitboard occupied() const
    {
        return pieces(Player::First) | pieces(Player::Second);
    }
    /// Squares that pieces may stand on: those on the board that are no corner.
    [[nodiscard]] Bitboard standable() const;
    [[nodiscard]] Bitboard corners() const;
    /// Where `player` may place (meaningful in the placing phase).
    [[nodiscard]] Bitboard placeable(Player player) const
    {
        return kZones[player] & standable() & ~occupied();
    }
    /// Whether `player` has a step or a jump.
    [[nodiscard]] bool canMove(Player player) const;
    [[nodiscard]] bool mayTakeSide() const;

    friend bool operator==(const Position &, const Position &) = default;

private:
    [[nodiscard]] Move randomTravel(std::uint64_t bits) const;
    bool arrive(Move move);
    void endPlacing();
    void endRing();
    void judge(EndReason reason);
    void judgeEndlessness();
    /// Whether the last ring has fallen, so that nothing but the players can end the game (W7).
    [[nodiscard]] bool hasShrunkForGood() const { return m_state.shrinks == kShrinkTurns.size(); }
    [[nodiscard]] std::uint64_t repetitionKey() const;

    State m_state;
    RuleSwitches m_switches;
    /// Keys of the positions of the moving phase since it began, the present one last; kept only
    /// while repetition is judged.
    std::vector<std::uint64_t> m_history;
};

/// The pieces that fall because `player`'s piece arrived on `square` (W3): first the enemies, then, without those,
/// perhaps the arrived piece itself. `pieces` already holds the arrived piece.
struct Eliminated
{
    Bitboard enemies = 0;
    Bitboard self = 0;
};
[[nodiscard]] inline Eliminated eliminatedBy(
    int square, Player player, const PerPlayer<Bitboard> &pieces, Bitboard corners)
{
    const Bitboard arrived = bit(square);
    const Bitboard enemies = pieces[opponent(player)];
    const Bitboard hostileToEnemy = pieces[player] | corners;
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

/// One step of a shrink (W5), in the order in which they happen.
struct ShrinkStage
{
    Bitboard removedSquares = 0; ///< the ring, in the first stage
    int newCorner = -1;          ///< the corner that appears, in the four stages after it
    PerPlayer<Bitboard> fallen;  ///< pieces on them, and pieces that the new corner eliminates
};

/// The five stages of the shrink that follows `shrinks` earlier ones; `pieces` is changed to the pieces after the
/// shrink.
std::array<ShrinkStage, 5> shrink(int shrinks, PerPlayer<Bitboard> &pieces);

} // namespace tessera::watchyourback
