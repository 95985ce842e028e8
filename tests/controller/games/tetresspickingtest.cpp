#include "tests/support/tetresscase.h"

#include <QLabel>
#include <QSignalSpy>

using namespace tessera;
using namespace tessera::test;
using namespace tessera::tetress;

namespace {

/// Row 5 lacks columns 4 to 6, column 5 lacks rows 5 and 6: a T clears both at once.
constexpr auto kTwoLines = "1RR2R5/1R3B5/1R1BBR5/3B1B2BB1/5R1BB2/RBRB3RBRB/9R1/5B2RR1/"
                           "2BB1R3R1/2B2B5/2B2R5 r 20";

} // namespace

/// How a tetromino comes to the hand: ticked cell by cell on the board, or taken from the palette.
class TetressPickingTest : public QObject, protected TetressCase
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { TetressCase::cleanup(); }

    void tickingFourCellsPlaces();
    void tickingInAnyOrderRecognisesTheShape();
    void recognisedShapeIsShownInTheHand();
    void tickedCellIsUntickedBySecondClick();
    void missingConditionIsNamed();
    void missingConditionIsNamedBeforeTheClick();
    void keyboardTicks();
    void takingAShapeDropsTheTicks();
    void paletteGivesAndTurnsAShape();
    void paletteIsPlayedByKeyboard();
    void shapeIsDraggedFromThePalette();
    void shapeDroppedBesideTheBoardGoesBack();
    void turnButtonsTurn();
};

void TetressPickingTest::tickingFourCellsPlaces()
{
    click(at(2, 2));
    QCOMPARE(marked(MarkRole::Selected), std::vector<Cell>{at(2, 2)});
    QVERIFY(!marked(MarkRole::Legal).empty());
    click(at(2, 3));
    click(at(3, 3));
    QCOMPARE(turns(), 0);
    hover(at(3, 4));
    QCOMPARE(marked(MarkRole::GhostLegal).size(), std::size_t(4));
    click(at(3, 4));
    QCOMPARE(turns(), 1);
    QVERIFY(marked(MarkRole::Selected).empty());
}

void TetressPickingTest::tickingInAnyOrderRecognisesTheShape()
{
    const auto *words = m_panel->findChild<QLabel *>(QStringLiteral("handWords"));
    click(at(10, 5));
    click(at(2, 5));
    // Three rows lie between them over the edge: only the I reaches.
    QVERIFY2(words->text().contains(QStringLiteral("It will be the I")), qPrintable(words->text()));
    click(at(0, 5));
    click(at(1, 5));
    QCOMPARE(turns(), 1);
}

void TetressPickingTest::recognisedShapeIsShownInTheHand()
{
    const auto *picture = m_panel->findChild<QWidget *>(QStringLiteral("handPicture"));
    const auto *words = m_panel->findChild<QLabel *>(QStringLiteral("handWords"));
    click(at(4, 4));
    click(at(4, 5));
    click(at(4, 6));
    QCOMPARE(picture->accessibleName(), QString());
    QVERIFY2(words->text().contains(QStringLiteral("3 of 4")), qPrintable(words->text()));
    hover(at(5, 5));
    QCOMPARE(picture->accessibleName(), QStringLiteral("T"));
    QVERIFY2(words->text().contains(QStringLiteral("It will be the T")), qPrintable(words->text()));
    hover(at(5, 4));
    QCOMPARE(picture->accessibleName(), QStringLiteral("L"));
    hover(at(9, 9));
    QCOMPARE(picture->accessibleName(), QString());
}

void TetressPickingTest::tickedCellIsUntickedBySecondClick()
{
    click(at(2, 2));
    click(at(2, 3));
    click(at(2, 2));
    QCOMPARE(marked(MarkRole::Selected), std::vector<Cell>{at(2, 3)});
    key(Qt::Key_Escape);
    QVERIFY(marked(MarkRole::Selected).empty());
}

void TetressPickingTest::missingConditionIsNamed()
{
    begin(kTwoLines);
    QSignalSpy refused(m_controller.get(), &BoardController::refused);
    const auto code = [&refused] { return refused.last().first().value<Refusal>().code; };
    click(at(0, 1));
    QCOMPARE(code(), std::string("occupied"));
    // Blue stands at 10,2; a Red neighbour is missing.
    click(at(10, 6));
    click(at(10, 7));
    click(at(5, 5));
    QCOMPARE(code(), std::string("too-far-apart"));
    QCOMPARE(marked(MarkRole::Selected).size(), std::size_t(2));
}

void TetressPickingTest::missingConditionIsNamedBeforeTheClick()
{
    QSignalSpy refused(m_controller.get(), &BoardController::refused);
    QSignalSpy ended(m_controller.get(), &BoardController::refusalEnded);
    hover(at(0, 0));
    QCOMPARE(refused.size(), 0);
    hover(at(2, 2));
    click(at(2, 2));
    hover(at(2, 3));
    QCOMPARE(refused.size(), 0);
    hover(at(8, 8));
    QCOMPARE(refused.last().first().value<Refusal>().code, std::string("too-far-apart"));
    hover(at(2, 2));
    QCOMPARE(ended.size(), 1);
    QVERIFY(marked(MarkRole::Refusal).empty());
}

void TetressPickingTest::keyboardTicks()
{
    m_view->setFocus();
    m_view->moveCursor(at(0, 0));
    for (const Qt::Key way : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Up, Qt::Key_Right}) {
        key(Qt::Key_Space);
        key(way);
    }
    QCOMPARE(turns(), 1);
    for (const Cell cell : {at(0, 0), at(0, 10), at(10, 10), at(9, 10)})
        QVERIFY(m_scene->pieceItem(cell) != nullptr);
}

void TetressPickingTest::takingAShapeDropsTheTicks()
{
    click(at(2, 2));
    key(Qt::Key_J);
    QVERIFY(marked(MarkRole::Selected).empty());
    QVERIFY(input().carried());
}

void TetressPickingTest::paletteGivesAndTurnsAShape()
{
    QTest::mouseClick(&button('Z'), Qt::LeftButton);
    QCOMPARE(input().carried()->shape(), Shape::Z);
    const auto start = input().carried()->tetromino().cells;
    QTest::mouseClick(&button('Z'), Qt::LeftButton);
    QVERIFY(input().carried()->tetromino().cells != start);
    hover(at(4, 4));
    click(at(4, 4));
    QCOMPARE(turns(), 1);
}

void TetressPickingTest::paletteIsPlayedByKeyboard()
{
    QTest::keyClick(&button('S'), Qt::Key_Space);
    QCOMPARE(input().carried()->shape(), Shape::S);
    QCOMPARE(m_scene->cursor(), at(5, 5));
    key(Qt::Key_Return);
    QCOMPARE(turns(), 1);
}

void TetressPickingTest::shapeIsDraggedFromThePalette()
{
    ShapeButton &from = button('O');
    const QPoint start = from.rect().center();
    const QPoint target = viewport()->mapToGlobal(centre(at(2, 8)));
    drag(&from, Qt::LeftButton, start, from.mapFromGlobal(target) - start);
    QCOMPARE(turns(), 1);
    QVERIFY(m_scene->pieceItem(at(2, 8)) != nullptr);
    QVERIFY(m_scene->pieceItem(at(3, 9)) != nullptr);
}

void TetressPickingTest::shapeDroppedBesideTheBoardGoesBack()
{
    ShapeButton &from = button('O');
    drag(&from, Qt::LeftButton, from.rect().center(), QPoint(0, 400));
    QVERIFY(!input().carried());
    // Released on the palette, it has only been taken up.
    drag(&from, Qt::LeftButton, from.rect().center(), QPoint(20, 0));
    QVERIFY(input().carried());
}

void TetressPickingTest::turnButtonsTurn()
{
    auto *forwards = m_panel->findChild<QAbstractButton *>(QStringLiteral("turnForwards"));
    auto *backwards = m_panel->findChild<QAbstractButton *>(QStringLiteral("turnBackwards"));
    QVERIFY(!forwards->isEnabled());
    key(Qt::Key_J);
    const auto start = input().carried()->tetromino().cells;
    forwards->click();
    QVERIFY(input().carried()->tetromino().cells != start);
    backwards->click();
    QCOMPARE(input().carried()->tetromino().cells, start);
}

QTEST_MAIN(TetressPickingTest)
#include "tetresspickingtest.moc"
