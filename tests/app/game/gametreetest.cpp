#include "app/game/gamepage.h"
#include "tests/support/patience.h"
#include "tests/support/treecase.h"
#include "view/history/gametreeview.h"
#include "view/history/historypanel.h"
#include "view/widgets/playercard.h"

#include <QClipboard>
#include <QElapsedTimer>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>

#include <random>
#include <set>

using namespace tessera;
using namespace tessera::test;
using namespace Qt::StringLiterals;

namespace {

/// A game of moves that are pointed at in turn, random but for its length: no player gives a piece
/// away, and about every second move has a variation.
GameRecord longGame(const GameEntry &entry, int plies, int lines)
{
    GameRecord record;
    std::mt19937 random(1);
    for (int tries = 0; tries < 400 && static_cast<int>(record.mainLine().size()) < plies; ++tries) {
        record = GameRecord();
        record.game = entry.info().id;
        record.options = Options::strict(entry.info().options);
        auto position = entry.game->start(record.options);
        NodeId node = GameRecord::kRoot;
        int left = lines;
        for (int ply = 0; ply < plies && !position->outcome().isOver(); ++ply) {
            const std::vector<MoveCode> moves = position->legalMoves();
            // Nobody leaves the board while anything else can be done.
            std::vector<MoveCode> stay;
            std::copy_if(
                moves.begin(), moves.end(), std::back_inserter(stay), [&position](MoveCode move) {
                    return position->moveText(move).find("exit") == std::string::npos;
                });
            const auto &from = stay.empty() ? moves : stay;
            const MoveCode move = from[random() % from.size()];
            const NodeId next = record.add(node, move);
            if (left > 0 && moves.size() > 1) {
                record.add(node, moves.front() == move ? moves.back() : moves.front());
                --left;
            }
            position->play(move);
            node = next;
        }
    }
    return record;
}

} // namespace

/// The tree of moves in the window: nothing that was played or tried is lost, and everything can be
/// done with it by mouse and keyboard.
class GameTreeTest : public QObject, protected TreeCase
{
    Q_OBJECT

private slots:
    void init() { TreeCase::init(); }
    void cleanup() { TreeCase::cleanup(); }

    void whatIsReplacedIsAVariation_data() { rows(); }
    void whatIsReplacedIsAVariation();
    void movesInThePastAreTried_data() { rows(); }
    void movesInThePastAreTried();
    void playsOnFromHere_data() { rows(); }
    void playsOnFromHere();
    void keysOfTheBoardPlayOn();
    void theComputerPlaysOnFromHere();
    void clocksGoOnAsTheyStoodThere();
    void nothingHiddenIsTried();
    void menuByMouse();
    void menuByKeyboard();
    void openMenusStayWithTheirMove();
    void placesAreNamedAlike();
    void placesAreReadInTheSmallestWindow();
    void linesAreOrdered();
    void deletionCanBeUndone();
    void undoLeavesFinishedGames();
    void theGameItselfIsNotDeleted();
    void deletedMovesPlayedAgainComeBackOnce();
    void longGamesOpenAtOnce();
    void treeIsDrawn();
    void onlyWhatIsInSightIsDrawn();
};

void GameTreeTest::whatIsReplacedIsAVariation()
{
    begin(3);
    const NodeId replaced = game().node();
    const int rows = history().rowCount();
    m_driver->trigger("actionUndo");
    QCOMPARE(history().rowCount(), rows);
    playAnother();
    QVERIFY(game().node() != replaced);
    QCOMPARE(depthOf(game().node()), 0);
    QCOMPARE(depthOf(replaced), 1);
    QVERIFY(history().indexOf(replaced).row() > history().indexOf(game().node()).row());
    clickMove(replaced);
    QCOMPARE(session().navigation.node(), replaced);
    QCOMPARE(view().shownNode(), replaced);
    const int round = 2 / game().playerCount() + 1;
    QCOMPARE(m_driver->text("pastPlace"), u"Variation, move %1"_s.arg(round));
    QCOMPARE(m_driver->text("messageLinePlace"), m_driver->text("pastPlace"));
    // The keys of the list lead on from there, and back into the line before.
    view().setFocus();
    key(Qt::Key_Left);
    QCOMPARE(session().navigation.ply(), 2);
    QCOMPARE(depthOf(session().navigation.node()), 0);
    m_driver->trigger("actionLive");
    QCOMPARE(session().navigation.node(), game().node());

    m_driver->reopen();
    m_driver->press("continueButton0");
    QCOMPARE(m_driver->ply(), 3);
    const NodeId main = game().node();
    const GameRecord &record = game().record();
    QCOMPARE(record.node(record.node(main).parent).children.size(), std::size_t(2));
    QCOMPARE(depthOf(record.node(record.node(main).parent).children.back()), 1);
}

void GameTreeTest::movesInThePastAreTried()
{
    begin(4);
    const NodeId live = game().node();
    m_driver->trigger("actionBack");
    m_driver->trigger("actionBack");
    const NodeId from = session().navigation.node();
    tryMove(lastMoveShown());
    const NodeId tried = session().navigation.node();
    QVERIFY(tried != from);
    QCOMPARE(game().record().node(tried).parent, from);
    QCOMPARE(depthOf(tried), 1);
    QCOMPARE(game().node(), live);
    QCOMPARE(game().record().mainLine().back(), live);
    // The cards say the same as the board.
    const Player toMove = session().navigation.position().toMove();
    for (int i = 0; i < game().playerCount(); ++i) {
        auto &card = m_driver->find<PlayerCard>(qPrintable(u"playerCard%1"_s.arg(i)));
        QCOMPARE(card.turn() == PlayerCard::Turn::ToMove, playerAt(i) == toMove);
    }
    // And on from there, for the other side.
    tryMove(lastMoveShown());
    QCOMPARE(game().record().node(session().navigation.node()).parent, tried);
    QCOMPARE(game().node(), live);
    m_driver->press("backToGameButton");
    QVERIFY(session().navigation.isLive());
    m_driver->playAnyMove();
    QCOMPARE(game().record().node(game().node()).parent, live);
}

void GameTreeTest::playsOnFromHere()
{
    begin(4);
    const NodeId left = game().node();
    m_driver->trigger("actionBack");
    m_driver->trigger("actionBack");
    tryMove(lastMoveShown());
    const NodeId tried = session().navigation.node();
    m_driver->press("playFromButton");
    QCOMPARE(game().node(), tried);
    QVERIFY(session().navigation.isLive());
    QCOMPARE(depthOf(tried), 0);
    QCOMPARE(depthOf(left), 1);
    m_driver->playAnyMove();
    QCOMPARE(game().record().node(game().node()).parent, tried);
    // What was left can be gone on with as well.
    clickMove(left);
    view().setFocus();
    key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(game().node(), left);
    m_driver->playAnyMove();
    QCOMPARE(m_driver->ply(), 5);
    m_driver->trigger("actionUndo");
    QCOMPARE(game().node(), left);
}

/// The key that the button's tool tip names, pressed where the move was tried, and that of the keypad.
void GameTreeTest::keysOfTheBoardPlayOn()
{
    for (const Qt::Key pressed : {Qt::Key_Return, Qt::Key_Enter}) {
        begin(4);
        m_driver->trigger("actionBack");
        m_driver->trigger("actionBack");
        tryMove(lastMoveShown());
        const NodeId tried = session().navigation.node();
        m_driver->find<BoardView>("boardView").setFocus();
        m_driver->type(pressed, Qt::ControlModifier);
        QCOMPARE(game().node(), tried);
    }
}

void GameTreeTest::theComputerPlaysOnFromHere()
{
    m_driver->start(WindowDriver::againstComputer());
    m_driver->playAnyMove();
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 2, kPatience);
    m_driver->playAnyMove();
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 4, kPatience);
    m_driver->trigger("actionFirst");
    tryMove(lastMoveShown());
    const NodeId tried = session().navigation.node();
    QCOMPARE(m_driver->ply(), 4);
    view().setFocus();
    key(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 2, kPatience);
    QCOMPARE(game().record().node(game().node()).parent, tried);
    QVERIFY(session().match.awaitsHuman());
}

void GameTreeTest::clocksGoOnAsTheyStoodThere()
{
    using namespace std::chrono_literals;
    GameSetup setup = WindowDriver::people();
    setup.clocks.fill({600s, 0s});
    m_driver->start(setup);
    for (int i = 0; i < 4; ++i)
        m_driver->playAnyMove();
    const NodeId second = game().record().mainLine()[1];
    const auto left = *game().record().node(second).clock;
    clickMove(second);
    tryMove(lastMoveShown());
    m_driver->press("playFromButton");
    QCOMPARE(m_driver->ply(), 3);
    // The move that was tried has cost no time.
    const auto now = Clock::Instant::clock::now();
    QVERIFY(game().clock().remaining(Player::Second, now) <= left);
    QVERIFY(game().clock().remaining(Player::Second, now) > left - 60s);
    QCOMPARE(game().clock().running(), Player::Second);
    m_driver->playAnyMove();
    QVERIFY(game().record().node(game().node()).clock.has_value());
}

void GameTreeTest::nothingHiddenIsTried()
{
    for (const GameEntry &entry : catalogue()) {
        GameSetup setup = WindowDriver::people(entry.info().id);
        for (SeatSetup &seat : setup.seats)
            seat.kind = SeatSetup::Kind::Computer;
        setup.seats[Player::First].kind = SeatSetup::Kind::Human;
        setup.options = Options::defaults(entry.info().options);
        for (const auto &option : entry.info().options) {
            if (option.key == "fog-of-war")
                setup.options.set(option.key, true);
        }
        m_driver->start(setup);
        if (!game().hidesParts())
            continue;
        m_driver->playAnyMove();
        QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 2, kPatience);
        m_driver->trigger("actionFirst");
        tryMove(lastMoveShown());
        QCOMPARE(session().navigation.node(), GameRecord::kRoot);
        QCOMPARE(game().record().node(GameRecord::kRoot).children.size(), std::size_t(1));
        return;
    }
    QFAIL("no game hides anything");
}

void GameTreeTest::menuByMouse()
{
    branch();
    auto &menu = m_driver->find<QMenu>("moveMenu");
    const QPoint place = view().visualRect(history().indexOf(m_second)).center();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, place, view().viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(view().viewport(), &asked);
    QVERIFY(menu.isVisible());
    // It is about the move pointed at, whatever is shown.
    QCOMPARE(session().navigation.node(), m_third);
    m_driver->action("moveCopyPosition").trigger();
    QCOMPARE(QGuiApplication::clipboard()->text().toStdString(), game().positionAt(m_second)->text());
    menu.close();
    QCoreApplication::processEvents();
    m_driver->action("moveCopyPosition").trigger();
    QCOMPARE(QGuiApplication::clipboard()->text().toStdString(), game().positionAt(m_third)->text());
}

void GameTreeTest::menuByKeyboard()
{
    branch();
    auto &menu = m_driver->find<QMenu>("moveMenu");
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, {}, {});
    QCoreApplication::sendEvent(&view(), &asked);
    QVERIFY(menu.isVisible());
    QCOMPARE(menu.actions().front(), &m_driver->action("movePlayFrom"));
    QTest::keyClick(&menu, Qt::Key_Down);
    QTest::keyClick(&menu, Qt::Key_Return);
    QCOMPARE(game().node(), m_third);
}

/// When a move was played while the menu was open, it acted on that move.
void GameTreeTest::openMenusStayWithTheirMove()
{
    branch();
    m_driver->trigger("actionLive");
    auto &menu = m_driver->find<QMenu>("moveMenu");
    const auto open = [this](NodeId node) {
        emit m_driver->find<HistoryPanel>("historyPanel").menuRequested(node, {});
    };
    open(m_second);
    const MoveCode move = game().position().legalMoves().front();
    m_driver->session().match.playHuman(move);
    QCOMPARE(session().navigation.node(), game().node());
    QVERIFY(menu.isVisible());
    m_driver->action("moveCopyPosition").trigger();
    QCOMPARE(QGuiApplication::clipboard()->text().toStdString(), game().positionAt(m_second)->text());
    QVERIFY(m_driver->action("moveDelete").isEnabled());
    // Another game has no such move.
    m_driver->start(WindowDriver::people());
    QVERIFY(!menu.isVisible());
}

/// The bar over the list and the line below the board say the same of where one is.
void GameTreeTest::placesAreNamedAlike()
{
    branch();
    for (const NodeId node : {m_third, game().record().mainLine().front()}) {
        clickMove(node);
        const QString place = m_driver->text("pastPlace");
        QCOMPARE(place, m_driver->text("messageLinePlace"));
        QCOMPARE(place.startsWith(u"Variation"_s), node == m_third);
    }
}

/// The words that lead back give way to the place that is looked at.
void GameTreeTest::placesAreReadInTheSmallestWindow()
{
    const GameEntry *entry = findGame("chexers");
    QVERIFY(entry != nullptr);
    m_driver->window().resize(792, 672);
    const GameRecord record = longGame(*entry, 501, 1);
    m_driver->start(WindowDriver::people(record.game));
    QVERIFY(!m_driver->window().page().load(record, WindowDriver::people(record.game)));
    m_driver->find<QTabBar>("sideTabs").setCurrentIndex(1);
    const auto isWhole = [this] {
        const auto &place = m_driver->find<QLabel>("pastPlace");
        return place.isVisible()
               && place.fontMetrics().horizontalAdvance(place.text()) <= place.width();
    };
    m_driver->trigger("actionBack");
    QCOMPARE(m_driver->text("pastPlace"), u"Move 167 of 167"_s);
    QTRY_VERIFY_WITH_TIMEOUT(isWhole(), kPatience);
    tryMove(session().navigation.position().legalMoves().front());
    QVERIFY(m_driver->text("pastPlace").startsWith(u"Variation, move"_s));
    QTRY_VERIFY_WITH_TIMEOUT(isWhole(), kPatience);
    m_driver->window().resize(1280, 800);
    QTRY_COMPARE_WITH_TIMEOUT(
        m_driver->find<QPushButton>("backToGameButton").text(),
        u"Back to the game (End)"_s,
        kPatience);
}

void GameTreeTest::linesAreOrdered()
{
    branch();
    const auto &children = game().record().node(GameRecord::kRoot).children;
    const NodeId first = children.front();
    QCOMPARE(children.back(), m_third);
    key(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(children, (std::vector<NodeId>{first, m_third, m_second}));
    QVERIFY(history().indexOf(m_third).row() < history().indexOf(m_second).row());
    key(Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(children, (std::vector<NodeId>{m_third, first, m_second}));
    QCOMPARE(depthOf(m_third), 0);
    QCOMPARE(depthOf(first), 1);
    QVERIFY(!m_driver->action("moveMainLine").isEnabled());
    // The game stands where it stood, and playing it on makes it the main line again.
    QCOMPARE(m_driver->ply(), 4);
    m_driver->trigger("actionLive");
    m_driver->playAnyMove();
    QCOMPARE(children.front(), first);
}

void GameTreeTest::deletionCanBeUndone()
{
    branch();
    tryMove(lastMoveShown());
    const GameRecord before = game().record();
    clickMove(m_third);
    view().setFocus();
    key(Qt::Key_Delete);
    QCOMPARE(game().record().node(GameRecord::kRoot).children.size(), std::size_t(2));
    QVERIFY(!history().indexOf(m_third).isValid());
    QCOMPARE(session().navigation.node(), GameRecord::kRoot);
    m_driver->press("undoDeletionButton");
    QVERIFY(game().record() == before);
    QCOMPARE(session().navigation.node(), m_third);
}

/// Ctrl+Z at a variation took back the last move of the game itself, which went on then.
void GameTreeTest::undoLeavesFinishedGames()
{
    branch();
    m_driver->trigger("actionLive");
    m_driver->trigger("actionResign");
    const NodeId live = game().node();
    const Outcome result = game().outcome();
    const GameRecord before = game().record();
    const std::vector<NodeId> line = before.mainLine();
    const auto later = [] { QCoreApplication::processEvents(); };
    later();
    clickMove(line[1]);
    tryMove(lastMoveShown());
    const NodeId tried = session().navigation.node();
    later();
    session().model.setComment(tried, "tried");
    later();
    m_driver->find<QAction>("glyph3").trigger();
    later();
    clickMove(m_second);
    view().setFocus();
    key(Qt::Key_L, Qt::ControlModifier);
    later();
    clickMove(m_third);
    view().setFocus();
    key(Qt::Key_Delete);
    QVERIFY(!game().record().contains(m_third));
    const GameRecord after = game().record();
    // Back step by step, each shown where it was.
    m_driver->trigger("actionUndo");
    QVERIFY(game().record().contains(m_third));
    QCOMPARE(session().navigation.node(), m_third);
    m_driver->trigger("actionUndo");
    QCOMPARE(depthOf(m_second), 1);
    m_driver->trigger("actionUndo");
    QVERIFY(game().record().node(tried).glyphs.empty());
    QCOMPARE(session().navigation.node(), tried);
    m_driver->trigger("actionUndo");
    QCOMPARE(game().record().node(tried).comment, "");
    m_driver->trigger("actionUndo");
    QVERIFY(game().record() == before);
    QCOMPARE(session().navigation.node(), line[1]);
    QVERIFY(!m_driver->action("actionUndo").isEnabled());
    for (int i = 0; i < 5; ++i)
        m_driver->trigger("actionRedo");
    QVERIFY(game().record() == after);
    QVERIFY(!m_driver->action("actionRedo").isEnabled());
    QCOMPARE(game().node(), live);
    QVERIFY(game().outcome() == result);
    // A game that comes finished from elsewhere keeps its end, too.
    QVERIFY(!m_driver->window().page().load(after, game().setup()));
    QVERIFY(session().navigation.isLive());
    QVERIFY(game().isOver());
    QVERIFY(!m_driver->action("actionUndo").isEnabled());
}

void GameTreeTest::theGameItselfIsNotDeleted()
{
    branch();
    m_driver->trigger("actionLive");
    QVERIFY(!m_driver->action("moveDelete").isEnabled());
    clickMove(game().record().mainLine().front());
    QVERIFY(!m_driver->action("moveDelete").isEnabled());
    // What was taken back may go.
    m_driver->trigger("actionLive");
    const NodeId last = game().node();
    m_driver->trigger("actionUndo");
    clickMove(last);
    view().setFocus();
    key(Qt::Key_Delete);
    QVERIFY(!history().indexOf(last).isValid());
    QVERIFY(!m_driver->action("actionRedo").isEnabled());
}

void GameTreeTest::deletedMovesPlayedAgainComeBackOnce()
{
    branch();
    const MoveCode move = game().record().node(m_third).move;
    tryMove(lastMoveShown());
    const MoveCode reply = game().record().node(session().navigation.node()).move;
    clickMove(m_third);
    view().setFocus();
    key(Qt::Key_Delete);
    tryMove(move);
    const NodeId again = session().navigation.node();
    m_driver->press("undoDeletionButton");
    const GameRecord &record = game().record();
    QCOMPARE(record.node(GameRecord::kRoot).children.size(), std::size_t(3));
    QVERIFY(record.childWith(again, reply) >= 0);
}

/// 700 plies with 300 variations. The list makes a row for each and no widget for any.
void GameTreeTest::longGamesOpenAtOnce()
{
    const GameEntry *entry = findGame("chexers");
    QVERIFY(entry != nullptr);
    const GameRecord record = longGame(*entry, 700, 300);
    QCOMPARE(record.mainLine().size(), std::size_t(700));
    m_driver->start(WindowDriver::people(record.game));
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!m_driver->window().page().load(record, WindowDriver::people(record.game)));
    QCoreApplication::processEvents();
    const auto opened = timer.restart();
    const int last = history().rowCount() - 1;
    for (int row = 0; row <= last; row += 10) {
        view().scrollTo(history().index(row, 0));
        view().viewport()->grab();
    }
    qInfo(
        "%d rows, opened in %lld ms, %.1f ms a picture while scrolling",
        last + 1,
        opened,
        static_cast<double>(timer.elapsed()) / std::max(1, last / 10));
    // Each variation has a row, and after each the main line goes on in another.
    QVERIFY(last + 1 >= 700 / 3 + 300);
    QCOMPARE(view().shownNode(), record.mainLine().back());
    QVERIFY(view().viewport()->findChildren<QWidget *>().size() < 5);
}

void GameTreeTest::treeIsDrawn()
{
    branch();
    auto &tabs = m_driver->find<QTabBar>("historyTabs");
    QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(1).center());
    auto &tree = m_driver->find<GameTreeView>("gameTreeView");
    QVERIFY(tree.isVisible());
    tree.viewport()->grab();
    QCOMPARE(tree.drawnCount(), 1 + 4 + 2);
    QCOMPARE(tree.shownNode(), m_third);
    const QRect second = tree.nodeRect(m_second);
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, second.center());
    QCOMPARE(session().navigation.node(), m_second);
    // Keys lead to the lines beside it, and along the line.
    tree.setFocus();
    const NodeId first = game().record().mainLine().front();
    QTest::keyClick(&tree, Qt::Key_Left);
    QCOMPARE(session().navigation.node(), first);
    QTest::keyClick(&tree, Qt::Key_Down);
    QCOMPARE(session().navigation.ply(), 2);
    QTest::keyClick(&tree, Qt::Key_Up);
    QTest::keyClick(&tree, Qt::Key_Right);
    QVERIFY(session().navigation.node() == m_second || session().navigation.node() == m_third);
    // The size changes.
    QTest::keyClick(&tree, Qt::Key_Plus);
    QVERIFY(tree.nodeRect(first).width() > second.width());
    QTest::keyClick(&tree, Qt::Key_0);
    QCOMPARE(tree.nodeRect(first).width(), second.width());
    // What can be done with moves in the list can be done here.
    const NodeId shown = session().navigation.node();
    QTest::keyClick(&tree, Qt::Key_Delete);
    QVERIFY(tree.nodeRect(shown).isNull());
    m_driver->press("undoDeletionButton");
    QVERIFY(!tree.nodeRect(shown).isNull());
    QTest::keyClick(&tree, Qt::Key_F2);
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->find<QPlainTextEdit>("commentEditor").hasFocus(), kPatience);
    QVERIFY(view().isVisible());
}

/// Of 2,000 moves only those are drawn that are in sight, and the one shown is.
void GameTreeTest::onlyWhatIsInSightIsDrawn()
{
    const GameEntry *entry = findGame("chexers");
    QVERIFY(entry != nullptr);
    GameRecord record = longGame(*entry, 750, 400);
    const std::vector<NodeId> line = record.mainLine();
    QVERIFY(line.size() >= 700);
    // Each variation goes on for some moves.
    for (const NodeId node : line) {
        const NodeId parent = record.node(node).parent;
        if (record.node(parent).children.size() < 2)
            continue;
        NodeId end = record.node(parent).children[1];
        auto position = entry->game->start(record.options);
        for (const MoveCode move : record.movesTo(end))
            position->play(move);
        for (int i = 0; i < 3 && !position->outcome().isOver(); ++i) {
            const MoveCode move = position->legalMoves().front();
            end = record.add(end, move);
            position->play(move);
        }
    }
    m_driver->start(WindowDriver::people(record.game));
    m_driver->find<QTabBar>("historyTabs").setCurrentIndex(1);
    QVERIFY(!m_driver->window().page().load(record, WindowDriver::people(record.game)));
    QCoreApplication::processEvents();
    auto &tree = m_driver->find<GameTreeView>("gameTreeView");
    for (const NodeId node : {line.back(), line[350], line.front()}) {
        session().navigation.goTo(node);
        QElapsedTimer timer;
        timer.start();
        tree.viewport()->grab();
        qInfo("%d moves drawn in %lld ms", tree.drawnCount(), timer.elapsed());
        QVERIFY(tree.drawnCount() > 5);
        QVERIFY(tree.drawnCount() < 400);
        QVERIFY(tree.viewport()->rect().contains(tree.nodeRect(node)));
    }
    const TreeLayout layout(record);
    QVERIFY(layout.places().size() >= 2000);
    std::set<std::pair<int, int>> places;
    for (const TreeLayout::Place &place : layout.places())
        QVERIFY(places.emplace(place.row, place.column).second);
}

QTEST_MAIN(GameTreeTest)
#include "gametreetest.moc"
