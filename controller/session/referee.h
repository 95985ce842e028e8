#pragma once

#include "controller/session/playermaker.h"
#include "controller/session/timesource.h"

#include <QObject>
#include <QScopedValueRollback>

#include <chrono>
#include <memory>

namespace tessera {

/// Seats the players of a game, asks whose turn it is for a move, and plays the answers. Each request
/// has a ticket; an answer with another one is not heard. Lives in the window's thread.
class Referee : public QObject
{
    Q_OBJECT

public:
    Referee(GameModel &game, const PlayerMaker &maker, TimeSource now, QObject *parent = nullptr);
    ~Referee() override;

    /// Everybody takes their seats for the game that was begun or loaded.
    void seatPlayers();
    /// Who plays `side` now; null where nobody does.
    [[nodiscard]] GamePlayer *playerOf(Player side) const;
    [[nodiscard]] bool isHuman(Player side) const;
    [[nodiscard]] bool awaitsHuman() const;
    [[nodiscard]] bool isThinking() const;

    /// Asks whose turn it is, unless the game is being changed.
    void ask();
    /// No answer is wanted any more.
    void cancel();
    /// Nobody is asked while `act` changes the game; what it returns.
    template<typename Act>
    auto holding(Act act)
    {
        const QScopedValueRollback<State> state(m_state, State::Changing);
        return act();
    }
    /// The clocks stand and nobody is asked, or again they run.
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_game.isPaused(); }

    /// The move of the person whose turn it is; ignored when no person is to move.
    void playHuman(MoveCode move);
    /// The computer that thinks plays its best move so far.
    void moveNow();
    /// One of our levels takes over the side of a program for the rest of the game.
    void playOnFor(Player side, int level);
    /// The program that plays the side loses the game, for what it last broke down of.
    void endFor(Player side);

    void setLeastThinkingTime(std::chrono::milliseconds time) { m_leastThinking = time; }
    /// How long a level thinks about a move when no clock limits it.
    [[nodiscard]] static std::chrono::milliseconds thinkingTime(int level);

signals:
    /// It is somebody's turn, or the game stands (paused, over).
    void turnChanged();
    /// Whose turn it is has been asked for a move.
    void asked();
    void cancelled();
    void thought(tessera::Player player, const tessera::SearchInfo &info);
    /// `player` had no choice but to pass, and did.
    void passed(tessera::Player player);
    void programBroke(tessera::Player player, const tessera::PlayerTrouble &trouble);
    void pausedChanged(bool paused);
    void seatsChanged();

private:
    enum class State : std::uint8_t {
        Standing, ///< Nobody is asked.
        Asking,   ///< Whose turn it is has been asked, or is about to pass.
        Changing, ///< The game is set up, or several moves are taken back or redone.
    };

    void seat(Player side);
    /// Which side a player of this game has now.
    [[nodiscard]] Player sideOf(const GamePlayer *player) const;
    void tellSeats();
    void tellPass(NodeId node);
    [[nodiscard]] bool isAwaited(int ticket) const;
    void accept(MoveCode move, int ticket, const ProgramTrace &trace);
    void playNow(MoveCode move, int ticket, const ProgramTrace &trace = {});
    /// A player that cannot go on has lost.
    void lose(const GamePlayer *player, int ticket);
    /// The clocks stand, and the game waits for a decision about a program that broke down.
    void holdFor(const GamePlayer *player, const PlayerTrouble &trouble, int ticket);
    /// The pause before a computer's move; chance hangs on the position and the game's seed.
    [[nodiscard]] std::chrono::milliseconds pauseOf(Player side) const;
    /// An exercise asks for one move, which is judged and which no computer answers.
    [[nodiscard]] bool isAnswered() const;
    [[nodiscard]] SearchLimits limitsFor(Player side) const;

    GameModel &m_game;
    const PlayerMaker &m_maker;
    TimeSource m_now;
    State m_state = State::Standing;
    /// By the seats that they took at the start.
    PerPlayer<std::unique_ptr<GamePlayer>> m_players;
    /// Who sat where, and whether the game was paused, when that was last told.
    PerPlayer<Player> m_toldSeats;
    bool m_toldPaused = false;
    /// Of what the programs of others have last broken down in this game.
    PerPlayer<EndReason> m_broken{};
    std::chrono::milliseconds m_leastThinking{0};
    Clock::Instant m_askedAt{};
    /// That of the present request.
    int m_ticket = 0;
};

} // namespace tessera
