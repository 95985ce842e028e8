// Whether games survive: `bench_kills [kills [seed]]` lets the real window play itself (computers of level 1 with clocks, all
// games in turn), ends it by SIGKILL at a random moment, and goes on with its game in another window. Prints each game
// that did not come back at its ply and with its clocks, and in the end how long before a kill the last write was: what was
// played since then is lost.
#include "app/files/keptgame.h"
#include "app/game/gamepage.h"
#include "model/core/textfile.h"
#include "model/games/catalogue.h"
#include "tests/support/windowdriver.h"
#include "view/widgets/messagebar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QtTest>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

namespace {

struct Tally
{
    int kept = 0;
    int ended = 0;
    int plies = 0;
    std::vector<qint64> sinceWrite;
};

QFileInfoList gamesIn(const QString &folder)
{
    return QDir(folder).entryInfoList({u"*.tgn"_s}, QDir::Files);
}

void startWindow(QProcess &window, const GameEntry &entry, const QString &home)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"XDG_DATA_HOME"_s, home + u"/data"_s);
    environment.insert(u"XDG_CONFIG_HOME"_s, home + u"/config"_s);
    window.setProcessEnvironment(environment);
    QStringList players;
    for (int i = 0; i < entry.info().playerCount(); ++i)
        players << u"computer"_s;
    window.start(
        QCoreApplication::applicationDirPath() + u"/tessera"_s,
        {u"--game"_s,
         QString::fromStdString(entry.info().id),
         u"--players"_s,
         players.join(u','),
         u"--level"_s,
         u"1"_s,
         u"--time"_s,
         u"600+5"_s});
}

/// What is wrong with the game in `file` when a window goes on with it; empty when nothing is.
QString comesBack(WindowDriver &driver, const QString &autosave, Tally &tally)
{
    const QFileInfoList files = gamesIn(autosave);
    const std::string path = files.front().filePath().toStdString();
    const auto text = readTextFile(path);
    const auto kept = text ? readKeptGame(*text, path) : Result<KeptGame>(text.error());
    if (!kept)
        return QString::fromStdString(kept.error().sentence());
    const int ply = kept->record.ply(kept->node);
    tally.plies += ply;
    if (ply == 0)
        return u"no move is kept"_s;
    for (const NodeId node : kept->record.pathTo(kept->node)) {
        if (!kept->record.node(node).clock)
            return u"a move without its clock"_s;
    }
    QDir().rename(autosave, driver.folder() + u"/autosave"_s);
    driver.reopen();
    if (!driver.find<MessageBar>("startErrorBar").text().contains(u"ended in the middle of a game"_s))
        return u"nothing is said about it"_s;
    driver.press("continueButton0");
    driver.trigger("actionPause");
    if (driver.ply() < ply)
        return u"ply %1 instead of %2"_s.arg(driver.ply()).arg(ply);
    const GameModel &game = driver.game();
    const auto now = GameModel::Instant::clock::now();
    for (int i = 0; i < game.playerCount(); ++i) {
        const auto left = game.clock().remaining(playerAt(i), now);
        if (left <= std::chrono::seconds(0) || left > std::chrono::hours(2))
            return u"a clock that shows %1 ms"_s.arg(left.count());
    }
    return {};
}

QString killOnce(const GameEntry &entry, std::mt19937 &random, Tally &tally)
{
    constexpr int kPatience = 60'000;
    constexpr unsigned kLongestMs = 2500;
    WindowDriver driver;
    const QString home = driver.folder() + u"/killed"_s;
    const QString data = home + u"/data/tessera_games/Tessera"_s;
    QProcess window;
    startWindow(window, entry, home);
    QElapsedTimer waiting;
    waiting.start();
    while (gamesIn(data + u"/autosave"_s).isEmpty() && waiting.elapsed() < kPatience)
        QTest::qWait(10);
    QTest::qWait(static_cast<int>(random() % kLongestMs));
    window.kill();
    const QDateTime killed = QDateTime::currentDateTime();
    window.waitForFinished(kPatience);
    const QFileInfoList running = gamesIn(data + u"/autosave"_s);
    const QFileInfoList finished = gamesIn(data + u"/games"_s);
    if (running.isEmpty() && finished.isEmpty())
        return u"no game at all"_s;
    if (running.isEmpty()) {
        ++tally.ended;
        return {};
    }
    ++tally.kept;
    tally.sinceWrite.push_back(running.front().lastModified().msecsTo(killed));
    return comesBack(driver, data + u"/autosave"_s, tally);
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    const int kills = argc > 1 ? std::max(std::atoi(argv[1]), 1) : 200;
    std::mt19937 random(argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 1U);
    Tally tally;
    int bad = 0;
    for (int i = 0; i < kills; ++i) {
        const GameEntry &entry = catalogue()[static_cast<std::size_t>(i) % catalogue().size()];
        const QString problem = killOnce(entry, random, tally);
        if (problem.isEmpty())
            continue;
        ++bad;
        std::printf("%d: %s: %s\n", i + 1, entry.info().id.c_str(), qPrintable(problem));
        std::fflush(stdout);
    }
    std::sort(tally.sinceWrite.begin(), tally.sinceWrite.end());
    std::printf(
        "%d kills: %d games came back running, %d were in the library, %d lost or damaged; %d "
        "plies\n",
        kills,
        tally.kept - bad,
        tally.ended,
        bad,
        tally.plies);
    if (!tally.sinceWrite.empty())
        std::printf(
            "from the last write to the kill: median %lld ms, longest %lld ms\n",
            static_cast<long long>(tally.sinceWrite[tally.sinceWrite.size() / 2]),
            static_cast<long long>(tally.sinceWrite.back()));
    return bad > 0 ? 1 : 0;
}
