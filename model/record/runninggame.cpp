#include "model/record/runninggame.h"

#include <cassert>
#include <utility>

namespace tessera {

namespace {

/// The sides that a legal move exchanges: the mover takes the next player's side, who continues with the mover's.
std::optional<std::pair<Player, Player>> exchangeBy(const AnyPosition &before, MoveCode move)
{
    if (before.sides() == nullptr || !before.sides()->exchangesSides(move))
        return std::nullopt;
    const Player mover = before.toMove();
    return std::pair(mover, nextPlayer(mover, before.info().playerCount()));
}

PerPlayer<Player> seatsAtStart()
{
    PerPlayer<Player> seats;
    for (int i = 0; i < kMaxPlayers; ++i)
        seats[playerAt(i)] = playerAt(i);
    return seats;
}

} // namespace

PerPlayer<Player> seatsAtEnd(const AnyGame &game, const GameRecord &record)
{
    if (game.start({})->sides() == nullptr)
        return seatsAtStart();
    const auto loaded = RunningGame::load(game, {}, record);
    return loaded ? loaded->seats() : seatsAtStart();
}

RunningGame::RunningGame(
    const AnyGame &game, const GameTerms &terms, std::shared_ptr<const AnyPosition> start)
    : m_game(&game)
    , m_losesOnTime(terms.losesOnTime)
    , m_keepsTimes(terms.keepsTimes)
    , m_cursor(std::move(start))
    , m_outcome(m_cursor.position().outcome())
    , m_clock(terms.clocks)
    , m_places{{GameRecord::kRoot, {m_clock, seatsAtStart()}}}
{
    m_record.game = game.info().id;
    m_record.start = terms.start;
    m_record.options = terms.options;
}

Result<RunningGame> RunningGame::begin(const AnyGame &game, const GameTerms &terms)
{
    if (!terms.start)
        return RunningGame(game, terms, game.start(terms.options));
    auto start = game.parsePosition(*terms.start, terms.options);
    if (!start)
        return start.error();
    return RunningGame(game, terms, std::move(*start));
}

Result<RunningGame> RunningGame::load(
    const AnyGame &game, const GameTerms &terms, const GameRecord &record, NodeId node)
{
    GameTerms recorded = terms;
    recorded.start = record.start;
    recorded.options = record.options;
    auto loaded = begin(game, recorded);
    if (!loaded)
        return loaded;
    const std::vector<NodeId> line = record.mainLine();
    const NodeId end = line.empty() ? GameRecord::kRoot : line.back();
    const NodeId at = node < 0 ? end : node;
    loaded->m_record = record;
    const std::vector<NodeId> through = record.lineThrough(at);
    loaded->restorePlaces(through.empty() ? at : through.back());
    loaded->enter(at, {});
    if (!loaded->isOver() && at == end)
        loaded->m_outcome = record.outcome;
    return loaded;
}

void RunningGame::restorePlaces(NodeId node)
{
    const std::vector<NodeId> path = m_record.pathTo(node);
    std::size_t known = path.size();
    while (known > 0 && !m_places.contains(path[known - 1]))
        --known;
    const NodeId from = known == 0 ? GameRecord::kRoot : path[known - 1];
    Place place = m_places.at(from);
    Instant time{};
    const auto position = positionAt(from)->clone();
    for (std::size_t at = known; at < path.size(); ++at) {
        const RecordNode &played = m_record.node(path[at]);
        if (played.elapsed) {
            place.clock.start(position->toMove(), time);
            time += *played.elapsed;
            place.clock.finishTurn(time);
        }
        if (const auto sides = exchangeBy(*position, played.move)) {
            std::swap(place.seats[sides->first], place.seats[sides->second]);
            place.clock.exchange(sides->first, sides->second);
        }
        position->play(played.move);
        m_places.insert_or_assign(path[at], place);
    }
}

void RunningGame::enter(NodeId node, Instant now)
{
    m_cursor.goTo(m_record, node);
    m_outcome = position().outcome();
    // A move that was only tried has no stored clocks.
    restorePlaces(node);
    m_clock = m_places.at(node).clock;
    m_clock.stop(now);
}

void RunningGame::startClock(Instant now)
{
    if (isOver())
        return;
    m_clock.start(position().toMove(), now);
    if (m_isPaused)
        m_clock.pause(now);
}

Clock::Duration RunningGame::thinking(Instant now) const
{
    const Player mover = toMove();
    if (mover == Player::None)
        return {};
    return m_clock.used(mover, now) - m_places.at(node()).clock.used(mover, now);
}

bool RunningGame::judge(Instant now)
{
    const auto loser = m_clock.flagged(now);
    if (isOver() || !m_losesOnTime || !loser)
        return false;
    end(Outcome::loss(*loser, playerCount(), EndReason::Time), now);
    return true;
}

void RunningGame::pause(Instant now)
{
    if (isOver() || m_isPaused || judge(now))
        return;
    m_isPaused = true;
    m_clock.pause(now);
}

void RunningGame::resume(Instant now)
{
    if (!std::exchange(m_isPaused, false))
        return;
    if (m_clock.isPaused())
        m_clock.resume(now);
}

RunningGame::Arrival RunningGame::play(MoveCode move, Instant now)
{
    assert(!isOver());
    if (judge(now))
        return Arrival::TooLate;
    const Player mover = position().toMove();
    if (!position().isLegal(move)) {
        end(Outcome::loss(mover, playerCount(), EndReason::IllegalMove), now);
        return Arrival::Illegal;
    }
    Place place = m_places.at(node());
    const auto taken = thinking(now);
    m_clock.finishTurn(now);
    const NodeId played = m_record.add(node(), move);
    // The move played belongs to the main line; the line that it replaces becomes a variation.
    m_record.promote(played);
    m_redo[node()] = played;
    RecordNode &added = m_record.node(played);
    if (m_keepsTimes)
        added.elapsed = taken;
    if (m_keepsTimes && m_clock.isLimited(mover))
        added.clock = m_clock.remaining(mover, now);
    if (const auto sides = exchangeBy(position(), move)) {
        std::swap(place.seats[sides->first], place.seats[sides->second]);
        m_clock.exchange(sides->first, sides->second);
    }
    m_places.insert_or_assign(played, Place{m_clock, place.seats});
    m_cursor.goTo(m_record, played);
    m_outcome = position().outcome();
    m_record.outcome = m_outcome;
    startClock(now);
    return Arrival::Played;
}

void RunningGame::undo(Instant now)
{
    assert(canUndo());
    const NodeId left = node();
    const NodeId parent = m_record.node(left).parent;
    m_redo[parent] = left;
    enter(parent, now);
    m_record.outcome = Outcome();
    startClock(now);
}

void RunningGame::redo(Instant now)
{
    assert(canRedo());
    const auto found = m_redo.find(node());
    enter(found != m_redo.end() ? found->second : m_record.node(node()).children.front(), now);
    m_record.outcome = m_outcome;
    startClock(now);
}

void RunningGame::playFrom(NodeId node, Instant now)
{
    enter(node, now);
    assert(!isOver());
    // The line that is played is the main line.
    m_record.promote(node);
    for (const NodeId at : m_record.pathTo(node))
        m_redo[m_record.node(at).parent] = at;
    m_record.outcome = m_outcome;
    startClock(now);
}

void RunningGame::end(const Outcome &outcome, Instant now)
{
    assert(!isOver() && outcome.isOver());
    m_clock.stop(now);
    m_outcome = outcome;
    m_record.outcome = outcome;
}

void RunningGame::reopen(Instant now)
{
    assert(isOver() && !position().outcome().isOver());
    m_outcome = Outcome();
    m_record.outcome = Outcome();
    startClock(now);
}

NodeId RunningGame::addVariation(NodeId node, MoveCode move)
{
    assert(positionAt(node)->isLegal(move));
    return m_record.add(node, move);
}

bool RunningGame::canRemove(NodeId node) const
{
    return node != GameRecord::kRoot && !m_record.leadsTo(node, this->node());
}

void RunningGame::remove(NodeId node)
{
    assert(canRemove(node));
    m_record.remove(node);
    // Removed moves cannot be redone.
    std::erase_if(m_redo, [node](const auto &step) { return step.second == node; });
}

} // namespace tessera
