#include "view/theme/colourvision.h"

#include <QTest>

#include <cmath>
#include <cstddef>
#include <cstdlib>

using namespace tessera;
using namespace Qt::StringLiterals;

namespace {

struct Pair
{
    Lab one;
    Lab other;
    double difference;
};

/// The test data that Sharma, Wu and Dalal publish with their paper (table 1). They reach every
/// branch of the formula, the hues near 0°, 180° and 360° above all.
const Pair kSharma[] = {
    {{50, 2.6772, -79.7751}, {50, 0, -82.7485}, 2.0425},
    {{50, 3.1571, -77.2803}, {50, 0, -82.7485}, 2.8615},
    {{50, 2.8361, -74.0200}, {50, 0, -82.7485}, 3.4412},
    {{50, -1.3802, -84.2814}, {50, 0, -82.7485}, 1.0000},
    {{50, -1.1848, -84.8006}, {50, 0, -82.7485}, 1.0000},
    {{50, -0.9009, -85.5211}, {50, 0, -82.7485}, 1.0000},
    {{50, 0, 0}, {50, -1, 2}, 2.3669},
    {{50, -1, 2}, {50, 0, 0}, 2.3669},
    {{50, 2.49, -0.001}, {50, -2.49, 0.0009}, 7.1792},
    {{50, 2.49, -0.001}, {50, -2.49, 0.0010}, 7.1792},
    {{50, 2.49, -0.001}, {50, -2.49, 0.0011}, 7.2195},
    {{50, 2.49, -0.001}, {50, -2.49, 0.0012}, 7.2195},
    {{50, -0.001, 2.49}, {50, 0.0009, -2.49}, 4.8045},
    {{50, -0.001, 2.49}, {50, 0.0010, -2.49}, 4.8045},
    {{50, -0.001, 2.49}, {50, 0.0011, -2.49}, 4.7461},
    {{50, 2.5, 0}, {50, 0, -2.5}, 4.3065},
    {{50, 2.5, 0}, {73, 25, -18}, 27.1492},
    {{50, 2.5, 0}, {61, -5, 29}, 22.8977},
    {{50, 2.5, 0}, {56, -27, -3}, 31.9030},
    {{50, 2.5, 0}, {58, 24, 15}, 19.4535},
    {{50, 2.5, 0}, {50, 3.1736, 0.5854}, 1.0000},
    {{50, 2.5, 0}, {50, 3.2972, 0}, 1.0000},
    {{50, 2.5, 0}, {50, 1.8634, 0.5757}, 1.0000},
    {{50, 2.5, 0}, {50, 3.2592, 0.3350}, 1.0000},
    {{60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}, 1.2644},
    {{63.0109, -31.0961, -5.8663}, {62.8187, -29.7946, -4.0864}, 1.2630},
    {{61.2901, 3.7196, -5.3901}, {61.4292, 2.2480, -4.9620}, 1.8731},
    {{35.0831, -44.1164, 3.7933}, {35.0232, -40.0716, 1.5901}, 1.8645},
    {{22.7233, 20.0904, -46.6940}, {23.0331, 14.9730, -42.5619}, 2.0373},
    {{36.4612, 47.8580, 18.3852}, {36.2715, 50.5065, 21.2231}, 1.4146},
    {{90.8027, -2.0831, 1.4410}, {91.1528, -1.6435, 0.0447}, 1.4441},
    {{90.9257, -0.5406, -0.9208}, {88.6381, -0.8985, -0.7239}, 1.5381},
    {{6.7747, -0.2908, -2.4247}, {5.8714, -0.0985, -2.2286}, 0.6377},
    {{2.0776, 0.0795, -1.1350}, {0.9033, -0.0636, -0.5514}, 0.9082},
};

constexpr ColourVision kDichromats[]
    = {ColourVision::Protanopia, ColourVision::Deuteranopia, ColourVision::Tritanopia};

} // namespace

/// The maths behind the themes is that of the papers.
class ColourVisionTest : public QObject
{
    Q_OBJECT

private slots:
    void differenceIsThatOfThePaper_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < std::size(kSharma); ++i)
            QTest::addRow("pair %zu", i + 1) << static_cast<int>(i);
    }

    void differenceIsThatOfThePaper()
    {
        QFETCH(const int, number);
        const Pair &pair = kSharma[number];
        for (const double found :
             {difference(pair.one, pair.other), difference(pair.other, pair.one)})
            QVERIFY2(std::abs(found - pair.difference) < 0.00006, qPrintable(QString::number(found)));
    }

    void labIsThatOfTheStandard()
    {
        // sRGB red, green and blue under D65.
        const std::pair<QColor, Lab> known[]
            = {{QColor(u"#FF0000"_s), {53.24, 80.09, 67.20}},
               {QColor(u"#00FF00"_s), {87.73, -86.18, 83.18}},
               {QColor(u"#0000FF"_s), {32.30, 79.19, -107.86}}};
        for (const auto &[colour, lab] : known) {
            QVERIFY(std::abs(labOf(colour).l - lab.l) < 0.01);
            QVERIFY(std::abs(labOf(colour).a - lab.a) < 0.01);
            QVERIFY(std::abs(labOf(colour).b - lab.b) < 0.01);
        }
    }

    void contrastIsThatOfTheGuidelines()
    {
        QCOMPARE(contrast(QColor(Qt::black), QColor(Qt::white)), 21.0);
        // The lightest grey that passes level AA on white.
        QVERIFY(std::abs(contrast(QColor(u"#767676"_s), QColor(Qt::white)) - 4.54) < 0.01);
    }

    void dichromatsConfuseRedAndGreen()
    {
        const auto rounded = [](double value) { return std::round(value * 10) / 10; };
        const QColor red(u"#FF0000"_s);
        const QColor green(u"#00AA00"_s);
        QCOMPARE(rounded(difference(red, green)), 76.5);
        QCOMPARE(
            rounded(difference(
                seenWith(ColourVision::Deuteranopia, red),
                seenWith(ColourVision::Deuteranopia, green))),
            2.6);
    }

    void greysLookTheSameToEveryone()
    {
        const QColor grey(u"#808080"_s);
        for (const ColourVision vision : kDichromats)
            QVERIFY(difference(seenWith(vision, grey), grey) < 0.1);
    }

    void picturesAreSeenAsTheirColoursAre()
    {
        QImage picture(3, 2, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        picture.setPixelColor(0, 0, QColor(u"#C13625"_s));
        picture.setPixelColor(1, 1, QColor(u"#2A55A6"_s));
        picture.setPixelColor(2, 1, QColor(u"#54DA62"_s));
        for (const ColourVision vision : kDichromats) {
            const QImage seen = seenWith(vision, picture);
            QCOMPARE(seen.size(), picture.size());
            for (const QPoint place : {QPoint(0, 0), QPoint(1, 1), QPoint(2, 1)})
                QCOMPARE(
                    seen.pixelColor(place).rgb(), seenWith(vision, picture.pixelColor(place)).rgb());
            QCOMPARE(seen.pixelColor(2, 0).alpha(), 0);
        }
        QCOMPARE(seenWith(ColourVision::Normal, picture), picture);
    }
};

QTEST_GUILESS_MAIN(ColourVisionTest)
#include "colourvisiontest.moc"
