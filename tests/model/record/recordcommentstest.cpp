#include "model/core/json/jsontext.h"
#include "model/record/commenttext.h"
#include "model/record/resulttoken.h"
#include "tests/support/smallgames.h"

#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// What stands in the tokens and comments of a game file: results, clocks, drawn marks, traces.
class RecordCommentsTest : public QObject
{
    Q_OBJECT

private slots:
    void resultTokens_data();
    void resultTokens();
    void noResultTokens_data();
    void noResultTokens();
    void clocks_data();
    void clocks();
    void badClocks_data();
    void badClocks();
    void comments_data();
    void comments();
    void drawnMarks_data();
    void drawnMarks();
    void badDrawnMarks_data();
    void badDrawnMarks();
    void tracesAreBounded();
};

void RecordCommentsTest::resultTokens_data()
{
    QTest::addColumn<QString>("token");
    QTest::addColumn<int>("players");
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("last");
    QTest::newRow("going on") << "*" << 0 << 0.0 << 0.0;
    QTest::newRow("first of two") << "1-0" << 2 << 1.0 << 0.0;
    QTest::newRow("second of two") << "0-1" << 2 << 0.0 << 1.0;
    QTest::newRow("draw of two") << "1/2-1/2" << 2 << 0.5 << 0.5;
    QTest::newRow("first of three") << "1-0-0" << 3 << 1.0 << 0.0;
    QTest::newRow("third of three") << "0-0-1" << 3 << 0.0 << 1.0;
    QTest::newRow("draw of three") << "1/3-1/3-1/3" << 3 << 1.0 / 3 << 1.0 / 3;
    QTest::newRow("first of three lost on time") << "0-1/2-1/2" << 3 << 0.0 << 0.5;
}

void RecordCommentsTest::resultTokens()
{
    QFETCH(QString, token);
    QFETCH(int, players);
    QFETCH(double, first);
    QFETCH(double, last);
    const auto result = parseResultToken(token.toStdString());
    QVERIFY(result.has_value());
    QCOMPARE(result->playerCount, players);
    if (players == 0)
        return;
    QCOMPARE(result->scores[Player::First], first);
    QCOMPARE(result->scores[playerAt(players - 1)], last);
    const Outcome outcome{EndReason::Time, result->scores};
    QCOMPARE(QString::fromStdString(resultToken(outcome, players)), token);
}

void RecordCommentsTest::noResultTokens_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"",
          "-",
          "1",
          "1-",
          "1-1",
          "0-0",
          "0-0-0",
          "1-0-0-0",
          "1/2",
          "2-0",
          "1/2-1/2-0-0",
          "O-O",
          "1-0 ",
          "-3,0>-2,0",
          "1/3-1/3"})
        QTest::newRow(text) << text;
}

void RecordCommentsTest::noResultTokens()
{
    QFETCH(QString, text);
    QVERIFY(!parseResultToken(text.toStdString()));
}

void RecordCommentsTest::clocks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("milliseconds");
    QTest::addColumn<QString>("written");
    QTest::newRow("minutes") << "3:00.0" << 180000 << "3:00.0";
    QTest::newRow("short") << "2:58" << 178000 << "2:58.0";
    QTest::newRow("hours") << "1:02:03" << 3723000 << "62:03.0";
    QTest::newRow("milliseconds") << "0:01.234" << 1234 << "0:01.234";
    QTest::newRow("more decimals") << "0:01.23456" << 1234 << "0:01.234";
    QTest::newRow("seconds alone") << "17.5" << 17500 << "0:17.5";
    QTest::newRow("nothing left") << "0:00.0" << 0 << "0:00.0";
}

void RecordCommentsTest::clocks()
{
    QFETCH(QString, text);
    QFETCH(int, milliseconds);
    QFETCH(QString, written);
    const auto time = parseClock(text.toStdString());
    QVERIFY(time.has_value());
    QCOMPARE(time->count(), milliseconds);
    QCOMPARE(QString::fromStdString(clockText(*time)), written);
}

void RecordCommentsTest::badClocks_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"",
          ":",
          "1:",
          ":1",
          "-1:00",
          "1:-1",
          "a",
          "1:2:3:4",
          "1.5:00",
          "1:0.",
          "1: 00",
          "99999999999999999999"})
        QTest::newRow(text) << text;
}

void RecordCommentsTest::badClocks()
{
    QFETCH(QString, text);
    QVERIFY(!parseClock(text.toStdString()));
}

void RecordCommentsTest::comments_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("comment");
    QTest::addColumn<int>("clock");
    QTest::addColumn<QString>("evaluation");
    QTest::newRow("plain") << " a plan "
                           << "a plan" << -1 << "";
    QTest::newRow("clock") << "[%clk 0:02:58.5]"
                           << "" << 178500 << "";
    QTest::newRow("all") << "[%clk 1:00] [%emt 0:02.5] [%eval 0.31] why not"
                         << "why not" << 60000 << "0.31";
    QTest::newRow("broken lines") << "why\nnot [%clk\n0:02:58.5] [%eval\r\n0.31]"
                                  << "why\nnot" << 178500 << "0.31";
    QTest::newRow("in the middle") << "before [%clk 1:00] after"
                                   << "before after" << 60000 << "";
    QTest::newRow("foreign") << "[%tqu Ra4] arrows"
                             << "[%tqu Ra4] arrows" << -1 << "";
    QTest::newRow("marks") << "[%csl Ra4] [%cal Ga4b5] drawn"
                           << "drawn" << -1 << "";
    QTest::newRow("bad marks") << "[%csl Xa4] [%cal Ga4] drawn"
                               << "[%csl Xa4] [%cal Ga4] drawn" << -1 << "";
    QTest::newRow("no time") << "[%clk soon]"
                             << "[%clk soon]" << -1 << "";
    QTest::newRow("open") << "[%clk 1:00"
                          << "[%clk 1:00" << -1 << "";
    QTest::newRow("escaped") << "a &#125; b &#999; &#x41;"
                             << "a } b &#999; &#x41;" << -1 << "";
}

void RecordCommentsTest::comments()
{
    QFETCH(QString, text);
    QFETCH(QString, comment);
    QFETCH(int, clock);
    QFETCH(QString, evaluation);
    RecordNode node;
    addCommentText(node, text.toStdString());
    QCOMPARE(QString::fromStdString(node.comment), comment);
    QCOMPARE(node.clock ? node.clock->count() : -1, clock);
    QCOMPARE(QString::fromStdString(node.evaluation.value_or("")), evaluation);
    RecordNode again;
    addCommentText(again, commentText(node));
    QCOMPARE(again.comment, node.comment);
    QCOMPARE(again.clock, node.clock);
    QCOMPARE(again.evaluation, node.evaluation);
}

void RecordCommentsTest::drawnMarks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("marks");
    QTest::addColumn<QString>("written");
    QTest::newRow("squares") << "[%csl Ga4,Rn14]"
                             << "Ga4. Rn14."
                             << "[%csl Ga4,Rn14]";
    QTest::newRow("arrows") << "[%cal Ye2e4,Ba10n14]"
                            << "Ye2.e4 Ba10.n14"
                            << "[%cal Ye2e4,Ba10n14]";
    QTest::newRow("both lists") << "[%csl Rd4] [%cal Gd4e5] why"
                                << "Rd4. Gd4.e5"
                                << "[%csl Rd4] [%cal Gd4e5] why";
    QTest::newRow("cells of two numbers") << "[%csl G3,4,R0,7] [%cal B3,4>5,4,Y-3,0>-2,-1]"
                                          << "G3,4. R0,7. B3,4.5,4 Y-3,0.-2,-1"
                                          << "[%csl G3,4,R0,7] [%cal B3,4>5,4,Y-3,0>-2,-1]";
    QTest::newRow("blanks and doubles") << "[%csl Ga4, Ra5,Ga4]"
                                        << "Ga4. Ra5."
                                        << "[%csl Ga4,Ra5]";
}

void RecordCommentsTest::drawnMarks()
{
    QFETCH(QString, text);
    QFETCH(QString, marks);
    QFETCH(QString, written);
    RecordNode node;
    addCommentText(node, text.toStdString());
    QStringList found;
    for (const DrawnMark &mark : node.marks)
        found << QString::fromStdString(mark.colour + mark.from + '.' + mark.to);
    QCOMPARE(found.join(u' '), marks);
    QCOMPARE(QString::fromStdString(commentText(node)), written);
}

void RecordCommentsTest::badDrawnMarks_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"[%csl ]",
          "[%csl G]",
          "[%csl Ga4,]",
          "[%csl ga4]",
          "[%csl Ga4;Rb4]",
          "[%cal G3,4>]",
          "[%cal G>3,4]",
          "[%cal Ga]"})
        QTest::newRow(text) << text;
}

/// What is not understood stays in the comment, all of it.
void RecordCommentsTest::badDrawnMarks()
{
    QFETCH(QString, text);
    RecordNode node;
    addCommentText(node, text.toStdString());
    QVERIFY(node.marks.empty());
    QCOMPARE(QString::fromStdString(node.comment), text);
    RecordNode again;
    addCommentText(again, commentText(node));
    QVERIFY(again.marks.empty());
    QCOMPARE(again.comment, node.comment);
}

/// The last whole lines are kept; of one that is longer than all the room, its last characters.
void RecordCommentsTest::tracesAreBounded()
{
    ProgramTrace trace;
    for (int i = 0; i < 1000; ++i)
        trace.addLine("line " + std::to_string(i));
    QVERIFY(trace.text().size() <= ProgramTrace::kMostText);
    QVERIFY(trace.text().starts_with("…\nline "));
    QVERIFY(trace.text().ends_with("line 998\nline 999"));
    std::string umlauts;
    for (int i = 0; i < 3000; ++i)
        umlauts += "ü";
    trace.addLine("x" + umlauts);
    QVERIFY(trace.text().size() <= ProgramTrace::kMostText);
    QVERIFY(isUtf8(trace.text()));
    RecordNode node;
    addCommentText(node, "[%took 0:01.25] [%mem 24180] [%said one&#10;two&#93;] and this");
    QCOMPARE(node.trace.time.count(), 1250);
    QCOMPARE(node.trace.kilobytes, 24180);
    QVERIFY(!node.trace.isPeak);
    QCOMPARE(node.trace.text(), std::string("one\ntwo]"));
    QCOMPARE(node.comment, std::string("and this"));
    addCommentText(node, "[%peak 25000]");
    QCOMPARE(node.trace.kilobytes, 25000);
    QVERIFY(node.trace.isPeak);
    ProgramTrace broken;
    broken.addLine("x\377y\303");
    QCOMPARE(broken.text(), std::string("x\uFFFDy\uFFFD"));
    RecordNode strange;
    addCommentText(strange, "[%mem much] [%mem -3] [%took long] [%said]");
    QVERIFY(strange.trace.isEmpty());
    QCOMPARE(strange.comment, std::string("[%mem much] [%mem -3] [%took long] [%said]"));
}

QTEST_GUILESS_MAIN(RecordCommentsTest)
#include "recordcommentstest.moc"
