#include "app/board/boardpage.h"
#include "app/files/keptgame.h"
#include "app/files/unfinishedgames.h"
#include "app/game/gamepage.h"
#include "app/start/startpage.h"
#include "app/window/gamefiles.h"
#include "app/window/lobby.h"
#include "model/core/files/textfile.h"
#include "model/games/catalogue.h"
#include "tests/support/filelimit.h"
#include "tests/support/gamerows.h"
#include "tests/support/patience.h"
#include "tests/support/windowdriver.h"
#include "view/widgets/messagebar.h"

#include <QDir>
#include <QProcess>
#include <QtTest>

#include <random>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

namespace {

QStringList filesIn(const QString &folder, const QString &pattern)
{
    return QDir(folder).entryList({pattern}, QDir::Files | QDir::Hidden, QDir::Time);
}

Result<KeptGame> keptIn(const QString &path)
{
    const auto text = readTextFile(path.toStdString());
    return text ? readKeptGame(*text, path.toStdString()) : Result<KeptGame>(text.error());
}

/// Files name the players in tags, which is no part of the game itself.
GameRecord withoutTags(GameRecord record)
{
    record.tags.clear();
    return record;
}

} // namespace

/// Whatever ends the program, the games that were begun are there again.
class AutosaveTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_driver = std::make_unique<WindowDriver>(); }
    void cleanup() { m_driver.reset(); }

    void everythingComesBack_data() { rows(); }
    void everythingComesBack();
    void treeComesBack();
    void whatWasSaidBeforeTheFirstMoveComesBack();
    void clocksComeBack();
    void noGameIsDropped();
    void endedGamesAreForgotten();
    void removedGamesCanBePutBack();
    void killedProgramsLoseNothing_data() { rows(); }
    void killedProgramsLoseNothing();
    void openedFilesWaitOnce();
    void twoProgramsShareTheFolder();
    void whatOthersEndedIsGone();
    void undoOfARemovalEndsWithThePage();
    void damagedFilesAreSetAside();
    void gamesThatEndedTheProgramAreSetAside();
    void whatCannotBeWrittenIsWrittenLater();
    void fullDiskLeavesWhatWasKept();
    void mendedFaultsAreNotSaidAnyMore();
    void closingTellsWhatWouldBeLost();
    void deadProgramsHoldNoGameOnAFullDisk();
    void samplesAreNotKept();

private:
    static void rows();
    [[nodiscard]] static std::string game();
    [[nodiscard]] QString folder() const { return m_driver->folder() + u"/autosave"_s; }
    [[nodiscard]] QString note() { return m_driver->find<MessageBar>("startErrorBar").text(); }
    [[nodiscard]] bool isOffered(int number)
    {
        return m_driver->window().findChild<QWidget *>(u"continueCard%1"_s.arg(number)) != nullptr;
    }

    std::unique_ptr<WindowDriver> m_driver;
};

void AutosaveTest::rows()
{
    test::addGameRows();
}

std::string AutosaveTest::game()
{
    QFETCH(const QString, game);
    return game.toStdString();
}

void AutosaveTest::everythingComesBack()
{
    GameSetup setup = WindowDriver::people(game());
    setup.options = Options::defaults(findGame(game())->info().options);
    setup.seats[Player::Second].name = u"Ada \"the {Rook}\" %1"_s;
    m_driver->start(setup);
    for (int ply = 0; ply < 7; ++ply)
        m_driver->playAnyMove();
    m_driver->trigger("actionFlip");
    const Player nearest = m_driver->window().page().board().nearPlayer();
    const GameRecord record = m_driver->game().record();
    const std::string position = m_driver->game().position().text();
    const GameSetup before = m_driver->game().setup();
    m_driver->reopen();
    QVERIFY(note().isEmpty());
    m_driver->press("continueButton0");
    QCOMPARE(m_driver->game().position().text(), position);
    QVERIFY(withoutTags(m_driver->game().record()) == record);
    QVERIFY(m_driver->game().setup() == before);
    QCOMPARE(m_driver->window().page().board().nearPlayer(), nearest);
    m_driver->playAnyMove();
    QCOMPARE(m_driver->ply(), 8);
}

/// What was taken back, and the lines that other moves replaced.
void AutosaveTest::treeComesBack()
{
    GameSetup setup = WindowDriver::people();
    setup.options = Options::defaults(catalogue().front().info().options);
    m_driver->start(setup);
    m_driver->playAnyMove();
    m_driver->playAnyMove();
    m_driver->trigger("actionUndo");
    GameModel &game = m_driver->game();
    const auto other = game.position().legalMoves().back();
    m_driver->playByKeys(other);
    m_driver->playAnyMove();
    m_driver->trigger("actionUndo");
    const GameRecord record = game.record();
    const NodeId root = record.mainLine().front();
    QCOMPARE(record.node(root).children.size(), std::size_t(2));
    QCOMPARE(record.node(record.node(root).children.front()).move, other);
    m_driver->reopen();
    m_driver->press("continueButton0");
    QVERIFY(withoutTags(m_driver->game().record()) == record);
    QCOMPARE(m_driver->ply(), 2);
    QVERIFY(m_driver->action("actionRedo").isEnabled());
}

/// A position with marks and a comment, but no move yet, was lost with the window, and the title had no asterisk.
void AutosaveTest::whatWasSaidBeforeTheFirstMoveComesBack()
{
    m_driver->start(WindowDriver::people());
    QVERIFY(!m_driver->window().isWindowModified());
    m_driver->game().setComment(GameRecord::kRoot, "What would you play?");
    QVERIFY(m_driver->window().isWindowModified());
    m_driver->reopen();
    m_driver->press("continueButton0");
    QCOMPARE(m_driver->game().record().node(GameRecord::kRoot).comment, "What would you play?");
    QVERIFY(m_driver->window().isWindowModified());
}

void AutosaveTest::clocksComeBack()
{
    GameSetup setup = WindowDriver::people();
    setup.clocks.fill({std::chrono::minutes(5), std::chrono::seconds(2)});
    m_driver->start(setup);
    for (int ply = 0; ply < 3; ++ply) {
        QTest::qWait(40);
        m_driver->playAnyMove();
    }
    QTest::qWait(60);
    m_driver->trigger("actionPause");
    const GameModel &before = m_driver->game();
    const auto now = GameModel::Instant::clock::now();
    PerPlayer<Clock::Duration> left;
    for (const Player player : {Player::First, Player::Second})
        left[player] = before.clock().remaining(player, now);
    QVERIFY(before.thinking(now) >= std::chrono::milliseconds(60));
    m_driver->reopen();
    // The time until somebody goes on does not count.
    QTest::qWait(100);
    m_driver->press("continueButton0");
    m_driver->trigger("actionPause");
    const auto later = GameModel::Instant::clock::now();
    const Clock &clock = m_driver->game().clock();
    QCOMPARE(clock.remaining(Player::First, later), left[Player::First]);
    QVERIFY(clock.remaining(Player::Second, later) <= left[Player::Second]);
    QVERIFY(
        left[Player::Second] - clock.remaining(Player::Second, later) < std::chrono::seconds(30));
}

void AutosaveTest::noGameIsDropped()
{
    constexpr int kGames = 6;
    for (int i = 0; i < kGames; ++i) {
        m_driver->start(
            WindowDriver::people(catalogue()[static_cast<std::size_t>(i % 4)].info().id));
        for (int ply = 0; ply <= i; ++ply)
            m_driver->playAnyMove();
    }
    for (int i = 0; i < 2; ++i) {
        if (i == 0)
            m_driver->trigger("actionHome");
        else
            m_driver->reopen();
        QVERIFY(isOffered(2) && !isOffered(3));
        m_driver->press("moreGamesButton");
        QVERIFY(isOffered(kGames - 1) && !isOffered(kGames));
        m_driver->press("continueButton5");
        // The oldest one; it comes first the next time, after the one on the board.
        QCOMPARE(m_driver->ply(), i + 1);
        m_driver->trigger("actionHome");
        m_driver->press("moreGamesButton");
        m_driver->press("continueButton1");
    }
}

void AutosaveTest::endedGamesAreForgotten()
{
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    QTRY_COMPARE_WITH_TIMEOUT(filesIn(folder(), u"*.tgn"_s).size(), 1, kPatience);
    m_driver->trigger("actionResign");
    QTRY_COMPARE_WITH_TIMEOUT(filesIn(folder(), u"*.tgn"_s).size(), 0, kPatience);
    m_driver->press("undoResignationButton");
    QTRY_COMPARE_WITH_TIMEOUT(filesIn(folder(), u"*.tgn"_s).size(), 1, kPatience);
    m_driver->reopen();
    QVERIFY(isOffered(0));
}

void AutosaveTest::removedGamesCanBePutBack()
{
    for (int i = 0; i < 2; ++i) {
        m_driver->start(WindowDriver::people());
        for (int ply = 0; ply <= i; ++ply)
            m_driver->playAnyMove();
    }
    m_driver->trigger("actionHome");
    m_driver->press("discardButton0");
    QVERIFY(isOffered(0));
    m_driver->press("discardButton0");
    QVERIFY(!m_driver->window().findChild<QWidget *>(u"continueCard0"_s));
    m_driver->press("undoDiscardButton");
    // The same by the keyboard.
    auto &discard = m_driver->find<QPushButton>("discardButton0");
    discard.setFocus();
    QTest::keyClick(&discard, Qt::Key_Return);
    QVERIFY(!m_driver->window().findChild<QWidget *>(u"continueCard0"_s));
    m_driver->press("undoDiscardButton");
    m_driver->press("continueButton0");
    QCOMPARE(m_driver->ply(), 1);
    m_driver->reopen();
    QVERIFY(isOffered(0) && !isOffered(1));
}

/// The real program plays itself and is killed at some moment: the game is there at its last ply, or
/// at most what a debounce lets pass before it.
void AutosaveTest::killedProgramsLoseNothing()
{
    std::mt19937 random(7);
    const QString data = m_driver->folder() + u"/data"_s;
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"XDG_DATA_HOME"_s, data);
    environment.insert(u"XDG_CONFIG_HOME"_s, m_driver->folder() + u"/config"_s);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    program.setProcessEnvironment(environment);
    const QString id = QString::fromStdString(game());
    QStringList players;
    for (int i = 0; i < findGame(game())->info().playerCount(); ++i)
        players << u"computer"_s;
    program.start(
        QStringLiteral(TESSERA_BINARY_DIR "/tessera"),
        {u"--game"_s, id, u"--players"_s, players.join(u','), u"--level"_s, u"1"_s});
    const QString kept = data + u"/tessera_games/Tessera/autosave"_s;
    QTRY_VERIFY_WITH_TIMEOUT(!filesIn(kept, u"*.tgn"_s).isEmpty(), kPatience);
    QTest::qWait(static_cast<int>(random() % 1500));
    program.kill();
    QVERIFY(program.waitForFinished(kPatience));
    const QStringList files = filesIn(kept, u"*.tgn"_s);
    QCOMPARE(files.size(), 1);
    const auto found = keptIn(kept + u'/' + files.front());
    QVERIFY2(found, found ? "" : found.error().sentence().c_str());
    const int ply = found->record.ply(found->node);
    QVERIFY(ply > 0);
    // The next start finds it, and says what happened.
    QVERIFY(QDir().rename(kept, folder()));
    m_driver->reopen();
    QVERIFY2(note().contains(u"ended in the middle of a game"_s), qPrintable(note()));
    m_driver->press("continueButton0");
    QVERIFY(m_driver->ply() >= ply);
}

/// Each opening of an unfinished game's file left one more card.
void AutosaveTest::openedFilesWaitOnce()
{
    GameSetup setup = WindowDriver::people();
    setup.options = Options::defaults(findGame(setup.game)->info().options);
    m_driver->start(setup);
    m_driver->playAnyMove();
    m_driver->playAnyMove();
    const QString path = m_driver->folder() + u"/mine.tgn"_s;
    GameFiles *files = &m_driver->window().files();
    files->saveTo(path, false);
    for (int time = 0; time < 2; ++time) {
        files->openPath(path);
        QCOMPARE(m_driver->ply(), 2);
        m_driver->trigger("actionHome");
        QVERIFY(isOffered(0) && !isOffered(1));
    }
    // In another run of the program, too.
    m_driver->reopen();
    files = &m_driver->window().files();
    files->openPath(path);
    QVERIFY(!files->isModified());
    QCOMPARE(files->filePath(), path);
    // A game that went on is another one.
    m_driver->playAnyMove();
    files->openPath(path);
    QCOMPARE(m_driver->ply(), 2);
    m_driver->trigger("actionHome");
    QVERIFY(isOffered(0) && isOffered(1) && !isOffered(2));
}

void AutosaveTest::twoProgramsShareTheFolder()
{
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    QTRY_COMPARE_WITH_TIMEOUT(filesIn(folder(), u"*.tgn"_s).size(), 1, kPatience);
    UnfinishedGames other(folder());
    // What is on a board belongs to its program.
    QVERIFY(other.games().empty());
    QVERIFY(other.notes().isEmpty());
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    other.refresh();
    QCOMPARE(other.games().size(), std::size_t(1));
    m_driver->trigger("actionHome");
    QVERIFY(other.take(0));
    m_driver->press("continueButton1");
    QVERIFY(m_driver->window().lobby().isHome());
    QVERIFY2(note().contains(u"another window plays"_s), qPrintable(note()));
    // It is offered again when it waits again.
    QVERIFY(!isOffered(1));
    other.giveTakenBack();
    m_driver->press("continueButton0");
    m_driver->trigger("actionHome");
    QVERIFY(isOffered(1));
    // Nor is it taken from there.
    other.refresh();
    QVERIFY(other.take(0));
    m_driver->press("discardButton1");
    QVERIFY2(note().contains(u"another window plays"_s), qPrintable(note()));
    QCOMPARE(filesIn(folder(), u"*.tgn"_s).size(), 2);
    other.giveTakenBack();
    m_driver->press("continueButton0");
    m_driver->trigger("actionHome");
    m_driver->press("continueButton1");
    QCOMPARE(m_driver->ply(), 1);
}

/// A window that had listed a game brought it back from its memory, or kept offering it.
void AutosaveTest::whatOthersEndedIsGone()
{
    const auto leave = [this] {
        m_driver->start(WindowDriver::people());
        m_driver->playAnyMove();
        m_driver->trigger("actionHome");
        m_driver->start(WindowDriver::people());
        m_driver->trigger("actionHome");
        QVERIFY(isOffered(0) && !isOffered(1));
    };
    for (const char *button : {"continueButton0", "discardButton0"}) {
        leave();
        UnfinishedGames other(folder());
        QVERIFY(other.discard(0));
        m_driver->press(button);
        QVERIFY(m_driver->window().lobby().isHome());
        QVERIFY2(note().contains(u"ended or removed"_s), qPrintable(note()));
        QVERIFY(!isOffered(0));
        QVERIFY(filesIn(folder(), u"*.tgn"_s).isEmpty());
    }
    // Nobody plays what is being brought back.
    leave();
    UnfinishedGames other(folder());
    const auto removed = other.discard(0);
    QVERIFY(removed);
    QVERIFY(!other.restore(*removed));
    m_driver->press("continueButton0");
    QVERIFY(other.restore(*removed));
}

/// The bar of one that was removed still stood on the start page after another game.
void AutosaveTest::undoOfARemovalEndsWithThePage()
{
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    m_driver->trigger("actionHome");
    m_driver->press("discardButton0");
    QVERIFY(!note().isEmpty());
    m_driver->start(WindowDriver::people());
    m_driver->trigger("actionHome");
    QCOMPARE(note(), QString());
}

void AutosaveTest::damagedFilesAreSetAside()
{
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    m_driver->playAnyMove();
    m_driver->trigger("actionHome");
    QTRY_COMPARE_WITH_TIMEOUT(filesIn(folder(), u"*.tgn"_s).size(), 1, kPatience);
    const QString path = folder() + u'/' + filesIn(folder(), u"*.tgn"_s).front();
    const std::string whole = *readTextFile(path.toStdString());
    m_driver->window().close();
    for (const std::string &damaged :
         {whole.substr(0, whole.size() / 3),
          std::string("no game"),
          std::string(),
          std::string(whole).replace(whole.find("way"), 3, "wax")}) {
        QFile file(folder() + u"/damaged.tgn"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(damaged));
        file.close();
        m_driver->reopen();
        QVERIFY2(note().contains(u"damaged.tgn"_s), qPrintable(note()));
        QVERIFY(isOffered(0) && !isOffered(1));
        const QStringList aside = filesIn(folder(), u"damaged.tgn.damaged*"_s);
        QVERIFY(!aside.isEmpty());
        QCOMPARE(*readTextFile((folder() + u'/' + aside.front()).toStdString()), damaged);
    }
}

/// A game that hung the start page did so at each later start as well.
void AutosaveTest::gamesThatEndedTheProgramAreSetAside()
{
    for (int i = 0; i < 2; ++i) {
        m_driver->start(WindowDriver::people());
        m_driver->playAnyMove();
    }
    m_driver->reopen();
    QVERIFY(isOffered(1) && note().isEmpty());
    QVERIFY(filesIn(folder(), u"*.restoring"_s).isEmpty());
    QProcess dead;
    dead.start(u"true"_s, {});
    QVERIFY(dead.waitForStarted());
    const QByteArray pid = QByteArray::number(dead.processId());
    QVERIFY(dead.waitForFinished());
    const QString game = filesIn(folder(), u"*.tgn"_s).front();
    QFile mark(folder() + u'/' + game + u".restoring"_s);
    QVERIFY(mark.open(QIODevice::WriteOnly));
    mark.write(pid + "\ntessera\n" + QSysInfo::machineHostName().toUtf8() + "\n\n\n");
    mark.close();
    m_driver->reopen();
    QVERIFY2(note().contains(game + u".damaged"_s), qPrintable(note()));
    QVERIFY(isOffered(0) && !isOffered(1));
    m_driver->reopen();
    QVERIFY2(note().isEmpty(), qPrintable(note()));
    QVERIFY(isOffered(0) && !isOffered(1));
}

void AutosaveTest::whatCannotBeWrittenIsWrittenLater()
{
    // A file stands where the folder should be; permissions would not keep root out.
    QFile obstacle(folder());
    QVERIFY(obstacle.open(QIODevice::WriteOnly));
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    auto &bar = m_driver->find<MessageBar>("errorBar");
    QTRY_VERIFY_WITH_TIMEOUT(bar.text().contains(u"cannot be kept"_s), kPatience);
    m_driver->playAnyMove();
    QVERIFY(obstacle.remove());
    QTRY_VERIFY_WITH_TIMEOUT(bar.text().contains(u"kept again"_s), kPatience);
    const QStringList files = filesIn(folder(), u"*.tgn"_s);
    QCOMPARE(files.size(), 1);
    const auto kept = keptIn(folder() + u'/' + files.front());
    QVERIFY(kept);
    QCOMPARE(kept->record.ply(kept->node), 2);
}

/// Nothing fits into a file any more: the last state stays as it was, and the newest follows when there is room again.
void AutosaveTest::fullDiskLeavesWhatWasKept()
{
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    m_driver->playAnyMove();
    const auto keptPly = [this] {
        const QStringList files = filesIn(folder(), u"*.tgn"_s);
        const auto kept = files.isEmpty() ? Result<KeptGame>(Error{})
                                          : keptIn(folder() + u'/' + files.front());
        return kept ? kept->record.ply(kept->node) : -1;
    };
    QTRY_COMPARE_WITH_TIMEOUT(keptPly(), 2, kPatience);
    auto &bar = m_driver->find<MessageBar>("errorBar");
    {
        const test::FileLimit full(0);
        m_driver->playAnyMove();
        QTRY_VERIFY_WITH_TIMEOUT(bar.text().contains(u"cannot be kept"_s), kPatience);
        QCOMPARE(keptPly(), 2);
    }
    QTRY_VERIFY_WITH_TIMEOUT(bar.text().contains(u"kept again"_s), kPatience);
    QCOMPARE(keptPly(), 3);
}

/// What was said on the page of a game does not stay there when games are kept again meanwhile, nor what was said on the
/// start page once a person has gone on from there.
void AutosaveTest::mendedFaultsAreNotSaidAnyMore()
{
    m_driver->start(WindowDriver::people());
    auto &bar = m_driver->find<MessageBar>("errorBar");
    {
        const test::FileLimit full(0);
        m_driver->playAnyMove();
        QTRY_VERIFY_WITH_TIMEOUT(bar.text().contains(u"cannot be kept"_s), kPatience);
        m_driver->trigger("actionHome");
        QVERIFY(!m_driver->window().close());
        QTRY_VERIFY_WITH_TIMEOUT(note().contains(u"would be lost"_s), kPatience);
    }
    QTRY_VERIFY_WITH_TIMEOUT(note().contains(u"kept again"_s), kPatience);
    QVERIFY(bar.matter().isEmpty());
    m_driver->trigger("actionPuzzles");
    m_driver->trigger("actionHome");
    QVERIFY2(note().isEmpty(), qPrintable(note()));
}

/// The window stays once when it cannot keep its game, says so, and goes when it is closed again.
void AutosaveTest::closingTellsWhatWouldBeLost()
{
    m_driver->start(WindowDriver::people());
    const test::FileLimit full(0);
    m_driver->playAnyMove();
    MainWindow &window = m_driver->window();
    QVERIFY(!window.close());
    auto &bar = m_driver->find<MessageBar>("errorBar");
    QTRY_VERIFY_WITH_TIMEOUT(bar.text().contains(u"would be lost"_s), kPatience);
    // Not again by what the files' thread says of the same.
    QTest::qWait(50);
    QVERIFY(bar.text().contains(u"would be lost"_s));
    m_driver->press("closeAnywayButton");
    QVERIFY(!window.isVisible());
}

/// A program was killed, and its lock cannot be replaced: the game is offered all the same.
void AutosaveTest::deadProgramsHoldNoGameOnAFullDisk()
{
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    m_driver->reopen();
    QVERIFY(isOffered(0));
    QProcess dead;
    dead.start(u"true"_s, {});
    QVERIFY(dead.waitForStarted());
    const QByteArray pid = QByteArray::number(dead.processId());
    QVERIFY(dead.waitForFinished());
    const QString file = folder() + u'/' + filesIn(folder(), u"*.tgn"_s).front();
    QFile lock(file + u".lock"_s);
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write(pid + "\ntessera\n" + QSysInfo::machineHostName().toUtf8() + "\n\n\n");
    lock.close();
    const test::FileLimit full(0);
    m_driver->reopen();
    QVERIFY(isOffered(0));
    QVERIFY(note().contains(u"ended in the middle of a game"_s));
    m_driver->press("continueButton0");
    QCOMPARE(m_driver->ply(), 1);
    // It has been read by then.
    m_driver->trigger("actionHome");
    QVERIFY2(note().isEmpty(), qPrintable(note()));
}

void AutosaveTest::samplesAreNotKept()
{
    m_driver->press(("learn_" + catalogue().front().info().id).c_str());
    m_driver->reopen();
    QVERIFY(!isOffered(0));
    QVERIFY(filesIn(folder(), u"*.tgn"_s).isEmpty());
}

QTEST_MAIN(AutosaveTest)
#include "autosavetest.moc"
