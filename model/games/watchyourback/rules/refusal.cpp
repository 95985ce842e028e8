#include "model/games/watchyourback/rules/rules.h"

#include <cstdlib>

namespace tessera::watchyourback {

namespace {

/// Builds refusals for one position. Functions that return an optional check one condition, and are empty where it is
/// no reason to refuse.
class RefusalBuilder
{
public:
    explicit RefusalBuilder(const Position &position)
        : m_position(position)
    {}

    [[nodiscard]] Refusal placing(std::span<const Cell> cells) const
    {
        if (cells.empty())
            return refuse(
                "must-place",
                "W2",
                TESSERA_TEXT("watchyourback", "Placing is never impossible: place a fighter"));
        if (cells.size() > 1)
            return refuse(
                "still-placing",
                "W2",
                TESSERA_TEXT("watchyourback", "Fighters move only when all 24 have been placed"));
        const int square = index(cells[0]);
        if (auto refusal = offLimits(square))
            return *refusal;
        if (auto refusal = occupied(square))
            return *refusal;
        return outsideZone();
    }

    [[nodiscard]] Refusal moving(std::span<const Cell> cells) const
    {
        const Player player = m_position.toMove();
        if (!m_position.canMove(player))
            return refuse(
                "must-forfeit",
                "W4",
                TESSERA_TEXT("watchyourback", "%1 has no step and no jump and forfeits the turn"),
                m_position.pieces(player),
                {playerName(player)});
        if (cells.empty())
            return refuse(
                "may-not-pass",
                "W4",
                TESSERA_TEXT("watchyourback", "You may forfeit only when no step and no jump is left"),
                movablePieces());
        const int from = index(cells[0]);
        if (auto refusal = notAPieceToMove(from))
            return *refusal;
        if (cells.size() == 1)
            return refuse(
                "stuck",
                "W4",
                TESSERA_TEXT(
                    "watchyourback", "The fighter on %1 has no free square to step or jump to"),
                adjacentTo(bit(from)),
                {name(from)});
        return badTarget(from, index(cells[1]));
    }

    [[nodiscard]] Refusal over() const
    {
        return refuse("game-over", "W6", TESSERA_TEXT("watchyourback", "The game is over"));
    }

private:
    [[nodiscard]] Refusal refuse(
        std::string code,
        std::string section,
        std::string pattern,
        Bitboard causes = 0,
        std::vector<std::string> arguments = {}) const
    {
        Refusal refusal{
            std::move(code),
            std::move(section),
            Sentence{"watchyourback", std::move(pattern), std::move(arguments)},
            {}};
        forEachSquare(causes, [&](int square) { refusal.cells.push_back(cellAt(square)); });
        return refusal;
    }

    [[nodiscard]] std::string name(int square) const
    {
        return Rules::cellText(m_position, cellAt(square));
    }
    [[nodiscard]] static std::string playerName(Player player)
    {
        return Rules::info().players[static_cast<std::size_t>(player)];
    }
    [[nodiscard]] Bitboard enemies() const
    {
        return m_position.pieces(nextPlayer(m_position.toMove(), 2));
    }

    [[nodiscard]] Bitboard movablePieces() const
    {
        Position::MoveList moves;
        m_position.legalMoves(moves);
        Bitboard pieces = 0;
        for (const Move move : moves)
            pieces |= bit(move.from());
        return pieces;
    }

    [[nodiscard]] std::optional<Refusal> offLimits(int square) const
    {
        if ((m_position.corners() & bit(square)) != 0)
            return refuse(
                "corner",
                "W1",
                TESSERA_TEXT("watchyourback", "%1 is a corner: nobody may stand there"),
                bit(square),
                {name(square)});
        if ((m_position.standable() & bit(square)) == 0)
            return refuse(
                "removed",
                "W5",
                TESSERA_TEXT("watchyourback", "%1 has fallen off the board"),
                bit(square),
                {name(square)});
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Refusal> occupied(int square) const
    {
        if ((m_position.occupied() & bit(square)) == 0)
            return std::nullopt;
        return refuse(
            "occupied",
            m_position.state().phase == Phase::Placing ? "W2" : "W4",
            TESSERA_TEXT("watchyourback", "%1 is occupied"),
            bit(square),
            {name(square)});
    }

    [[nodiscard]] Refusal outsideZone() const
    {
        const Player player = m_position.toMove();
        const bool isWhite = player == Player::First;
        return refuse(
            "zone",
            "W2",
            TESSERA_TEXT("watchyourback", "%1 places only in rows %2 to %3"),
            m_position.placeable(player),
            {playerName(player), isWhite ? "0" : "2", isWhite ? "5" : "7"});
    }

    [[nodiscard]] std::optional<Refusal> notAPieceToMove(int square) const
    {
        if (auto refusal = offLimits(square))
            return refusal;
        if ((enemies() & bit(square)) != 0)
            return refuse(
                "not-yours",
                "W4",
                TESSERA_TEXT("watchyourback", "The fighter on %1 is not yours: it is %2's turn"),
                bit(square),
                {name(square), playerName(m_position.toMove())});
        if ((m_position.occupied() & bit(square)) == 0)
            return refuse(
                "empty",
                "W4",
                TESSERA_TEXT("watchyourback", "There is no fighter on %1 to move"),
                bit(square),
                {name(square)});
        return std::nullopt;
    }

    [[nodiscard]] Refusal badTarget(int from, int to) const
    {
        if (auto refusal = offLimits(to))
            return *refusal;
        const int dx = columnOf(to) - columnOf(from);
        const int dy = rowOf(to) - rowOf(from);
        const int distance = std::abs(dx) + std::abs(dy);
        const bool isInLine = dx == 0 || dy == 0;
        if (!isInLine || distance == 0 || distance > 2)
            return refuse(
                "not-adjacent",
                "W4",
                TESSERA_TEXT(
                    "watchyourback",
                    "A fighter steps to an adjacent square or jumps over one "
                    "fighter to the square behind it"),
                bit(from));
        if (distance == 1)
            return *occupied(to);
        const int between = squareAt(columnOf(from) + dx / 2, rowOf(from) + dy / 2);
        if ((m_position.occupied() & bit(between)) == 0)
            return refuse(
                "nothing-to-jump",
                "W4",
                TESSERA_TEXT("watchyourback", "There is no fighter on %1 to jump over"),
                bit(between),
                {name(between)});
        return refuse(
            "landing-occupied",
            "W4",
            TESSERA_TEXT("watchyourback", "The jump would land on %1, which is occupied"),
            bit(to),
            {name(to)});
    }

    const Position &m_position;
};

} // namespace

Refusal Rules::refusal(const Position &position, std::span<const Cell> cells)
{
    const RefusalBuilder builder(position);
    if (position.isOver())
        return builder.over();
    return position.state().phase == Phase::Placing ? builder.placing(cells)
                                                    : builder.moving(cells);
}

} // namespace tessera::watchyourback
