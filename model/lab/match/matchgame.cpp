#include "model/lab/match/matchgame.h"

#include "model/record/runninggame.h"

namespace tessera::lab {

namespace {

using std::chrono::milliseconds;

/// Shortens the traces, as a match's file has thousands of games: each game keeps the last bytes that programs wrote,
/// since they tell how it ended. A move before those says that it had more.
void shortenTraces(GameRecord &record)
{
    constexpr std::size_t kMostText = 60'000;
    constexpr std::string_view kMore = "…";
    const std::vector<NodeId> line = record.mainLine();
    std::size_t size = 0;
    for (auto node = line.rbegin(); node != line.rend(); ++node) {
        ProgramTrace &trace = record.node(*node).trace;
        size += trace.text().size();
        if (size > kMostText && trace.text().size() > kMore.size())
            trace.setText(kMore);
    }
}

/// Puts the questions of a running game to the players of a match.
class Referee
{
public:
    explicit Referee(const MatchGame &game)
        : m_match(game)
        , m_game(opened())
    {}

    GameRecord played()
    {
        seatPlayers();
        m_game.startClock(Clock::Instant::clock::now());
        while (!m_match.stop.stop_requested() && !m_game.isOver())
            takeTurn();
        GameRecord record = m_game.record();
        record.outcome = m_game.outcome();
        shortenTraces(record);
        return record;
    }

private:
    /// The game after the moves of its opening.
    [[nodiscard]] RunningGame opened()
    {
        const AnyGame &rules = *m_match.game.game;
        GameRecord record;
        record.game = rules.info().id;
        record.options = m_match.options;
        record.start = m_match.opening.start ? m_match.opening.start : m_match.usualStart;
        auto position = record.start
                            ? std::move(*rules.parsePosition(*record.start, record.options))
                            : rules.start(record.options);
        NodeId node = GameRecord::kRoot;
        for (const std::string &text : m_match.opening.moves) {
            const MoveCode move = *position->parseMove(text);
            m_moves.push_back(position->moveText(move));
            position->play(move);
            node = record.add(node, move);
            tell(*position);
        }
        return std::move(*RunningGame::load(rules, terms(), record));
    }

    [[nodiscard]] GameTerms terms() const
    {
        GameTerms terms;
        terms.keepsTimes = false;
        for (std::size_t i = 0; i < m_match.seats.size(); ++i) {
            const MatchTimeControl &control = m_match.seats[i].timeControl;
            terms.clocks[playerAt(static_cast<int>(i))] = control.clock.value_or(TimeControl());
            terms.keepsTimes = terms.keepsTimes || control.isTimed();
        }
        return terms;
    }

    /// The player of `side` now.
    [[nodiscard]] const MatchSeat &seat(Player side) const
    {
        return m_match.seats[static_cast<std::size_t>(index(m_game.seats()[side]))];
    }

    void tell(const AnyPosition &position) const
    {
        if (m_match.watch)
            m_match.watch(position);
    }

    void seatPlayers()
    {
        for (int i = 0; i < m_game.playerCount() && !m_game.isOver(); ++i) {
            const MatchSeat &next = m_match.seats[static_cast<std::size_t>(i)];
            const GameBeginning beginning{
                m_match.game,
                m_match.options,
                m_match.opening.start,
                m_match.configuration,
                next.seed};
            const auto fault = next.matchPlayer->beginGame(beginning);
            if (m_match.stop.stop_requested())
                return;
            if (fault)
                lose(sideOf(playerAt(i)), *fault);
        }
    }

    /// The side that a seat of the start has now.
    [[nodiscard]] Player sideOf(Player seat) const
    {
        int side = 0;
        while (m_game.seats()[playerAt(side)] != seat)
            ++side;
        return playerAt(side);
    }

    void takeTurn()
    {
        const Player side = m_game.toMove();
        const MatchSeat &mover = seat(side);
        const auto asked = Clock::Instant::clock::now();
        const Turn turn{m_game.position(), m_moves, limitsFor(side, asked), patience(side, asked)};
        const auto answer = mover.matchPlayer->choose(turn);
        const auto arrived = Clock::Instant::clock::now();
        // A fault after the match was broken off counts against nobody.
        if (m_match.stop.stop_requested())
            return;
        const auto *fault = std::get_if<PlayerFault>(&answer);
        if (m_game.judge(arrived)) {
            const bool isSilent = fault != nullptr && fault->reason == EndReason::Time;
            blame(mover, isSilent ? fault->sentence : "answered after its time was up");
        } else if (fault != nullptr) {
            lose(side, *fault);
        } else if (const auto late = lateness(mover.timeControl, arrived - asked)) {
            lose(side, *late);
        } else {
            play(std::get<Answer>(answer), arrived);
        }
    }

    void play(const Answer &answer, Clock::Instant arrived)
    {
        const MatchSeat &mover = seat(m_game.toMove());
        const auto before = m_game.positionAt(m_game.node());
        if (m_game.play(answer.move, arrived) != RunningGame::Arrival::Played) {
            blame(mover, "answered with an illegal move");
            return;
        }
        m_moves.push_back(before->moveText(answer.move));
        RecordNode &played = m_game.annotations(m_game.node());
        if (!answer.evaluation.empty())
            played.evaluation = answer.evaluation;
        played.trace = answer.trace;
        tell(m_game.position());
    }

    /// The fault of a move that arrived after its `movetime` and the margin.
    [[nodiscard]] std::optional<PlayerFault> lateness(
        const MatchTimeControl &timeControl, Clock::Instant::duration taken) const
    {
        if (!timeControl.moveTime || taken <= *timeControl.moveTime + m_match.margin)
            return std::nullopt;
        const auto inText = [](auto time) {
            return std::to_string(std::chrono::duration_cast<milliseconds>(time).count()) + " ms";
        };
        return PlayerFault{
            EndReason::Time,
            "answered after " + inText(taken) + ", wanted " + inText(*timeControl.moveTime)
                + " and at most " + inText(m_match.margin) + " more"};
    }

    [[nodiscard]] SearchLimits limitsFor(Player side, Clock::Instant now) const
    {
        SearchLimits limits = seat(side).timeControl.limits();
        if (!seat(side).timeControl.clock)
            return limits;
        const Clock &clock = m_game.clock();
        limits.clocks.emplace();
        for (int i = 0; i < m_game.playerCount(); ++i) {
            const Player each = playerAt(i);
            const bool isLimited = clock.isLimited(each);
            // A player without a clock is shown to the others with their own time.
            (*limits.clocks)[each] = clock.remaining(isLimited ? each : side, now);
            limits.increments[each] = clock.control(isLimited ? each : side).increment;
        }
        return limits;
    }

    [[nodiscard]] Clock::Instant patience(Player side, Clock::Instant now) const
    {
        const MatchTimeControl &timeControl = seat(side).timeControl;
        return m_game.clock().flagsAt().value_or(
                   now + timeControl.moveTime.value_or(milliseconds(0)))
               + seat(side).patience;
    }

    void lose(Player side, const PlayerFault &fault)
    {
        blame(seat(side), fault.sentence);
        m_game.end(
            Outcome::loss(side, m_game.playerCount(), fault.reason), Clock::Instant::clock::now());
    }

    void blame(const MatchSeat &seat, const Phrase &sentence)
    {
        m_game.annotations(m_game.node()).comment = seat.name + ": " + sentence.english();
    }

    const MatchGame &m_match;
    std::vector<std::string> m_moves;
    RunningGame m_game;
};

} // namespace

GameRecord playMatchGame(const MatchGame &game)
{
    return Referee(game).played();
}

} // namespace tessera::lab
