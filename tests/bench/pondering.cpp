// How long the built-in engines keep thinking about a position after they have been told to end
// pondering, in milliseconds; while other
// threads keep processors busy, if wanted.
//
//     pondering [busy threads = 0 [tries = 60 [threads of the engine = 1]]]

#include "model/games/catalogue.h"
#include "model/search/engine/ponder.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

using namespace tessera;
using namespace std::chrono_literals;

namespace {

using Watch = std::chrono::steady_clock;

/// Threads that do nothing, as fast as they can.
class Load
{
public:
    explicit Load(int threadCount)
    {
        for (int i = 0; i < threadCount; ++i) {
            m_threads.emplace_back([](const std::stop_token &stop) {
                while (!stop.stop_requested()) {
                }
            });
        }
    }

private:
    std::vector<std::jthread> m_threads;
};

/// From the request to the return of `ponder`; below 0 where the end of the game was found before.
double millisecondsToEnd(
    Engine &engine, const AnyPosition &position, std::chrono::milliseconds pondered)
{
    std::stop_source stop;
    Watch::time_point ended;
    std::thread thread([&] {
        ponder(engine, position, stop.get_token());
        ended = Watch::now();
    });
    std::this_thread::sleep_for(pondered);
    const auto asked = Watch::now();
    stop.request_stop();
    thread.join();
    return std::chrono::duration<double, std::milli>(ended - asked).count();
}

void measure(const GameEntry &entry, int tries, int threads)
{
    const Options options = Options::defaults(entry.info().options);
    std::vector<std::unique_ptr<AnyPosition>> positions;
    for (const std::string &text : entry.benchPositions) {
        if (auto position = entry.game->parsePosition(text, options))
            positions.push_back(std::move(*position));
    }
    const auto engine = entry.makeEngine();
    EngineSettings settings;
    settings.threadCount = threads;
    engine->configure(settings);
    engine->prepare();
    std::vector<double> times;
    for (int i = 0; i < tries; ++i) {
        const auto number = static_cast<std::size_t>(i);
        const double time = millisecondsToEnd(
            *engine, *positions[number % positions.size()], 60ms + 7ms * (i % 13));
        if (time >= 0)
            times.push_back(time);
    }
    if (times.empty())
        return;
    std::sort(times.begin(), times.end());
    std::printf(
        "%-14s median %.2f ms, nine of ten %.2f ms, worst %.2f ms\n",
        entry.info().id.c_str(),
        times[times.size() / 2],
        times[times.size() * 9 / 10],
        times.back());
}

} // namespace

int main(int count, char **arguments)
{
    const int busy = count > 1 ? std::atoi(arguments[1]) : 0;
    const int tries = count > 2 ? std::atoi(arguments[2]) : 60;
    const int threads = count > 3 ? std::atoi(arguments[3]) : 1;
    const Load load(busy);
    for (const GameEntry &entry : catalogue())
        measure(entry, std::max(tries, 1), std::max(threads, 1));
}
