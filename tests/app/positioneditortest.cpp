#include "app/editor/positioneditor.h"
#include "app/analysis/analysisbox.h"
#include "app/dialogs/newgame/newgamedialog.h"
#include "app/dialogs/newgame/presetmenu.h"
#include "app/files/configurations.h"
#include "app/game/gamepage.h"
#include "app/game/studyboxes.h"
#include "app/puzzles/levelrun.h"
#include "model/games/catalogue.h"
#include "tests/support/gamerows.h"
#include "tests/support/windowdriver.h"
#include "view/board/items/pieceitem.h"
#include "view/games/xxlchess/workshop/pieceworkshop.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

namespace {

/// An editor as a person uses it.
class EditorDriver
{
public:
    explicit EditorDriver(PositionEditor &editor)
        : m_editor(editor)
        , m_board(*editor.findChild<BoardView *>(u"editorBoard"_s))
    {}

    template<typename T>
    [[nodiscard]] T &find(const QString &name)
    {
        T *found = m_editor.findChild<T *>(name);
        if (found == nullptr)
            qFatal("the editor has no %s", qPrintable(name));
        return *found;
    }
    [[nodiscard]] PositionDraft &draft() { return m_editor.draft(); }
    [[nodiscard]] BoardView &board() { return m_board; }
    [[nodiscard]] QString text() const { return QString::fromStdString(m_editor.text()); }
    [[nodiscard]] QString verdict() { return find<QLabel>(u"editorVerdict"_s).text(); }
    [[nodiscard]] bool isPossible() { return find<QPushButton>(u"editorAccept"_s).isEnabled(); }
    /// The picture of what stands on a cell, or none.
    [[nodiscard]] Piece shown(Cell cell)
    {
        const PieceItem *item = m_board.board().pieceItem(cell);
        return item != nullptr ? item->piece() : Piece();
    }

    /// Drags what a button of the palette shows to a cell.
    void carry(int number, Cell to)
    {
        auto &button = find<QToolButton>(u"palette%1"_s.arg(number));
        const QPoint start = button.rect().center();
        const QPoint end = button.mapFromGlobal(
            m_board.viewport()->mapToGlobal(m_board.cellRect(to).center()));
        QTest::mousePress(&button, Qt::LeftButton, {}, start);
        for (int part = 1; part <= 4; ++part) {
            const QPoint at = start + (end - start) * part / 4;
            QMouseEvent move(
                QEvent::MouseMove, at, button.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&button, &move);
        }
        QVERIFY(find<QLabel>(u"carriedPiece"_s).isVisible());
        QTest::mouseRelease(&button, Qt::LeftButton, {}, end);
        QVERIFY(m_editor.findChild<QLabel *>(u"carriedPiece"_s) == nullptr);
    }
    void choose(int number) { find<QToolButton>(u"palette%1"_s.arg(number)).click(); }
    void click(Cell cell, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(m_board.viewport(), button, {}, m_board.cellRect(cell).center());
    }
    void drag(Cell from, QPoint to)
    {
        QWidget *viewport = m_board.viewport();
        const QPoint start = m_board.cellRect(from).center();
        QTest::mousePress(viewport, Qt::LeftButton, {}, start);
        for (int part = 1; part <= 4; ++part) {
            const QPoint at = start + (to - start) * part / 4;
            QMouseEvent move(
                QEvent::MouseMove, at, viewport->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(viewport, &move);
        }
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
    }
    void drag(Cell from, Cell to) { drag(from, m_board.cellRect(to).center()); }
    void trigger(const QString &name) { find<QAction>(name).trigger(); }

private:
    PositionEditor &m_editor;
    BoardView &m_board;
};

Cell firstEmpty(const PositionDraft &draft, int skipped = 0)
{
    for (std::size_t i = 0; i < draft.men().size(); ++i) {
        const Cell cell = cellAt(static_cast<int>(i));
        const bool isOpen = draft.base().ground(cell) == Ground::Open;
        if (isOpen && !draft.men()[i].isPresent() && skipped-- == 0)
            return cell;
    }
    return Cell::None;
}

} // namespace

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
    void boardsTakeOtherSizes();
    void otherHalfFollows_data();
    void otherHalfFollows();
    void upperHalfIsCompleted();
    void layoutsAreEdited();
    void ownPiecesAreMadeInTheEditor();
    void layoutsAreSavedAndReadBack_data();
    void layoutsAreSavedAndReadBack();
    void badPlacesAreTold();
    void positionsAreAnalysed();
    void positionsBecomePuzzles_data();
    void positionsBecomePuzzles();

private:
    [[nodiscard]] PositionEditor &open(const std::string &game)
    {
        m_driver->start(WindowDriver::people(game));
        m_driver->trigger("actionEditPosition");
        auto &editor = m_driver->find<PositionEditor>("positionEditor");
        if (!QTest::qWaitForWindowExposed(&editor))
            qFatal("no editor is shown");
        return editor;
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
        QCOMPARE(editor.draft().man(place), palette[static_cast<std::size_t>(i)]);
        QCOMPARE(editor.shown(place), palette[static_cast<std::size_t>(i)]);
    }
    editor.drag(place, other);
    QVERIFY(!editor.draft().man(place).isPresent());
    QCOMPARE(editor.draft().man(other), palette.back());
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
        QCOMPARE(editor.draft().man(place), palette[static_cast<std::size_t>(i)]);
        QVERIFY(editor.find<QToolButton>(u"palette%1"_s.arg(i)).isChecked());
    }
    // The same once more is not taken off, and taking off can be dragged, too.
    editor.carry(static_cast<int>(palette.size()) - 1, place);
    QCOMPARE(editor.draft().man(place), palette.back());
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
    QVERIFY(editor.draft().man(cursor).isPresent());
    QTest::keyClick(&editor.board(), Qt::Key_Delete);
    QVERIFY(!editor.draft().man(cursor).isPresent());
    auto &last = editor.find<QToolButton>(
        u"palette%1"_s.arg(static_cast<int>(editor.draft().palette().size()) - 1));
    last.setFocus();
    QTest::keyClick(&last, Qt::Key_Return);
    QVERIFY(last.isChecked());
    QVERIFY(m_driver->find<PositionEditor>("positionEditor").isVisible());
    QTest::keyClick(&editor.board(), Qt::Key_Right);
    const Cell next = editor.board().board().cursor();
    QTest::keyClick(&editor.board(), Qt::Key_Return);
    QCOMPARE(editor.draft().man(next), editor.draft().palette().back());
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
    QVERIFY(std::ranges::none_of(editor.draft().men(), &Piece::isPresent));
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
    const auto at = std::ranges::find(palette, editor.draft().man(king)) - palette.begin();
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

void PositionEditorTest::boardsTakeOtherSizes()
{
    EditorDriver editor(open("xxlchess"));
    const QString before = editor.text();
    auto &files = editor.find<QSpinBox>(u"field2"_s);
    auto &ranks = editor.find<QSpinBox>(u"field3"_s);
    files.setValue(5);
    ranks.setValue(6);
    QCOMPARE(editor.board().board().geometry().shape().columns, 5);
    QCOMPARE(editor.board().board().geometry().shape().rows, 6);
    QCOMPARE(editor.text().section(u' ', 0, 0), u"rnbhc/ppppp/5/5/PPPPP/RNBHC"_s);
    // The rank of promotion goes with the board.
    QCOMPARE(editor.find<QSpinBox>(u"field4"_s).value(), 4);
    editor.choose(0);
    editor.click(cellAt(2 * 5 + 4));
    QVERIFY(editor.text().startsWith(u"rnbhc/ppppp/4P/5/"_s));
    ranks.setValue(16);
    QCOMPARE(editor.board().board().geometry().shape().rows, 16);
    while (editor.find<QAction>(u"editorUndo"_s).isEnabled())
        editor.trigger(u"editorUndo"_s);
    QCOMPARE(editor.text(), before);
    QCOMPARE(editor.board().board().geometry().shape().columns, 14);
    QCOMPARE(files.value(), 14);
}

void PositionEditorTest::otherHalfFollows_data()
{
    QTest::addColumn<int>("symmetry");
    QTest::addColumn<int>("other");
    QTest::newRow("none") << 0 << -1;
    QTest::newRow("mirrored") << 1 << 3 * 14 + 2;
    QTest::newRow("turned") << 2 << 3 * 14 + 11;
}

/// What is set, moved and taken off is so for the other player, too, and undone with it.
void PositionEditorTest::otherHalfFollows()
{
    QFETCH(int, symmetry);
    QFETCH(int, other);
    EditorDriver editor(open("xxlchess"));
    const QString before = editor.text();
    editor.find<QComboBox>(u"editorSymmetry"_s).setCurrentIndex(symmetry);
    const auto palette = editor.draft().palette();
    editor.choose(1);
    const Cell place = cellAt(10 * 14 + 2);
    editor.click(place);
    QCOMPARE(editor.draft().man(place), palette[1]);
    int men = 0;
    for (int cell = 2 * 14; cell < 12 * 14; ++cell) {
        const Piece man = editor.draft().man(cellAt(cell));
        men += man.isPresent();
        if (cell == other)
            QCOMPARE(man, (Piece{Player::Second, palette[1].kind}));
    }
    QCOMPARE(men, symmetry == 0 ? 1 : 2);
    editor.drag(place, cellAt(9 * 14 + 2));
    QCOMPARE(editor.draft().man(cellAt(9 * 14 + 2)), palette[1]);
    if (other >= 0)
        QCOMPARE(editor.draft().man(cellAt(other + 14)).owner, Player::Second);
    editor.click(cellAt(9 * 14 + 2), Qt::RightButton);
    QCOMPARE(editor.text().section(u' ', 0, 0), before.section(u' ', 0, 0));
    while (editor.find<QAction>(u"editorUndo"_s).isEnabled())
        editor.trigger(u"editorUndo"_s);
    QCOMPARE(editor.text(), before);
}

void PositionEditorTest::upperHalfIsCompleted()
{
    EditorDriver editor(open("xxlchess"));
    auto &field = editor.find<QLineEdit>(u"editorText"_s);
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, u"3/N2/3/PPP/1KR w - - w 3"_s);
    editor.board().setFocus();
    auto &complete = editor.find<QPushButton>(u"editorComplete"_s);
    QVERIFY(!complete.isEnabled());
    editor.find<QComboBox>(u"editorSymmetry"_s).setCurrentIndex(2);
    complete.click();
    QCOMPARE(editor.text().section(u' ', 0, 0), u"rk1/ppp/3/PPP/1KR"_s);
    editor.trigger(u"editorUndo"_s);
    editor.find<QComboBox>(u"editorSymmetry"_s).setCurrentIndex(1);
    complete.click();
    QCOMPARE(editor.text().section(u' ', 0, 0), u"1kr/ppp/3/PPP/1KR"_s);
}

/// A layout says who stands where on which board, and nothing else.
void PositionEditorTest::layoutsAreEdited()
{
    m_driver->start(WindowDriver::people("xxlchess"));
    m_driver->trigger("actionNewGame");
    auto &newGame = m_driver->find<NewGameDialog>("newGameDialog");
    newGame.findChild<QLineEdit *>(u"startPosition"_s)->setText(u"k3/4/4/RK2 b - - w 3"_s);
    newGame.findChild<QPushButton *>(u"editLayout"_s)->click();
    auto *dialog = newGame.findChild<PositionEditor *>(u"positionEditor"_s);
    QVERIFY(dialog != nullptr);
    EditorDriver editor(*dialog);
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    QVERIFY(!editor.find<QWidget>(u"field0"_s).isVisible());
    QVERIFY(!editor.find<QWidget>(u"field1"_s).isVisible());
    QVERIFY(editor.find<QWidget>(u"field2"_s).isVisible());
    QCOMPARE(editor.text(), u"k3/4/4/RK2 w a1,b1,a4 - w 3"_s);
    editor.choose(1);
    editor.click(cellAt(15));
    QCOMPARE(editor.text(), u"k3/4/4/RK1R w a1,b1,d1,a4 - w 3"_s);
    editor.find<QSpinBox>(u"field2"_s).setValue(6);
    QCOMPARE(editor.text(), u"k5/6/6/RK1R2 w a1,b1,d1,a4 - w 3"_s);
    editor.find<QPushButton>(u"editorAccept"_s).click();
    QCOMPARE(newGame.setup().start, std::string("k5/6/6/RK1R2 w a1,b1,d1,a4 - w 3"));
    // It is seen among the starts.
    const auto &starts = *newGame.findChild<QListWidget *>(u"startList"_s);
    QVERIFY(starts.currentItem() != nullptr && !starts.currentItem()->icon().isNull());
}

/// The workshop opens from the layout editor, too: its pieces are in the palette at once, undone with the rest, and
/// go into the game; a piece that stands on the board cannot be done away with.
void PositionEditorTest::ownPiecesAreMadeInTheEditor()
{
    m_driver->start(WindowDriver::people("xxlchess"));
    m_driver->trigger("actionNewGame");
    auto &newGame = m_driver->find<NewGameDialog>("newGameDialog");
    newGame.findChild<QPushButton *>(u"editLayout"_s)->click();
    auto *dialog = newGame.findChild<PositionEditor *>(u"positionEditor"_s);
    EditorDriver editor(*dialog);
    const std::size_t before = dialog->draft().palette().size();
    auto &button = editor.find<QPushButton>(u"editorPieces"_s);
    button.click();
    auto *workshop = button.findChild<xxlchess::PieceWorkshop *>();
    workshop->drafts().add();
    xxlchess::PieceKind kind = workshop->drafts().kind();
    kind.leaps = {{3, 2}};
    kind.name = "zebra";
    workshop->drafts().set(kind, u"zebra"_s);
    workshop->findChild<QPushButton *>(u"workshopAccept"_s)->click();
    QCOMPARE(dialog->draft().palette().size(), before + 2);
    QCOMPARE(button.text(), u"Own pieces (1)…"_s);
    const auto buttons = editor.find<QWidget>(u"paletteBox"_s).findChildren<QToolButton *>();
    QCOMPARE(buttons.size(), static_cast<qsizetype>(before) + 3);
    dialog->draft().changes().undo();
    QCOMPARE(dialog->draft().palette().size(), before);
    dialog->draft().changes().redo();
    const Piece zebra = dialog->draft().palette()[before / 2];
    dialog->draft().setMan(cellAt(60), zebra);
    QVERIFY(dialog->draft().setOptions({}).has_value());
    QCOMPARE(dialog->draft().man(cellAt(60)), zebra);
    editor.find<QPushButton>(u"editorAccept"_s).click();
    const GameSetup setup = newGame.setup();
    QCOMPARE(*setup.start, editor.text().toStdString());
    QVERIFY(setup.options.textOf("pieces", "").find("zebra") != std::string::npos);
}

void PositionEditorTest::layoutsAreSavedAndReadBack_data()
{
    QTest::addColumn<QString>("position");
    QTest::newRow("least") << u"k2/3/K2 w a1,a3 - w 3"_s;
    QTest::newRow("wide") << u"k14r/16/15p/RNBKQ11 w a1,d1,a4,p4 - w 3"_s;
    QTest::newRow("usual size") << u"k13/14/14/14/14/14/14/14/14/14/14/14/14/K13 w a1,a14 - w 8"_s;
    QTest::newRow("own rank") << u"k3/4/pppp/4/PPPP/4/K3 w a1,a7 - w 7"_s;
    QTest::newRow("pieces of the game") << u"rnbhcgakeq/10/10/10/RNBHCGAKEQ "
                                           "w a1,h1,a5,h5 - w 4"_s;
}

/// The files are what a configuration and its layout are; what they set up is what was composed.
void PositionEditorTest::layoutsAreSavedAndReadBack()
{
    QFETCH(QString, position);
    PositionEditor &dialog = open("xxlchess");
    EditorDriver editor(dialog);
    auto &field = editor.find<QLineEdit>(u"editorText"_s);
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, position);
    QCOMPARE(editor.text(), position);
    const QString path = m_driver->folder() + u"/layout.json"_s;
    QVERIFY2(dialog.save(path), qPrintable(editor.find<QLabel>(u"editorNoteFault"_s).text()));
    QVERIFY(editor.find<QLabel>(u"editorNote"_s).text().contains(path));
    const auto read = readConfiguredSetup(*findGame("xxlchess"), path);
    QVERIFY2(read, read ? "" : read.error().sentence().c_str());
    QCOMPARE(QString::fromStdString(*read->setup.start), position);
    const auto again = findGame("xxlchess")
                           ->game->parsePosition(*read->setup.start, read->setup.options);
    QVERIFY(again && (*again)->text() == position.toStdString());
    // The layout alone is the same text.
    const QString alone = m_driver->folder() + u"/alone.txt"_s;
    QVERIFY(dialog.save(alone));
    QFile one(alone);
    QFile other(m_driver->folder() + u"/layout.txt"_s);
    QVERIFY(one.open(QIODevice::ReadOnly) && other.open(QIODevice::ReadOnly));
    const QByteArray text = one.readAll();
    QCOMPARE(text, other.readAll());
    QCOMPARE(text.count('\n'), position.section(u' ', 0, 0).count(u'/') + 1);
    // Read alone, it is on the usual board, and that is said.
    const bool isUsualBoard = position.startsWith(u"k13/"_s);
    QCOMPARE(editor.find<QLabel>(u"editorNote"_s).text().contains(u"usual board"_s), !isUsualBoard);
}

void PositionEditorTest::badPlacesAreTold()
{
    PositionEditor &dialog = open("xxlchess");
    EditorDriver editor(dialog);
    QVERIFY(!dialog.save(u"/proc/none/layout.json"_s));
    QVERIFY(!editor.find<QLabel>(u"editorNoteFault"_s).text().isEmpty());
    // Two kings are no layout.
    editor.choose(8);
    editor.click(firstEmpty(editor.draft()));
    QVERIFY(!editor.find<QAction>(u"editorSave"_s).isEnabled());
    // Games without such files have nothing to save.
    m_driver = std::make_unique<WindowDriver>();
    EditorDriver plain(open("tetress"));
    QVERIFY(!plain.find<QAction>(u"editorSave"_s).isVisible());
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
