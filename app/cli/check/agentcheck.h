#pragma once

#include "app/cli/check/stressplayer.h"
#include "model/lab/match/playerspec.h"
#include "model/record/gamerecord.h"

#include <functional>
#include <map>

namespace tessera::cli {

/// What a check is to do.
struct CheckOrder
{
    const GameEntry &game;
    Options options;
    lab::PlayerSpec agent;
    int games = 0;
    std::uint64_t seed = 0;
    /// The folder for the files that show a fault again.
    std::string folder;
    /// Hears of each position, in the thread that plays.
    std::function<void(const AnyPosition &)> watch{};
};

/// A fault of an agent.
struct CheckFault
{
    EndReason reason = EndReason::None;
    std::string sentence;
    /// The board at the fault, and what was legal there, as agents write it.
    std::vector<std::string> board;
    std::vector<std::string> legal;
    /// The last calls that the agent got, as lines of Python.
    std::vector<std::string> calls;
    /// The game up to the fault, and the program that makes its calls again; empty when the agent did
    /// not come so far.
    std::string gameFile;
    std::string programFile;
};

/// A game that an agent was put through.
struct CheckedGame
{
    int number = 0;
    Player seat = Player::None;
    Stress stress = Stress::Random;
    int turns = 0;
    Outcome outcome;
    std::chrono::milliseconds taken{};
    std::optional<CheckFault> fault;
};

/// What an agent has met so far, by its name: `forced passes`, `closed cells`, …
using Encounters = std::map<std::string, int>;

/// The most that an agent has used in a game that ended without a fault.
struct MostUsed
{
    std::chrono::milliseconds processorTime{};
    int megabytes = 0;
};

/// Plays an agent of a course against opponents that lead it into trouble, in games under the course's
/// own conditions: whole, from the usual start, with every call that its referee makes. Ends with the
/// first fault.
class AgentCheck
{
public:
    AgentCheck(CheckOrder order, std::stop_token stop)
        : m_order(std::move(order))
        , m_stop(std::move(stop))
    {}

    /// Plays the games and hands over each when it has ended. An error says why there can be none.
    [[nodiscard]] std::optional<Error> run(const std::function<void(const CheckedGame &)> &ended);
    [[nodiscard]] const Encounters &encounters() const { return m_encounters; }
    [[nodiscard]] const MostUsed &mostUsed() const { return m_mostUsed; }

private:
    [[nodiscard]] Result<CheckedGame> play(int number);
    [[nodiscard]] GameRecord refereed(lab::MatchPlayer &agent, const CheckedGame &game) const;
    /// How long the agent may be silent: all its processor time, and some more.
    [[nodiscard]] std::chrono::milliseconds patience() const;
    [[nodiscard]] CheckFault faultOf(
        const GameRecord &record,
        EndReason reason,
        const std::string &sentence,
        const CheckedGame &game) const;
    /// Moves as agents write them.
    [[nodiscard]] std::vector<std::string> shown(const std::vector<std::string> &moves) const;
    /// The calls in the recording of the game that is played.
    [[nodiscard]] std::vector<std::string> lastCalls() const;
    void count(const GameRecord &record, Player seat);
    /// Keeps what the bridge told of the agent's use: `info string used N ms N MB`.
    void noteUse(const std::string &said);

    CheckOrder m_order;
    std::stop_token m_stop;
    Encounters m_encounters;
    MostUsed m_mostUsed;
};

} // namespace tessera::cli
