#include "app/dialogs/newgame/newgamedialog.h"
#include "app/editor/positioneditor.h"
#include "app/files/configurations.h"
#include "model/games/catalogue.h"
#include "tests/support/editordriver.h"
#include "tests/support/windowdriver.h"
#include "view/games/xxlchess/workshop/pieceworkshop.h"

#include <QAction>
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
using test::EditorDriver;
using test::firstEmpty;
using test::WindowDriver;

/// Boards, layouts and own pieces made in the position editor of XXLChess.
class LayoutEditorTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_driver = std::make_unique<WindowDriver>(); }
    void cleanup() { m_driver.reset(); }
    void boardsTakeOtherSizes();
    void otherHalfFollows_data();
    void otherHalfFollows();
    void upperHalfIsCompleted();
    void layoutsAreEdited();
    void ownPiecesAreMadeInTheEditor();
    void layoutsAreSavedAndReadBack_data();
    void layoutsAreSavedAndReadBack();
    void badPlacesAreTold();

private:
    [[nodiscard]] PositionEditor &open(const std::string &game)
    {
        return test::openEditor(*m_driver, game);
    }

    std::unique_ptr<WindowDriver> m_driver;
};

void LayoutEditorTest::boardsTakeOtherSizes()
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

void LayoutEditorTest::otherHalfFollows_data()
{
    QTest::addColumn<int>("symmetry");
    QTest::addColumn<int>("other");
    QTest::newRow("none") << 0 << -1;
    QTest::newRow("mirrored") << 1 << 3 * 14 + 2;
    QTest::newRow("turned") << 2 << 3 * 14 + 11;
}

/// What is set, moved and taken off is so for the other player, too, and undone with it.
void LayoutEditorTest::otherHalfFollows()
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
    QCOMPARE(editor.draft().pieceAt(place), palette[1]);
    int pieces = 0;
    for (int cell = 2 * 14; cell < 12 * 14; ++cell) {
        const Piece piece = editor.draft().pieceAt(cellAt(cell));
        pieces += piece.isPresent();
        if (cell == other)
            QCOMPARE(piece, (Piece{Player::Second, palette[1].kind}));
    }
    QCOMPARE(pieces, symmetry == 0 ? 1 : 2);
    editor.drag(place, cellAt(9 * 14 + 2));
    QCOMPARE(editor.draft().pieceAt(cellAt(9 * 14 + 2)), palette[1]);
    if (other >= 0)
        QCOMPARE(editor.draft().pieceAt(cellAt(other + 14)).owner, Player::Second);
    editor.click(cellAt(9 * 14 + 2), Qt::RightButton);
    QCOMPARE(editor.text().section(u' ', 0, 0), before.section(u' ', 0, 0));
    while (editor.find<QAction>(u"editorUndo"_s).isEnabled())
        editor.trigger(u"editorUndo"_s);
    QCOMPARE(editor.text(), before);
}

void LayoutEditorTest::upperHalfIsCompleted()
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
void LayoutEditorTest::layoutsAreEdited()
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
void LayoutEditorTest::ownPiecesAreMadeInTheEditor()
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
    dialog->draft().setPiece(cellAt(60), zebra);
    QVERIFY(dialog->draft().setOptions({}).has_value());
    QCOMPARE(dialog->draft().pieceAt(cellAt(60)), zebra);
    editor.find<QPushButton>(u"editorAccept"_s).click();
    const GameSetup setup = newGame.setup();
    QCOMPARE(*setup.start, editor.text().toStdString());
    QVERIFY(setup.options.textOf("pieces", "").find("zebra") != std::string::npos);
}

void LayoutEditorTest::layoutsAreSavedAndReadBack_data()
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
void LayoutEditorTest::layoutsAreSavedAndReadBack()
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

void LayoutEditorTest::badPlacesAreTold()
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

QTEST_MAIN(LayoutEditorTest)
#include "layouteditortest.moc"
