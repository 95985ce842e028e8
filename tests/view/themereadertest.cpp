#include "view/board/theme.h"
#include "view/theme/colourvision.h"

#include <QTest>

#include <cmath>

using namespace tessera;
using namespace Qt::StringLiterals;

namespace {

/// JSON written with single quotes.
QByteArray json(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

} // namespace

/// The figures of the papers, and faults in theme files.
class ThemeReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void differenceIsThatOfThePaper()
    {
        // Made with the formula from colours whose differences are published with the palette.
        QCOMPARE(contrast(QColor(Qt::black), QColor(Qt::white)), 21.0);
        QCOMPARE(difference(QColor(u"#54DA62"_s), QColor(u"#54DA62"_s)), 0.0);
        const auto rounded = [](double value) { return std::round(value * 10) / 10; };
        const QColor red(u"#FF0000"_s);
        const QColor green(u"#00AA00"_s);
        QCOMPARE(rounded(difference(red, green)), 76.5);
        QCOMPARE(
            rounded(difference(
                seenWith(ColourVision::Deuteranopia, red),
                seenWith(ColourVision::Deuteranopia, green))),
            2.6);
        // Greys look the same to everyone.
        const QColor grey(u"#808080"_s);
        for (const ColourVision vision :
             {ColourVision::Protanopia, ColourVision::Deuteranopia, ColourVision::Tritanopia})
            QVERIFY(difference(seenWith(vision, grey), grey) < 0.1);
    }

    void faultsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no JSON")
            << QByteArray("{\n \"id\": }")
            << u"t.json:2:9: found object is missing after a comma, wanted a JSON object"_s;
        QTest::newRow("no scheme")
            << json("{'id':'x','extends':'slate'}")
            << u"t.json: scheme: found nothing, wanted \"light\" or \"dark\""_s;
        QTest::newRow("unknown base") << json("{'id':'x','scheme':'dark','extends':'marble'}")
                                      << u"t.json: extends: found \"marble\", wanted one of "_s
                                             + Theme::shippedIds().join(u", "_s);
        QTest::newRow("unknown role")
            << json("{'id':'x','scheme':'dark','extends':'slate','colours':{'legal':'#FFF'}}")
            << u"t.json: colours: found \"legal\", wanted a role such as \"legal.disc\""_s;
        QTest::newRow("no colour")
            << json("{'id':'x','scheme':'dark','extends':'slate','colours':{'text':'red'}}")
            << u"t.json: text: found \"red\", wanted a colour such as \"#E9ECEF\""_s;
        QTest::newRow("three shades")
            << json("{'id':'x','scheme':'dark','extends':'slate','colours':{'text':['#FFF','#FFF','"
                    "#FFF']}}")
            << u"t.json: text: found a list of 3, wanted two colours, for light and dark tiles"_s;
        QTest::newRow("role missing")
            << json("{'id':'x','scheme':'dark','colours':{}}")
            << u"t.json: colours: found nothing, wanted the role \"text\""_s;
    }

    void faultsAreNamed()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, sentence);
        const auto theme = Theme::parse(json, u"t.json"_s);
        QVERIFY(!theme.hasValue());
        QCOMPARE(QString::fromStdString(theme.error().sentence()), sentence);
    }
};

QTEST_GUILESS_MAIN(ThemeReaderTest)
#include "themereadertest.moc"
