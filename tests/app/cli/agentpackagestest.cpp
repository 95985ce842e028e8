#include "tests/support/agentgames.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace tessera::test;
using namespace Qt::StringLiterals;

/// Our engine in the classes of the three courses, as the packages beside the program give it.
class AgentPackagesTest : public QObject
{
    Q_OBJECT

private slots:
    void wholeGames_data();
    void wholeGames();
    void missingProgramIsNamed();

private:
    static QString package(const QString &game)
    {
        return QCoreApplication::applicationDirPath() + u"/agents/tessera_"_s + game;
    }
};

void AgentPackagesTest::wholeGames_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("2018") << u"watchyourback"_s;
    QTest::newRow("2019") << u"chexers"_s;
    QTest::newRow("2024") << u"tetress"_s;
}

/// The bridge makes the calls of the form; the match knows the rules.
void AgentPackagesTest::wholeGames()
{
    QFETCH(const QString, game);
    qputenv("TESSERA_LEVEL", "2");
    qputenv("TESSERA_GO", "nodes 50");
    Run played;
    playWholeGames(game, package(game), played);
}

void AgentPackagesTest::missingProgramIsNamed()
{
    qputenv("TESSERA_CLI", "/no/such/program");
    const QTemporaryDir dir;
    const Run played = run(
        {u"match"_s,
         u"--game=chexers"_s,
         u"--player"_s,
         u"agent="_s + package(u"chexers"_s),
         u"--player=level=1 nodes=50"_s,
         u"--games=1"_s,
         u"--out"_s,
         dir.filePath(u"games.tgn"_s)});
    qunsetenv("TESSERA_CLI");
    QFile file(dir.filePath(u"games.tgn"_s));
    const QByteArray kept = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    QVERIFY2((kept + played.talk.toUtf8()).contains("/no/such/program"), kept.constData());
}

QTEST_GUILESS_MAIN(AgentPackagesTest)
#include "agentpackagestest.moc"
