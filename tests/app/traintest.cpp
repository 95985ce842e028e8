#include "model/games/catalogue.h"
#include "tests/support/filecontent.h"
#include "tests/support/programrun.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace tessera;
using namespace tessera::test;

namespace {

QString learningGame()
{
    for (const GameEntry &entry : catalogue()) {
        if (entry.trainingSetup)
            return QString::fromStdString(entry.info().id);
    }
    return {};
}

} // namespace

/// `tessera-cli train`, as it is called.
class TrainTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    /// Games, positions, weights and recipe in one go; the same again from the same seed.
    void trains()
    {
        const Run once = train(
            {"--games", "6", "--nodes", "30", "--epochs", "2", "--out", folder()});
        QCOMPARE(once.status, 0);
        QVERIFY(once.talk.contains("epoch 2: loss 0."));
        const QByteArray positions = contentOf(file());
        QVERIFY(positions.count('\n') > 50);
        const QByteArray weights = contentOf(folder() + "/weights.inc");
        QVERIFY(weights.contains("kFirst"));
        const QByteArray recipe = contentOf(folder() + "/weights.txt");
        QVERIFY(recipe.contains(" --positions FILE --games 6 --from 0 --nodes 30 --seed 1\n"));
        QVERIFY(recipe.contains("\nsha256 "));
        QCOMPARE(once.out.toUtf8(), contentOf(folder() + "/weights.txt"));

        QVERIFY(QFile::remove(file()));
        const Run again = train(
            {"--games", "6", "--nodes", "30", "--epochs", "2", "--out", folder()});
        QCOMPARE(again.out, once.out);
        QCOMPARE(contentOf(file()), positions);
        QCOMPARE(contentOf(folder() + "/weights.inc"), weights);
    }

    /// Games that are played later stand behind those of before, and can be learnt from together.
    void addsGames()
    {
        QCOMPARE(train({"--games", "2", "--nodes", "20"}).status, 0);
        const QByteArray before = contentOf(file());
        QCOMPARE(train({"--games", "2", "--from", "2", "--nodes", "20"}).status, 0);
        const QByteArray after = contentOf(file());
        QVERIFY(after.startsWith(before) && after.size() > before.size());
        QVERIFY(after.mid(before.size()).startsWith("# --games 2 --from 2 --nodes 20 --seed 1\n2;"));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("positions");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no positions") << QByteArray()
                                      << "positions.txt: found no file that can be read, wanted "
                                         "positions that train has played";
        QTest::newRow("a line that is none")
            << QByteArray("what\n")
            << "positions.txt:1:1: found \"what\", wanted GAME;POSITION;PLAYER;SCORE;RESULT";
        QTest::newRow("a position that is none")
            << QByteArray("1;nothing;1;cp 3;0 1000\n") << "positions.txt:1:1: found ";
    }
    void refuses()
    {
        QFETCH(QByteArray, positions);
        QFETCH(QString, sentence);
        if (!positions.isEmpty()) {
            QFile to(file());
            QVERIFY(to.open(QIODevice::WriteOnly));
            to.write(positions);
        }
        const Run result = train({"--out", folder()});
        QCOMPARE(result.status, 1);
        QVERIFY2(result.talk.contains(sentence), qPrintable(result.talk));
        QVERIFY(!QFile::exists(folder() + "/weights.inc"));
    }

    /// What was played is not lost when the weights cannot be written.
    void keepsPositionsWithoutAFolder()
    {
        const Run result = train(
            {"--games", "2", "--nodes", "20", "--epochs", "1", "--out", "/no/such"});
        QCOMPARE(result.status, 1);
        QVERIFY2(
            result.talk.contains("/no/such/weights.inc: found No such file or directory, wanted a "
                                 "file that can be written"),
            qPrintable(result.talk));
        QVERIFY(!contentOf(file()).isEmpty());
    }

    void refusesUsage()
    {
        const Run result = run({"train", "--game", learningGame()});
        QCOMPARE(result.status, 2);
        QVERIFY(result.talk.startsWith("tessera-cli train: found no --positions"));
    }

private:
    [[nodiscard]] QString folder() const { return m_folder->path(); }
    [[nodiscard]] QString file() const { return m_folder->filePath("positions.txt"); }
    [[nodiscard]] Run train(const QStringList &words) const
    {
        return run(QStringList{"train", "--game", learningGame(), "--positions", file()} + words);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TrainTest)
#include "traintest.moc"
