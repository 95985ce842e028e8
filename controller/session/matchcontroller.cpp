#include "controller/session/matchcontroller.h"

#include "controller/session/premoves.h"
#include "model/core/facets/sight.h"

namespace tessera {

/// A game left by a restart, for `undoRestart`.
struct MatchController::Abandoned
{
    GameRecord record;
    GameSetup setup;
    NodeId node;
    Aid aid = Aid::None;
};

MatchController::MatchController(GameModel &game, TimeSource now, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_now(std::move(now))
    , m_maker(game)
    , m_referee(game, m_maker, m_now)
    , m_advisor(m_maker)
    , m_ponderer(game, m_referee)
    , m_takeBack(game)
    , m_premoves(new Premoves(game, *this, this))
{
    connect(&m_referee, &Referee::cancelled, &m_advisor, &Advisor::cancel);
    connect(&game, &GameModel::ended, &m_advisor, &Advisor::reset);
    connect(&m_referee, &Referee::asked, this, &MatchController::ponder);
    connect(&m_referee, &Referee::turnChanged, this, &MatchController::turnChanged);
    connect(&m_referee, &Referee::thought, this, &MatchController::thought);
    connect(&m_referee, &Referee::programBroke, this, &MatchController::programBroke);
    connect(&m_referee, &Referee::passed, this, &MatchController::passed);
    connect(&m_referee, &Referee::pausedChanged, this, &MatchController::pausedChanged);
    connect(&m_referee, &Referee::seatsChanged, this, &MatchController::seatsChanged);
    connect(&m_advisor, &Advisor::found, this, [this](const std::vector<MoveCode> &line) {
        emit hintFound(line);
        ponder();
    });
    connect(&m_advisor, &Advisor::failed, this, [this] {
        emit hintFailed();
        ponder();
    });
}

MatchController::~MatchController() = default;

std::optional<Error> MatchController::start(const GameSetup &setup)
{
    auto error = m_referee.holding([&] { return m_game.begin(withLevels(setup), m_now()); });
    if (!error)
        seatPlayers();
    return error;
}

GameSetup MatchController::withLevels(GameSetup setup) const
{
    for (SeatSetup &seat : setup.seats) {
        const bool isChosen = seat.kind == SeatSetup::Kind::Computer && seat.adaptive
                              && !seat.adaptive->isFrozen;
        if (isChosen && m_chooseLevel)
            seat.level = m_chooseLevel(setup.game, seat.adaptive->winPercent);
    }
    return setup;
}

std::optional<Error> MatchController::load(
    const GameRecord &record, const GameSetup &setup, NodeId node, Clock::Duration thinking)
{
    auto error = m_referee.holding(
        [&] { return m_game.load(record, setup, m_now(), node, thinking); });
    if (!error)
        seatPlayers();
    return error;
}

void MatchController::seatPlayers()
{
    m_abandoned.reset();
    m_aid = Aid::None;
    m_advisor.reset();
    m_referee.seatPlayers();
    m_referee.ask();
}

void MatchController::beginAgain(const GameSetup &setup)
{
    std::unique_ptr<Abandoned> abandoned;
    if (!m_game.isOver() && m_game.canUndo()) {
        abandoned = std::make_unique<Abandoned>(
            Abandoned{m_game.record(), m_game.setup(), m_game.node(), m_aid});
        emit aboutToRestart();
    }
    // The set-up has begun a game before, so it does so again.
    if (start(setup))
        return;
    m_abandoned = std::move(abandoned);
    emit turnChanged();
}

void MatchController::restart()
{
    // A copy: beginning anew replaces what the game has.
    beginAgain(GameSetup(m_game.setup()));
}

void MatchController::rematch()
{
    GameSetup setup = m_game.setup();
    const GameSetup before = setup;
    const int count = m_game.playerCount();
    for (int i = 0; i < count; ++i) {
        const Player next = nextPlayer(playerAt(i), count);
        const Player seat = m_game.game().seats()[playerAt(i)];
        setup.seats[next] = before.seats[seat];
        setup.clocks[next] = before.clocks[seat];
    }
    beginAgain(setup);
}

void MatchController::undoRestart()
{
    const auto abandoned = std::move(m_abandoned);
    if (abandoned && load(abandoned->record, abandoned->setup, abandoned->node))
        return;
    m_aid = abandoned ? abandoned->aid : Aid::Unknown;
    emit restartUndone();
    emit turnChanged();
}

void MatchController::setAided(Aid aid)
{
    if (m_aid == Aid::None)
        m_aid = aid;
}

QString MatchController::nameOf(const SeatSetup &seat)
{
    if (seat.kind == SeatSetup::Kind::Human)
        return seat.name.isEmpty() ? tr("Person") : seat.name;
    if (seat.kind == SeatSetup::Kind::Program) {
        const QString program = QString::fromStdString(seat.program.name);
        return seat.name.isEmpty() ? program
                                   : tr("%1 · %2", "name, program").arg(seat.name, program);
    }
    if (seat.adaptive)
        return seat.name.isEmpty() ? tr("Computer, level %1, adaptive").arg(seat.level)
                                   : tr("%1 · Computer, level %2, adaptive", "name, level")
                                         .arg(seat.name)
                                         .arg(seat.level);
    return seat.name.isEmpty()
               ? tr("Computer, level %1").arg(seat.level)
               : tr("%1 · Computer, level %2", "name, level").arg(seat.name).arg(seat.level);
}

std::vector<MoveCode> MatchController::offers() const
{
    std::vector<MoveCode> moves;
    if (!awaitsHuman())
        return moves;
    for (const MoveCode move : m_game.position().legalMoves()) {
        if (m_game.position().pointing().shape(move).cells.isEmpty())
            moves.push_back(move);
    }
    return moves;
}

bool MatchController::canUndo() const
{
    return canUndoResignation() || m_takeBack.target().has_value();
}

bool MatchController::canRedo() const
{
    return m_game.hasGame() && m_game.canRedo();
}

void MatchController::undo()
{
    // Undoing a resignation keeps the moves before it.
    if (canUndoResignation()) {
        undoResignation();
        return;
    }
    const auto target = m_takeBack.target();
    if (!target)
        return;
    setAided(Aid::TakenBack);
    m_referee.cancel();
    m_referee.holding([&] {
        while (m_game.node() != *target)
            m_game.undo(m_now());
    });
    if (m_game.people().empty())
        setPaused(true);
    m_referee.ask();
}

void MatchController::redo()
{
    if (!canRedo())
        return;
    m_referee.cancel();
    m_referee.holding([&] {
        do {
            m_game.redo(m_now());
        } while (m_game.canRedo() && !isPaused() && !m_takeBack.stopsHere());
    });
    m_referee.ask();
}

bool MatchController::canPlayFrom(NodeId node) const
{
    const bool isElsewhere = m_game.hasGame() && (node != m_game.node() || m_game.isOver());
    return isElsewhere && !m_game.game().positionAt(node)->outcome().isOver();
}

void MatchController::playFrom(NodeId node)
{
    if (!canPlayFrom(node))
        return;
    setAided(Aid::TakenBack);
    m_game.playFrom(node, m_now());
}

void MatchController::exchangePlayers(const PerPlayer<SeatSetup> &seats)
{
    setAided(Aid::Seats);
    m_advisor.reset();
    m_referee.cancel();
    for (int i = 0; i < m_game.playerCount(); ++i)
        m_game.setSeat(playerAt(i), seats[playerAt(i)]);
    m_referee.seatPlayers();
}

void MatchController::seatAnew(const PerPlayer<SeatSetup> &seats)
{
    if (!m_game.hasGame() || seats == this->seats())
        return;
    exchangePlayers(seats);
    m_referee.ask();
}

bool MatchController::canGoOnAt(NodeId node) const
{
    return m_game.hasGame() && !m_game.game().positionAt(node)->outcome().isOver();
}

void MatchController::goOnWith(const PerPlayer<SeatSetup> &seats, NodeId node)
{
    if (!canGoOnAt(node))
        return;
    m_referee.holding([&] {
        if (canPlayFrom(node))
            m_game.playFrom(node, m_now());
        exchangePlayers(seats);
    });
    if (isPaused())
        setPaused(false);
    else
        m_referee.ask();
}

bool MatchController::canTryAt(NodeId node) const
{
    return m_game.hasGame() && !isPaused() && node != m_game.node()
           && m_game.viewer() == Player::None
           && !m_game.game().positionAt(node)->outcome().isOver();
}

Player MatchController::resigner() const
{
    if (!m_game.hasGame() || m_game.isOver())
        return Player::None;
    if (isHuman(m_game.toMove()))
        return m_game.toMove();
    return m_game.onlyPerson();
}

void MatchController::resign()
{
    const Player player = resigner();
    if (player == Player::None)
        return;
    m_game.end(Outcome::loss(player, m_game.playerCount(), EndReason::Resignation), m_now());
    emit resigned(player);
}

void MatchController::agreeOnDraw()
{
    if (m_game.hasGame() && !m_game.isOver())
        m_game.end(Outcome::draw(m_game.playerCount(), EndReason::Agreement), m_now());
}

bool MatchController::canUndoResignation() const
{
    return m_game.hasGame() && m_game.outcome().reason == EndReason::Resignation;
}

void MatchController::undoResignation()
{
    if (!canUndoResignation())
        return;
    // A person who has seen the end has had help.
    setAided(Aid::TakenBack);
    m_game.reopen(m_now());
}

void MatchController::requestHint()
{
    if (!awaitsHuman())
        return;
    setAided(Aid::Hint);
    m_ponderer.stop();
    m_advisor.ask(asSeen(m_game.position(), m_game.toMove()));
}

void MatchController::setPondering(bool isWanted)
{
    if (m_ponderer.isWanted() == isWanted)
        return;
    m_ponderer.setWanted(isWanted);
    if (isWanted)
        ponder();
    else
        m_ponderer.stop();
}

void MatchController::ponder()
{
    if (!m_advisor.isAsked())
        m_ponderer.begin();
}

QStringList MatchController::programLog(Player player) const
{
    const auto *program = dynamic_cast<const ForeignPlayer *>(m_referee.playerOf(player));
    return program == nullptr ? QStringList() : program->log();
}

} // namespace tessera

#include "moc_matchcontroller.cpp"
