#include "app/board/boardpage.h"
#include "app/game/gamepage.h"
#include "model/games/catalogue.h"
#include "model/games/chexers/chexers.h"
#include "model/games/chexers/rules/facts.h"
#include "model/session/minussigns.h"
#include "tests/support/patience.h"
#include "tests/support/windowdriver.h"
#include "view/board/items/pieceitem.h"
#include "view/board/scene/boardscene.h"
#include "view/board/scene/boardview.h"
#include "view/history/historyview.h"
#include "view/widgets/playercard.h"
#include "view/widgets/toast.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTextLayout>
#include <QtTest>

#include <set>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

namespace {

/// Red has two exits and a piece ready, Green needs one exit more and can take it.
constexpr auto kLate = "3R/3R1/6/R5B/6/4B/G3 r 2,3,1 90";

Cell hex(int q, int r)
{
    return chexers::cellOf(chexers::hexAt({q, r}));
}

} // namespace

/// Chexers as three people play it in the window, by mouse and by keyboard.
class ChexersWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_driver = std::make_unique<WindowDriver>(); }
    void cleanup() { m_driver.reset(); }

    void threeCardsAndColumns();
    void linesBreakBeforeNoMinusSign();
    void typingFindsMovesWithMinusSigns();
    void cardsOfAFinishedGameLeaveRoom();
    void jumpConverts();
    void exitByMouse();
    void exitByDragging();
    void exitByKeyboard();
    void cursorBesideTheBoardStaysAsItTurns();
    void diagonalKeysComeBeforeShortcuts();
    void fourthExitEndsTheGame();
    void refusalsNameTheCause_data();
    void refusalsNameTheCause();
    void forcedPassIsMadeAndTold();
    void reasonForPassingIsSaidOnce();
    void resignationSharesTheWin();
    void spentTimeSharesTheWin();
    void undoTakesBackTheResignationAlone();
    void lastMovesOfBothOpponentsAreMarked();
    void hintShowsTheRepliesOfBoth();
    void everybodyIsTurnedToTheBottom();

private:
    void begin(const char *start = nullptr);
    [[nodiscard]] const AnyPosition &position() { return m_driver->game().position(); }
    [[nodiscard]] int exits(Player player)
    {
        return chexers::factsOf(position()).standings[player].exits;
    }
    [[nodiscard]] BoardPage &board() { return m_driver->window().page().board(); }

    std::unique_ptr<WindowDriver> m_driver;
};

void ChexersWindowTest::begin(const char *start)
{
    GameSetup setup = WindowDriver::people("chexers");
    if (start != nullptr)
        setup.start = start;
    m_driver->start(setup);
}

void ChexersWindowTest::threeCardsAndColumns()
{
    begin();
    for (const char *card : {"playerCard0", "playerCard1", "playerCard2"})
        QVERIFY(m_driver->find<PlayerCard>(card).isVisible());
    m_driver->click(hex(-3, 0));
    m_driver->click(hex(-2, 0));
    m_driver->click(hex(0, -3));
    m_driver->click(hex(0, -2));
    const QAbstractItemModel &history = *m_driver->find<HistoryView>("historyView").model();
    QCOMPARE(history.columnCount(), 3);
    QCOMPARE(asTyped(history.index(0, 0).data().toString()), u"-3,0>-2,0"_s);
    QVERIFY(history.index(0, 0).data().toString().startsWith(u'−'));
    QCOMPARE(asTyped(history.index(0, 1).data().toString()), u"0,-3>0,-2"_s);
    QVERIFY(history.index(0, 2).data().toString().isEmpty());
}

/// In narrow texts, lines ended after the comma of "0,−1".
void ChexersWindowTest::linesBreakBeforeNoMinusSign()
{
    const QString text = withMinusSigns(u"Red can jump 0,-1>-1,-1 to take -1,-2 and 2,-3"_s);
    QTextLayout layout(text);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(1);
        const int end = line.textStart() + line.textLength();
        QVERIFY2(end == text.size() || text.at(end - 1).isSpace(), qPrintable(text.left(end)));
    }
    layout.endLayout();
    QVERIFY(layout.lineCount() > 1);
}

/// A keyboard has hyphens, but what was typed was looked for among minus signs.
void ChexersWindowTest::typingFindsMovesWithMinusSigns()
{
    begin();
    for (const Cell cell : {hex(-3, 0), hex(-2, 0), hex(0, -3), hex(0, -2)})
        m_driver->click(cell);
    auto &history = m_driver->find<HistoryView>("historyView");
    const NodeId last = m_driver->game().node();
    m_driver->session().navigation.goTo(GameRecord::kRoot);
    QVERIFY(history.shownNode() != last);
    QTest::keyClicks(&history, u"0,-3"_s);
    QCOMPARE(history.shownNode(), last);
}

void ChexersWindowTest::cardsOfAFinishedGameLeaveRoom()
{
    begin(kLate);
    auto &card = m_driver->find<PlayerCard>("playerCard1");
    const int high = card.sizeHint().height();
    m_driver->trigger("actionResign");
    QTRY_VERIFY(card.sizeHint().height() < high);
    QVERIFY(!m_driver->find<QLabel>("playerSeatBeside").text().isEmpty());
    // A name that would be cut off keeps its line.
    card.setSeat(QString(60, u'x'));
    QTRY_COMPARE(card.sizeHint().height(), high);
    card.setSeat(u"Person"_s);
    QTRY_VERIFY(card.sizeHint().height() < high);
    m_driver->trigger("actionUndo");
    QTRY_COMPARE(card.sizeHint().height(), high);
}

void ChexersWindowTest::jumpConverts()
{
    begin("4/5/6/2RG3/6/5/3B r 0,0,0 0");
    m_driver->click(hex(-1, 0));
    m_driver->click(hex(1, 0));
    QCOMPARE(position().piece(hex(0, 0)).owner, Player::First);
    QCOMPARE(board().view().board().pieceItem(hex(0, 0))->piece().owner, Player::First);
}

void ChexersWindowTest::exitByMouse()
{
    begin(kLate);
    m_driver->click(hex(3, -3));
    m_driver->click(chexers::exitPlace(Player::First));
    QCOMPARE(exits(Player::First), 3);
    QCOMPARE(board().view().board().countBeside(chexers::exitPlace(Player::First)), 3);
    m_driver->trigger("actionUndo");
    QCOMPARE(board().view().board().countBeside(chexers::exitPlace(Player::First)), 2);
}

void ChexersWindowTest::exitByDragging()
{
    begin(kLate);
    m_driver->drag(hex(3, -3), chexers::exitPlace(Player::First));
    QCOMPARE(exits(Player::First), 3);
}

void ChexersWindowTest::exitByKeyboard()
{
    begin(kLate);
    m_driver->moveCursor(hex(3, -3));
    m_driver->type(Qt::Key_Return);
    m_driver->moveCursor(chexers::exitPlace(Player::First));
    m_driver->type(Qt::Key_Return);
    QCOMPARE(exits(Player::First), 3);
}

/// The place beside the board counted as none of the turned board, while its ring was still shown: the next
/// arrow read outside the board.
void ChexersWindowTest::cursorBesideTheBoardStaysAsItTurns()
{
    begin(kLate);
    const Cell exit = chexers::exitPlace(Player::First);
    m_driver->moveCursor(exit);
    m_driver->trigger("actionFlip");
    QCOMPARE(board().view().board().cursor(), exit);
    std::set<int> seen;
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
        m_driver->type(key);
        seen.insert(index(board().view().board().cursor()));
    }
    QVERIFY(seen.size() > 1);
    QVERIFY(*seen.begin() >= 0);
    QVERIFY(*seen.rbegin() < board().view().board().geometry().placeCount());
}

/// Home and End led to the start and the end of the game instead of up and down the board.
void ChexersWindowTest::diagonalKeysComeBeforeShortcuts()
{
    begin();
    m_driver->click(hex(-3, 0));
    m_driver->click(hex(-2, 0));
    BoardView &view = board().view();
    m_driver->moveCursor(hex(0, 0));
    const QPointF middle = view.board().geometry().centre(view.board().cursor());
    const auto cursor = [&] {
        return view.board().geometry().centre(view.board().cursor()) - middle;
    };
    m_driver->type(Qt::Key_Home);
    QVERIFY(cursor().x() < 0 && cursor().y() < 0);
    m_driver->type(Qt::Key_PageDown);
    m_driver->type(Qt::Key_End);
    QVERIFY(cursor().x() < 0 && cursor().y() > 0);
    QVERIFY(m_driver->session().navigation.isLive());
    // Elsewhere, and while looking back, they lead through the game.
    m_driver->type(Qt::Key_Home, Qt::ControlModifier);
    QVERIFY(!m_driver->session().navigation.isLive());
    m_driver->type(Qt::Key_End);
    QVERIFY(m_driver->session().navigation.isLive());
}

void ChexersWindowTest::fourthExitEndsTheGame()
{
    begin(kLate);
    m_driver->click(hex(-3, 0));
    m_driver->click(hex(-2, 0));
    m_driver->click(hex(-3, 3));
    m_driver->click(chexers::exitPlace(Player::Second));
    QVERIFY(m_driver->game().isOver());
    QCOMPARE(m_driver->game().outcome().winner(), Player::Second);
    QVERIFY(m_driver->find<QWidget>("gameOverCard").isVisible());
    QVERIFY(m_driver->text("resultHeadline").contains(u"Green"));
}

void ChexersWindowTest::refusalsNameTheCause_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<QString>("sentence");
    const int red = index(hex(-3, 0));
    QTest::newRow("not yours") << index(hex(3, 0)) << -1 << u"is not yours to move"_s;
    QTest::newRow("nothing to jump over")
        << red << index(hex(-1, 0)) << u"There is nothing to jump over on −2,0."_s;
    QTest::newRow("too far") << red << index(hex(0, 0)) << u"0,0 is neither next to −3,0"_s;
    QTest::newRow("not on the exit edge")
        << red << index(chexers::exitPlace(Player::First)) << u"is not on the edge"_s;
    QTest::newRow("the exit of another")
        << red << index(chexers::exitPlace(Player::Third)) << u"Another player's pieces"_s;
}

void ChexersWindowTest::refusalsNameTheCause()
{
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(QString, sentence);
    begin(kLate);
    m_driver->click(cellAt(from));
    if (to >= 0)
        m_driver->click(cellAt(to));
    const QString said = m_driver->text("messageLineText");
    QVERIFY2(said.contains(sentence), qPrintable(said));
    QCOMPARE(m_driver->ply(), 0);
}

/// Red is walled in: the pass is made for them, told, and kept in the history.
void ChexersWindowTest::forcedPassIsMadeAndTold()
{
    begin("RGB1/GG3/B2B2/7/6/5/4 b 0,0,0 2");
    QSignalSpy said(&board().toast(), &Toast::said);
    // Blue closes the last way out.
    m_driver->click(hex(1, -1));
    m_driver->click(hex(0, -1));
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 2, kPatience);
    QCOMPARE(position().toMove(), Player::Second);
    QCOMPARE(said.size(), 1);
    QVERIFY(said.first().first().toString().contains(u"Red"));
    // What Blue moved stays marked: a pass changes nothing.
    const BoardMarks &marks = m_driver->window().page().board().view().board().marks();
    QCOMPARE(marks[MarkRole::LastTo], std::vector{hex(0, -1)});
    const QAbstractItemModel &history = *m_driver->find<HistoryView>("historyView").model();
    QCOMPARE(history.index(1, 0).data().toString(), u"— pass"_s);
    QCOMPARE(history.index(2, 0).data().toString(), u"Forced pass: every piece is blocked"_s);
}

/// Red has no pieces and passes at every turn.
void ChexersWindowTest::reasonForPassingIsSaidOnce()
{
    begin("4/5/6/3G3/6/3B1/4 g 0,0,0 1");
    const auto move = [this](Cell from, Cell to) {
        m_driver->click(from);
        m_driver->click(to);
    };
    move(hex(0, 0), hex(1, 0));
    move(hex(0, 2), hex(1, 1));
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 3, kPatience);
    move(hex(1, 0), hex(0, 0));
    move(hex(1, 1), hex(0, 2));
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 6, kPatience);
    const QAbstractItemModel &history = *m_driver->find<HistoryView>("historyView").model();
    QStringList first;
    for (int row = 0; row < history.rowCount(); ++row)
        first << history.index(row, 0).data().toString();
    QCOMPARE(
        first,
        (QStringList{u""_s, u"— pass"_s, u"Forced pass: no pieces left"_s, u""_s, u"— pass"_s}));
}

/// The cards of all three said "draw", and the panel went on pointing at the player who had left.
void ChexersWindowTest::resignationSharesTheWin()
{
    begin(kLate);
    QVERIFY(m_driver->text("nameLabel0").contains(u'▶'));
    QVERIFY(m_driver->text("alarmLabel").contains(u"can win"_s));
    m_driver->trigger("actionResign");
    const QString notes[] = {u"lost"_s, u"shared win"_s, u"shared win"_s};
    for (int i = 0; i < 3; ++i) {
        auto &card = m_driver->find<PlayerCard>(qPrintable(u"playerCard%1"_s.arg(i)));
        QCOMPARE(card.note(), notes[i]);
        QVERIFY(!m_driver->text(qPrintable(u"nameLabel%1"_s.arg(i))).contains(u'▶'));
    }
    QCOMPARE(m_driver->find<QWidget>("turnOrder").accessibleName(), u"Game over"_s);
    QVERIFY(!m_driver->find<QWidget>("alarmLabel").isVisible());
    m_driver->press("undoResignationButton");
    QVERIFY(m_driver->text("nameLabel0").contains(u'▶'));
    QVERIFY(m_driver->find<PlayerCard>("playerCard1").note().isEmpty());
}

/// A time-out is told as a resignation is: who ran out of time lost, the others share the win, and
/// nothing points at a player any more.
void ChexersWindowTest::spentTimeSharesTheWin()
{
    GameSetup setup = WindowDriver::people("chexers");
    setup.start = kLate;
    setup.clocks.fill({std::chrono::minutes(5), std::chrono::seconds(0)});
    setup.clocks[Player::First].initial = std::chrono::milliseconds(1);
    m_driver->start(setup);
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->game().isOver(), kPatience);
    const QString notes[] = {u"lost"_s, u"shared win"_s, u"shared win"_s};
    for (int i = 0; i < 3; ++i) {
        auto &card = m_driver->find<PlayerCard>(qPrintable(u"playerCard%1"_s.arg(i)));
        QCOMPARE(card.note(), notes[i]);
        QVERIFY(!m_driver->text(qPrintable(u"nameLabel%1"_s.arg(i))).contains(u'▶'));
    }
    QCOMPARE(m_driver->find<QWidget>("turnOrder").accessibleName(), u"Game over"_s);
    QVERIFY(!m_driver->find<QWidget>("alarmLabel").isVisible());
    QCOMPARE(m_driver->text("resultHeadline"), u"Green and Blue share the win"_s);
    QVERIFY(m_driver->text("resultDetail").contains(u"time"_s));
}

void ChexersWindowTest::undoTakesBackTheResignationAlone()
{
    begin();
    m_driver->playAnyMove();
    m_driver->playAnyMove();
    m_driver->trigger("actionResign");
    QVERIFY(m_driver->game().isOver());
    m_driver->trigger("actionUndo");
    QVERIFY(!m_driver->game().isOver());
    QCOMPARE(m_driver->ply(), 2);
    m_driver->trigger("actionUndo");
    QCOMPARE(m_driver->ply(), 1);
}

/// Who comes back to the board sees what both others did.
void ChexersWindowTest::lastMovesOfBothOpponentsAreMarked()
{
    begin();
    const auto marked = [this] { return board().view().board().marks()[MarkRole::LastTo]; };
    std::vector<Cell> arrived;
    for (int i = 0; i < 4; ++i) {
        const AnyPosition &now = position();
        arrived.push_back(now.pointing().shape(now.legalMoves().front()).cells[1]);
        m_driver->playAnyMove();
        std::vector<Cell> wanted{arrived.back()};
        if (i > 0)
            wanted.push_back(arrived[arrived.size() - 2]);
        QCOMPARE(marked(), wanted);
    }
}

void ChexersWindowTest::hintShowsTheRepliesOfBoth()
{
    begin();
    m_driver->trigger("actionHint");
    const auto text = [this] { return m_driver->text("messageLineText"); };
    QTRY_VERIFY_WITH_TIMEOUT(text().startsWith(u"Hint: "), kPatience);
    QVERIFY2(text().contains(u"Green") && text().contains(u"Blue"), qPrintable(text()));
    std::vector<Player> repliers;
    for (const MarkArrow &arrow : board().view().board().marks().arrows) {
        if (arrow.kind == MarkArrow::Kind::Reply)
            repliers.push_back(arrow.player);
    }
    QVERIFY((repliers == std::vector{Player::Second, Player::Third}));
    QCOMPARE(m_driver->ply(), 0);
}

void ChexersWindowTest::everybodyIsTurnedToTheBottom()
{
    begin();
    const BoardScene &scene = board().view().board();
    std::set<Player> seated;
    for (int flips = 0; flips < 3; ++flips) {
        const Piece atBottom = [&] {
            const PieceItem *lowest = nullptr;
            for (int i = 0; i < scene.geometry().cellCount(); ++i) {
                const PieceItem *item = scene.pieceItem(cellAt(i));
                if (item != nullptr && (lowest == nullptr || item->pos().y() > lowest->pos().y()))
                    lowest = item;
            }
            return lowest->piece();
        }();
        seated.insert(atBottom.owner);
        m_driver->trigger("actionFlip");
    }
    QCOMPARE(seated.size(), std::size_t(3));
}

QTEST_MAIN(ChexersWindowTest)
#include "chexerswindowtest.moc"
