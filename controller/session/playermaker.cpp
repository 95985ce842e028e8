#include "controller/session/playermaker.h"

#include "model/session/defendingplayer.h"
#include "model/session/levelsetup.h"

#include <algorithm>

namespace tessera {

PlayerMaker::PlayerMaker(const GameModel &game)
    : m_game(game)
    , m_makeEngine([](const GameEntry &entry) { return entry.makeEngine(); })
{}

std::unique_ptr<GamePlayer> PlayerMaker::makePlayer(const SeatSetup &seat) const
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

std::unique_ptr<EnginePlayer> PlayerMaker::makeAdvisor() const
{
    // The advisor has no book, since a book gives no line.
    return makeEnginePlayer(EngineSettings::kStrongest, false);
}

std::unique_ptr<EnginePlayer> PlayerMaker::makeEnginePlayer(int level, bool usesBook) const
{
    const PerPlayer<SeatSetup> &seats = m_game.setup().seats;
    const auto engines = std::count_if(seats.begin(), seats.end(), [](const SeatSetup &seat) {
        return seat.kind == SeatSetup::Kind::Computer;
    });
    EngineSettings settings;
    // All engines, the players' and the advisor's, share the usual memory of one.
    settings.hashMebibytes = m_game.entry().usualMebibytes / (static_cast<int>(engines) + 1);
    settings.level = level;
    settings.seed = m_game.setup().seed;
    settings.usesBook = usesBook;
    const GameEntry *entry = &m_game.entry();
    return std::make_unique<EnginePlayer>(
        [make = m_makeEngine, entry] { return make(*entry); }, settings);
}

std::unique_ptr<ForeignPlayer> PlayerMaker::makeForeignPlayer(const PlayerProgram &program) const
{
    const auto start = m_game.game().positionAt(GameRecord::kRoot);
    const bool isUsual = start->text() == m_game.entry().game->start({})->text();
    return std::make_unique<ForeignPlayer>(
        program,
        ForeignTable{
            m_game.entry(),
            m_game.setup().options,
            start,
            isUsual,
            m_game.hidesParts(),
            m_game.setup().seed});
}

} // namespace tessera
