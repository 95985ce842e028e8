#pragma once

#include "model/core/fixedlist.h"
#include "model/core/game.h"

#include <array>
#include <vector>

namespace tessera::nullgame {

/// The smallest game for three players that uses the whole contract of `concept Game`, to prove it
/// on every run and to be copied when a game is added.
///
/// Row of six cells. In turn each player puts a stone on an empty cell; who thereby owns two
/// neighbouring cells wins; when the row is full without that, the point is shared.
inline constexpr int kCells = 6;

inline constexpr EndReasonRow
    kPairRow{.code = "pair", .context = "null", .won = "%1 owns two neighbouring cells."};
inline constexpr EndReason kPair{kPairRow};

struct Move
{
    std::uint8_t cell = 0;
    friend bool operator==(Move, Move) = default;
};

class Position
{
public:
    using MoveList = FixedList<Move, kCells>;
    using Undo = Outcome;

    void legalMoves(MoveList &list) const;
    Undo play(Move move);
    void undo(Move move, const Undo &before);
    [[nodiscard]] Player toMove() const { return playerAt(m_turns % 3); }
    [[nodiscard]] bool isOver() const { return m_outcome.isOver(); }
    [[nodiscard]] Outcome outcome() const { return m_outcome; }
    [[nodiscard]] int turnsTaken() const { return m_turns; }
    [[nodiscard]] std::uint64_t hash() const;
    [[nodiscard]] Player owner(int cell) const { return m_owners[static_cast<std::size_t>(cell)]; }
    void judge();

private:
    friend struct Rules;
    static constexpr std::array<Player, kCells>
        kEmpty{Player::None, Player::None, Player::None, Player::None, Player::None, Player::None};
    std::array<Player, kCells> m_owners = kEmpty;
    int m_turns = 0;
    Outcome m_outcome;
};

struct Rules
{
    using Position = nullgame::Position;
    using Move = nullgame::Move;
    using MoveList = nullgame::Position::MoveList;
    using Undo = nullgame::Position::Undo;

    [[nodiscard]] static const GameInfo &info();
    [[nodiscard]] static Position start(const Options &) { return {}; }
    [[nodiscard]] static Result<Position> parsePosition(std::string_view text, const Options &);
    [[nodiscard]] static std::string positionText(const Position &position);
    [[nodiscard]] static std::string moveText(const Position &, Move move);
    [[nodiscard]] static std::string moveLabel(const Position &position, Move move);
    [[nodiscard]] static Result<Move> parseMove(const Position &position, std::string_view text);
    [[nodiscard]] static std::string cellText(const Position &, Cell cell);
    [[nodiscard]] static MoveCode encode(Move move) { return MoveCode{move.cell}; }
    [[nodiscard]] static Move decode(MoveCode code)
    {
        return Move{static_cast<std::uint8_t>(code)};
    }
    [[nodiscard]] static BoardShape board(const Position &)
    {
        return {BoardShape::Kind::Square, kCells, 1, 0};
    }
    [[nodiscard]] static Piece piece(const Position &position, Cell cell);
    [[nodiscard]] static Ground ground(const Position &, Cell) { return Ground::Open; }
    [[nodiscard]] static MoveShape shape(const Position &, Move move);
    [[nodiscard]] static Refusal refusal(const Position &position, std::span<const Cell> cells);
    [[nodiscard]] static Transition transition(const Position &position, Move move);
};

static_assert(Game<Rules>);

} // namespace tessera::nullgame
