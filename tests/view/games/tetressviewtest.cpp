#include "model/games/catalogue.h"
#include "model/games/tetress/rules/facts.h"
#include "tests/support/patience.h"
#include "view/board/items/pieceitem.h"
#include "view/board/scene/boardscene.h"
#include "view/games/catalogue.h"
#include "view/games/tetress/balancebar.h"
#include "view/games/tetress/handview.h"
#include "view/games/tetress/shapebutton.h"
#include "view/games/tetress/shapepalette.h"
#include "view/games/tetress/tetresspanel.h"

#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QtTest>

using namespace tessera;
using namespace tessera::tetress;
using namespace Qt::StringLiterals;

namespace {

constexpr int kSide = 11;
constexpr int kPixels = 24;

/// Figure 7 of the golden data: Blue has room for few shapes.
constexpr auto kFewPlacements
    = "BB1RR2RRR1/BBBBBBBR1B1/B1RBBBB1BBB/1BRBBBBBBBR/1RR2BBBBBR/1RR3BBB1R/R1B1RRRBBBR/"
      "RRB1RRRRRBB/1RBRRRRRRB1/BBBR2RRRBB/RR1R1BBR1BB b 37";
constexpr auto kTwoTokens = "R9B/11/11/11/11/11/11/11/11/11/11 r 2";

const GameEntry &entry()
{
    return *findGame("tetress");
}

std::unique_ptr<AnyPosition> at(const char *text)
{
    auto position = entry().game->parsePosition(text, {});
    if (!position)
        qFatal("%s", position.error().sentence().c_str());
    return std::move(*position);
}

Cell cell(int row, int column)
{
    return cellAt(row * kSide + column);
}

QImage painted(BoardScene &scene)
{
    scene.setCellPixels(kPixels);
    const QRectF board = scene.boardRect();
    QImage image((board.size() * kPixels).toSize(), QImage::Format_ARGB32_Premultiplied);
    // What shines through the copies.
    image.fill(scene.theme().gameColour(scene.design().gameId(), u"tile"_s));
    QPainter painter(&image);
    scene.render(&painter, QRectF(image.rect()), board);
    return image;
}

QRect pixelsOf(BoardScene &scene, QRectF inCells)
{
    const QPointF corner = (inCells.topLeft() - scene.boardRect().topLeft()) * kPixels;
    return {corner.toPoint(), (inCells.size() * kPixels).toSize()};
}

/// The mean colour of the cell whose corner is at `column`, `row` of the plane.
QColor meanColour(BoardScene &scene, const QImage &image, int row, int column)
{
    const QRectF inside = QRectF(column, row, 1, 1).adjusted(0.1, 0.1, -0.1, -0.1);
    const QRect area = pixelsOf(scene, inside);
    std::array<int, 3> sums{};
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            sums[0] += colour.red();
            sums[1] += colour.green();
            sums[2] += colour.blue();
        }
    }
    const int count = area.width() * area.height();
    return {sums[0] / count, sums[1] / count, sums[2] / count};
}

int distance(QColor one, QColor other)
{
    return std::abs(one.red() - other.red()) + std::abs(one.green() - other.green())
           + std::abs(one.blue() - other.blue());
}

/// All shapes by their letters; what they look like is told by the input.
std::vector<ShapeFigure> figures()
{
    std::vector<ShapeFigure> figures;
    for (const QChar letter : u"IOTJLSZ"_s)
        figures.push_back({letter, {{0, 0}, {1, 0}, {2, 0}, {2, 1}}});
    return figures;
}

} // namespace

/// The board of Tetress with its margin, and the panel beside it.
class TetressViewTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void copiesArePaintedNotItems_data();
    void copiesArePaintedNotItems();
    void marginRepeatsTheOppositeSide_data() { addThemes(); }
    void marginRepeatsTheOppositeSide();
    void previewIsRepeatedInTheMargin();
    void frameSurroundsTheTrueBoard_data() { addThemes(); }
    void frameSurroundsTheTrueBoard();
    void coordinatesMoveWithThePanning();
    void cellsAreNamedByRowAndColumn();
    void panelSaysWhoseTurnItIs();
    void countsOfShapesAreShown();
    void shapesWithoutPlacementsAreGrey();
    void paletteGrowsWithItsRoom();
    void barsTellNumbersAndOutcome();
    void heldNumbersWait();
    void longTitleGivesWayToNumbers();

private:
    static void addThemes();
    [[nodiscard]] static Theme themeOfRow();
    [[nodiscard]] TetressPanel &panel() { return static_cast<TetressPanel &>(*m_panel); }
    [[nodiscard]] BalanceBar &bar(const char *name)
    {
        return *m_panel->findChild<BalanceBar *>(QLatin1String(name));
    }
    [[nodiscard]] ShapeButton &button(const char *name)
    {
        return *m_panel->findChild<ShapeButton *>(QLatin1String(name));
    }
    [[nodiscard]] QString text(const char *label)
    {
        return m_panel->findChild<QLabel *>(QLatin1String(label))->text();
    }

    std::unique_ptr<BoardDesign> m_design;
    std::unique_ptr<BoardScene> m_scene;
    std::unique_ptr<GamePanel> m_panel;
};

void TetressViewTest::addThemes()
{
    QTest::addColumn<QString>("theme");
    for (const QString &id : Theme::shippedIds())
        QTest::newRow(qPrintable(id)) << id;
}

Theme TetressViewTest::themeOfRow()
{
    QFETCH(const QString, theme);
    return Theme::shipped(theme);
}

void TetressViewTest::init()
{
    const Theme theme = Theme::shipped(u"slate"_s);
    m_design = makeDesign(entry().info());
    m_scene = std::make_unique<BoardScene>(*m_design, theme);
    m_panel.reset(m_design->makePanel(nullptr));
    m_panel->setTheme(theme);
    panel().setFigures(figures());
    panel().setActive(true);
}

void TetressViewTest::cleanup()
{
    m_panel.reset();
    m_scene.reset();
    m_design.reset();
}

void TetressViewTest::copiesArePaintedNotItems_data()
{
    QTest::addColumn<int>("margin");
    for (const int margin : {0, 2, 4})
        QTest::addRow("margin of %d cells", margin) << margin;
}

void TetressViewTest::copiesArePaintedNotItems()
{
    QFETCH(const int, margin);
    const auto position = at(kFewPlacements);
    m_scene->showPosition(*position);
    BoardOrientation orientation;
    orientation.margin = margin;
    m_scene->setOrientation(orientation);
    int tokens = 0;
    for (const QGraphicsItem *item : m_scene->items())
        tokens += dynamic_cast<const PieceItem *>(item) != nullptr ? 1 : 0;
    QCOMPARE(
        tokens,
        factsOf(*position).tokens[Player::First] + factsOf(*position).tokens[Player::Second]);
    QCOMPARE(m_scene->geometry().bounds().size(), QSizeF(kSide + 2 * margin, kSide + 2 * margin));
}

void TetressViewTest::marginRepeatsTheOppositeSide()
{
    const Theme theme = themeOfRow();
    m_scene->setTheme(theme);
    m_scene->showPosition(*at(kTwoTokens));
    const QImage image = painted(*m_scene);
    const auto seen = [&](int row, int column) { return meanColour(*m_scene, image, row, column); };
    const QColor red = seen(0, 0);
    const QColor blue = seen(0, 10);
    const QColor empty = seen(5, 5);
    // Red is seen again beyond the right and the lower edge, Blue beyond the left one.
    for (const auto &[row, column, colour] :
         {std::tuple(0, 11, red), std::tuple(11, 0, red), std::tuple(0, -1, blue)}) {
        const QColor copy = seen(row, column);
        const int whole = distance(colour, empty);
        QVERIFY(distance(copy, colour) > whole / 4);
        QVERIFY(distance(copy, empty) > whole / 4);
        QCOMPARE(distance(copy, red) < distance(copy, blue), colour == red);
    }
    QVERIFY(distance(seen(1, 11), empty) < distance(red, empty) / 8);
}

void TetressViewTest::previewIsRepeatedInTheMargin()
{
    m_scene->showPosition(*at(kTwoTokens));
    const QImage before = painted(*m_scene);
    BoardMarks marks;
    marks[MarkRole::GhostLegal] = {cell(1, 0), cell(1, 9), cell(1, 10), cell(2, 10)};
    for (const Cell ghost : marks[MarkRole::GhostLegal])
        marks.ghosts.push_back({{Player::First, 0}, ghost});
    m_scene->setMarks(marks);
    const QImage after = painted(*m_scene);
    // 1,10 is seen again to the left of 1,0: the ghost goes on over the edge.
    QVERIFY(distance(meanColour(*m_scene, before, 1, -1), meanColour(*m_scene, after, 1, -1)) > 30);
}

void TetressViewTest::frameSurroundsTheTrueBoard()
{
    const Theme theme = themeOfRow();
    m_scene->setTheme(theme);
    m_scene->showPosition(*at(kTwoTokens));
    const QImage image = painted(*m_scene);
    const QColor frame = theme.gameColour(m_design->gameId(), u"frame"_s);
    for (const QPointF edge :
         {QPointF(0, 5.5), QPointF(5.5, 0), QPointF(kSide, 5.5), QPointF(5.5, kSide)}) {
        const QRect near = pixelsOf(*m_scene, QRectF(edge - QPointF(0.1, 0.1), QSizeF(0.2, 0.2)));
        int nearest = 765;
        for (int y = near.top(); y <= near.bottom(); ++y) {
            for (int x = near.left(); x <= near.right(); ++x)
                nearest = std::min(nearest, distance(image.pixelColor(x, y), frame));
        }
        QVERIFY2(nearest < 80, qPrintable(QString::number(nearest)));
    }
}

void TetressViewTest::coordinatesMoveWithThePanning()
{
    m_scene->showPosition(*at(kTwoTokens));
    const QPointF before = m_scene->geometry().centre(cell(3, 4));
    BoardOrientation orientation;
    orientation.columnOffset = 5;
    orientation.rowOffset = 2;
    m_scene->setOrientation(orientation);
    const BoardGeometry &geometry = m_scene->geometry();
    QCOMPARE(geometry.centre(cell(3, 4)), before + QPointF(-5 + kSide, -2));
    for (const CoordinatePlace &place : geometry.coordinates(CoordinateMode::Edge)) {
        const bool isColumn = place.kind == CoordinatePlace::Kind::Column;
        const Cell named = isColumn ? cell(0, place.number) : cell(place.number, 0);
        const QPointF centre = geometry.centre(named);
        QCOMPARE(isColumn ? place.centre.x() : place.centre.y(), isColumn ? centre.x() : centre.y());
    }
}

void TetressViewTest::cellsAreNamedByRowAndColumn()
{
    const auto position = at(kTwoTokens);
    QCOMPARE(m_design->cellName(*position, cell(0, 10)), u"row 0 column 10, blue"_s);
    QCOMPARE(m_design->cellName(*position, cell(0, 0)), u"row 0 column 0, red"_s);
    QCOMPARE(m_design->cellName(*position, cell(6, 9)), u"row 6 column 9, empty"_s);
}

void TetressViewTest::panelSaysWhoseTurnItIs()
{
    m_panel->showPosition(*at("11/11/11/11/11/11/11/11/11/11/RRRR7 b 37"));
    QCOMPARE(text("turnLabel"), u"Game over"_s);
    m_panel->showPosition(*at("BBBB7/11/11/11/11/11/11/11/11/11/RRRR7 b 37"));
    QCOMPARE(text("turnLabel"), u"Blue to place"_s);
    QCOMPARE(text("actionLabel"), u"Action 38 of 150"_s);
}

void TetressViewTest::countsOfShapesAreShown()
{
    const auto position = at(kTwoTokens);
    panel().showShapes(*position);
    for (const char *shape : {"I", "O", "T"}) {
        const int count = placementsOf(factsOf(*position), shape[0]);
        QVERIFY(count > 0);
        const ShapeButton &shown = button(qPrintable(u"shape"_s + QLatin1String(shape)));
        QCOMPARE(shown.count(), count);
        QVERIFY(shown.isEnabled());
        QVERIFY(shown.accessibleName().contains(QString::number(count)));
    }
}

void TetressViewTest::shapesWithoutPlacementsAreGrey()
{
    const auto position = at(kFewPlacements);
    panel().showShapes(*position);
    const auto *palette = m_panel->findChild<ShapePalette *>(u"shapePalette"_s);
    QCOMPARE(palette->buttons().size(), std::size_t(7));
    int grey = 0;
    for (const ShapeButton *shape : palette->buttons()) {
        QCOMPARE(shape->isEnabled(), shape->count() > 0);
        grey += shape->isEnabled() ? 0 : 1;
    }
    QVERIFY(grey > 0 && grey < 7);
    // While it is somebody else's turn nothing can be taken.
    panel().setActive(false);
    for (const ShapeButton *shape : palette->buttons())
        QVERIFY(!shape->isEnabled());
}

void TetressViewTest::paletteGrowsWithItsRoom()
{
    auto *palette = m_panel->findChild<ShapePalette *>(u"shapePalette"_s);
    m_panel->resize(200, 300);
    m_panel->show();
    const int narrow = palette->buttons().front()->height();
    m_panel->resize(330, 300);
    QTRY_VERIFY_WITH_TIMEOUT(palette->buttons().front()->height() > narrow, kPatience);
    QVERIFY(m_panel->minimumSizeHint().width() <= 200);
}

void TetressViewTest::barsTellNumbersAndOutcome()
{
    m_panel->showPosition(*at(kTwoTokens));
    QCOMPARE(bar("tokensBar").numbers(), (BalanceBar::Numbers{1, 1}));
    const auto after = at("RRRRR5B/11/11/11/11/11/11/11/11/11/11 b 3");
    panel().showOutcome(*after, {});
    QCOMPARE(bar("tokensBar").outcome(), std::optional(BalanceBar::Numbers{5, 1}));
    QCOMPARE(
        bar("placementsBar").outcome(),
        std::optional(BalanceBar::Numbers{
            factsOf(*after).placements[Player::First], factsOf(*after).placements[Player::Second]}));
    QCOMPARE(
        bar("tokensBar").accessibleName(), u"Tokens: Red 1, Blue 1; after this placement 5 and 1"_s);
    panel().clearOutcome();
    QVERIFY(!bar("tokensBar").outcome());
}

void TetressViewTest::heldNumbersWait()
{
    BalanceBar bar(u"Tokens"_s, u"Tokens"_s, nullptr);
    bar.setAnimated(true);
    bar.resize(bar.sizeHint());
    bar.show();
    bar.setNumbers({10, 10});
    QTest::qWait(600);
    const QImage before = bar.grab().toImage();
    bar.setNumbers({4, 14});
    bar.setHeld(true);
    QTest::qWait(600);
    QCOMPARE(bar.grab().toImage(), before);
    bar.setHeld(false);
    QTRY_VERIFY_WITH_TIMEOUT(bar.grab().toImage() != before, kPatience);
    // Nothing rolls where nobody looks, or where nothing may move.
    BalanceBar still(u"Tokens"_s, u"Tokens"_s, nullptr);
    still.resize(bar.size());
    still.setNumbers({4, 14});
    QTest::qWait(600);
    QCOMPARE(still.grab().toImage(), bar.grab().toImage());
}

void TetressViewTest::longTitleGivesWayToNumbers()
{
    const auto picture = [](const QString &title, const QString &shortTitle, int width) {
        BalanceBar bar(title, shortTitle, nullptr);
        bar.resize(width, bar.sizeHint().height());
        bar.setNumbers({1234, 1234});
        return bar.grab().toImage();
    };
    const QString title = u"Placements left"_s;
    QCOMPARE(picture(title, u"Places"_s, 400), picture(title, title, 400));
    QCOMPARE(picture(title, u"Places"_s, 170), picture(u"Places"_s, u"Places"_s, 170));
}

QTEST_MAIN(TetressViewTest)
#include "tetressviewtest.moc"
