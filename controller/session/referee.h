#pragma once

#include "controller/session/playermaker.h"
#include "controller/session/timesource.h"

#include <QObject>
#include <QScopedValueRollback>

#include <chrono>
#include <memory>

namespace tessera {

/// Seats the players of a game, asks the player to move, and plays the answers. Each request has a ticket; an answer
/// with another ticket is ignored. Lives in the window's thread.
class Referee : public QObject
{
    Q_OBJECT

public:
    Referee(GameModel &game, const PlayerMaker &maker, TimeSource now, QObject *parent = nullptr);
    ~Referee() override;

    /// Seats the players of a game that was begun or loaded.
    void seatPlayers();
    /// The present player of `side`; null without one.
    [[nodiscard]] GamePlayer *playerOf(Player side) const;
    [[nodiscard]] bool isHuman(Player side) const;
    [[nodiscard]] bool awaitsHuman() const;
    [[nodiscard]] bool isThinking() const;

    /// Asks the player to move, unless the game is being changed.
    void ask();
    /// Withdraws the request.
    void cancel();
    /// Runs `act`, which changes the game, without asking anybody meanwhile, and returns its result.
    template<typename Act>
    auto holding(Act act)
    {
        const QScopedValueRollback<State> state(m_state, State::Changing);
        return act();
    }
    /// Pauses the game, with stopped clocks and no requests, or resumes it.
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_game.isPaused(); }

    /// The move of the person whose turn it is; ignored when no person is to move.
    void playHuman(MoveCode move);
    /// Makes a thinking computer play its best move so far.
    void moveNow();
    /// Gives the side of a program to one of our levels for the rest of the game.
    void playOnFor(Player side, int level);
    /// Ends the game as a loss of the program that plays the side, for its last breakdown.
    void endFor(Player side);

    void setLeastThinkingTime(std::chrono::milliseconds time) { m_leastThinking = time; }
    /// How long a level thinks about a move when no clock limits it.
    [[nodiscard]] static std::chrono::milliseconds thinkingTime(int level);

signals:
    /// It is a player's turn, or the game has stopped (paused, over).
    void turnChanged();
    /// The player to move has been asked.
    void asked();
    void cancelled();
    void thought(tessera::Player player, const tessera::SearchInfo &info);
    /// `player` had to pass, and did.
    void passed(tessera::Player player);
    void programBroke(tessera::Player player, const tessera::PlayerTrouble &trouble);
    void pausedChanged(bool paused);
    void seatsChanged();

private:
    enum class State : std::uint8_t {
        Standing, ///< nobody is asked
        Asking,   ///< the player to move was asked, or is about to pass
        Changing, ///< the game is set up, or several moves are taken back or redone
    };

    void seat(Player side);
    /// The present side of a player of this game.
    [[nodiscard]] Player sideOf(const GamePlayer *player) const;
    void tellSeats();
    void tellPass(NodeId node);
    [[nodiscard]] bool isAwaited(int ticket) const;
    void accept(MoveCode move, int ticket, const ProgramTrace &trace);
    void playNow(MoveCode move, int ticket, const ProgramTrace &trace = {});
    /// A player that cannot go on has lost.
    void lose(const GamePlayer *player, int ticket);
    /// Stops the clocks, and waits for a decision about a program that broke down.
    void holdFor(const GamePlayer *player, const PlayerTrouble &trouble, int ticket);
    /// The pause before a computer's move, at random by the position and the game's seed.
    [[nodiscard]] std::chrono::milliseconds pauseOf(Player side) const;
    /// An exercise asks for one move, which is judged and which no computer answers.
    [[nodiscard]] bool isAnswered() const;
    [[nodiscard]] SearchLimits limitsFor(Player side) const;

    GameModel &m_game;
    const PlayerMaker &m_maker;
    TimeSource m_now;
    State m_state = State::Standing;
    /// The players by their seats at the start.
    PerPlayer<std::unique_ptr<GamePlayer>> m_players;
    /// The seats, and whether the game was paused, when these were last reported.
    PerPlayer<Player> m_toldSeats;
    bool m_toldPaused = false;
    /// The reasons of the programs' last breakdowns in this game.
    PerPlayer<EndReason> m_broken{};
    std::chrono::milliseconds m_leastThinking{0};
    Clock::Instant m_askedAt{};
    /// The ticket of the present request.
    int m_ticket = 0;
};

} // namespace tessera
