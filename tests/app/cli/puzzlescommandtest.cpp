#include "model/games/catalogue.h"
#include "model/record/puzzletext.h"
#include "tests/support/commandline.h"
#include "tests/support/textrow.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <sstream>

using namespace tessera;
using tessera::test::row;

/// `tessera-tools puzzles`.
class PuzzlesCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void goesOnWhereItWasStopped();
    void keepsWhatStandsThere();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();

private:
    [[nodiscard]] std::string file(const char *name) const
    {
        return m_folder.filePath(QString::fromLatin1(name)).toStdString();
    }
    cli::ExitStatus run(const std::vector<std::string> &words);
    static QByteArray contentOf(const std::string &path);

    QTemporaryDir m_folder;
    std::ostringstream m_out;
    std::ostringstream m_talk;
};

cli::ExitStatus PuzzlesCommandTest::run(const std::vector<std::string> &words)
{
    std::istringstream in;
    m_out.str({});
    m_talk.str({});
    return cli::runProgram(test::programWith(words.front()), words, {in, m_out, m_talk});
}

QByteArray PuzzlesCommandTest::contentOf(const std::string &path)
{
    QFile opened(QString::fromStdString(path));
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

/// Two games and two more make the same as four.
void PuzzlesCommandTest::goesOnWhereItWasStopped()
{
    const auto words = [this](const char *name, const char *games) {
        return std::vector<std::string>{
            "puzzles", "--game", "chexers", "--nodes", "20000", "--games", games, "--out", file(name)};
    };
    QCOMPARE(run(words("whole.json", "4")), cli::ExitStatus::Good);
    QCOMPARE(run(words("parts.json", "2")), cli::ExitStatus::Good);
    const QByteArray part = contentOf(file("parts.json"));
    QCOMPARE(run(words("parts.json", "4")), cli::ExitStatus::Good);
    const QByteArray whole = contentOf(file("whole.json"));
    QCOMPARE(contentOf(file("parts.json")), whole);
    QVERIFY(part != whole);
    const auto read
        = readPuzzleCollection(whole.toStdString(), findGame("chexers")->info(), "whole.json");
    QVERIFY(read);
    QVERIFY(!read->puzzles.empty());
    QCOMPARE(read->games, 4);
    QCOMPARE(
        QString::fromStdString(read->command),
        QStringLiteral("tessera-tools puzzles --game chexers --seed 1 --nodes 20000 --games 4"));
}

/// A file that is no collection of puzzles is not written over.
void PuzzlesCommandTest::keepsWhatStandsThere()
{
    const std::string path = file("letter.txt");
    QFile letter(QString::fromStdString(path));
    QVERIFY(letter.open(QIODevice::WriteOnly));
    letter.write("Dear reader");
    letter.close();
    QCOMPARE(
        run({"puzzles", "--game", "chexers", "--games", "1", "--out", path}),
        cli::ExitStatus::WrongUsage);
    QCOMPARE(contentOf(path), QByteArray("Dear reader"));
    QVERIFY(m_talk.str().find("letter.txt") != std::string::npos);
}

void PuzzlesCommandTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("words");
    row("no game", "--out x.json");
    row("no file", "--game chexers");
    row("no number", "--game chexers --out x.json --nodes many");
    row("no game of ours", "--game go --out x.json");
}

void PuzzlesCommandTest::saysWhatIsWrong()
{
    QFETCH(const QString, words);
    std::vector<std::string> all{"puzzles"};
    for (const QString &word : words.split(u' '))
        all.push_back(word.toStdString());
    QCOMPARE(run(all), cli::ExitStatus::WrongUsage);
    QVERIFY(!m_talk.str().empty());
}

QTEST_GUILESS_MAIN(PuzzlesCommandTest)
#include "puzzlescommandtest.moc"
