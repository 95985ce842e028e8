#include "model/games/catalogue.h"
#include "tests/support/commandline.h"
#include "tests/support/filelimit.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <sstream>

using namespace tessera;
using namespace Qt::StringLiterals;

/// What the commands of tessera-cli write, on a disk that is full: they end with an error that names the file, what
/// stood there stays, and nothing half written lies beside it.
class FullDiskTest : public QObject
{
    Q_OBJECT

private slots:
    void commandsSayIt_data();
    void commandsSayIt();

private:
    cli::ExitStatus run(QString command, const QString &folder);
    /// The names of all files in the folder, and what they hold.
    [[nodiscard]] static QMap<QString, QByteArray> contentOf(const QString &folder);

    std::ostringstream m_out;
    std::ostringstream m_talk;
};

cli::ExitStatus FullDiskTest::run(QString command, const QString &folder)
{
    std::vector<std::string> words;
    const QStringList split = command.replace(u"%1"_s, folder).split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : split)
        words.push_back(word.toStdString());
    std::istringstream in;
    m_out.str({});
    m_talk.str({});
    return cli::runProgram(test::programWith(words.front()), words, {in, m_out, m_talk});
}

QMap<QString, QByteArray> FullDiskTest::contentOf(const QString &folder)
{
    QMap<QString, QByteArray> content;
    const QStringList names = QDir(folder).entryList(QDir::Files | QDir::Hidden);
    for (const QString &name : names) {
        QFile file(QDir(folder).filePath(name));
        content[name] = file.open(QIODevice::ReadOnly) ? file.readAll()
                                                       : QByteArray("cannot be read");
    }
    return content;
}

void FullDiskTest::commandsSayIt_data()
{
    // %1 stands for the folder.
    QTest::addColumn<QString>("command");
    // What is written first, when there is room.
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("file");

    const QString check = u"check --game chexers --games 1 --out %1 --junit %1/report.xml "_s;
    QTest::newRow("check") << check + QStringLiteral(TESSERA_TEST_DATA "/agents/racer") << QString()
                           << u"report.xml"_s;
    const QString match
        = u"match --game watchyourback --player level=1 --player level=1 --time depth=1 "_s;
    const QString played = match + u"--games 2 --out %1/games.tgn"_s;
    QTest::newRow("match") << played << QString() << u"games.tgn"_s;
    QTest::newRow("match goes on")
        << match + u"--games 4 --resume %1/games.tgn"_s << played << u"games.tgn"_s;
    QTest::newRow("match merges") << u"match --merge %1/games.tgn --out %1/all.tgn"_s << played
                                  << u"all.tgn"_s;
    const QString book = u"book --game chexers --nodes 50 --plies 2 --out %1/book.txt --positions "_s;
    QTest::newRow("book") << book + u'2' << QString() << u"book.txt"_s;
    QTest::newRow("book goes on") << book + u'4' << book + u'2' << u"book.txt"_s;
    const QString puzzles = u"puzzles --game chexers --nodes 2000 --out %1/puzzles.json --games "_s;
    QTest::newRow("puzzles") << puzzles + u'1' << QString() << u"puzzles.json"_s;
    QTest::newRow("puzzles go on") << puzzles + u'2' << puzzles + u'1' << u"puzzles.json"_s;
    const QString train
        = u"train --game watchyourback --positions %1/some.games --nodes 20 --epochs 1 "_s;
    // The first search would take longer than anyone waits: it ends before.
    QTest::newRow("train plays")
        << u"train --game watchyourback --positions %1/some.games --nodes 2000000000 --games 1"_s
        << QString() << u"some.games"_s;
    QTest::newRow("train plays on")
        << train + u"--games 9000000"_s << train + u"--games 1"_s << u"some.games"_s;
    QTest::newRow("train fits") << train + u"--out %1"_s << train + u"--games 2 --out %1"_s
                                << u"fit.checkpoint"_s;
    const QString analyse = u"analyse --nodes 200 %1/games.tgn "_s;
    QTest::newRow("analyse annotates")
        << analyse + u"--out %1/annotated.tgn"_s << played << u"annotated.tgn"_s;
    QTest::newRow("analyse lists")
        << analyse + u"--lines %1/lines.jsonl"_s << played << u"lines.jsonl"_s;
}

void FullDiskTest::commandsSayIt()
{
    QFETCH(const QString, command);
    QFETCH(const QString, before);
    QFETCH(const QString, file);
    const QTemporaryDir folder;
    if (!before.isEmpty())
        QVERIFY2(run(before, folder.path()) == cli::ExitStatus::Good, m_talk.str().c_str());
    const auto stood = contentOf(folder.path());
    {
        const test::FileLimit full(0);
        QVERIFY(run(command, folder.path()) == cli::ExitStatus::Failed);
    }
    const QByteArray said = QByteArray::fromStdString(m_talk.str());
    QVERIFY2(said.contains(file.toUtf8()), said);
    // Of the disk, the agent that is checked knows nothing.
    QVERIFY2(!QByteArray::fromStdString(m_out.str()).contains("Fault"), m_out.str().c_str());
    auto stands = contentOf(folder.path());
    // A file that was begun and holds nothing is no half written one.
    if (!stood.contains(file) && stands.value(file).isEmpty())
        stands.remove(file);
    QCOMPARE(stands, stood);
}

QTEST_GUILESS_MAIN(FullDiskTest)
#include "fulldisktest.moc"
