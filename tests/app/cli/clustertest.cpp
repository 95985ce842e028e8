#include "model/lab/match/matchfile.h"
#include "tests/support/filecontent.h"
#include "tests/support/loopbackslurm.h"
#include "tests/support/patience.h"
#include "tests/support/programrun.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>
#include <set>
#include <vector>

using namespace tessera;
using namespace tessera::test;
using namespace Qt::StringLiterals;

namespace {

const QString kRecipes = QStringLiteral(TESSERA_RECIPES);

/// Runs a recipe with the program of this build; the stand-in for parallel is found first, or not at all.
Run recipe(
    const QString &name, const QStringList &words, bool hasStandIn, const QStringList &more = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"TESSERA_CLI"_s, programPath());
    environment.insert(u"TESSERA_TOOLS"_s, toolsPath());
    if (hasStandIn)
        environment.insert(
            u"PATH"_s, QStringLiteral(TESSERA_TEST_DATA "/cluster:") + environment.value(u"PATH"_s));
    for (const QString &setting : more)
        environment.insert(setting.section(u'=', 0, 0), setting.section(u'=', 1));
    process.setProcessEnvironment(environment);
    process.start(QDir(kRecipes).filePath(name), words);
    if (!process.waitForFinished(kPatience))
        process.kill();
    Run result;
    result.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    result.out = QString::fromUtf8(process.readAllStandardOutput());
    result.talk = QString::fromUtf8(process.readAllStandardError());
    return result;
}

/// The real one is tried as well where it is installed.
void addRunners()
{
    QTest::addColumn<bool>("hasStandIn");
    QTest::newRow("stand-in") << true;
    if (!QStandardPaths::findExecutable(u"parallel"_s).isEmpty())
        QTest::newRow("GNU parallel") << false;
}

/// Two machines that are this one: servers of ssh on the loopback with keys of their own.
class LoopbackHosts
{
public:
    [[nodiscard]] static bool arePossible()
    {
        return !foundProgram(u"sshd"_s).isEmpty() && !foundProgram(u"ssh"_s).isEmpty()
               && !foundProgram(u"ssh-keygen"_s).isEmpty()
               && !foundProgram(u"parallel"_s).isEmpty();
    }

    /// What `PARALLEL_SSH` shall be; the hosts are called one and two.
    QString start()
    {
        for (const char *key : {"host", "user"})
            QProcess::execute(
                foundProgram(u"ssh-keygen"_s),
                {u"-q"_s, u"-t"_s, u"ed25519"_s, u"-N"_s, u""_s, u"-f"_s, at(key)});
        QFile::copy(at("user.pub"), at("authorized"));
        // Wanted by servers that root starts; elsewhere it cannot be made, and is not needed.
        QDir().mkpath(u"/run/sshd"_s);
        QByteArray hosts;
        for (const char *name : {"one", "two"})
            hosts += serve(QString::fromLatin1(name));
        writeFile(at("hosts"), hosts);
        return foundProgram(u"ssh"_s) + u" -F "_s + at("hosts");
    }

    ~LoopbackHosts()
    {
        for (const auto &server : m_servers) {
            server->terminate();
            server->waitForFinished();
        }
    }

private:
    [[nodiscard]] QString at(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString at(const char *name) const { return at(QString::fromLatin1(name)); }

    /// Starts a server, and says how it is reached.
    QByteArray serve(const QString &name)
    {
        const QByteArray port = freePort();
        const QByteArray folder = m_folder.path().toUtf8();
        writeFile(
            at(name),
            "ListenAddress 127.0.0.1:" + port + "\nHostKey " + folder
                + "/host\nPidFile none\n"
                  "AuthorizedKeysFile "
                + folder
                + "/authorized\nStrictModes no\nUsePAM no\n"
                  "PermitRootLogin prohibit-password\n");
        m_servers.push_back(std::make_unique<QProcess>());
        // It says on its standard error that it listens.
        m_servers.back()->setProcessChannelMode(QProcess::MergedChannels);
        m_servers.back()->start(foundProgram(u"sshd"_s), {u"-D"_s, u"-e"_s, u"-f"_s, at(name)});
        m_servers.back()->waitForReadyRead(20000);
        return "Host " + name.toLatin1() + "\n HostName 127.0.0.1\n Port " + port
               + "\n IdentityFile " + folder
               + "/user\n StrictHostKeyChecking no\n UserKnownHostsFile /dev/null\n"
                 " LogLevel ERROR\n BatchMode yes\n";
    }

    QTemporaryDir m_folder;
    std::vector<std::unique_ptr<QProcess>> m_servers;
};

const QStringList kMatch{
    u"--game"_s,
    u"watchyourback"_s,
    u"--player"_s,
    u"level=2"_s,
    u"--player"_s,
    u"level=1,name=\"a b\""_s,
    u"--games=24"_s,
    u"--time=nodes=60"_s};

const QStringList kTrain{u"--game"_s, u"watchyourback"_s, u"--nodes"_s, u"40"_s};

} // namespace

/// The recipes for more than one machine, on this one.
class ClusterTest : public QObject
{
    Q_OBJECT

private slots:
    void partsMakeTheWhole_data() { addRunners(); }
    void partsMakeTheWhole();
    void hostsPlayTogether_data();
    void hostsPlayTogether();
    void lostPartGoesOn_data() { addRunners(); }
    void lostPartGoesOn();
    void arrayMakesTheWhole();
    void slurmPlaysAnArray_data();
    void slurmPlaysAnArray();
    void gamesToLearnFromArePlayedInParts_data() { addRunners(); }
    void gamesToLearnFromArePlayedInParts();
    void arrayPlaysGamesToLearnFrom();
    void gateDecides_data();
    void gateDecides();
    void gateAsksTheNet_data();
    void gateAsksTheNet();
    void gateFails();
    void wrongUsage();

private:
    void compareWithWhole(const QString &report, const QString &folder) const;
    void compareWithOneRun(const QStringList &parts) const;
    static void putWeights(const QTemporaryDir &folder, const QString &net = u"weights"_s);
};

/// The report is that of the match played in one go, and each game is there once.
void ClusterTest::compareWithWhole(const QString &report, const QString &folder) const
{
    const Run whole = run(QStringList{u"match"_s} + kMatch);
    QVERIFY2(whole.status == 0, qPrintable(whole.talk));
    QCOMPARE(report, whole.out);
    std::set<int> numbers;
    for (const QString &name : QDir(folder).entryList({u"part-*.tgn"_s})) {
        const QString path = QDir(folder).filePath(name);
        const auto part = lab::readMatchFile(contentOf(path).toStdString(), path.toStdString());
        QVERIFY(part);
        for (const lab::PlayedGame &game : part->games)
            QVERIFY(numbers.insert(game.number).second);
    }
    QCOMPARE(int(numbers.size()), 24);
}

void ClusterTest::partsMakeTheWhole()
{
    QFETCH(const bool, hasStandIn);
    const QTemporaryDir folder;
    const QStringList words = QStringList{u"-n"_s, u"3"_s, u"-d"_s, folder.path(), u"--"_s}
                              + kMatch;
    const Run played = recipe(u"match-parallel"_s, words, hasStandIn);
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    compareWithWhole(played.out, folder.path());
    // Once more: nothing is played again, and the report is the same.
    const QByteArray all = contentOf(folder.filePath(u"all.tgn"_s));
    QCOMPARE(recipe(u"match-parallel"_s, words, hasStandIn).out, played.out);
    QCOMPARE(contentOf(folder.filePath(u"all.tgn"_s)), all);
}

void ClusterTest::hostsPlayTogether_data()
{
    QTest::addColumn<bool>("hasStandIn");
    QTest::addColumn<QString>("logins");
    QTest::newRow("stand-in") << true << u"one,two"_s;
    if (LoopbackHosts::arePossible())
        QTest::newRow("two servers of ssh") << false << u"one,two"_s;
    if (LoopbackHosts::arePossible())
        QTest::newRow("one that is not reached") << false << u"two,gone.invalid"_s;
}

/// Parts go to machines over ssh; what one does not play, another does.
void ClusterTest::hostsPlayTogether()
{
    QFETCH(const bool, hasStandIn);
    QFETCH(const QString, logins);
    LoopbackHosts hosts;
    const QString ssh = hasStandIn ? QString() : hosts.start();
    const QTemporaryDir folder;
    const Run played = recipe(
        u"match-parallel"_s,
        QStringList{u"-n"_s, u"4"_s, u"-s"_s, logins, u"-d"_s, folder.path(), u"--"_s} + kMatch,
        hasStandIn,
        {u"PARALLEL_SSH="_s + ssh});
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    compareWithWhole(played.out, folder.path());
}

/// What a machine that was lost had played stays: torn in the middle of a game, its part goes on.
void ClusterTest::lostPartGoesOn()
{
    QFETCH(const bool, hasStandIn);
    const QTemporaryDir folder;
    const QStringList words = QStringList{u"-n"_s, u"2"_s, u"-d"_s, folder.path(), u"--"_s}
                              + kMatch;
    QCOMPARE(recipe(u"match-parallel"_s, words, hasStandIn).status, 0);
    QFile part(folder.filePath(u"part-2.tgn"_s));
    const QByteArray before = contentOf(part.fileName());
    QVERIFY(part.resize(before.size() / 2));
    const Run again = recipe(u"match-parallel"_s, words, hasStandIn);
    QVERIFY2(again.status == 0, qPrintable(again.talk));
    compareWithWhole(again.out, folder.path());
    // A part that cannot be played is said, with the way to go on.
    QFile strange(folder.filePath(u"part-1.tgn"_s));
    QVERIFY(strange.open(QIODevice::WriteOnly));
    strange.write("Dear Sir,");
    strange.close();
    const Run failed = recipe(u"match-parallel"_s, words, hasStandIn);
    QCOMPARE(failed.status, 1);
    QVERIFY2(failed.talk.contains(u"some parts are not done"_s), qPrintable(failed.talk));
}

void ClusterTest::arrayMakesTheWhole()
{
    const QTemporaryDir folder;
    const QString place = u"TESSERA_FOLDER="_s + folder.path();
    for (int task = 1; task <= 3; ++task) {
        const Run played = recipe(
            u"match-slurm"_s,
            kMatch,
            false,
            {place, u"SLURM_ARRAY_TASK_ID=%1"_s.arg(task), u"SLURM_ARRAY_TASK_COUNT=3"_s});
        QVERIFY2(played.status == 0, qPrintable(played.talk));
    }
    QStringList merge{u"match"_s, u"--merge"_s};
    for (int task = 1; task <= 3; ++task)
        merge << folder.filePath(u"part-%1.tgn"_s.arg(task));
    compareWithWhole(run(merge).out, folder.path());
    QVERIFY(recipe(u"match-slurm"_s, kMatch, false, {place}).talk.contains(u"wanted a task"_s));
}

void ClusterTest::slurmPlaysAnArray_data()
{
    QTest::addColumn<bool>("hasSlurm");
    QTest::newRow(LoopbackSlurm::isPossible() ? "Slurm" : "not installed")
        << LoopbackSlurm::isPossible();
}

/// By the real one where it is installed; a task that was lost in the middle is queued again and goes on.
void ClusterTest::slurmPlaysAnArray()
{
    QFETCH(const bool, hasSlurm);
    if (!hasSlurm)
        return;
    LoopbackSlurm slurm;
    const QString fault = slurm.start();
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
    const QTemporaryDir folder;
    qputenv("TESSERA_CLI", programPath().toUtf8());
    qputenv("TESSERA_TOOLS", toolsPath().toUtf8());
    qputenv("TESSERA_FOLDER", folder.path().toUtf8());
    const auto queued = slurm.asked(
        u"sbatch"_s,
        QStringList{
            u"--parsable"_s,
            u"--array=1-3"_s,
            u"--output"_s,
            folder.filePath(u"said-%a.txt"_s),
            QDir(kRecipes).filePath(u"match-slurm"_s)}
            + kMatch);
    QVERIFY(queued && !queued->isEmpty());
    QVERIFY(slurm.finishes());
    QFile part(folder.filePath(u"part-2.tgn"_s));
    QVERIFY2(part.exists(), contentOf(folder.filePath(u"said-2.txt"_s)).constData());
    QVERIFY(part.resize(part.size() / 2));
    const QString lost = QString::fromUtf8(*queued) + u"_2"_s;
    slurm.asked(u"scontrol"_s, {u"requeue"_s, lost});
    // Slurm would wait for two minutes.
    slurm.asked(u"scontrol"_s, {u"update"_s, u"JobId="_s + lost, u"StartTime=now"_s});
    QVERIFY(slurm.finishes());
    QStringList merge{u"match"_s, u"--merge"_s};
    for (int task = 1; task <= 3; ++task)
        merge << folder.filePath(u"part-%1.tgn"_s.arg(task));
    compareWithWhole(run(merge).out, folder.path());
}

/// The games of all parts are those of one run, and a part that was torn goes on.
void ClusterTest::gamesToLearnFromArePlayedInParts()
{
    QFETCH(const bool, hasStandIn);
    const QTemporaryDir folder;
    const QStringList words
        = QStringList{u"-n"_s, u"2"_s, u"-d"_s, folder.path(), u"--"_s, u"--games"_s, u"2"_s}
          + kTrain;
    const Run played = recipe(u"train-parallel"_s, words, hasStandIn);
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    const QStringList parts{folder.filePath(u"part-1.games"_s), folder.filePath(u"part-2.games"_s)};
    QCOMPARE(played.out, parts.join(u'\n') + u'\n');
    compareWithOneRun(parts);
    const QByteArray second = contentOf(parts[1]);
    QVERIFY(QFile::resize(parts[1], second.size() - 5));
    QCOMPARE(recipe(u"train-parallel"_s, words, hasStandIn).status, 0);
    QCOMPARE(contentOf(parts[1]), second);
}

void ClusterTest::arrayPlaysGamesToLearnFrom()
{
    const QTemporaryDir folder;
    const QString place = u"TESSERA_FOLDER="_s + folder.path();
    QStringList parts;
    for (int task = 1; task <= 2; ++task) {
        const Run played = recipe(
            u"train-slurm"_s,
            QStringList{u"2"_s} + kTrain,
            false,
            {place, u"SLURM_ARRAY_TASK_ID=%1"_s.arg(task)});
        QVERIFY2(played.status == 0, qPrintable(played.talk));
        parts << folder.filePath(u"part-%1.games"_s.arg(task));
    }
    compareWithOneRun(parts);
    QVERIFY(recipe(u"train-slurm"_s, {u"2"_s}, false, {place}).talk.contains(u"wanted a task"_s));
}

/// What they hold is what a run of four games holds: the same games with as many positions.
void ClusterTest::compareWithOneRun(const QStringList &parts) const
{
    const QTemporaryDir folder;
    const QString whole = folder.filePath(u"whole.games"_s);
    const Run one = runTools(
        QStringList{u"train"_s, u"--positions"_s, whole, u"--games"_s, u"4"_s} + kTrain);
    QVERIFY2(one.status == 0, qPrintable(one.talk));
    const QStringList tell{u"train"_s, u"--game"_s, u"watchyourback"_s};
    const Run told = runTools(tell + QStringList{whole});
    QVERIFY2(told.out.contains(u" --games 4 --from 0 --nodes 40 "_s), qPrintable(told.out));
    QCOMPARE(runTools(tell + parts).out, told.out);
}

void ClusterTest::gateDecides_data()
{
    QTest::addColumn<QString>("sprt");
    QTest::addColumn<QString>("games");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("verdict");
    // The program that the stand-in for CMake builds is as strong as the present one.
    QTest::newRow("stronger") << u"elo0=-400 elo1=0"_s << u"200"_s << 0 << u"accepted"_s;
    QTest::newRow("not stronger") << u"elo0=0 elo1=400"_s << u"200"_s << 1 << u"rejected"_s;
    QTest::newRow("nobody knows") << u"elo0=0 elo1=1"_s << u"2"_s << 3 << u"open after all games"_s;
}

/// The candidate is built with the new weights, and the test of its match is the exit status; what was torn goes on.
void ClusterTest::gateDecides()
{
    QFETCH(const QString, sprt);
    QFETCH(const QString, games);
    const QTemporaryDir folder;
    putWeights(folder);
    const QStringList words
        = {u"-g"_s,
           u"watchyourback"_s,
           u"-w"_s,
           folder.path(),
           u"-n"_s,
           u"20"_s,
           u"-N"_s,
           games,
           u"-s"_s,
           sprt};
    const Run gate = recipe(u"train-gate"_s, words, true);
    QVERIFY2(gate.talk.isEmpty() || gate.status < 4, qPrintable(gate.talk));
    QTEST(gate.status, "status");
    QFETCH(const QString, verdict);
    QVERIFY2(
        gate.out.startsWith(u"New weights for watchyourback: %1\n\nplayed "_s.arg(verdict)),
        qPrintable(gate.out));
    QVERIFY(gate.out.contains(u"\nepoch\ttraining\tvalidation\n"_s));
    QVERIFY(gate.out.contains(u"\nSPRT "_s + sprt));
    QCOMPARE(gate.out.toUtf8(), contentOf(folder.filePath(u"gate/report.txt"_s)));
    const QString said = QString::fromUtf8(contentOf(folder.filePath(u"gate/build/said"_s)));
    const QString place = folder.filePath(u"gate/weights"_s);
    QVERIFY2(said.contains(u"-DTESSERA_WEIGHTS="_s + place), qPrintable(said));
    QCOMPARE(
        contentOf(place + u"/watchyourback/weights.net"_s),
        contentOf(folder.filePath(u"weights.net"_s)));
    QFile played(folder.filePath(u"gate/gate.tgn"_s));
    QVERIFY(played.resize(played.size() - 50));
    const Run again = recipe(u"train-gate"_s, words, true);
    QCOMPARE(again.status, gate.status);
    QCOMPARE(again.out, gate.out);
}

void ClusterTest::gateAsksTheNet_data()
{
    QTest::addColumn<QString>("net");
    QTest::addColumn<bool>("isStatic");
    QTest::newRow("weights") << u"weights"_s << true;
    QTest::newRow("policy") << u"policy"_s << false;
}

/// The net that the folder holds is built in, and both players use the kind of search that asks it.
void ClusterTest::gateAsksTheNet()
{
    QFETCH(const QString, net);
    const QTemporaryDir folder;
    putWeights(folder, net);
    const Run gate = recipe(
        u"train-gate"_s,
        {u"-g"_s,
         u"chexers"_s,
         u"-w"_s,
         folder.path(),
         u"-n"_s,
         u"10"_s,
         u"-N"_s,
         u"2"_s,
         u"-s"_s,
         u"elo0=0 elo1=1"_s},
        true);
    QCOMPARE(gate.status, 3);
    QVERIFY2(
        gate.out.startsWith(u"New %1 for chexers: open after all games\n\nplayed "_s.arg(net)),
        qPrintable(gate.out));
    const QString file = u"%1.net"_s.arg(net);
    QCOMPARE(
        contentOf(folder.filePath(u"gate/weights/chexers/"_s + file)),
        contentOf(folder.filePath(file)));
    QTEST(contentOf(folder.filePath(u"gate/gate.tgn"_s)).contains("option.Kind=static"), "isStatic");
}

/// What hinders the gate is not taken for a verdict.
void ClusterTest::gateFails()
{
    const QTemporaryDir folder;
    const QStringList words{u"-g"_s, u"watchyourback"_s, u"-w"_s, folder.path()};
    const auto says = [&](const QStringList &more, const QString &sentence) {
        const Run gate = recipe(u"train-gate"_s, words + more, true);
        QCOMPARE(gate.status, 2);
        QVERIFY2(gate.talk.contains(sentence), qPrintable(gate.talk));
    };
    says({}, u"found no weights in "_s + folder.path());
    putWeights(folder);
    QVERIFY(QFile::remove(folder.filePath(u"losses.tsv"_s)));
    says({}, u"found no "_s + folder.filePath(u"losses.tsv"_s));
    putWeights(folder, u"other"_s);
    says({}, u"found several nets ("_s + folder.filePath(u"other.net"_s));
    QVERIFY(QFile::remove(folder.filePath(u"other.net"_s)));
    says({u"-t"_s, folder.path()}, u"found no weights of watchyourback in "_s);
    says({u"-d"_s, folder.filePath(u"broken"_s)}, u"cannot be built (see "_s);
    says({u"-d"_s, folder.filePath(u"same"_s)}, u"searches like "_s + programPath());
    says({u"-s"_s, u"elo0=1 elo1=0"_s}, u"the match is not done"_s);
    writeFile(folder.filePath(u"weights.net"_s), "others");
    says({}, u"wanted those of weights.txt"_s);
}

/// Files as `train` writes them beside each other; what is in the weights makes no difference to the stand-in.
void ClusterTest::putWeights(const QTemporaryDir &folder, const QString &net)
{
    const QByteArray weights = "some weights\n";
    writeFile(folder.filePath(net + u".net"_s), weights);
    writeFile(
        folder.filePath(net + u".txt"_s),
        "played tessera-cli train\nsha256 "
            + QCryptographicHash::hash(weights, QCryptographicHash::Sha256).toHex() + "\n");
    writeFile(folder.filePath(u"losses.tsv"_s), "epoch\ttraining\tvalidation\n0\t0.7\t0.7\n");
}

void ClusterTest::wrongUsage()
{
    const Run none = recipe(u"match-parallel"_s, {}, true);
    QCOMPARE(none.status, 2);
    QVERIFY(none.talk.contains(u"found no match"_s));
    const Run out = recipe(u"match-parallel"_s, {u"--"_s, u"--out=x.tgn"_s}, true);
    QCOMPARE(out.status, 2);
    QVERIFY(out.talk.contains(u"found --out=x.tgn"_s));
    QCOMPARE(recipe(u"train-parallel"_s, {u"--"_s, u"--nodes=3"_s}, true).status, 2);
}

QTEST_MAIN(ClusterTest)
#include "clustertest.moc"
