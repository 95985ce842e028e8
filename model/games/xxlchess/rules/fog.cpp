#include "model/games/xxlchess/rules/fog.h"

#include "model/games/xxlchess/rules/placement.h"
#include "model/games/xxlchess/rules/position.h"
#include "model/games/xxlchess/rules/rules.h"

#include <algorithm>

namespace tessera::xxlchess {

namespace {

/// The moves of one side in the fog, whichever side is to move.
class FogMoves
{
public:
    FogMoves(const Position &position, Player player, std::vector<Move> &list)
        : m_position(position)
        , m_rules(position.rules())
        , m_player(player)
        , m_occupied(position.pieces(Player::First) | position.pieces(Player::Second))
        , m_list(list)
    {}

    void run()
    {
        m_position.pieces(m_player).forEach([this](Square from) {
            if (m_position.piece(from).kind() == kPawn)
                pawn(from);
            else
                m_position.movesFrom(from).forEach([&](Square to) { add(from, to); });
        });
        castling();
    }

    /// The squares between the king and the rooks with which it may castle.
    [[nodiscard]] const SquareSet &castlingWay() const { return m_castlingWay; }

private:
    void add(Square from, Square to) { m_list.push_back(Move::of(from, to)); }

    [[nodiscard]] bool isFree(Square square) const
    {
        return square >= 0 && square < kSquareCount && m_rules.board().contains(square)
               && !m_occupied.contains(square) && !isHidden(square);
    }
    [[nodiscard]] bool isHidden(Square square) const
    {
        return m_position.view() != nullptr && m_position.view()->hidden.contains(square);
    }

    void pawn(Square from)
    {
        const int forward = m_rules.forward(m_player);
        const Square ahead = from + forward;
        if (isFree(ahead)) {
            addPawn(from, ahead);
            const bool mayGoTwo = m_rules.secondRow(m_player).contains(from)
                                  && !m_position.movedPawns().contains(from);
            if (mayGoTwo && isFree(ahead + forward))
                addPawn(from, ahead + forward);
        }
        (m_position.attacksFrom(from) & m_position.pieces(opponentOf(m_player)))
            .forEach([&](Square to) { addPawn(from, to); });
    }

    void addPawn(Square from, Square to)
    {
        if (!m_rules.promotionZone(m_player).contains(to)) {
            add(from, to);
            return;
        }
        for (const Kind kind : m_rules.promotions())
            m_list.push_back(Move::of(from, to, kind));
    }

    void castling()
    {
        const Square king = m_position.king(m_player);
        if (king == kNoSquare || m_position.piece(king).kind() != kKing
            || !m_position.unmoved().contains(king))
            return;
        for (const int step : {1, -1}) {
            const Square rook = castlingRook(m_position, king, king + step);
            const bool isRook = rook >= 0 && rook < kSquareCount && m_rules.board().contains(rook)
                                && rankOf(rook) == rankOf(king)
                                && m_position.piece(rook) == Piece::of(m_player, kRook)
                                && m_position.unmoved().contains(rook)
                                && step * (rook - king) >= kLeastRookDistance;
            if (!isRook)
                continue;
            const SquareSet way = squaresBetween(king, rook);
            bool isClear = true;
            way.forEach([&](Square square) { isClear = isClear && isFree(square); });
            // A king's own movement of two squares would be written the same way.
            if (!isClear || m_position.movesFrom(king).contains(king + 2 * step))
                continue;
            add(king, king + 2 * step);
            m_castlingWay |= way;
        }
    }

    const Position &m_position;
    const Ruleset &m_rules;
    Player m_player;
    SquareSet m_occupied;
    SquareSet m_castlingWay;
    std::vector<Move> &m_list;
};

} // namespace

void addFogMoves(const Position &position, std::vector<Move> &list)
{
    const std::size_t before = list.size();
    FogMoves(position, position.toMove(), list).run();
    if (list.size() == before)
        list.push_back(kPass);
}

SquareSet seenSquares(const Position &position, Player player)
{
    std::vector<Move> moves;
    FogMoves finder(position, player, moves);
    finder.run();
    SquareSet seen = position.pieces(player) | finder.castlingWay();
    for (const Move move : moves)
        seen.add(move.to);
    return seen;
}

void Position::beginMemories()
{
    m_start = std::make_shared<const Placement>(placementOf(*this));
    addGlimpses(kPass, kNoSquare, Player::None);
}

void Position::addGlimpses(Move move, Square capture, Player mover)
{
    for (const Player player : {Player::First, Player::Second}) {
        Glimpse glimpse;
        glimpse.seen = seenSquares(*this, player);
        (glimpse.seen & (m_sets[0] | m_sets[1])).forEach([&](Square square) {
            glimpse.pieces[static_cast<std::size_t>(square)] = piece(square);
        });
        glimpse.toMove = m_toMove;
        glimpse.isOwn = mover == player;
        if (glimpse.isOwn)
            glimpse.own = move;
        glimpse.capture = capture;
        auto &memory = m_memories[slot(player)];
        memory = std::make_shared<const Memory>(Memory{glimpse, turnsTaken(), memory});
    }
}

/// The position without the pieces that are not seen, and without all that could reveal them: the other side's rights
/// to castle and to step twice, earlier positions, quiet turns.
Position Position::seenBy(Player player) const
{
    if (m_view != nullptr)
        return *this;
    const SquareSet seen = seenSquares(*this, player);
    Placement placement = placementOf(*this);
    m_rules->board().without(seen).forEach(
        [&](Square square) { placement.pieces[static_cast<std::size_t>(square)] = Piece{}; });
    placement.unmoved &= pieces(player);
    placement.movedPawns &= pieces(player);
    auto view = std::make_shared<View>();
    view->viewer = player;
    view->hidden = m_rules->board().without(seen);
    view->turns = turnsTaken();
    if (m_toMove == player)
        addFogMoves(*this, view->moves);
    Position shown(m_rules, placement, std::move(view));
    shown.m_captured = m_captured;
    shown.m_history.assign(m_history.size(), 0);
    shown.m_isKingTaken = m_isKingTaken;
    shown.m_quietTurns = isDrawnByRule() ? m_quietTurns : 0;
    shown.m_start = m_start;
    shown.m_memories[slot(player)] = m_memories[slot(player)];
    return shown;
}

} // namespace tessera::xxlchess
