#include "controller/session/matchcontroller.h"

#include "controller/session/premoves.h"
#include "model/core/sight.h"
#include "model/session/levelsetup.h"

#include <QTimer>

#include <algorithm>

namespace tessera {

/// A game left by a restart, for `undoRestart`.
struct MatchController::Abandoned
{
    GameRecord record;
    GameSetup setup;
    NodeId node;
};

MatchController::MatchController(GameModel &game, TimeSource now, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_now(std::move(now))
    , m_premoves(new Premoves(game, *this, this))
    , m_makeEngine([](const GameEntry &entry) { return entry.makeEngine(); })
{
    connect(&game, &GameModel::moved, this, [this](NodeId node) {
        const Player mover = m_game.moverOf(node);
        const auto before = m_game.positionAt(m_game.record().node(node).parent);
        const bool hadChoice = before->legalMoves().size() > 1;
        if (before->pointing().shape(m_game.record().node(node).move).cells.isEmpty() && !hadChoice)
            emit passed(mover);
    });
    connect(&game, &GameModel::moved, this, &MatchController::askForMove);
    connect(&game, &GameModel::takenBack, this, &MatchController::askForMove);
    connect(&game, &GameModel::jumped, this, &MatchController::askForMove);
    connect(&game, &GameModel::reopened, this, &MatchController::askForMove);
    connect(&game, &GameModel::ended, this, [this] {
        cancelRequests();
        emit turnChanged();
    });
}

MatchController::~MatchController() = default;

std::optional<Error> MatchController::start(const GameSetup &setup)
{
    m_isBusy = true;
    auto error = m_game.begin(setup, m_now());
    m_isBusy = false;
    if (error)
        return error;
    m_abandoned.reset();
    seatPlayers();
    askForMove();
    return std::nullopt;
}

std::optional<Error> MatchController::load(
    const GameRecord &record, const GameSetup &setup, NodeId node, Clock::Duration thinking)
{
    m_isBusy = true;
    auto error = m_game.load(record, setup, m_now(), node, thinking);
    m_isBusy = false;
    if (error)
        return error;
    m_abandoned.reset();
    seatPlayers();
    askForMove();
    return std::nullopt;
}

void MatchController::beginAgain(GameSetup setup)
{
    std::unique_ptr<Abandoned> abandoned;
    if (!m_game.isOver() && m_game.canUndo())
        abandoned = std::make_unique<Abandoned>(
            Abandoned{m_game.record(), m_game.setup(), m_game.node()});
    // The set-up has begun a game before, so it does so again.
    if (start(setup))
        return;
    m_abandoned = std::move(abandoned);
    emit turnChanged();
}

void MatchController::restart()
{
    beginAgain(m_game.setup());
}

void MatchController::rematch()
{
    GameSetup setup = m_game.setup();
    setup.seats = m_seats;
    const GameSetup before = setup;
    const int count = m_game.playerCount();
    for (int i = 0; i < count; ++i) {
        const Player next = nextPlayer(playerAt(i), count);
        setup.seats[next] = before.seats[playerAt(i)];
        setup.clocks[next] = before.clocks[playerAt(i)];
    }
    beginAgain(setup);
}

void MatchController::undoRestart()
{
    const auto abandoned = std::move(m_abandoned);
    if (abandoned && load(abandoned->record, abandoned->setup, abandoned->node))
        return;
    emit turnChanged();
}

void MatchController::seatPlayers()
{
    cancelRequests();
    m_seats = m_game.setup().seats;
    m_exchanges.clear();
    m_advisor.reset();
    for (auto &player : m_players)
        player.reset();
    for (int i = 0; i < m_game.playerCount(); ++i)
        seat(playerAt(i));
    const bool wasPaused = std::exchange(m_isPaused, false);
    if (wasPaused)
        emit pausedChanged(false);
    emit seatsChanged();
}

void MatchController::seat(Player player)
{
    m_players[player] = makePlayer(m_seats[player]);
    const GamePlayer *seated = m_players[player].get();
    connect(seated, &GamePlayer::chosen, this, &MatchController::accept);
    connect(seated, &GamePlayer::thought, this, [this, seated](const SearchInfo &info, int ticket) {
        if (ticket == m_ticket)
            emit thought(seatOf(seated), info);
    });
    connect(seated, &GamePlayer::failed, this, [this, seated](int ticket) { lose(seated, ticket); });
    connect(seated, &GamePlayer::broke, this, [this, seated](const PlayerTrouble &trouble, int ticket) {
        holdFor(seated, trouble, ticket);
    });
}

bool MatchController::isHuman(Player player) const
{
    return player != Player::None && m_players[player] && m_players[player]->isHuman();
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
    return seat.name.isEmpty()
               ? tr("Computer, level %1").arg(seat.level)
               : tr("%1 · Computer, level %2", "name, level").arg(seat.name).arg(seat.level);
}

bool MatchController::awaitsHuman() const
{
    return m_game.hasGame() && !m_isPaused && isHuman(m_game.toMove()) && !forcedPass();
}

bool MatchController::isThinking() const
{
    return m_game.hasGame() && !m_isPaused && m_game.toMove() != Player::None
           && !isHuman(m_game.toMove());
}

std::optional<MoveCode> MatchController::forcedPass() const
{
    const std::vector<MoveCode> moves = m_game.position().legalMoves();
    if (moves.size() == 1 && m_game.position().pointing().shape(moves.front()).cells.isEmpty())
        return moves.front();
    return std::nullopt;
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

Player MatchController::seatOf(const GamePlayer *player) const
{
    for (int i = 0; i < m_game.playerCount(); ++i) {
        if (m_players[playerAt(i)].get() == player)
            return playerAt(i);
    }
    return Player::None;
}

/// A player that cannot go on has lost.
void MatchController::lose(const GamePlayer *player, int ticket)
{
    if (ticket != m_ticket || m_game.isOver())
        return;
    const int count = m_game.playerCount();
    m_game.end(Outcome::loss(seatOf(player), count, EndReason::Disconnected), m_now());
}

void MatchController::exchange(Player one, Player other)
{
    std::swap(m_players[one], m_players[other]);
    std::swap(m_seats[one], m_seats[other]);
}

void MatchController::followExchanges()
{
    std::vector<std::pair<Player, Player>> wanted;
    const std::vector<MoveCode> moves = m_game.record().movesTo(m_game.node());
    const bool hasAny = m_game.position().sides() != nullptr
                        && std::any_of(moves.begin(), moves.end(), [this](MoveCode move) {
                               return m_game.position().sides()->exchangesSides(move);
                           });
    if (hasAny) {
        const auto position = m_game.positionAt(GameRecord::kRoot);
        for (const MoveCode move : moves) {
            // The mover takes the seat of the player before, who goes on in theirs.
            const Player mover = position->toMove();
            if (position->sides()->exchangesSides(move))
                wanted.emplace_back(mover, nextPlayer(mover, m_game.playerCount()));
            position->play(move);
        }
    }
    if (wanted == m_exchanges)
        return;
    for (auto done = m_exchanges.rbegin(); done != m_exchanges.rend(); ++done)
        exchange(done->first, done->second);
    for (const auto &[one, other] : wanted)
        exchange(one, other);
    m_exchanges = std::move(wanted);
    emit seatsChanged();
}

void MatchController::cancelRequests()
{
    m_ticket = ++m_lastTicket;
    m_hintTicket = 0;
    for (auto &player : m_players) {
        if (player)
            player->cancel();
    }
    if (m_advisor)
        m_advisor->cancel();
}

void MatchController::askForMove()
{
    if (!m_game.hasGame())
        return;
    followExchanges();
    if (m_isBusy)
        return;
    cancelRequests();
    const Player player = m_game.toMove();
    if (player == Player::None || m_isPaused || !m_players[player]) {
        emit turnChanged();
        return;
    }
    m_askedAt = m_now();
    if (const auto pass = forcedPass()) {
        QTimer::singleShot(m_leastThinking, this, [this, move = *pass, ticket = m_ticket] {
            playNow(move, ticket);
        });
    } else {
        MoveRequest request;
        request.position = asSeen(m_game.position(), player);
        request.limits = limitsFor(player);
        request.ticket = m_ticket;
        if (m_seats[player].kind == SeatSetup::Kind::Program || levelOf(m_game.setup()) != nullptr)
            request.moves = m_game.record().movesTo(m_game.node());
        m_players[player]->request(request);
        ponder();
    }
    emit turnChanged();
}

void MatchController::accept(MoveCode move, int ticket)
{
    if (ticket != m_ticket)
        return;
    using std::chrono::milliseconds;
    const auto spent = std::chrono::duration_cast<milliseconds>(m_now() - m_askedAt);
    const milliseconds pause = isHuman(m_game.toMove()) ? milliseconds(0)
                                                        : pauseOf(m_game.toMove());
    if (spent >= pause) {
        playNow(move, ticket);
        return;
    }
    QTimer::singleShot(pause - spent, this, [this, move, ticket] { playNow(move, ticket); });
}

void MatchController::playNow(MoveCode move, int ticket)
{
    if (ticket != m_ticket || m_game.isOver())
        return;
    if (!m_game.position().isLegal(move)) {
        const Player loser = m_game.toMove();
        m_game.end(Outcome::loss(loser, m_game.playerCount(), EndReason::IllegalMove), m_now());
        return;
    }
    m_game.play(move, m_now());
}

void MatchController::playHuman(MoveCode move)
{
    if (!awaitsHuman())
        return;
    static_cast<HumanPlayer &>(*m_players[m_game.toMove()]).choose(move);
}

} // namespace tessera
