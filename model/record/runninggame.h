#pragma once

#include "model/core/time/clock.h"
#include "model/record/recordcursor.h"

#include <map>
#include <optional>
#include <string>

namespace tessera {

/// The terms of a game that are agreed on before it, as far as they concern the game itself.
struct GameTerms
{
    /// Position text to begin from; empty for the usual start.
    std::optional<std::string> start{};
    Options options{};
    /// The time controls by the seats at the start.
    PerPlayer<TimeControl> clocks{};
    /// Whether a player who runs out of time loses; otherwise the clock only shows it.
    bool losesOnTime = true;
    /// Whether the record keeps the time that moves took.
    bool keepsTimes = true;
};

/// A game in progress, whoever plays it and wherever it is shown: its position, its record with every line that was
/// tried, its clocks, its seats, and its result. Moves are judged only here, for time and for legality. A value; it
/// knows no players and never reads a clock itself.
class RunningGame
{
public:
    using Instant = Clock::Instant;

    /// A game before its first move; no clock runs yet. The error says what is wrong with the start.
    [[nodiscard]] static Result<RunningGame> begin(const AnyGame &game, const GameTerms &terms);
    /// A recorded game at `node`, by default the end of its main line; no clock runs yet. Start and options are the
    /// record's. Moves without a recorded time count as taking none.
    [[nodiscard]] static Result<RunningGame> load(
        const AnyGame &game, const GameTerms &terms, const GameRecord &record, NodeId node = -1);

    [[nodiscard]] const AnyGame &game() const { return *m_game; }
    [[nodiscard]] int playerCount() const { return m_game->info().playerCount(); }
    [[nodiscard]] const AnyPosition &position() const { return m_cursor.position(); }
    [[nodiscard]] const GameRecord &record() const { return m_record; }
    /// The game's current node in its record.
    [[nodiscard]] NodeId node() const { return m_cursor.node(); }
    /// The position at any node of the record.
    [[nodiscard]] std::shared_ptr<const AnyPosition> positionAt(NodeId node) const
    {
        return m_cursor.positionAt(m_record, node);
    }

    /// The result, by the rules or from outside; going on while there is none.
    [[nodiscard]] const Outcome &outcome() const { return m_outcome; }
    [[nodiscard]] bool isOver() const { return m_outcome.isOver(); }
    /// The player to move; `None` when the game is over.
    [[nodiscard]] Player toMove() const { return isOver() ? Player::None : position().toMove(); }
    /// Which seat of the start plays each side now, after exchanges of sides (pie rule).
    [[nodiscard]] const PerPlayer<Player> &seats() const { return seatsAt(node()); }
    /// The same at a node on the way to the game's own.
    [[nodiscard]] const PerPlayer<Player> &seatsAt(NodeId node) const
    {
        return m_places.at(node).seats;
    }

    [[nodiscard]] const Clock &clock() const { return m_clock; }
    /// Starts the clock of the player to move at `now`.
    void startClock(Instant now);
    /// The time that the player to move has used in the present turn.
    [[nodiscard]] Clock::Duration thinking(Instant now) const;
    /// Ends the game if the running clock has run out at `now`; returns whether it has.
    bool judge(Instant now);
    void pause(Instant now);
    void resume(Instant now);
    [[nodiscard]] bool isPaused() const { return m_isPaused; }

    /// The verdict on a move that arrived.
    enum class Arrival : std::uint8_t { Played, TooLate, Illegal };
    /// A move arrives at `now` while the game goes on. It is judged first for time, then for legality: a move that
    /// fails loses the game and is not played. Otherwise it is played, and the next player's clock starts.
    Arrival play(MoveCode move, Instant now);
    [[nodiscard]] bool canUndo() const { return node() != GameRecord::kRoot; }
    /// Takes the last move back, with its times, and reopens a game that had ended. The move stays in
    /// the record for `redo`.
    void undo(Instant now);
    [[nodiscard]] bool canRedo() const { return !m_record.node(node()).children.empty(); }
    /// Plays the last move taken back again, with the times it had.
    void redo(Instant now);
    /// Continues from any node at which the game was not over, with the clocks as they were there; the line played
    /// before stays as a variation.
    void playFrom(NodeId node, Instant now);
    /// Ends the game from outside the rules: resignation, agreement, a broken player.
    void end(const Outcome &outcome, Instant now);
    /// Continues a game that was ended from outside.
    void reopen(Instant now);

    /// Access for annotations; only the functions below change the tree itself.
    [[nodiscard]] RecordNode &annotations(NodeId node) { return m_record.node(node); }
    /// The node of a legal move after `node`, which is added as a variation if it is new.
    NodeId addVariation(NodeId node, MoveCode move);
    void promoteOnce(NodeId node) { m_record.promoteOnce(node); }
    void makeMainLine(NodeId node) { m_record.promote(node); }
    /// False for the nodes on the way to the game's current node.
    [[nodiscard]] bool canRemove(NodeId node) const;
    void remove(NodeId node);
    /// See `GameRecord::restore`.
    NodeId restore(NodeId node, std::size_t place) { return m_record.restore(node, place); }

private:
    /// The state after a node's move, apart from the board.
    struct Place
    {
        /// The clock, stopped.
        Clock clock;
        PerPlayer<Player> seats;
    };

    RunningGame(
        const AnyGame &game, const GameTerms &terms, std::shared_ptr<const AnyPosition> start);

    /// Computes the places on the way to `node` that are not known.
    void restorePlaces(NodeId node);
    /// Goes to `node`, with the result and the clocks there.
    void enter(NodeId node, Instant now);

    const AnyGame *m_game;
    bool m_losesOnTime;
    bool m_keepsTimes;
    GameRecord m_record;
    RecordCursor m_cursor;
    Outcome m_outcome;
    Clock m_clock;
    /// Whether the game is paused: no clock runs until `resume`, whatever is taken back or redone meanwhile.
    bool m_isPaused = false;
    std::map<NodeId, Place> m_places;
    /// The child last left by `undo` at each node, to which `redo` leads.
    std::map<NodeId, NodeId> m_redo;
};

/// Which seat of the start plays each side at the end of the main line, and so has the result. The record must have
/// been read, so that its start is known to be good.
[[nodiscard]] PerPlayer<Player> seatsAtEnd(const AnyGame &game, const GameRecord &record);

} // namespace tessera
