#include "model/games/xxlchess/rules/position.h"

#include "model/games/xxlchess/rules/facts.h"

#include "model/games/xxlchess/rules/zobrist.h"

#include <cstdlib>
#include <utility>

namespace tessera::xxlchess {

namespace {

constexpr int kRepetitions = 3;
constexpr int kMostQuietTurns = 100;

std::size_t at(Square square)
{
    return static_cast<std::size_t>(square);
}

std::uint64_t pieceKey(Piece piece, Square square)
{
    return kZobrist.pieces[piece.code][at(square)];
}

} // namespace

Position::Position(std::shared_ptr<const Ruleset> rules, const Placement &placement)
    : m_rules(std::move(rules))
    , m_blockers(m_rules->edges())
    , m_unmoved(placement.unmoved)
    , m_movedPawns(placement.movedPawns)
    , m_toMove(placement.toMove)
{
    place(placement);
    if (m_rules->hasFog())
        beginMemories();
}

Position::Position(
    std::shared_ptr<const Ruleset> rules,
    const Placement &placement,
    std::shared_ptr<const View> view)
    : m_rules(std::move(rules))
    , m_blockers(m_rules->edges())
    , m_unmoved(placement.unmoved)
    , m_movedPawns(placement.movedPawns)
    , m_toMove(placement.toMove)
    , m_view(std::move(view))
{
    place(placement);
    m_view->hidden.forEach([this](Square square) { m_key ^= kZobrist.movedPawn[at(square)]; });
}

void Position::place(const Placement &placement)
{
    m_key = m_rules->key();
    m_rules->board().forEach([&](Square square) {
        if (const Piece piece = placement.pieces[at(square)]; piece.isPresent()) {
            put(piece, square);
            toggleKey(piece, square);
        }
    });
    m_movedPawns.forEach([this](Square square) { m_key ^= kZobrist.movedPawn[at(square)]; });
    m_key ^= castlingKey(Player::First) ^ castlingKey(Player::Second);
    if (m_toMove == Player::Second)
        m_key ^= kZobrist.blackToMove;
}

/// The key of the castling rights. Rooks that cannot castle any more, because the king has moved or they are on another
/// rank, count as moved; only the text of the position shows the difference.
std::uint64_t Position::castlingKey(Player player) const
{
    const Square kingSquare = king(player);
    if (kingSquare == kNoSquare || !m_unmoved.contains(kingSquare))
        return 0;
    std::uint64_t key = 0;
    (m_unmoved & pieces(player)).forEach([&](Square square) {
        if (rankOf(square) == rankOf(kingSquare))
            key ^= kZobrist.unmoved[at(square)];
    });
    return key;
}

void Position::toggle(Piece piece, Square square)
{
    const std::size_t side = slot(piece.owner());
    m_sets[side].toggle(square);
    m_lines[side].toggle(square);
    m_blockers.toggle(square);
    if (piece.kind() == kPawn)
        m_pawns[side].toggle(square);
}

void Position::put(Piece piece, Square square)
{
    m_mailbox[at(square)] = piece;
    toggle(piece, square);
    if (piece.kind() != kPawn && m_rules->movement(piece.kind()).isRoyal)
        m_kings[slot(piece.owner())] = square;
}

void Position::remove(Piece piece, Square square)
{
    m_mailbox[at(square)] = Piece{};
    toggle(piece, square);
    if (Square &king = m_kings[slot(piece.owner())]; king == square)
        king = kNoSquare;
}

void Position::shift(Square from, Square to)
{
    const Piece moved = piece(from);
    m_mailbox[at(from)] = Piece{};
    m_mailbox[at(to)] = moved;
    toggle(moved, from);
    toggle(moved, to);
    if (Square &king = m_kings[slot(moved.owner())]; king == from)
        king = to;
}

void Position::toggleKey(Piece piece, Square square)
{
    const std::uint64_t key = pieceKey(piece, square);
    m_key ^= key;
    if (piece.kind() == kPawn)
        m_pawnKey ^= key;
}

void Position::forgetUnmoved(Square square)
{
    const Player owner = piece(square).owner();
    m_key ^= castlingKey(owner);
    m_unmoved.remove(square);
    m_key ^= castlingKey(owner);
}

std::uint64_t Position::hashAfter(Move move) const
{
    const Piece moved = piece(move.from);
    std::uint64_t key = m_key ^ kZobrist.blackToMove ^ pieceKey(moved, move.from)
                        ^ pieceKey(moved, move.to);
    if (const Piece captured = piece(move.to); captured.isPresent())
        key ^= pieceKey(captured, move.to);
    return key;
}

Position::Undo Position::play(Move move)
{
    return isPass(move) ? playPass() : playMove(move);
}

Position::Undo Position::playMove(Move move)
{
    const Square from = move.from;
    const Square to = move.to;
    Undo undo{m_key, m_pawnKey, m_unmoved, piece(from), piece(to)};
    undo.quietTurns = m_quietTurns;
    undo.wasMovedPawn = m_movedPawns.contains(from);
    undo.hadCapturedMovedPawn = m_movedPawns.contains(to);
    m_history.push_back(m_key);
    if (isCastling(*this, move))
        undo.rook = castlingRook(*this, from, to);
    for (const Square square : {from, to, undo.rook}) {
        if (square != kNoSquare && m_unmoved.contains(square))
            forgetUnmoved(square);
    }

    ++m_quietTurns;
    if (undo.captured.isPresent())
        capture(undo.captured, to);
    shift(from, to);
    if (move.promotion != 0)
        promote(Piece::of(m_toMove, move.promotion), to);
    toggleKey(undo.moved, from);
    toggleKey(piece(to), to);
    if (undo.rook != kNoSquare) {
        const Square rookTo = (from + to) / 2;
        shift(undo.rook, rookTo);
        toggleKey(piece(rookTo), undo.rook);
        toggleKey(piece(rookTo), rookTo);
    }
    if (undo.moved.kind() == kPawn) {
        m_quietTurns = 0;
        if (undo.wasMovedPawn)
            toggleMovedPawn(from);
        if (move.promotion == 0 && m_rules->secondRow(m_toMove).contains(to))
            toggleMovedPawn(to);
    }
    passTurn();
    if (m_rules->hasFog() && m_view == nullptr)
        addGlimpses(move, undo.captured.isPresent() ? to : kNoSquare, opponentOf(m_toMove));
    return undo;
}

Position::Undo Position::playPass()
{
    Undo undo{m_key, m_pawnKey, m_unmoved, {}, {}};
    undo.quietTurns = m_quietTurns++;
    m_history.push_back(m_key);
    passTurn();
    if (m_rules->hasFog() && m_view == nullptr)
        addGlimpses(kPass, kNoSquare, opponentOf(m_toMove));
    return undo;
}

void Position::undo(Move move, const Undo &undo)
{
    const Square from = move.from;
    const Square to = move.to;
    m_toMove = opponentOf(m_toMove);
    if (m_rules->hasFog() && m_view == nullptr) {
        for (auto &memory : m_memories)
            memory = memory->before;
    }
    if (isPass(move)) {
        m_quietTurns = undo.quietTurns;
        m_key = undo.key;
        m_history.pop_back();
        return;
    }
    if (undo.rook != kNoSquare)
        shift((from + to) / 2, undo.rook);
    if (move.promotion != 0)
        promote(undo.moved, to);
    shift(to, from);
    m_movedPawns.remove(to);
    if (undo.captured.isPresent()) {
        put(undo.captured, to);
        --m_captured[slot(undo.captured.owner())][at(undo.captured.kind())];
        m_isKingTaken = false;
    }
    if (undo.hadCapturedMovedPawn)
        m_movedPawns.add(to);
    if (undo.wasMovedPawn)
        m_movedPawns.add(from);
    m_unmoved = undo.unmoved;
    m_quietTurns = undo.quietTurns;
    m_key = undo.key;
    m_pawnKey = undo.pawnKey;
    m_history.pop_back();
}

void Position::capture(Piece captured, Square square)
{
    m_quietTurns = 0;
    remove(captured, square);
    toggleKey(captured, square);
    ++m_captured[slot(captured.owner())][at(captured.kind())];
    if (m_movedPawns.contains(square))
        toggleMovedPawn(square);
    if (m_rules->movement(captured.kind()).isRoyal) {
        m_isKingTaken = true;
        m_key ^= kZobrist.kingTaken;
    }
}

void Position::promote(Piece piece, Square square)
{
    remove(this->piece(square), square);
    put(piece, square);
}

void Position::toggleMovedPawn(Square square)
{
    m_movedPawns.toggle(square);
    m_key ^= kZobrist.movedPawn[at(square)];
}

void Position::passTurn()
{
    m_toMove = opponentOf(m_toMove);
    m_key ^= kZobrist.blackToMove;
}

bool Position::isInCheck(Player player) const
{
    return !m_rules->hasFog() && king(player) != kNoSquare
           && isAttacked(king(player), opponentOf(player));
}

int Position::earlierOccurrences() const
{
    int count = 0;
    const auto turns = static_cast<int>(m_history.size());
    for (int back = 2; back <= m_quietTurns && back <= turns; back += 2) {
        if (m_history[static_cast<std::size_t>(turns - back)] == m_key)
            ++count;
    }
    return count;
}

bool Position::isDrawnByRule() const
{
    const RuleChoices &choices = m_rules->choices();
    return (choices.drawsByHundredTurns && m_quietTurns >= kMostQuietTurns)
           || (choices.drawsByRepetition && !choices.hasFog
               && earlierOccurrences() >= kRepetitions - 1);
}

Tiredness tirednessOf(const Position &position)
{
    if (position.isOver())
        return Tiredness::None;
    if (position.quietTurns() == kMostQuietTurns)
        return Tiredness::Quiet;
    return position.earlierOccurrences() == kRepetitions - 1 ? Tiredness::Repeated
                                                             : Tiredness::None;
}

bool Position::isOver() const
{
    return m_rules->hasFog() ? m_isKingTaken || isDrawnByRule() : countLegalMoves() == 0;
}

bool isCastling(const Position &position, Move move)
{
    return position.piece(move.from).kind() == kKing && std::abs(move.to - move.from) == 2;
}

Square castlingRook(const Position &position, Square king, Square to)
{
    const auto neighbours = neighboursOf(
        position.blockersOnLine(Orientation::Row, king), placeOn(Orientation::Row, king));
    const int place = to > king ? neighbours.above : neighbours.below;
    return king + place - placeOn(Orientation::Row, king);
}

} // namespace tessera::xxlchess
