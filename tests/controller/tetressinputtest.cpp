#include "controller/board/boardcontroller.h"
#include "controller/games/catalogue.h"
#include "controller/games/tetress/tetrominoinput.h"
#include "model/games/catalogue.h"
#include "model/games/tetress/rules/facts.h"
#include "model/games/tetress/tetress.h"
#include "view/board/boardview.h"
#include "view/games/catalogue.h"
#include "view/games/tetress/balancebar.h"
#include "view/games/tetress/shapebutton.h"
#include "view/games/tetress/tetresspanel.h"

#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QtTest>

using namespace tessera;
using namespace tessera::tetress;

namespace {

/// Row 5 lacks columns 4 to 6, column 5 lacks rows 5 and 6: a T clears both at once.
constexpr auto kTwoLines = "1RR2R5/1R3B5/1R1BBR5/3B1B2BB1/5R1BB2/RBRB3RBRB/9R1/5B2RR1/"
                           "2BB1R3R1/2B2B5/2B2R5 r 20";

Cell at(int row, int column)
{
    return cellAtRowColumn(row, column);
}

std::vector<Cell> sorted(std::vector<Cell> cells)
{
    std::sort(cells.begin(), cells.end());
    return cells;
}

} // namespace

/// Placing tetrominoes with mouse and keyboard on the board and in the panel beside it, without the
/// window around them: two people play.
class TetressInputTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup();

    void carriedShapeFollowsTheMouseAndIsPlaced();
    void wheelAndKeysTurnTheShape();
    void ghostWrapsOverTheEdges();
    void illegalGhostNamesItsReason();
    void refusedPlacementKeepsTheShape();
    void rightClickAndEscapeDropTheShape();
    void ghostFollowsMouseOrKeysNeverBoth();
    void keyboardAlonePlacesAShape();
    void lettersGoBeforeShortcutsOfTheWindow();
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
    void outcomeIsShownBeforeThePlacement();
    void countersRollWhenTheLinesHaveFallen();
    void lastPlacementHasABorder();
    void hintHasAMarkOfItsOwn();
    void shiftAndArrowsPan();
    void draggingTheMarginPans();
    void draggingWithTheMiddleButtonPans();
    void clickOnTheMarginMeansTheCell();
    void rightButtonDraws();
    void menuCentresAndChoosesTheMargin_data();
    void menuCentresAndChoosesTheMargin();
    void shapesAreTriedWhileLookingBack();
    void finishedGameNeedsNoHand();
    void wholeGameByMouseAndKeys();

private:
    void begin(const char *start = nullptr);
    [[nodiscard]] TetrominoInput &input()
    {
        return static_cast<TetrominoInput &>(m_controller->input());
    }
    [[nodiscard]] QWidget *viewport() { return m_view->viewport(); }
    [[nodiscard]] QPoint centre(Cell cell) { return m_view->cellRect(cell).center(); }
    void hover(Cell cell) { QTest::mouseMove(viewport(), centre(cell)); }
    void click(Cell cell) { QTest::mouseClick(viewport(), Qt::LeftButton, {}, centre(cell)); }
    void key(Qt::Key code, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_view.get(), code, modifiers);
    }
    void drag(QWidget *widget, Qt::MouseButton button, QPoint from, QPoint way);
    void wheel(int steps);
    [[nodiscard]] const std::vector<Cell> &marked(MarkRole role) { return m_scene->marks()[role]; }
    [[nodiscard]] int turns() { return m_game->position().turnsTaken(); }
    [[nodiscard]] ShapeButton &button(char letter);
    [[nodiscard]] BalanceBar &bar(const char *name);
    [[nodiscard]] const BoardOrientation &orientation()
    {
        return m_scene->geometry().orientation();
    }

    std::unique_ptr<BoardDesign> m_design;
    std::unique_ptr<GameModel> m_game;
    std::unique_ptr<MatchController> m_match;
    std::unique_ptr<NavigationController> m_navigation;
    std::unique_ptr<BoardScene> m_scene;
    std::unique_ptr<BoardView> m_view;
    std::unique_ptr<GamePanel> m_panel;
    std::unique_ptr<BoardController> m_controller;
};

void TetressInputTest::begin(const char *start)
{
    cleanup();
    m_game = std::make_unique<GameModel>();
    m_match = std::make_unique<MatchController>(*m_game, steadyTime());
    m_navigation = std::make_unique<NavigationController>(*m_game);
    GameSetup setup;
    setup.game = "tetress";
    if (start != nullptr)
        setup.start = start;
    const auto error = m_match->start(setup);
    QVERIFY2(!error, error ? error->sentence().c_str() : "");
    const Theme theme = Theme::shipped(QStringLiteral("slate"));
    m_design = makeDesign(m_game->info());
    m_scene = std::make_unique<BoardScene>(*m_design, theme);
    m_view = std::make_unique<BoardView>(*m_scene);
    m_controller = std::make_unique<BoardController>(
        *m_view,
        *m_match,
        *m_navigation,
        makeInput(m_game->info(), *m_view, *m_match, *m_navigation));
    m_controller->player().setSpeed({0, 0, false});
    m_panel.reset(m_design->makePanel(nullptr));
    m_panel->setTheme(theme);
    m_panel->showPosition(m_navigation->position());
    connect(m_navigation.get(), &NavigationController::shown, m_panel.get(), [this] {
        m_panel->showPosition(m_navigation->position());
    });
    m_controller->attach(*m_panel);
    m_view->resize(640, 640);
    m_view->show();
    m_panel->resize(330, 300);
    m_panel->move(700, 0);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void TetressInputTest::cleanup()
{
    m_controller.reset();
    m_panel.reset();
    m_view.reset();
    m_scene.reset();
    m_design.reset();
    m_navigation.reset();
    m_match.reset();
    m_game.reset();
}

void TetressInputTest::drag(QWidget *widget, Qt::MouseButton button, QPoint from, QPoint way)
{
    QTest::mousePress(widget, button, {}, from);
    for (int i = 1; i <= 8; ++i) {
        // Unlike QTest::mouseMove, with the button held.
        const QPoint position = from + way * i / 8;
        QMouseEvent move(
            QEvent::MouseMove, position, widget->mapToGlobal(position), Qt::NoButton, button, {});
        QApplication::sendEvent(widget, &move);
    }
    QTest::mouseRelease(widget, button, {}, from + way);
}

void TetressInputTest::wheel(int steps)
{
    QWheelEvent event(
        QPointF(100, 100),
        viewport()->mapToGlobal(QPointF(100, 100)),
        {},
        QPoint(0, 120 * steps),
        Qt::NoButton,
        {},
        Qt::NoScrollPhase,
        false);
    QApplication::sendEvent(viewport(), &event);
}

ShapeButton &TetressInputTest::button(char letter)
{
    return *m_panel->findChild<ShapeButton *>(QStringLiteral("shape") + QLatin1Char(letter));
}

BalanceBar &TetressInputTest::bar(const char *name)
{
    return *m_panel->findChild<BalanceBar *>(QLatin1String(name));
}

void TetressInputTest::carriedShapeFollowsTheMouseAndIsPlaced()
{
    key(Qt::Key_O);
    hover(at(3, 3));
    const std::vector<Cell> first{at(3, 3), at(3, 4), at(4, 3), at(4, 4)};
    QCOMPARE(sorted(marked(MarkRole::GhostLegal)), first);
    // The sign stands on the cell pointed at.
    QCOMPARE(marked(MarkRole::GhostLegal).front(), at(3, 3));
    hover(at(6, 7));
    const std::vector<Cell> second{at(6, 7), at(6, 8), at(7, 7), at(7, 8)};
    QCOMPARE(sorted(marked(MarkRole::GhostLegal)), second);
    QCOMPARE(m_scene->marks().ghosts.size(), std::size_t(4));
    click(at(6, 7));
    QCOMPARE(turns(), 1);
    for (const Cell cell : second)
        QVERIFY(m_scene->pieceItem(cell) != nullptr);
    QVERIFY(!input().carried());
    QVERIFY(marked(MarkRole::GhostLegal).empty());
}

void TetressInputTest::wheelAndKeysTurnTheShape()
{
    key(Qt::Key_T);
    hover(at(5, 5));
    const auto start = input().carried()->tetromino().cells;
    wheel(-1);
    const auto right = input().carried()->tetromino().cells;
    QVERIFY(right != start);
    wheel(1);
    QCOMPARE(input().carried()->tetromino().cells, start);
    key(Qt::Key_Space);
    QCOMPARE(input().carried()->tetromino().cells, right);
    key(Qt::Key_Space, Qt::ShiftModifier);
    QCOMPARE(input().carried()->tetromino().cells, start);
    key(Qt::Key_T);
    QCOMPARE(input().carried()->tetromino().cells, right);
    key(Qt::Key_T, Qt::ShiftModifier);
    QCOMPARE(input().carried()->tetromino().cells, start);
    for (int i = 0; i < 4; ++i)
        key(Qt::Key_Space);
    QCOMPARE(input().carried()->tetromino().cells, start);
    // However it is turned, it is held by the cell pointed at.
    QCOMPARE(marked(MarkRole::GhostLegal).front(), at(5, 5));
}

void TetressInputTest::ghostWrapsOverTheEdges()
{
    key(Qt::Key_O);
    hover(at(10, 10));
    const std::vector<Cell> corners{at(0, 0), at(0, 10), at(10, 0), at(10, 10)};
    QCOMPARE(sorted(marked(MarkRole::GhostLegal)), corners);
    click(at(10, 10));
    QCOMPARE(turns(), 1);
    for (const Cell cell : corners)
        QVERIFY(m_scene->pieceItem(cell) != nullptr);
}

void TetressInputTest::illegalGhostNamesItsReason()
{
    begin(kTwoLines);
    QSignalSpy refused(m_controller.get(), &BoardController::refused);
    QSignalSpy ended(m_controller.get(), &BoardController::refusalEnded);
    key(Qt::Key_O);
    hover(at(0, 1));
    QVERIFY(marked(MarkRole::GhostLegal).empty());
    QCOMPARE(marked(MarkRole::GhostIllegal).size(), std::size_t(4));
    QCOMPARE(refused.last().first().value<Refusal>().code, std::string("occupied"));
    hover(at(4, 0));
    QCOMPARE(refused.last().first().value<Refusal>().code, std::string("occupied"));
    // Blue's neighbourhood, none of Red's.
    key(Qt::Key_I);
    hover(at(4, 8));
    QVERIFY(!marked(MarkRole::GhostIllegal).empty());
    QVERIFY(m_scene->marks().ghosts.empty());
    key(Qt::Key_O);
    const auto count = ended.size();
    hover(at(0, 6));
    QCOMPARE(marked(MarkRole::GhostLegal).size(), std::size_t(4));
    QVERIFY(ended.size() > count);
}

void TetressInputTest::refusedPlacementKeepsTheShape()
{
    begin(kTwoLines);
    QSignalSpy refused(m_controller.get(), &BoardController::refused);
    key(Qt::Key_O);
    click(at(0, 1));
    QCOMPARE(turns(), 20);
    QVERIFY(input().carried());
    QCOMPARE(refused.last().first().value<Refusal>().code, std::string("occupied"));
    QVERIFY(!marked(MarkRole::Refusal).empty());
}

void TetressInputTest::rightClickAndEscapeDropTheShape()
{
    key(Qt::Key_S);
    QVERIFY(input().carried());
    QTest::mouseClick(viewport(), Qt::RightButton, {}, centre(at(4, 4)));
    QVERIFY(!input().carried());
    QVERIFY(m_view->findChild<QMenu *>() == nullptr);
    key(Qt::Key_S);
    key(Qt::Key_Escape);
    QVERIFY(!input().carried());
    QVERIFY(marked(MarkRole::GhostLegal).empty());
}

void TetressInputTest::ghostFollowsMouseOrKeysNeverBoth()
{
    key(Qt::Key_O);
    QCOMPARE(m_scene->cursor(), at(5, 5));
    hover(at(2, 2));
    QCOMPARE(m_scene->cursor(), Cell::None);
    QCOMPARE(marked(MarkRole::GhostLegal).front(), at(2, 2));
    // The keyboard goes on from where the mouse has left the ghost, and keeps it when the mouse goes.
    key(Qt::Key_Right);
    QCOMPARE(m_scene->cursor(), at(2, 3));
    QCOMPARE(marked(MarkRole::GhostLegal).front(), at(2, 3));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(viewport(), &leave);
    QCOMPARE(marked(MarkRole::GhostLegal).front(), at(2, 3));
}

void TetressInputTest::keyboardAlonePlacesAShape()
{
    m_view->setFocus();
    key(Qt::Key_L);
    // With no mouse to follow, the shape appears at the cursor in the middle of the board.
    QCOMPARE(m_scene->cursor(), at(5, 5));
    QCOMPARE(marked(MarkRole::GhostLegal).size(), std::size_t(4));
    for (int i = 0; i < 6; ++i)
        key(Qt::Key_Up);
    key(Qt::Key_Left);
    QCOMPARE(m_scene->cursor(), at(10, 4));
    key(Qt::Key_Space);
    const std::vector<Cell> ghost = sorted(marked(MarkRole::GhostLegal));
    key(Qt::Key_Return);
    QCOMPARE(turns(), 1);
    for (const Cell cell : ghost)
        QVERIFY(m_scene->pieceItem(cell) != nullptr);
}

void TetressInputTest::lettersGoBeforeShortcutsOfTheWindow()
{
    QKeyEvent letter(QEvent::ShortcutOverride, Qt::Key_T, {}, QStringLiteral("t"));
    letter.ignore();
    QApplication::sendEvent(m_view.get(), &letter);
    QVERIFY(letter.isAccepted());
    QVERIFY(!input().carried());
    QKeyEvent undo(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
    undo.ignore();
    QApplication::sendEvent(m_view.get(), &undo);
    QVERIFY(!undo.isAccepted());
}

void TetressInputTest::tickingFourCellsPlaces()
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

void TetressInputTest::tickingInAnyOrderRecognisesTheShape()
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

void TetressInputTest::recognisedShapeIsShownInTheHand()
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

void TetressInputTest::tickedCellIsUntickedBySecondClick()
{
    click(at(2, 2));
    click(at(2, 3));
    click(at(2, 2));
    QCOMPARE(marked(MarkRole::Selected), std::vector<Cell>{at(2, 3)});
    key(Qt::Key_Escape);
    QVERIFY(marked(MarkRole::Selected).empty());
}

void TetressInputTest::missingConditionIsNamed()
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

void TetressInputTest::missingConditionIsNamedBeforeTheClick()
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

void TetressInputTest::keyboardTicks()
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

void TetressInputTest::takingAShapeDropsTheTicks()
{
    click(at(2, 2));
    key(Qt::Key_J);
    QVERIFY(marked(MarkRole::Selected).empty());
    QVERIFY(input().carried());
}

void TetressInputTest::paletteGivesAndTurnsAShape()
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

void TetressInputTest::paletteIsPlayedByKeyboard()
{
    QTest::keyClick(&button('S'), Qt::Key_Space);
    QCOMPARE(input().carried()->shape(), Shape::S);
    QCOMPARE(m_scene->cursor(), at(5, 5));
    key(Qt::Key_Return);
    QCOMPARE(turns(), 1);
}

void TetressInputTest::shapeIsDraggedFromThePalette()
{
    ShapeButton &from = button('O');
    const QPoint start = from.rect().center();
    const QPoint target = viewport()->mapToGlobal(centre(at(2, 8)));
    drag(&from, Qt::LeftButton, start, from.mapFromGlobal(target) - start);
    QCOMPARE(turns(), 1);
    QVERIFY(m_scene->pieceItem(at(2, 8)) != nullptr);
    QVERIFY(m_scene->pieceItem(at(3, 9)) != nullptr);
}

void TetressInputTest::shapeDroppedBesideTheBoardGoesBack()
{
    ShapeButton &from = button('O');
    drag(&from, Qt::LeftButton, from.rect().center(), QPoint(0, 400));
    QVERIFY(!input().carried());
    // Released on the palette, it has only been taken up.
    drag(&from, Qt::LeftButton, from.rect().center(), QPoint(20, 0));
    QVERIFY(input().carried());
}

void TetressInputTest::turnButtonsTurn()
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

void TetressInputTest::outcomeIsShownBeforeThePlacement()
{
    begin(kTwoLines);
    key(Qt::Key_T);
    wheel(-2);
    hover(at(5, 5));
    QCOMPARE(marked(MarkRole::GhostLegal).size(), std::size_t(4));
    std::vector<Cell> lines;
    for (int i = 0; i < kSide; ++i) {
        lines.push_back(at(5, i));
        if (i != 5)
            lines.push_back(at(i, 5));
    }
    QCOMPARE(sorted(marked(MarkRole::Clearing)), sorted(lines));
    const auto tokens = bar("tokensBar").outcome();
    const auto placements = bar("placementsBar").outcome();
    QVERIFY(tokens && placements);
    click(at(5, 5));
    QCOMPARE(turns(), 21);
    const Facts facts = factsOf(m_game->position());
    QCOMPARE((*tokens)[0], facts.tokens[Player::First]);
    QCOMPARE((*tokens)[1], facts.tokens[Player::Second]);
    QCOMPARE((*placements)[0], facts.placements[Player::First]);
    QCOMPARE((*placements)[1], facts.placements[Player::Second]);
    QCOMPARE(bar("tokensBar").numbers(), *tokens);
    QVERIFY(!bar("tokensBar").outcome());
    for (const Cell cell : lines)
        QVERIFY(m_scene->pieceItem(cell) == nullptr);
}

void TetressInputTest::countersRollWhenTheLinesHaveFallen()
{
    begin(kTwoLines);
    m_panel->setAnimated(true);
    m_controller->player().setSpeed({100, 200, false});
    QSignalSpy finished(&m_controller->player(), &TransitionPlayer::finished);
    const auto picture = [this] { return bar("tokensBar").grab().toImage(); };
    const QImage before = picture();
    for (const Cell cell : {at(5, 4), at(5, 5), at(5, 6)})
        click(cell);
    click(at(6, 5));
    QCOMPARE(turns(), 21);
    hover(at(0, 0));
    QTest::qWait(100);
    QVERIFY(m_controller->player().isRunning());
    QCOMPARE(picture(), before);
    QVERIFY(finished.wait());
    QTRY_VERIFY(picture() != before);
}

void TetressInputTest::lastPlacementHasABorder()
{
    key(Qt::Key_O);
    hover(at(4, 4));
    click(at(4, 4));
    const std::vector<Cell> placed{at(4, 4), at(4, 5), at(5, 4), at(5, 5)};
    QCOMPARE(sorted(marked(MarkRole::LastPlaced)), placed);
    QVERIFY(marked(MarkRole::LastTo).empty());
    m_navigation->goFirst();
    QVERIFY(marked(MarkRole::LastPlaced).empty());
}

void TetressInputTest::hintHasAMarkOfItsOwn()
{
    const auto move = m_game->position().legalMoves().front();
    m_controller->showHint({move});
    QCOMPARE(marked(MarkRole::Hint).size(), std::size_t(4));
    QVERIFY(marked(MarkRole::GhostLegal).empty());
    QCOMPARE(m_scene->marks().ghosts.size(), std::size_t(4));
}

void TetressInputTest::shiftAndArrowsPan()
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

void TetressInputTest::draggingTheMarginPans()
{
    const QRect cell = m_view->cellRect(at(0, 5));
    const QPoint margin = cell.center() - QPoint(0, cell.height());
    drag(viewport(), Qt::LeftButton, margin, QPoint(3 * cell.width(), -cell.height()));
    QCOMPARE(orientation().columnOffset, 8);
    QCOMPARE(orientation().rowOffset, 1);
    QCOMPARE(turns(), 0);
    QVERIFY(marked(MarkRole::Selected).empty());
}

void TetressInputTest::draggingWithTheMiddleButtonPans()
{
    const QRect cell = m_view->cellRect(at(5, 5));
    key(Qt::Key_T);
    drag(viewport(), Qt::MiddleButton, cell.center(), QPoint(-2 * cell.width(), 0));
    QCOMPARE(orientation().columnOffset, 2);
    QVERIFY(input().carried());
}

void TetressInputTest::clickOnTheMarginMeansTheCell()
{
    const QRect cell = m_view->cellRect(at(0, 5));
    const QPoint margin = cell.center() - QPoint(0, cell.height());
    QTest::mouseClick(viewport(), Qt::LeftButton, {}, margin);
    QCOMPARE(marked(MarkRole::Selected), std::vector<Cell>{at(10, 5)});
}

/// A click of the right button opens the menu; with a modifier, or from cell to cell, it draws.
void TetressInputTest::rightButtonDraws()
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

void TetressInputTest::menuCentresAndChoosesTheMargin_data()
{
    QTest::addColumn<int>("fromBelow");
    QTest::addColumn<int>("margin");
    QTest::newRow("none") << 3 << 0;
    QTest::newRow("two cells") << 2 << 2;
    QTest::newRow("four cells") << 1 << 4;
}

void TetressInputTest::menuCentresAndChoosesTheMargin()
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

void TetressInputTest::shapesAreTriedWhileLookingBack()
{
    key(Qt::Key_O);
    click(at(4, 4));
    m_navigation->goFirst();
    const NodeId live = m_game->node();
    key(Qt::Key_O);
    QVERIFY(input().carried());
    QVERIFY(button('O').isEnabled());
    click(at(7, 7));
    QCOMPARE(m_game->node(), live);
    QCOMPARE(m_game->record().node(GameRecord::kRoot).children.size(), std::size_t(2));
    QCOMPARE(m_navigation->node(), m_game->record().node(GameRecord::kRoot).children.back());
}

void TetressInputTest::finishedGameNeedsNoHand()
{
    // Red's I fills row 0, whereby Blue's only tokens are lost.
    begin("RRRRBBBB3/11/11/11/11/11/11/11/11/11/11 r 2");
    auto *hand = m_panel->findChild<QWidget *>(QStringLiteral("handView"));
    QVERIFY(hand->isVisible());
    for (const Cell cell : {at(0, 8), at(0, 9), at(0, 10), at(1, 10)})
        click(cell);
    QVERIFY(m_game->isOver());
    QVERIFY(!hand->isVisible());
    const auto *turn = m_panel->findChild<QLabel *>(QStringLiteral("turnLabel"));
    QCOMPARE(turn->text(), QStringLiteral("Game over"));
}

void TetressInputTest::wholeGameByMouseAndKeys()
{
    m_controller->player().setSpeed({60, 120, false});
    std::mt19937 random(7);
    for (int ply = 0; !m_game->isOver(); ++ply) {
        const auto moves = m_game->position().legalMoves();
        const Move move = Rules::decode(moves[random() % moves.size()]);
        if (ply % 3 == 0) {
            const MoveShape shape = m_game->position().pointing().shape(Rules::encode(move));
            for (const Cell cell : shape.cells)
                click(cell);
        } else {
            key(static_cast<Qt::Key>(kShapeLetters[static_cast<int>(move.shape())]));
            Cell grip = Cell::None;
            for (int turn = 0; turn < 4 && grip == Cell::None; ++turn) {
                for (int i = 0; i < kCellCount && grip == Cell::None; ++i) {
                    if (input().carried()->placedAt(cellAt(i)) == move)
                        grip = cellAt(i);
                }
                if (grip == Cell::None)
                    wheel(-1);
            }
            QVERIFY(grip != Cell::None);
            if (ply % 3 == 1) {
                hover(grip);
                click(grip);
            } else {
                m_view->moveCursor(grip);
                key(Qt::Key_Return);
            }
        }
        QCOMPARE(turns(), ply + 1);
    }
    m_controller->player().finish();
    for (int i = 0; i < kCellCount; ++i) {
        const PieceItem *item = m_scene->pieceItem(cellAt(i));
        QCOMPARE(item != nullptr, m_game->position().piece(cellAt(i)).isPresent());
    }
    QVERIFY(turns() > 8);
}

QTEST_MAIN(TetressInputTest)
#include "tetressinputtest.moc"
