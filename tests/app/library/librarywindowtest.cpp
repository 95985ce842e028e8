#include "app/library/librarywindow.h"
#include "app/explorer/explorerbox.h"
#include "app/game/gamepage.h"
#include "app/game/studyboxes.h"
#include "app/library/gamechooser.h"
#include "app/library/library.h"
#include "app/library/librarymodel.h"
#include "app/library/statisticspage.h"
#include "app/window/gamefiles.h"
#include "app/window/librarydesk.h"
#include "app/window/lobby.h"
#include "model/core/files/textfile.h"
#include "model/core/files/wholefile.h"
#include "model/games/catalogue.h"
#include "model/library/gamesummary.h"
#include "model/library/librarytags.h"
#include "model/record/jsonlines.h"
#include "model/record/writer.h"
#include "tests/support/gamerows.h"
#include "tests/support/librarycase.h"
#include "view/plots/barchart.h"
#include "view/widgets/gameovercard.h"
#include "view/widgets/messagebar.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTableView>
#include <QTreeWidget>
#include <QWindow>
#include <QtTest>

#include <set>

using namespace tessera;
using namespace tessera::test;
using namespace Qt::StringLiterals;

/// The library as it is used: games come into it by themselves, are found, opened and marked; and what is counted from
/// them.
class LibraryWindowTest : public QObject, protected LibraryCase
{
    Q_OBJECT

private slots:
    void init() { LibraryCase::init(); }
    void cleanup() { LibraryCase::cleanup(); }

    void finishedGamesEnterByThemselves_data() { addGameRows(); }
    void finishedGamesEnterByThemselves();
    void whatCannotBeWrittenStaysKept();
    void gamesThatGoOnLeaveTheLibrary();
    void everyGameHasAFileOfItsOwn();
    void commentsOnFinishedGamesAreKept();
    void gamesChangedElsewhereAreKeptToo();
    void marksOfTheLibraryAreNoChangeOfTheGame();
    void jsonLinesOpenThroughTheChooser();
    void savedFilesAreListed();
    void searchFiltersAsOneTypes();
    void keysLeadFromTheSearchToAGame();
    void theProgramEndsFromThere();
    void gamesAreOpened();
    void otherGamesComeMeanwhile();
    void favouritesAndTagsAreKept();
    void filesWithSeveralGamesAreOffered();
    void filesWithoutGamesOfOursSaySo();
    void allGamesOfAFileCanBeAdded();
    void chosenGamesOfAFileLeaveNoFileBehind();
    void statisticsHaveNoEmptyTitles();
    void statisticsAreCountedWhenSeen();
    void explorerTellsWhatWasPlayed();
};

void LibraryWindowTest::finishedGamesEnterByThemselves()
{
    QFETCH(const QString, game);
    playAndResign(3, game.toStdString());
    const GameRecord record = m_driver->game().record();
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(folder()).size(), 1, kPatience);
    // What was kept while it went on is not needed any more.
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(m_driver->folder() + u"/autosave"_s).size(), 0, kPatience);
    openLibrary(1);
    const LibraryEntry &entry = m_driver->window().library().index()->entries().front();
    QCOMPARE(QString::fromUtf8(entry.game.data(), qsizetype(entry.game.size())), game);
    QCOMPARE(entry.plies, 3);
    QCOMPARE(entry.reason, std::string_view("resignation"));
    QCOMPARE(entry.scores[Player::First], record.outcome.scores[Player::First]);
    QVERIFY(entry.people[Player::First]);
    // Negative numbers are written as on the board's edge.
    const QString opening = table().model()->index(0, LibraryModel::Opening).data().toString();
    QVERIFY(!opening.isEmpty());
    QVERIFY2(!opening.contains(QRegularExpression(u"(^|[ ,>])-\\d"_s)), qPrintable(opening));
}

/// The last state of a running game is there until the finished one is.
void LibraryWindowTest::whatCannotBeWrittenStaysKept()
{
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    m_driver->playAnyMove();
    const QString kept = m_driver->folder() + u"/autosave"_s;
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(kept).size(), 1, kPatience);
    // A file stands where the folder should be; permissions would not keep root out.
    QFile obstacle(folder());
    QVERIFY(obstacle.open(QIODevice::WriteOnly));
    m_driver->trigger("actionResign");
    auto &bar = m_driver->find<MessageBar>("errorBar");
    QTRY_VERIFY_WITH_TIMEOUT(bar.text().contains(u"cannot be kept"_s), kPatience);
    QCOMPARE(gamesIn(kept).size(), 1);
    // Another game does not take it away either.
    m_driver->start(WindowDriver::people());
    QCOMPARE(gamesIn(kept).size(), 1);
    QVERIFY(obstacle.remove());
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(folder()).size(), 1, kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(kept).size(), 0, kPatience);
}

void LibraryWindowTest::gamesThatGoOnLeaveTheLibrary()
{
    playAndResign(2);
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(folder()).size(), 1, kPatience);
    m_driver->press("undoResignationButton");
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(folder()).size(), 0, kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(m_driver->folder() + u"/autosave"_s).size(), 1, kPatience);
    m_driver->trigger("actionResign");
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(folder()).size(), 1, kPatience);
}

void LibraryWindowTest::everyGameHasAFileOfItsOwn()
{
    playAndResign(2);
    for (int i = 0; i < 2; ++i) {
        m_driver->trigger("actionRestart");
        m_driver->playAnyMove();
        m_driver->trigger("actionResign");
    }
    // Nobody has moved in this one.
    m_driver->trigger("actionRestart");
    m_driver->trigger("actionResign");
    m_driver->reopen();
    QCOMPARE(gamesIn(folder()).size(), 3);
    QCOMPARE(gamesIn(m_driver->folder() + u"/autosave"_s).size(), 0);
}

void LibraryWindowTest::commentsOnFinishedGamesAreKept()
{
    playAndResign(2);
    const NodeId node = m_driver->game().node();
    m_driver->game().setComment(node, "a fine end");
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(folder()).size(), 1, kPatience);
    const std::string path = (folder() + u'/' + gamesIn(folder()).front()).toStdString();
    QTRY_VERIFY_WITH_TIMEOUT(readTextFile(path)->find("a fine end") != std::string::npos, kPatience);
    // The same where it was opened from the library, alone in its file or not.
    const std::string text = *readTextFile(path);
    m_driver->reopen();
    QVERIFY(!writeWhole(path, text + withTag(text, "White", "Somebody else")));
    openLibrary(2);
    table().setCurrentIndex(table().model()->index(0, LibraryModel::Players));
    m_driver->press("libraryOpen");
    m_driver->game().setComment(m_driver->game().record().mainLine().front(), "looked at again");
    QTRY_VERIFY_WITH_TIMEOUT(
        readTextFile(path)->find("looked at again") != std::string::npos, kPatience);
    QCOMPARE(readGames(*readTextFile(path), path, Library::readSettings()).size(), std::size_t(2));
}

/// Another program writes to the file of a finished game that is on the board, just played or opened again.
void LibraryWindowTest::gamesChangedElsewhereAreKeptToo()
{
    playAndResign(2);
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(folder()).size(), 1, kPatience);
    const std::string path = (folder() + u'/' + gamesIn(folder()).front()).toStdString();
    const std::string other = withTag(*readTextFile(path), "Annotator", "somebody else");
    QVERIFY(!writeWhole(path, other));
    m_driver->game().setComment(m_driver->game().node(), "mine");
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(folder()).size(), 2, kPatience);
    QCOMPARE(*readTextFile(path), other);
    const auto &bar = m_driver->find<MessageBar>("errorBar");
    QTRY_VERIFY_WITH_TIMEOUT(bar.text().contains(u"was changed elsewhere"_s), kPatience);
    // What is said after that goes into the new file.
    m_driver->game().setComment(m_driver->game().node(), "mine again");
    m_driver->reopen();
    QCOMPARE(gamesIn(folder()).size(), 2);
    QCOMPARE(*readTextFile(path), other);
    openLibrary(2);
    table().setCurrentIndex(table().model()->index(0, LibraryModel::Players));
    m_driver->press("libraryOpen");
    for (const QString &name : gamesIn(folder())) {
        const std::string file = (folder() + u'/' + name).toStdString();
        QVERIFY(!writeWhole(file, *readTextFile(file) + "; changed\n"));
    }
    m_driver->game().setComment(m_driver->game().node(), "mine, opened again");
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(folder()).size(), 3, kPatience);
}

/// The game on the board becomes a favourite in the library meanwhile; alone in its file, and with others.
void LibraryWindowTest::marksOfTheLibraryAreNoChangeOfTheGame()
{
    playAndResign(2);
    openLibrary(1);
    Library &library = m_driver->window().library();
    const std::string path = library.index()->files().front().path;
    const auto games = [&path] {
        return readGames(*readTextFile(path), path, Library::readSettings());
    };
    const auto comments = [&games] {
        std::vector<std::string> all;
        for (const ReadGame &game : games())
            all.push_back(game.record.node(game.record.mainLine().back()).comment);
        return all;
    };
    const auto favourites = [&games] {
        std::string all;
        for (const ReadGame &game : games())
            all += game.record.tag("Favourite") == "1" ? '*' : '-';
        return all;
    };
    // The window looks at what is there before the change, as a person does who sees the game in the list.
    const auto mark = [&](const std::vector<std::uint32_t> &numbers, const std::string &value) {
        for (int step = 0; step < 2; ++step) {
            if (step == 0)
                library.refresh();
            else
                library.setTag({library.index(), numbers}, "Favourite", value);
            library.finish();
            QCoreApplication::processEvents();
        }
    };
    const auto comment = [this](const std::string &words) {
        m_driver->game().setComment(m_driver->game().record().mainLine().back(), words);
    };
    using Comments = std::vector<std::string>;
    mark({0}, "1");
    comment("mine");
    QTRY_COMPARE_WITH_TIMEOUT(comments(), Comments{"mine"}, kPatience);
    QCOMPARE(favourites(), std::string("*"));
    library.refresh();
    // What is no favourite any more stays none.
    mark({0}, "");
    comment("mine again");
    QTRY_COMPARE_WITH_TIMEOUT(comments(), Comments{"mine again"}, kPatience);
    QCOMPARE(favourites(), std::string("-"));
    QCOMPARE(gamesIn(folder()).size(), 1);
    QVERIFY(!m_driver->find<MessageBar>("errorBar").isVisible());

    const std::string text = *readTextFile(path);
    QVERIFY(!writeWhole(path, text + withTag(text, "White", "Somebody else")));
    library.refresh();
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 2, kPatience);
    table().setCurrentIndex(table().model()->index(0, LibraryModel::Players));
    m_driver->press("libraryOpen");
    mark({0, 1}, "1");
    comment("one of two");
    QTRY_VERIFY_WITH_TIMEOUT(
        (comments() == Comments{"one of two", "mine again"}
         || comments() == Comments{"mine again", "one of two"}),
        kPatience);
    QCOMPARE(favourites(), std::string("**"));
    QCOMPARE(gamesIn(folder()).size(), 1);
}

/// JSON lines open as game files do: one at once, several through the chooser; they are never written.
void LibraryWindowTest::jsonLinesOpenThroughTheChooser()
{
    const AnyGame &game = *catalogue().front().game;
    GameRecord record;
    record.game = game.info().id;
    record.add(GameRecord::kRoot, game.start({})->legalMoves().front());
    const std::string line = jsonLine(record, game) + "\n";
    const QString one = m_driver->folder() + u"/one.jsonl"_s;
    QVERIFY(!writeWhole(one.toStdString(), line));
    m_driver->window().files().openPath(one);
    QCOMPARE(m_driver->ply(), 1);
    QVERIFY(m_driver->window().files().fileName().isEmpty());
    const QString two = m_driver->folder() + u"/two.jsonl"_s;
    record = GameRecord();
    record.game = game.info().id;
    QVERIFY(!writeWhole(two.toStdString(), jsonLine(record, game) + "\n" + line));
    m_driver->window().files().openPath(two);
    auto &chooser = m_driver->find<GameChooser>("gameChooser");
    QTRY_COMPARE_WITH_TIMEOUT(chooser.gameCount(), 2, kPatience);
    auto &games = m_driver->find<QTableView>("chooserTable");
    games.setCurrentIndex(games.model()->index(1, LibraryModel::Players));
    m_driver->press("chooserOpen");
    QCOMPARE(m_driver->ply(), 1);
    QVERIFY(m_driver->window().files().fileName().isEmpty());
}

void LibraryWindowTest::savedFilesAreListed()
{
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    const QString path = m_driver->folder() + u"/mine.tgn"_s;
    m_driver->window().files().saveTo(path, false);
    openLibrary(1);
    QVERIFY(!m_driver->window().library().index()->files().front().isOwn);
    // Removing it takes it off the list, never from the disk.
    table().selectRow(0);
    m_driver->press("libraryRemove");
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 0, kPatience);
    QVERIFY(QFile::exists(path));
    m_driver->press("libraryUndo");
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 1, kPatience);
}

void LibraryWindowTest::searchFiltersAsOneTypes()
{
    playAndResign(1);
    playAndResign(1, catalogue().back().info().id);
    openLibrary(2);
    auto &search = m_driver->find<QLineEdit>("librarySearch");
    QTest::keyClicks(&search, QString::fromStdString(catalogue().back().info().name).left(4));
    QCOMPARE(table().model()->rowCount(), 1);
    QTest::keyClicks(&search, u" resign"_s);
    QCOMPARE(table().model()->rowCount(), 1);
    QTest::keyClicks(&search, u" zzz"_s);
    QCOMPARE(table().model()->rowCount(), 0);
    QVERIFY(m_driver->find<QLabel>("libraryNothing").isVisible());
    search.clear();
    QCOMPARE(table().model()->rowCount(), 2);
    m_driver->find<QComboBox>("libraryResult").setCurrentIndex(4);
    QCOMPARE(table().model()->rowCount(), 0);
}

/// The cursor came to the first game's star and selected nothing, so that Enter opened nothing.
void LibraryWindowTest::keysLeadFromTheSearchToAGame()
{
    playAndResign(3);
    const std::string position = m_driver->game().position().text();
    m_driver->start(WindowDriver::people(catalogue().back().info().id));
    openLibrary(1);
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    auto &search = m_driver->find<QLineEdit>("librarySearch");
    QTest::keyClicks(&search, u"resign"_s);
    QTest::keyClick(&search, Qt::Key_Down);
    QVERIFY(table().hasFocus());
    QVERIFY(m_driver->find<QPushButton>("libraryOpen").isEnabled());
    QTest::keyClick(&table(), Qt::Key_Return);
    QCOMPARE(m_driver->game().position().text(), position);
}

void LibraryWindowTest::theProgramEndsFromThere()
{
    openLibrary(0);
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    // It does not keep the program alive when the main window is closed.
    QVERIFY(!window().testAttribute(Qt::WA_QuitOnClose));
    QTest::keyClick(&window(), Qt::Key_Q, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(!m_driver->window().isVisible(), kPatience);
}

void LibraryWindowTest::gamesAreOpened()
{
    playAndResign(3);
    const std::string position = m_driver->game().position().text();
    m_driver->start(WindowDriver::people(catalogue().back().info().id));
    openLibrary(1);
    table().setFocus();
    table().setCurrentIndex(table().model()->index(0, LibraryModel::Players));
    QTest::keyClick(&table(), Qt::Key_Return);
    QCOMPARE(m_driver->game().position().text(), position);
    QVERIFY(m_driver->game().isOver());
    QCOMPARE(gamesIn(folder()).size(), 1);
    // A window manager keeps what belongs to a window above it, so the board would stay hidden.
    QVERIFY(window().windowHandle()->transientParent() == nullptr);
}

/// An export wrote other games than those that were selected, or crashed, when the list changed while its file was
/// asked for; the cursor and the context menu stayed on the row of a game that had moved.
void LibraryWindowTest::otherGamesComeMeanwhile()
{
    for (int i = 0; i < 4; ++i)
        playAndResign(i + 1);
    openLibrary(4);
    auto &list = static_cast<LibraryModel &>(*table().model());
    const LibraryIndex::Pointer index = list.index();
    // The numbers of all other games change with the first.
    table().sortByColumn(LibraryModel::Date, Qt::AscendingOrder);
    table().setCurrentIndex(list.index(2, LibraryModel::Players));
    const std::uint64_t current = list.entry(2).key;
    table().selectAll();
    table()
        .selectionModel()
        ->select(list.index(0, 0), QItemSelectionModel::Deselect | QItemSelectionModel::Rows);
    m_driver->press("libraryExport");
    auto &dialog = m_driver->find<QFileDialog>("exportGamesDialog");
    emit table().customContextMenuRequested(
        table().visualRect(list.index(3, LibraryModel::Players)).center());
    QVERIFY(QApplication::activePopupWidget() != nullptr);

    // Another program removes the first game.
    QVERIFY(QFile::remove(QString::fromStdString(index->fileOf(list.entry(0)).path)));
    m_driver->window().library().refresh();
    QTRY_COMPARE_WITH_TIMEOUT(list.rowCount(), 3, kPatience);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    QCOMPARE(list.entry(table().currentIndex().row()).key, current);
    std::multiset<int> wanted;
    for (int row = 0; row < 3; ++row)
        wanted.insert(list.entry(row).plies);

    const QString path = m_driver->folder() + u"/written.tgn"_s;
    emit dialog.fileSelected(path);
    m_driver->window().library().finish();
    const std::string file = path.toStdString();
    const auto text = readTextFile(file);
    QVERIFY(text);
    std::multiset<int> written;
    for (const ReadGame &game : readGames(*text, file, Library::readSettings()))
        written.insert(static_cast<int>(game.record.mainLine().size()));
    QCOMPARE(written, wanted);
}

void LibraryWindowTest::favouritesAndTagsAreKept()
{
    playAndResign(1);
    openLibrary(1);
    QAbstractItemModel &model = *table().model();
    QTest::mouseClick(
        table().viewport(),
        Qt::LeftButton,
        {},
        table().visualRect(model.index(0, LibraryModel::Favourite)).center());
    const auto entry = [this]() -> const LibraryEntry & {
        return m_driver->window().library().index()->entries().front();
    };
    QTRY_VERIFY_WITH_TIMEOUT(entry().isFavourite, kPatience);
    QVERIFY(model.setData(model.index(0, LibraryModel::Tags), u"short, won"_s, Qt::EditRole));
    QTRY_COMPARE_WITH_TIMEOUT(entry().tags, std::string_view("short, won"), kPatience);
    // They stand in the game's own file.
    m_driver->reopen();
    QVERIFY(QFile::remove(folder() + u"/.index"_s));
    openLibrary(1);
    QVERIFY(entry().isFavourite);
    QCOMPARE(entry().tags, std::string_view("short, won"));
    auto &tags = m_driver->find<QComboBox>("libraryTag");
    QVERIFY(tags.findText(u"won"_s) > 0);
}

/// A file of other games was read for ever, as it seemed.
void LibraryWindowTest::filesWithoutGamesOfOursSaySo()
{
    const std::string chess = "[Event \"Cup\"]\n[Result \"*\"]\n\n1. e4 e5 *\n\n";
    const QString path = m_driver->folder() + u"/chess.pgn"_s;
    QVERIFY(!writeWhole(path.toStdString(), chess + chess));
    m_driver->window().files().openPath(path);
    const auto &head = m_driver->find<QLabel>("chooserHead");
    QTRY_VERIFY2_WITH_TIMEOUT(
        head.text().startsWith(u"Faults: 2"_s), qPrintable(head.text()), kPatience);
    QVERIFY(!m_driver->find<QPushButton>("chooserOpen").isEnabled());
}

void LibraryWindowTest::filesWithSeveralGamesAreOffered()
{
    playAndResign(2);
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(folder()).size(), 1, kPatience);
    const std::string text = *readTextFile(
        (folder() + u'/' + gamesIn(folder()).front()).toStdString());
    const std::string path = (m_driver->folder() + u"/two.tgn"_s).toStdString();
    QVERIFY(!writeWhole(path, text + withTag(text, "White", "Zoe")));
    m_driver->start(WindowDriver::people(catalogue().back().info().id));
    m_driver->window().files().openPath(QString::fromStdString(path));
    auto &chooser = m_driver->find<GameChooser>("gameChooser");
    QVERIFY(chooser.isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(chooser.gameCount(), 2, kPatience);
    m_driver->find<QTableView>("chooserTable").selectRow(1);
    m_driver->press("chooserOpen");
    QCOMPARE(m_driver->game().record().tag("White"), std::string("Zoe"));
    QVERIFY(m_driver->window().files().fileName().isEmpty());
}

void LibraryWindowTest::allGamesOfAFileCanBeAdded()
{
    playAndResign(2);
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(folder()).size(), 1, kPatience);
    const std::string text = *readTextFile(
        (folder() + u'/' + gamesIn(folder()).front()).toStdString());
    const std::string path = (m_driver->folder() + u"/three.tgn"_s).toStdString();
    QVERIFY(!writeWhole(path, text + withTag(text, "White", "Zoe") + withTag(text, "White", "Yan")));
    m_driver->window().files().openPath(QString::fromStdString(path));
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->find<GameChooser>("gameChooser").gameCount(), 3, kPatience);
    m_driver->press("chooserAdd");
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 3, kPatience);
    auto &bar = m_driver->find<MessageBar>("libraryBar");
    QTRY_VERIFY_WITH_TIMEOUT(bar.text().contains(u"2"_s), kPatience);
    QVERIFY2(bar.text().contains(u"1"_s), qPrintable(bar.text()));
}

/// What was chosen went through a file among the temporary ones, which stayed there.
void LibraryWindowTest::chosenGamesOfAFileLeaveNoFileBehind()
{
    const QDir temporary(m_driver->folder() + u"/temporary"_s);
    QVERIFY(temporary.mkpath(u"."_s));
    playAndResign(2);
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(folder()).size(), 1, kPatience);
    const std::string text = *readTextFile(
        (folder() + u'/' + gamesIn(folder()).front()).toStdString());
    const std::string path = (m_driver->folder() + u"/three.tgn"_s).toStdString();
    QVERIFY(!writeWhole(
        path,
        withTag(text, "White", "Zoe") + withTag(text, "White", "Yan")
            + withTag(text, "White", "Xia")));
    const auto guard = qScopeGuard([usual = qgetenv("TMPDIR")] { qputenv("TMPDIR", usual); });
    qputenv("TMPDIR", temporary.path().toUtf8());
    m_driver->window().files().openPath(QString::fromStdString(path));
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->find<GameChooser>("gameChooser").gameCount(), 3, kPatience);
    auto &chooser = m_driver->find<QTableView>("chooserTable");
    chooser.selectRow(0);
    chooser.selectionModel()->select(
        chooser.model()->index(2, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    m_driver->press("chooserAdd");
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 3, kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(temporary.isEmpty(), kPatience);
}

void LibraryWindowTest::statisticsHaveNoEmptyTitles()
{
    openLibrary(0);
    m_driver->find<QTabWidget>("libraryTabs").setCurrentIndex(1);
    const auto isTitled = [this](const char *chart) {
        return m_driver->find<BarChart>(chart).parentWidget()->isVisible();
    };
    QVERIFY(m_driver->find<QWidget>("unratedLabel").isVisible());
    for (const char *chart : {"seatsChart", "levelsChart", "monthsChart", "reasonsChart"})
        QVERIFY2(!isTitled(chart), chart);
    playAndResign(2);
    for (const char *chart : {"seatsChart", "levelsChart", "monthsChart", "reasonsChart"})
        QTRY_VERIFY2_WITH_TIMEOUT(isTitled(chart), chart, kPatience);
}

/// They took half of the time that each letter of a search takes in a large library.
void LibraryWindowTest::statisticsAreCountedWhenSeen()
{
    openLibrary(0);
    const auto &page = m_driver->find<StatisticsPage>("statisticsPage");
    auto &tabs = m_driver->find<QTabWidget>("libraryTabs");
    playAndResign(2);
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 1, kPatience);
    QCOMPARE(page.statistics().games, 0);
    tabs.setCurrentIndex(1);
    QCOMPARE(page.statistics().games, 1);
    tabs.setCurrentIndex(0);
    m_driver->find<QLineEdit>("librarySearch").setText(u"nobody has this"_s);
    QCOMPARE(table().model()->rowCount(), 0);
    QCOMPARE(page.statistics().games, 1);
    tabs.setCurrentIndex(1);
    QCOMPARE(page.statistics().games, 0);
}

void LibraryWindowTest::explorerTellsWhatWasPlayed()
{
    for (int i = 0; i < 2; ++i)
        playAndResign(2);
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(folder()).size(), 2, kPatience);
    m_driver->start(WindowDriver::people());
    m_driver->trigger("actionExplorer");
    const ExplorerRun &run = m_driver->window().page().study().explorer().run();
    QTRY_VERIFY_WITH_TIMEOUT(
        run.state() == ExplorerRun::State::Ready && run.gameCount() == 2, kPatience);
    QCOMPARE(run.moves().front().played.games, 2);
    QCOMPARE(run.moves().front().played.own, 2);
    auto &list = m_driver->find<QTreeWidget>("explorerList");
    QVERIFY(list.isVisible());
    emit list.itemClicked(list.topLevelItem(0), 0);
    // It is a variation, which the game does not follow.
    QCOMPARE(m_driver->ply(), 0);
    QCOMPARE(m_driver->session().navigation.ply(), 1);
    QTRY_VERIFY_WITH_TIMEOUT(
        run.state() == ExplorerRun::State::Ready
            && run.node() == m_driver->session().navigation.node(),
        kPatience);
    QCOMPARE(run.moves().front().played.games, 2);
    QVERIFY(m_driver->session().match.isAided());
    m_driver->trigger("actionExplorer");
    QVERIFY(!m_driver->find<QWidget>("explorerBox").isVisible());
}

QTEST_MAIN(LibraryWindowTest)
#include "librarywindowtest.moc"
