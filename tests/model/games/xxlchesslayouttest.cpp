#include "model/games/xxlchess/files/config.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "tests/support/goldendata.h"

#include <QtTest>

using namespace tessera;
using namespace tessera::xxlchess;
using tessera::test::goldenLines;
using tessera::test::textIn;

/// Layout files (X2).
class XxlChessLayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void layouts_data();
    void layouts();
    void layoutForms_data();
    void layoutForms();
    void layoutErrors_data();
    void layoutErrors();
    void layoutIsWrittenAndReadBack();
    void turnedLayoutPutsBlackAtTheBottom();

private:
    std::vector<Json> m_rows;
};

void XxlChessLayoutTest::layouts_data()
{
    QTest::addColumn<int>("number");
    m_rows = goldenLines("xxlchess", "layouts.jsonl");
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        QTest::newRow(textIn(m_rows[i], "name").c_str()) << static_cast<int>(i);
    QVERIFY(!m_rows.empty());
}

void XxlChessLayoutTest::layouts()
{
    QFETCH(const int, number);
    const Json &row = m_rows[static_cast<std::size_t>(number)];
    std::optional<BoardSize> size;
    if (!row["width"].isNull())
        size = BoardSize{row["width"].asInt().value(), row["height"].asInt().value()};
    RuleChoices choices;
    choices.up = row["human"] == "black" ? Player::Second : Player::First;
    const auto layout = readLayout(textIn(row, "text"), choices.pieces, size, "level.txt");
    QCOMPARE(layout.hasValue(), !row.contains("error"));
    if (layout)
        QCOMPARE(writePosition(positionFrom(*layout, choices)), textIn(row, "xfen"));
}

void XxlChessLayoutTest::layoutForms_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("CR alone") << QByteArray("K\r p\r\r\r\r\r\r\r\r\r\r\r\rk");
    QTest::newRow("mixed line ends") << QByteArray("K\r\n p\n\n\r\n\n\n\n\n\n\n\n\n\nk\r\n");
    QTest::newRow("blanks beyond board and below")
        << QByteArray("K                    \n p\n\n\n\n\n\n\n\n\n\n\n\nk\n\n   \n\n");
    QTest::newRow("byte-order mark") << QByteArray("\xEF\xBB\xBFK\n p\n\n\n\n\n\n\n\n\n\n\n\nk");
}

void XxlChessLayoutTest::layoutForms()
{
    QFETCH(const QByteArray, text);
    const auto layout = readLayout(text.toStdString(), PieceTypes(), BoardSize(), "level.txt");
    QVERIFY2(layout, layout ? "" : layout.error().sentence().c_str());
    QCOMPARE(
        writePosition(positionFrom(*layout, RuleChoices())),
        std::string("k13/1P12/14/14/14/14/14/14/14/14/14/14/14/K13 w a1,a14 - w 8"));
}

void XxlChessLayoutTest::layoutErrors_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isAuto");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name,
                        const QByteArray &text,
                        bool isAuto,
                        int line,
                        int column,
                        const char *found) {
        QTest::newRow(name) << text << isAuto << line << column << QString::fromUtf8(found);
    };
    row("unknown letter", "K\n  x\nk", false, 2, 3, "\"x\"");
    row("dot", "K.\nk", false, 1, 2, "\".\"");
    row("digit", "K1\nk", false, 1, 2, "\"1\"");
    row("tab", "K\tk", false, 1, 2, "a tab");
    row("not ASCII", "K\n\xC3\xA9", false, 2, 1, "\"é\"");
    row("two kings of Black", "K\r\n K\r\nk", false, 2, 2, "a second king of Black");
    row("two kings of White", "kk", false, 1, 2, "a second king of White");
    row("piece beyond the board", "              P\nK\nk", false, 1, 15, "\"P\" beyond the board");
    row("piece below the board", QByteArray(14, '\n') + "k", false, 15, 1, "\"k\" beyond the board");
    row("UTF-16", QByteArray("\xFF\xFEK\0", 4), false, 1, 1, "UTF-16");
    row("too wide by itself", QByteArray(16, ' ') + "k", true, 1, 17, "17 characters");
    row("too high by itself", QByteArray(16, '\n') + "k", true, 17, 1, "line 17");
}

void XxlChessLayoutTest::layoutErrors()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, isAuto);
    QFETCH(const int, line);
    QFETCH(const int, column);
    QFETCH(const QString, found);
    const auto layout = readLayout(
        text.toStdString(),
        PieceTypes(),
        isAuto ? std::nullopt : std::optional(BoardSize()),
        "level.txt");
    QVERIFY(!layout.hasValue());
    const Error &error = layout.error();
    QVERIFY2(QString::fromStdString(error.found.english()).contains(found), error.sentence().c_str());
    QCOMPARE(error.where.english(), std::string("level.txt"));
    QCOMPARE(error.line, line);
    QCOMPARE(error.column, column);
    QVERIFY(!error.wanted.isEmpty());
}

void XxlChessLayoutTest::layoutIsWrittenAndReadBack()
{
    const PieceTypes pieces;
    const Layout layout = standardLayout();
    const auto read = readLayout(writeLayout(layout, pieces), pieces, BoardSize(), "");
    QVERIFY(read.hasValue());
    QCOMPARE(*read, layout);
    QCOMPARE(layoutOf(positionFrom(layout, RuleChoices())), layout);
}

void XxlChessLayoutTest::turnedLayoutPutsBlackAtTheBottom()
{
    const Layout layout = turned(standardLayout());
    QCOMPARE(writeLayout(layout, PieceTypes()).substr(0, 14), std::string("rnbecgkagchbnr"));
    QCOMPARE(turned(layout), standardLayout());
}

QTEST_GUILESS_MAIN(XxlChessLayoutTest)
#include "xxlchesslayouttest.moc"
