#include "tests/support/tetresscase.h"

#include <QMenu>

using namespace tessera;
using namespace tessera::test;
using namespace tessera::tetress;

/// The board without edges is pushed about, and what is pointed at on its margin.
class TetressPanningTest : public QObject, protected TetressCase
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { TetressCase::cleanup(); }

    void shiftAndArrowsPan();
    void draggingTheMarginPans();
    void draggingWithTheMiddleButtonPans();
    void clickOnTheMarginMeansTheCell();
    void rightButtonDraws();
    void menuCentresAndChoosesTheMargin_data();
    void menuCentresAndChoosesTheMargin();
};

void TetressPanningTest::shiftAndArrowsPan()
{
    click(at(2, 2));
    m_view->moveCursor(at(4, 4));
    const QPoint before = centre(at(2, 2));
    key(Qt::Key_Right, Qt::ShiftModifier);
    key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(orientation().columnOffset, 1);
    QCOMPARE(orientation().rowOffset, 1);
    QVERIFY(centre(at(2, 2)).x() < before.x());
    QVERIFY(centre(at(2, 2)).y() < before.y());
    // Ticks and the cursor stay with their cells.
    QCOMPARE(marked(MarkRole::Selected), std::vector<Cell>{at(2, 2)});
    key(Qt::Key_Left);
    QCOMPARE(m_scene->cursor(), at(4, 3));
    click(at(2, 3));
    QCOMPARE(marked(MarkRole::Selected).size(), std::size_t(2));
    for (int i = 0; i < 11; ++i)
        key(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(orientation().columnOffset, 1);
}

void TetressPanningTest::draggingTheMarginPans()
{
    const QRect cell = m_view->cellRect(at(0, 5));
    const QPoint margin = cell.center() - QPoint(0, cell.height());
    drag(viewport(), Qt::LeftButton, margin, QPoint(3 * cell.width(), -cell.height()));
    QCOMPARE(orientation().columnOffset, 8);
    QCOMPARE(orientation().rowOffset, 1);
    QCOMPARE(turns(), 0);
    QVERIFY(marked(MarkRole::Selected).empty());
}

void TetressPanningTest::draggingWithTheMiddleButtonPans()
{
    const QRect cell = m_view->cellRect(at(5, 5));
    key(Qt::Key_T);
    drag(viewport(), Qt::MiddleButton, cell.center(), QPoint(-2 * cell.width(), 0));
    QCOMPARE(orientation().columnOffset, 2);
    QVERIFY(input().carried());
}

void TetressPanningTest::clickOnTheMarginMeansTheCell()
{
    const QRect cell = m_view->cellRect(at(0, 5));
    const QPoint margin = cell.center() - QPoint(0, cell.height());
    QTest::mouseClick(viewport(), Qt::LeftButton, {}, margin);
    QCOMPARE(marked(MarkRole::Selected), std::vector<Cell>{at(10, 5)});
}

/// A click of the right button opens the menu; with a modifier, or from cell to cell, it draws.
void TetressPanningTest::rightButtonDraws()
{
    QSignalSpy drawn(&input(), &InputController::drawn);
    QTest::mouseClick(viewport(), Qt::RightButton, Qt::ShiftModifier, centre(at(4, 4)));
    QTest::mousePress(viewport(), Qt::RightButton, {}, centre(at(4, 4)));
    QTest::mouseRelease(viewport(), Qt::RightButton, {}, centre(at(6, 4)));
    QVERIFY(m_view->findChild<QMenu *>() == nullptr);
    QTest::mouseClick(viewport(), Qt::RightButton, {}, centre(at(2, 9)));
    auto *menu = m_view->findChild<QMenu *>(QStringLiteral("torusMenu"));
    QVERIFY(menu != nullptr);
    menu->actions().at(2)->trigger();
    menu->close();
    QCOMPARE(drawn.count(), 3);
    const Cell cells[][2] = {{at(4, 4), at(4, 4)}, {at(4, 4), at(6, 4)}, {at(2, 9), at(2, 9)}};
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(drawn[i][0].value<Cell>(), cells[i][0]);
        QCOMPARE(drawn[i][1].value<Cell>(), cells[i][1]);
    }
}

void TetressPanningTest::menuCentresAndChoosesTheMargin_data()
{
    QTest::addColumn<int>("fromBelow");
    QTest::addColumn<int>("margin");
    QTest::newRow("none") << 3 << 0;
    QTest::newRow("two cells") << 2 << 2;
    QTest::newRow("four cells") << 1 << 4;
}

void TetressPanningTest::menuCentresAndChoosesTheMargin()
{
    QFETCH(const int, fromBelow);
    QFETCH(const int, margin);
    QTest::mouseClick(viewport(), Qt::RightButton, {}, centre(at(1, 9)));
    auto *menu = m_view->findChild<QMenu *>(QStringLiteral("torusMenu"));
    QVERIFY(menu != nullptr);
    const QPoint middle = centre(at(5, 5));
    menu->actions().first()->trigger();
    QCOMPARE(centre(at(1, 9)), middle);
    menu->actions().at(menu->actions().size() - fromBelow)->trigger();
    QCOMPARE(orientation().margin, margin);
    const QRectF bounds = m_scene->geometry().bounds();
    QCOMPARE(bounds.width(), 11.0 + 2 * margin);
    // The cells keep their numbers: a click means the cell that is seen there.
    click(at(1, 9));
    QCOMPARE(marked(MarkRole::Selected), std::vector<Cell>{at(1, 9)});
    menu->close();
}

QTEST_MAIN(TetressPanningTest)
#include "tetresspanningtest.moc"
