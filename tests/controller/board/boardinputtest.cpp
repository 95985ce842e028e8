#include "tests/support/boardcase.h"
#include "tests/support/patience.h"
#include "view/board/items/pieceitem.h"

#include <QSignalSpy>

using namespace tessera;
using namespace tessera::test;
using namespace std::chrono_literals;

namespace {

/// Four fighters a side in the moving phase, with steps, jumps and a capture at hand.
constexpr auto kMoving = "X6X/8/2W1W3/1W1B4/3W1B2/8/2BB4/X6X w move 10";

Cell at(int x, int y)
{
    return cellAt(8 * y + x);
}

} // namespace

/// The board with mouse and keyboard, without the window around it: two people play.
class BoardInputTest : public QObject, protected BoardCase
{
    Q_OBJECT

private slots:
    void init() { begin(kMoving); }
    void cleanup() { BoardCase::cleanup(); }

    void clickAndClickMoves();
    void pressingTheTargetMovesWhileAnimating();
    void dragAndDropMoves();
    void dragToABadCellIsRefused();
    void dragBackUnpicksNothing();
    void clickOnThePickedPieceUnpicks();
    void clickOnAnotherOwnPieceReselects();
    void rightClickUnpicks();
    void keyboardMoves();
    void escapeUnpicks();
    void clickOnAnEnemyIsRefusedWithItsCause();
    void refusalEndsWithTheNextInput();
    void placingTakesOneClick();
    void pickedPieceMarksItsTargets();
    void pointingAtATargetForetellsWhatFalls();
    void lastMoveIsMarked();
    void hintIsMarkedUntilTheNextMove();
    void movesAreTriedWhileLookingBack();
    void flippingKeepsCells();
    void typingWhileAnimatingLosesNothing();
    void clicksAloneDragNothing();
    void dragsAloneKeepNothingPicked();
    void movesAreConfirmedByPointingAgain();
    void confirmationIsTakenBackByEscapeOrAnotherCell();
    void marksAreLeftOutWhereNobodyWantsThem();
    void previewNumbersWhatComesAfterWhat();
    void previewShowsWhatIsThenAtRisk();
    void threatsAreShownWhileNothingIsPointedAt();
    void victoryIsCelebratedUntilTheNextInput();
    void nobodyCelebratesWithoutAnimation();

private:
    void begin(const char *start) { BoardCase::begin("watchyourback", start); }
    void press(Cell cell) { QTest::mousePress(viewport(), Qt::LeftButton, {}, centre(cell)); }
    void release(Cell cell) { QTest::mouseRelease(viewport(), Qt::LeftButton, {}, centre(cell)); }
    void drag(Cell from, Cell to);
    [[nodiscard]] const BoardMarks &marks() { return m_scene->marks(); }
    [[nodiscard]] int turns() { return m_game->position().turnsTaken() - 34; }
};

void BoardInputTest::drag(Cell from, Cell to)
{
    press(from);
    for (int i = 1; i <= 4; ++i)
        QTest::mouseMove(viewport(), centre(from) + (centre(to) - centre(from)) * i / 4);
    release(to);
}

void BoardInputTest::clickAndClickMoves()
{
    click(at(1, 3));
    QCOMPARE(marked(MarkRole::Selected), std::vector<Cell>{at(1, 3)});
    click(at(1, 4));
    QCOMPARE(turns(), 1);
    QVERIFY(m_scene->pieceItem(at(1, 4)) != nullptr);
    QVERIFY(m_scene->pieceItem(at(1, 3)) == nullptr);
}

void BoardInputTest::pressingTheTargetMovesWhileAnimating()
{
    m_controller->player().setSpeed({10000, 10000, false});
    click(at(1, 3));
    click(at(1, 4));
    QVERIFY(m_controller->player().isRunning());
    press(at(5, 4));
    QVERIFY(!m_controller->player().isRunning());
    QCOMPARE(marked(MarkRole::Selected), std::vector<Cell>{at(5, 4)});
    release(at(5, 4));
    click(at(5, 5));
    QCOMPARE(turns(), 2);
}

void BoardInputTest::dragAndDropMoves()
{
    drag(at(1, 3), at(1, 4));
    QCOMPARE(turns(), 1);
    QVERIFY(!m_view->isDragging());
}

void BoardInputTest::dragToABadCellIsRefused()
{
    QSignalSpy refused(m_controller.get(), &BoardController::refused);
    drag(at(1, 3), at(6, 6));
    QCOMPARE(turns(), 0);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.first().first().value<Refusal>().code, std::string("not-adjacent"));
    QVERIFY(m_scene->pieceItem(at(1, 3)) != nullptr);
    QVERIFY(m_controller->input().selection().isEmpty());
}

void BoardInputTest::dragBackUnpicksNothing()
{
    press(at(1, 3));
    QTest::mouseMove(viewport(), centre(at(3, 5)));
    QTest::mouseMove(viewport(), centre(at(1, 3)));
    release(at(1, 3));
    QCOMPARE(marked(MarkRole::Selected), std::vector<Cell>{at(1, 3)});
    QCOMPARE(turns(), 0);
}

void BoardInputTest::clickOnThePickedPieceUnpicks()
{
    click(at(1, 3));
    click(at(1, 3));
    QVERIFY(marked(MarkRole::Selected).empty());
}

void BoardInputTest::clickOnAnotherOwnPieceReselects()
{
    click(at(1, 3));
    click(at(4, 2));
    QCOMPARE(marked(MarkRole::Selected), std::vector<Cell>{at(4, 2)});
    QCOMPARE(turns(), 0);
}

void BoardInputTest::rightClickUnpicks()
{
    click(at(1, 3));
    QTest::mouseClick(viewport(), Qt::RightButton, {}, centre(at(5, 5)));
    QVERIFY(marked(MarkRole::Selected).empty());
}

void BoardInputTest::keyboardMoves()
{
    m_view->setFocus();
    m_view->moveCursor(at(1, 3));
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(marked(MarkRole::Selected), std::vector<Cell>{at(1, 3)});
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QTest::keyClick(m_view.get(), Qt::Key_Space);
    QCOMPARE(turns(), 1);
    QVERIFY(m_scene->pieceItem(at(1, 4)) != nullptr);
}

void BoardInputTest::escapeUnpicks()
{
    click(at(1, 3));
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QVERIFY(marked(MarkRole::Selected).empty());
}

void BoardInputTest::clickOnAnEnemyIsRefusedWithItsCause()
{
    QSignalSpy refused(m_controller.get(), &BoardController::refused);
    click(at(3, 3));
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.first().first().value<Refusal>().code, std::string("not-yours"));
    QCOMPARE(marked(MarkRole::Refusal), std::vector<Cell>{at(3, 3)});
}

void BoardInputTest::refusalEndsWithTheNextInput()
{
    QSignalSpy ended(m_controller.get(), &BoardController::refusalEnded);
    click(at(3, 3));
    click(at(1, 3));
    QVERIFY(marked(MarkRole::Refusal).empty());
    QCOMPARE(ended.size(), 1);
}

void BoardInputTest::placingTakesOneClick()
{
    begin(nullptr);
    QCOMPARE(marked(MarkRole::Legal).size(), std::size_t(46));
    click(at(3, 3));
    QCOMPARE(m_game->position().turnsTaken(), 1);
    QVERIFY(m_scene->pieceItem(at(3, 3)) != nullptr);
}

void BoardInputTest::pickedPieceMarksItsTargets()
{
    QVERIFY(marked(MarkRole::Legal).empty());
    click(at(2, 2));
    std::vector<Cell> legal = marked(MarkRole::Legal);
    std::sort(legal.begin(), legal.end());
    const std::vector<Cell> wanted{at(2, 1), at(1, 2), at(3, 2), at(2, 3)};
    QCOMPARE(legal, wanted);
}

void BoardInputTest::pointingAtATargetForetellsWhatFalls()
{
    click(at(2, 2));
    QTest::mouseMove(viewport(), centre(at(3, 2)));
    // Between the arrival on 3,2 and the fighter on 3,4 stands Black's 3,3.
    QCOMPARE(marked(MarkRole::Capture), std::vector<Cell>{at(3, 3)});
    QCOMPARE(marks().ghosts.size(), std::size_t(1));
    QTest::mouseMove(viewport(), centre(at(2, 1)));
    QVERIFY(marked(MarkRole::Capture).empty());
}

void BoardInputTest::lastMoveIsMarked()
{
    click(at(2, 2));
    click(at(3, 2));
    QCOMPARE(marked(MarkRole::LastFrom), std::vector<Cell>{at(2, 2)});
    QCOMPARE(marked(MarkRole::LastTo), std::vector<Cell>{at(3, 2)});
    QVERIFY(m_scene->pieceItem(at(3, 3)) == nullptr);
    m_match->undo();
    QVERIFY(marked(MarkRole::LastTo).empty());
    QVERIFY(m_scene->pieceItem(at(3, 3)) != nullptr);
}

void BoardInputTest::hintIsMarkedUntilTheNextMove()
{
    const auto move = m_game->position().parseMove("1,3>1,4");
    QVERIFY(move);
    m_controller->showHint({*move});
    QVERIFY(!marks().arrows.empty());
    QCOMPARE(marks().arrows.back(), (MarkArrow{MarkArrow::Kind::Hint, at(1, 3), at(1, 4)}));
    click(at(4, 2));
    click(at(4, 1));
    for (const MarkArrow &arrow : marks().arrows)
        QVERIFY(arrow.kind != MarkArrow::Kind::Hint);
}

void BoardInputTest::movesAreTriedWhileLookingBack()
{
    click(at(1, 3));
    click(at(1, 4));
    m_navigation->goFirst();
    click(at(1, 3));
    QCOMPARE(marked(MarkRole::Selected), std::vector<Cell>{at(1, 3)});
    click(at(0, 3));
    // The game goes on as it was; what was tried is looked at.
    QCOMPARE(turns(), 1);
    QCOMPARE(m_game->record().node(GameRecord::kRoot).children.size(), std::size_t(2));
    QCOMPARE(m_navigation->node(), m_game->record().node(GameRecord::kRoot).children.back());
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QVERIFY(m_navigation->isLive());
    click(at(5, 4));
    QCOMPARE(marked(MarkRole::Selected), std::vector<Cell>{at(5, 4)});
}

void BoardInputTest::flippingKeepsCells()
{
    const QPoint before = centre(at(1, 3));
    m_view->board().setOrientation({.turns = 1});
    QVERIFY((centre(at(1, 3)) - before).manhattanLength() > 100);
    click(at(1, 3));
    click(at(1, 4));
    QCOMPARE(turns(), 1);
    m_view->board().setOrientation({.turns = 0});
    QCOMPARE(centre(at(1, 3)), before);
}

void BoardInputTest::typingWhileAnimatingLosesNothing()
{
    m_controller->player().setSpeed({300, 300, false});
    const char *moves[] = {"1,3>1,4", "5,4>5,5", "1,4>1,3", "5,5>5,4", "2,2>3,2"};
    for (const char *text : moves) {
        const auto move = m_game->position().parseMove(text);
        QVERIFY(move);
        const MoveShape shape = m_game->position().pointing().shape(*move);
        for (const Cell cell : shape.cells)
            click(cell);
    }
    QCOMPARE(turns(), 5);
    m_controller->player().finish();
    const BoardCells cells = m_game->position().cells();
    for (int i = 0; i < 64; ++i)
        QCOMPARE(
            m_scene->pieceItem(cellAt(i)) != nullptr,
            cells.pieces[static_cast<std::size_t>(i)].isPresent());
}

void BoardInputTest::clicksAloneDragNothing()
{
    m_controller->input().setStyle({PointingStyle::Way::Clicks});
    drag(at(1, 3), at(1, 4));
    QCOMPARE(turns(), 0);
    QCOMPARE(marked(MarkRole::Selected), std::vector<Cell>{at(1, 3)});
    click(at(1, 4));
    QCOMPARE(turns(), 1);
}

void BoardInputTest::dragsAloneKeepNothingPicked()
{
    m_controller->input().setStyle({PointingStyle::Way::Drags});
    click(at(1, 3));
    QVERIFY(marked(MarkRole::Selected).empty());
    drag(at(1, 3), at(1, 4));
    QCOMPARE(turns(), 1);
}

void BoardInputTest::movesAreConfirmedByPointingAgain()
{
    QSignalSpy foreseen(m_controller.get(), &BoardController::foreseen);
    m_controller->input().setStyle({PointingStyle::Way::ClicksAndDrags, true});
    click(at(1, 3));
    click(at(1, 4));
    QCOMPARE(turns(), 0);
    QCOMPARE(m_scene->marks().ghosts.size(), std::size_t{1});
    QVERIFY(foreseen.back().front().toString().contains(QStringLiteral("Esc")));
    click(at(1, 4));
    QCOMPARE(turns(), 1);
    // A piece that is dropped goes back until then.
    drag(at(5, 4), at(5, 5));
    QCOMPARE(turns(), 1);
    QVERIFY(m_scene->pieceItem(at(5, 4)) != nullptr);
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    m_view->moveCursor(at(5, 5));
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(turns(), 2);
}

void BoardInputTest::confirmationIsTakenBackByEscapeOrAnotherCell()
{
    m_controller->input().setStyle({PointingStyle::Way::ClicksAndDrags, true});
    click(at(1, 3));
    click(at(1, 4));
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QVERIFY(!m_controller->input().isUnconfirmed());
    QVERIFY(marked(MarkRole::Selected).empty());
    click(at(1, 3));
    click(at(1, 4));
    click(at(1, 2));
    QCOMPARE(turns(), 0);
    QCOMPARE(m_controller->input().meant().has_value(), true);
    click(at(1, 2));
    QCOMPARE(turns(), 1);
    QVERIFY(m_scene->pieceItem(at(1, 2)) != nullptr);
}

void BoardInputTest::marksAreLeftOutWhereNobodyWantsThem()
{
    m_controller->input().setStyle({PointingStyle::Way::ClicksAndDrags, false, false, false});
    click(at(2, 2));
    QTest::mouseMove(viewport(), centre(at(3, 2)));
    QVERIFY(marked(MarkRole::Legal).empty());
    QVERIFY(marked(MarkRole::Capture).empty());
    QVERIFY(m_scene->marks().ghosts.empty());
}

/// The enemy falls first, then the piece that has arrived between two others.
void BoardInputTest::previewNumbersWhatComesAfterWhat()
{
    begin("X6X/3W4/3B4/2B1B3/3W4/8/3BB1W1/X6X w move 10");
    click(at(3, 4));
    QTest::mouseMove(viewport(), centre(at(3, 3)));
    QCOMPARE(marked(MarkRole::Capture), std::vector<Cell>{at(3, 2)});
    QCOMPARE(marked(MarkRole::Suicide), std::vector<Cell>{at(3, 3)});
    const std::vector<OrderNumber> order{{at(3, 2), 1}, {at(3, 3), 2}};
    QCOMPARE(marks().order, order);
}

void BoardInputTest::previewShowsWhatIsThenAtRisk()
{
    // Black would step up to its other side.
    begin("X6X/8/8/8/1W1B4/1B6/6W1/X6X w move 10");
    QSignalSpy foreseen(m_controller.get(), &BoardController::foreseen);
    click(at(1, 4));
    QTest::mouseMove(viewport(), centre(at(1, 3)));
    QVERIFY(marked(MarkRole::AtRisk).empty());
    QTest::mouseMove(viewport(), centre(at(2, 4)));
    QCOMPARE(marked(MarkRole::AtRisk), std::vector<Cell>{at(2, 4)});
    QCOMPARE(foreseen.back().front().toString(), QStringLiteral("Then Black can stab 2,4"));
}

void BoardInputTest::threatsAreShownWhileNothingIsPointedAt()
{
    m_controller->showThreats(true);
    QCOMPARE(marked(MarkRole::AtRisk), std::vector<Cell>{at(3, 4)});
    QCOMPARE(marks().arrows.size(), std::size_t{1});
    click(at(2, 2));
    QTest::mouseMove(viewport(), centre(at(3, 2)));
    QVERIFY(marks().arrows.empty());
    m_controller->showThreats(false);
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QVERIFY(marked(MarkRole::AtRisk).empty());
}

void BoardInputTest::victoryIsCelebratedUntilTheNextInput()
{
    begin("X6X/8/2W1W3/3B4/3W4/8/2B5/X6X w move 10");
    m_controller->player().setSpeed({1, 1, false});
    click(at(2, 2));
    click(at(3, 2));
    QVERIFY(m_game->isOver());
    QTRY_VERIFY_WITH_TIMEOUT(!m_controller->player().isRunning(), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(m_scene->pieceItem(at(3, 2))->scale() > 1.01, kPatience);
    click(at(6, 6));
    QCOMPARE(m_scene->pieceItem(at(3, 2))->scale(), 1.0);
}

void BoardInputTest::nobodyCelebratesWithoutAnimation()
{
    begin("X6X/8/2W1W3/3B4/3W4/8/2B5/X6X w move 10");
    click(at(2, 2));
    click(at(3, 2));
    QVERIFY(m_game->isOver());
    QTest::qWait(60);
    QCOMPARE(m_scene->pieceItem(at(3, 2))->scale(), 1.0);
}

QTEST_MAIN(BoardInputTest)
#include "boardinputtest.moc"
