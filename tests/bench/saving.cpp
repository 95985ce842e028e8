// What keeping a running game takes of the window's thread, and how much it delays a frame: `bench_saving`. For each game a
// random one of up to 700 plies with 300 variations is kept as often as moves in a hurry would have it, while a timer ticks like
// frames do; the same without keeping tells what else the machine is busy with.
#include "app/files/autosavewriter.h"
#include "model/games/catalogue.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <random>

using namespace tessera;

namespace {

constexpr int kPlies = 700;
constexpr int kVariations = 300;
constexpr int kFrameMs = 16;
constexpr int kFrames = 1250;
constexpr int kDebounceMs = 100;

KeptGame longGame(const GameEntry &entry)
{
    std::mt19937 random(5);
    KeptGame game;
    game.record.game = entry.info().id;
    game.record.options = Options::defaults(entry.info().options);
    game.setup.game = entry.info().id;
    const auto position = entry.game->start(game.record.options);
    for (int ply = 0; ply < kPlies; ++ply) {
        const auto moves = position->legalMoves();
        const MoveCode move = moves[random() % moves.size()];
        auto next = position->clone();
        next->play(move);
        if (next->outcome().isOver())
            break;
        const NodeId parent = game.node;
        game.node = game.record.add(parent, move);
        game.record.node(game.node).clock = std::chrono::milliseconds(300'000 - ply);
        if (ply < kVariations)
            game.record.add(parent, moves.back());
        position->play(move);
    }
    return game;
}

/// The processor's time that this thread has used, in ms: other programs do not count.
double threadMs()
{
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return static_cast<double>(used.tv_sec) * 1e3 + static_cast<double>(used.tv_nsec) / 1e6;
}

struct Spread
{
    double middle = 0;
    double rare = 0;
    double worst = 0;
};

/// Median, the value that one in a hundred exceeds, and the greatest.
Spread spreadOf(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return {values[values.size() / 2], values[values.size() * 99 / 100], values.back()};
}

struct Costs
{
    /// How much later than due each frame began, in ms.
    std::vector<double> late;
    /// What each saving took of the thread, in ms.
    std::vector<double> used;
};

Costs run(const KeptGame *game)
{
    const QTemporaryDir folder;
    AutosaveWriter writer;
    Costs costs;
    QEventLoop loop;
    QTimer frames;
    frames.setTimerType(Qt::PreciseTimer);
    QElapsedTimer since;
    since.start();
    int frame = 0;
    QObject::connect(&frames, &QTimer::timeout, &loop, [&] {
        ++frame;
        const double due = double(frame) * kFrameMs;
        const double now = static_cast<double>(since.nsecsElapsed()) / 1e6;
        costs.late.push_back(std::max(now - due, 0.0));
        // A frame that was missed altogether is late once.
        frame = std::max(frame, static_cast<int>(now / kFrameMs));
        if (static_cast<int>(costs.late.size()) == kFrames)
            loop.quit();
    });
    QTimer saves;
    QObject::connect(&saves, &QTimer::timeout, &loop, [&] {
        const double before = threadMs();
        writer.save(folder.filePath(QStringLiteral("game.tgn")), *game);
        costs.used.push_back(threadMs() - before);
    });
    frames.start(kFrameMs);
    if (game != nullptr)
        saves.start(kDebounceMs);
    loop.exec();
    return costs;
}

void measure(const GameEntry &entry)
{
    const KeptGame game = longGame(entry);
    const Spread without = spreadOf(run(nullptr).late);
    const Costs costs = run(&game);
    const Spread with = spreadOf(costs.late);
    const Spread used = spreadOf(costs.used);
    std::printf(
        "%-14s %3d plies: %zu savings take median %.3f ms, worst %.3f ms; frames late (median, 99 "
        "%%, "
        "worst): %.2f %.2f %.2f ms, without saving %.2f %.2f %.2f ms\n",
        entry.info().id.c_str(),
        game.record.ply(game.node),
        costs.used.size(),
        used.middle,
        used.worst,
        with.middle,
        with.rare,
        with.worst,
        without.middle,
        without.rare,
        without.worst);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    for (const GameEntry &entry : catalogue())
        measure(entry);
}
