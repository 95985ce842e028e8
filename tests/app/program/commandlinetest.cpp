#include "app/program/commandline.h"
#include "app/program/commandoptions.h"
#include "model/games/catalogue.h"

#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(std::vector<std::string>)

/// The words after the program's name: read in tables, and by the program itself.
class CommandLineTest : public QObject
{
    Q_OBJECT

private slots:
    void wordsAreUnderstood();
    void wrongWords_data();
    void wrongWords();
    void programRefusesWrongWords_data();
    void programRefusesWrongWords();
    void helpAndVersion();
    void screenshotNeedsNoDisplay();
    void showcasePlaysAGame();
    void scriptKnowsWhatNeedsNoDisplay();

private:
    struct Run
    {
        int status = -1;
        QString out;
        QString err;
    };
    [[nodiscard]] Run run(const QStringList &words) const;

    QTemporaryDir m_folder;
};

void CommandLineTest::wordsAreUnderstood()
{
    const std::string game = catalogue().front().info().id;
    const auto line = parseCommandLine(
        {"--game",
         game,
         "--position=X6X/8/8/8/8/8/8/X6X w place 0",
         "--moves",
         "1,1 2,2",
         "--players",
         "human,computer",
         "--level=7",
         "--time",
         "300+5",
         "--screenshot",
         "a.png",
         "--size",
         "800x700",
         "--theme",
         "dark",
         "--after",
         "5",
         "--new"});
    QVERIFY2(line, line ? "" : line.error().sentence().c_str());
    QCOMPARE(line->task, CommandLine::Task::Screenshot);
    QCOMPARE(line->game, game);
    QCOMPARE(line->position, std::string("X6X/8/8/8/8/8/8/X6X w place 0"));
    QCOMPARE(line->moves, (std::vector<std::string>{"1,1", "2,2"}));
    QCOMPARE(line->players.size(), 2U);
    QCOMPARE(line->level, 7);
    QCOMPARE(line->time->text(), std::string("300+5"));
    QCOMPARE(line->picture, std::string("a.png"));
    QCOMPARE(line->size, std::optional(QSize(800, 700)));
    QCOMPARE(line->scheme, Scheme::Dark);
    QCOMPARE(line->after.count(), 5);
    QVERIFY(line->isNew);
    QVERIFY(!line->file);
    QCOMPARE(parseCommandLine({"one.tgn"})->file, std::string("one.tgn"));
    QCOMPARE(parseCommandLine({"--open", "one.tgn"})->file, std::string("one.tgn"));
    QCOMPARE(parseCommandLine({})->task, CommandLine::Task::Play);
    QCOMPARE(parseCommandLine({"-"})->file, std::string("-"));
    QCOMPARE(parseCommandLine({"--", "--new"})->file, std::string("--new"));
    const auto several = parseCommandLine({"one.tgn", "file:///tmp/a%20%C3%BC.tgn", "--", "--"});
    QCOMPARE(several->file, std::string("one.tgn"));
    QCOMPARE(several->furtherFiles, (std::vector<std::string>{"/tmp/a ü.tgn", "--"}));
}

void CommandLineTest::wrongWords_data()
{
    using Words = std::vector<std::string>;
    QTest::addColumn<Words>("words");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("unknown option") << Words{"--colour"} << u"found \"--colour\", wanted"_s;
    QTest::newRow("unknown letter") << Words{"-x"} << u"found \"-x\", wanted"_s;
    QTest::newRow("unknown game") << Words{"--game", "ludo"}
                                  << u"--game: found \"ludo\", wanted one of"_s;
    QTest::newRow("no value") << Words{"--game"} << u"--game: found nothing, wanted ID"_s;
    QTest::newRow("empty value") << Words{"--size="} << u"--size: found nothing, wanted WxH"_s;
    QTest::newRow("value too many") << Words{"--new=1"} << u"--new: found \"1\", wanted no value"_s;
    QTest::newRow("size") << Words{"--size", "800"} << u"--size: found \"800\", wanted width"_s;
    QTest::newRow("size of nothing") << Words{"--size", "0x5"} << u"--size: found \"0x5\""_s;
    QTest::newRow("theme") << Words{"--theme", "red"}
                           << u"--theme: found \"red\", wanted light, dark or high-contrast"_s;
    QTest::newRow("wait") << Words{"--after", "-5"} << u"--after: found \"-5\", wanted"_s;
    QTest::newRow("level") << Words{"--level", "11"} << u"--level: found \"11\", wanted a number"_s;
    QTest::newRow("players") << Words{"--players", "human,dog"} << u"--players: found \"dog\""_s;
    QTest::newRow("too few players") << Words{"--players", "human"} << u"--players: found 1"_s;
    QTest::newRow("picture of two files")
        << Words{"one.tgn", "two.tgn", "--screenshot", "x.png"}
        << u"found \"two.tgn\", wanted one game file for a picture"_s;
    QTest::newRow("input and file") << Words{"-", "two.tgn"} << u"wanted one of them"_s;
    QTest::newRow("file and input") << Words{"one.tgn", "/dev/stdin"} << u"wanted one of them"_s;
    QTest::newRow("file and game")
        << Words{"one.tgn", "--moves", "1,1"} << u"wanted either, as a file says"_s;
    QTest::newRow("file and level")
        << Words{"one.tgn", "--level", "3"} << u"wanted either, as a file"_s;
    for (const Words &other :
         {Words{"--game", "xxlchess"},
          Words{"--position", "x"},
          Words{"--players", "human,human"},
          Words{"--level", "3"},
          Words{"--time", "60+1"}}) {
        Words words{"--config", "config.json"};
        words.insert(words.end(), other.begin(), other.end());
        QTest::newRow(("configuration and " + other.front()).c_str())
            << words << u"wanted either, as a configuration says"_s;
    }
    QTest::newRow("configuration and file")
        << Words{"--config", "config.json", "one.tgn"} << u"wanted one of them"_s;
    QTest::newRow("configuration and showcase")
        << Words{"--config", "config.json", "--showcase", "x.png"} << u"--showcase with --game"_s;
    QTest::newRow("file and showcase")
        << Words{"one.tgn", "--showcase", "x.png"} << u"--showcase with --game"_s;
    QTest::newRow("dialog and showcase")
        << Words{"--new", "--showcase", "x.png"} << u"--showcase with --game"_s;
    QTest::newRow("person and showcase")
        << Words{"--players", "human,computer", "--showcase", "x.png"}
        << u"--players: found human with --showcase"_s;
    QTest::newRow("two pictures") << Words{"--screenshot", "x.png", "--export", "x.svg"}
                                  << u"wanted one of them"_s;
    QTest::newRow("position") << Words{"--position", "x"} << u", wanted "_s;
    QTest::newRow("move") << Words{"--moves", "1,1 9,9"} << u"\"9,9\""_s;
    QTest::newRow("time") << Words{"--time", "soon"} << u"--time: found \"soon\", wanted"_s;
}

void CommandLineTest::wrongWords()
{
    QFETCH(const std::vector<std::string>, words);
    QFETCH(const QString, sentence);
    const auto line = parseCommandLine(words);
    QVERIFY(!line);
    const QString found = QString::fromStdString(line.error().sentence());
    QVERIFY2(found.contains(sentence), qPrintable(found));
}

CommandLineTest::Run CommandLineTest::run(const QStringList &words) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s})
        environment.remove(name);
    for (const QString &name : {u"XDG_CONFIG_HOME"_s, u"XDG_RUNTIME_DIR"_s})
        environment.insert(name, m_folder.path());
    process.setProcessEnvironment(environment);
    process.start(QString::fromLatin1(TESSERA_BINARY_DIR "/tessera"), words);
    constexpr int kLongest = 120'000;
    if (!process.waitForFinished(kLongest))
        return {};
    return {
        process.exitCode(),
        QString::fromUtf8(process.readAllStandardOutput()),
        QString::fromUtf8(process.readAllStandardError())};
}

void CommandLineTest::programRefusesWrongWords_data()
{
    QTest::addColumn<QStringList>("words");
    const QString picture = m_folder.filePath(u"refused.png"_s);
    QTest::newRow("option") << QStringList{u"--colour"_s};
    QTest::newRow("game") << QStringList{u"--game"_s, u"ludo"_s};
    QTest::newRow("position") << QStringList{u"--screenshot"_s, picture, u"--position"_s, u"x"_s};
    QTest::newRow("move") << QStringList{u"--screenshot"_s, picture, u"--moves"_s, u"9,9"_s};
    QTest::newRow("file") << QStringList{u"--screenshot"_s, picture, u"no-such.tgn"_s};
}

void CommandLineTest::programRefusesWrongWords()
{
    QFETCH(const QStringList, words);
    const Run result = run(words);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.startsWith(u"tessera: "_s), qPrintable(result.err));
    QVERIFY2(result.err.contains(u", wanted "_s), qPrintable(result.err));
    QCOMPARE(result.err.count(u'\n'), 1);
    QVERIFY(result.out.isEmpty());
}

void CommandLineTest::helpAndVersion()
{
    const Run help = run({u"--help"_s});
    QCOMPARE(help.status, 0);
    QVERIFY(help.out.contains(u"--screenshot"_s));
    QVERIFY(help.out.contains(u"(.txt, .log)"_s));
    for (const QString &line : help.out.split(u'\n')) {
        QVERIFY2(line.size() <= 100, qPrintable(line));
        // What is short begins in one column.
        constexpr qsizetype kColumn = 26;
        const bool isShort = line.startsWith("  --"_L1) && line.indexOf("  "_L1, 2) < kColumn;
        QVERIFY2(!isShort || (line[kColumn - 1] == u' ' && line[kColumn] != u' '), qPrintable(line));
    }
    const Run version = run({u"--version"_s});
    QCOMPARE(version.status, 0);
    QVERIFY(version.out.startsWith(u"tessera "_s));
}

void CommandLineTest::screenshotNeedsNoDisplay()
{
    const QString picture = m_folder.filePath(u"window.png"_s);
    const Run result = run({u"--screenshot"_s, picture, u"--size"_s, u"900x700"_s});
    QCOMPARE(result.status, 0);
    QCOMPARE(QImage(picture).size(), QSize(900, 700));
    // Also of a configuration, whose classic view has a size of its own.
    const QString sample = QStringLiteral(TESSERA_TEST_DATA
                                          "/../../resources/layouts/orthodox.json");
    QCOMPARE(run({u"--screenshot"_s, picture, u"--config"_s, sample}).status, 0);
    QCOMPARE(QImage(picture).size(), QSize(792, 672));
    const QStringList
        large{u"--screenshot"_s, picture, u"--config"_s, sample, u"--size"_s, u"900x700"_s};
    QCOMPARE(run(large).status, 0);
    QCOMPARE(QImage(picture).size(), QSize(900, 700));
    const Run failed = run({u"--screenshot"_s, m_folder.filePath(u"no/such/folder.png"_s)});
    QCOMPARE(failed.status, 1);
    QVERIFY(failed.err.contains(u"folder.png"_s));
}

void CommandLineTest::showcasePlaysAGame()
{
    const QString picture = m_folder.filePath(u"showcase.png"_s);
    const Run result = run({u"--showcase"_s, picture, u"--moves"_s, u"1,1 2,2"_s});
    QCOMPARE(result.status, 0);
    QVERIFY2(
        result.out.contains(u"\n1. White 1,1\n1. Black 2,2\n"_s), qPrintable(result.out.left(200)));
    QVERIFY2(result.out.contains(u"moves: "_s), qPrintable(result.out.right(200)));
    QVERIFY(result.out.contains(u"Picture: "_s + picture));
    QVERIFY(!QImage(picture).isNull());
}

/// app/run let the computer play a game where there is no display, even when it was asked for an export.
void CommandLineTest::scriptKnowsWhatNeedsNoDisplay()
{
    QFile script(QStringLiteral(TESSERA_TEST_DATA "/../../app/run"));
    QVERIFY(script.open(QFile::ReadOnly));
    const QString text = QString::fromUtf8(script.readAll());
    const auto named = QRegularExpression(u"\n( *-[^\n]*)\\)\n *needs_display=false"_s).match(text);
    const QStringList known = named.captured(1).trimmed().split(u" | "_s);
    QVERIFY(!known.isEmpty());
    for (const CommandOption &option : commandOptions()) {
        CommandLine line;
        QVERIFY(!option.read("x", line) || line.task == CommandLine::Task::Play);
        const QString name = QString::fromUtf8(option.name);
        const bool isTask = line.task != CommandLine::Task::Play;
        QCOMPARE(known.contains(name), isTask);
        QCOMPARE(known.contains(name + u"=*"_s), isTask && *option.value != '\0');
    }
    for (const QString &word : known)
        QVERIFY2(
            findCommandOption(word.section(u'=', 0, 0).toStdString()) != nullptr, qPrintable(word));
}

QTEST_GUILESS_MAIN(CommandLineTest)
#include "commandlinetest.moc"
