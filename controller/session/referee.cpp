#include "controller/session/referee.h"

#include "controller/session/forcedpass.h"
#include "controller/session/movepause.h"
#include "model/core/facets/sight.h"
#include "model/core/randomness.h"
#include "model/session/levelsetup.h"

#include <QTimer>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

using std::chrono::milliseconds;

/// Milliseconds for a move by level, without a clock: little at first, three seconds at full strength.
constexpr std::array<int, EngineSettings::kStrongest>
    kThinkingTimes{100, 150, 200, 300, 450, 650, 1000, 1500, 2200, 3000};

} // namespace

Referee::Referee(GameModel &game, const PlayerMaker &maker, TimeSource now, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_maker(maker)
    , m_now(std::move(now))
{
    connect(&game, &GameModel::moved, this, [this](NodeId node) {
        tellPass(node);
        ask();
    });
    connect(&game, &GameModel::takenBack, this, &Referee::ask);
    connect(&game, &GameModel::jumped, this, &Referee::ask);
    connect(&game, &GameModel::reopened, this, &Referee::ask);
    connect(&game, &GameModel::ended, this, [this] {
        cancel();
        for (const auto &player : m_players) {
            if (player)
                player->endGame();
        }
        emit turnChanged();
    });
}

Referee::~Referee() = default;

void Referee::seatPlayers()
{
    cancel();
    m_toldSeats = m_game.game().seats();
    m_broken = {};
    for (auto &player : m_players)
        player.reset();
    for (int i = 0; i < m_game.playerCount(); ++i)
        seat(playerAt(i));
    if (std::exchange(m_toldPaused, isPaused()) != isPaused())
        emit pausedChanged(isPaused());
    emit seatsChanged();
}

void Referee::seat(Player side)
{
    std::unique_ptr<GamePlayer> &place = m_players[m_game.game().seats()[side]];
    place = m_maker.makePlayer(m_game.seat(side));
    const GamePlayer *seated = place.get();
    connect(seated, &GamePlayer::chosen, this, &Referee::accept);
    connect(seated, &GamePlayer::thought, this, [this, seated](const SearchInfo &info, int ticket) {
        if (isAwaited(ticket))
            emit thought(sideOf(seated), info);
    });
    connect(seated, &GamePlayer::failed, this, [this, seated](int ticket) { lose(seated, ticket); });
    connect(seated, &GamePlayer::broke, this, [this, seated](const PlayerTrouble &trouble, int ticket) {
        holdFor(seated, trouble, ticket);
    });
}

GamePlayer *Referee::playerOf(Player side) const
{
    return m_game.hasGame() && side != Player::None ? m_players[m_game.game().seats()[side]].get()
                                                    : nullptr;
}

Player Referee::sideOf(const GamePlayer *player) const
{
    for (int i = 0; i < m_game.playerCount(); ++i) {
        if (playerOf(playerAt(i)) == player)
            return playerAt(i);
    }
    return Player::None;
}

bool Referee::isHuman(Player side) const
{
    return playerOf(side) != nullptr && playerOf(side)->isHuman();
}

bool Referee::awaitsHuman() const
{
    return m_game.hasGame() && !isPaused() && isHuman(m_game.toMove())
           && !forcedPass(m_game.position());
}

bool Referee::isThinking() const
{
    return m_game.hasGame() && !isPaused() && m_game.toMove() != Player::None
           && !isHuman(m_game.toMove()) && !isAnswered();
}

bool Referee::isAnswered() const
{
    const Puzzle *level = levelOf(m_game.setup());
    return level != nullptr && level->goal == Puzzle::Goal::Best
           && m_game.node() != GameRecord::kRoot;
}

void Referee::tellSeats()
{
    const PerPlayer<Player> seats = m_game.game().seats();
    if (std::exchange(m_toldSeats, seats) != seats)
        emit seatsChanged();
}

void Referee::tellPass(NodeId node)
{
    const auto before = m_game.game().positionAt(m_game.record().node(node).parent);
    if (forcedPass(*before))
        emit passed(before->toMove());
}

void Referee::cancel()
{
    ++m_ticket;
    if (m_state == State::Asking)
        m_state = State::Standing;
    for (const auto &player : m_players) {
        if (player)
            player->cancel();
    }
    emit cancelled();
}

void Referee::ask()
{
    if (!m_game.hasGame() || m_state == State::Changing)
        return;
    tellSeats();
    cancel();
    const Player side = m_game.toMove();
    GamePlayer *player = playerOf(side);
    if (player == nullptr || isPaused() || (isAnswered() && !player->isHuman())) {
        emit turnChanged();
        return;
    }
    m_state = State::Asking;
    m_askedAt = m_now();
    if (const auto pass = forcedPass(m_game.position())) {
        QTimer::singleShot(m_leastThinking, this, [this, move = *pass, ticket = m_ticket] {
            playNow(move, ticket);
        });
    } else {
        MoveRequest request;
        request.position = asSeen(m_game.position(), side);
        request.limits = limitsFor(side);
        request.ticket = m_ticket;
        if (m_game.seat(side).kind == SeatSetup::Kind::Program || levelOf(m_game.setup()) != nullptr)
            request.moves = m_game.record().movesTo(m_game.node());
        player->request(request);
        emit asked();
    }
    emit turnChanged();
}

bool Referee::isAwaited(int ticket) const
{
    return m_state == State::Asking && ticket == m_ticket && !m_game.isOver();
}

void Referee::accept(MoveCode move, int ticket, const ProgramTrace &trace)
{
    if (!isAwaited(ticket))
        return;
    const auto spent = std::chrono::duration_cast<milliseconds>(m_now() - m_askedAt);
    const milliseconds pause = isHuman(m_game.toMove()) ? milliseconds(0)
                                                        : pauseOf(m_game.toMove());
    if (spent >= pause) {
        playNow(move, ticket, trace);
        return;
    }
    QTimer::singleShot(pause - spent, this, [this, move, ticket, trace] {
        playNow(move, ticket, trace);
    });
}

void Referee::playNow(MoveCode move, int ticket, const ProgramTrace &trace)
{
    if (isAwaited(ticket))
        m_game.play(move, m_now(), trace);
}

void Referee::playHuman(MoveCode move)
{
    if (awaitsHuman())
        static_cast<HumanPlayer &>(*playerOf(m_game.toMove())).choose(move);
}

void Referee::moveNow()
{
    if (isThinking())
        playerOf(m_game.toMove())->moveNow();
}

void Referee::setPaused(bool paused)
{
    if (paused == isPaused() || !m_game.hasGame() || (paused && m_game.isOver()))
        return;
    if (paused) {
        cancel();
        m_game.pause(m_now());
    } else {
        m_game.resume(m_now());
        ask();
    }
    if (std::exchange(m_toldPaused, isPaused()) != isPaused())
        emit pausedChanged(isPaused());
    emit turnChanged();
}

void Referee::lose(const GamePlayer *player, int ticket)
{
    if (!isAwaited(ticket))
        return;
    const int count = m_game.playerCount();
    m_game.end(Outcome::loss(sideOf(player), count, EndReason::Disconnected), m_now());
}

void Referee::holdFor(const GamePlayer *player, const PlayerTrouble &trouble, int ticket)
{
    if (!isAwaited(ticket))
        return;
    const Player side = sideOf(player);
    m_broken[side] = trouble.reason;
    setPaused(true);
    emit programBroke(side, trouble);
}

void Referee::playOnFor(Player side, int level)
{
    if (!m_game.hasGame() || m_game.seat(side).kind != SeatSetup::Kind::Program)
        return;
    cancel();
    m_game.setSeat(side, {SeatSetup::Kind::Computer, {}, level});
    seat(side);
    emit seatsChanged();
    if (isPaused())
        setPaused(false);
    else
        ask();
}

void Referee::endFor(Player side)
{
    if (!m_game.hasGame() || m_game.isOver() || m_game.seat(side).kind != SeatSetup::Kind::Program)
        return;
    const EndReason reason = m_broken[side] == EndReason::None ? EndReason::Disconnected
                                                               : m_broken[side];
    m_game.end(Outcome::loss(side, m_game.playerCount(), reason), m_now());
}

SearchLimits Referee::limitsFor(Player side) const
{
    SearchLimits limits;
    const Clock &clock = m_game.clock();
    if (!clock.isLimited(side))
        return SearchLimits::ofTime(thinkingTime(m_game.seat(side).level));
    limits.clocks.emplace();
    for (int i = 0; i < m_game.playerCount(); ++i) {
        (*limits.clocks)[playerAt(i)] = clock.remaining(playerAt(i), m_now());
        limits.increments[playerAt(i)] = clock.control(playerAt(i)).increment;
    }
    return limits;
}

milliseconds Referee::pauseOf(Player side) const
{
    const Clock &clock = m_game.clock();
    const auto left = clock.isLimited(side) ? clock.remaining(side, m_now()) : milliseconds::max();
    const auto turn = static_cast<std::uint64_t>(m_game.position().turnsTaken());
    const std::uint64_t bits = mixedBits(
        m_game.position().hash() ^ mixedBits(m_game.setup().seed ^ mixedBits(turn)));
    const SeatSetup &seat = m_game.seat(side);
    const bool isLevel = seat.kind == SeatSetup::Kind::Computer;
    return movePause(isLevel ? seat.level : EngineSettings::kStrongest, m_leastThinking, left, bits);
}

milliseconds Referee::thinkingTime(int level)
{
    const auto row = static_cast<std::size_t>(std::clamp(level, 1, EngineSettings::kStrongest) - 1);
    return milliseconds(kThinkingTimes[row]);
}

} // namespace tessera

#include "moc_referee.cpp"
