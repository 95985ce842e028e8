#pragma once

#include "model/core/anygame.h"
#include "model/core/clock.h"
#include "model/games/catalogue.h"
#include "model/record/gamerecord.h"
#include "model/session/gamesetup.h"

#include <QObject>

#include <map>
#include <memory>

namespace tessera {

/// The game being played: its position, its record with every line that was tried, its clocks and
/// its result. It knows the rules and no players; the match controller decides who may act. Lives in
/// the window's thread. Times are arguments: it never looks at a clock itself.
class GameModel : public QObject
{
    Q_OBJECT

public:
    using Instant = Clock::Instant;

    explicit GameModel(QObject *parent = nullptr);
    ~GameModel() override;

    /// Begins a game anew. An error (unknown game, bad start position) leaves what is loaded as it
    /// was.
    [[nodiscard]] std::optional<Error> begin(const GameSetup &setup, Instant now);
    /// Goes on with a recorded game at `node`, by default the end of its main line. Game, start and
    /// rules are the record's, players and clocks those of `setup`. The player to move has used
    /// `thinking` of the turn already.
    [[nodiscard]] std::optional<Error> load(
        const GameRecord &record,
        const GameSetup &setup,
        Instant now,
        NodeId node = -1,
        Clock::Duration thinking = {});
    [[nodiscard]] bool hasGame() const { return m_position != nullptr; }

    [[nodiscard]] const GameSetup &setup() const { return m_setup; }
    /// Another player takes a seat in the middle of the game.
    void setSeat(Player player, const SeatSetup &seat) { m_setup.seats[player] = seat; }
    [[nodiscard]] const GameInfo &info() const { return m_entry->info(); }
    [[nodiscard]] const GameEntry &entry() const { return *m_entry; }
    [[nodiscard]] int playerCount() const { return info().playerCount(); }
    [[nodiscard]] const AnyPosition &position() const { return *m_position; }
    [[nodiscard]] const GameRecord &record() const { return m_record; }
    /// Where the game stands in its record.
    [[nodiscard]] NodeId node() const { return m_node; }
    /// The position at any node of the record.
    [[nodiscard]] std::unique_ptr<AnyPosition> positionAt(NodeId node) const;
    /// Whether not all players see the same of this game.
    [[nodiscard]] bool hidesParts() const;
    /// Counts the games that were begun or loaded: what was worked out for one does not hold for the next,
    /// whatever is told first of `begun`.
    [[nodiscard]] int gameNumber() const { return m_gameNumber; }
    /// With whose eyes the game is looked at; `None` for all that there is.
    [[nodiscard]] Player viewer() const { return m_viewer; }
    void setViewer(Player viewer);
    /// The position at any node of the record as the viewer sees it: what all pictures, words and
    /// sounds are made from. `position` and `positionAt` are for the referee and for files.
    [[nodiscard]] std::unique_ptr<AnyPosition> seenAt(NodeId node) const;
    /// What the viewer saw the move of `node` (not the root) change, and what a move list says of it.
    [[nodiscard]] Transition seenMove(NodeId node) const;
    [[nodiscard]] std::string seenLabel(const AnyPosition &before, MoveCode move) const;
    /// Who made the move of `node` (not the root).
    [[nodiscard]] Player moverOf(NodeId node) const;

    /// The result, by the rules or by what ended the game from outside; going on else.
    [[nodiscard]] const Outcome &outcome() const { return m_outcome; }
    [[nodiscard]] bool isOver() const { return m_outcome.isOver(); }
    /// The player to move; `None` when the game is over.
    [[nodiscard]] Player toMove() const;

    /// Plays a legal move that arrived at `now`: judged for time first, then clocks change hands. A
    /// move that comes too late loses on time and is not played.
    void play(MoveCode move, Instant now);
    [[nodiscard]] bool canUndo() const { return m_node != GameRecord::kRoot; }
    [[nodiscard]] bool canRedo() const;
    /// Takes the last move back, with its times, and reopens a game that had ended. The move stays
    /// in the record for `redo`.
    void undo(Instant now);
    /// Plays the last move taken back again, with the times it had.
    void redo(Instant now);

    /// Goes on from any node at which the game was not over, with the clocks as they stood there.
    /// What was played before stays as a variation.
    void playFrom(NodeId node, Instant now);

    // What changes the record besides playing; the game itself goes on as it was.

    /// The node of a legal move after `node`, which is added as a variation if it is new.
    NodeId addVariation(NodeId node, MoveCode move);
    void setComment(NodeId node, const std::string &comment);
    void setGlyphs(NodeId node, const std::vector<int> &glyphs);
    /// What an engine thought of the positions after these nodes (see `RecordNode`).
    struct Judgement
    {
        NodeId node;
        std::optional<std::string> evaluation;
        std::string bestLine;
    };
    void setJudgements(const std::vector<Judgement> &judgements);
    void setMarks(NodeId node, const std::vector<DrawnMark> &marks);
    /// Puts the line of `node` one place forward; see `GameRecord::promoteOnce`.
    void promote(NodeId node);
    void makeMainLine(NodeId node);
    /// A move that was taken out with all that follows, and where it stood.
    struct Removed
    {
        NodeId node;
        std::size_t place;
    };
    /// Not for what the game stands on.
    [[nodiscard]] bool canRemove(NodeId node) const;
    Removed remove(NodeId node);
    /// The node that the move has now; see `GameRecord::restore`.
    NodeId restore(const Removed &removed);

    /// Ends the game from outside the rules: resignation, agreement, time, a broken player.
    void end(const Outcome &outcome, Instant now);
    /// Goes on with a game that was ended from outside (the resignation is taken back).
    void reopen(Instant now);

    [[nodiscard]] const Clock &clock() const { return m_clock; }
    /// What the player to move has used of the present turn.
    [[nodiscard]] Clock::Duration thinking(Instant now) const;
    /// Ends the game when the running clock has run out at `now`.
    void judgeTime(Instant now);
    void pause(Instant now);
    void resume(Instant now);
    [[nodiscard]] bool isPaused() const { return m_isPaused; }

signals:
    /// A game has begun or was loaded; everything is different.
    void begun();
    /// The game is looked at with other eyes.
    void viewerChanged();
    /// A move was played or redone; `transition` is what the viewer saw it change.
    void moved(tessera::NodeId node, const tessera::Transition &transition);
    /// The move of `node` was taken back; `transition` is what that changed.
    void takenBack(tessera::NodeId node, const tessera::Transition &transition);
    /// The game goes on from another node of its record.
    void jumped();
    /// The record has other lines, comments or glyphs, while the game stands where it stood.
    void recordChanged();
    /// The game has ended.
    void ended(const tessera::Outcome &outcome);
    /// The game goes on after having ended.
    void reopened();
    /// A clock was started, stopped, paused or set.
    void clockChanged();

private:
    struct Loaded
    {
        const GameEntry *entry;
        std::unique_ptr<AnyPosition> start;
    };
    [[nodiscard]] static Result<Loaded> resolve(const GameSetup &setup);
    void install(const GameSetup &setup, Loaded loaded, Instant now);
    /// Works out what the clocks showed after each move of `line`, where that is not known.
    void restoreClocks(const std::vector<NodeId> &line);
    /// Puts the position to `node` and takes the result and the clocks from there.
    void enter(NodeId node, Instant now);
    void startClock(Instant now);

    GameSetup m_setup;
    Player m_viewer = Player::None;
    const GameEntry *m_entry = nullptr;
    std::unique_ptr<AnyPosition> m_start;
    std::unique_ptr<AnyPosition> m_position;
    GameRecord m_record;
    NodeId m_node = GameRecord::kRoot;
    int m_gameNumber = 0;
    Outcome m_outcome;
    Clock m_clock;
    /// No clock runs until `resume`, whatever is taken back or redone meanwhile.
    bool m_isPaused = false;
    /// The clocks as they stood after each node's move, standing still.
    std::map<NodeId, Clock> m_clocksAt;
    /// The child last left by `undo` at each node: where `redo` leads.
    std::map<NodeId, NodeId> m_redo;
};

} // namespace tessera
