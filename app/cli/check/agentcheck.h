#pragma once

#include "app/cli/check/stressplayer.h"
#include "model/lab/match/playerspec.h"
#include "model/record/gamerecord.h"

#include <functional>
#include <map>

namespace tessera::cli {

/// An order for a check.
struct CheckOrder
{
    const GameEntry &game;
    Options options;
    lab::PlayerSpec agent;
    int games = 0;
    std::uint64_t seed = 0;
    /// The folder for the files that show a fault again.
    std::string folder;
    /// Called with each position, in the thread that plays.
    std::function<void(const AnyPosition &)> watch{};
};

/// A fault of an agent.
struct CheckFault
{
    EndReason reason = EndReason::None;
    std::string sentence;
    /// The board at the fault, and the legal actions there, as agents write them.
    std::vector<std::string> board;
    std::vector<std::string> legal;
    /// The last calls that the agent got, as lines of Python.
    std::vector<std::string> calls;
    /// The file of the game up to the fault, and the program that repeats its calls; empty when the agent did not get
    /// so far.
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

/// The situations that an agent has met so far, by name: `forced passes`, `closed cells`, …
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

    /// Plays the games and passes each on when it has ended. The error says why none can be played.
    [[nodiscard]] std::optional<Error> run(const std::function<void(const CheckedGame &)> &ended);
    [[nodiscard]] const Encounters &encounters() const { return m_encounters; }
    [[nodiscard]] const MostUsed &mostUsed() const { return m_mostUsed; }
    /// The name by which the course's referee takes the agent on its command line; empty when that is not known.
    [[nodiscard]] const std::string &loadedAs() const { return m_loadedAs; }

private:
    /// Has the agent loaded as its course does; the fault of a game that cannot begin when that fails.
    [[nodiscard]] std::optional<CheckedGame> load();
    [[nodiscard]] Result<CheckedGame> play(int number);
    [[nodiscard]] GameRecord refereed(lab::MatchPlayer &agent, const CheckedGame &game) const;
    /// How long the agent may be silent: more than all its processor time.
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
    /// Notes the agent's use of time and memory from the bridge: `info string used N ms N MB`.
    void noteUse(const std::string &said);

    CheckOrder m_order;
    std::stop_token m_stop;
    Encounters m_encounters;
    MostUsed m_mostUsed;
    std::string m_loadedAs;
};

} // namespace tessera::cli
