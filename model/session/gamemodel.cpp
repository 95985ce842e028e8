#include "model/session/gamemodel.h"

#include "model/core/sight.h"

#include <cassert>

namespace tessera {

GameModel::GameModel(QObject *parent)
    : QObject(parent)
{}

GameModel::~GameModel() = default;

Result<GameModel::Loaded> GameModel::resolve(const GameSetup &setup)
{
    const GameEntry *entry = findGame(setup.game);
    if (entry == nullptr) {
        std::string known;
        for (const GameEntry &game : catalogue())
            known.append(known.empty() ? "" : ", ").append(game.info().id);
        return Error{"game", inQuotes(setup.game), "one of " + known};
    }
    if (!setup.start)
        return Loaded{entry, entry->game->start(setup.options)};
    auto start = entry->game->parsePosition(*setup.start, setup.options);
    if (!start)
        return start.error();
    return Loaded{entry, std::move(*start)};
}

void GameModel::install(const GameSetup &setup, Loaded loaded, Instant now)
{
    ++m_gameNumber;
    m_setup = setup;
    m_entry = loaded.entry;
    m_start = std::move(loaded.start);
    m_record = GameRecord();
    m_record.game = setup.game;
    m_record.start = setup.start;
    m_record.options = setup.options;
    m_isPaused = false;
    m_clocksAt.clear();
    m_redo.clear();
    m_clocksAt[GameRecord::kRoot] = Clock(setup.clocks);
    enter(GameRecord::kRoot, now);
}

std::optional<Error> GameModel::begin(const GameSetup &setup, Instant now)
{
    auto loaded = resolve(setup);
    if (!loaded)
        return loaded.error();
    install(setup, std::move(*loaded), now);
    if (!setup.clockFromFirstMove)
        startClock(now);
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
    GameSetup loadedSetup = setup;
    loadedSetup.game = record.game;
    loadedSetup.start = record.start;
    loadedSetup.options = record.options;
    auto loaded = resolve(loadedSetup);
    if (!loaded)
        return loaded.error();
    install(loadedSetup, std::move(*loaded), now);
    m_record = record;
    const std::vector<NodeId> line = m_record.mainLine();
    const NodeId end = line.empty() ? GameRecord::kRoot : line.back();
    restoreClocks(m_record.lineThrough(node < 0 ? end : node));
    enter(node < 0 ? end : node, now);
    if (!isOver() && m_node == end)
        m_outcome = record.outcome;
    startClock(now - thinking);
    emit begun();
    emit clockChanged();
    return std::nullopt;
}

void GameModel::restoreClocks(const std::vector<NodeId> &line)
{
    Clock clock = m_clocksAt[GameRecord::kRoot];
    Instant time{};
    auto position = m_start->clone();
    for (const NodeId at : line) {
        if (const auto known = m_clocksAt.find(at); known != m_clocksAt.end()) {
            clock = known->second;
            position->play(m_record.node(at).move);
            continue;
        }
        clock.start(position->toMove(), time);
        time += m_record.node(at).elapsed.value_or(std::chrono::milliseconds(0));
        clock.finishTurn(time);
        m_clocksAt[at] = clock;
        position->play(m_record.node(at).move);
    }
}

std::unique_ptr<AnyPosition> GameModel::positionAt(NodeId node) const
{
    auto position = m_start->clone();
    for (const MoveCode move : m_record.movesTo(node))
        position->play(move);
    return position;
}

bool GameModel::hidesParts() const
{
    return hasGame() && seenBy(*m_position, Player::First) != nullptr;
}

void GameModel::setViewer(Player viewer)
{
    if (std::exchange(m_viewer, viewer) != viewer)
        emit viewerChanged();
}

std::unique_ptr<AnyPosition> GameModel::seenAt(NodeId node) const
{
    return asSeen(*positionAt(node), m_viewer);
}

Transition GameModel::seenMove(NodeId node) const
{
    const RecordNode &move = m_record.node(node);
    return seenTransition(*positionAt(move.parent), move.move, m_viewer);
}

std::string GameModel::seenLabel(const AnyPosition &before, MoveCode move) const
{
    const bool isHidden = m_viewer != Player::None && seenBy(before, m_viewer) != nullptr;
    return isHidden ? before.sight()->labelFor(move, m_viewer) : before.moveLabel(move);
}

Player GameModel::moverOf(NodeId node) const
{
    assert(node != GameRecord::kRoot);
    return positionAt(m_record.node(node).parent)->toMove();
}

Clock::Duration GameModel::thinking(Instant now) const
{
    const Player mover = toMove();
    const auto before = m_clocksAt.find(m_node);
    if (mover == Player::None || before == m_clocksAt.end())
        return {};
    return m_clock.used(mover, now) - before->second.used(mover, now);
}

Player GameModel::toMove() const
{
    return isOver() ? Player::None : m_position->toMove();
}

void GameModel::enter(NodeId node, Instant now)
{
    m_node = node;
    m_position = positionAt(node);
    m_outcome = m_position->outcome();
    // A move that was only looked at has left no clocks behind.
    if (!m_clocksAt.contains(node))
        restoreClocks(m_record.pathTo(node));
    m_clock = m_clocksAt[node];
    m_clock.stop(now);
}

void GameModel::startClock(Instant now)
{
    if (isOver())
        return;
    m_clock.start(m_position->toMove(), now);
    if (m_isPaused)
        m_clock.pause(now);
}

void GameModel::play(MoveCode move, Instant now)
{
    assert(!isOver() && m_position->isLegal(move));
    judgeTime(now);
    if (isOver())
        return;
    const Player mover = m_position->toMove();
    const auto usedBefore = m_clocksAt[m_node].used(mover, now);
    m_clock.finishTurn(now);
    const Transition transition = seenTransition(*m_position, move, m_viewer);
    m_position->play(move);
    m_node = m_record.add(m_node, move);
    // What is played is the main line; what it replaces becomes a variation.
    m_record.promote(m_node);
    m_redo[m_record.node(m_node).parent] = m_node;
    m_outcome = m_position->outcome();
    m_record.outcome = m_outcome;
    RecordNode &node = m_record.node(m_node);
    node.elapsed = m_clock.used(mover, now) - usedBefore;
    if (m_clock.isLimited(mover))
        node.clock = m_clock.remaining(mover, now);
    m_clocksAt[m_node] = m_clock;
    startClock(now);
    emit moved(m_node, transition);
    emit clockChanged();
    if (isOver())
        emit ended(m_outcome);
}

bool GameModel::canRedo() const
{
    return !m_record.node(m_node).children.empty();
}

void GameModel::undo(Instant now)
{
    assert(canUndo());
    const NodeId left = m_node;
    const NodeId parent = m_record.node(left).parent;
    const bool wasOver = isOver();
    const auto before = positionAt(parent);
    const Transition back = inverted(seenTransition(*before, m_record.node(left).move, m_viewer));
    m_redo[parent] = left;
    enter(parent, now);
    m_record.outcome = Outcome();
    startClock(now);
    emit takenBack(left, back);
    if (wasOver)
        emit reopened();
    emit clockChanged();
}

void GameModel::redo(Instant now)
{
    assert(canRedo());
    const auto &children = m_record.node(m_node).children;
    const auto found = m_redo.find(m_node);
    const NodeId next = found != m_redo.end() ? found->second : children.front();
    const Transition transition = seenTransition(*m_position, m_record.node(next).move, m_viewer);
    enter(next, now);
    m_record.outcome = m_outcome;
    startClock(now);
    emit moved(m_node, transition);
    emit clockChanged();
    if (isOver())
        emit ended(m_outcome);
}

void GameModel::end(const Outcome &outcome, Instant now)
{
    assert(!isOver() && outcome.isOver());
    m_clock.stop(now);
    m_outcome = outcome;
    m_record.outcome = outcome;
    emit clockChanged();
    emit ended(m_outcome);
}

void GameModel::reopen(Instant now)
{
    assert(isOver() && !m_position->outcome().isOver());
    m_outcome = Outcome();
    m_record.outcome = Outcome();
    startClock(now);
    emit reopened();
    emit clockChanged();
}

void GameModel::judgeTime(Instant now)
{
    if (isOver() || !m_setup.losesOnTime)
        return;
    if (const auto loser = m_clock.flagged(now))
        end(Outcome::loss(*loser, playerCount(), EndReason::Time), now);
}

void GameModel::pause(Instant now)
{
    if (isOver() || isPaused())
        return;
    judgeTime(now);
    if (isOver())
        return;
    m_isPaused = true;
    m_clock.pause(now);
    emit clockChanged();
}

void GameModel::resume(Instant now)
{
    if (!isPaused())
        return;
    m_isPaused = false;
    if (m_clock.isPaused())
        m_clock.resume(now);
    emit clockChanged();
}

} // namespace tessera
