#include "view/theme/theme.h"
#include "model/games/catalogue.h"
#include "view/games/catalogue.h"
#include "view/theme/colourvision.h"

#include <QTest>

#include <cmath>

using namespace tessera;
using namespace Qt::StringLiterals;

namespace {

constexpr ColourVision kVisions[] = {
    ColourVision::Normal,
    ColourVision::Protanopia,
    ColourVision::Deuteranopia,
    ColourVision::Tritanopia,
};

constexpr ThemeRole kFills[] = {
    ThemeRole::LegalFill,
    ThemeRole::CaptureFill,
    ThemeRole::SelectedFill,
    ThemeRole::LastFill,
    ThemeRole::CheckFill,
    ThemeRole::MatingFill,
};

/// The smallest difference between any two fills, and between each and the bare tile, under every
/// kind of vision: that of Walnut, nine times what is just noticed; the shapes of the marks come on
/// top. Boards on slate, which is where everybody begins, keep more.
constexpr double kLeastDifference = 9.5;
constexpr double kLeastOnSlate = 12;
/// Between any two players' pieces: 23 to the nearest.
constexpr double kLeastBetweenPlayers = 22.5;

/// The shape of each mark reads on its own fill.
constexpr std::pair<ThemeRole, ThemeRole> kShapes[] = {
    {ThemeRole::LegalRing, ThemeRole::LegalFill},
    {ThemeRole::CaptureBracket, ThemeRole::CaptureFill},
    {ThemeRole::SelectedFrame, ThemeRole::SelectedFill},
    {ThemeRole::LastLine, ThemeRole::LastFill},
    {ThemeRole::CheckBadge, ThemeRole::CheckFill},
    {ThemeRole::MatingFrame, ThemeRole::MatingFill},
};

/// The fill of a cell on which pieces may stand; those of one board are nearly alike.
QColor bareTile(const GameEntry &entry, const Theme &theme)
{
    const auto design = makeDesign(entry.info());
    const auto position = entry.game->start(Options::defaults(entry.info().options));
    const auto geometry = BoardGeometry::make(position->board());
    int cell = 0;
    while (position->ground(cellAt(cell)) != Ground::Open)
        ++cell;
    return design->cellLook({*position, *geometry, theme}, cellAt(cell)).fill;
}

Theme themeOfRow()
{
    QFETCH_GLOBAL(QString, id);
    return Theme::shipped(id);
}

double leastDifference(const QList<QColor> &colours, ColourVision vision)
{
    double least = 1000;
    for (qsizetype i = 0; i < colours.size(); ++i) {
        for (qsizetype j = i + 1; j < colours.size(); ++j)
            least = std::min(
                least, difference(seenWith(vision, colours[i]), seenWith(vision, colours[j])));
    }
    return std::round(least * 10) / 10; // as the figures of the palettes are given
}

} // namespace

/// Every shipped theme is complete and keeps the bounds of contrast and difference, so that no
/// theme can make a board unreadable, for any kind of colour vision.
class ThemeTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data()
    {
        QTest::addColumn<QString>("id");
        for (const QString &id : Theme::shippedIds())
            QTest::newRow(qPrintable(id)) << id;
    }

    void loads()
    {
        QFETCH_GLOBAL(QString, id);
        const auto theme = Theme::load(Theme::shippedPath(id));
        QVERIFY2(theme.hasValue(), theme ? "" : theme.error().sentence().c_str());
        QCOMPARE(theme->id(), id);
        QVERIFY(!theme->name().isEmpty());
    }

    void hasTheColoursOfEveryGame()
    {
        const Theme theme = themeOfRow();
        for (const GameEntry &entry : catalogue()) {
            const QString game = QString::fromStdString(entry.info().id);
            const auto design = makeDesign(entry.info());
            QVERIFY(design);
            for (int player = 0; player < entry.info().playerCount(); ++player) {
                QVERIFY(theme.hasGameColour(game, u"player%1.fill"_s.arg(player)));
                QVERIFY(theme.hasGameColour(game, u"player%1.edge"_s.arg(player)));
            }
            const auto position = entry.game->start(Options::defaults(entry.info().options));
            const auto geometry = BoardGeometry::make(position->board());
            const DesignContext context{*position, *geometry, theme};
            for (int i = 0; i < geometry->cellCount(); ++i)
                QVERIFY(design->cellLook(context, cellAt(i)).fill != QColor(Qt::magenta));
            for (const Decoration &figure : design->decorations(context)) {
                QVERIFY(figure.pen.color() != QColor(Qt::magenta));
                QVERIFY(figure.brush.color() != QColor(Qt::magenta));
            }
        }
    }

    void textIsReadable()
    {
        const Theme theme = themeOfRow();
        const QColor ground = theme.colour(ThemeRole::Backdrop);
        QVERIFY(contrast(theme.colour(ThemeRole::Text), ground) >= 12);
        QVERIFY(contrast(theme.colour(ThemeRole::DimText), ground) >= 5.5);
        for (const ThemeRole verdict :
             {ThemeRole::Good, ThemeRole::Inaccuracy, ThemeRole::Mistake, ThemeRole::Blunder})
            QVERIFY(contrast(theme.colour(verdict), ground) >= 5);
        for (const ThemeRole clock : {ThemeRole::ClockRunning, ThemeRole::ClockLow})
            QVERIFY(contrast(theme.colour(ThemeRole::ClockText), theme.colour(clock)) >= 5);
    }

    void highlightsDifferFromEachOtherAndFromEveryTile()
    {
        const Theme theme = themeOfRow();
        const double bound = theme.family() == Theme::families().constFirst() ? kLeastOnSlate
                                                                              : kLeastDifference;
        for (const GameEntry &entry : catalogue()) {
            const auto design = makeDesign(entry.info());
            const auto position = entry.game->start(Options::defaults(entry.info().options));
            const auto geometry = BoardGeometry::make(position->board());
            const DesignContext context{*position, *geometry, theme};
            for (int i = 0; i < geometry->cellCount(); ++i) {
                if (position->ground(cellAt(i)) != Ground::Open)
                    continue;
                const CellLook look = design->cellLook(context, cellAt(i));
                QList<QColor> colours{look.fill};
                for (const ThemeRole fill : kFills)
                    colours << theme.colour(fill, look.shade);
                for (const ColourVision vision : kVisions) {
                    const double least = leastDifference(colours, vision);
                    const QString where = u"%1, cell %2, vision %3: %4"_s.arg(design->gameId())
                                              .arg(i)
                                              .arg(static_cast<int>(vision))
                                              .arg(least);
                    QVERIFY2(least >= bound, qPrintable(where));
                }
            }
        }
    }

    void playersDifferFromEachOtherAndFromBareTiles()
    {
        const Theme theme = themeOfRow();
        for (const GameEntry &entry : catalogue()) {
            const QString game = QString::fromStdString(entry.info().id);
            QList<QColor> fills;
            bool isColourful = true;
            for (int player = 0; player < entry.info().playerCount(); ++player) {
                fills << theme.playerFill(game, playerAt(player));
                isColourful = isColourful && fills.back().hslSaturationF() > 0.3f;
            }
            // Black and white pieces read by their outlines instead, on tiles of any colour.
            if (isColourful)
                fills << bareTile(entry, theme);
            for (const ColourVision vision : kVisions) {
                const double least = leastDifference(fills, vision);
                const QString where
                    = u"%1, vision %2: %3"_s.arg(game).arg(static_cast<int>(vision)).arg(least);
                QVERIFY2(least >= kLeastBetweenPlayers, qPrintable(where));
            }
        }
    }

    void marksOfLegalCellsStandOutFromBareTiles()
    {
        const Theme theme = themeOfRow();
        for (const GameEntry &entry : catalogue()) {
            const auto design = makeDesign(entry.info());
            const auto position = entry.game->start(Options::defaults(entry.info().options));
            const auto geometry = BoardGeometry::make(position->board());
            const DesignContext context{*position, *geometry, theme};
            for (int i = 0; i < geometry->cellCount(); ++i) {
                const CellLook look = design->cellLook(context, cellAt(i));
                if (position->ground(cellAt(i)) != Ground::Open)
                    continue;
                // On dark tiles it is the disc that is seen, on light ones its ring.
                const double disc
                    = contrast(look.fill, theme.colour(ThemeRole::LegalDisc, look.shade));
                const double ring
                    = contrast(look.fill, theme.colour(ThemeRole::LegalRing, look.shade));
                QVERIFY2(std::max(disc, ring) >= 3, qPrintable(design->gameId()));
            }
        }
    }

    void highContrastIsHigh()
    {
        const Theme theme = themeOfRow();
        if (!theme.isHighContrast())
            return;
        const QColor ground = theme.colour(ThemeRole::Backdrop);
        QCOMPARE(theme.shapeScale(), Theme::kThickShapes);
        QVERIFY(contrast(theme.colour(ThemeRole::Text), ground) >= 20);
        QVERIFY(contrast(theme.colour(ThemeRole::DimText), ground) >= 7);
        for (const TileShade shade : {TileShade::Light, TileShade::Dark}) {
            for (const auto &[shape, fill] : kShapes)
                QVERIFY2(
                    contrast(theme.colour(shape, shade), theme.colour(fill, shade)) >= 4.5,
                    qPrintable(themeRoleName(shape)));
        }
    }

    void everyFamilyFitsLightAndDarkWindows()
    {
        const Theme theme = themeOfRow();
        QCOMPARE(Theme::fitting(theme.id(), theme.isDark()), theme);
        const Theme other = Theme::fitting(theme.id(), !theme.isDark());
        QCOMPARE(other.isDark(), !theme.isDark());
        QCOMPARE(other.family(), theme.family());
        QVERIFY(Theme::shippedIds().contains(theme.family()));
        QVERIFY(Theme::families().contains(theme.family()));
    }

    void piecesAndLinesStandOutFromEveryFill()
    {
        const Theme theme = themeOfRow();
        for (const GameEntry &entry : catalogue()) {
            const QString game = QString::fromStdString(entry.info().id);
            for (int player = 0; player < entry.info().playerCount(); ++player) {
                const QColor fill = theme.playerFill(game, playerAt(player));
                const QColor edge = theme.playerEdge(game, playerAt(player));
                // A piece reads on any ground when its fill and its outline cannot both be lost.
                QVERIFY2(contrast(fill, edge) >= 3, qPrintable(game));
            }
        }
        for (const TileShade shade : {TileShade::Light, TileShade::Dark}) {
            for (const auto &[shape, fill] : kShapes)
                QVERIFY2(
                    contrast(theme.colour(shape, shade), theme.colour(fill, shade)) >= 3,
                    qPrintable(themeRoleName(shape)));
        }
        QVERIFY(
            contrast(theme.colour(ThemeRole::FocusRing), theme.colour(ThemeRole::FocusHalo)) >= 4.7);
    }
};

QTEST_GUILESS_MAIN(ThemeTest)
#include "themetest.moc"
