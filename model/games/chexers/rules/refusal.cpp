#include "model/games/chexers/rules/rules.h"

#include <utility>

namespace tessera::chexers {

namespace {

/// A reason to refuse: its code, the section of the rules, and the sentence for the player.
struct Reason
{
    const char *code;
    const char *section;
    const char *pattern;
};

constexpr Reason kGameOver{"game-over", "C5", TESSERA_TEXT("chexers", "The game is over.")};
constexpr Reason kActionPossible{
    "action-possible", "C3", TESSERA_TEXT("chexers", "You may pass only when no action is left.")};
constexpr Reason kNoPiecesLeft{
    "must-pass", "C3", TESSERA_TEXT("chexers", "You have no pieces left; you have to pass.")};
constexpr Reason kAllBlocked{
    "must-pass", "C3", TESSERA_TEXT("chexers", "All your pieces are blocked; you have to pass.")};
constexpr Reason
    kNoPiece{"no-piece", "C4", TESSERA_TEXT("chexers", "Point at the piece first that shall exit.")};
constexpr Reason kEmptyHex{"empty-hex", "C3", TESSERA_TEXT("chexers", "No piece stands on %1.")};
constexpr Reason kNotYourPiece{
    "not-your-piece", "C3", TESSERA_TEXT("chexers", "The piece on %1 is not yours to move.")};
constexpr Reason kBlocked{
    "blocked",
    "C4",
    TESSERA_TEXT("chexers", "The piece on %1 can neither move nor jump: no free hex to go to.")};
constexpr Reason kNotYourExit{
    "not-your-exit", "C4", TESSERA_TEXT("chexers", "Another player's pieces exit there.")};
constexpr Reason kNotOnExitEdge{
    "not-on-exit-edge",
    "C4",
    TESSERA_TEXT("chexers", "The piece on %1 is not on the edge where your pieces exit.")};
constexpr Reason kSameHex{"same-hex", "C4", TESSERA_TEXT("chexers", "An action has to leave %1.")};
constexpr Reason kOutOfReach{
    "out-of-reach",
    "C4",
    TESSERA_TEXT("chexers", "%1 is neither next to %2 nor opposite to it across one hex.")};
constexpr Reason kNothingToJump{
    "nothing-to-jump", "C4", TESSERA_TEXT("chexers", "There is nothing to jump over on %1.")};
constexpr Reason kLandingOccupied{
    "landing-occupied",
    "C4",
    TESSERA_TEXT("chexers", "%1 is occupied: a jump has to land on a free hex.")};
constexpr Reason kOccupied{
    "occupied", "C4", TESSERA_TEXT("chexers", "%1 is occupied. You may jump over it to %2.")};
constexpr Reason kOccupiedAndLandingToo{
    "landing-occupied",
    "C4",
    TESSERA_TEXT("chexers", "%1 is occupied, and so is %2, where a jump over it would land.")};
constexpr Reason kOccupiedAtTheEdge{
    "landing-off-board",
    "C4",
    TESSERA_TEXT("chexers", "%1 is occupied, and a jump over it would leave the board.")};

Refusal refuse(
    const Reason &reason, std::vector<std::string> arguments = {}, std::vector<Cell> cells = {})
{
    return {
        reason.code,
        reason.section,
        {"chexers", reason.pattern, std::move(arguments)},
        std::move(cells)};
}

/// The pieces of the player to move that have an action.
Bits movablePieces(const Board &board)
{
    const Bits all = board.occupied();
    Bits result = 0;
    for (Bits left = board.pieces(board.toMove()); left != 0;) {
        const Hex hex = takeLowest(left);
        const Bits reached = (kNeighbours[hex] | across(bit(hex), all, Directions())) & kBoard;
        if ((reached & ~all) != 0 || (bit(hex) & kExitEdges[slot(board.toMove())]) != 0)
            result |= bit(hex);
    }
    return result;
}

/// Builds the refusals for a piece that was pointed at.
class Pointing
{
public:
    explicit Pointing(const Position &position)
        : m_position(position)
        , m_board(position.board())
    {}

    [[nodiscard]] Refusal refusedPiece(Cell from) const;
    [[nodiscard]] Refusal refusedExit(Cell from, Cell place) const;
    [[nodiscard]] Refusal refusedTarget(Cell from, Cell to) const;

private:
    [[nodiscard]] Refusal refusedNextHex(Cell from, Cell over) const;
    [[nodiscard]] std::string name(Cell cell) const { return Rules::cellText(m_position, cell); }
    [[nodiscard]] Player owner(Cell cell) const { return m_board.owner(hexOf(cell)); }

    const Position &m_position;
    const Board &m_board;
};

/// Why the player cannot move a piece from `from`.
Refusal Pointing::refusedPiece(Cell from) const
{
    if (m_board.pieces(m_board.toMove()) == 0)
        return refuse(kNoPiecesLeft);
    if (!isHex(from))
        return refuse(kNoPiece, {}, cellsOf(m_board.pieces(m_board.toMove())));
    if (owner(from) == Player::None)
        return refuse(kEmptyHex, {name(from)}, {from});
    if (owner(from) != m_board.toMove())
        return refuse(kNotYourPiece, {name(from)}, {from});
    const std::vector<Cell> around = cellsOf(kNeighbours[hexOf(from)] & m_board.occupied());
    if (movablePieces(m_board) == 0)
        return refuse(kAllBlocked, {}, around);
    return refuse(kBlocked, {name(from)}, around);
}

/// Why the piece on `from` cannot leave through the exit place `place`.
Refusal Pointing::refusedExit(Cell from, Cell place) const
{
    const std::vector<Cell> edge = cellsOf(kExitEdges[slot(m_board.toMove())]);
    if (place != exitPlace(m_board.toMove()))
        return refuse(kNotYourExit, {}, edge);
    return refuse(kNotOnExitEdge, {name(from)}, edge);
}

/// Why a piece can neither go to the hex `over` next to it nor jump over the piece there.
Refusal Pointing::refusedNextHex(Cell from, Cell over) const
{
    const Axial start = axial(hexOf(from));
    const Axial middle = axial(hexOf(over));
    const Axial landing{2 * middle.q - start.q, 2 * middle.r - start.r};
    if (!landing.isOnBoard())
        return refuse(kOccupiedAtTheEdge, {name(over)}, {over});
    const Cell end = cellOf(hexAt(landing));
    if (owner(end) != Player::None)
        return refuse(kOccupiedAndLandingToo, {name(over), name(end)}, {over, end});
    return refuse(kOccupied, {name(over), name(end)}, {over});
}

/// Why the piece on `from` cannot go to `to`.
Refusal Pointing::refusedTarget(Cell from, Cell to) const
{
    if (from == to)
        return refuse(kSameHex, {name(from)}, {from});
    const Axial start = axial(hexOf(from));
    const Axial end = axial(hexOf(to));
    const int hexes = distance(start, end);
    if (hexes == 1)
        return refusedNextHex(from, to);
    const bool isStraight = (end.q - start.q) % 2 == 0 && (end.r - start.r) % 2 == 0;
    if (hexes != 2 || !isStraight)
        return refuse(kOutOfReach, {name(to), name(from)}, {from});
    const Cell middle = cellOf(Move::between(hexOf(from), hexOf(to)).middle());
    if (owner(middle) == Player::None)
        return refuse(kNothingToJump, {name(middle)}, {middle});
    return refuse(kLandingOccupied, {name(to)}, {to});
}

} // namespace

Refusal Rules::refusal(const Position &position, std::span<const Cell> cells)
{
    if (position.isOver())
        return refuse(kGameOver);
    const Bits able = movablePieces(position.board());
    if (cells.empty())
        return refuse(kActionPossible, {}, cellsOf(able));
    const Pointing pointing(position);
    const bool isAble = isHex(cells[0]) && (able & bit(hexOf(cells[0]))) != 0;
    if (!isAble || cells.size() < 2)
        return pointing.refusedPiece(cells[0]);
    return isHex(cells[1]) ? pointing.refusedTarget(cells[0], cells[1])
                           : pointing.refusedExit(cells[0], cells[1]);
}

} // namespace tessera::chexers
