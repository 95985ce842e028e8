#include "app/cli/commands/command.h"
#include "model/games/catalogue.h"
#include "tests/support/filelimit.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <sstream>

using namespace tessera;
using namespace Qt::StringLiterals;

/// What the commands of tessera-cli write, on a disk that is full: they end with an error that names the file, what stood
/// there stays, and nothing half written lies beside it.
class FullDiskTest : public QObject
{
    Q_OBJECT

private slots:
    void commandsSayIt_data();
    void commandsSayIt();

private:
    cli::ExitStatus run(const QStringList &words);
    /// The names of all files in the folder, and what they hold.
    [[nodiscard]] static QMap<QString, QByteArray> contentOf(const QString &folder);

    std::ostringstream m_out;
    std::ostringstream m_talk;
};

cli::ExitStatus FullDiskTest::run(const QStringList &words)
{
    std::vector<std::string> plain;
    for (const QString &word : words)
        plain.push_back(word.toStdString());
    std::istringstream in;
    m_out.str({});
    m_talk.str({});
    return cli::runProgram(plain, {in, m_out, m_talk});
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
    QTest::addColumn<QStringList>("words");
    // What is written first, when there is room.
    QTest::addColumn<QStringList>("before");
    // Where the work goes on in a file that grows, what is lost may be seen in it.
    QTest::addColumn<QString>("file");

    QTest::newRow("check")
        << QStringList{u"check"_s, u"--game"_s, u"chexers"_s, u"--games"_s, u"1"_s, u"--out"_s, u"%1"_s, u"--junit"_s, u"%1/report.xml"_s, QStringLiteral(TESSERA_TEST_DATA "/agents/racer")}
        << QStringList() << u"report.xml"_s;
    const auto match = [](const QString &games) {
        return QStringList{
            u"match"_s,
            u"--game"_s,
            u"watchyourback"_s,
            u"--player"_s,
            u"level=1"_s,
            u"--player"_s,
            u"level=1"_s,
            u"--time"_s,
            u"depth=1"_s,
            u"--games"_s,
            games};
    };
    QTest::newRow("match") << match(u"2"_s) + QStringList{u"--out"_s, u"%1/games.tgn"_s}
                           << QStringList() << u"games.tgn"_s;
    QTest::newRow("match goes on")
        << match(u"4"_s) + QStringList{u"--resume"_s, u"%1/games.tgn"_s}
        << match(u"2"_s) + QStringList{u"--out"_s, u"%1/games.tgn"_s} << u"games.tgn"_s;
    QTest::newRow("match merges")
        << QStringList{u"match"_s, u"--merge"_s, u"%1/games.tgn"_s, u"--out"_s, u"%1/all.tgn"_s}
        << match(u"2"_s) + QStringList{u"--out"_s, u"%1/games.tgn"_s} << u"all.tgn"_s;
    const auto book = [](const QString &positions) {
        return QStringList{
            u"book"_s,
            u"--game"_s,
            u"chexers"_s,
            u"--nodes"_s,
            u"50"_s,
            u"--plies"_s,
            u"2"_s,
            u"--positions"_s,
            positions,
            u"--out"_s,
            u"%1/book.txt"_s};
    };
    QTest::newRow("book") << book(u"2"_s) << QStringList() << u"book.txt"_s;
    QTest::newRow("book goes on") << book(u"4"_s) << book(u"2"_s) << u"book.txt"_s;
    const auto puzzles = [](const QString &games) {
        return QStringList{
            u"puzzles"_s,
            u"--game"_s,
            u"chexers"_s,
            u"--nodes"_s,
            u"2000"_s,
            u"--games"_s,
            games,
            u"--out"_s,
            u"%1/puzzles.json"_s};
    };
    QTest::newRow("puzzles") << puzzles(u"1"_s) << QStringList() << u"puzzles.json"_s;
    QTest::newRow("puzzles go on") << puzzles(u"2"_s) << puzzles(u"1"_s) << u"puzzles.json"_s;
    const auto train = [](const QStringList &more) {
        return QStringList{
                   u"train"_s,
                   u"--game"_s,
                   u"watchyourback"_s,
                   u"--positions"_s,
                   u"%1/positions.txt"_s,
                   u"--nodes"_s,
                   u"20"_s,
                   u"--epochs"_s,
                   u"1"_s}
               + more;
    };
    QTest::newRow("train plays") << train({u"--games"_s, u"1"_s}) << QStringList()
                                 << u"positions.txt"_s;
    QTest::newRow("train fits") << train({u"--out"_s, u"%1"_s})
                                << train({u"--games"_s, u"2"_s, u"--out"_s, u"%1"_s})
                                << u"weights.inc"_s;
}

void FullDiskTest::commandsSayIt()
{
    QFETCH(QStringList, words);
    QFETCH(QStringList, before);
    QFETCH(const QString, file);
    const QTemporaryDir folder;
    words.replaceInStrings(u"%1"_s, folder.path());
    before.replaceInStrings(u"%1"_s, folder.path());
    if (!before.isEmpty())
        QVERIFY2(run(before) == cli::ExitStatus::Good, m_talk.str().c_str());
    const auto stood = contentOf(folder.path());
    {
        const test::FileLimit full(0);
        QVERIFY(run(words) == cli::ExitStatus::Failed);
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
