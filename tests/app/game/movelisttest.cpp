#include "app/files/gamefile.h"
#include "app/game/gamepage.h"
#include "app/window/boardkeeper.h"
#include "app/window/lobby.h"
#include "tests/support/patience.h"
#include "tests/support/treecase.h"
#include "view/board/scene/boardview.h"
#include "view/history/commentcell.h"

#include <QPlainTextEdit>

using namespace tessera;
using namespace tessera::test;
using namespace Qt::StringLiterals;

namespace {

QString listed(const QStringList &names)
{
    return QLocale().createSeparatedList(names);
}

} // namespace

/// What the list of moves says: comments and judgements, which are written there, times, and moves in several
/// notations.
class MoveListTest : public QObject, protected TreeCase
{
    Q_OBJECT

private slots:
    void init() { TreeCase::init(); }
    void cleanup() { TreeCase::cleanup(); }

    void commentsAreWrittenInPlace();
    void commentsStayWithTheirMove();
    void keysReachTheMoveFromTheBoard();
    void emptyCommentsLeaveNoRow();
    void commentsOutliveOtherGames();
    void commentsAreMeasuredOnce();
    void longCommentsAreShownAsWritten();
    void unfinishedCommentsAreKept();
    void whatIsBeingWrittenOutlivesOtherMoves();
    void judgementsAreShown();
    void everythingComesBackFromItsFile();
    void secondsAreShown();
    void notations_data();
    void notations();
    void typingFindsMoves();
    void wordsKeepTheMoveInSight();
};

void MoveListTest::commentsAreWrittenInPlace()
{
    branch();
    key(Qt::Key_F2);
    auto &editor = m_driver->find<QPlainTextEdit>("commentEditor");
    QTRY_VERIFY_WITH_TIMEOUT(editor.hasFocus(), kPatience);
    QTest::keyClicks(&editor, u"A *fine* reply"_s);
    QTest::keyClick(&editor, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(game().record().node(m_third).comment, "A *fine* reply", kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(
        m_driver->window().findChild<QWidget *>(u"commentEditor"_s) == nullptr, kPatience);
    const int row = history().indexOf(m_third).row() + 1;
    QVERIFY(history().isComment(row));
    QCOMPARE(history().index(row, 0).data().toString(), u"A *fine* reply"_s);
    QVERIFY(view().columnSpan(row, 0) == history().columnCount());
    // Esc leaves it as it was.
    key(Qt::Key_F2);
    auto &again = m_driver->find<QPlainTextEdit>("commentEditor");
    QTRY_VERIFY_WITH_TIMEOUT(again.hasFocus(), kPatience);
    QCOMPARE(again.toPlainText(), u"A *fine* reply"_s);
    QTest::keyClicks(&again, u" E"_s);
    QTest::keyClick(&again, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(
        m_driver->window().findChild<QWidget *>(u"commentEditor"_s) == nullptr, kPatience);
    QCOMPARE(game().record().node(m_third).comment, "A *fine* reply");
    // What is written there are no commands.
    QVERIFY(!game().isOver());
}

/// The editor of the next move, also of another game, held the text of the one before.
void MoveListTest::commentsStayWithTheirMove()
{
    const auto editorOf = [this](NodeId node) {
        clickMove(node);
        key(Qt::Key_F2);
        // What was written last is stored now, which opens the editor anew.
        QCoreApplication::processEvents();
        // Those before it may not have been deleted yet.
        const auto all = m_driver->window().findChildren<CommentEditor *>();
        const auto open = std::find_if(all.begin(), all.end(), [](const CommentEditor *one) {
            return one->isVisible();
        });
        return open == all.end() ? nullptr : *open;
    };
    const auto keep = [this](CommentEditor &editor) {
        QTest::keyClick(&editor, Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(
            m_driver->window().findChild<CommentEditor *>() == nullptr, kPatience);
    };
    branch();
    CommentEditor *editor = editorOf(m_third);
    QTest::keyClicks(editor, u"of the third"_s);
    keep(*editor);
    QCOMPARE(game().record().node(m_third).comment, "of the third");
    editor = editorOf(m_second);
    QCOMPARE(editor->toPlainText(), QString());
    keep(*editor);
    QCOMPARE(game().record().node(m_second).comment, "");
    // The next editor opens before anything of the last one is worked off.
    editor = editorOf(m_second);
    QTest::keyClicks(editor, u"of the second"_s);
    QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
    editor = editorOf(game().node());
    QTest::keyClicks(editor, u"of the game"_s);
    keep(*editor);
    QCOMPARE(game().record().node(m_second).comment, "of the second");
    QCOMPARE(game().record().node(m_third).comment, "of the third");
    QCOMPARE(game().record().node(game().node()).comment, "of the game");
    // Another game has moves of the same numbers.
    editor = editorOf(m_second);
    QTest::keyClicks(editor, u", too"_s);
    QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
    begin(3);
    const auto &games = m_driver->window().lobby().keeper().unfinished().games();
    QCOMPARE(games.front().kept.record.node(m_second).comment, "of the second, too");
    editor = editorOf(game().node());
    QCOMPARE(editor->toPlainText(), QString());
    keep(*editor);
    for (const NodeId node : game().record().mainLine())
        QCOMPARE(game().record().node(node).comment, "");
}

/// After a move on the board F2 did nothing, and the text typed next restarted the game by its R.
void MoveListTest::keysReachTheMoveFromTheBoard()
{
    begin(2);
    const NodeId last = game().node();
    QVERIFY(m_driver->find<BoardView>("boardView").hasFocus());
    m_driver->type(Qt::Key_F2);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"commentEditor"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"R, E, P"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(game().record().node(last).comment, "R, E, P", kPatience);
    QCOMPARE(game().node(), last);
    QVERIFY(!game().isOver());
    m_driver->trigger("actionFirst");
    tryMove(lastMoveShown());
    const NodeId tried = session().navigation.node();
    m_driver->find<BoardView>("boardView").setFocus();
    m_driver->type(Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(depthOf(tried), 0);
    m_driver->type(Qt::Key_Delete);
    QVERIFY(!game().record().contains(tried));
}

void MoveListTest::emptyCommentsLeaveNoRow()
{
    branch();
    const int rows = history().rowCount();
    clickMove(game().node());
    view().setFocus();
    const auto heights = [this] {
        std::vector<int> all;
        for (int row = 0; row < history().rowCount(); ++row)
            all.push_back(view().rowHeight(row));
        return all;
    };
    const std::vector<int> before = heights();
    key(Qt::Key_F2);
    QCOMPARE(history().rowCount(), rows + 1);
    auto &editor = m_driver->find<QPlainTextEdit>("commentEditor");
    QTRY_VERIFY_WITH_TIMEOUT(editor.hasFocus(), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(view().viewport()->rect().contains(editor.geometry()), kPatience);
    QTest::keyClick(&editor, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(history().rowCount(), rows, kPatience);
    QCOMPARE(heights(), before);
}

/// Every act in a game with a comment on each of 700 moves took a third of a second to lay them all out again.
void MoveListTest::commentsAreMeasuredOnce()
{
    branch();
    session().model.setComment(m_second, "Another");
    session().model.setComment(m_third, "A *fine* reply");
    const int measured = view().heights().measured();
    session().model.setGlyphs(m_second, {1});
    const QModelIndex comment = history().index(history().indexOf(m_third).row() + 1, 0);
    const int height = view().visualRect(comment).height();
    QCOMPARE(view().heights().measured(), measured);
    session().model.setComment(m_third, "A\n\n*fine*\n\nreply");
    QCOMPARE(view().heights().measured(), measured + 1);
    QVERIFY(view().visualRect(comment).height() > height);
}

/// To lay out a paragraph of 100,000 letters with formats took five seconds, each time that it was painted.
void MoveListTest::longCommentsAreShownAsWritten()
{
    CommentHeights heights;
    const auto height = [&heights](const QString &words, int times) {
        return heights.height(words.repeated(times), QFont(), 300);
    };
    QCOMPARE(height(u"a\\-b "_s, 100), height(u"a-b "_s, 100));
    QVERIFY(height(u"a\\-b "_s, 600) > height(u"a-b "_s, 600));
    // The list shows the beginning.
    QCOMPARE(height(u"a\\-b "_s, 3000), height(u"a\\-b "_s, 1000));
}

/// Who closes the window in the middle of a comment has written it.
void MoveListTest::unfinishedCommentsAreKept()
{
    branch();
    key(Qt::Key_F2);
    auto &editor = m_driver->find<QPlainTextEdit>("commentEditor");
    QTRY_VERIFY_WITH_TIMEOUT(editor.hasFocus(), kPatience);
    QTest::keyClicks(&editor, u"half a word"_s);
    // The same for who begins anew.
    m_driver->trigger("actionRestart");
    m_driver->press("undoRestartButton");
    QCOMPARE(game().record().node(m_third).comment, "half a word");
    QTRY_VERIFY_WITH_TIMEOUT(
        m_driver->window().findChild<QWidget *>(u"commentEditor"_s) == nullptr, kPatience);
    clickMove(m_third);
    view().setFocus();
    key(Qt::Key_F2);
    auto &again = m_driver->find<QPlainTextEdit>("commentEditor");
    QTRY_VERIFY_WITH_TIMEOUT(again.hasFocus(), kPatience);
    QTest::keyClicks(&again, u", whole"_s);
    m_driver->reopen();
    const auto &games = m_driver->window().lobby().keeper().unfinished().games();
    QCOMPARE(games.size(), std::size_t(1));
    const KeptGame &kept = games.front().kept;
    QVERIFY(gameText(kept.record, kept.setup).find("half a word, whole") != std::string::npos);
}

/// What is being written is no part of a game that is begun meanwhile, but of the one that it is about.
void MoveListTest::commentsOutliveOtherGames()
{
    branch();
    key(Qt::Key_F2);
    auto &editor = m_driver->find<QPlainTextEdit>("commentEditor");
    QTRY_VERIFY_WITH_TIMEOUT(editor.hasFocus(), kPatience);
    QTest::keyClicks(&editor, u"in time"_s);
    m_driver->start(WindowDriver::people(catalogue().back().info().id));
    QCOMPARE(history().rowCount(), 0);
    QTRY_VERIFY_WITH_TIMEOUT(
        m_driver->window().findChild<QWidget *>(u"commentEditor"_s) == nullptr, kPatience);
    m_driver->playAnyMove();
    QCOMPARE(history().rowCount(), 1);
    const auto &games = m_driver->window().lobby().keeper().unfinished().games();
    QCOMPARE(games.size(), std::size_t(1));
    QCOMPARE(games.front().kept.record.node(m_third).comment, "in time");
}

void MoveListTest::whatIsBeingWrittenOutlivesOtherMoves()
{
    branch();
    key(Qt::Key_F2);
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->find<QPlainTextEdit>("commentEditor").hasFocus(), kPatience);
    QTest::keyClicks(&m_driver->find<QPlainTextEdit>("commentEditor"), u"half a"_s);
    // The list is laid out anew.
    session().model.setComment(m_second, "Another");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    auto &editor = m_driver->find<QPlainTextEdit>("commentEditor");
    QCOMPARE(editor.toPlainText(), u"half a"_s);
    QTest::keyClicks(&editor, u" word"_s);
    QTest::keyClick(&editor, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(game().record().node(m_third).comment, "half a word", kPatience);
}

void MoveListTest::judgementsAreShown()
{
    branch();
    const QString text = history().indexOf(m_third).data().toString();
    m_driver->find<QAction>("glyph3").trigger();
    QCOMPARE(game().record().node(m_third).glyphs, std::vector<int>{3});
    QCOMPARE(history().indexOf(m_third).data().toString(), text + u"!!"_s);
    m_driver->find<QAction>("glyph6").trigger();
    QCOMPARE(history().indexOf(m_third).data().toString(), text + u"?!"_s);
    QVERIFY(m_driver->find<QAction>("glyph6").isChecked());
    m_driver->find<QAction>("glyph6").trigger();
    QCOMPARE(history().indexOf(m_third).data().toString(), text);
}

void MoveListTest::everythingComesBackFromItsFile()
{
    branch();
    m_driver->find<QAction>("glyph3").trigger();
    session().model.setComment(m_third, "A *fine* reply (with [brackets] and {braces})");
    session().model.setComment(m_second, "Zwei\n\nAbsätze");
    m_driver->trigger("actionLive");
    QVERIFY(m_driver->window().isWindowModified());
    const GameRecord before = game().record();
    m_driver->reopen();
    m_driver->press("continueButton0");
    GameRecord after = game().record();
    // Files say which rules hold and who plays.
    after.options = before.options;
    after.tags = before.tags;
    QVERIFY(after == before);
    const NodeId third = game().record().node(GameRecord::kRoot).children.back();
    QVERIFY(history().isComment(history().indexOf(third).row() + 1));
}

void MoveListTest::secondsAreShown()
{
    begin(2);
    GameRecord record = game().record();
    const std::vector<NodeId> line = record.mainLine();
    record.node(line[0]).elapsed = std::chrono::milliseconds(1500);
    record.node(line[1]).elapsed = std::chrono::milliseconds(6000);
    QVERIFY(!m_driver->window().page().load(record, game().setup()));
    const QModelIndex quick = history().indexOf(line[0]);
    const QModelIndex slow = history().indexOf(line[1]);
    QVERIFY2(
        quick.data(Qt::ToolTipRole).toString().endsWith(u" · 1.5 s"_s),
        qPrintable(quick.data(Qt::ToolTipRole).toString()));
    QCOMPARE(quick.data(HistoryModel::TimeShareRole).toDouble(), 0.25);
    QCOMPARE(slow.data(HistoryModel::TimeShareRole).toDouble(), 1.0);
}

void MoveListTest::notations_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("a step")
        << u"watchyourback"_s << u"X6X/8/2W1W3/1W1B4/3W1B2/8/2BB4/X6X w move 10"_s << u"2,2>3,2"_s
        << QStringList{u"2,2>3,2 ×3,3"_s, u"2,2>3,2 ×3,3"_s, u"From 2,2 to 3,2, takes 3,3"_s};
    QTest::newRow("a tetromino") << u"tetress"_s << QString() << u"9,1+10,0+10,1+10,2"_s
                                 << QStringList{
                                        u"T 9,0"_s,
                                        u"9,1+10,0+10,1+10,2"_s,
                                        u"Places on "_s
                                            + listed({u"9,1"_s, u"10,0"_s, u"10,1"_s, u"10,2"_s})};
    QTest::newRow("a turned tetromino")
        << u"tetress"_s << QString() << u"2,3+3,3+3,4+4,3"_s
        << QStringList{
               u"T 2,3 ↻"_s,
               u"2,3+3,3+3,4+4,3"_s,
               u"Places on "_s + listed({u"2,3"_s, u"3,3"_s, u"3,4"_s, u"4,3"_s})};
    QTest::newRow("a knight") << u"xxlchess"_s << QString() << u"b1c3"_s
                              << QStringList{u"Nc3"_s, u"Nb1–c3"_s, u"Knight from b1 to c3"_s};
}

void MoveListTest::notations()
{
    QFETCH(const QString, game);
    QFETCH(const QString, start);
    QFETCH(const QString, move);
    QFETCH(const QStringList, names);
    GameSetup setup = WindowDriver::people(game.toStdString());
    if (!start.isEmpty())
        setup.start = start.toStdString();
    m_driver->start(setup);
    const auto code = this->game().position().parseMove(move.toStdString());
    QVERIFY2(code, code ? "" : code.error().sentence().c_str());
    session().match.playHuman(*code);
    QCOMPARE(m_driver->ply(), 1);
    const auto text = [this] { return history().indexOf(this->game().node()).data().toString(); };
    QCOMPARE(text(), names[0]);
    m_driver->settings().change([](Preferences &now) { now.appearance.notation = Notation::Long; });
    QCOMPARE(text(), names[1]);
    m_driver->settings().change([](Preferences &now) { now.appearance.notation = Notation::Prose; });
    QCOMPARE(text(), names[2]);
    QVERIFY(view().rowHeight(0) >= 2 * view().fontMetrics().height());
    m_driver->settings().change([](Preferences &now) { now.appearance.notation = Notation::Short; });
    QCOMPARE(text(), names[0]);
    // All cells are told where one points.
    const QString tip = history().indexOf(this->game().node()).data(Qt::ToolTipRole).toString();
    const auto before = this->game().positionAt(GameRecord::kRoot);
    QVERIFY2(tip.contains(QString::fromStdString(before->moveLabel(*code))), qPrintable(tip));
}

void MoveListTest::typingFindsMoves()
{
    begin(6);
    view().setFocus();
    const NodeId wanted = game().record().mainLine()[3];
    QTest::keyClicks(&view(), history().indexOf(wanted).data().toString());
    QCOMPARE(session().navigation.node(), wanted);
    // Letters that act go on to do so.
    QTest::keyClick(&view(), Qt::Key_Home);
    QCOMPARE(session().navigation.ply(), 0);
}

void MoveListTest::wordsKeepTheMoveInSight()
{
    begin(22);
    m_driver->settings().change([](Preferences &now) { now.appearance.notation = Notation::Prose; });
    const QModelIndex last = history().indexOf(game().node());
    QTRY_VERIFY_WITH_TIMEOUT(view().viewport()->rect().contains(view().visualRect(last)), kPatience);
}

QTEST_MAIN(MoveListTest)
#include "movelisttest.moc"
