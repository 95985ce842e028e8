#pragma once

#include "controller/session/advisor.h"
#include "controller/session/ponderer.h"
#include "controller/session/referee.h"
#include "controller/session/takeback.h"

#include <QObject>

#include <memory>

namespace tessera {

class Premoves;

/// Everything that people can ask of a game: to begin, move, take back, get a hint, resign, pause and begin again.
/// Refereeing, advice, pondering and the extent of taking back each have a class of their own. Lives in the window's
/// thread and knows no widgets.
class MatchController : public QObject
{
    Q_OBJECT

public:
    MatchController(GameModel &game, TimeSource now, QObject *parent = nullptr);
    ~MatchController() override;

    /// Begins a new game; an error leaves the running one unchanged.
    [[nodiscard]] std::optional<Error> start(const GameSetup &setup);
    /// Continues a recorded game at `node` (by default the end of its main line).
    [[nodiscard]] std::optional<Error> load(
        const GameRecord &record,
        const GameSetup &setup,
        NodeId node = -1,
        Clock::Duration thinking = {});
    /// Begins the same game again with the same players on the same seats.
    void restart();
    /// Begins the same game again with every player one seat further.
    void rematch();
    [[nodiscard]] bool canUndoRestart() const { return m_abandoned != nullptr; }
    /// Goes back to the unfinished game that `restart` has left.
    void undoRestart();

    [[nodiscard]] const GameModel &game() const { return m_game; }
    [[nodiscard]] bool isHuman(Player player) const { return m_referee.isHuman(player); }
    /// The name for a player's card: the chosen one, or that of the kind.
    [[nodiscard]] QString seatName(Player player) const { return nameOf(m_game.seat(player)); }
    /// The present seats, after exchanges of sides.
    [[nodiscard]] PerPlayer<SeatSetup> seats() const { return m_game.seats(); }
    [[nodiscard]] static QString nameOf(const SeatSetup &seat);
    /// The time that the player to move has used in the present turn.
    [[nodiscard]] Clock::Duration thinking() const { return m_game.thinking(m_now()); }
    /// Whether a person is to move, and may move now.
    [[nodiscard]] bool awaitsHuman() const { return m_referee.awaitsHuman(); }
    [[nodiscard]] bool isThinking() const { return m_referee.isThinking(); }
    /// Legal moves without cells that are not forced, such as taking the other side.
    [[nodiscard]] std::vector<MoveCode> offers() const;

    /// The move of the person whose turn it is; ignored when no person is to move.
    void playHuman(MoveCode move) { m_referee.playHuman(move); }
    /// The moves that the only person makes in advance.
    [[nodiscard]] Premoves &premoves() const { return *m_premoves; }
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    /// Takes moves back to the last decision of a person (one move, when all players are people).
    void undo();
    /// Plays moves taken back again, up to the next decision of a person.
    void redo();
    /// Whether the game can go on from `node` with the same players.
    [[nodiscard]] bool canPlayFrom(NodeId node) const;
    /// Continues from `node`; the moves played so far stay as a variation.
    void playFrom(NodeId node);
    /// Gives the sides to other players for the rest of the game.
    void seatAnew(const PerPlayer<SeatSetup> &seats);
    /// Whether `goOnWith` can begin at `node`.
    [[nodiscard]] bool canGoOnAt(NodeId node) const;
    /// Continues from `node`, which may be the game's own, with other players; the moves played so far stay.
    void goOnWith(const PerPlayer<SeatSetup> &seats, NodeId node);
    /// Whether moves may be tried at `node`, which is not the game's own: not while a player would learn what is hidden
    /// from them.
    [[nodiscard]] bool canTryAt(NodeId node) const;
    /// Adds a legal move after `node` to the record without playing it, and returns its node.
    NodeId tryMove(NodeId node, MoveCode move) { return m_game.addVariation(node, move); }
    /// The person who would resign now: the one to move, or the only one.
    [[nodiscard]] Player resigner() const;
    void resign();
    /// Ends the running game as a draw on which its people agree.
    void agreeOnDraw();
    [[nodiscard]] bool canUndoResignation() const;
    void undoResignation();
    /// Searches the best move for the player to move; answers with `hintFound` or `hintFailed`.
    void requestHint();
    /// Makes a thinking computer play its best move so far.
    void moveNow() { m_referee.moveNow(); }
    void setPaused(bool paused) { m_referee.setPaused(paused); }
    [[nodiscard]] bool isPaused() const { return m_referee.isPaused(); }
    /// Starts another program that broke down again, and repeats the request.
    void restartProgram() { setPaused(false); }
    /// Chooses the level of a computer against which the person is expected to win so many per cent.
    using LevelChooser = std::function<int(const std::string &game, int winPercent)>;
    void setLevelChooser(LevelChooser chooser) { m_chooseLevel = std::move(chooser); }
    /// Why a game tells nothing about its players' strength.
    enum class Aid : std::uint8_t {
        None,
        Unknown,   ///< something of the others, in a game that was kept before this was told apart
        Hint,      ///< a hint
        Analysis,  ///< an analysis, a review or the explorer
        TakenBack, ///< a move or a resignation taken back, or another way from an earlier position
        Opened,    ///< it was opened from a file, and may have been looked at before
        Seats,     ///< the players changed in its middle
    };
    /// The first aid that people had in this game.
    [[nodiscard]] Aid aid() const { return m_aid; }
    [[nodiscard]] bool isAided() const { return m_aid != Aid::None; }
    /// Notes an aid, unless there was one before.
    void setAided(Aid aid);
    /// Gives the seat of a program to one of our levels for the rest of the game.
    void playOnFor(Player player, int level) { m_referee.playOnFor(player, level); }
    /// Ends the game as a loss of the program on that seat, for its last breakdown.
    void endFor(Player player) { m_referee.endFor(player); }
    /// The log of the program on that seat; empty for other players.
    [[nodiscard]] QStringList programLog(Player player) const;
    /// Sets whether computers may ponder while people think; off by default. At most one ponders at a time, and none
    /// while a hint is searched.
    void setPondering(bool isWanted);
    [[nodiscard]] bool isPonderingWanted() const { return m_ponderer.isWanted(); }

    /// Sets whether computers play from their opening books, from the next game on; off by default.
    void setUsingBooks(bool isWanted) { m_maker.setUsingBooks(isWanted); }

    /// Makes the engines of computer players; by default those of the catalogue.
    void setEngineFactory(PlayerMaker::MakeEngine makeEngine)
    {
        m_maker.setEngineFactory(std::move(makeEngine));
    }

    /// Computers never answer faster than this, so that a person can follow; weak ones take longer
    /// (see `movePause`).
    void setLeastThinkingTime(std::chrono::milliseconds time)
    {
        m_referee.setLeastThinkingTime(time);
    }

signals:
    /// It is a player's turn, or the game has stopped (paused, over).
    void turnChanged();
    void thought(tessera::Player player, const tessera::SearchInfo &info);
    /// The line begins with the move to play at the game's node.
    void hintFound(const std::vector<tessera::MoveCode> &line);
    /// The search for a hint has failed.
    void hintFailed();
    /// The program that plays for `player` has broken down; the game is paused.
    void programBroke(tessera::Player player, const tessera::PlayerTrouble &trouble);
    /// `player` had to pass, and did.
    void passed(tessera::Player player);
    void pausedChanged(bool paused);
    void resigned(tessera::Player player);
    /// The running game will be left by a restart that can be undone, and was gone back to.
    void aboutToRestart();
    void restartUndone();
    /// The players on the seats have changed.
    void seatsChanged();

private:
    struct Abandoned;

    void seatPlayers();
    /// Puts other players on the sides, without asking them.
    void exchangePlayers(const PerPlayer<SeatSetup> &seats);
    void beginAgain(const GameSetup &setup);
    void ponder();
    /// The set-up with the present levels of adaptive computers.
    [[nodiscard]] GameSetup withLevels(GameSetup setup) const;

    GameModel &m_game;
    TimeSource m_now;
    PlayerMaker m_maker;
    Referee m_referee;
    Advisor m_advisor;
    Ponderer m_ponderer;
    TakeBack m_takeBack;
    /// The premoves, a child of this.
    Premoves *m_premoves;
    std::unique_ptr<Abandoned> m_abandoned;
    LevelChooser m_chooseLevel;
    Aid m_aid = Aid::None;
};

} // namespace tessera
