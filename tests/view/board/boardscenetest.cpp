#include "view/board/scene/boardscene.h"
#include "tests/support/gamerows.h"
#include "tests/support/randomgames.h"
#include "view/board/items/boarditems.h"
#include "view/board/items/pieceitem.h"
#include "view/board/marks/markpainting.h"
#include "view/board/marks/painting.h"
#include "view/board/pieceset.h"
#include "view/games/catalogue.h"

#include <QPainter>
#include <QSignalSpy>
#include <QTest>

using namespace tessera;
using namespace Qt::StringLiterals;

namespace {

const GameEntry &entryOfRow()
{
    QFETCH_GLOBAL(QString, game);
    return *findGame(game.toStdString());
}

QImage painted(BoardScene &scene, int cellPixels)
{
    scene.setCellPixels(cellPixels);
    const QRectF board = scene.boardRect();
    QImage image((board.size() * cellPixels).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    scene.render(&painter, QRectF(image.rect()), board);
    return image;
}

/// Whether two pictures of one size are the same but for what blending from a cache rounds.
bool areAlike(const QImage &one, const QImage &other)
{
    constexpr int kRounding = 4;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            const int most = std::max(
                {std::abs(qRed(a) - qRed(b)),
                 std::abs(qGreen(a) - qGreen(b)),
                 std::abs(qBlue(a) - qBlue(b))});
            if (most > kRounding)
                return false;
        }
    }
    return one.size() == other.size();
}

/// How many points differ where a coordinate is written from the same picture without it.
int inkOfCoordinates(BoardScene &scene, const CoordinatePlace &place)
{
    const QRectF area(place.centre.x(), place.centre.y() - place.height / 2, 0.2, place.height);
    const auto picture = [&scene, &area](CoordinateMode mode) {
        scene.setCoordinates(mode);
        QImage image((area.size() * 100).toSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        scene.render(&painter, QRectF(image.rect()), area);
        return image;
    };
    const QImage with = picture(CoordinateMode::All);
    const QImage without = picture(CoordinateMode::None);
    int points = 0;
    for (int y = 0; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x)
            points += with.pixel(x, y) != without.pixel(x, y);
    }
    return points;
}

int pieceItemCount(const BoardScene &scene)
{
    int count = 0;
    for (const QGraphicsItem *item : scene.items())
        count += dynamic_cast<const PieceItem *>(item) != nullptr;
    return count;
}

} // namespace

/// A scene shows what the position says, for every game of the catalogue.
class BoardSceneTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { test::addGameRows(); }

    void everyPieceHasADrawing()
    {
        const GameEntry &entry = entryOfRow();
        const auto design = makeDesign(entry.info());
        for (const PieceStyle style : {PieceStyle::Modelled, PieceStyle::Plain}) {
            PieceSet set(design->pieceSheet(style));
            QVERIFY2(set.isValid(), qPrintable(design->pieceSheet(style)));
            for (int player = 0; player < entry.info().playerCount(); ++player) {
                for (std::size_t kind = 0; kind < entry.info().pieceKinds.size(); ++kind) {
                    const Piece piece{playerAt(player), static_cast<std::uint8_t>(kind)};
                    QVERIFY2(
                        set.contains(design->pieceElement(piece)),
                        qPrintable(design->pieceElement(piece)));
                    QVERIFY(!design->pieceName(piece).isEmpty());
                }
            }
        }
    }

    /// The other style of pieces is on the board at once, and the first one comes back.
    void pieceStylesAreExchanged()
    {
        const GameEntry &entry = entryOfRow();
        const auto design = makeDesign(entry.info());
        Theme theme = Theme::shipped(u"slate"_s);
        BoardScene scene(*design, theme);
        std::mt19937 random(7);
        scene.showPosition(*randomPosition(entry, 12, random));
        scene.setCellPixels(48);
        const auto picture = [&scene] {
            QImage image(scene.sceneRect().size().toSize() * 48, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            scene.render(&painter);
            return image;
        };
        const QImage modelled = picture();
        theme.setPieceStyle(PieceStyle::Plain);
        scene.setTheme(theme);
        QVERIFY(!areAlike(picture(), modelled));
        theme.setPieceStyle(PieceStyle::Modelled);
        scene.setTheme(theme);
        QVERIFY(areAlike(picture(), modelled));
    }

    /// Arrows are thicker with all marks, and as thick as those of high contrast.
    void arrowsAreAsThickAsMarks()
    {
        const GameEntry &entry = entryOfRow();
        const auto design = makeDesign(entry.info());
        Theme theme = Theme::shipped(u"slate"_s);
        BoardScene scene(*design, theme);
        std::mt19937 random(7);
        scene.showPosition(*randomPosition(entry, 0, random));
        const auto arrowWith = [&scene](const Theme &worn) {
            scene.setTheme(worn);
            BoardMarks marks;
            marks.arrows.push_back({MarkArrow::Kind::Hint, cellAt(0), cellAt(1)});
            scene.setMarks(marks);
            for (const QGraphicsItem *item : scene.items()) {
                if (const auto *arrow = dynamic_cast<const ArrowItem *>(item))
                    return arrow->boundingRect();
            }
            return QRectF();
        };
        const QRectF usual = arrowWith(theme);
        theme.thickenShapes();
        const QRectF thick = arrowWith(theme);
        QVERIFY(!usual.isEmpty());
        QVERIFY(std::min(thick.width(), thick.height()) > std::min(usual.width(), usual.height()));
        QCOMPARE(thick, arrowWith(Theme::shipped(u"high-contrast"_s)));
    }

    /// The rods of pins stayed thin where all other marks are thick.
    void rodsAreAsThickAsMarks()
    {
        const auto design = makeDesign(entryOfRow().info());
        Theme theme = Theme::shipped(u"slate"_s);
        BoardScene scene(*design, theme);
        std::mt19937 random(7);
        scene.showPosition(*randomPosition(entryOfRow(), 0, random));
        BoardMarks rod;
        rod.rods.push_back({cellAt(0), cellAt(1), cellAt(2)});
        const auto inkOf = [&](const Theme &worn) {
            constexpr int kCell = 40;
            scene.setTheme(worn);
            scene.setMarks({});
            const QImage without = painted(scene, kCell);
            scene.setMarks(rod);
            const QImage with = painted(scene, kCell);
            int points = 0;
            for (int y = 0; y < with.height(); ++y) {
                for (int x = 0; x < with.width(); ++x)
                    points += with.pixel(x, y) != without.pixel(x, y);
            }
            return points;
        };
        const int usual = inkOf(theme);
        theme.thickenShapes();
        QVERIFY(usual > 0);
        QVERIFY(inkOf(theme) > usual * 9 / 8);
    }

    /// The large cursor is clearly thicker in both of its colours, and leaves the middle free.
    void theLargeCursorIsLarger()
    {
        const auto design = makeDesign(entryOfRow().info());
        Theme theme = Theme::shipped(u"slate"_s);
        BoardScene scene(*design, theme);
        std::mt19937 random(7);
        scene.showPosition(*randomPosition(entryOfRow(), 0, random));
        constexpr int kCell = 60;
        const QPolygonF outline = scene.geometry().outline(cellAt(0)).translated(
            -scene.geometry().centre(cellAt(0)));
        const auto inkOf = [&](ThemeRole role) {
            QImage image(2 * kCell, 2 * kCell, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            painter.translate(kCell, kCell);
            painter.scale(kCell, kCell);
            paintFocusRing(painter, outline, theme);
            painter.end();
            int ink = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    ink += image.pixelColor(x, y).rgb() == theme.colour(role).rgb();
            }
            return image.pixelColor(kCell, kCell).alpha() == 0 ? ink : 0;
        };
        for (const ThemeRole role : {ThemeRole::FocusRing, ThemeRole::FocusHalo}) {
            theme.setLargeCursor(false);
            const int usual = inkOf(role);
            theme.setLargeCursor(true);
            QVERIFY(usual > 0);
            QVERIFY(inkOf(role) > usual * 3 / 2);
        }
    }

    /// Where to place is of no use to anybody once the game is resigned; no position tells that.
    void placingZoneEndsWithTheGame()
    {
        const GameEntry &entry = entryOfRow();
        const auto design = makeDesign(entry.info());
        BoardScene scene(*design, Theme::shipped(u"slate"_s));
        std::mt19937 random(7);
        scene.showPosition(*randomPosition(entry, 2, random));
        const QImage playing = painted(scene, 24);
        scene.setOver(true);
        QCOMPARE(painted(scene, 24) != playing, entry.info().id == "watchyourback");
        scene.setOver(false);
        QCOMPARE(painted(scene, 24), playing);
    }

    void theSceneIsThePosition()
    {
        const GameEntry &entry = entryOfRow();
        const auto design = makeDesign(entry.info());
        BoardScene scene(*design, Theme::shipped(u"slate"_s));
        std::mt19937 random(7);
        auto position = randomPosition(entry, 0, random);
        for (int ply = 0; ply < 400 && !position->outcome().isOver(); ++ply) {
            scene.showPosition(*position);
            int pieces = 0;
            for (int i = 0; i < scene.geometry().cellCount(); ++i) {
                const Cell cell = cellAt(i);
                const PieceItem *item = scene.pieceItem(cell);
                QCOMPARE(item ? item->piece() : Piece{}, position->piece(cell));
                pieces += item != nullptr;
                if (item)
                    QCOMPARE(item->pos(), scene.geometry().centre(cell));
            }
            // Where a game keeps what has left, it lies beside the board and nowhere else.
            for (int i = 0; i < scene.geometry().shape().besideCount; ++i) {
                const Cell place = cellAt(scene.geometry().cellCount() + i);
                const auto lying = design->piecesBeside(*position, place);
                QCOMPARE(scene.countBeside(place), static_cast<int>(lying.size()));
                pieces += scene.countBeside(place);
            }
            QCOMPARE(pieceItemCount(scene), pieces);
            position->play(randomMove(*position, random));
        }
    }

    void turningTheBoardKeepsTheCells()
    {
        const GameEntry &entry = entryOfRow();
        const auto design = makeDesign(entry.info());
        BoardScene scene(*design, Theme::shipped(u"slate"_s));
        std::mt19937 random(3);
        const auto position = randomPosition(entry, 15, random);
        scene.showPosition(*position);
        QSignalSpy changed(&scene, &BoardScene::geometryChanged);
        for (int turn = 1; turn <= scene.geometry().turnCount(); ++turn) {
            BoardOrientation orientation;
            orientation.turns = turn % scene.geometry().turnCount();
            scene.setOrientation(orientation);
            for (int i = 0; i < scene.geometry().cellCount(); ++i) {
                const PieceItem *item = scene.pieceItem(cellAt(i));
                QCOMPARE(item ? item->piece() : Piece{}, position->piece(cellAt(i)));
                if (item)
                    QCOMPARE(scene.geometry().cellAt(item->pos()), cellAt(i));
            }
        }
        QCOMPARE(changed.size(), scene.geometry().turnCount() > 1 ? scene.geometry().turnCount() : 0);
    }

    void everyMarkIsSeen()
    {
        const GameEntry &entry = entryOfRow();
        const auto design = makeDesign(entry.info());
        BoardScene scene(*design, Theme::shipped(u"slate"_s));
        std::mt19937 random(5);
        const auto position = randomPosition(entry, 12, random);
        scene.showPosition(*position);
        const QImage bare = painted(scene, 48);
        const Cell cell = cellAt(scene.geometry().cellCount() / 2);
        QList<QImage> pictures{bare};
        for (std::size_t i = 0; i < kMarkRoleCount; ++i) {
            BoardMarks marks;
            marks[static_cast<MarkRole>(i)] = {cell};
            scene.setMarks(marks);
            const QImage picture = painted(scene, 48);
            QVERIFY2(!pictures.contains(picture), qPrintable(u"mark %1"_s.arg(i)));
            pictures << picture;
        }
        BoardMarks arrow;
        arrow.arrows = {{MarkArrow::Kind::Hint, Cell{0}, cell}};
        scene.setMarks(arrow);
        QVERIFY(painted(scene, 48) != bare);
        scene.setMarks({});
        QCOMPARE(painted(scene, 48), bare);
        scene.setCursor(cell);
        QVERIFY(painted(scene, 48) != bare);
        scene.setCursor(Cell::None);
        QCOMPARE(painted(scene, 48), bare);
    }

    /// The frame around the start of the last move hid half of the coordinates written in that cell.
    void marksDoNotCutCoordinates()
    {
        const GameEntry &entry = entryOfRow();
        const auto design = makeDesign(entry.info());
        BoardScene scene(*design, Theme::shipped(u"slate"_s));
        scene.showPosition(*entry.game->start(Options::defaults(entry.info().options)));
        for (const CoordinatePlace &place : scene.geometry().coordinates(CoordinateMode::All)) {
            if (place.kind != CoordinatePlace::Kind::Cell)
                continue;
            BoardMarks marks;
            marks[MarkRole::LastFrom] = {cellAt(place.number)};
            scene.setMarks({});
            const int bare = inkOfCoordinates(scene, place);
            scene.setMarks(marks);
            QVERIFY(2 * inkOfCoordinates(scene, place) > bare);
        }
    }

    /// Pale letters on a bright frame could not be read.
    void haloKeepsLettersApartFromWhatIsBelow()
    {
        const auto touches = [](const QColor &halo) {
            constexpr QSize kSize(120, 60);
            QImage picture(kSize, QImage::Format_RGB32);
            picture.fill(Qt::yellow);
            QPainter painter(&picture);
            paintText(
                painter, u"3,−1"_s, QRectF({}, kSize).center(), 30, {Qt::blue, false, false, halo});
            painter.end();
            int count = 0;
            for (int y = 0; y < kSize.height(); ++y) {
                for (int x = 2; x < kSize.width(); ++x) {
                    const bool isLetter = picture.pixelColor(x, y) == Qt::blue;
                    count += isLetter && picture.pixelColor(x - 2, y) == Qt::yellow ? 1 : 0;
                }
            }
            return count;
        };
        QVERIFY(touches({}) > 0);
        QCOMPARE(touches(Qt::black), 0);
    }

    void everyCellHasANameOfItsOwn()
    {
        const GameEntry &entry = entryOfRow();
        const auto design = makeDesign(entry.info());
        std::mt19937 random(5);
        const auto position = randomPosition(entry, 20, random);
        QStringList names;
        for (int i = 0; i < position->board().cellCount(); ++i)
            names << design->cellName(*position, cellAt(i));
        QCOMPARE(names.removeDuplicates(), 0);
    }

    void piecesAreRasterisedForTheSizeInDevicePixels()
    {
        const auto design = makeDesign(entryOfRow().info());
        PieceSet set(design->pieceSheet());
        const QString element = design->pieceElement({Player::First, 0});
        set.setPixels(48);
        QCOMPARE(set.pixmap(element).size(), QSize(48, 48));
        const qint64 once = set.pixmap(element).cacheKey();
        QCOMPARE(set.pixmap(element).cacheKey(), once);
        set.setPixels(96);
        QCOMPARE(set.pixmap(element).size(), QSize(96, 96));
        // Drawn anew, not stretched: the picture has detail that the small one lacks.
        PieceSet small(design->pieceSheet());
        small.setPixels(48);
        const QImage stretched = small.pixmap(element).toImage().scaled(
            96, 96, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        QVERIFY(set.pixmap(element).toImage() != stretched);
    }
};

QTEST_MAIN(BoardSceneTest)
#include "boardscenetest.moc"
