#include "app/board/boardpage.h"
#include "app/game/autoplay.h"
#include "app/game/gamepage.h"
#include "tests/support/patience.h"
#include "tests/support/windowcase.h"

#include <QSlider>
#include <QWheelEvent>
#include <QtTest>

using namespace tessera;
using namespace tessera::test;
using namespace Qt::StringLiterals;

namespace {} // namespace

/// Going through a game without a hand on its list: by the wheel over the board, and by itself.
class PlayThroughTest : public QObject, protected WindowCase
{
    Q_OBJECT

private slots:
    void init() { WindowCase::init(); }
    void cleanup() { WindowCase::cleanup(); }

    void theWheelLeadsThroughTheGame();
    void gamesPlayThrough();
    void paceIsKept();
};

void PlayThroughTest::theWheelLeadsThroughTheGame()
{
    begin(3);
    BoardView &board = m_driver->window().page().board().view();
    const auto turn = [&board](int steps) {
        const QPointF middle = board.viewport()->rect().center();
        QWheelEvent event(
            middle,
            board.viewport()->mapToGlobal(middle),
            {},
            QPoint(0, 120 * steps),
            Qt::NoButton,
            Qt::NoModifier,
            Qt::NoScrollPhase,
            false);
        QCoreApplication::sendEvent(board.viewport(), &event);
    };
    turn(1);
    QCOMPARE(session().navigation.ply(), 2);
    turn(1);
    QCOMPARE(session().navigation.ply(), 1);
    turn(-1);
    QCOMPARE(session().navigation.ply(), 2);
    QCOMPARE(m_driver->ply(), 3);
}

void PlayThroughTest::gamesPlayThrough()
{
    begin(4);
    m_driver->settings().change([](Preferences &now) { now.motion.paceMs = 500; });
    m_driver->trigger("actionAutoplay");
    QCOMPARE(session().navigation.ply(), 0);
    QVERIFY(m_driver->action("actionAutoplay").isChecked());
    QTRY_COMPARE_WITH_TIMEOUT(session().navigation.ply(), 2, kPatience);
    // Whoever goes elsewhere ends it.
    m_driver->trigger("actionFirst");
    QVERIFY(!m_driver->action("actionAutoplay").isChecked());
    m_driver->trigger("actionAutoplay");
    QTRY_VERIFY_WITH_TIMEOUT(session().navigation.isLive(), kPatience);
    QVERIFY(!m_driver->action("actionAutoplay").isChecked());
    QCOMPARE(m_driver->ply(), 4);
}

void PlayThroughTest::paceIsKept()
{
    m_driver->trigger("actionPreferences");
    auto &slider = m_driver->find<QSlider>("paceSlider");
    QVERIFY(m_driver->text("paceSliderValue").startsWith(u'1'));
    slider.setValue(slider.maximum());
    m_driver->reopen();
    QCOMPARE(m_driver->window().page().autoplay().pace(), std::chrono::milliseconds(4000));
}

QTEST_MAIN(PlayThroughTest)
#include "playthroughtest.moc"
