#include "app/editor/positioneditor.h"
#include "app/dialogs/newgame/newgamedialog.h"
#include "model/games/catalogue.h"
#include "tests/support/gamerows.h"
#include "tests/support/windowdriver.h"
#include "view/board/items/pieceitem.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
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
    void keysSetPieces();
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
    QVERIFY2(editor.verdict().contains(u"king"_s), qPrintable(editor.verdict()));
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

QTEST_MAIN(PositionEditorTest)
#include "positioneditortest.moc"
