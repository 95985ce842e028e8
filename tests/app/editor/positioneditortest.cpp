#include "app/editor/positioneditor.h"
#include "app/analysis/analysisbox.h"
#include "app/dialogs/newgame/newgamedialog.h"
#include "app/dialogs/newgame/presetmenu.h"
#include "app/files/configurations.h"
#include "app/game/gamepage.h"
#include "app/game/studyboxes.h"
#include "app/puzzles/levelrun.h"
#include "model/games/catalogue.h"
#include "tests/support/editordriver.h"
#include "tests/support/gamerows.h"
#include "tests/support/windowdriver.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::EditorDriver;
using test::firstEmpty;
using test::WindowDriver;

/// Positions composed by hand in the real window.
class PositionEditorTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_driver = std::make_unique<WindowDriver>(); }
    void cleanup() { m_driver.reset(); }
    void piecesAreSetMovedAndTaken_data() { test::addGameRows(); }
    void piecesAreSetMovedAndTaken();
    void piecesAreDraggedFromThePalette_data() { test::addGameRows(); }
    void piecesAreDraggedFromThePalette();
    void keysSetPieces();
    void changesAreNotLostUnasked_data();
    void changesAreNotLostUnasked();
    void unchangedEditorsCloseUnasked();
    void composedStartsAreNotLostUnasked();
    void everyChangeIsUndone_data() { test::addGameRows(); }
    void everyChangeIsUndone();
    void impossiblePositionsSayWhy();
    void textIsTakenAndRefused();
    void fieldsAreSet();
    void theRingFallsInTheEditor();
    void gamesBeginThere_data() { test::addGameRows(); }
    void gamesBeginThere();
    void newGamesUseIt();
    void fogIsNotLifted();
    void positionsAreAnalysed();
    void withoutHintsNothingIsAnalysed();
    void positionsBecomePuzzles_data();
    void positionsBecomePuzzles();

private:
    [[nodiscard]] PositionEditor &open(const std::string &game)
    {
        return test::openEditor(*m_driver, game);
    }

    std::unique_ptr<WindowDriver> m_driver;
};

void PositionEditorTest::piecesAreSetMovedAndTaken()
{
    QFETCH(QString, game);
    EditorDriver editor(open(game.toStdString()));
    const auto palette = editor.draft().palette();
    const Cell place = firstEmpty(editor.draft());
    const Cell other = firstEmpty(editor.draft(), 1);
    const QString before = editor.text();
    for (int i = 0; i < static_cast<int>(palette.size()); ++i) {
        editor.choose(i);
        editor.click(place);
        QCOMPARE(editor.draft().pieceAt(place), palette[static_cast<std::size_t>(i)]);
        QCOMPARE(editor.shown(place), palette[static_cast<std::size_t>(i)]);
    }
    editor.drag(place, other);
    QVERIFY(!editor.draft().pieceAt(place).isPresent());
    QCOMPARE(editor.draft().pieceAt(other), palette.back());
    QCOMPARE(editor.shown(other), palette.back());
    editor.click(other);
    QCOMPARE(editor.text(), before);
    editor.click(other);
    editor.click(other, Qt::RightButton);
    QCOMPARE(editor.text(), before);
    editor.click(other);
    editor.drag(other, QPoint(2, 2));
    QCOMPARE(editor.text(), before);
    editor.click(other);
    editor.choose(static_cast<int>(palette.size()));
    editor.click(other);
    QCOMPARE(editor.text(), before);
}

void PositionEditorTest::piecesAreDraggedFromThePalette()
{
    QFETCH(QString, game);
    EditorDriver editor(open(game.toStdString()));
    const auto palette = editor.draft().palette();
    const Cell place = firstEmpty(editor.draft());
    const QString before = editor.text();
    for (int i = 0; i < static_cast<int>(palette.size()); ++i) {
        editor.carry(i, place);
        QCOMPARE(editor.draft().pieceAt(place), palette[static_cast<std::size_t>(i)]);
        QVERIFY(editor.find<QToolButton>(u"palette%1"_s.arg(i)).isChecked());
    }
    // The same once more is not taken off, and taking off can be dragged, too.
    editor.carry(static_cast<int>(palette.size()) - 1, place);
    QCOMPARE(editor.draft().pieceAt(place), palette.back());
    editor.carry(static_cast<int>(palette.size()), place);
    QCOMPARE(editor.text(), before);
}

void PositionEditorTest::keysSetPieces()
{
    EditorDriver editor(open("tetress"));
    QTest::keyClick(&editor.board(), Qt::Key_Right);
    const Cell cursor = editor.board().board().cursor();
    QVERIFY(cursor != Cell::None);
    QTest::keyClick(&editor.board(), Qt::Key_Return);
    QVERIFY(editor.draft().pieceAt(cursor).isPresent());
    QTest::keyClick(&editor.board(), Qt::Key_Delete);
    QVERIFY(!editor.draft().pieceAt(cursor).isPresent());
    auto &last = editor.find<QToolButton>(
        u"palette%1"_s.arg(static_cast<int>(editor.draft().palette().size()) - 1));
    last.setFocus();
    QTest::keyClick(&last, Qt::Key_Return);
    QVERIFY(last.isChecked());
    QVERIFY(m_driver->find<PositionEditor>("positionEditor").isVisible());
    QTest::keyClick(&editor.board(), Qt::Key_Right);
    const Cell next = editor.board().board().cursor();
    QTest::keyClick(&editor.board(), Qt::Key_Return);
    QCOMPARE(editor.draft().pieceAt(next), editor.draft().palette().back());
}

void PositionEditorTest::changesAreNotLostUnasked_data()
{
    QTest::addColumn<std::function<void(EditorDriver &, PositionEditor &)>>("leave");
    using Editor = PositionEditor;
    const auto row = [](const char *name, std::function<void(EditorDriver &, Editor &)> leave) {
        QTest::newRow(name) << std::move(leave);
    };
    row("Esc over the board",
        [](EditorDriver &driver, Editor &) { QTest::keyClick(&driver.board(), Qt::Key_Escape); });
    row("Esc in a field", [](EditorDriver &driver, Editor &) {
        QTest::keyClick(&driver.find<QLineEdit>(u"editorText"_s), Qt::Key_Escape);
    });
    row("Cancel", [](EditorDriver &driver, Editor &) {
        driver.find<QPushButton>(u"editorCancel"_s).click();
    });
    row("the window's frame", [](EditorDriver &, Editor &editor) { editor.close(); });
}

void PositionEditorTest::changesAreNotLostUnasked()
{
    QFETCH(const std::function<void(EditorDriver &, PositionEditor &)>, leave);
    PositionEditor &dialog = open("chexers");
    EditorDriver editor(dialog);
    editor.click(firstEmpty(editor.draft()));
    const QString changed = editor.text();
    leave(editor, dialog);
    QVERIFY(dialog.isVisible());
    editor.find<QPushButton>(u"keepEditingButton"_s).click();
    QVERIFY(dialog.isVisible());
    QCOMPARE(editor.text(), changed);
    QTRY_VERIFY(dialog.findChild<QWidget *>(u"discardBox"_s) == nullptr);
    leave(editor, dialog);
    editor.find<QPushButton>(u"discardButton"_s).click();
    QVERIFY(!dialog.isVisible());
}

void PositionEditorTest::unchangedEditorsCloseUnasked()
{
    PositionEditor &dialog = open("chexers");
    EditorDriver editor(dialog);
    editor.click(firstEmpty(editor.draft()));
    editor.trigger(u"editorUndo"_s);
    QTest::keyClick(&editor.board(), Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
}

/// A start that went from the editor to the dialog for a new game is on no board and in no file yet.
void PositionEditorTest::composedStartsAreNotLostUnasked()
{
    EditorDriver editor(open("chexers"));
    editor.trigger(u"editorClear"_s);
    editor.trigger(u"editorUsual"_s);
    editor.find<QPushButton>(u"editorAccept"_s).click();
    auto &dialog = m_driver->find<NewGameDialog>("newGameDialog");
    const GameSetup composed = dialog.setup();
    auto &games = *dialog.findChild<QListWidget *>(u"gameList"_s);
    const int shown = games.currentRow();
    games.setCurrentRow((shown + 1) % games.count());
    games.setCurrentRow(shown);
    QCOMPARE(dialog.setup().start, composed.start);
    dialog.reject();
    QVERIFY(dialog.isVisible());
    dialog.findChild<QPushButton *>(u"keepEditingButton"_s)->click();
    // What was saved is not lost.
    dialog.findChild<PresetMenu *>()->save(u"mine"_s);
    dialog.reject();
    QVERIFY(!dialog.isVisible());
}

void PositionEditorTest::everyChangeIsUndone()
{
    QFETCH(QString, game);
    EditorDriver editor(open(game.toStdString()));
    const QString before = editor.text();
    editor.click(firstEmpty(editor.draft()));
    const QString set = editor.text();
    QVERIFY(set != before);
    editor.trigger(u"editorClear"_s);
    QVERIFY(std::ranges::none_of(editor.draft().pieces(), &Piece::isPresent));
    editor.trigger(u"editorUsual"_s);
    const AnyGame &rules = *findGame(game.toStdString())->game;
    QCOMPARE(editor.text().toStdString(), rules.start(editor.draft().options())->text());
    editor.trigger(u"editorUndo"_s);
    editor.trigger(u"editorUndo"_s);
    QCOMPARE(editor.text(), set);
    editor.trigger(u"editorUndo"_s);
    QCOMPARE(editor.text(), before);
    QVERIFY(!editor.find<QAction>(u"editorUndo"_s).isEnabled());
    editor.trigger(u"editorRedo"_s);
    QCOMPARE(editor.text(), set);
}

void PositionEditorTest::impossiblePositionsSayWhy()
{
    EditorDriver editor(open("xxlchess"));
    const Cell place = firstEmpty(editor.draft());
    // A second king.
    const auto palette = editor.draft().palette();
    const Cell king = cellAt(13 * 14 + 7);
    const auto at = std::ranges::find(palette, editor.draft().pieceAt(king)) - palette.begin();
    editor.choose(static_cast<int>(at));
    QVERIFY(editor.isPossible());
    editor.click(place);
    QVERIFY(!editor.isPossible());
    QCOMPARE(editor.verdict(), u"Found two kings of White, wanted at most one king of a colour."_s);
    // It is shown nevertheless, and what is set next as well.
    QCOMPARE(editor.shown(place), palette[static_cast<std::size_t>(at)]);
    editor.choose(0);
    editor.click(firstEmpty(editor.draft(), 3));
    QCOMPARE(editor.shown(firstEmpty(editor.draft(), 2)), Piece());
    QVERIFY(!editor.isPossible());
    editor.click(place, Qt::RightButton);
    QVERIFY(editor.isPossible());
}

void PositionEditorTest::textIsTakenAndRefused()
{
    EditorDriver editor(open("watchyourback"));
    auto &field = editor.find<QLineEdit>(u"editorText"_s);
    const QString before = editor.text();
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, u"X6X/8/8/3WB3/3WB3/8/8/X6X w move 4"_s);
    QCOMPARE(editor.text(), u"X6X/8/8/3WB3/3WB3/8/8/X6X w move 4"_s);
    QVERIFY(editor.isPossible());
    QTest::keyClicks(&field, u"x"_s);
    QCOMPARE(editor.text(), u"X6X/8/8/3WB3/3WB3/8/8/X6X w move 4"_s);
    // Nothing is begun from what nobody has written.
    QVERIFY(!editor.isPossible());
    QTest::keyClick(&field, Qt::Key_Return);
    QVERIFY(m_driver->find<QWidget>("positionEditor").isVisible());
    QTest::keyClick(&field, Qt::Key_Backspace);
    QVERIFY(editor.isPossible());
    QTest::keyClicks(&field, u"x"_s);
    // The buttons leave the focus where it is, and what they do is written.
    editor.trigger(u"editorClear"_s);
    QVERIFY(field.hasFocus());
    QCOMPARE(field.text(), editor.text());
    editor.trigger(u"editorUndo"_s);
    editor.board().setFocus();
    while (editor.find<QAction>(u"editorUndo"_s).isEnabled())
        editor.trigger(u"editorUndo"_s);
    QCOMPARE(editor.text(), before);
    QCOMPARE(field.text(), before);
}

void PositionEditorTest::fieldsAreSet()
{
    EditorDriver editor(open("chexers"));
    editor.find<QComboBox>(u"field0"_s).setCurrentIndex(1);
    QVERIFY(editor.text().endsWith(u"g 0,0,0 1"_s));
    auto &exits = editor.find<QSpinBox>(u"field3"_s);
    exits.setValue(1);
    exits.setValue(2);
    QVERIFY(editor.text().endsWith(u"g 0,0,2 1"_s));
    // More pieces than there are.
    QVERIFY(!editor.isPossible());
    editor.trigger(u"editorUndo"_s);
    QVERIFY(editor.text().endsWith(u"g 0,0,0 1"_s));
    QCOMPARE(exits.value(), 0);
    QVERIFY(editor.isPossible());
}

void PositionEditorTest::theRingFallsInTheEditor()
{
    EditorDriver editor(open("watchyourback"));
    editor.choose(0);
    const Cell edge = cellAt(1);
    const Cell middle = cellAt(27);
    editor.click(edge);
    editor.click(middle);
    editor.find<QComboBox>(u"field0"_s).setCurrentIndex(1);
    editor.find<QSpinBox>(u"field1"_s).setValue(130);
    QVERIFY(!editor.shown(edge).isPresent());
    QVERIFY(editor.shown(middle).isPresent());
    QCOMPARE(editor.text(), u"########/#X4X#/#6#/#2W3#/#6#/#6#/#X4X#/######## w move 130"_s);
    editor.find<QSpinBox>(u"field1"_s).setValue(2);
    QVERIFY(editor.shown(edge).isPresent());
}

/// From the board of a game through the editor and the dialog to a game from there.
void PositionEditorTest::gamesBeginThere()
{
    QFETCH(QString, game);
    m_driver->start(WindowDriver::people(game.toStdString()));
    m_driver->playAnyMove();
    m_driver->trigger("actionEditPosition");
    auto &dialog = m_driver->find<PositionEditor>("positionEditor");
    EditorDriver editor(dialog);
    QCOMPARE(editor.text().toStdString(), m_driver->game().position().text());
    const auto text = editor.text().toStdString();
    editor.trigger(u"editorCopy"_s);
    QCOMPARE(QGuiApplication::clipboard()->text().toStdString(), text);
    editor.find<QPushButton>(u"editorAccept"_s).click();
    auto &newGame = m_driver->find<NewGameDialog>("newGameDialog");
    QCOMPARE(newGame.setup().game, game.toStdString());
    QCOMPARE(newGame.setup().start, text);
    newGame.accept();
    QCOMPARE(m_driver->game().setup().start, text);
    QCOMPARE(m_driver->game().position().text(), text);
    QCOMPARE(m_driver->ply(), 0);
}

void PositionEditorTest::newGamesUseIt()
{
    m_driver->start(WindowDriver::people("tetress"));
    m_driver->trigger("actionNewGame");
    auto &newGame = m_driver->find<NewGameDialog>("newGameDialog");
    newGame.findChild<QPushButton *>(u"editStart"_s)->click();
    auto *dialog = newGame.findChild<PositionEditor *>(u"positionEditor"_s);
    QVERIFY(dialog != nullptr);
    EditorDriver editor(*dialog);
    editor.click(cellAt(5));
    editor.find<QPushButton>(u"editorAccept"_s).click();
    QCOMPARE(newGame.setup().start, std::string("5R5/11/11/11/11/11/11/11/11/11/11 r 0"));
}

/// A game in the fog of war does not show in the editor what a player may not see.
void PositionEditorTest::fogIsNotLifted()
{
    GameSetup setup = WindowDriver::people("xxlchess");
    setup.options.set("fog-of-war", true);
    m_driver->start(setup);
    const auto moves = m_driver->game().position().legalMoves();
    m_driver->game().play(moves.front(), {});
    m_driver->trigger("actionEditPosition");
    auto &dialog = m_driver->find<PositionEditor>("positionEditor");
    QVERIFY(dialog.text() != m_driver->game().position().text());
    QCOMPARE(dialog.text(), findGame("xxlchess")->game->start(dialog.draft().options())->text());
}

void PositionEditorTest::positionsAreAnalysed()
{
    EditorDriver editor(open("watchyourback"));
    const auto text = editor.text().toStdString();
    QVERIFY(editor.find<QPushButton>(u"editorAnalyse"_s).isEnabled());
    editor.find<QPushButton>(u"editorAnalyse"_s).click();
    QCOMPARE(m_driver->game().position().text(), text);
    QVERIFY(m_driver->window().page().study().analysis().analysis().isOn());
}

/// The button began a game, and the analysis that it promised did not come.
void PositionEditorTest::withoutHintsNothingIsAnalysed()
{
    m_driver->settings().change([](Preferences &now) { now.play.allowsHints = false; });
    EditorDriver editor(open("watchyourback"));
    QVERIFY(!editor.find<QPushButton>(u"editorAnalyse"_s).isVisible());
    QVERIFY(editor.find<QPushButton>(u"editorPuzzle"_s).isVisible());
}

void PositionEditorTest::positionsBecomePuzzles_data()
{
    QTest::addColumn<int>("goal");
    QTest::addColumn<Puzzle::Goal>("wanted");
    QTest::addColumn<QString>("words");
    QTest::newRow("win") << 0 << Puzzle::Goal::Win << u"Win the game"_s;
    QTest::newRow("win within") << 1 << Puzzle::Goal::WinWithin << u"Win with at most 3 moves"_s;
    QTest::newRow("win at once") << 1 << Puzzle::Goal::WinWithin << u"Win with one move"_s;
    QTest::newRow("survive") << 2 << Puzzle::Goal::Survive << u"Do not lose for 3 moves"_s;
    QTest::newRow("survive once") << 2 << Puzzle::Goal::Survive << u"Do not lose for one move"_s;
    QTest::newRow("capture") << 3 << Puzzle::Goal::Capture << u"Capture the amazon"_s;
}

/// The side to move solves it, and the computer answers.
void PositionEditorTest::positionsBecomePuzzles()
{
    QFETCH(int, goal);
    QFETCH(Puzzle::Goal, wanted);
    EditorDriver editor(open("xxlchess"));
    editor.find<QComboBox>(u"field0"_s).setCurrentIndex(1);
    const auto text = editor.text().toStdString();
    editor.find<QPushButton>(u"editorPuzzle"_s).click();
    auto &form = m_driver->find<QDialog>("puzzleForm");
    form.findChild<QLineEdit *>(u"puzzleTitle"_s)->setText(u"Dark corner"_s);
    auto *goals = form.findChild<QComboBox *>(u"puzzleGoal"_s);
    goals->setCurrentIndex(goal);
    QFETCH(QString, words);
    const int moves = words.contains(u"one move"_s) ? 1 : 3;
    if (moves > 1)
        QCOMPARE(goals->currentText(), words.replace(u'3', u'N').replace(u"amazon"_s, u"…"_s));
    form.findChild<QSpinBox *>(u"puzzleMoves"_s)->setValue(moves);
    auto *prey = form.findChild<QComboBox *>(u"puzzlePrey"_s);
    QCOMPARE(prey->isEnabled(), wanted == Puzzle::Goal::Capture);
    // Kings are never captured.
    QVERIFY(prey->findText(u"king"_s) < 0);
    prey->setCurrentText(u"amazon"_s);
    form.findChild<QPushButton *>(u"puzzleAccept"_s)->click();
    QCOMPARE(m_driver->game().position().text(), text);
    const LevelRun &levels = m_driver->window().page().levels();
    QVERIFY(levels.isRunning());
    QCOMPARE(levels.puzzle()->title, std::string("Dark corner"));
    QCOMPARE(levels.puzzle()->goal, wanted);
    QCOMPARE(levels.puzzle()->solver, Player::Second);
    QTEST(QString::fromStdString(levels.puzzle()->goalWords.english()), "words");
    const auto &seats = m_driver->game().setup().seats;
    QCOMPARE(seats[Player::Second].kind, SeatSetup::Kind::Human);
    QCOMPARE(seats[Player::First].kind, SeatSetup::Kind::Computer);
    // A configuration keeps it.
    const QString path = m_driver->folder() + u"/puzzle.json"_s;
    const auto error = writeConfiguredSetup(*findGame("xxlchess"), m_driver->game().setup(), path);
    QVERIFY2(!error, error ? error->sentence().c_str() : "");
    const auto read = readConfiguredSetup(*findGame("xxlchess"), path);
    QVERIFY2(read, read ? "" : read.error().sentence().c_str());
    QCOMPARE(read->setup.levels.size(), std::size_t(1));
    QCOMPARE(read->setup.levels.front().goal, wanted);
    QCOMPARE(read->setup.levels.front().prey, levels.puzzle()->prey);
    // The solver's pawns go up.
    QCOMPARE(
        QString::fromStdString(read->setup.levels.front().start).section(u' ', 0, 3),
        QString::fromStdString(text).section(u' ', 0, 3));
}

QTEST_MAIN(PositionEditorTest)
#include "positioneditortest.moc"
