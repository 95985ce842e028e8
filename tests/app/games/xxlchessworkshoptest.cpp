#include "app/board/boardpage.h"
#include "app/dialogs/newgame/configurationbar.h"
#include "app/dialogs/newgame/newgamedialog.h"
#include "app/files/configurations.h"
#include "app/game/gamepage.h"
#include "model/core/json/jsontext.h"
#include "model/games/xxlchess/files/betza.h"
#include "model/games/xxlchess/files/piecetext.h"
#include "model/games/xxlchess/rules/estimatedvalue.h"
#include "tests/support/windowdriver.h"
#include "view/board/items/pieceitem.h"
#include "view/games/xxlchess/workshop/movementgrid.h"
#include "view/games/xxlchess/workshop/picturebox.h"
#include "view/games/xxlchess/workshop/pieceworkshop.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QtTest>

using namespace tessera;
using namespace tessera::xxlchess;
using namespace Qt::StringLiterals;
using test::WindowDriver;

namespace {

constexpr const char *kDrawing = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>"
                                 "<rect width='10' height='10' fill='#00ff00'/></svg>";

} // namespace

/// Pieces of one's own, made in the dialog for a new game and played with.
class XxlChessWorkshopTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_driver.reset(); }

    void piecesAreAddedCopiedAndRemoved();
    void fitsSmallScreens();
    void squaresAreClicked();
    void squaresAreChosenByKeys();
    void partsAreSet();
    void betzaGoesBothWays();
    void faultyFieldsKeepItOpen();
    void valueIsEstimatedUntilItIsGiven();
    void lettersAreUnlike();
    void fieldsFollowEachOther();
    void piecesOfTheGameAreChanged();
    void usualMovementsSuitEveryBoard();
    void piecesAreTried();
    void picturesAreTaken();
    void brokenPicturesAreTold();
    void piecesArePlayedAndSaved();
    void nothingIsTakenWhenDiscarded();

private:
    template<typename T>
    [[nodiscard]] T &find(const char *name)
    {
        T *found = m_workshop->findChild<T *>(QLatin1StringView(name));
        if (found == nullptr)
            qFatal("the workshop has no %s", name);
        return *found;
    }
    void open();
    void trigger(const char *name) { find<QAction>(name).trigger(); }
    void write(const char *name, const QString &text)
    {
        auto &line = find<QLineEdit>(name);
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, text);
    }
    void clickSquare(Leap way)
    {
        auto &grid = find<MovementGrid>("movementGrid");
        QTest::mouseClick(&grid, Qt::LeftButton, {}, grid.squareOf(way).center().toPoint());
    }
    [[nodiscard]] const PieceKind &kind() { return m_workshop->drafts().kind(); }
    [[nodiscard]] QString betza() { return QString::fromStdString(writeBetzaText(kind())); }
    [[nodiscard]] bool isPossible() { return find<QPushButton>("workshopAccept").isEnabled(); }
    [[nodiscard]] QString verdict() { return find<QLabel>("workshopVerdict").text(); }
    [[nodiscard]] QString writeFile(const QString &name, const QByteArray &content);

    std::unique_ptr<WindowDriver> m_driver;
    NewGameDialog *m_newGame = nullptr;
    PieceWorkshop *m_workshop = nullptr;
};

void XxlChessWorkshopTest::init()
{
    m_driver = std::make_unique<WindowDriver>();
    m_driver->start(WindowDriver::people("xxlchess"));
    m_driver->trigger("actionNewGame");
    m_newGame = &m_driver->find<NewGameDialog>("newGameDialog");
    open();
}

void XxlChessWorkshopTest::open()
{
    m_driver->find<QPushButton>("moreRules").click();
    m_workshop = m_newGame->findChild<PieceWorkshop *>();
    QVERIFY(m_workshop != nullptr);
    QVERIFY(QTest::qWaitForWindowExposed(m_workshop));
}

QString XxlChessWorkshopTest::writeFile(const QString &name, const QByteArray &content)
{
    QFile file(m_driver->folder() + u'/' + name);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("no place for files");
    return file.fileName();
}

void XxlChessWorkshopTest::piecesAreAddedCopiedAndRemoved()
{
    auto &list = find<QListWidget>("pieceList");
    QCOMPARE(list.count(), 0);
    QVERIFY(!find<QWidget>("pieceForm").isEnabled());
    QVERIFY(isPossible());
    trigger("newPiece");
    QCOMPARE(list.count(), 1);
    // It cannot move yet, and that is said.
    QVERIFY(!isPossible());
    QVERIFY2(verdict().contains(u"cannot move"_s), qPrintable(verdict()));
    // Nor can it on this board of 14×14.
    write("betza", u"(14,1)"_s);
    QVERIFY(!isPossible());
    QVERIFY2(verdict().contains(u"off the board of 14×14"_s), qPrintable(verdict()));
    write("betza", u"(13,1)"_s);
    QVERIFY(isPossible());
    trigger("workshopUndo");
    clickSquare({2, 1});
    QVERIFY(isPossible());
    write("pieceName", u"hopper"_s);
    QCOMPARE(kind().name, std::string("hopper"));
    trigger("copyPiece");
    QCOMPARE(list.count(), 2);
    QCOMPARE(betza(), u"N"_s);
    QVERIFY(kind().name != "hopper");
    trigger("removePiece");
    QCOMPARE(list.count(), 1);
    QCOMPARE(kind().name, std::string("hopper"));
    trigger("workshopUndo");
    QCOMPARE(list.count(), 2);
    while (find<QAction>("workshopUndo").isEnabled())
        trigger("workshopUndo");
    QCOMPARE(list.count(), 0);
    trigger("workshopRedo");
    trigger("workshopRedo");
    QCOMPARE(betza(), u"N"_s);
    // A text is undone at once.
    trigger("workshopRedo");
    QCOMPARE(kind().name, std::string("hopper"));
}

/// A screen 800 pixels wide has room for it within the frame of a window.
void XxlChessWorkshopTest::fitsSmallScreens()
{
    const QSize least = m_workshop->minimumSizeHint();
    QVERIFY2(least.width() <= 796, qPrintable(QString::number(least.width())));
    QVERIFY2(least.height() <= 600, qPrintable(QString::number(least.height())));
}

void XxlChessWorkshopTest::squaresAreClicked()
{
    trigger("newPiece");
    clickSquare({-1, 2});
    QCOMPARE(betza(), u"N"_s);
    // Any of the mirror images takes them all away.
    clickSquare({2, -1});
    QCOMPARE(betza(), QString());
    clickSquare({4, 1});
    QCOMPARE(betza(), u"(4,1)"_s);
    clickSquare({0, 0});
    QCOMPARE(betza(), u"(4,1)"_s);
    clickSquare({4, 1});
    auto &tool = find<QComboBox>("movementTool");
    tool.setCurrentIndex(1);
    // Anywhere on the line of a slide.
    clickSquare({3, 3});
    QCOMPARE(betza(), u"B"_s);
    clickSquare({0, -2});
    QCOMPARE(betza(), u"Q"_s);
    clickSquare({-1, 1});
    QCOMPARE(betza(), u"R"_s);
    tool.setCurrentIndex(2);
    find<QSpinBox>("movementMost").setValue(3);
    clickSquare({2, 2});
    QCOMPARE(betza(), u"RA3"_s);
    trigger("workshopUndo");
    QCOMPARE(betza(), u"R"_s);
}

void XxlChessWorkshopTest::squaresAreChosenByKeys()
{
    trigger("newPiece");
    auto &grid = find<MovementGrid>("movementGrid");
    grid.setFocus();
    QTest::keyClick(&grid, Qt::Key_Return);
    QCOMPARE(betza(), QString());
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Up, Qt::Key_Up, Qt::Key_Left, Qt::Key_Left})
        QTest::keyClick(&grid, key);
    QTest::keyClick(&grid, Qt::Key_Return);
    QCOMPARE(betza(), u"Z"_s);
    QTest::keyClick(&grid, Qt::Key_Space);
    QCOMPARE(betza(), QString());
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(&grid, Qt::Key_Right);
    QCOMPARE(grid.cursor(), (Leap{4, 3}));
}

void XxlChessWorkshopTest::partsAreSet()
{
    trigger("newPiece");
    auto &only = find<QComboBox>("movementOnly");
    only.setCurrentIndex(1);
    clickSquare({2, 1});
    only.setCurrentIndex(2);
    find<QCheckBox>("movementForward").setChecked(true);
    clickSquare({1, 1});
    QCOMPARE(betza(), u"mNcfF"_s);
    // Only what is used alike is taken away.
    clickSquare({2, 1});
    QCOMPARE(betza(), u"mNcfFcfN"_s);
    clickSquare({1, 1});
    QCOMPARE(betza(), u"mNcfN"_s);
}

void XxlChessWorkshopTest::betzaGoesBothWays()
{
    trigger("newPiece");
    write("betza", u"mNcR3"_s);
    QCOMPARE(betza(), u"mNcR3"_s);
    QCOMPARE(find<QLabel>("betzaFault").text(), QString());
    write("betza", u"Bx"_s);
    QVERIFY2(
        find<QLabel>("betzaFault").text().contains(u"\"x\" at character 2"_s),
        qPrintable(find<QLabel>("betzaFault").text()));
    // What was understood before stays.
    QCOMPARE(betza(), u"B"_s);
    find<QListWidget>("pieceList").setFocus();
    clickSquare({2, 1});
    QCOMPARE(find<QLineEdit>("betza").text(), betza());
    QCOMPARE(find<QLabel>("betzaFault").text(), QString());
    QCOMPARE(betza(), u"NB"_s);
}

void XxlChessWorkshopTest::faultyFieldsKeepItOpen()
{
    trigger("newPiece");
    write("betza", u"Bx"_s);
    QTest::keyClick(&find<QLineEdit>("betza"), Qt::Key_Return);
    QVERIFY(m_workshop->isVisible());
    find<QListWidget>("pieceList").setFocus();
    find<QPushButton>("workshopAccept").click();
    QVERIFY(m_workshop->isVisible());
    QVERIFY(find<QLineEdit>("betza").hasFocus());
    write("betza", u"B"_s);
    QTest::keyClick(&find<QLineEdit>("betza"), Qt::Key_Return);
    QVERIFY(!m_workshop->isVisible());
}

void XxlChessWorkshopTest::valueIsEstimatedUntilItIsGiven()
{
    trigger("newPiece");
    auto &value = find<QDoubleSpinBox>("pieceValue");
    auto &isEstimated = find<QCheckBox>("valueEstimated");
    write("betza", u"Q"_s);
    QVERIFY(isEstimated.isChecked() && !value.isEnabled());
    const double queen = value.value();
    QVERIFY2(queen > 7 && queen < 12, qPrintable(QString::number(queen)));
    QCOMPARE(kind().value, estimatedValue(kind(), 14, 14));
    write("betza", u"W"_s);
    QVERIFY(value.value() < queen);
    isEstimated.setChecked(false);
    QVERIFY(value.isEnabled());
    value.setValue(7.5);
    QCOMPARE(kind().value, 60);
    write("betza", u"Q"_s);
    QCOMPARE(kind().value, 60);
    isEstimated.setChecked(true);
    QCOMPARE(value.value(), queen);
    // What is royal is beyond price, and no pawn becomes it.
    find<QCheckBox>("piecePromotes").setChecked(true);
    find<QCheckBox>("pieceRoyal").setChecked(true);
    QVERIFY(kind().isRoyal && !kind().isPromotion);
    QCOMPARE(kind().value, 0);
}

void XxlChessWorkshopTest::lettersAreUnlike()
{
    trigger("newPiece");
    const char first = kind().letter;
    clickSquare({1, 0});
    write("pieceLetter", u"z"_s);
    QCOMPARE(kind().letter, 'z');
    write("pieceLetter", u"q"_s);
    QCOMPARE(kind().letter, 'z');
    QVERIFY(find<QLabel>("pieceLetterFault").text().contains(u'q'));
    write("pieceLetter", u"7"_s);
    QVERIFY(!find<QLabel>("pieceLetterFault").text().isEmpty());
    write("pieceLetter", QString(QLatin1Char(first)).toUpper());
    QCOMPARE(kind().letter, first);
    QVERIFY(find<QLabel>("pieceLetterFault").text().isEmpty());
}

/// Tab goes through the fields as they stand.
void XxlChessWorkshopTest::fieldsFollowEachOther()
{
    trigger("newPiece");
    write("pieceName", u"zebra"_s);
    const auto next = [this] {
        QTest::keyClick(m_workshop->focusWidget(), Qt::Key_Tab);
        return m_workshop->focusWidget()->objectName();
    };
    for (const char *name : {"pieceLetter", "valueEstimated", "pieceRoyal", "piecePromotes"})
        QCOMPARE(next(), QLatin1StringView(name));
}

void XxlChessWorkshopTest::piecesOfTheGameAreChanged()
{
    trigger("change-g");
    QCOMPARE(kind().letter, 'g');
    QVERIFY(!find<QLineEdit>("pieceLetter").isEnabled());
    QCOMPARE(betza(), u"NK"_s);
    write("betza", u"K"_s);
    QVERIFY(kind() != PieceTypes()[kGeneral]);
    trigger("removePiece");
    QVERIFY(m_workshop->drafts().letters().empty());
    QCOMPARE(m_workshop->drafts().pieces(), PieceTypes());
}

/// On a board of 3×3 the camel cannot move either, but nobody has to do without it in the set.
void XxlChessWorkshopTest::usualMovementsSuitEveryBoard()
{
    PieceDrafts drafts(PieceTypes(), {.columns = 3, .rows = 3});
    drafts.change('c');
    PieceKind camel = drafts.kind();
    camel.isPromotion = false;
    drafts.set(camel, {});
    QCOMPARE(drafts.fault(), QString());
    camel.leaps = {{3, 0}};
    drafts.set(camel, {});
    QVERIFY2(drafts.fault().contains(u"off the board of 3×3"_s), qPrintable(drafts.fault()));
}

void XxlChessWorkshopTest::piecesAreTried()
{
    trigger("newPiece");
    write("betza", u"NN"_s);
    auto &board = find<BoardView>("trialBoard");
    const auto cell = [](int file, int rank) { return cellAt((8 - rank) * 9 + file); };
    const auto marked = [&](MarkRole role, Cell at) {
        const auto &cells = board.board().marks()[role];
        return std::find(cells.begin(), cells.end(), at) != cells.end();
    };
    const auto click = [&](Cell at) {
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.cellRect(at).center());
    };
    const Cell middle = cell(4, 3);
    QVERIFY(marked(MarkRole::Selected, middle));
    QVERIFY(marked(MarkRole::Legal, cell(3, 1)));
    QVERIFY(marked(MarkRole::Capture, cell(6, 4)));
    // Beyond what it captures there is nothing.
    QVERIFY(!marked(MarkRole::Legal, cell(8, 5)));
    click(cell(6, 4));
    QVERIFY(board.board().position()->piece(cell(6, 4)).isPresent());
    QCOMPARE(board.board().position()->piece(cell(6, 4)).owner, Player::First);
    QVERIFY(!board.board().position()->piece(middle).isPresent());
    // It is White's turn again.
    QVERIFY(marked(MarkRole::Legal, cell(8, 5)));
    click(cell(8, 5));
    QVERIFY(board.board().position()->piece(cell(8, 5)).isPresent());
    find<QPushButton>("trialReset").click();
    QVERIFY(board.board().position()->piece(middle).isPresent());
    // Another movement is tried from the start.
    write("betza", u"W"_s);
    QVERIFY(marked(MarkRole::Legal, cell(4, 4)));
    QVERIFY(!marked(MarkRole::Legal, cell(3, 1)));
}

void XxlChessWorkshopTest::picturesAreTaken()
{
    trigger("newPiece");
    clickSquare({2, 1});
    const auto shown = [this] {
        return find<QLabel>("whitePicture").pixmap(Qt::ReturnByValue).toImage();
    };
    const QImage letter = shown();
    write("picturePath", u"M50 10 L90 90 H10 Z"_s);
    QCOMPARE(kind().picture.drawing, std::string("M50 10 L90 90 H10 Z"));
    const QImage path = shown();
    QVERIFY(path != letter);
    QVERIFY(find<QLabel>("blackPicture").pixmap(Qt::ReturnByValue).toImage() != path);
    auto &box = *m_workshop->findChild<PictureBox *>();
    box.takeFile(writeFile(u"green.svg"_s, kDrawing));
    QCOMPARE(kind().picture.file, std::string("green.svg"));
    QCOMPARE(kind().picture.drawing, std::string(kDrawing));
    const QImage drawn = shown();
    QCOMPARE(drawn.pixelColor(drawn.rect().center()), QColor(Qt::green));
    find<QPushButton>("letterPicture").click();
    QCOMPARE(shown(), letter);
    QVERIFY(kind().picture.drawing.empty());
    trigger("workshopUndo");
    QCOMPARE(shown(), drawn);
}

void XxlChessWorkshopTest::brokenPicturesAreTold()
{
    trigger("newPiece");
    clickSquare({2, 1});
    write("picturePath", u"M50 10 L90 x"_s);
    const QString fault = find<QLabel>("picturePathFault").text();
    QVERIFY2(fault.contains(u"at character 12"_s), qPrintable(fault));
    // As far as it was a path it was taken.
    QVERIFY(kind().picture.drawing.find('x') == std::string::npos);
    auto &box = *m_workshop->findChild<PictureBox *>();
    for (const QByteArray &content :
         {QByteArray("<svg><path</svg>"), QByteArray("no drawing"), QByteArray()}) {
        const PiecePicture before = kind().picture;
        box.takeFile(writeFile(u"broken.svg"_s, content));
        QVERIFY(find<QLabel>("picturePathFault").text().contains(u"broken.svg"_s));
        QCOMPARE(kind().picture, before);
    }
    box.takeFile(m_driver->folder() + u"/none.svg"_s);
    QVERIFY(find<QLabel>("picturePathFault").text().contains(u"none.svg"_s));
}

/// From the workshop through the dialog to the board, the card, the copied JSON and the files.
void XxlChessWorkshopTest::piecesArePlayedAndSaved()
{
    trigger("newPiece");
    write("betza", u"NN"_s);
    write("pieceName", u"nightrider"_s);
    write("pieceLetter", u"o"_s);
    m_workshop->findChild<PictureBox *>()->takeFile(writeFile(u"green.svg"_s, kDrawing));
    const PieceTypes made = m_workshop->drafts().pieces();
    find<QPushButton>("copyJson").click();
    const std::string copied = QGuiApplication::clipboard()->text().toStdString();
    QCOMPARE(*readPieces(writtenJson(parseJson(copied).value()["pieces"])), made);
    find<QPushButton>("workshopAccept").click();
    auto &button = m_driver->find<QPushButton>("moreRules");
    QVERIFY2(button.text().contains(u'1'), qPrintable(button.text()));
    // No start was chosen then, and the usual one, which a click chose again, dropped the pieces.
    auto &starts = *m_newGame->findChild<QListWidget *>(u"startList"_s);
    QVERIFY(starts.currentRow() > 0);
    starts.setCurrentRow(starts.count() - 1);
    QCOMPARE(*readPieces(m_newGame->setup().options.textOf("pieces", "")), made);
    auto &start = *m_newGame->findChild<QLineEdit *>(u"startPosition"_s);
    start.setText(u"k6o/8/8/8/8/8/8/K6O w a1,a8 - w 5"_s);
    QCOMPARE(*readPieces(m_newGame->setup().options.textOf("pieces", "")), made);
    auto &bar = *m_newGame->findChild<ConfigurationBar *>();
    const QString path = m_driver->folder() + u"/own/config.json"_s;
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QVERIFY(bar.saveConfiguration(path));
    QVERIFY(QFile::exists(m_driver->folder() + u"/own/green.svg"_s));
    const GameSetup setup = m_newGame->setup();
    m_newGame->accept();
    const AnyPosition &position = m_driver->game().position();
    QCOMPARE(position.text(), *setup.start);
    BoardScene &scene = m_driver->window().page().board().view().board();
    const Cell place = cellAt(7 * 8 + 7);
    QCOMPARE(cardOf(position, position.piece(place))->drawing, std::string(kDrawing));
    QCOMPARE(scene.design().cellName(position, place), u"h1, white nightrider"_s);
    const QImage board = m_driver->window().page().board().view().grab().toImage();
    const QRect rect = m_driver->window().page().board().view().cellRect(place);
    QCOMPARE(board.pixelColor(rect.center()), QColor(Qt::green));
    // And from the file again.
    QVERIFY(!m_driver->window().startConfigured(path));
    QCOMPARE(m_driver->game().position().text(), *setup.start);
    QCOMPARE(
        cardOf(m_driver->game().position(), m_driver->game().position().piece(place))->drawing,
        std::string(kDrawing));
}

void XxlChessWorkshopTest::nothingIsTakenWhenDiscarded()
{
    const Options before = m_newGame->setup().options;
    trigger("newPiece");
    clickSquare({2, 1});
    find<QPushButton>("workshopCancel").click();
    QVERIFY(m_workshop->isVisible());
    find<QPushButton>("discardButton").click();
    QVERIFY(!m_workshop->isVisible());
    QCOMPARE(m_newGame->setup().options, before);
}

QTEST_MAIN(XxlChessWorkshopTest)
#include "xxlchessworkshoptest.moc"
