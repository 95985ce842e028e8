#include "view/board/scene/boardview.h"
#include "tests/support/gamerows.h"
#include "tests/support/patience.h"
#include "tests/support/randomgames.h"
#include "view/board/items/pieceitem.h"
#include "view/board/pieceset.h"
#include "view/board/scene/accessibleboard.h"
#include "view/games/catalogue.h"

#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace tessera;
using namespace Qt::StringLiterals;

namespace {

/// A board of the game of the row in a window, after some random moves.
struct Board
{
    explicit Board(int plies = 10)
    {
        QFETCH_GLOBAL(QString, game);
        const GameEntry &entry = *findGame(game.toStdString());
        design = makeDesign(entry.info());
        std::mt19937 random(11);
        position = randomPosition(entry, plies, random);
        scene = std::make_unique<BoardScene>(*design, Theme::shipped(u"slate"_s));
        scene->showPosition(*position);
        view = std::make_unique<BoardView>(*scene);
        view->resize(500, 480);
        view->show();
        QVERIFY(QTest::qWaitForWindowExposed(view.get()));
    }

    [[nodiscard]] QPoint pointOf(Cell cell) const { return view->cellRect(cell).center(); }

    std::unique_ptr<BoardDesign> design;
    std::unique_ptr<AnyPosition> position;
    std::unique_ptr<BoardScene> scene;
    std::unique_ptr<BoardView> view;
};

Cell cellOf(const QSignalSpy &spy)
{
    return spy.constLast().constFirst().value<Cell>();
}

bool isWhole(double value)
{
    return std::abs(value - std::round(value)) < 1e-6;
}

} // namespace

/// The widget around a board says in cells what mouse and keyboard do.
class BoardViewTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { test::addGameRows(); }

    void theWholeBoardFitsAndPixelsAreWhole_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("start") << QSize(800, 800);
        QTest::newRow("wide") << QSize(1200, 500);
        QTest::newRow("high") << QSize(301, 977);
        QTest::newRow("small") << QSize(200, 200);
    }

    void theWholeBoardFitsAndPixelsAreWhole()
    {
        QFETCH(QSize, size);
        Board board;
        board.view->resize(size);
        QCoreApplication::processEvents();
        const QRectF seen = board.view->viewportTransform().mapRect(board.scene->boardRect());
        QVERIFY(QRectF(board.view->viewport()->rect()).contains(seen));
        // Whole pixels of the device, whatever its ratio is.
        const double ratio = board.view->devicePixelRatioF();
        const double cell = board.view->viewportTransform().m11() * ratio;
        QVERIFY(isWhole(cell));
        const QPointF origin = board.view->viewportTransform().map(QPointF(0, 0)) * ratio;
        QVERIFY(isWhole(origin.x()) && isWhole(origin.y()));
        // The pieces follow when the size no longer changes.
        QTRY_COMPARE_WITH_TIMEOUT(
            board.scene->cellPixels(), static_cast<int>(std::lround(cell)), kPatience);
    }

    void piecesAreNeitherStretchedNorSmeared()
    {
        Board board;
        board.view->resize(437, 411);
        const double ratio = board.view->devicePixelRatioF();
        const auto wanted = [&] {
            return static_cast<int>(std::lround(board.view->viewportTransform().m11() * ratio));
        };
        QTRY_COMPARE_WITH_TIMEOUT(board.scene->cellPixels(), wanted(), kPatience);
        const int pixels = wanted();
        const QImage seen = board.view->grab().toImage();
        PieceSet drawings(board.design->pieceSheet());
        drawings.setPixels(pixels);
        const auto &geometry = board.scene->geometry();
        const DesignContext context{*board.position, geometry, board.scene->theme()};
        int compared = 0;
        for (int i = 0; i < geometry.cellCount(); ++i) {
            const Piece piece = board.position->piece(cellAt(i));
            // Only drawings that fill a cell of a board of squares begin on a whole pixel.
            if (!piece.isPresent() || board.design->pieceSize() != 1)
                continue;
            const QPointF corner = board.view->viewportTransform().map(
                                       geometry.outline(cellAt(i)).boundingRect().topLeft())
                                   * ratio;
            // The middle of a piece covers whatever is drawn on its tile.
            const QRect middle(pixels / 3, pixels / 3, pixels / 3, pixels / 3);
            const QImage part = seen.copy(middle.translated(corner.toPoint()));
            QImage expected(part.size(), QImage::Format_RGB32);
            expected.fill(board.design->cellLook(context, cellAt(i)).fill);
            QPainter painter(&expected);
            painter.drawPixmap(-middle.topLeft(), drawings.pixmap(board.design->pieceElement(piece)));
            painter.end();
            QVERIFY2(
                part.convertToFormat(QImage::Format_RGB32) == expected,
                qPrintable(u"cell %1"_s.arg(i)));
            ++compared;
        }
        QVERIFY(compared > 0 || board.design->pieceSize() != 1);
    }

    void theMouseSpeaksInCells()
    {
        Board board;
        QSignalSpy pressed(board.view.get(), &BoardView::cellPressed);
        QSignalSpy released(board.view.get(), &BoardView::cellReleased);
        for (int i = 0; i < board.scene->geometry().placeCount(); ++i) {
            QTest::mouseClick(board.view->viewport(), Qt::LeftButton, {}, board.pointOf(cellAt(i)));
            QCOMPARE(cellOf(pressed), cellAt(i));
            QCOMPARE(cellOf(released), cellAt(i));
        }
        QTest::mouseClick(board.view->viewport(), Qt::LeftButton, {}, QPoint(1, 1));
        QCOMPARE(cellOf(pressed), Cell::None);
    }

    void aDraggedPieceFollowsTheMouse()
    {
        Board board;
        Cell from = Cell::None;
        for (int i = 0; i < board.scene->geometry().cellCount() && from == Cell::None; ++i) {
            if (board.scene->pieceItem(cellAt(i)))
                from = cellAt(i);
        }
        QVERIFY(from != Cell::None);
        PieceItem *item = board.scene->pieceItem(from);
        QWidget *viewport = board.view->viewport();
        connect(board.view.get(), &BoardView::cellPressed, board.view.get(), &BoardView::beginDrag);
        QSignalSpy moved(board.view.get(), &BoardView::dragMoved);
        QSignalSpy released(board.view.get(), &BoardView::cellReleased);
        const auto moveTo = [&](QPoint point) {
            QMouseEvent event(
                QEvent::MouseMove,
                point,
                viewport->mapToGlobal(point),
                Qt::NoButton,
                Qt::LeftButton,
                Qt::NoModifier);
            QCoreApplication::sendEvent(viewport, &event);
        };
        QTest::mousePress(viewport, Qt::LeftButton, {}, board.pointOf(from));
        moveTo(board.pointOf(from) + QPoint(1, 1));
        QVERIFY(!board.view->isDragging());
        const Cell target = cellAt(board.scene->geometry().cellCount() / 2);
        moveTo(board.pointOf(target));
        QVERIFY(board.view->isDragging());
        QCOMPARE(moved.size(), 1);
        QCOMPARE(board.scene->geometry().cellAt(item->pos()), target);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, board.pointOf(target));
        QCOMPARE(cellOf(released), target);
        board.view->endDrag();
        board.scene->settle();
        QCOMPARE(item->pos(), board.scene->geometry().centre(from));
    }

    /// The second click of two means something only where the first one was made here as well.
    void aSecondClickAloneMeansNothing()
    {
        Board board;
        QWidget *viewport = board.view->viewport();
        const QPoint point = board.pointOf(cellAt(board.scene->geometry().cellCount() / 2));
        QSignalSpy pressed(board.view.get(), &BoardView::cellPressed);
        const auto secondClick = [&](int atMs) {
            QMouseEvent event(
                QEvent::MouseButtonDblClick,
                point,
                viewport->mapToGlobal(point),
                Qt::LeftButton,
                Qt::LeftButton,
                Qt::NoModifier);
            event.setTimestamp(static_cast<quint64>(atMs));
            QCoreApplication::sendEvent(viewport, &event);
        };
        secondClick(QTest::lastMouseTimestamp + 50);
        QVERIFY(pressed.isEmpty());
        QTest::mousePress(viewport, Qt::LeftButton, {}, point);
        const int pressedAt = QTest::lastMouseTimestamp;
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, point);
        QCOMPARE(pressed.size(), 1);
        secondClick(pressedAt + 50);
        QCOMPARE(pressed.size(), 2);
    }

    void theKeyboardMovesTheCursor()
    {
        Board board;
        board.view->setFocus();
        QSignalSpy moved(board.view.get(), &BoardView::cursorMoved);
        QSignalSpy activated(board.view.get(), &BoardView::activated);
        QSignalSpy cancelled(board.view.get(), &BoardView::cancelled);
        QTest::keyClick(board.view.get(), Qt::Key_Left);
        const Cell first = board.scene->cursor();
        QVERIFY(first != Cell::None);
        QTest::keyClick(board.view.get(), Qt::Key_Left);
        QCOMPARE(cellOf(moved), board.scene->geometry().neighbour(first, Direction::Left));
        QTest::keyClick(board.view.get(), Qt::Key_Right);
        QCOMPARE(cellOf(moved), first);
        QTest::keyClick(board.view.get(), Qt::Key_9, Qt::KeypadModifier);
        QCOMPARE(cellOf(moved), board.scene->geometry().neighbour(first, Direction::UpRight));
        QTest::keyClick(board.view.get(), Qt::Key_Return);
        QCOMPARE(cellOf(activated), board.scene->cursor());
        QTest::keyClick(board.view.get(), Qt::Key_Space);
        QCOMPARE(activated.size(), 2);
        QTest::keyClick(board.view.get(), Qt::Key_Escape);
        QCOMPARE(cancelled.size(), 1);
        // The mouse needs no ring.
        QTest::mouseClick(board.view->viewport(), Qt::LeftButton, {}, board.pointOf(Cell{0}));
        QCOMPARE(board.scene->cursor(), Cell::None);
    }

    void keysOfTheWindowPassThrough()
    {
        Board board;
        board.view->setFocus();
        QTest::keyClick(board.view.get(), Qt::Key_Left);
        const Cell before = board.scene->cursor();
        for (const auto key : {Qt::Key_E, Qt::Key_R, Qt::Key_Left, Qt::Key_Right}) {
            QKeyEvent event(QEvent::KeyPress, key, Qt::ControlModifier);
            QCoreApplication::sendEvent(board.view.get(), &event);
            QVERIFY(!event.isAccepted());
        }
        QCOMPARE(board.scene->cursor(), before);
    }

    void aScreenReaderSeesEveryCell()
    {
        Board board;
        QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(board.view.get());
        QVERIFY(accessible);
        QCOMPARE(accessible->role(), QAccessible::Grouping);
        QVERIFY(!accessible->text(QAccessible::Name).isEmpty());
        QCOMPARE(accessible->childCount(), board.scene->geometry().placeCount());
        QSignalSpy activated(board.view.get(), &BoardView::activated);
        for (int i = 0; i < board.scene->geometry().cellCount(); ++i) {
            QAccessibleInterface *cell = accessible->child(i);
            QVERIFY(cell && cell->isValid());
            QCOMPARE(cell->role(), QAccessible::Button);
            QCOMPARE(
                cell->text(QAccessible::Name), board.design->cellName(*board.position, cellAt(i)));
            QCOMPARE(accessible->indexOfChild(cell), i);
            QCOMPARE(cell->parent(), accessible);
            const QPoint middle = cell->rect().center();
            QCOMPARE(accessible->childAt(middle.x(), middle.y()), cell);
            QVERIFY(cell->state().focusable);
            cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            QCOMPARE(cellOf(activated), cellAt(i));
            QCOMPARE(board.scene->cursor(), cellAt(i));
        }
    }

    void aViewMayOutliveItsScene()
    {
        Board board;
        QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(board.view.get());
        QAccessibleInterface *cell = accessible->child(0);
        board.scene.reset();
        QVERIFY(!cell->isValid());
        QCOMPARE(accessible->childCount(), 0);
        QTest::keyClick(board.view.get(), Qt::Key_Left);
        QTest::mouseClick(board.view->viewport(), Qt::LeftButton, {}, QPoint(100, 100));
        board.view->resize(300, 300);
        board.view->grab();
    }
};

QTEST_MAIN(BoardViewTest)
#include "boardviewtest.moc"
