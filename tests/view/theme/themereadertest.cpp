#include "view/theme/theme.h"

#include <QTest>

using namespace tessera;
using namespace Qt::StringLiterals;

namespace {

/// JSON written with single quotes.
QByteArray json(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

} // namespace

/// Faults in theme files are named with their place.
class ThemeReaderTest : public QObject
{
    Q_OBJECT

private slots:
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
        QTest::newRow("no such contrast")
            << json("{'id':'x','scheme':'dark','extends':'slate','contrast':'low'}")
            << u"t.json: contrast: found \"low\", wanted \"usual\" or \"high\""_s;
        QTest::newRow("too thick")
            << json("{'id':'x','scheme':'dark','extends':'slate','shapes':3}")
            << u"t.json: shapes: found \"3\", wanted a number from 1 to 2"_s;
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
