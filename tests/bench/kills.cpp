// Whether games survive: `bench_kills [kills [seed]]` lets a window play itself in a process of its own (computers of level 1
// with clocks, all games in turn; each move is told before it is kept), ends that by SIGKILL at a random moment, and goes on
// with the game in another window. Prints each game that is damaged, stands at another ply or has other clocks than were told,
// and in the end how old the moves were that a kill has cost.
#include "app/files/keptgame.h"
#include "app/files/setups.h"
#include "app/game/gamepage.h"
#include "model/core/files/textfile.h"
#include "model/games/catalogue.h"
#include "tests/support/windowdriver.h"
#include "view/widgets/messagebar.h"

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

using std::chrono::milliseconds;

constexpr int kPatience = 60'000;
/// A move is written this much after it was made at the latest, when the machine has time.
constexpr qint64 kDebounceMs = 250;

/// What a window has told of a move: when it was made, and what the clocks showed after it, in ms.
struct Told
{
    qint64 at = 0;
    std::vector<qint64> clocks;
};

struct Tally
{
    int running = 0;
    int ended = 0;
    int early = 0;
    int plies = 0;
    int lostPlies = 0;
    /// Of each kill, how long ago the first move was made that it has cost, in ms; 0 when it cost none.
    std::vector<qint64> lost;
};

std::vector<qint64> clocksOf(const GameModel &game)
{
    std::vector<qint64> clocks;
    const auto now = GameModel::Instant::clock::now();
    for (int i = 0; i < game.playerCount(); ++i)
        clocks.push_back(
            std::chrono::duration_cast<milliseconds>(game.clock().remaining(playerAt(i), now))
                .count());
    return clocks;
}

/// The window that is to be killed.
int playItself(const GameEntry &entry)
{
    constexpr milliseconds kPace{60};
    Settings settings;
    Appearance appearance(settings);
    MainWindow window(settings, appearance);
    GameSession &session = window.session();
    session.match.setLeastThinkingTime(kPace);
    QObject::connect(&session.model, &GameModel::moved, &window, [&] {
        std::printf("%lld", static_cast<long long>(QDateTime::currentMSecsSinceEpoch()));
        for (const qint64 clock : clocksOf(session.model))
            std::printf(" %lld", static_cast<long long>(clock));
        std::printf("\n");
        std::fflush(stdout);
    });
    window.show();
    GameSetup setup = defaultSetup(entry.info());
    setup.seats.fill({SeatSetup::Kind::Computer, {}, 1});
    setup.clocks.fill({std::chrono::minutes(10), std::chrono::seconds(5)});
    if (const auto error = window.start(setup))
        qFatal("%s", error->sentence().c_str());
    return QApplication::exec();
}

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
    window.start(
        QCoreApplication::applicationFilePath(),
        {u"--play"_s, QString::fromStdString(entry.info().id)});
}

std::vector<Told> toldBy(QProcess &window)
{
    std::vector<Told> told;
    while (window.canReadLine()) {
        const QList<QByteArray> numbers = window.readLine().trimmed().split(' ');
        Told one{numbers.front().toLongLong(), {}};
        for (const QByteArray &number : numbers.mid(1))
            one.clocks.push_back(number.toLongLong());
        told.push_back(std::move(one));
    }
    return told;
}

/// What is wrong with the clocks of `game`, which went on for at most `ms` after they were `told`.
QString clockProblem(const GameModel &game, const Told &told, qint64 ms)
{
    const std::vector<qint64> clocks = clocksOf(game);
    for (std::size_t i = 0; i < clocks.size(); ++i) {
        const bool isThinking = game.toMove() == playerAt(static_cast<int>(i));
        const qint64 least = told.clocks[i] - (isThinking ? ms : 0);
        if (clocks[i] > told.clocks[i] || clocks[i] < least)
            return u"player %1 has %2 ms left and had %3"_s.arg(i + 1).arg(clocks[i]).arg(
                told.clocks[i]);
    }
    return {};
}

/// What is wrong with the only game of `autosave` when a window goes on with it; empty when nothing is.
QString comesBack(
    const QString &autosave, const std::vector<Told> &told, qint64 killed, WindowDriver &driver)
{
    const std::string path = gamesIn(autosave).front().filePath().toStdString();
    const auto text = readTextFile(path);
    const auto kept = text ? readKeptGame(*text, path) : Result<KeptGame>(text.error());
    if (!kept)
        return QString::fromStdString(kept.error().sentence());
    const int ply = kept->record.ply(kept->node);
    if (ply == 0 || ply > static_cast<int>(told.size()))
        return u"ply %1 is kept, %2 were played"_s.arg(ply).arg(told.size());
    QDir().rename(autosave, driver.folder() + u"/autosave"_s);
    driver.reopen();
    if (!driver.find<MessageBar>("startErrorBar").text().contains(u"ended in the middle of a game"_s))
        return u"nothing is said about it"_s;
    // Nobody moves before it was looked at.
    driver.session().match.setLeastThinkingTime(milliseconds(kPatience));
    QElapsedTimer shown;
    shown.start();
    driver.press("continueButton0");
    driver.trigger("actionPause");
    if (driver.ply() != ply)
        return u"ply %1 instead of %2"_s.arg(driver.ply()).arg(ply);
    const Told &last = told[static_cast<std::size_t>(ply - 1)];
    return clockProblem(driver.game(), last, killed - last.at + shown.elapsed() + 1);
}

/// Takes down what the kill has cost when `ply` of the moves `told` were kept.
void count(Tally &tally, std::size_t ply, const std::vector<Told> &told, qint64 killed)
{
    tally.plies += static_cast<int>(ply);
    tally.lostPlies += static_cast<int>(told.size() - ply);
    tally.lost.push_back(ply < told.size() ? killed - told[ply].at : 0);
}

QString killOnce(const GameEntry &entry, std::mt19937 &random, Tally &tally)
{
    constexpr unsigned kLongestMs = 3000;
    WindowDriver driver;
    const QString home = driver.folder() + u"/killed"_s;
    QProcess window;
    startWindow(window, entry, home);
    if (!window.waitForReadyRead(kPatience))
        return u"the window played nothing"_s;
    QTest::qWait(static_cast<int>(random() % kLongestMs));
    const qint64 killed = QDateTime::currentMSecsSinceEpoch();
    window.kill();
    window.waitForFinished(kPatience);
    const std::vector<Told> told = toldBy(window);
    const QString data = home + u"/data/"_s + QCoreApplication::organizationName() + u'/'
                         + QCoreApplication::applicationName();
    const QFileInfoList running = gamesIn(data + u"/autosave"_s);
    if (running.size() > 1)
        return u"%1 games instead of one"_s.arg(running.size());
    if (!running.isEmpty()) {
        ++tally.running;
        const auto text = readTextFile(running.front().filePath().toStdString());
        if (const auto kept = text ? readKeptGame(*text, {}) : Result<KeptGame>(text.error()))
            count(tally, static_cast<std::size_t>(kept->record.ply(kept->node)), told, killed);
        return comesBack(data + u"/autosave"_s, told, killed, driver);
    }
    if (!gamesIn(data + u"/games"_s).isEmpty()) {
        ++tally.ended;
        return {};
    }
    ++tally.early;
    count(tally, 0, told, killed);
    return tally.lost.back() > 2 * kDebounceMs ? u"no game at all"_s : QString();
}

void report(Tally &tally, int kills, int bad)
{
    std::sort(tally.lost.begin(), tally.lost.end());
    const auto within = [&](qint64 ms) {
        return std::upper_bound(tally.lost.begin(), tally.lost.end(), ms) - tally.lost.begin();
    };
    std::printf(
        "%d kills: %d games came back running, %d were in the library, %d had only begun; %d "
        "damaged or wrong\n",
        kills,
        tally.running,
        tally.ended,
        tally.early,
        bad);
    std::printf("plies: %d kept, %d lost\n", tally.plies, tally.lostPlies);
    if (tally.lost.empty())
        return;
    std::printf(
        "age of the first move lost: none lost %td times, within %lld ms %td times of %zu, longest "
        "%lld ms\n",
        within(0),
        static_cast<long long>(kDebounceMs),
        within(kDebounceMs),
        tally.lost.size(),
        static_cast<long long>(tally.lost.back()));
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    QApplication::setOrganizationName(u"tessera_games"_s);
    QApplication::setApplicationName(u"Tessera"_s);
    if (argc > 2 && std::string_view(argv[1]) == "--play")
        return playItself(*findGame(argv[2]));
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
    report(tally, kills, bad);
    return bad > 0 ? 1 : 0;
}
