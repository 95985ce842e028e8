#include "tests/support/programrun.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace tessera::test;
using namespace Qt::StringLiterals;

namespace {

using Files = QMap<QString, QByteArray>;

/// Takes the sample in `module` for the agent's class.
QByteArray sample(const char *module)
{
    return "import sys\nsys.path.append('" TESSERA_TEST_DATA "/agents')\nfrom " + QByteArray(module)
           + " import *\n";
}

} // namespace

/// Where agents lie and what they find there, as under the referees of their courses, which are started in the folder
/// where the package or module lies.
class AgentPlacesTest : public QObject
{
    Q_OBJECT

private slots:
    void agentsFindWhatTheyNeed_data();
    void agentsFindWhatTheyNeed();
    void ownActionComesBackAsItWas();

private:
    /// Whether no fault is found in the agent at `path` among `files`; `current` is a link to `past/team`.
    static void check(const QString &game, const QString &path, const Files &files)
    {
        const QTemporaryDir folder;
        for (const auto &[name, text] : files.asKeyValueRange()) {
            QFile file(folder.filePath(name));
            QDir().mkpath(QFileInfo(file).path());
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        }
        QVERIFY(QFile::link(u"past/team"_s, folder.filePath(u"current"_s)));
        const Run result = run(
            {u"check"_s,
             u"--game"_s,
             game,
             u"--games=2"_s,
             u"--out"_s,
             folder.path(),
             folder.filePath(path)});
        QVERIFY2(result.status == 0, qPrintable(result.out + result.talk));
    }
};

void AgentPlacesTest::agentsFindWhatTheyNeed_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<Files>("files");
    const QByteArray racer = sample("racer.player");
    QTest::newRow("data of a module")
        << u"player.py"_s
        << Files{{u"player.py"_s, racer + "open('weights.txt')\n"}, {u"weights.txt"_s, "1"}};
    QTest::newRow("data of a package")
        << u"team"_s
        << Files{
               {u"team/__init__.py"_s, racer + "open('team/weights.txt')\nopen('book.txt')\n"},
               {u"team/weights.txt"_s, "1"},
               {u"book.txt"_s, "1"}};
    QTest::newRow("module of a package")
        << u"team/player.py"_s
        << Files{
               {u"team/__init__.py"_s, ""},
               {u"team/player.py"_s, "from .search import *\nfrom team.search import *\n"},
               {u"team/search.py"_s, racer}};
    QTest::newRow("package of a package")
        << u"team/strong"_s
        << Files{
               {u"team/__init__.py"_s, ""},
               {u"team/strong/__init__.py"_s, "from team.strong.player import Player\n"},
               {u"team/strong/player.py"_s, racer + "from team.search import DEPTH\n"},
               {u"team/search.py"_s, "DEPTH = 3\n"}};
    QTest::newRow("package by a link")
        << u"current"_s
        << Files{
               {u"past/team/__init__.py"_s, "from current.player import Player\n"},
               {u"past/team/player.py"_s, racer}};
    Files likeOurs{{u"player.py"_s, racer}};
    for (const char *name : {"channel", "forms", "loading", "recording", "session", "watch"}) {
        likeOurs[QString::fromLatin1(name) + u".py"_s] = "IS_OWN = True\n";
        likeOurs[u"player.py"_s] += "import " + QByteArray(name) + "\n" + name + ".IS_OWN\n";
    }
    QTest::newRow("modules that are called as the bridge's") << u"player.py"_s << likeOurs;
}

void AgentPlacesTest::agentsFindWhatTheyNeed()
{
    QFETCH(const QString, path);
    QFETCH(const Files, files);
    check(u"chexers"_s, path, files);
}

/// Trees of searches are kept by actions. The cells of a placement have an order there, although none in the rules.
void AgentPlacesTest::ownActionComesBackAsItWas()
{
    const QByteArray code = sample("settler.program")
                            + "class Agent(Agent):\n"
                              "    def action(self, **referee):\n"
                              "        action = super().action(**referee)\n"
                              "        cells = sorted(action.coords, reverse=True)\n"
                              "        self.own = PlaceAction(*cells)\n"
                              "        return self.own\n"
                              "    def update(self, color, action, **referee):\n"
                              "        super().update(color, action, **referee)\n"
                              "        assert color != self.color or action == self.own\n";
    check(u"tetress"_s, u"agent.py"_s, {{u"agent.py"_s, code}});
}

QTEST_GUILESS_MAIN(AgentPlacesTest)
#include "agentplacestest.moc"
