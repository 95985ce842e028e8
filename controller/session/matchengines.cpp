// How the referee deals with engines: their memory, their time, what they do for people.
#include "controller/session/matchcontroller.h"
#include "controller/session/movepause.h"
#include "model/core/randomness.h"
#include "model/core/sight.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr std::chrono::milliseconds kHintTime{1000};

/// Milliseconds a move by level, without a clock: quick at first, three seconds at full strength.
constexpr std::array<int, EngineSettings::kStrongest>
    kThinkingTimes{100, 150, 200, 300, 450, 650, 1000, 1500, 2200, 3000};

} // namespace

std::unique_ptr<EnginePlayer> MatchController::makeEnginePlayer(int level, bool usesBook) const
{
    const PerPlayer<SeatSetup> &seats = m_game.setup().seats;
    const auto engines = std::count_if(seats.begin(), seats.end(), [](const SeatSetup &seat) {
        return seat.kind == SeatSetup::Kind::Computer;
    });
    EngineSettings settings;
    // All engines, the players' and the one that gives hints, share what one usually takes.
    settings.hashMebibytes = m_game.entry().usualMebibytes / (static_cast<int>(engines) + 1);
    settings.level = level;
    settings.seed = m_game.setup().seed;
    settings.usesBook = usesBook;
    const GameEntry *entry = &m_game.entry();
    return std::make_unique<EnginePlayer>(
        [make = m_makeEngine, entry] { return make(*entry); }, settings);
}

SearchLimits MatchController::limitsFor(Player player) const
{
    SearchLimits limits;
    const Clock &clock = m_game.clock();
    if (!clock.isLimited(player))
        return SearchLimits::ofTime(thinkingTime(m_game.seat(player).level));
    limits.clocks.emplace();
    for (int i = 0; i < m_game.playerCount(); ++i) {
        (*limits.clocks)[playerAt(i)] = clock.remaining(playerAt(i), m_now());
        limits.increments[playerAt(i)] = clock.control(playerAt(i)).increment;
    }
    return limits;
}

void MatchController::setPondering(bool isWanted)
{
    if (m_isPonderingWanted == isWanted)
        return;
    m_isPonderingWanted = isWanted;
    if (isWanted)
        ponder();
    else
        stopPondering();
}

void MatchController::ponder()
{
    // What another player sees is not for a computer to think about.
    if (m_game.hidesParts() || !m_isPonderingWanted || !awaitsHuman() || m_hintTicket != 0)
        return;
    const int count = m_game.playerCount();
    const Player mover = m_game.toMove();
    for (Player player = nextPlayer(mover, count); player != mover;
         player = nextPlayer(player, count)) {
        if (playerOf(player)->ponders()) {
            playerOf(player)->ponder(m_game.position().clone(), player);
            return;
        }
    }
}

void MatchController::stopPondering()
{
    for (int i = 0; m_game.hasGame() && i < m_game.playerCount(); ++i) {
        GamePlayer *player = playerOf(playerAt(i));
        if (player != nullptr && playerAt(i) != m_game.toMove())
            player->cancel();
    }
}

/// The pause before a computer's move; chance hangs on the position and the game's seed.
std::chrono::milliseconds MatchController::pauseOf(Player player) const
{
    const Clock &clock = m_game.clock();
    const auto left = clock.isLimited(player) ? clock.remaining(player, m_now())
                                              : std::chrono::milliseconds::max();
    const auto turn = static_cast<std::uint64_t>(m_game.position().turnsTaken());
    const std::uint64_t bits = mixedBits(
        m_game.position().hash() ^ mixedBits(m_game.setup().seed ^ mixedBits(turn)));
    const bool isLevel = m_game.seat(player).kind == SeatSetup::Kind::Computer;
    return movePause(
        isLevel ? m_game.seat(player).level : EngineSettings::kStrongest,
        m_leastThinking,
        left,
        bits);
}

void MatchController::requestHint()
{
    if (!awaitsHuman())
        return;
    if (!m_advisor) {
        // A book would not say how the game goes on.
        m_advisor = makeEnginePlayer(EngineSettings::kStrongest, false);
        connect(
            m_advisor.get(), &GamePlayer::thought, this, [this](const SearchInfo &info, int ticket) {
                if (ticket == m_hintTicket)
                    m_hintLine = info.line;
            });
        connect(m_advisor.get(), &GamePlayer::chosen, this, [this](MoveCode move, int ticket) {
            if (ticket != m_hintTicket)
                return;
            m_hintTicket = 0;
            if (m_hintLine.empty() || m_hintLine.front() != move)
                m_hintLine = {move};
            emit hintFound(m_hintLine);
            ponder();
        });
        connect(m_advisor.get(), &GamePlayer::failed, this, [this](int ticket) {
            if (ticket != m_hintTicket)
                return;
            m_hintTicket = 0;
            emit hintFailed();
            ponder();
        });
    }
    m_hintLine.clear();
    stopPondering();
    MoveRequest request;
    request.position = asSeen(m_game.position(), m_game.toMove());
    request.limits = SearchLimits::ofTime(kHintTime);
    request.ticket = m_hintTicket = ++m_lastTicket;
    m_advisor->request(request);
}

void MatchController::moveNow()
{
    if (isThinking())
        playerOf(m_game.toMove())->moveNow();
}

std::chrono::milliseconds MatchController::thinkingTime(int level)
{
    const auto row = static_cast<std::size_t>(std::clamp(level, 1, EngineSettings::kStrongest) - 1);
    return std::chrono::milliseconds(kThinkingTimes[row]);
}

} // namespace tessera
