#include "model/games/catalogue.h"
#include "model/games/recipes.h"
#include "model/search/learning/dataset.h"
#include "model/search/learning/trainingsetup.h"
#include "tests/support/filecontent.h"
#include "tests/support/patience.h"
#include "tests/support/programrun.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace tessera;
using namespace tessera::test;

namespace {

QString learningGame()
{
    for (const GameEntry &entry : catalogue()) {
        if (!recipesOf(entry).nets.empty())
            return QString::fromStdString(entry.info().id);
    }
    return {};
}

} // namespace

/// `tessera-tools train`, as it is called, and killed.
class TrainTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    /// Games, weights, losses and recipe in one go; the same again from the same seed.
    void trains()
    {
        const Run once = train(
            {"--games", "6", "--nodes", "30", "--epochs", "2", "--out", folder()});
        QVERIFY2(once.status == 0, qPrintable(once.talk));
        QVERIFY(once.talk.contains("epoch 2: loss 0."));
        const QByteArray games = contentOf(file());
        QVERIFY(games.startsWith("TESSERA\n"));
        const QByteArray weights = contentOf(folder() + "/weights.net");
        QVERIFY(weights.startsWith("TSRNET"));
        const QByteArray recipe = contentOf(folder() + "/weights.txt");
        QVERIFY(recipe.contains(" --positions FILE --games 6 --from 0 --nodes 30 --seed 1\n"));
        QVERIFY(recipe.contains("\nsha256 "));
        QCOMPARE(once.out.toUtf8(), recipe);
        const QByteArray losses = contentOf(folder() + "/losses.tsv");
        QVERIFY(losses.startsWith("epoch\ttraining\tvalidation\n0\t0."));
        QCOMPARE(losses.count('\n'), 4);
        QVERIFY(!QFile::exists(folder() + "/fit.checkpoint"));

        QVERIFY(QFile::remove(file()));
        const Run again = train(
            {"--games", "6", "--nodes", "30", "--epochs", "2", "--out", folder()});
        QCOMPARE(again.out, once.out);
        QCOMPARE(contentOf(file()), games);
        QCOMPARE(contentOf(folder() + "/weights.net"), weights);
    }

    /// Each net of a game is fitted when it is asked for, to the same games.
    void trainsNetsByName_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("net");
        QTest::addColumn<QByteArray>("columns");
        for (const GameEntry &entry : catalogue()) {
            for (const TrainableNet &net : recipesOf(entry).nets) {
                if (recipesOf(entry).nets.size() > 1)
                    QTest::addRow("%s %s", entry.info().id.c_str(), net.name.c_str())
                        << QString::fromStdString(entry.info().id)
                        << QString::fromStdString(net.name)
                        << QByteArray(
                               net.trainingSetup().extractMoves
                                   ? "epoch\ttraining\tvalidation\todds\tmoves\tfirst-choices\n"
                                   : "epoch\ttraining\tvalidation\n");
            }
        }
    }
    void trainsNetsByName()
    {
        QFETCH(QString, game);
        QFETCH(QString, net);
        const QStringList play{"train", "--game", game, "--positions", file(), "--games", "4"};
        QCOMPARE(runTools(play + QStringList{"--nodes", "20", "--net", net}).status, 0);
        const QByteArray games = contentOf(file());
        QVERIFY(QFile::remove(file()));
        QCOMPARE(runTools(play + QStringList{"--nodes", "20"}).status, 0);
        QCOMPARE(contentOf(file()), games);

        const Run fitted = runTools(
            {"train", "--game", game, "--net", net, "--epochs", "2", "--out", folder(), file()});
        QVERIFY2(fitted.status == 0, qPrintable(fitted.talk));
        const QString learnt = "\nlearnt tessera-tools train --game %1 --positions FILE --net %2 "
                               "--seed 1 --epochs 2 --out resources/weights/%1\n";
        QVERIFY2(fitted.out.contains(learnt.arg(game, net)), qPrintable(fitted.out));
        QCOMPARE(contentOf(folder() + "/" + net + ".txt"), fitted.out.toUtf8());
        QVERIFY(contentOf(folder() + "/" + net + ".net").startsWith("TSRNET"));
        QCOMPARE(QDir(folder()).entryList({"*.net"}).size(), 1);
        const QByteArray losses = contentOf(folder() + "/losses.tsv");
        QTEST(losses.left(losses.indexOf('\n') + 1), "columns");
        QCOMPARE(losses.count('\n'), 4);
        QVERIFY(!QFile::exists(folder() + "/fit.checkpoint"));
    }

    /// Only games that are missing are played, and they make the file what it is when played in one go.
    void playsWhatIsMissing()
    {
        QCOMPARE(train({"--games", "2", "--nodes", "20"}).status, 0);
        const QByteArray before = contentOf(file());
        const Run more = train({"--games", "4", "--nodes", "20"});
        QVERIFY2(more.talk.contains(": 2 games of 4 are there"), qPrintable(more.talk));
        const QByteArray after = contentOf(file());
        QVERIFY(after.startsWith(before) && after.size() > before.size());
        QCOMPARE(train({"--games", "4", "--nodes", "20"}).status, 0);
        QCOMPARE(contentOf(file()), after);
        QVERIFY(QFile::remove(file()));
        QCOMPARE(train({"--games", "4", "--nodes", "20"}).status, 0);
        QCOMPARE(contentOf(file()), after);
    }

    /// Killed while it plays, it goes on behind the last whole game.
    void playsOnAfterItWasKilled()
    {
        const QStringList all{"--games", "12", "--nodes", "300"};
        for (int kills = 0; kills < 2; ++kills) {
            const QByteArray before = contentOf(file());
            kill(all, [&] { return contentOf(file()).size() > before.size() + 300; });
            QVERIFY(contentOf(file()).startsWith(before));
        }
        // Torn in the middle of a game, as when the machine dies.
        QFile torn(file());
        QVERIFY(torn.resize(torn.size() - 5));
        QVERIFY(train({}).talk.contains("its last game is not whole and is left out"));
        const Run last = train(all);
        QVERIFY2(last.status == 0, qPrintable(last.talk));
        const QByteArray killed = contentOf(file());
        QVERIFY(QFile::remove(file()));
        QCOMPARE(train(all).status, 0);
        QCOMPARE(contentOf(file()), killed);
    }

    /// Killed while it fits, it goes on to the same weights and the same curve.
    void fitsOnAfterItWasKilled()
    {
        QCOMPARE(train({"--games", "12", "--nodes", "30"}).status, 0);
        const QStringList fit{"--epochs", "60", "--out", folder()};
        const QString checkpoint = folder() + "/fit.checkpoint";
        kill(fit, [&] { return QFile::exists(checkpoint); });
        QVERIFY(!QFile::exists(folder() + "/weights.net"));
        // Another fit does not take it over.
        const Run other = train({"--epochs", "3", "--out", folder()});
        QCOMPARE(other.status, 1);
        QVERIFY2(
            other.talk.contains(
                "fit.checkpoint: found the checkpoint of a fit with other games, "
                "net, seed or epochs, wanted one of this fit, or no file to begin anew"),
            qPrintable(other.talk));
        const Run goesOn = train(fit);
        QVERIFY2(goesOn.status == 0, qPrintable(goesOn.talk));
        QVERIFY2(goesOn.talk.contains(" epochs are done\n"), qPrintable(goesOn.talk));
        QVERIFY(!goesOn.talk.contains("epoch 0:"));
        QVERIFY(!QFile::exists(checkpoint));
        const QString whole = m_folder->filePath("whole");
        QVERIFY(QDir().mkdir(whole));
        const Run inOneGo = train({"--epochs", "60", "--out", whole});
        QCOMPARE(inOneGo.out, goesOn.out);
        for (const char *name : {"/weights.net", "/weights.txt", "/losses.tsv"})
            QCOMPARE(contentOf(folder() + name), contentOf(whole + name));
    }

    /// Shards are learnt from like one file of the same games, and a game that is there twice counts once.
    void joinsShards()
    {
        const QString whole = m_folder->filePath("whole.games");
        const auto play = [&](const QString &to, const QStringList &words) {
            return runTools(
                QStringList{"train", "--game", learningGame(), "--nodes", "30", "--positions", to}
                + words);
        };
        QCOMPARE(play(whole, {"--games", "6"}).status, 0);
        QStringList shards{m_folder->filePath("1.games"), m_folder->filePath("2.games")};
        QCOMPARE(play(shards[0], {"--games", "4"}).status, 0);
        QCOMPARE(play(shards[1], {"--games", "3", "--from", "3"}).status, 0);
        const QStringList fit{"train", "--game", learningGame(), "--epochs", "2", "--out", folder()};
        const Run joined = runTools(fit + shards);
        QVERIFY2(joined.status == 0, qPrintable(joined.talk));
        QVERIFY(joined.out.contains(" --games 6 --from 0 --nodes 30 --seed 1\n"));
        QCOMPARE(runTools(fit + QStringList{whole}).out, joined.out);
        // Without a folder it tells what they hold.
        const Run told = runTools(QStringList{"train", "--game", learningGame()} + shards);
        QCOMPARE(told.status, 0);
        QVERIFY2(
            told.out.startsWith("played ") && told.out.contains("\npositions "),
            qPrintable(told.out));

        // A game that should be the same and is not.
        const QString other = m_folder->filePath("other.games");
        {
            using namespace training;
            auto reader = DatasetReader::open(whole.toStdString(), Damage::IsAnError);
            QVERIFY(reader);
            SelfPlayedGame game = reader->next()->value();
            game.number = 5;
            auto writer
                = DatasetWriter::open(other.toStdString(), *reader->header(), Damage::IsAnError);
            QVERIFY(writer && !writer->add(game));
        }
        const Run two = runTools(QStringList{"train", "--game", learningGame(), whole, other});
        QCOMPARE(two.status, 1);
        QVERIFY2(
            two.talk.contains("found another game 5 of seed 1 than before"), qPrintable(two.talk));
    }

    void saysWhereAFileIsDamaged()
    {
        QCOMPARE(train({"--games", "3", "--nodes", "20"}).status, 0);
        QByteArray bytes = contentOf(file());
        const qsizetype second = bytes.indexOf("\xb7GAM", 70);
        bytes[second + 20] = static_cast<char>(bytes[second + 20] ^ 1);
        put(bytes);
        for (const QStringList &words : {QStringList{}, QStringList{"--games", "9"}}) {
            const Run refused = train(words + QStringList{"--nodes", "20"});
            QCOMPARE(refused.status, 1);
            QVERIFY2(
                refused.talk.contains(
                    QString("some.games: found damaged bytes from byte %1 to ").arg(second)),
                qPrintable(refused.talk));
        }
        const Run skipping = train({"--skip-damaged"});
        QCOMPARE(skipping.status, 0);
        QVERIFY2(
            skipping.talk.contains("damaged places that were skipped: 1"),
            qPrintable(skipping.talk));
        QVERIFY(!skipping.out.contains("--games 3 "));
        // The lost game is played again.
        QCOMPARE(train({"--games", "3", "--nodes", "20", "--skip-damaged"}).status, 0);
        QVERIFY(train({"--skip-damaged"}).out.contains(" --games 3 --from 0 --nodes 20 --seed 1\n"));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("positions");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no file") << QByteArray()
                                 << "some.games: found no games, wanted games that tessera-tools "
                                    "train has played";
        QTest::newRow("positions as text")
            << QByteArray("# --games 1 --from 0 --nodes 20 --seed 1\n0;X6X;1;cp 3;0 1000\n")
            << "some.games: found positions as text, which train wrote in earlier versions, wanted "
               "games that tessera-tools train has played in this one";
        QTest::newRow("another file")
            << QByteArray("what\n") << "some.games: found another kind of file, wanted games";
    }
    void refuses()
    {
        QFETCH(QByteArray, positions);
        QFETCH(QString, sentence);
        if (!positions.isEmpty())
            put(positions);
        const Run result = train({"--out", folder()});
        QCOMPARE(result.status, 1);
        QVERIFY2(result.talk.contains(sentence), qPrintable(result.talk));
        QVERIFY(!QFile::exists(folder() + "/weights.net"));
    }

    void refusesOtherGames()
    {
        QCOMPARE(train({"--games", "1", "--nodes", "20"}).status, 0);
        const Run others = train({"--games", "2", "--nodes", "30"});
        QCOMPARE(others.status, 1);
        QVERIFY2(others.talk.contains("wanted those of this run, --game "), qPrintable(others.talk));
        const Run seed = train({"--games", "2", "--nodes", "20", "--seed", "4"});
        QCOMPARE(seed.status, 1);
    }

    void refusesUsage()
    {
        for (const QStringList &words :
             {QStringList{}, QStringList{"--games", "3", "--out", folder(), file()}}) {
            const Run result = runTools(QStringList{"train", "--game", learningGame()} + words);
            QCOMPARE(result.status, 2);
            QVERIFY(result.talk.startsWith("tessera-tools train: found no --positions"));
        }
        // Before anything is played.
        const Run result = train({"--games", "9000000", "--out", "/no/such"});
        QCOMPARE(result.status, 2);
        QVERIFY2(
            result.talk.contains("found \"/no/such\", wanted a folder that exists"),
            qPrintable(result.talk));
        QVERIFY(!QFile::exists(file()));
        const Run unknown = train({"--games", "9000000", "--net", "nobody"});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(
            unknown.talk.contains("train --net: found \"nobody\", wanted weights"),
            qPrintable(unknown.talk));
        QVERIFY(!QFile::exists(file()));
    }

    /// The nets that there are instead are named.
    void refusesUnknownNets()
    {
        for (const GameEntry &entry : catalogue()) {
            if (recipesOf(entry).nets.empty())
                continue;
            const Run result = runTools(
                {"train", "--game", entry.info().id.c_str(), "--net", "nobody", file()});
            QCOMPARE(result.status, 2);
            const QString found = result.talk.section("found ", 1);
            QVERIFY2(found.startsWith("\"nobody\", wanted "), qPrintable(result.talk));
            for (const TrainableNet &net : recipesOf(entry).nets)
                QVERIFY2(found.contains(net.name.c_str()), qPrintable(result.talk));
        }
    }

private:
    [[nodiscard]] QString folder() const { return m_folder->path(); }
    [[nodiscard]] QString file() const { return m_folder->filePath("some.games"); }
    [[nodiscard]] QStringList words(const QStringList &more) const
    {
        return QStringList{"train", "--game", learningGame(), "--positions", file()} + more;
    }
    [[nodiscard]] Run train(const QStringList &more) const { return runTools(words(more)); }

    void put(const QByteArray &content) const
    {
        QFile to(file());
        QVERIFY(to.open(QIODevice::WriteOnly));
        to.write(content);
    }

    /// Starts the command, and kills it as soon as that is so.
    template<typename IsTime>
    void kill(const QStringList &more, const IsTime &isTime) const
    {
        QProcess process;
        process.start(toolsPath(), words(more));
        QVERIFY(process.waitForStarted());
        for (int waits = 0; !isTime() && waits < kPatience; ++waits)
            QVERIFY2(!process.waitForFinished(1), "it had finished before it was killed");
        QCOMPARE(process.state(), QProcess::Running);
        process.kill();
        QVERIFY(process.waitForFinished(kPatience));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TrainTest)
#include "traintest.moc"
