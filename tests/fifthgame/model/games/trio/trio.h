#pragma once

#include "model/core/fixedlist.h"
#include "model/core/game.h"
#include "model/search/engine/gameentry.h"

#include <array>
#include <vector>

namespace tessera::trio {

/// Three in a row on nine cells. With the option `misere` who owns a row has lost.
inline constexpr int kSide = 3;
inline constexpr int kCells = kSide * kSide;

namespace reason {

inline constexpr EndReasonRow kRowRow{
    .code = "row-of-three",
    .context = "trio",
    .won = TESSERA_TEXT("trio", "%1 owns three cells in a row."),
    .winsHeadline = TESSERA_TEXT("trio", "%1 wins with a trio")};
inline constexpr EndReasonRow kForcedRow{
    .code = "forced-row",
    .context = "trio",
    .won = TESSERA_TEXT("trio", "%2 had to make three in a row.")};

inline constexpr EndReason kRow{kRowRow};
inline constexpr EndReason kForced{kForcedRow};

} // namespace reason

struct Move
{
    std::uint8_t cell = 0;
    friend bool operator==(Move, Move) = default;
};

class Position
{
public:
    using MoveList = FixedList<Move, kCells>;
    struct Undo
    {};

    explicit Position(bool isMisere = false)
        : m_isMisere(isMisere)
    {}

    void legalMoves(MoveList &list) const;
    Undo play(Move move);
    void undo(Move move, const Undo &);
    [[nodiscard]] Player toMove() const { return playerAt(turnsTaken() % 2); }
    [[nodiscard]] int turnsTaken() const;
    [[nodiscard]] bool isOver() const { return outcome().isOver(); }
    [[nodiscard]] Outcome outcome() const;
    [[nodiscard]] std::uint64_t hash() const;
    [[nodiscard]] Player owner(int cell) const { return m_owners[static_cast<std::size_t>(cell)]; }
    /// The cells of a row that one player owns; none without such a row.
    [[nodiscard]] std::vector<Cell> row() const;

private:
    std::array<Player, kCells> m_owners = [] {
        std::array<Player, kCells> owners{};
        owners.fill(Player::None);
        return owners;
    }();
    bool m_isMisere = false;
};

struct Rules
{
    using Position = trio::Position;
    using Move = trio::Move;
    using MoveList = trio::Position::MoveList;
    using Undo = trio::Position::Undo;

    [[nodiscard]] static const GameInfo &info();
    [[nodiscard]] static Position start(const Options &options);
    [[nodiscard]] static Result<Position> parsePosition(
        std::string_view text, const Options &options);
    [[nodiscard]] static std::string positionText(const Position &position);
    [[nodiscard]] static std::string moveText(const Position &position, Move move);
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
        return {BoardShape::Kind::Square, kSide, kSide, 0};
    }
    [[nodiscard]] static Piece piece(const Position &position, Cell cell);
    [[nodiscard]] static Ground ground(const Position &, Cell) { return Ground::Open; }
    [[nodiscard]] static MoveShape shape(const Position &, Move move);
    [[nodiscard]] static Refusal refusal(const Position &position, std::span<const Cell> cells);
    [[nodiscard]] static Transition transition(const Position &position, Move move);
};

static_assert(Game<Rules>);

/// What the panel and the marks show.
struct Facts
{
    PerPlayer<int> stones{};
    int freeCells = 0;
    std::vector<Cell> row;
};

[[nodiscard]] Facts factsOf(const AnyPosition &position);

[[nodiscard]] GameEntry makeGame();

} // namespace tessera::trio
