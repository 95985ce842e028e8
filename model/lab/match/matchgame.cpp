#include "model/lab/match/matchgame.h"

#include "model/core/clock.h"

#include <algorithm>

namespace tessera::lab {

namespace {

using std::chrono::milliseconds;

/// A game on its way.
class Referee
{
public:
    explicit Referee(const MatchGame &game)
        : m_game(game)
        , m_info(game.game.info())
        , m_clock(controls(game))
        , m_isTimed(std::any_of(game.seats.begin(), game.seats.end(), [](const MatchSeat &seat) {
            return seat.timeControl.isTimed();
        }))
    {
        m_record.game = m_info.id;
        m_record.options = game.options;
        m_record.start = game.opening.start ? game.opening.start : game.usualStart;
        if (m_record.start)
            m_position = std::move(*game.game.game->parsePosition(*m_record.start, game.options));
        else
            m_position = game.game.game->start(game.options);
        for (const std::string &move : game.opening.moves)
            play(*m_position->parseMove(move));
    }

    GameRecord played()
    {
        seatPlayers();
        while (!m_game.stop.stop_requested() && !m_record.outcome.isOver()
               && !m_position->outcome().isOver())
            takeTurn();
        if (!m_record.outcome.isOver())
            m_record.outcome = m_position->outcome();
        return std::move(m_record);
    }

private:
    static PerPlayer<TimeControl> controls(const MatchGame &game)
    {
        PerPlayer<TimeControl> all;
        for (std::size_t i = 0; i < game.seats.size(); ++i)
            all[playerAt(static_cast<int>(i))] = game.seats[i].timeControl.clock.value_or(
                TimeControl());
        return all;
    }

    [[nodiscard]] const MatchSeat &seat(Player player) const
    {
        return m_game.seats[static_cast<std::size_t>(index(player))];
    }

    void seatPlayers()
    {
        for (int i = 0; i < m_info.playerCount() && !m_record.outcome.isOver(); ++i) {
            const MatchSeat &next = seat(playerAt(i));
            const GameBeginning beginning{
                m_game.game, m_game.options, m_game.opening.start, m_game.configuration, next.seed};
            if (const auto fault = next.matchPlayer->beginGame(beginning))
                lose(playerAt(i), *fault);
        }
    }

    void takeTurn()
    {
        const Player player = m_position->toMove();
        const MatchSeat &mover = seat(player);
        const auto asked = Clock::Instant::clock::now();
        m_clock.start(player, asked);
        const Turn turn{*m_position, m_moves, limitsFor(player, asked), patience(player, asked)};
        const auto answer = mover.matchPlayer->choose(turn);
        const auto arrived = Clock::Instant::clock::now();
        const auto *fault = std::get_if<PlayerFault>(&answer);
        if (m_clock.flagged(arrived)) {
            const bool isSilent = fault != nullptr && fault->reason == EndReason::Time;
            lose(
                player,
                isSilent ? *fault : PlayerFault{EndReason::Time, "answered after its time was up"});
            return;
        }
        if (fault != nullptr) {
            lose(player, *fault);
            return;
        }
        if (const auto late = lateness(mover.timeControl, arrived - asked)) {
            lose(player, *late);
            return;
        }
        m_clock.finishTurn(arrived);
        const Answer &move = std::get<Answer>(answer);
        play(move.move);
        RecordNode &node = m_record.node(m_node);
        if (!move.evaluation.empty())
            node.evaluation = move.evaluation;
        if (m_isTimed)
            node.elapsed = std::chrono::duration_cast<milliseconds>(arrived - asked);
        if (mover.timeControl.clock)
            node.clock = m_clock.remaining(player, arrived);
    }

    /// What is wrong with a move that came after its `movetime` and the margin.
    [[nodiscard]] std::optional<PlayerFault> lateness(
        const MatchTimeControl &timeControl, Clock::Instant::duration taken) const
    {
        if (!timeControl.moveTime || taken <= *timeControl.moveTime + m_game.margin)
            return std::nullopt;
        const auto inText = [](auto time) {
            return std::to_string(std::chrono::duration_cast<milliseconds>(time).count()) + " ms";
        };
        return PlayerFault{
            EndReason::Time,
            "answered after " + inText(taken) + ", wanted " + inText(*timeControl.moveTime)
                + " and at most " + inText(m_game.margin) + " more"};
    }

    [[nodiscard]] SearchLimits limitsFor(Player player, Clock::Instant now) const
    {
        SearchLimits limits = seat(player).timeControl.limits();
        if (!seat(player).timeControl.clock)
            return limits;
        limits.clocks.emplace();
        for (int i = 0; i < m_info.playerCount(); ++i) {
            const Player each = playerAt(i);
            const bool isLimited = m_clock.isLimited(each);
            // Whoever has no clock looks to the others as if theirs were the same.
            (*limits.clocks)[each] = m_clock.remaining(isLimited ? each : player, now);
            limits.increments[each] = m_clock.control(isLimited ? each : player).increment;
        }
        return limits;
    }

    [[nodiscard]] Clock::Instant patience(Player player, Clock::Instant now) const
    {
        const MatchTimeControl &timeControl = seat(player).timeControl;
        return m_clock.flagsAt().value_or(now + timeControl.moveTime.value_or(milliseconds(0)))
               + seat(player).patience;
    }

    void play(MoveCode move)
    {
        m_moves.push_back(m_position->moveText(move));
        m_position->play(move);
        m_node = m_record.add(m_node, move);
        if (m_game.watch)
            m_game.watch(*m_position);
    }

    void lose(Player player, const PlayerFault &fault)
    {
        m_record.outcome = Outcome::loss(player, m_info.playerCount(), fault.reason);
        m_record.node(m_node).comment = seat(player).name + ": " + fault.sentence;
    }

    const MatchGame &m_game;
    const GameInfo &m_info;
    Clock m_clock;
    bool m_isTimed;
    GameRecord m_record;
    std::unique_ptr<AnyPosition> m_position;
    NodeId m_node = GameRecord::kRoot;
    std::vector<std::string> m_moves;
};

} // namespace

GameRecord playMatchGame(const MatchGame &game)
{
    return Referee(game).played();
}

} // namespace tessera::lab
