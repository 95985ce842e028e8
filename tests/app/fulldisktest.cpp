#include "app/cli/commands/command.h"
#include "tests/support/filecontent.h"
#include "tests/support/filelimit.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <optional>
#include <sstream>

using namespace tessera;
using namespace Qt::StringLiterals;

/// What `tessera-cli` writes, on a disk that is full: a sentence names the file, and none is left half written.
class FullDiskTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void filesAreWholeOrNotThere_data();
    void filesAreWholeOrNotThere();
    void whatStoodThereStays_data() { filesAreWholeOrNotThere_data(); }
    void whatStoodThereStays();

private:
    /// Runs a command in the folder of the test; `most` bytes a file may have, nothing: any number.
    cli::ExitStatus run(const QString &words, std::optional<rlim_t> most);
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_talk;
};

void FullDiskTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

cli::ExitStatus FullDiskTest::run(const QString &words, std::optional<rlim_t> most)
{
    std::vector<std::string> each;
    for (QString word : words.split(u' '))
        each.push_back(word.replace(u"HERE"_s, m_folder->path()).toStdString());
    std::optional<test::FileLimit> limit;
    if (most)
        limit.emplace(*most);
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream talk;
    const cli::ExitStatus status = cli::runProgram(each, {in, out, talk});
    m_talk = QString::fromStdString(talk.str());
    return status;
}

void FullDiskTest::filesAreWholeOrNotThere_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("most");
    const auto row = [](const char *name,
                        const QString &before,
                        const QString &command,
                        const char *file,
                        int most = 64) {
        QTest::newRow(name) << before << command << QString::fromLatin1(file) << most;
    };
    const QString match
        = u"match --game tetress --player level=1 --player level=1 --games 2 --out HERE/games.tgn"_s;
    const QString play
        = u"train --game chexers --games 6 --nodes 30 --positions HERE/positions.txt"_s;
    row("book",
        {},
        u"book --game tetress --plies 1 --positions 2 --nodes 500 --out HERE/book.txt"_s,
        "book.txt");
    row("puzzles",
        {},
        u"puzzles --game chexers --nodes 20000 --games 2 --out HERE/puzzles.json"_s,
        "puzzles.json");
    row("positions", {}, play, "positions.txt");
    row("weights",
        play,
        u"train --game chexers --epochs 1 --positions HERE/positions.txt --out HERE"_s,
        "weights.inc");
    // A report of a single game, which an agent that cannot write loses.
    row("JUnit report",
        {},
        u"check --game chexers --games 1 --junit HERE/report.xml " TESSERA_TEST_DATA
        "/agents/racer"_s,
        "report.xml",
        200);
    row("annotated games",
        match,
        u"analyse --nodes 200 --out HERE/annotated.tgn HERE/games.tgn"_s,
        "annotated.tgn");
    row("lines of an analysis",
        match,
        u"analyse --nodes 200 --lines HERE/lines.jsonl HERE/games.tgn"_s,
        "lines.jsonl");
    row("match", {}, match, "games.tgn");
}

void FullDiskTest::filesAreWholeOrNotThere()
{
    QFETCH(const QString, before);
    QFETCH(const QString, command);
    QFETCH(const QString, file);
    QFETCH(const int, most);
    if (!before.isEmpty())
        QCOMPARE(run(before, std::nullopt), cli::ExitStatus::Good);
    const auto there = [this] {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden);
    };
    const QStringList expected = there();
    const cli::ExitStatus status = run(command, rlim_t(most));
    QVERIFY2(status == cli::ExitStatus::Failed, qPrintable(m_talk));
    QVERIFY2(
        m_talk.contains(path(file) + u": found File too large, wanted a file that can be written"_s),
        qPrintable(m_talk));
    // What is appended to is there from the beginning, without anything that is not whole.
    if (const QByteArray begun = test::contentOf(path(file)); QFile::exists(path(file))) {
        QVERIFY2(begun.isEmpty() || begun.endsWith('\n'), begun.constData());
        QVERIFY(QFile::remove(path(file)));
    }
    QCOMPARE(there(), expected);
    const cli::ExitStatus later = run(command, std::nullopt);
    QVERIFY2(later == cli::ExitStatus::Good, qPrintable(m_talk));
    QVERIFY(!test::contentOf(path(file)).isEmpty());
}

void FullDiskTest::whatStoodThereStays()
{
    QFETCH(const QString, before);
    QFETCH(const QString, command);
    QFETCH(const QString, file);
    QFETCH(const int, most);
    if (!before.isEmpty())
        QCOMPARE(run(before, std::nullopt), cli::ExitStatus::Good);
    QCOMPARE(run(command, std::nullopt), cli::ExitStatus::Good);
    const QByteArray stood = test::contentOf(path(file));
    std::ignore = run(command, rlim_t(most));
    QCOMPARE(test::contentOf(path(file)), stood);
}

QTEST_GUILESS_MAIN(FullDiskTest)
#include "fulldisktest.moc"
