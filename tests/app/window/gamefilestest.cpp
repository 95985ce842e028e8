#include "app/window/gamefiles.h"
#include "app/board/boardpage.h"
#include "app/files/gamecode.h"
#include "app/files/gamefile.h"
#include "app/files/starts.h"
#include "app/game/gamepage.h"
#include "app/library/gamechooser.h"
#include "app/window/lobby.h"
#include "model/core/files/textfile.h"
#include "tests/support/filelimit.h"
#include "tests/support/gamerows.h"
#include "tests/support/patience.h"
#include "tests/support/windowdriver.h"
#include "view/widgets/messagebar.h"

#include <QClipboard>
#include <QFileDialog>
#include <QMenu>
#include <QMimeData>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

/// Games go to files and to the clipboard, and come back as they were.
class GameFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_driver = std::make_unique<WindowDriver>(); }
    void cleanup() { m_driver.reset(); }

    void savedGameIsOpenedEqual_data() { rows(); }
    void savedGameIsOpenedEqual();
    void titleTellsWhatIsNotSaved();
    void continuedGameKeepsItsFile_data() { rows(); }
    void continuedGameKeepsItsFile();
    void undoneRestartKeepsTheFile();
    void continuedGameOutlivesItsFile();
    void namesStayWithWhoExchangedSides();
    void copyStaysWithItsFile();
    void copyInPlaceOfItsFileIsASave();
    void savingAsksBesideTheFile();
    void saveAsksForAFileOnce();
    void badPlaceIsSaid();
    void fileChangedElsewhereIsAskedAbout();
    void fullDiskLeavesTheFile();
    void fileOfManyGamesIsNotOverwritten();
    void transcriptIsOpenedAndNotOverwritten();
    void recentFilesAreOffered();
    void gameIsCopiedAndPasted_data() { rows(); }
    void gameIsCopiedAndPasted();
    void gameCodeIsCopiedAndPasted_data() { rows(); }
    void gameCodeIsCopiedAndPasted();
    void damagedGameCodeIsRefused();
    void positionIsCopiedAndPasted_data() { rows(); }
    void positionIsCopiedAndPasted();
    void positionIsPastedWithoutLevels();
    void positionIsPastedWithTheBoardsPieces();
    void nonsenseIsNotPasted();
    void faultsGoWithTheNextGame();
    void severalPastedGamesAreChosenFrom();
    void droppedFileIsOpened();
    void droppedFilesAreAllOpened();

private:
    static void rows();
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] GameFiles &files() { return m_driver->window().files(); }
    /// Begins the row's game, or the first, and plays so many moves.
    void play(int moves);

    QTemporaryDir m_folder;
    std::unique_ptr<WindowDriver> m_driver;
};

void GameFilesTest::rows()
{
    test::addGameRows();
}

void GameFilesTest::play(int moves)
{
    QString game;
    if (QTest::currentDataTag() != nullptr)
        game = QString::fromLatin1(QTest::currentDataTag());
    GameSetup setup = WindowDriver::people(game.toStdString());
    setup.options = Options::defaults(findGame(setup.game)->info().options);
    m_driver->start(setup);
    for (int i = 0; i < moves; ++i) {
        const auto legal = m_driver->game().position().legalMoves();
        m_driver->session().match.playHuman(legal.front());
    }
}

void GameFilesTest::savedGameIsOpenedEqual()
{
    play(6);
    m_driver->trigger("actionUndo");
    m_driver->session().match.playHuman(m_driver->game().position().legalMoves().back());
    files().saveTo(path(u"one.tgn"_s), false);
    const GameRecord saved = m_driver->game().record();
    m_driver->start(WindowDriver::people());
    files().openPath(path(u"one.tgn"_s));
    GameRecord opened = m_driver->game().record();
    // What the file says besides is said nowhere else.
    opened.tags = saved.tags;
    QVERIFY(opened == saved);
    QCOMPARE(files().fileName(), u"one.tgn"_s);
}

void GameFilesTest::titleTellsWhatIsNotSaved()
{
    play(0);
    QVERIFY(!m_driver->window().isWindowModified());
    m_driver->playAnyMove();
    QVERIFY(m_driver->window().isWindowModified());
    QVERIFY(m_driver->window().windowTitle().contains(u"[*]"_s));
    files().saveTo(path(u"two.tgn"_s), false);
    QVERIFY(!m_driver->window().isWindowModified());
    QVERIFY(m_driver->window().windowTitle().startsWith(u"two.tgn"_s));
    m_driver->trigger("actionUndo");
    m_driver->trigger("actionRedo");
    QVERIFY(!m_driver->window().isWindowModified());
    m_driver->playAnyMove();
    QVERIFY(m_driver->window().isWindowModified());
    m_driver->trigger("actionSave");
    QVERIFY(!m_driver->window().isWindowModified());
    m_driver->trigger("actionHome");
    QCOMPARE(m_driver->window().windowTitle(), u"Tessera"_s);
}

/// The game came back without the file to which it belongs.
void GameFilesTest::undoneRestartKeepsTheFile()
{
    play(3);
    files().saveTo(path(u"mine.tgn"_s), false);
    m_driver->trigger("actionRestart");
    QVERIFY(files().fileName().isEmpty());
    m_driver->press("undoRestartButton");
    QCOMPARE(m_driver->ply(), 3);
    QVERIFY(m_driver->window().windowTitle().startsWith(u"mine.tgn"_s));
    QVERIFY(!m_driver->window().isWindowModified());
    m_driver->playAnyMove();
    m_driver->trigger("actionSave");
    QCOMPARE(openGameFile(path(u"mine.tgn"_s).toStdString())->record.mainLine().size(), 4U);
    m_driver->reopen();
    m_driver->press("continueButton0");
    QCOMPARE(files().fileName(), u"mine.tgn"_s);
}

/// A game that was saved and played on without being saved again: left, and taken up at the next start.
void GameFilesTest::continuedGameKeepsItsFile()
{
    play(3);
    files().saveTo(path(u"waits.tgn"_s), false);
    m_driver->reopen();
    m_driver->press("continueButton0");
    QCOMPARE(files().fileName(), u"waits.tgn"_s);
    QVERIFY(!m_driver->window().isWindowModified());

    m_driver->playAnyMove();
    m_driver->reopen();
    m_driver->press("continueButton0");
    QCOMPARE(files().fileName(), u"waits.tgn"_s);
    QVERIFY(m_driver->window().isWindowModified());
    m_driver->trigger("actionSave");
    QVERIFY(!m_driver->window().isWindowModified());
    const auto opened = openGameFile(path(u"waits.tgn"_s).toStdString());
    QVERIFY(opened);
    QCOMPARE(opened->record.mainLine().size(), std::size_t(4));
}

void GameFilesTest::continuedGameOutlivesItsFile()
{
    play(2);
    files().saveTo(path(u"gone.tgn"_s), false);
    m_driver->trigger("actionHome");
    m_driver->start(WindowDriver::people());
    QVERIFY(files().fileName().isEmpty());
    QVERIFY(QFile::remove(path(u"gone.tgn"_s)));
    m_driver->trigger("actionHome");
    m_driver->press("continueButton0");
    QCOMPARE(files().fileName(), u"gone.tgn"_s);
    QVERIFY(m_driver->window().isWindowModified());
    m_driver->trigger("actionSave");
    QVERIFY(QFile::exists(path(u"gone.tgn"_s)));
    QVERIFY(!m_driver->window().isWindowModified());
}

/// A file names who has played each side in the end; opened again, nobody is seated on the other's side
/// by the exchange that its moves hold.
void GameFilesTest::namesStayWithWhoExchangedSides()
{
    GameSetup setup = WindowDriver::people();
    setup.options = Options::defaults(findGame(setup.game)->info().options);
    setup.options.set("pie", true);
    setup.seats[Player::First].name = u"Ann"_s;
    setup.seats[Player::Second].name = u"Ben"_s;
    m_driver->start(setup);
    MatchController &match = m_driver->session().match;
    match.playHuman(m_driver->game().position().legalMoves().front());
    QCOMPARE(match.offers().size(), std::size_t(1));
    match.playHuman(match.offers().front());
    QCOMPARE(match.seatName(Player::First), u"Ben"_s);

    setup.seats = match.seats();
    const std::string text = gameText(m_driver->game().record(), setup);
    QVERIFY(text.find("[White \"Ben\"]") != std::string::npos);
    const auto opened = openGameText(text, "game");
    QVERIFY(opened);
    QCOMPARE(opened->setup.seats[Player::First].name, u"Ann"_s);
    QVERIFY(!match.load(opened->record, opened->setup));
    QCOMPARE(match.seatName(Player::First), u"Ben"_s);
}

void GameFilesTest::copyStaysWithItsFile()
{
    play(2);
    files().saveTo(path(u"three.tgn"_s), false);
    m_driver->playAnyMove();
    files().saveTo(path(u"copy.tgn"_s), true);
    QCOMPARE(files().fileName(), u"three.tgn"_s);
    QVERIFY(m_driver->window().isWindowModified());
    QVERIFY(QFile::exists(path(u"copy.tgn"_s)));
}

void GameFilesTest::copyInPlaceOfItsFileIsASave()
{
    play(2);
    files().saveTo(path(u"itself.tgn"_s), false);
    m_driver->playAnyMove();
    files().saveTo(path(u"./itself.tgn"_s), true);
    QVERIFY(!m_driver->window().isWindowModified());
    m_driver->playAnyMove();
    m_driver->trigger("actionSave");
    // Nobody else has changed it.
    QVERIFY(!m_driver->window().isWindowModified());
}

/// Another name is asked for where the game's file lies, and a copy has a name of its own.
void GameFilesTest::savingAsksBesideTheFile()
{
    play(2);
    files().saveTo(path(u"first.one.pgn"_s), false);
    for (const auto &[action, name] :
         {std::pair("actionSaveAs", u"first.one.pgn"_s),
          std::pair("actionSaveCopy", u"first.one copy.pgn"_s)}) {
        m_driver->trigger(action);
        auto &dialog = m_driver->find<QFileDialog>("saveDialog");
        QCOMPARE(dialog.directory().canonicalPath(), QDir(m_folder.path()).canonicalPath());
        QCOMPARE(QFileInfo(dialog.selectedFiles().constFirst()).fileName(), name);
        dialog.close();
        QTRY_VERIFY_WITH_TIMEOUT(
            m_driver->window().findChild<QFileDialog *>(u"saveDialog"_s) == nullptr, kPatience);
    }
}

void GameFilesTest::saveAsksForAFileOnce()
{
    play(2);
    m_driver->trigger("actionSave");
    auto &dialog = m_driver->find<QFileDialog>("saveDialog");
    QVERIFY(dialog.isVisible());
    QCOMPARE(dialog.acceptMode(), QFileDialog::AcceptSave);
    emit dialog.fileSelected(path(u"four.tgn"_s));
    dialog.close();
    QTRY_VERIFY_WITH_TIMEOUT(
        m_driver->window().findChild<QFileDialog *>(u"saveDialog"_s) == nullptr, kPatience);
    m_driver->playAnyMove();
    m_driver->trigger("actionSave");
    QVERIFY(m_driver->window().findChild<QFileDialog *>(u"saveDialog"_s) == nullptr);
    QVERIFY(!m_driver->window().isWindowModified());
}

void GameFilesTest::badPlaceIsSaid()
{
    play(2);
    files().saveTo(path(u"no/such/folder.tgn"_s), false);
    QVERIFY(m_driver->window().isWindowModified());
    QVERIFY(m_driver->find<QWidget>("errorBar").isVisible());
}

/// Another program wrote to the game's file, while it is on the board or after it was left.
void GameFilesTest::fileChangedElsewhereIsAskedAbout()
{
    play(2);
    const std::string file = path(u"shared.tgn"_s).toStdString();
    files().saveTo(path(u"shared.tgn"_s), false);
    const auto change = [&file] {
        QFile other(QString::fromStdString(file));
        QVERIFY(other.open(QIODevice::Append));
        other.write("\n; somebody else\n");
    };
    const auto &bar = m_driver->find<MessageBar>("errorBar");
    change();
    m_driver->playAnyMove();
    m_driver->trigger("actionSave");
    QVERIFY(bar.text().contains(u"was changed elsewhere"_s));
    QVERIFY(readTextFile(file)->find("somebody else") != std::string::npos);
    QVERIFY(m_driver->window().isWindowModified());
    m_driver->press("replaceFileButton");
    QVERIFY(readTextFile(file)->find("somebody else") == std::string::npos);
    QVERIFY(!m_driver->window().isWindowModified());
    m_driver->reopen();
    change();
    m_driver->press("continueButton0");
    m_driver->playAnyMove();
    m_driver->trigger("actionSave");
    QVERIFY(readTextFile(file)->find("somebody else") != std::string::npos);
    QVERIFY(m_driver->find<MessageBar>("errorBar").text().contains(u"was changed elsewhere"_s));
}

/// What cannot be written whole leaves the file as it was.
void GameFilesTest::fullDiskLeavesTheFile()
{
    play(2);
    files().saveTo(path(u"full.tgn"_s), false);
    const auto before = readTextFile(path(u"full.tgn"_s).toStdString());
    m_driver->playAnyMove();
    {
        const test::FileLimit full(0);
        files().save();
    }
    QVERIFY(m_driver->find<MessageBar>("errorBar").isVisible());
    QVERIFY(m_driver->window().isWindowModified());
    const auto after = readTextFile(path(u"full.tgn"_s).toStdString());
    QVERIFY(before && after && !before->empty());
    QCOMPARE(*after, *before);
}

void GameFilesTest::fileOfManyGamesIsNotOverwritten()
{
    play(2);
    files().saveTo(path(u"five.tgn"_s), false);
    QFile file(path(u"five.tgn"_s));
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray text = file.readAll();
    file.write(text);
    file.close();
    const auto opened = openGameFile(file.fileName().toStdString());
    QVERIFY(opened);
    QVERIFY(!files().open(*opened));
    QVERIFY(files().fileName().isEmpty());
    m_driver->trigger("actionSave");
    QVERIFY(m_driver->find<QFileDialog>("saveDialog").isVisible());
}

/// A text of actions is a game, not a board; saving asks for a file of its own.
void GameFilesTest::transcriptIsOpenedAndNotOverwritten()
{
    QFile file(path(u"log.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("RED: PLACE(3-4, 3-5, 3-6, 3-7)\nBLUE: PLACE(9-4, 9-5, 9-6, 9-7)\n");
    file.close();
    files().openPath(file.fileName());
    QCOMPARE(m_driver->game().record().mainLine().size(), std::size_t{2});
    QVERIFY(files().fileName().isEmpty());
    QVERIFY(m_driver->window().isWindowModified());
}

void GameFilesTest::recentFilesAreOffered()
{
    play(1);
    files().saveTo(path(u"six.tgn"_s), false);
    files().saveTo(path(u"seven & eight.tgn"_s), false);
    QVERIFY(QFile::remove(path(u"six.tgn"_s)));
    m_driver->start(WindowDriver::people());
    auto &menu = m_driver->find<QMenu>("recentMenu");
    emit menu.aboutToShow();
    QCOMPARE(menu.actions().size(), 1);
    menu.actions().constFirst()->trigger();
    QCOMPARE(files().fileName(), u"seven & eight.tgn"_s);
    QCOMPARE(m_driver->ply(), 1);
}

void GameFilesTest::gameIsCopiedAndPasted()
{
    play(5);
    const GameRecord before = m_driver->game().record();
    m_driver->trigger("actionCopyGame");
    m_driver->start(WindowDriver::people());
    m_driver->trigger("actionPaste");
    QCOMPARE(m_driver->ply(), 5);
    QCOMPARE(
        m_driver->game().record().movesTo(m_driver->game().node()),
        before.movesTo(before.mainLine().back()));
    QVERIFY(files().fileName().isEmpty());
}

/// The code is one line, and line breaks that a mail puts in do it no harm.
void GameFilesTest::gameCodeIsCopiedAndPasted()
{
    play(5);
    m_driver->session().navigation.goBack();
    const GameRecord before = m_driver->game().record();
    m_driver->trigger("actionCopyCode");
    QString code = QGuiApplication::clipboard()->text();
    QVERIFY(!code.contains(u'\n') && !code.contains(u' '));
    QGuiApplication::clipboard()->setText(u"\n "_s + code.insert(code.size() / 2, u"\r\n "_s));
    m_driver->start(WindowDriver::people());
    m_driver->trigger("actionPaste");
    const GameRecord &after = m_driver->game().record();
    QCOMPARE(after.game, before.game);
    QVERIFY(after.options == before.options);
    QCOMPARE(m_driver->ply(), 5);
    QCOMPARE(after.movesTo(after.mainLine().back()), before.movesTo(before.mainLine().back()));
    QVERIFY(files().fileName().isEmpty());
}

/// One wrong or missing letter anywhere is found, and the game on the board stays.
void GameFilesTest::damagedGameCodeIsRefused()
{
    play(3);
    m_driver->trigger("actionCopyCode");
    const QString code = QGuiApplication::clipboard()->text();
    const qsizetype begin = code.indexOf(u':') + 1;
    for (qsizetype i = begin; i < code.size(); ++i) {
        QString wrong = code;
        // The highest of the six bits of a letter is never padding.
        static const QString kLetters
            = u"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"_s;
        wrong[i] = kLetters.at((kLetters.indexOf(wrong.at(i)) + 32) % 64);
        // The first four bytes are a length, which only helps to unpack; the text is checked.
        const auto text = textOfGameCode(wrong);
        QVERIFY2(!text || *text == *textOfGameCode(code), qPrintable(wrong));
        QVERIFY2(!textOfGameCode(code.left(i)), qPrintable(code.left(i)));
    }
    QGuiApplication::clipboard()->setText(code.left(code.size() - 3));
    m_driver->start(WindowDriver::people());
    m_driver->trigger("actionPaste");
    QCOMPARE(m_driver->ply(), 0);
    QVERIFY(m_driver->find<QWidget>("errorBar").isVisible());
}

void GameFilesTest::positionIsCopiedAndPasted()
{
    play(4);
    m_driver->session().navigation.goBack();
    m_driver->trigger("actionCopyPosition");
    const auto shown = m_driver->game().positionAt(m_driver->session().navigation.node());
    m_driver->start(WindowDriver::people());
    m_driver->trigger("actionPaste");
    QCOMPARE(m_driver->game().position().text(), shown->text());
}

/// After a game from a start with levels, the first of them began instead.
void GameFilesTest::positionIsPastedWithoutLevels()
{
    GameSetup setup = WindowDriver::people("xxlchess");
    for (const NamedStart &start : namedStarts(findGame(setup.game)->info())) {
        if (!start.levels.empty())
            setup.levels = start.levels;
    }
    QVERIFY(!setup.levels.empty());
    m_driver->settings().rememberSetup(setup);
    const QString position = u"4k3/8/8/3q4/8/3N4/8/4K3 b e1,e8 - w 5"_s;
    QGuiApplication::clipboard()->setText(position);
    m_driver->trigger("actionPaste");
    QCOMPARE(QString::fromStdString(m_driver->game().position().text()), position);
    QVERIFY(!m_driver->game().setup().level && m_driver->game().setup().levels.empty());
}

/// A configuration's game is not remembered as the last set-up, which does not know its pieces.
void GameFilesTest::positionIsPastedWithTheBoardsPieces()
{
    GameSetup setup = WindowDriver::people("xxlchess");
    setup.options.set("pieces", std::string(R"({"d": {"name": "dog", "betza": "N", "value": 3}})"));
    setup.start = "4k3/8/8/3d4/8/3D4/8/4K3 b e1,e8 - w 5";
    m_driver->start(setup);
    m_driver->trigger("actionCopyPosition");
    m_driver->playAnyMove();
    m_driver->trigger("actionPaste");
    QCOMPARE(m_driver->ply(), 0);
    QCOMPARE(m_driver->game().position().text(), *setup.start);
    QVERIFY(m_driver->game().setup().options == setup.options);
}

void GameFilesTest::nonsenseIsNotPasted()
{
    play(3);
    QGuiApplication::clipboard()->setText(u"a shopping list"_s);
    m_driver->trigger("actionPaste");
    QCOMPARE(m_driver->ply(), 3);
    QVERIFY(m_driver->find<QWidget>("errorBar").isVisible());
}

void GameFilesTest::faultsGoWithTheNextGame()
{
    play(3);
    m_driver->trigger("actionCopyGame");
    const QString text = QGuiApplication::clipboard()->text();
    QGuiApplication::clipboard()->setText(u"a shopping list"_s);
    m_driver->trigger("actionPaste");
    QVERIFY(!m_driver->find<MessageBar>("errorBar").text().isEmpty());
    QGuiApplication::clipboard()->setText(text);
    m_driver->trigger("actionPaste");
    QVERIFY(m_driver->find<MessageBar>("errorBar").text().isEmpty());
    // The same on the start page.
    m_driver->trigger("actionHome");
    files().openPath(path(u"no such game.tgn"_s));
    QVERIFY(!m_driver->find<MessageBar>("startErrorBar").text().isEmpty());
    m_driver->trigger("actionPaste");
    m_driver->trigger("actionHome");
    QVERIFY(m_driver->find<MessageBar>("startErrorBar").text().isEmpty());
}

void GameFilesTest::severalPastedGamesAreChosenFrom()
{
    play(3);
    m_driver->trigger("actionCopyGame");
    const QString text = QGuiApplication::clipboard()->text();
    m_driver->start(WindowDriver::people());
    QGuiApplication::clipboard()->setText(text + u"\n\n"_s + text);
    m_driver->trigger("actionPaste");
    auto &chooser = m_driver->find<GameChooser>("gameChooser");
    QTRY_COMPARE_WITH_TIMEOUT(chooser.gameCount(), 2, kPatience);
    QCOMPARE(m_driver->ply(), 0);
    m_driver->press("chooserOpen");
    QCOMPARE(m_driver->ply(), 3);
    QVERIFY(files().fileName().isEmpty());
}

void GameFilesTest::droppedFileIsOpened()
{
    play(3);
    files().saveTo(path(u"nine.tgn"_s), true);
    m_driver->start(WindowDriver::people());
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path(u"nine.tgn"_s))});
    // The window is what is dragged over first.
    const QPoint place(400, 400);
    QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&m_driver->window(), &enter);
    QVERIFY(enter.isAccepted());
    QVERIFY(!m_driver->window().page().board().view().acceptDrops());
    QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&m_driver->window(), &drop);
    QCOMPARE(m_driver->ply(), 3);
    QCOMPARE(files().fileName(), u"nine.tgn"_s);
}

/// The last one is on the board, the others wait.
void GameFilesTest::droppedFilesAreAllOpened()
{
    QMimeData data;
    QList<QUrl> urls;
    for (const int moves : {3, 2}) {
        m_driver->start(WindowDriver::people());
        play(moves);
        const QString file = path(u"%1.tgn"_s.arg(moves));
        files().saveTo(file, true);
        urls << QUrl::fromLocalFile(file);
    }
    data.setUrls(urls);
    m_driver->start(WindowDriver::people());
    const QPoint place(400, 400);
    QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&m_driver->window(), &enter);
    QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&m_driver->window(), &drop);
    QCOMPARE(m_driver->ply(), 2);
    m_driver->trigger("actionHome");
    m_driver->press("continueButton1");
    QCOMPARE(m_driver->ply(), 3);
    QCOMPARE(files().fileName(), u"3.tgn"_s);
}

QTEST_MAIN(GameFilesTest)
#include "gamefilestest.moc"
