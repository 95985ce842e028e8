// How long the window's event loop is kept waiting while engines of level 10 play each other, and how
// much memory the program holds; `bench_windowlatency [game|all [seconds]]`. With `analysis` as third word:
// while people step through a game and the analysis shows five lines at full strength; a frame is no
// longer than the gap in which it is drawn.
#include "app/analysis/analysisbox.h"
#include "app/game/gamepage.h"
#include "app/game/studyboxes.h"
#include "model/games/catalogue.h"
#include "tests/support/windowdriver.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace tessera;

namespace {

/// A timer that is due again at once, and the gaps between its ticks.
class Gaps
{
public:
    Gaps()
    {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
            m_gaps.push_back(static_cast<double>(m_clock.nsecsElapsed()) / 1e6);
            m_clock.start();
        });
        m_clock.start();
        m_timer.start(1);
    }

    void report(const std::string &game) const
    {
        std::vector<double> sorted = m_gaps;
        std::sort(sorted.begin(), sorted.end());
        const auto at = [&sorted](double part) {
            return sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
        };
        std::printf(
            "%-14s gaps: median %.2f ms, 99.9 %% %.2f ms, worst %.2f ms, %zu ticks",
            game.c_str(),
            at(0.5),
            at(0.999),
            at(1.0),
            sorted.size());
    }

private:
    QTimer m_timer;
    QElapsedTimer m_clock;
    std::vector<double> m_gaps;
};

/// Resident memory in mebibytes, where the system tells; else 0.
double residentMebibytes()
{
    QFile status(QStringLiteral("/proc/self/statm"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    constexpr double kPagesPerMebibyte = 256;
    return status.readAll().split(' ').value(1).toDouble() / kPagesPerMebibyte;
}

void measure(const std::string &game, int seconds)
{
    test::WindowDriver driver;
    GameSetup setup = test::WindowDriver::people(game);
    for (SeatSetup &seat : setup.seats)
        seat = {SeatSetup::Kind::Computer, {}, EngineSettings::kStrongest};
    driver.start(setup);
    QApplication::processEvents();
    const Gaps gaps;
    QTimer::singleShot(seconds * 1000, qApp, &QApplication::quit);
    QApplication::exec();
    gaps.report(game);
    std::printf(", %d moves, %.0f MiB\n", driver.ply(), residentMebibytes());
}

/// The same while the analysis thinks, and somebody steps to and fro.
void measureAnalysis(const std::string &game, int seconds)
{
    constexpr int kPlies = 12;
    constexpr int kStepMs = 700;
    test::WindowDriver driver;
    Preferences preferences = driver.settings().preferences();
    preferences.engines.analysis.lines = kMostAnalysisLines;
    driver.settings().setPreferences(preferences);
    driver.start(test::WindowDriver::people(game));
    for (int i = 0; i < kPlies; ++i)
        driver.playAnyMove();
    driver.trigger("actionAnalysis");
    QApplication::processEvents();
    const LiveAnalysis &analysis = driver.window().page().study().analysis().analysis();
    int looks = 0;
    QObject::connect(&analysis, &LiveAnalysis::changed, qApp, [&looks] { ++looks; });
    QTimer steps;
    int step = 0;
    QObject::connect(&steps, &QTimer::timeout, &steps, [&] {
        const bool isBack = step++ / kPlies % 2 == 0;
        driver.action(isBack ? "actionBack" : "actionForward").trigger();
    });
    steps.start(kStepMs);
    const Gaps gaps;
    QTimer::singleShot(seconds * 1000, qApp, &QApplication::quit);
    QApplication::exec();
    gaps.report(game);
    std::printf(", %d looks at the analysis, %d steps\n", looks, step);
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    const int seconds = argc > 2 ? std::max(std::atoi(argv[2]), 1) : 8;
    const bool isAnalysis = argc > 3 && std::string(argv[3]) == "analysis";
    for (const GameEntry &entry : catalogue()) {
        const std::string &id = entry.info().id;
        if (argc < 2 || std::string(argv[1]) == "all" || id == argv[1])
            isAnalysis ? measureAnalysis(id, seconds) : measure(id, seconds);
    }
}
