#pragma once

#include "model/games/catalogue.h"
#include "model/record/runninggame.h"
#include "model/session/gamesetup.h"

#include <QObject>

#include <memory>
#include <optional>

namespace tessera {

/// The game being played, a `RunningGame`, for those who want to hear of what happens in it; and with
/// whose eyes it is looked at. It knows no players; the match controller decides who may act. Lives in
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
    [[nodiscard]] bool hasGame() const { return m_game.has_value(); }

    /// What was chosen before the game; its seats are those taken at the start.
    [[nodiscard]] const GameSetup &setup() const { return m_setup; }
    /// Who plays a side now, after exchanges of sides.
    [[nodiscard]] const SeatSetup &seat(Player side) const
    {
        return m_setup.seats[m_game->seats()[side]];
    }
    /// All of `seat`.
    [[nodiscard]] PerPlayer<SeatSetup> seats() const;
    /// Another player takes over a side in the middle of the game.
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
    /// Empty before the first game, as clocks and result are.
    [[nodiscard]] const GameRecord &record() const;
    /// Where the game stands in its record.
    [[nodiscard]] NodeId node() const { return m_game ? m_game->node() : GameRecord::kRoot; }
    /// The position at any node of the record, as a copy to be played on.
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
    [[nodiscard]] const Outcome &outcome() const;
    [[nodiscard]] bool isOver() const { return m_game && m_game->isOver(); }
    /// The player to move; `None` when the game is over.
    [[nodiscard]] Player toMove() const { return m_game->toMove(); }

    /// Plays a move that arrived at `now`; see `RunningGame::play`. One that comes too late, or is
    /// illegal, loses and is not played. `trace` is what the program took that chose it.
    void play(MoveCode move, Instant now, const ProgramTrace &trace = {});
    [[nodiscard]] bool canUndo() const { return m_game && m_game->canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_game && m_game->canRedo(); }
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
    [[nodiscard]] bool canRemove(NodeId node) const { return m_game->canRemove(node); }
    Removed remove(NodeId node);
    /// The node that the move has now; see `GameRecord::restore`.
    NodeId restore(const Removed &removed);

    /// Ends the game from outside the rules: resignation, agreement, time, a broken player.
    void end(const Outcome &outcome, Instant now);
    /// Goes on with a game that was ended from outside (the resignation is taken back).
    void reopen(Instant now);

    [[nodiscard]] const Clock &clock() const;
    /// What the player to move has used of the present turn.
    [[nodiscard]] Clock::Duration thinking(Instant now) const { return m_game->thinking(now); }
    /// Ends the game when the running clock has run out at `now`.
    void judgeTime(Instant now);
    void pause(Instant now);
    void resume(Instant now);
    [[nodiscard]] bool isPaused() const { return m_game && m_game->isPaused(); }

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
    /// The terms of a set-up.
    [[nodiscard]] static GameTerms termsOf(const GameSetup &setup);
    [[nodiscard]] static Result<const GameEntry *> entryOf(const std::string &id);
    void install(const GameSetup &setup, const GameEntry &entry, RunningGame game);
    /// Tells of an act in a game that went on: of its clocks, and of its end if that is what it was.
    void tellClocks();

    GameSetup m_setup;
    Player m_viewer = Player::None;
    const GameEntry *m_entry = nullptr;
    std::optional<RunningGame> m_game;
    int m_gameNumber = 0;
};

} // namespace tessera
