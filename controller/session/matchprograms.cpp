// How the referee deals with programs of others: who they are, and what becomes of a game in which one
// breaks down.
#include "controller/session/matchcontroller.h"

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
    return makeEnginePlayer(seat.level, m_usesBooks);
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
    if (!m_game.hasGame() || m_game.seat(player).kind != SeatSetup::Kind::Program)
        return;
    cancelRequests();
    m_game.setSeat(player, {SeatSetup::Kind::Computer, {}, level});
    seat(player);
    emit seatsChanged();
    if (m_isPaused)
        setPaused(false);
    else
        askForMove();
}

void MatchController::endFor(Player player)
{
    if (!m_game.hasGame() || m_game.isOver() || m_game.seat(player).kind != SeatSetup::Kind::Program)
        return;
    const EndReason reason = m_broken[player] == EndReason::None ? EndReason::Disconnected
                                                                 : m_broken[player];
    m_game.end(Outcome::loss(player, m_game.playerCount(), reason), m_now());
}

QStringList MatchController::programLog(Player player) const
{
    const auto *program = dynamic_cast<const ForeignPlayer *>(playerOf(player));
    return program == nullptr ? QStringList() : program->log();
}

} // namespace tessera
