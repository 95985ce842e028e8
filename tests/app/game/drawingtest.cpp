#include "app/board/boardpage.h"
#include "app/files/gamefile.h"
#include "app/game/gamepage.h"
#include "app/window/gamefiles.h"
#include "model/games/catalogue.h"
#include "tests/support/gamerows.h"
#include "tests/support/windowdriver.h"

#include <QAbstractButton>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

/// Circles and arrows that people draw on the board, in the window, for every game.
class DrawingTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_driver.reset(); }

    void rightButtonDraws_data();
    void rightButtonDraws();
    void sameAgainTakesItAway_data() { games(); }
    void sameAgainTakesItAway();
    void arrowIsSeenWhileItIsDrawn_data() { games(); }
    void arrowIsSeenWhileItIsDrawn();
    void eachPositionHasItsOwn_data() { games(); }
    void eachPositionHasItsOwn();
    void escapeClearsAndUndoBringsBack_data() { games(); }
    void escapeClearsAndUndoBringsBack();
    void fileKeepsThem_data() { games(); }
    void fileKeepsThem();
    void everySignHasItsShape();
    void unknownCellsAreLeftOut();
    void releaseBesideTheBoardDrawsNothing_data() { games(); }
    void releaseBesideTheBoardDrawsNothing();

private:
    static void games();
    void start(const std::string &game);
    [[nodiscard]] BoardView &view() { return m_driver->window().page().board().view(); }
    [[nodiscard]] const std::vector<UserMark> &drawn() { return view().board().marks().user; }
    void draw(Cell from, Cell to, Qt::KeyboardModifiers modifiers = {});

    std::unique_ptr<WindowDriver> m_driver;
};

void DrawingTest::init()
{
    m_driver = std::make_unique<WindowDriver>();
}

void DrawingTest::games()
{
    test::addGameRows();
}

void DrawingTest::start(const std::string &game)
{
    m_driver->start(WindowDriver::people(game));
    QVERIFY(drawn().empty());
}

void DrawingTest::draw(Cell from, Cell to, Qt::KeyboardModifiers modifiers)
{
    QWidget *viewport = view().viewport();
    QTest::mousePress(viewport, Qt::RightButton, modifiers, view().cellRect(from).center());
    QTest::mouseMove(viewport, view().cellRect(to).center());
    QTest::mouseRelease(viewport, Qt::RightButton, modifiers, view().cellRect(to).center());
}

void DrawingTest::rightButtonDraws_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<int>("colour");
    using Colour = UserMark::Colour;
    const std::tuple<const char *, Qt::KeyboardModifiers, Colour> keys[] = {
        {"none", Qt::NoModifier, Colour::Green},
        {"Shift", Qt::ShiftModifier, Colour::Red},
        {"Ctrl", Qt::ControlModifier, Colour::Blue},
        {"Alt", Qt::AltModifier, Colour::Blue},
        {"Shift and Ctrl", Qt::ShiftModifier | Qt::ControlModifier, Colour::Yellow},
        {"Shift and Alt", Qt::ShiftModifier | Qt::AltModifier, Colour::Yellow},
    };
    for (const GameEntry &entry : catalogue()) {
        const std::string &id = entry.info().id;
        for (const auto &[name, modifiers, colour] : keys)
            QTest::addRow("%s, %s", id.c_str(), name)
                << QString::fromStdString(id) << modifiers << static_cast<int>(colour);
    }
}

void DrawingTest::rightButtonDraws()
{
    QFETCH(const QString, game);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    QFETCH(const int, colour);
    start(game.toStdString());
    const Cell from = cellAt(7);
    const Cell to = cellAt(20);
    draw(from, to, modifiers);
    const auto wanted = static_cast<UserMark::Colour>(colour);
    QCOMPARE(drawn(), (std::vector<UserMark>{{wanted, from, to}}));
    if (modifiers == Qt::NoModifier)
        return;
    draw(to, to, modifiers);
    QCOMPARE(drawn(), (std::vector<UserMark>{{wanted, to}, {wanted, from, to}}));
    QCOMPARE(m_driver->ply(), 0);
}

void DrawingTest::sameAgainTakesItAway()
{
    QFETCH(const QString, game);
    start(game.toStdString());
    draw(cellAt(7), cellAt(20));
    draw(cellAt(20), cellAt(7));
    draw(cellAt(7), cellAt(7), Qt::ShiftModifier);
    QCOMPARE(drawn().size(), std::size_t(3));
    draw(cellAt(7), cellAt(20));
    draw(cellAt(7), cellAt(7), Qt::AltModifier);
    const std::vector<UserMark>
        left{{UserMark::Colour::Blue, cellAt(7)}, {UserMark::Colour::Green, cellAt(20), cellAt(7)}};
    QCOMPARE(drawn(), left);
}

void DrawingTest::arrowIsSeenWhileItIsDrawn()
{
    QFETCH(const QString, game);
    start(game.toStdString());
    QWidget *viewport = view().viewport();
    QTest::mousePress(viewport, Qt::RightButton, {}, view().cellRect(cellAt(7)).center());
    QVERIFY(drawn().empty());
    QTest::mouseMove(viewport, view().cellRect(cellAt(20)).center());
    QCOMPARE(drawn(), (std::vector<UserMark>{{UserMark::Colour::Green, cellAt(7), cellAt(20), true}}));
    // The left button breaks it off.
    QTest::mousePress(viewport, Qt::LeftButton, {}, QPoint(1, 1));
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, QPoint(1, 1));
    QTest::mouseRelease(viewport, Qt::RightButton, {}, view().cellRect(cellAt(20)).center());
    QVERIFY(drawn().empty());
}

void DrawingTest::eachPositionHasItsOwn()
{
    QFETCH(const QString, game);
    start(game.toStdString());
    draw(cellAt(7), cellAt(20));
    m_driver->playAnyMove();
    QVERIFY(drawn().empty());
    draw(cellAt(8), cellAt(8), Qt::ShiftModifier);
    m_driver->trigger("actionFirst");
    QCOMPARE(drawn().front().from, cellAt(7));
    m_driver->trigger("actionLive");
    QCOMPARE(drawn().front().from, cellAt(8));
    m_driver->trigger("actionRestart");
    QVERIFY(drawn().empty());
}

void DrawingTest::escapeClearsAndUndoBringsBack()
{
    QFETCH(const QString, game);
    start(game.toStdString());
    draw(cellAt(7), cellAt(20));
    draw(cellAt(9), cellAt(9), Qt::ShiftModifier);
    const std::vector<UserMark> before = drawn();
    m_driver->playAnyMove();
    m_driver->trigger("actionFirst");
    view().setFocus();
    m_driver->type(Qt::Key_Escape);
    QVERIFY(drawn().empty());
    QVERIFY(!m_driver->session().navigation.isLive());
    // What was drawn since stays.
    draw(cellAt(8), cellAt(21));
    m_driver->press("undoDrawingButton");
    QCOMPARE(drawn().size(), before.size() + 1);
    draw(cellAt(8), cellAt(21));
    QCOMPARE(drawn(), before);
    // Also from the list beside the board, and from a button.
    for (const char *name : {"historyView", "backToGameButton"}) {
        m_driver->find<QWidget>(name).setFocus();
        m_driver->type(Qt::Key_Escape);
        QVERIFY2(drawn().empty(), name);
        m_driver->press("undoDrawingButton");
        QCOMPARE(drawn(), before);
    }
    view().setFocus();
    m_driver->type(Qt::Key_Escape);
    m_driver->type(Qt::Key_Escape);
    QVERIFY(m_driver->session().navigation.isLive());
    QVERIFY(m_driver->game().record().node(GameRecord::kRoot).marks.empty());
}

void DrawingTest::fileKeepsThem()
{
    QFETCH(const QString, game);
    start(game.toStdString());
    m_driver->playAnyMove();
    draw(cellAt(7), cellAt(20), Qt::AltModifier);
    draw(cellAt(9), cellAt(9), Qt::ShiftModifier);
    const std::vector<UserMark> before = drawn();
    const QString path = m_driver->folder() + u"/drawn.tgn"_s;
    m_driver->window().files().saveTo(path, false);
    QVERIFY(!m_driver->window().files().isModified());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY2(text.contains("[%csl R") && text.contains("[%cal B"), text.constData());
    start(game.toStdString());
    m_driver->window().files().openPath(path);
    QCOMPARE(drawn(), before);
    draw(cellAt(9), cellAt(9), Qt::ShiftModifier);
    QVERIFY(m_driver->window().files().isModified());
}

/// Whoever sees no colours sees four shapes.
void DrawingTest::everySignHasItsShape()
{
    start("xxlchess");
    std::vector<QImage> pictures;
    for (const auto modifiers :
         {Qt::KeyboardModifiers(Qt::NoModifier),
          Qt::KeyboardModifiers(Qt::ShiftModifier),
          Qt::KeyboardModifiers(Qt::AltModifier),
          Qt::ShiftModifier | Qt::AltModifier}) {
        const Cell cell = cellAt(6 * 14 + 6);
        const QImage bare = view().grab(view().cellRect(cell)).toImage();
        draw(cell, cell, modifiers);
        const QImage marked = view().grab(view().cellRect(cell)).toImage();
        QImage changed(bare.size(), QImage::Format_Mono);
        int count = 0;
        for (int y = 0; y < bare.height(); ++y) {
            for (int x = 0; x < bare.width(); ++x) {
                const bool isOther = bare.pixel(x, y) != marked.pixel(x, y);
                changed.setPixel(x, y, isOther ? 1 : 0);
                count += isOther ? 1 : 0;
            }
        }
        QVERIFY(count > bare.width());
        for (const QImage &other : pictures)
            QVERIFY(changed != other);
        pictures.push_back(changed);
        draw(cell, cell, modifiers);
    }
}

void DrawingTest::unknownCellsAreLeftOut()
{
    start("watchyourback");
    m_driver->game().setMarks(
        GameRecord::kRoot,
        {{'G', "3,4", ""}, {'R', "9,9", ""}, {'B', "a1", "b2"}, {'Y', "3,4", "3,4"}});
    QCOMPARE(drawn().size(), std::size_t(1));
    m_driver->window().grab();
}

void DrawingTest::releaseBesideTheBoardDrawsNothing()
{
    QFETCH(const QString, game);
    start(game.toStdString());
    QWidget *viewport = view().viewport();
    QTest::mousePress(viewport, Qt::RightButton, {}, view().cellRect(cellAt(7)).center());
    QTest::mouseMove(viewport, QPoint(1, 1));
    QTest::mouseRelease(viewport, Qt::RightButton, {}, QPoint(1, 1));
    QVERIFY(drawn().empty());
}

QTEST_MAIN(DrawingTest)
#include "drawingtest.moc"
