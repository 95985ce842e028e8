#pragma once

#include "controller/session/advisor.h"
#include "controller/session/ponderer.h"
#include "controller/session/referee.h"
#include "controller/session/takeback.h"

#include <QObject>

#include <memory>

namespace tessera {

class Premoves;

/// What people can ask of a game: to begin, to move, to take back, to be given a hint, to resign, to
/// pause, to begin again. The referee, the advisor, who ponders and how far is taken back each have a
/// class of their own. Lives in the window's thread and knows no widgets.
class MatchController : public QObject
{
    Q_OBJECT

public:
    MatchController(GameModel &game, TimeSource now, QObject *parent = nullptr);
    ~MatchController() override;

    /// Begins a new game; an error leaves the running one as it was.
    [[nodiscard]] std::optional<Error> start(const GameSetup &setup);
    /// Goes on with a recorded game; `node` is where (by default the end of its main line).
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
    /// Goes back to the game that was left by `restart` in its middle.
    void undoRestart();

    [[nodiscard]] const GameModel &game() const { return m_game; }
    [[nodiscard]] bool isHuman(Player player) const { return m_referee.isHuman(player); }
    /// The name for a player's card: the chosen one, or that of the kind.
    [[nodiscard]] QString seatName(Player player) const { return nameOf(m_game.seat(player)); }
    /// Who sits where now, after exchanges of sides.
    [[nodiscard]] PerPlayer<SeatSetup> seats() const { return m_game.seats(); }
    [[nodiscard]] static QString nameOf(const SeatSetup &seat);
    /// What the player to move has used of the present turn.
    [[nodiscard]] Clock::Duration thinking() const { return m_game.thinking(m_now()); }
    /// Whether a person is to move now and may.
    [[nodiscard]] bool awaitsHuman() const { return m_referee.awaitsHuman(); }
    [[nodiscard]] bool isThinking() const { return m_referee.isThinking(); }
    /// Legal moves that no cell stands for and that are not forced, such as taking the other side.
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
    /// Goes on from `node`; the moves played so far stay as a variation.
    void playFrom(NodeId node);
    /// Whether moves may be tried at `node`, where the game does not stand: not while a player would
    /// learn what is hidden from them.
    [[nodiscard]] bool canTryAt(NodeId node) const;
    /// Adds a legal move after `node` to the record without playing it. Its node.
    NodeId tryMove(NodeId node, MoveCode move) { return m_game.addVariation(node, move); }
    /// The person who would resign now: the one to move, or the only one.
    [[nodiscard]] Player resigner() const;
    void resign();
    [[nodiscard]] bool canUndoResignation() const;
    void undoResignation();
    /// Looks for the best move for whoever is to move; answers with `hintFound` or `hintFailed`.
    void requestHint();
    /// The computer that thinks plays its best move so far.
    void moveNow() { m_referee.moveNow(); }
    void setPaused(bool paused) { m_referee.setPaused(paused); }
    [[nodiscard]] bool isPaused() const { return m_referee.isPaused(); }
    /// A program of others that broke down is started again, and asked once more.
    void restartProgram() { setPaused(false); }
    /// Says at which level a computer begins against which the person shall win so many per cent.
    using LevelChooser = std::function<int(const std::string &game, int winPercent)>;
    void setLevelChooser(LevelChooser chooser) { m_chooseLevel = std::move(chooser); }
    /// Whether people had help in this game: hints, moves taken back, or what `setAided` says.
    [[nodiscard]] bool isAided() const { return m_isAided; }
    void setAided() { m_isAided = true; }
    /// One of our levels takes the seat of a program for the rest of the game.
    void playOnFor(Player player, int level) { m_referee.playOnFor(player, level); }
    /// The program on that seat loses the game, for what it last broke down of.
    void endFor(Player player) { m_referee.endFor(player); }
    /// What was said with the program on that seat; empty for other players.
    [[nodiscard]] QStringList programLog(Player player) const;
    /// Whether computers may think ahead while people do, as the window wants it; usually not. At most
    /// one does so at a time, and none while a hint is looked for.
    void setPondering(bool isWanted);
    [[nodiscard]] bool isPonderingWanted() const { return m_ponderer.isWanted(); }

    /// Whether computers play from their opening books, from the next game on; usually not.
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
    /// It is somebody's turn, or the game stands (paused, over).
    void turnChanged();
    void thought(tessera::Player player, const tessera::SearchInfo &info);
    /// The line begins with the move to play at the game's node.
    void hintFound(const std::vector<tessera::MoveCode> &line);
    /// The search for a hint could not be brought to its end.
    void hintFailed();
    /// The program of others that plays for `player` has broken down; the game is paused.
    void programBroke(tessera::Player player, const tessera::PlayerTrouble &trouble);
    /// `player` had no choice but to pass, and did.
    void passed(tessera::Player player);
    void pausedChanged(bool paused);
    void resigned(tessera::Player player);
    /// The players on the seats are others.
    void seatsChanged();

private:
    struct Abandoned;

    void seatPlayers();
    void beginAgain(const GameSetup &setup);
    void ponder();
    /// The set-up with the levels at which adaptive computers begin now.
    [[nodiscard]] GameSetup withLevels(GameSetup setup) const;

    GameModel &m_game;
    TimeSource m_now;
    PlayerMaker m_maker;
    Referee m_referee;
    Advisor m_advisor;
    Ponderer m_ponderer;
    TakeBack m_takeBack;
    /// A child.
    Premoves *m_premoves;
    std::unique_ptr<Abandoned> m_abandoned;
    LevelChooser m_chooseLevel;
    bool m_isAided = false;
};

} // namespace tessera
