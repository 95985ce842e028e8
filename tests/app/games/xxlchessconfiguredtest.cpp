#include "app/dialogs/newgame/configurationbar.h"
#include "app/dialogs/newgame/newgamedialog.h"
#include "app/files/configurations.h"
#include "app/program/startup.h"
#include "app/window/gamefiles.h"
#include "app/window/lobby.h"
#include "tests/support/classiccase.h"
#include "tests/support/patience.h"
#include "view/widgets/choicepopover.h"
#include "view/widgets/messagebar.h"

#include <QCheckBox>
#include <QDialog>
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>

using namespace tessera;
using namespace tessera::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray standardLayoutText()
{
    QFile sample(QStringLiteral(TESSERA_SAMPLES "/level1.txt"));
    if (!sample.open(QIODevice::ReadOnly))
        qFatal("no sample layout");
    return sample.readAll();
}

} // namespace

/// Files that configure a game of XXLChess, from the window: what they decide, what is wrong with them, and how they
/// are saved.
class XxlChessConfiguredTest : public QObject, protected ClassicCase
{
    Q_OBJECT

private slots:
    void init() { ClassicCase::init(); }
    void cleanup() { ClassicCase::cleanup(); }

    void samplesOpenInTheWindow_data();
    void samplesOpenInTheWindow();
    void movesAreOfTheConfiguration();
    void faultyConfigurationIsToldOnTheStartPage();
    void piecesGlideAtTheSpeedOfTheFile_data();
    void piecesGlideAtTheSpeedOfTheFile();
    void promotionIsOneSetting();
    void configurationAloneSetsUpTheGame();
    void drawRulesOfTheFileHold_data();
    void drawRulesOfTheFileHold();
    void blackOnTopOrBelowAsTheFileSays();
    void unplayableLayoutIsTurned();
    void unplayableLayoutIsTurnedInTheDialog();
    void badFilesLeaveTheGame_data();
    void badFilesLeaveTheGame();
    void configurationsAreSavedAndOpened();
    void otherLayoutsAreNotOverwritten();
    void configurationDoesNotChangeWhatPlayBegins();
    void whatWasSavedIsSeen();
    void whatNamesAConfigurationIsOpened_data();
    void whatNamesAConfigurationIsOpened();
    void pickedPieceIsForgottenOnASmallerBoard();

private:
    /// A configuration with the sample layout in which the person has Black, whose pawns look off the board.
    QString writeStandardForBlack();
};

QString XxlChessConfiguredTest::writeStandardForBlack()
{
    write(u"layout.txt"_s, QString::fromUtf8(standardLayoutText()));
    QString config = kConfig.arg(u"layout.txt"_s).arg(180).arg(180).arg(QString());
    config.replace(u"\"white\""_s, u"\"black\""_s);
    return write(u"config.json"_s, config);
}

void XxlChessConfiguredTest::samplesOpenInTheWindow_data()
{
    QTest::addColumn<QString>("file");
    const QDir folder(QStringLiteral(TESSERA_SAMPLES));
    for (const QString &file : folder.entryList({u"*.json"_s}))
        QTest::newRow(qPrintable(file)) << folder.filePath(file);
    QVERIFY(!folder.entryList({u"*.json"_s}).isEmpty());
}

/// As `tessera --config` opens it: the board stands, and the first move is made by two clicks.
void XxlChessConfiguredTest::samplesOpenInTheWindow()
{
    QFETCH(const QString, file);
    const CommandLine line = *parseCommandLine({"--config", file.toStdString()});
    const auto error = beginGame(line, m_driver->settings(), m_driver->window());
    QVERIFY2(!error, error ? error->sentence().c_str() : "");
    QCoreApplication::processEvents();
    QCOMPARE(m_driver->game().position().toMove(), Player::First);
    const AnyPosition &start = m_driver->game().position();
    const MoveShape shape = start.pointing().shape(start.legalMoves().front());
    const Cell from = shape.cells[0];
    const Cell to = shape.cells[1];
    const Piece moved = start.piece(from);
    m_driver->click(from);
    m_driver->click(to);
    QCOMPARE(m_driver->game().position().piece(to), moved);
    QVERIFY(m_driver->game().position().piece(from) != moved);
}

/// Moves of the command line are those of the configuration's game, on its board.
void XxlChessConfiguredTest::movesAreOfTheConfiguration()
{
    const auto begin = [this](const char *moves) {
        const auto line = parseCommandLine(
            {"--config", TESSERA_SAMPLES "/capablanca.json", "--moves", moves});
        return line ? beginGame(*line, m_driver->settings(), m_driver->window()) : line.error();
    };
    QVERIFY(!begin("e2e4 e7e5 i1h3"));
    QCOMPARE(m_driver->ply(), 3);
    QCOMPARE(m_driver->game().position().board().columns, 10);
    const auto error = begin("e2e4 e7e5 n1n2");
    QVERIFY(error && error->sentence().find("n1n2") != std::string::npos);
}

/// The last game was begun instead, with its clock running.
void XxlChessConfiguredTest::faultyConfigurationIsToldOnTheStartPage()
{
    CommandLine line;
    line.config = write(u"bad.json"_s, u"{"_s).toStdString();
    QVERIFY(!beginGame(line, m_driver->settings(), m_driver->window()));
    QVERIFY(m_driver->window().lobby().isHome());
    QVERIFY(!m_driver->session().model.hasGame());
    QVERIFY(m_driver->find<QWidget>("startErrorBar").isVisible());
    line.task = CommandLine::Task::Screenshot;
    QVERIFY(beginGame(line, m_driver->settings(), m_driver->window()));
}

/// X6: `piece_movement_speed` pixels of a tile of 48 in 1/60 s, `max_movement_time` seconds at most.
void XxlChessConfiguredTest::piecesGlideAtTheSpeedOfTheFile_data()
{
    QTest::addColumn<double>("speed");
    QTest::addColumn<double>("most");
    QTest::addColumn<QString>("to");
    QTest::addColumn<int>("ms");
    // From a1; one tile at 6 pixels a frame takes 8 frames, which are 133.3 ms.
    QTest::newRow("one tile") << 6.0 << 1.0 << "a2" << 133;
    QTest::newRow("three tiles at the same speed") << 6.0 << 1.0 << "a4" << 400;
    QTest::newRow("slanting ways are longer") << 6.0 << 1.0 << "d4" << 566;
    QTest::newRow("twice as fast") << 12.0 << 1.0 << "a4" << 200;
    QTest::newRow("long ways end in time") << 6.0 << 0.5 << "a8" << 500;
    QTest::newRow("slow ones too") << 1.0 << 1.0 << "a4" << 1000;
}

void XxlChessConfiguredTest::piecesGlideAtTheSpeedOfTheFile()
{
    QFETCH(const double, speed);
    QFETCH(const double, most);
    QFETCH(const QString, to);
    QFETCH(const int, ms);
    Preferences preferences = m_driver->settings().preferences();
    preferences.motion.cellMs = 250;
    preferences.motion.reduced = ReducedMotion::Off;
    m_driver->settings().setPreferences(preferences);
    QString config = kConfig.arg(u"layout.txt"_s).arg(180).arg(180).arg(QString::fromLatin1(kPeople));
    config.replace(u"speed\": 6.0"_s, u"speed\": %1"_s.arg(speed));
    config.replace(u"time\": 1"_s, u"time\": %1"_s.arg(most));
    write(u"layout.txt"_s, u"    K\n\n\n\n\n\n\nq   k"_s);
    const auto error = m_driver->window().startConfigured(write(u"config.json"_s, config));
    QVERIFY2(!error, error ? error->sentence().c_str() : "");
    m_driver->click(at("a1"));
    m_driver->click(at(qPrintable(to)));
    QCOMPARE(m_driver->ply(), 1);
    const int remaining = m_driver->window().page().board().remainingMs();
    // The clock of animations may have gone on a little since the click.
    QVERIFY2(
        remaining <= ms + 1 && remaining > ms - 60,
        qPrintable(u"%1 ms instead of %2"_s.arg(remaining).arg(ms)));
}

/// The preference, the switch in the dialog and the key of a configuration are the same choice.
void XxlChessConfiguredTest::promotionIsOneSetting()
{
    const auto chooses = [this] {
        return m_driver->game().setup().options.isOn("promotion-choice", false);
    };
    const auto preference = [this] { return m_driver->settings().preferences().play.promotion; };
    const auto openDialog = [this] {
        m_driver->window().newGame(u"xxlchess"_s);
        return m_driver->window().findChildren<NewGameDialog *>().back();
    };
    const auto isOn = [](NewGameDialog &dialog) {
        return dialog.findChild<QCheckBox *>(u"option-promotion-choice"_s);
    };
    QCOMPARE(preference(), Promotion::QueenAtOnce);
    Preferences preferences = m_driver->settings().preferences();
    preferences.play.promotion = Promotion::Choose;
    m_driver->settings().setPreferences(preferences);
    NewGameDialog *dialog = openDialog();
    QVERIFY(isOn(*dialog)->isChecked());
    dialog->accept();
    QVERIFY(chooses());
    dialog = openDialog();
    isOn(*dialog)->setChecked(false);
    dialog->accept();
    QVERIFY(!chooses());
    QCOMPARE(preference(), Promotion::QueenAtOnce);
    // A configuration says it for its own game.
    begin(u"      K\n\n\n\n  p\n\n\n    k"_s, QString::fromLatin1(kPeople));
    QVERIFY(chooses());
    QCOMPARE(preference(), Promotion::QueenAtOnce);
    play("c4", "c5");
    QVERIFY(m_driver->window().findChild<ChoicePopover *>() != nullptr);
    begin(u"      K\n\n\n\n  p\n\n\n    k"_s, QString::fromLatin1(kEight));
    QVERIFY(!chooses());
    play("c4", "c5");
    const Piece queen = m_driver->game().position().piece(at("c5"));
    QCOMPARE(cardOf(m_driver->game().position(), queen)->name, std::string("queen"));
}

/// Whatever was chosen in the window before: who plays, how strong, on which board, and whether it is heard.
void XxlChessConfiguredTest::configurationAloneSetsUpTheGame()
{
    GameSetup before = WindowDriver::people("xxlchess");
    before.options.set("repetition", true);
    m_driver->settings().rememberSetup(before);
    const auto &setup = m_driver->game().setup();
    begin(
        u"K\n\n\n\n k r"_s,
        u", \"board\": {\"width\": 5, \"height\": 7}, \"players\": [\"cpu\", \"cpu\"], "
        "\"difficulty\": 9, \"sound\": false"_s);
    for (const Player player : {Player::First, Player::Second}) {
        QCOMPARE(setup.seats[player].kind, SeatSetup::Kind::Computer);
        QCOMPARE(setup.seats[player].level, 9);
    }
    QVERIFY(!setup.hasSound);
    QVERIFY(!setup.options.isOn("repetition", true));
    QCOMPARE(m_driver->game().position().board().columns, 5);
    QCOMPARE(m_driver->game().position().board().rows, 7);
    QCOMPARE(view().board().geometry().shape().rows, 7);
    begin(u"K\n\n\n\n k r"_s, u", \"board\": \"auto\", \"players\": [\"human\", \"cpu\"]"_s);
    QCOMPARE(setup.seats[Player::First].kind, SeatSetup::Kind::Human);
    QCOMPARE(setup.seats[Player::Second].kind, SeatSetup::Kind::Computer);
    QVERIFY(setup.hasSound);
    QCOMPARE(m_driver->game().position().board().columns, 4);
    QCOMPARE(m_driver->game().position().board().rows, 5);
}

void XxlChessConfiguredTest::drawRulesOfTheFileHold_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<bool>("isDrawn");
    QTest::newRow("none") << QString() << false;
    QTest::newRow("both") << u", \"draw_rules\": true"_s << true;
    QTest::newRow("off") << u", \"draw_rules\": false"_s << false;
    QTest::newRow("repetition") << u", \"draw_rules\": {\"repetition\": true}"_s << true;
    QTest::newRow("quiet turns") << u", \"draw_rules\": {\"hundred-turns\": true}"_s << false;
}

/// The same position for the third time; at first the kings count as unmoved, so that one is another.
void XxlChessConfiguredTest::drawRulesOfTheFileHold()
{
    QFETCH(const QString, rules);
    QFETCH(const bool, isDrawn);
    begin(u"K\n\n\n\n\n\n\n       k"_s, QString::fromLatin1(kPeople) + rules);
    for (int time = 0; time < 2; ++time) {
        QVERIFY(!m_driver->game().isOver());
        play("h1", "h2");
        play("a8", "a7");
        play("h2", "h1");
        play("a7", "a8");
    }
    QVERIFY(!m_driver->game().isOver());
    play("h1", "h2");
    play("a8", "a7");
    QCOMPARE(m_driver->game().isOver(), isDrawn);
}

void XxlChessConfiguredTest::blackOnTopOrBelowAsTheFileSays()
{
    write(u"layout.txt"_s, u"    k\n\n\n\n\n\n P\n    K"_s);
    QString config = kConfig.arg(u"layout.txt"_s).arg(180).arg(180).arg(QString::fromLatin1(kPeople));
    config.replace(u"\"white\""_s, u"\"black\""_s)
        .replace(u"[\"human\", \"human\"]"_s, u"[\"human\", \"cpu\"]"_s);
    QVERIFY(!m_driver->window().startConfigured(write(u"config.json"_s, config)));
    // Never turned: the first line is at the top, and the person's pawns go up.
    QCOMPARE(view().board().geometry().orientation().turns, 0);
    QCOMPARE(m_driver->window().page().board().nearPlayer(), Player::Second);
    QVERIFY(view().cellRect(at("e1")).top() > view().cellRect(at("e8")).top());
}

/// With the sample layout and `"player_colour": "black"` the person's pawns stood before the upper
/// edge and looked off the board.
void XxlChessConfiguredTest::unplayableLayoutIsTurned()
{
    const QString path = writeStandardForBlack();
    const auto read = readConfiguredSetup(*configurableGame(), path);
    QVERIFY(read && read->turnedStart);
    QVERIFY(!m_driver->window().startConfigured(path));
    QCoreApplication::processEvents();
    // Black's pawns stand in the second row from below.
    const Cell below = cellAt(12 * 14 + 3);
    QCOMPARE(m_driver->game().setup().start, read->turnedStart);
    QCOMPARE(m_driver->game().position().piece(below).owner, Player::Second);
    QCOMPARE(m_driver->window().page().board().nearPlayer(), Player::Second);
    QVERIFY(m_driver->find<MessageBar>("errorBar").text().contains(u"turned"_s));
    QCOMPARE(view().viewport()->size(), QSize(672, 672));

    m_driver->press("asInFileButton");
    QCOMPARE(m_driver->game().setup().start, read->setup.start);
    QCOMPARE(m_driver->game().position().piece(below).owner, Player::First);
    QVERIFY(!m_driver->find<QWidget>("errorBar").isVisible());
    QVERIFY(m_driver->window().page().isClassic());

    // A layout by itself is played with what was set up last.
    GameSetup asBlack = m_driver->settings().usualSetup(configurableGame()->info());
    std::swap(asBlack.seats[Player::First], asBlack.seats[Player::Second]);
    m_driver->settings().rememberSetup(asBlack);
    QVERIFY(!m_driver->window().startFrom(
        write(u"alone.txt"_s, QString::fromUtf8(standardLayoutText()))));
    QVERIFY(m_driver->find<MessageBar>("errorBar").text().contains(u"turned"_s));
    m_driver->start(WindowDriver::people());
    QVERIFY(!m_driver->find<QWidget>("errorBar").isVisible());
}

void XxlChessConfiguredTest::unplayableLayoutIsTurnedInTheDialog()
{
    const QString path = writeStandardForBlack();
    const auto read = readConfiguredSetup(*configurableGame(), path);
    QVERIFY(read && read->turnedStart);
    m_driver->window().newGame(QString::fromStdString(configurableGame()->info().id));
    auto &bar = m_driver->find<ConfigurationBar>("configurationBar");
    auto &dialog = m_driver->find<NewGameDialog>("newGameDialog");
    QVERIFY(bar.openConfiguration(path));
    QVERIFY(m_driver->text("configurationNote").contains(u"turned"_s));
    QCOMPARE(dialog.setup().start, read->turnedStart);
    auto *asInFile = bar.findChild<QPushButton *>(u"asInFileButton"_s);
    QVERIFY(asInFile->isVisible());
    asInFile->click();
    QCOMPARE(dialog.setup().start, read->setup.start);
    QVERIFY(!asInFile->isVisible());
}

void XxlChessConfiguredTest::badFilesLeaveTheGame_data()
{
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QString>("config");
    QTest::addColumn<QString>("place");
    const QString good = kConfig.arg(u"bad.txt"_s).arg(180).arg(180).arg(QString());
    QTest::newRow("unknown letter") << u"K\n  x"_s << good << u"bad.txt:2:3:"_s;
    QTest::newRow("two kings") << u"K\n  K"_s << good << u"bad.txt:2:3:"_s;
    QTest::newRow("beyond the board") << u"K             p"_s << good << u"bad.txt:1:15:"_s;
    QTest::newRow("no JSON") << u"K"_s << u"{\n  oops"_s << u"bad.json:2:"_s;
    QTest::newRow("no layout") << u"K"_s << QString(good).replace(u"bad.txt"_s, u"none.txt"_s)
                               << u"none.txt"_s;
    QTest::newRow("negative time")
        << u"K"_s << QString(good).replace(u"180"_s, u"-1"_s) << u"bad.json:1:"_s;
}

void XxlChessConfiguredTest::badFilesLeaveTheGame()
{
    QFETCH(QString, layout);
    QFETCH(QString, config);
    QFETCH(QString, place);
    begin(u"K R\n\n\n\n\n\n\n  p    k"_s, QString::fromLatin1(kPeople));
    play("c1", "c2");
    const std::string before = m_driver->game().position().text();
    const GameSetup remembered = m_driver->settings().lastSetup(m_driver->game().info());
    write(u"bad.txt"_s, layout);
    const auto error = m_driver->window().startConfigured(write(u"bad.json"_s, config));
    QVERIFY(error);
    const QString sentence = QString::fromStdString(error->sentence());
    QVERIFY2(sentence.contains(place), qPrintable(sentence));
    QVERIFY2(sentence.contains(u"found"_s) && sentence.contains(u"wanted"_s), qPrintable(sentence));
    QVERIFY(m_driver->find<QWidget>("errorBar").isVisible());
    QCOMPARE(m_driver->game().position().text(), before);
    QCOMPARE(m_driver->settings().lastSetup(m_driver->game().info()), remembered);
}

void XxlChessConfiguredTest::configurationsAreSavedAndOpened()
{
    begin(u"K R\n\n\n\n\n\n\n  p    k"_s, QString::fromLatin1(kEight), 60, 90);
    const GameSetup played = m_driver->game().setup();
    m_driver->window().newGame();
    auto &bar = m_driver->find<ConfigurationBar>("configurationBar");
    const QString saved = m_folder.filePath(u"saved.json"_s);
    QVERIFY(bar.saveConfiguration(saved));
    const auto again = readConfiguredSetup(*configurableGame(), saved);
    QVERIFY2(again, again ? "" : again.error().sentence().c_str());
    QCOMPARE(again->setup.start, played.start);
    QCOMPARE(again->setup.clocks, played.clocks);
    QCOMPARE(again->setup.seats, played.seats);
    QCOMPARE(again->setup.pieceSpeed, played.pieceSpeed);
    QSignalSpy opened(&bar, &ConfigurationBar::opened);
    QVERIFY(bar.openConfiguration(saved));
    QCOMPARE(opened.size(), 1);
    QVERIFY(!bar.openLayout(m_folder.filePath(u"missing.txt"_s)));
    QCOMPARE(opened.size(), 1);
}

/// A layout beside the file was overwritten without a word.
void XxlChessConfiguredTest::otherLayoutsAreNotOverwritten()
{
    begin(u"K R\n\n\n\n\n\n\n  p    k"_s, u", \"fog_of_war\": true, \"mine\": 7"_s);
    m_driver->window().newGame();
    auto &bar = m_driver->find<ConfigurationBar>("configurationBar");
    const QString mine = write(u"level1.txt"_s, u"of my own"_s);
    const QString path = m_folder.filePath(u"again/../config.json"_s);
    const auto content = [&] {
        QFile file(mine);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(QDir(m_folder.path()).mkdir(u"again"_s));
    QVERIFY(!bar.saveConfiguration(path));
    auto *box = bar.findChild<QMessageBox *>(u"overwriteBox"_s);
    QVERIFY(box != nullptr && box->isVisible());
    QVERIFY(box->text().contains(u"level1.txt"_s));
    QTest::keyClick(box, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(bar.findChild<QMessageBox *>(u"overwriteBox"_s) == nullptr, kPatience);
    QCOMPARE(content(), QByteArray("of my own"));

    QVERIFY(!bar.saveConfiguration(path));
    bar.findChild<QMessageBox *>(u"overwriteBox"_s)
        ->findChild<QPushButton *>(u"overwriteButton"_s)
        ->click();
    QVERIFY(content().startsWith("K R"));
    QVERIFY(m_driver->text("configurationNote").contains(u"Saved"_s));
    // The same once more changes nothing, and asks nothing.
    QVERIFY(bar.saveConfiguration(path));
    QFile saved(path);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    const QJsonObject keys = QJsonDocument::fromJson(saved.readAll()).object();
    QCOMPARE(keys.value(u"mine"_s).toInt(), 7);
    QCOMPARE(keys.value(u"fog_of_war"_s).toBool(), true);
}

/// A file that was opened once says nothing about what Play begins.
void XxlChessConfiguredTest::configurationDoesNotChangeWhatPlayBegins()
{
    const GameInfo &info = configurableGame()->info();
    const GameSetup before = m_driver->settings().usualSetup(info);
    begin(u"K R\n\n\n\n\n\n\n  p    k"_s, QString::fromLatin1(kEight), 60, 90);
    QVERIFY(m_driver->game().setup().start);
    QCOMPARE(m_driver->settings().usualSetup(info), before);
    m_driver->trigger("actionHome");
    m_driver->press(("play_" + info.id).c_str());
    QVERIFY(!m_driver->game().setup().start);
    QCOMPARE(m_driver->game().setup().clocks, before.clocks);
}

/// The buttons are the last row of a form that scrolls.
void XxlChessConfiguredTest::whatWasSavedIsSeen()
{
    begin(u"K R\n\n\n\n\n\n\n  p    k"_s, QString::fromLatin1(kPeople));
    m_driver->window().newGame();
    auto &dialog = m_driver->find<QDialog>("newGameDialog");
    dialog.resize(dialog.minimumSize());
    auto &bar = m_driver->find<ConfigurationBar>("configurationBar");
    auto &scroll = m_driver->find<QScrollArea>("setupScroll");
    scroll.ensureWidgetVisible(&bar);
    QVERIFY(bar.saveConfiguration(m_folder.filePath(u"saved.json"_s)));
    QTRY_COMPARE_WITH_TIMEOUT(bar.visibleRegion().boundingRect(), bar.rect(), kPatience);
    QVERIFY(bar.findChild<QLabel *>(u"configurationNote"_s)->isVisible());
}

void XxlChessConfiguredTest::whatNamesAConfigurationIsOpened_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("files");
    QTest::newRow("folder") << u"/."_s << 14;
    QTest::newRow("configuration") << u"/capablanca.json"_s << 10;
    QTest::newRow("layout") << u"/capablanca.txt"_s << 10;
}

/// By its name alone, however it gets to the window: as an argument, by Open or dropped.
void XxlChessConfiguredTest::whatNamesAConfigurationIsOpened()
{
    QFETCH(const QString, name);
    QFETCH(const int, files);
    test::WindowDriver driver;
    driver.window().files().openPath(QStringLiteral(TESSERA_SAMPLES) + name);
    QVERIFY(driver.game().hasGame());
    QCOMPARE(driver.game().position().board().columns, files);
    // A folder without one, and a configuration that is none, are told and change nothing.
    driver.window().files().openPath(driver.folder());
    driver.window().files().openPath(QStringLiteral(TESSERA_SAMPLES "/no-such.json"));
    QCOMPARE(driver.game().position().board().columns, files);
}

/// What was picked on a large board was marked once more on the small one that followed, beyond it.
void XxlChessConfiguredTest::pickedPieceIsForgottenOnASmallerBoard()
{
    test::WindowDriver driver;
    driver.window().files().openPath(QStringLiteral(TESSERA_SAMPLES "/sixteen.json"));
    const AnyPosition &position = driver.game().position();
    const MoveShape shape = position.pointing().shape(position.legalMoves().front());
    driver.click(shape.cells[0]);
    // What is told of the board that goes is nothing of the one that comes.
    BoardView &view = driver.window().page().board().view();
    connect(&view, &BoardView::cellHovered, this, [&](Cell cell) {
        QVERIFY(index(cell) < driver.game().position().board().cellCount());
        for (const Cell legal : view.board().marks()[MarkRole::Legal])
            QVERIFY(index(legal) < view.board().geometry().placeCount());
    });
    driver.window().files().openPath(QStringLiteral(TESSERA_SAMPLES "/orthodox.json"));
    view.disconnect(this);
    QCOMPARE(driver.game().position().board().columns, 8);
    driver.playAnyMove();
    QCOMPARE(driver.ply(), 1);
}

QTEST_MAIN(XxlChessConfiguredTest)
#include "xxlchessconfiguredtest.moc"
