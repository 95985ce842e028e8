#include "model/core/files/textfile.h"
#include "model/games/catalogue.h"
#include "model/record/reader.h"
#include "model/record/writer.h"

#include <QProcess>
#include <QStandardPaths>
#include <QtTest>

#include <algorithm>

using namespace tessera;
using namespace Qt::StringLiterals;

namespace {

/// The text of one of the files of this test.
std::string fileText(const char *name)
{
    const auto text = readTextFile(std::string(TESSERA_TEST_DATA "/pgn/") + name);
    return text ? *text : std::string();
}

std::vector<ReadGame> read(const std::string &text)
{
    ReadSettings settings;
    for (const GameEntry &entry : catalogue())
        settings.games.push_back(entry.game.get());
    return readGames(text, "test.pgn", settings);
}

/// The whole game in one line: tools for PGN break lines where they like, in comments too.
std::string inOneLine(const ReadGame &game)
{
    std::string text = writtenGame(game.record, *game.game);
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

} // namespace

/// Games of chess go through a tool for PGN, with all that is said of them, and come back equal.
class PgnExtractTest : public QObject
{
    Q_OBJECT

private slots:
    void fileIsWrittenAsItIs();
    void extractedGameIsEqual();
    void installedToolKeepsTheGame();

private:
    static void compare(const std::string &extracted);
};

void PgnExtractTest::compare(const std::string &extracted)
{
    const auto before = read(fileText("annotated.pgn"));
    const auto after = read(extracted);
    QCOMPARE(before.size(), std::size_t(1));
    QCOMPARE(after.size(), std::size_t(1));
    QVERIFY2(!after.front().error, after.front().error ? after.front().error->sentence().c_str() : "");
    QCOMPARE(inOneLine(after.front()), inOneLine(before.front()));
}

/// The file is what the writer makes of it, so the tool is given what it is given elsewhere.
void PgnExtractTest::fileIsWrittenAsItIs()
{
    const std::string text = fileText("annotated.pgn");
    const auto games = read(text);
    QCOMPARE(games.size(), std::size_t(1));
    QVERIFY2(!games.front().error, games.front().error ? games.front().error->sentence().c_str() : "");
    QCOMPARE(writtenGame(games.front().record, *games.front().game), text);
}

void PgnExtractTest::extractedGameIsEqual()
{
    compare(fileText("extracted.pgn"));
}

/// Where it is installed, the tool itself is asked; elsewhere the file tells what it wrote.
void PgnExtractTest::installedToolKeepsTheGame()
{
    QString tool = QStandardPaths::findExecutable(u"pgn-extract"_s);
    if (tool.isEmpty())
        tool = QStandardPaths::findExecutable(u"pgn-extract"_s, {u"/usr/games"_s});
    if (tool.isEmpty())
        return compare(fileText("extracted.pgn"));
    QProcess process;
    process.start(tool, {u"-s"_s, QStringLiteral(TESSERA_TEST_DATA "/pgn/annotated.pgn")});
    QVERIFY(process.waitForFinished());
    compare(process.readAllStandardOutput().toStdString());
}

QTEST_GUILESS_MAIN(PgnExtractTest)
#include "pgnextracttest.moc"
