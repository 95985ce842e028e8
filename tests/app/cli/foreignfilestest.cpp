#include "tests/support/commandline.h"
#include "tests/support/filecontent.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <sstream>

using namespace tessera;
using namespace Qt::StringLiterals;

/// Commands that go on with a file, or write a new one: what they cannot read is not theirs, and stays as it is.
class ForeignFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void stayAsTheyAre_data();
    void stayAsTheyAre();
    void placesAreTriedBeforeTheWork_data();
    void placesAreTriedBeforeTheWork();

private:
    /// The status of a command, whose words are split at blanks; `%1` stands for the folder.
    cli::ExitStatus run(QString command);

    QTemporaryDir m_folder;
    std::ostringstream m_out;
    std::ostringstream m_talk;
};

cli::ExitStatus ForeignFilesTest::run(QString command)
{
    std::vector<std::string> words;
    for (const QString &word : command.replace(u"%1"_s, m_folder.path()).split(u' '))
        words.push_back(word.toStdString());
    std::istringstream in;
    m_out.str({});
    m_talk.str({});
    return cli::runProgram(test::programWith(words.front()), words, {in, m_out, m_talk});
}

namespace {

const QString kMatch
    = u"match --game watchyourback --player level=1 --player level=1 --time depth=1 "_s;

/// A game file in the folder.
void writeGame(const QTemporaryDir &folder)
{
    QFile file(folder.filePath(u"game.tgn"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[Variant \"watchyourback\"]\n\n1. 3,3 *\n");
}

} // namespace

void ForeignFilesTest::stayAsTheyAre_data()
{
    QTest::addColumn<QString>("command");
    const QString match = kMatch + u"--games 2 "_s;
    QTest::newRow("match") << match + u"--out %1/file"_s;
    QTest::newRow("match goes on") << match + u"--resume %1/file"_s;
    QTest::newRow("match merges") << u"match --merge %1/games.tgn --out %1/file"_s;
    QTest::newRow("book") << u"book --game chexers --nodes 50 --positions 1 --out %1/file"_s;
    QTest::newRow("puzzles") << u"puzzles --game chexers --nodes 50 --games 1 --out %1/file"_s;
    QTest::newRow("analyse") << u"analyse --nodes 5 %1/game.tgn --lines %1/file"_s;
}

void ForeignFilesTest::stayAsTheyAre()
{
    QFETCH(const QString, command);
    writeGame(m_folder);
    const QString games = m_folder.filePath(u"games.tgn"_s);
    if (!QFile::exists(games))
        QVERIFY(run(kMatch + u"--games 2 --out %1/games.tgn"_s) == cli::ExitStatus::Good);
    QFile file(m_folder.filePath(u"file"_s));
    // A last line without an end might be one of ours, cut short.
    for (const QByteArray &text : {QByteArray("Dear Sir,"), QByteArray("Dear Sir,\nI am")}) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        QVERIFY2(run(command) == cli::ExitStatus::WrongUsage, m_talk.str().c_str());
        QVERIFY2(m_talk.str().find("/file") != std::string::npos, m_talk.str().c_str());
        QCOMPARE(test::contentOf(file.fileName()), text);
    }
    // Nobody reads so much; on the disk these zeros take no room.
    constexpr qint64 kTooLarge = (qint64{1} << 30) + 1;
    QVERIFY(file.resize(kTooLarge));
    QVERIFY2(run(command) == cli::ExitStatus::WrongUsage, m_talk.str().c_str());
    QVERIFY2(m_talk.str().find("larger than 1024 MiB") != std::string::npos, m_talk.str().c_str());
    QCOMPARE(file.size(), kTooLarge);
}

void ForeignFilesTest::placesAreTriedBeforeTheWork_data()
{
    QTest::addColumn<QString>("command");
    const QString longName(5000, u'x');
    const QString analyse = u"analyse --nodes 5 %1/game.tgn "_s;
    QTest::newRow("analyse, no folder") << analyse + u"--out %1/nowhere/new.tgn"_s;
    QTest::newRow("analyse, no name") << analyse + u"--out "_s;
    QTest::newRow("lines, long name") << analyse + u"--lines "_s + longName;
    QTest::newRow("match, no name") << kMatch + u"--games 2 --out "_s;
    const QString check = u"check --game chexers %1/agent "_s;
    QTest::newRow("check, no folder") << check + u"--junit %1/nowhere/report.xml"_s;
    QTest::newRow("check, long name") << check + u"--out "_s + longName;
    QTest::newRow("export, long name") << u"export --format png %1/game.tgn --out "_s + longName;
}

void ForeignFilesTest::placesAreTriedBeforeTheWork()
{
    QFETCH(const QString, command);
    writeGame(m_folder);
    QVERIFY2(run(command) == cli::ExitStatus::WrongUsage, m_talk.str().c_str());
    QCOMPARE(m_out.str(), std::string());
    QVERIFY2(m_talk.str().find(", wanted ") != std::string::npos, m_talk.str().c_str());
}

QTEST_GUILESS_MAIN(ForeignFilesTest)
#include "foreignfilestest.moc"
