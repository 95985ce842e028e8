#include "model/session/gamemodel.h"

#include "model/core/facets/sight.h"
#include "model/session/people.h"

#include <cassert>

namespace tessera {

GameModel::GameModel(QObject *parent)
    : QObject(parent)
{}

GameModel::~GameModel() = default;

Result<const GameEntry *> GameModel::entryOf(const std::string &id)
{
    if (const GameEntry *entry = findGame(id))
        return entry;
    std::string known;
    for (const GameEntry &game : catalogue())
        known.append(known.empty() ? "" : ", ").append(game.info().id);
    return Error{phrase("Error", "game"), inQuotes(id), phrase("Error", "one of %1").with(known)};
}

GameTerms GameModel::termsOf(const GameSetup &setup)
{
    return {setup.start, setup.options, setup.clocks, setup.losesOnTime};
}

void GameModel::install(const GameSetup &setup, const GameEntry &entry, RunningGame game)
{
    ++m_gameNumber;
    m_setup = setup;
    m_entry = &entry;
    m_game = std::move(game);
}

std::optional<Error> GameModel::begin(const GameSetup &setup, Instant now)
{
    const auto entry = entryOf(setup.game);
    if (!entry)
        return entry.error();
    auto game = RunningGame::begin(*(*entry)->game, termsOf(setup));
    if (!game)
        return game.error();
    install(setup, **entry, std::move(*game));
    if (!setup.clockFromFirstMove)
        m_game->startClock(now);
    emit begun();
    emit clockChanged();
    return std::nullopt;
}

std::optional<Error> GameModel::load(
    const GameRecord &record,
    const GameSetup &setup,
    Instant now,
    NodeId node,
    Clock::Duration thinking)
{
    const auto entry = entryOf(record.game);
    if (!entry)
        return entry.error();
    auto game = RunningGame::load(*(*entry)->game, termsOf(setup), record, node);
    if (!game)
        return game.error();
    GameSetup loaded = setup;
    loaded.game = record.game;
    loaded.start = record.start;
    loaded.options = record.options;
    install(loaded, **entry, std::move(*game));
    m_game->startClock(now - thinking);
    emit begun();
    emit clockChanged();
    return std::nullopt;
}

const GameRecord &GameModel::record() const
{
    static const GameRecord none;
    return m_game ? m_game->record() : none;
}

const Outcome &GameModel::outcome() const
{
    static const Outcome none;
    return m_game ? m_game->outcome() : none;
}

const Clock &GameModel::clock() const
{
    static const Clock none;
    return m_game ? m_game->clock() : none;
}

PerPlayer<SeatSetup> GameModel::seats() const
{
    PerPlayer<SeatSetup> now;
    for (int i = 0; i < playerCount(); ++i)
        now[playerAt(i)] = seat(playerAt(i));
    return now;
}

std::vector<Player> GameModel::people() const
{
    return peopleOn(seats(), playerCount());
}

Player GameModel::onlyPerson() const
{
    return onlyOf(people());
}

std::unique_ptr<AnyPosition> GameModel::positionAt(NodeId node) const
{
    return m_game->positionAt(node)->clone();
}

bool GameModel::hidesParts() const
{
    return hasGame() && seenBy(position(), Player::First) != nullptr;
}

void GameModel::setViewer(Player viewer)
{
    if (std::exchange(m_viewer, viewer) != viewer)
        emit viewerChanged();
}

std::unique_ptr<AnyPosition> GameModel::seenAt(NodeId node) const
{
    return asSeen(*m_game->positionAt(node), m_viewer);
}

Transition GameModel::seenMove(NodeId node) const
{
    const RecordNode &move = record().node(node);
    return seenTransition(*m_game->positionAt(move.parent), move.move, m_viewer);
}

std::string GameModel::seenLabel(const AnyPosition &before, MoveCode move) const
{
    const bool isHidden = m_viewer != Player::None && seenBy(before, m_viewer) != nullptr;
    return isHidden ? before.sight()->labelFor(move, m_viewer) : before.moveLabel(move);
}

Player GameModel::moverOf(NodeId node) const
{
    assert(node != GameRecord::kRoot);
    return m_game->positionAt(record().node(node).parent)->toMove();
}

void GameModel::tellClocks()
{
    emit clockChanged();
    if (isOver())
        emit ended(outcome());
}

void GameModel::play(MoveCode move, Instant now, const ProgramTrace &trace)
{
    if (m_game->play(move, now) == RunningGame::Arrival::Played) {
        m_game->annotations(node()).trace = trace;
        emit moved(node(), seenMove(node()));
    }
    tellClocks();
}

void GameModel::undo(Instant now)
{
    const bool wasOver = isOver();
    const NodeId left = node();
    m_game->undo(now);
    emit takenBack(left, inverted(seenMove(left)));
    if (wasOver)
        emit reopened();
    emit clockChanged();
}

void GameModel::redo(Instant now)
{
    m_game->redo(now);
    emit moved(node(), seenMove(node()));
    tellClocks();
}

void GameModel::playFrom(NodeId node, Instant now)
{
    const bool wasOver = isOver();
    m_game->playFrom(node, now);
    emit jumped();
    if (wasOver)
        emit reopened();
    emit clockChanged();
}

void GameModel::end(const Outcome &outcome, Instant now)
{
    m_game->end(outcome, now);
    tellClocks();
}

void GameModel::reopen(Instant now)
{
    m_game->reopen(now);
    emit reopened();
    emit clockChanged();
}

void GameModel::judgeTime(Instant now)
{
    if (m_game->judge(now))
        tellClocks();
}

void GameModel::pause(Instant now)
{
    if (isOver() || isPaused())
        return;
    m_game->pause(now);
    tellClocks();
}

void GameModel::resume(Instant now)
{
    if (!isPaused())
        return;
    m_game->resume(now);
    emit clockChanged();
}

} // namespace tessera

#include "moc_gamemodel.cpp"
