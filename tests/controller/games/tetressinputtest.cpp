#include "model/games/tetress/rules/facts.h"
#include "model/games/tetress/tetress.h"
#include "tests/support/patience.h"
#include "tests/support/tetresscase.h"

#include <QLabel>
#include <QSignalSpy>

#include <random>

using namespace tessera;
using namespace tessera::test;
using namespace tessera::tetress;

namespace {

/// Row 5 lacks columns 4 to 6, column 5 lacks rows 5 and 6: a T clears both at once.
constexpr auto kTwoLines = "1RR2R5/1R3B5/1R1BBR5/3B1B2BB1/5R1BB2/RBRB3RBRB/9R1/5B2RR1/"
                           "2BB1R3R1/2B2B5/2B2R5 r 20";

std::vector<Cell> sorted(std::vector<Cell> cells)
{
    std::sort(cells.begin(), cells.end());
    return cells;
}

} // namespace

/// Placing tetrominoes that are carried over the board, by mouse and keyboard: two people play.
class TetressInputTest : public QObject, protected TetressCase
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { TetressCase::cleanup(); }

    void carriedShapeFollowsTheMouseAndIsPlaced();
    void wheelAndKeysTurnTheShape();
    void ghostWrapsOverTheEdges();
    void illegalGhostNamesItsReason();
    void refusedPlacementKeepsTheShape();
    void rightClickAndEscapeDropTheShape();
    void ghostFollowsMouseOrKeysNeverBoth();
    void keyboardAlonePlacesAShape();
    void lettersGoBeforeShortcutsOfTheWindow();
    void outcomeIsShownBeforeThePlacement();
    void countersRollWhenTheLinesHaveFallen();
    void lastPlacementHasABorder();
    void hintHasAMarkOfItsOwn();
    void shapesAreTriedWhileLookingBack();
    void finishedGameNeedsNoHand();
    void wholeGameByMouseAndKeys();
};

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
    // Slow enough for the slowest machine.
    m_controller->player().setSpeed({30'000, 60'000, false});
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
    m_controller->player().finish();
    QTRY_VERIFY_WITH_TIMEOUT(picture() != before, kPatience);
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
