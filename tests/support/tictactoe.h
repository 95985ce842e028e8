#pragma once

#include "model/core/fixedlist.h"
#include "model/core/game.h"

#include <array>
#include <bit>

namespace tessera::tictactoe {

/// Three in a row on nine cells: small enough that the search template can be held against plain
/// minimax in every position.
inline constexpr int kCells = 9;

inline constexpr EndReasonRow
    kLineRow{.code = "line", .context = "tictactoe", .won = "%1 owns three cells in a row."};
inline constexpr EndReason kLine{kLineRow};

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

    void legalMoves(MoveList &list) const
    {
        for (std::uint8_t cell = 0; cell < kCells && !isOver(); ++cell) {
            if (((m_stones[0] | m_stones[1]) >> cell & 1) == 0)
                list.add(Move{cell});
        }
    }
    Undo play(Move move)
    {
        m_stones[mover()] |= 1U << move.cell;
        return {};
    }
    void undo(Move move, const Undo &)
    {
        m_stones[0] &= ~(1U << move.cell);
        m_stones[1] &= ~(1U << move.cell);
    }
    [[nodiscard]] Player toMove() const { return playerAt(turnsTaken() % 2); }
    [[nodiscard]] int turnsTaken() const
    {
        return std::popcount(m_stones[0]) + std::popcount(m_stones[1]);
    }
    [[nodiscard]] bool isOver() const { return hasLine(0) || hasLine(1) || turnsTaken() == kCells; }
    [[nodiscard]] Outcome outcome() const
    {
        for (int player = 0; player < 2; ++player) {
            if (hasLine(static_cast<std::size_t>(player)))
                return Outcome::win(playerAt(player), kLine);
        }
        return turnsTaken() == kCells ? Outcome::draw(2, EndReason::NoMove) : Outcome{};
    }
    [[nodiscard]] std::uint64_t hash() const
    {
        return mixed(m_stones[0] | std::uint64_t(m_stones[1]) << 16);
    }
    [[nodiscard]] unsigned stones(int player) const
    {
        return m_stones[static_cast<std::size_t>(player)];
    }

private:
    [[nodiscard]] std::size_t mover() const { return static_cast<std::size_t>(turnsTaken() % 2); }
    [[nodiscard]] bool hasLine(std::size_t player) const
    {
        constexpr std::array<unsigned, 8> kLines{0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
        for (const unsigned line : kLines) {
            if ((m_stones[player] & line) == line)
                return true;
        }
        return false;
    }
    [[nodiscard]] static std::uint64_t mixed(std::uint64_t value)
    {
        value = (value + 1) * 0x9e3779b97f4a7c15;
        return value ^ (value >> 29);
    }

    std::array<unsigned, 2> m_stones{};
};

struct Rules
{
    using Position = tictactoe::Position;
    using Move = tictactoe::Move;
    using MoveList = tictactoe::Position::MoveList;
    using Undo = tictactoe::Position::Undo;

    [[nodiscard]] static const GameInfo &info()
    {
        static const GameInfo info{
            "tictactoe",
            "tictactoe",
            "Three in a row",
            "Own three cells in a row.",
            {"X", "O"},
            {"stone"},
            {},
            false,
            false,
            {},
            {kLine}};
        return info;
    }
    [[nodiscard]] static Position start(const Options &) { return {}; }
    [[nodiscard]] static std::string positionText(const Position &position)
    {
        std::string text;
        for (int cell = 0; cell < kCells; ++cell)
            text += (position.stones(0) >> cell & 1) != 0   ? 'X'
                    : (position.stones(1) >> cell & 1) != 0 ? 'O'
                                                            : '.';
        return text;
    }
    /// The stones in any order that gives both players their turns.
    [[nodiscard]] static Result<Position> parsePosition(std::string_view text, const Options &)
    {
        Position position;
        for (int turn = 0; turn < kCells; ++turn) {
            const char letter = turn % 2 == 0 ? 'X' : 'O';
            std::size_t at = 0;
            for (int nth = turn / 2; at < text.size() && (text[at] != letter || nth-- > 0); ++at) {
            }
            if (at < text.size())
                position.play(Move{static_cast<std::uint8_t>(at)});
        }
        if (positionText(position) != text)
            return Error{"position", inQuotes(text), "nine of X, O and ."};
        return position;
    }
    [[nodiscard]] static std::string moveText(const Position &, Move move)
    {
        return std::string(1, static_cast<char>('a' + move.cell));
    }
    [[nodiscard]] static std::string moveLabel(const Position &position, Move move)
    {
        return moveText(position, move);
    }
    [[nodiscard]] static Result<Move> parseMove(const Position &position, std::string_view text)
    {
        MoveList moves;
        position.legalMoves(moves);
        for (const Move move : moves) {
            if (moveText(position, move) == text)
                return move;
        }
        return Error{"move", inQuotes(text), "the letter of an empty cell"};
    }
    [[nodiscard]] static std::string cellText(const Position &, Cell cell)
    {
        return std::string(1, static_cast<char>('a' + index(cell)));
    }
    [[nodiscard]] static MoveCode encode(Move move) { return MoveCode{move.cell}; }
    [[nodiscard]] static Move decode(MoveCode code)
    {
        return Move{static_cast<std::uint8_t>(code)};
    }
    [[nodiscard]] static BoardShape board(const Position &)
    {
        return {BoardShape::Kind::Square, 3, 3, 0};
    }
    [[nodiscard]] static Piece piece(const Position &position, Cell cell)
    {
        for (int player = 0; player < 2; ++player) {
            if ((position.stones(player) >> index(cell) & 1) != 0)
                return {playerAt(player), 0};
        }
        return {};
    }
    [[nodiscard]] static Ground ground(const Position &, Cell) { return Ground::Open; }
    [[nodiscard]] static MoveShape shape(const Position &, Move move)
    {
        return MoveShape::of(cellAt(move.cell));
    }
    [[nodiscard]] static Refusal refusal(const Position &, std::span<const Cell>)
    {
        return {"occupied", "1", {"tictactoe", "The cell is occupied", {}}, {}};
    }
    [[nodiscard]] static Transition transition(const Position &position, Move move)
    {
        Transition transition;
        transition.steps.push_back(Step::place(0, {position.toMove(), 0}, cellAt(move.cell)));
        return transition;
    }
};

static_assert(Game<Rules>);

} // namespace tessera::tictactoe
