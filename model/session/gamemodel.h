#pragma once

#include "model/games/catalogue.h"
#include "model/record/runninggame.h"
#include "model/session/gamesetup.h"

#include <QObject>

#include <memory>
#include <optional>

namespace tessera {

/// The game being played, a `RunningGame`, with signals for what happens in it, and with the player through whose eyes
/// it is shown. It knows no players; the match controller decides who may act. Lives in the window's thread. Times are
/// arguments: it never reads a clock itself.
class GameModel : public QObject
{
    Q_OBJECT

public:
    using Instant = Clock::Instant;

    explicit GameModel(QObject *parent = nullptr);
    ~GameModel() override;

    /// Begins a new game. An error (unknown game, bad start position) leaves the present game unchanged.
    [[nodiscard]] std::optional<Error> begin(const GameSetup &setup, Instant now);
    /// Continues a recorded game at `node`, by default the end of its main line. Game, start and rules are the
    /// record's, players and clocks those of `setup`. The player to move has already used `thinking` of the turn.
    [[nodiscard]] std::optional<Error> load(
        const GameRecord &record,
        const GameSetup &setup,
        Instant now,
        NodeId node = -1,
        Clock::Duration thinking = {});
    [[nodiscard]] bool hasGame() const { return m_game.has_value(); }

    /// The choices made before the game; the seats are those at the start.
    [[nodiscard]] const GameSetup &setup() const { return m_setup; }
    /// Who plays a side now, after exchanges of sides.
    [[nodiscard]] const SeatSetup &seat(Player side) const
    {
        return m_setup.seats[m_game->seats()[side]];
    }
    /// The seats of all sides, as `seat` gives them.
    [[nodiscard]] PerPlayer<SeatSetup> seats() const;
    /// The sides that people play now.
    [[nodiscard]] std::vector<Player> people() const;
    /// The side of the only person; `None` when nobody plays, or several do.
    [[nodiscard]] Player onlyPerson() const;
    /// Gives a side to another player in the middle of the game.
    void setSeat(Player side, const SeatSetup &seat)
    {
        m_setup.seats[m_game->seats()[side]] = seat;
    }
    [[nodiscard]] const GameInfo &info() const { return m_entry->info(); }
    [[nodiscard]] const GameEntry &entry() const { return *m_entry; }
    [[nodiscard]] int playerCount() const { return info().playerCount(); }
    /// The game as a value.
    [[nodiscard]] const RunningGame &game() const { return *m_game; }
    [[nodiscard]] const AnyPosition &position() const { return m_game->position(); }
    /// The record; empty before the first game, as clocks and result are.
    [[nodiscard]] const GameRecord &record() const;
    /// The game's current node in its record.
    [[nodiscard]] NodeId node() const { return m_game ? m_game->node() : GameRecord::kRoot; }
    /// The position at any node of the record, as a copy that can be played on.
    [[nodiscard]] std::unique_ptr<AnyPosition> positionAt(NodeId node) const;
    /// Whether players see different parts of this game.
    [[nodiscard]] bool hidesParts() const;
    /// The number of games that were begun or loaded: results for one do not hold for the next, in whatever order
    /// receivers hear of `begun`.
    [[nodiscard]] int gameNumber() const { return m_gameNumber; }
    /// The player through whose eyes the game is shown; `None` to show everything.
    [[nodiscard]] Player viewer() const { return m_viewer; }
    void setViewer(Player viewer);
    /// The position at any node of the record as the viewer sees it, from which all pictures, words and sounds are
    /// made. `position` and `positionAt` are for the referee and for files.
    [[nodiscard]] std::unique_ptr<AnyPosition> seenAt(NodeId node) const;
    /// The changes by the move of `node` (not the root) as the viewer saw them, and the move's label in a list.
    [[nodiscard]] Transition seenMove(NodeId node) const;
    [[nodiscard]] std::string seenLabel(const AnyPosition &before, MoveCode move) const;
    /// The player who made the move of `node` (not the root).
    [[nodiscard]] Player moverOf(NodeId node) const;

    /// The result, by the rules or from outside; going on while there is none.
    [[nodiscard]] const Outcome &outcome() const;
    [[nodiscard]] bool isOver() const { return m_game && m_game->isOver(); }
    /// The player to move; `None` when the game is over.
    [[nodiscard]] Player toMove() const { return m_game->toMove(); }

    /// Plays a move that arrived at `now`; see `RunningGame::play`. A move that comes too late, or is illegal, loses
    /// and is not played. `trace` is that of the program that chose the move.
    void play(MoveCode move, Instant now, const ProgramTrace &trace = {});
    [[nodiscard]] bool canUndo() const { return m_game && m_game->canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_game && m_game->canRedo(); }
    /// Takes the last move back, with its times, and reopens a game that had ended. The move stays
    /// in the record for `redo`.
    void undo(Instant now);
    /// Plays the last move taken back again, with the times it had.
    void redo(Instant now);

    /// Continues from any node at which the game was not over, with the clocks as they were there. The line played
    /// before stays as a variation.
    void playFrom(NodeId node, Instant now);

    // Functions that change the record besides playing; the game itself goes on unchanged.

    /// The node of a legal move after `node`, which is added as a variation if it is new.
    NodeId addVariation(NodeId node, MoveCode move);
    void setComment(NodeId node, const std::string &comment);
    void setGlyphs(NodeId node, const std::vector<int> &glyphs);
    /// An engine's judgement of the positions after these nodes (see `RecordNode`).
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
    /// A move that was removed with all that follows, and its former place.
    struct Removed
    {
        NodeId node;
        std::size_t place;
    };
    /// False for the nodes on the way to the game's current node.
    [[nodiscard]] bool canRemove(NodeId node) const { return m_game->canRemove(node); }
    Removed remove(NodeId node);
    /// Puts a removed move back, and returns the node that it has now; see `GameRecord::restore`.
    NodeId restore(const Removed &removed);

    /// Ends the game from outside the rules: resignation, agreement, time, a broken player.
    void end(const Outcome &outcome, Instant now);
    /// Continues a game that was ended from outside (the resignation is taken back).
    void reopen(Instant now);

    [[nodiscard]] const Clock &clock() const;
    /// The time that the player to move has used in the present turn.
    [[nodiscard]] Clock::Duration thinking(Instant now) const { return m_game->thinking(now); }
    /// Ends the game when the running clock has run out at `now`.
    void judgeTime(Instant now);
    void pause(Instant now);
    void resume(Instant now);
    [[nodiscard]] bool isPaused() const { return m_game && m_game->isPaused(); }

signals:
    /// A game has begun or was loaded, so everything has changed.
    void begun();
    /// The game is shown through another player's eyes.
    void viewerChanged();
    /// A move was played or redone; `transition` is the change that the viewer saw.
    void moved(tessera::NodeId node, const tessera::Transition &transition);
    /// The move of `node` was taken back; `transition` is that change.
    void takenBack(tessera::NodeId node, const tessera::Transition &transition);
    /// The game continues from another node of its record.
    void jumped();
    /// Lines, comments or glyphs of the record have changed, but not the game's current node.
    void recordChanged();
    /// The game has ended.
    void ended(const tessera::Outcome &outcome);
    /// The game goes on after having ended.
    void reopened();
    /// A clock was started, stopped, paused or set.
    void clockChanged();

private:
    /// The terms of a set-up.
    [[nodiscard]] static GameTerms termsOf(const GameSetup &setup);
    [[nodiscard]] static Result<const GameEntry *> entryOf(const std::string &id);
    void install(const GameSetup &setup, const GameEntry &entry, RunningGame game);
    /// Emits the signals of an act in a game that was going on: of its clocks, and of its end if there is one.
    void tellClocks();

    GameSetup m_setup;
    Player m_viewer = Player::None;
    const GameEntry *m_entry = nullptr;
    std::optional<RunningGame> m_game;
    int m_gameNumber = 0;
};

} // namespace tessera
