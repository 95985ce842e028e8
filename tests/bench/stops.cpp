// How long `tessera-cli ugi` takes from `stop` to its best move, in milliseconds: searches without limits along games
// that it plays with itself, with chance choosing every third move, stopped after 5 to 200 ms, when a first search has
// filled the memory. A search that has found the end of the game is stopped like any other. Not a test.
//
//     bench_stops [tries = 300 [most threads = 2 [GAME]]]
//
// On a busy machine, `chrt -f 3 bench_stops` keeps other programs from what is measured.

#include "app/cli/ugi/promptness.h"
#include "model/core/randomness.h"
#include "model/foreign/childprocess.h"
#include "model/games/catalogue.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <sched.h>
#include <string_view>
#include <thread>
#include <vector>

using namespace tessera;
using namespace std::chrono_literals;

namespace {

using Watch = std::chrono::steady_clock;

/// With this program all threads run before those of others; the one that hears a stop must come before those that
/// think, and there have to be pauses, or the system makes some.
bool isRealTime()
{
    return sched_getscheduler(0) == SCHED_FIFO;
}

std::string commandOf(const std::string &program, const GameEntry &game)
{
    const std::string plain = "'" + program + "' ugi --game " + game.info().id;
    return isRealTime()
               ? "exec 3<&0; chrt -f 1 " + plain + " <&3 & sleep 0.2; chrt -f -p 2 $!; wait"
               : plain;
}

/// The program beside this one, asked to think.
class Thinker
{
public:
    Thinker(const std::string &program, const GameEntry &game, int threads)
    {
        auto started = ChildProcess::start(commandOf(program, game), {});
        if (!started)
            complain(started.error().sentence());
        m_process = std::move(*started);
        say("setoption name Threads value " + std::to_string(threads));
        say("isready");
        answer("readyok");
    }

    void say(const std::string &line)
    {
        if (!m_process->say(line, Watch::now() + kPatience))
            complain("the program does not listen");
    }
    /// The first line that begins with `word`.
    std::string answer(std::string_view word)
    {
        std::string line;
        while (m_process->hear(line, Watch::now() + kPatience) == ChildProcess::Heard::Line) {
            if (line.starts_with(word))
                return line;
        }
        complain("no " + std::string(word));
    }

private:
    static constexpr auto kPatience = 30s;

    [[noreturn]] static void complain(const std::string &sentence)
    {
        std::cerr << "stops: " << sentence << '\n';
        std::exit(1);
    }

    std::unique_ptr<ChildProcess> m_process;
};

double millisecondsToStop(Thinker &thinker, std::chrono::milliseconds thought, std::string &best)
{
    constexpr std::size_t kWord = std::string_view("bestmove ").size();
    if (isRealTime())
        std::this_thread::sleep_for(50ms);
    thinker.say("go infinite");
    std::this_thread::sleep_for(thought);
    const auto asked = Watch::now();
    thinker.say("stop");
    const std::string line = thinker.answer("bestmove ");
    const auto heard = Watch::now();
    best = line.substr(kWord, line.find(' ', kWord) - kWord);
    return std::chrono::duration<double, std::milli>(heard - asked).count();
}

std::vector<double> stops(const std::string &program, const GameEntry &game, int tries, int threads)
{
    Thinker thinker(program, game, threads);
    // Its memory is not counted: a system may clear it slowly when it is used for the first time.
    std::string first;
    thinker.say("position startpos");
    for (int i = 0; i < 8; ++i)
        millisecondsToStop(thinker, 400ms, first);
    auto position = game.game->start(Options::defaults(game.info().options));
    std::string played;
    std::vector<double> times;
    std::uint64_t bits = mixedBits(static_cast<std::uint64_t>(threads));
    while (static_cast<int>(times.size()) < tries) {
        thinker.say("position startpos" + (played.empty() ? played : " moves" + played));
        bits = mixedBits(bits);
        const auto thought = 5ms + 15ms * chosenBelow(14, bits);
        std::string text;
        times.push_back(millisecondsToStop(thinker, thought, text));
        const auto best = position->parseMove(text);
        const std::vector<MoveCode> moves = position->legalMoves();
        bits = mixedBits(bits);
        const bool isByChance = times.size() % 3 == 0 || !best;
        const MoveCode move = isByChance
                                  ? moves[chosenBelow(static_cast<std::uint32_t>(moves.size()), bits)]
                                  : *best;
        played.append(" ").append(position->moveText(move));
        position->play(move);
        if (position->outcome().isOver()) {
            position = game.game->start(Options::defaults(game.info().options));
            played.clear();
            thinker.say("uginewgame");
        }
    }
    return times;
}

void measure(const std::string &program, const GameEntry &game, int tries, int threads)
{
    std::vector<double> times = stops(program, game, tries, threads);
    std::sort(times.begin(), times.end());
    const std::size_t count = times.size();
    std::printf(
        "%-14s %d thread%s: %zu stops, median %.2f ms, 99th percentile %.2f ms, worst %.2f ms\n",
        game.info().id.c_str(),
        threads,
        threads == 1 ? "" : "s",
        count,
        times[count / 2],
        times[std::min(count * 99 / 100, count - 1)],
        times.back());
    std::fflush(stdout);
}

} // namespace

int main(int count, char **arguments)
{
    std::signal(SIGPIPE, SIG_IGN);
    cli::askForShortTurns(); // or what is measured is how late this program wakes
    const std::string program
        = std::filesystem::absolute(arguments[0]).replace_filename("tessera-cli").string();
    const int tries = count > 1 ? std::atoi(arguments[1]) : 300;
    const int threads = count > 2 ? std::atoi(arguments[2]) : 2;
    const std::string_view wanted = count > 3 ? arguments[3] : "";
    for (const GameEntry &game : catalogue()) {
        for (int i = 1; i <= threads && (wanted.empty() || game.info().id == wanted); ++i)
            measure(program, game, std::max(tries, 1), i);
    }
}
