// What keeping a running game after a ply takes of the window's thread, and of the thread that writes: `bench_saving`. For
// each game a random one of up to 700 plies with 300 variations.
#include "app/files/autosavewriter.h"
#include "model/games/catalogue.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <random>

using namespace tessera;

namespace {

constexpr int kPlies = 700;
constexpr int kVariations = 300;
constexpr int kSaves = 100;

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

double msSince(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void measure(const GameEntry &entry)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.tgn"));
    const KeptGame game = longGame(entry);
    AutosaveWriter writer;
    std::vector<double> here;
    double writing = 0;
    for (int i = 0; i < kSaves; ++i) {
        QElapsedTimer timer;
        timer.start();
        const KeptGame copy = game;
        writer.save(path, copy);
        here.push_back(msSince(timer));
        writer.flush();
        writing += msSince(timer);
    }
    std::sort(here.begin(), here.end());
    std::printf(
        "%-14s %d plies: window's thread median %.3f ms, worst %.3f ms; written after %.1f ms\n",
        entry.info().id.c_str(),
        game.record.ply(game.node),
        here[here.size() / 2],
        here.back(),
        writing / kSaves);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    for (const GameEntry &entry : catalogue())
        measure(entry);
}
