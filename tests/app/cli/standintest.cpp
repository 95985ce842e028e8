#include "tests/support/filecontent.h"
#include "tests/support/patience.h"

#include <QCoreApplication>
#include <QProcess>
#include <QtTest>

using namespace tessera::test;
using namespace Qt::StringLiterals;

/// The stand-in for the referee that agents of 2024 import.
class StandinTest : public QObject
{
    Q_OBJECT

private slots:
    void valuesAreThoseOfTheCourse();
};

/// Agents rely on all of it: the cells of a piece and their order, colours as numbers, texts, errors, inner names. The
/// lines were written by the course's own referee.
void StandinTest::valuesAreThoseOfTheCourse()
{
    const QString table = QStringLiteral(TESSERA_TEST_DATA "/agents/referee2024.jsonl");
    const QString code = u"import copy, json, pickle, sys\n"
                         "from referee.game import *\n"
                         "from referee.game import board, coord, pieces\n"
                         "for line in open(sys.argv[1]):\n"
                         "    expression = json.loads(line)['of']\n"
                         "    try:\n"
                         "        value = str(eval(expression))\n"
                         "    except Exception as error:\n"
                         "        value = type(error).__name__\n"
                         "    print(json.dumps({'of': expression, 'is': value}))\n"_s;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment
        .insert(u"PYTHONPATH"_s, QCoreApplication::applicationDirPath() + u"/agents/standin"_s);
    QProcess python;
    python.setProcessEnvironment(environment);
    python.start(u"python3"_s, {u"-B"_s, u"-c"_s, code, table});
    QVERIFY(python.waitForFinished(tessera::kPatience));
    const QByteArray said = python.readAllStandardError();
    QVERIFY2(python.exitCode() == 0, said.constData());
    QCOMPARE(python.readAllStandardOutput().split('\n'), contentOf(table).split('\n'));
}

QTEST_GUILESS_MAIN(StandinTest)
#include "standintest.moc"
