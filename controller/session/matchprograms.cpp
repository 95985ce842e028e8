// How the referee deals with programs of others: who they are, and what becomes of a game in which one
// breaks down.
#include "controller/session/matchcontroller.h"
#include "model/session/defendingplayer.h"
#include "model/session/levelsetup.h"

#include <utility>

namespace tessera {

std::unique_ptr<GamePlayer> MatchController::makePlayer(const SeatSetup &seat) const
{
    switch (seat.kind) {
    case SeatSetup::Kind::Human:
        return std::make_unique<HumanPlayer>();
    case SeatSetup::Kind::Program:
        return makeForeignPlayer(seat.program);
    case SeatSetup::Kind::Computer:
        break;
    }
    auto engine = makeEnginePlayer(seat.level, m_usesBooks);
    const Puzzle *level = levelOf(m_game.setup());
    if (level == nullptr || !m_game.entry().makeProver || m_game.hidesParts())
        return engine;
    return std::make_unique<DefendingPlayer>(*level, m_game.entry(), std::move(engine));
}

std::unique_ptr<ForeignPlayer> MatchController::makeForeignPlayer(const PlayerProgram &program) const
{
    std::shared_ptr<const AnyPosition> start = m_game.positionAt(GameRecord::kRoot);
    const bool isUsual = start->text() == m_game.entry().game->start({})->text();
    return std::make_unique<ForeignPlayer>(
        program,
        ForeignTable{
            m_game.info(),
            m_game.setup().options,
            std::move(start),
            isUsual,
            m_game.hidesParts(),
            m_game.setup().seed});
}

/// The clocks stand, and the game waits for a decision.
void MatchController::holdFor(const GamePlayer *player, const PlayerTrouble &trouble, int ticket)
{
    if (ticket != m_ticket || m_game.isOver())
        return;
    const Player seat = seatOf(player);
    m_broken[seat] = trouble.reason;
    setPaused(true);
    emit programBroke(seat, trouble);
}

void MatchController::playOnFor(Player player, int level)
{
    if (!m_game.hasGame() || m_seats[player].kind != SeatSetup::Kind::Program)
        return;
    // The set-up has the seats as they were before sides were exchanged.
    Player first = player;
    for (auto done = m_exchanges.rbegin(); done != m_exchanges.rend(); ++done) {
        if (first == done->first)
            first = done->second;
        else if (first == done->second)
            first = done->first;
    }
    cancelRequests();
    m_seats[player] = {SeatSetup::Kind::Computer, {}, level};
    m_game.setSeat(first, m_seats[player]);
    seat(player);
    emit seatsChanged();
    if (m_isPaused)
        setPaused(false);
    else
        askForMove();
}

void MatchController::endFor(Player player)
{
    if (!m_game.hasGame() || m_game.isOver() || m_seats[player].kind != SeatSetup::Kind::Program)
        return;
    const EndReason reason = m_broken[player] == EndReason::None ? EndReason::Disconnected
                                                                 : m_broken[player];
    m_game.end(Outcome::loss(player, m_game.playerCount(), reason), m_now());
}

QStringList MatchController::programLog(Player player) const
{
    const auto *program = dynamic_cast<const ForeignPlayer *>(m_players[player].get());
    return program == nullptr ? QStringList() : program->log();
}

} // namespace tessera
