#include "view/board/geometry/geometry.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace tessera;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(tessera::BoardShape)
Q_DECLARE_METATYPE(tessera::BoardOrientation)

namespace {

constexpr Direction kDirections[] = {
    Direction::Left,
    Direction::Right,
    Direction::Up,
    Direction::Down,
    Direction::UpLeft,
    Direction::UpRight,
    Direction::DownLeft,
    Direction::DownRight,
};

Direction opposite(Direction direction)
{
    const QPoint back = -unitStep(direction);
    for (const Direction other : kDirections) {
        if (unitStep(other) == back)
            return other;
    }
    return direction;
}

std::unique_ptr<BoardGeometry> geometryOfRow()
{
    QFETCH_GLOBAL(BoardShape, shape);
    QFETCH_GLOBAL(BoardOrientation, orientation);
    return BoardGeometry::make(shape, orientation);
}

} // namespace

/// The same promises for every shape and orientation of a board.
class GeometryTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data()
    {
        QTest::addColumn<BoardShape>("shape");
        QTest::addColumn<BoardOrientation>("orientation");
        const std::vector<std::pair<const char *, BoardShape>> shapes{
            {"square 8x8", {BoardShape::Kind::Square, 8, 8, 0}},
            {"square 14x14", {BoardShape::Kind::Square, 14, 14, 0}},
            {"square 3x16", {BoardShape::Kind::Square, 3, 16, 2}},
            {"hex 7", {BoardShape::Kind::Hex, 7, 7, 3}},
        };
        for (const auto &[name, shape] : shapes) {
            const int turns = BoardGeometry::make(shape)->turnCount();
            for (int turn = 0; turn < turns; ++turn) {
                BoardOrientation orientation;
                orientation.turns = turn;
                QTest::addRow("%s turned %d", name, turn) << shape << orientation;
            }
        }
        const BoardShape torus{BoardShape::Kind::Torus, 11, 11, 0};
        for (const int margin : {0, 2, 4}) {
            QTest::addRow("torus margin %d", margin) << torus << BoardOrientation{0, 0, 0, margin};
            QTest::addRow("torus moved margin %d", margin)
                << torus << BoardOrientation{0, 4, -7, margin};
        }
    }

    void theCellAtACentreIsTheCell()
    {
        const auto geometry = geometryOfRow();
        for (int place = 0; place < geometry->placeCount(); ++place) {
            const Cell cell = cellAt(place);
            QCOMPARE(geometry->cellAt(geometry->centre(cell)), cell);
            for (const QPointF &copy : geometry->copies(cell))
                QCOMPARE(geometry->cellAt(copy), cell);
        }
    }

    void everyPointOfABoardIsInTheOutlineOfItsCell()
    {
        const auto geometry = geometryOfRow();
        const QRectF bounds = geometry->bounds();
        std::mt19937 random(1);
        std::uniform_real_distribution<double> part(0, 1);
        for (int i = 0; i < 2000; ++i) {
            const QPointF point(
                bounds.left() + part(random) * bounds.width(),
                bounds.top() + part(random) * bounds.height());
            const Cell cell = geometry->cellAt(point);
            bool isInside = cell == Cell::None;
            if (cell != Cell::None) {
                for (const QPointF &copy : geometry->copies(cell)) {
                    const QPolygonF outline = geometry->outline(cell).translated(
                        copy - geometry->centre(cell));
                    isInside |= outline.containsPoint(point, Qt::OddEvenFill);
                }
            }
            QVERIFY2(isInside, qPrintable(u"cell %1"_s.arg(index(cell))));
        }
    }

    void outlinesLieWithinTheBounds()
    {
        const auto geometry = geometryOfRow();
        const QRectF bounds = geometry->bounds().adjusted(-1e-9, -1e-9, 1e-9, 1e-9);
        for (int place = 0; place < geometry->placeCount(); ++place)
            QVERIFY(bounds.contains(geometry->outline(cellAt(place)).boundingRect()));
        QCOMPARE(geometry->cellAt(bounds.topLeft() - QPointF(0.5, 0.5)), Cell::None);
        QCOMPARE(geometry->cellAt(bounds.bottomRight() + QPointF(0.5, 0.5)), Cell::None);
    }

    void neighboursAreMutual()
    {
        const auto geometry = geometryOfRow();
        for (int i = 0; i < geometry->cellCount(); ++i) {
            for (const Direction direction : kDirections) {
                const Cell next = geometry->neighbour(cellAt(i), direction);
                if (next == Cell::None || geometry->isBeside(next))
                    continue;
                QCOMPARE(geometry->neighbour(next, opposite(direction)), cellAt(i));
            }
        }
    }

    void theCursorReachesEveryPlaceAndComesBack()
    {
        const auto geometry = geometryOfRow();
        std::set<Cell> seen{Cell{0}};
        std::vector<Cell> open{Cell{0}};
        while (!open.empty()) {
            const Cell cell = open.back();
            open.pop_back();
            for (const Direction direction : kDirections) {
                const Cell next = geometry->neighbour(cell, direction);
                if (next != Cell::None && seen.insert(next).second)
                    open.push_back(next);
            }
        }
        QCOMPARE(static_cast<int>(seen.size()), geometry->placeCount());
        for (int place = geometry->cellCount(); place < geometry->placeCount(); ++place) {
            const bool leadsBack = std::any_of(
                std::begin(kDirections), std::end(kDirections), [&](Direction direction) {
                    const Cell next = geometry->neighbour(cellAt(place), direction);
                    return next != Cell::None && !geometry->isBeside(next);
                });
            QVERIFY2(leadsBack, qPrintable(u"place %1"_s.arg(place)));
        }
    }

    void coordinatesStandWhereTheyBelong()
    {
        const auto geometry = geometryOfRow();
        QVERIFY(geometry->coordinates(CoordinateMode::None).empty());
        QCOMPARE(
            static_cast<int>(geometry->coordinates(CoordinateMode::All).size()),
            geometry->cellCount());
        for (const CoordinatePlace &place : geometry->coordinates(CoordinateMode::All))
            QCOMPARE(geometry->cellAt(place.centre), cellAt(place.number));
        const QRectF room = geometry->boundsWith(CoordinateMode::Edge);
        QVERIFY(room.contains(geometry->bounds()));
        for (const CoordinatePlace &place : geometry->coordinates(CoordinateMode::Edge)) {
            QVERIFY(room.contains(place.centre));
            // Columns stand above or below their cells, rows left of theirs.
            const int columns = geometry->shape().columns;
            if (place.kind == CoordinatePlace::Kind::Column)
                QCOMPARE(geometry->centre(cellAt(place.number)).x(), place.centre.x());
            else if (place.kind == CoordinatePlace::Kind::Row)
                QCOMPARE(geometry->centre(cellAt(place.number * columns)).y(), place.centre.y());
        }
    }
};

QTEST_GUILESS_MAIN(GeometryTest)
#include "geometrytest.moc"
