#include "controller/session/premoves.h"

#include "controller/session/matchcontroller.h"
#include "model/core/facets/sight.h"

namespace tessera {

namespace {

/// The cost of a move made in advance on a clock.
constexpr std::chrono::milliseconds kCost{100};

Cell originOf(const AnyPosition &position, MoveCode move)
{
    const MoveShape shape = position.pointing().shape(move);
    return shape.cells.isEmpty() || shape.anyOrder ? Cell::None : shape.cells[0];
}

Piece pieceOn(const AnyPosition &position, Cell cell)
{
    return cell == Cell::None ? Piece{} : position.piece(cell);
}

} // namespace

Premoves::Premoves(const GameModel &game, MatchController &match, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_match(match)
{
    m_due.setSingleShot(true);
    m_due.setTimerType(Qt::PreciseTimer);
    connect(&m_due, &QTimer::timeout, this, &Premoves::playFirst);
    connect(&match, &MatchController::turnChanged, this, &Premoves::follow);
    connect(&match, &MatchController::passed, this, [this](Player player) {
        if (m_match.isHuman(player))
            clear();
    });
    const auto forget = [this] {
        m_position.reset();
        clear();
    };
    connect(&game, &GameModel::begun, this, forget);
    connect(&game, &GameModel::takenBack, this, forget);
    connect(&game, &GameModel::jumped, this, forget);
    connect(&game, &GameModel::ended, this, forget);
}

void Premoves::setAllowed(bool isAllowed)
{
    m_isAllowed = isAllowed;
    if (!isAllowed)
        clear();
    rebuild();
    emit changed();
}

Player Premoves::waiting() const
{
    const Player toMove = m_game.hasGame() && !m_match.isPaused() ? m_game.toMove() : Player::None;
    if (!m_isAllowed || toMove == Player::None || m_match.isHuman(toMove))
        return Player::None;
    return m_game.onlyPerson();
}

const AnyPosition *Premoves::position() const
{
    return isOfThisGame() && m_game.node() == m_node ? m_position.get() : nullptr;
}

std::span<const Premoves::Premove> Premoves::moves() const
{
    return isOfThisGame() ? std::span<const Premove>(m_moves) : std::span<const Premove>();
}

bool Premoves::isOfThisGame() const
{
    return m_game.hasGame() && m_game.gameNumber() == m_gameNumber;
}

void Premoves::rebuild()
{
    m_gameNumber = m_game.gameNumber();
    m_node = m_game.hasGame() ? m_game.node() : -1;
    const Player person = waiting();
    m_position = person == Player::None ? nullptr
                                        : onTurn(*asSeen(m_game.position(), person), person);
    for (const Premove &premove : m_moves) {
        if (m_position == nullptr)
            return;
        // A move that is not possible now may be possible when its turn comes.
        if (!m_position->isLegal(premove.move))
            continue;
        m_position->play(premove.move);
        m_position = onTurn(*m_position, person);
    }
}

void Premoves::add(MoveCode move)
{
    if (position() == nullptr || !m_position->isLegal(move))
        return;
    const Cell from = originOf(*m_position, move);
    m_moves.push_back({move, m_position->transition(move), from, pieceOn(*m_position, from)});
    rebuild();
    emit changed();
}

bool Premoves::clear()
{
    m_due.stop();
    if (m_moves.empty())
        return false;
    m_moves.clear();
    rebuild();
    emit changed();
    return true;
}

void Premoves::follow()
{
    rebuild();
    if (m_moves.empty() || !m_match.awaitsHuman() || m_due.isActive())
        return;
    const bool isTimed = m_game.clock().isLimited(m_game.toMove());
    m_due.start(isTimed ? kCost : std::chrono::milliseconds(0));
}

void Premoves::playFirst()
{
    if (m_moves.empty() || !m_match.awaitsHuman())
        return;
    const Premove first = m_moves.front();
    const AnyPosition &position = m_game.position();
    const bool isMeant = position.isLegal(first.move)
                         && originOf(position, first.move) == first.from
                         && pieceOn(position, first.from) == first.piece;
    if (!isMeant) {
        clear();
        return;
    }
    m_moves.erase(m_moves.begin());
    m_match.playHuman(first.move);
    emit changed();
}

} // namespace tessera

#include "moc_premoves.cpp"
