// How long a frame of a board takes: while a piece glides, while the pointer goes over targets, and
// while the window is resized. Prints median and worst in milliseconds of processor time, so that other
// programs do not count; `bench_boardframe [game [size [position]]]`, by default the position after 24 random moves.
#include "controller/board/movepreview.h"
#include "model/games/catalogue.h"
#include "view/board/items/pieceitem.h"
#include "view/board/scene/boardview.h"
#include "view/games/catalogue.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <random>

using namespace tessera;

namespace {

void report(const char *what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    std::printf(
        "%-28s median %.2f ms, worst %.2f ms, %zu frames\n",
        what,
        times[times.size() / 2],
        times.back(),
        times.size());
}

/// Milliseconds for which this thread has had a processor.
double processorMs()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Measures how long the program is busy with a change: all events that follow it, painting above
/// all, without the time spent waiting for them.
class Application final : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (m_isBusy)
            return QApplication::notify(receiver, event);
        m_isBusy = true;
        const double begin = processorMs();
        const bool result = QApplication::notify(receiver, event);
        m_milliseconds += processorMs() - begin;
        m_isBusy = false;
        return result;
    }

    /// Milliseconds of work that `change` makes within the next frames.
    template<typename Change>
    double busyAfter(Change change)
    {
        const double begin = processorMs();
        change();
        const double direct = processorMs() - begin;
        m_milliseconds = 0;
        QTest::qWait(20);
        return direct + m_milliseconds;
    }

private:
    bool m_isBusy = false;
    double m_milliseconds = 0;
};

std::unique_ptr<AnyPosition> given(const AnyGame &game, const char *text)
{
    auto position = game.parsePosition(text, Options::defaults(game.info().options));
    if (position)
        return std::move(*position);
    std::fprintf(stderr, "bench_boardframe: %s\n", position.error().sentence().c_str());
    return nullptr;
}

std::unique_ptr<AnyPosition> played(const AnyGame &game)
{
    std::mt19937 random(1);
    auto position = game.start(Options::defaults(game.info().options));
    for (int ply = 0; ply < 24 && !position->outcome().isOver(); ++ply) {
        const auto moves = position->legalMoves();
        position->play(moves[random() % moves.size()]);
    }
    return position;
}

} // namespace

int main(int argc, char *argv[])
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    Application application(argc, argv);
    const int size = argc > 2 ? QByteArray(argv[2]).toInt() : 800;
    for (const GameEntry &entry : catalogue()) {
        if (argc > 1 && entry.info().id != argv[1])
            continue;
        const auto position = argc > 3 ? given(*entry.game, argv[3]) : played(*entry.game);
        if (!position)
            return 2;
        const auto design = makeDesign(entry.info());
        BoardScene scene(*design, Theme::shipped(QString()));
        scene.showPosition(*position);
        BoardView view(scene);
        view.resize(size, size);
        view.show();
        QTest::qWait(200);
        std::printf("%s at %d×%d\n", entry.info().id.c_str(), size, size);

        PieceItem *piece = nullptr;
        for (int i = 0; i < scene.geometry().cellCount() && !piece; ++i)
            piece = scene.pieceItem(cellAt(i));
        if (piece) {
            const QRectF board = scene.geometry().bounds();
            std::vector<double> gliding;
            for (int i = 0; i < 300; ++i) {
                const double part = i / 300.0;
                gliding.push_back(application.busyAfter([&] {
                    piece->setPos(
                        board.left() + part * board.width(), board.top() + part * board.height());
                }));
            }
            report("a piece glides", gliding);
            scene.settle();
        }

        std::vector<double> whole;
        for (int i = 0; i < 100; ++i) {
            whole.push_back(application.busyAfter([&view] { view.viewport()->update(); }));
        }
        report("everything is painted", whole);

        // The pointer goes from target to target, with all lenses on: what would come of each move,
        // and the attack map.
        std::vector<double> pointing;
        const auto moves = position->legalMoves();
        for (std::size_t i = 0; i < 100 && !moves.empty(); ++i) {
            pointing.push_back(application.busyAfter([&] {
                BoardMarks marks;
                markOutcome(*position, moves[7 * i % moves.size()], marks);
                markPreview(*position, moves[7 * i % moves.size()], marks);
                markAttackMap(*position, marks);
                scene.setMarks(marks);
            }));
        }
        if (!pointing.empty())
            report("pointing, all lenses on", pointing);
        scene.setMarks({});

        std::vector<double> resizing;
        for (int i = 0; i < 100; ++i) {
            resizing.push_back(application.busyAfter([&] { view.resize(size - 2 * i, size - i); }));
        }
        report("the window is resized", resizing);

        const double begin = processorMs();
        scene.setCellPixels(scene.cellPixels() + 1);
        view.grab();
        std::printf("%-28s %.2f ms\n", "all drawn for a new size", processorMs() - begin);
    }
    return 0;
}
