#pragma once

#include "tests/support/filecontent.h"
#include "tests/support/programrun.h"

#include <QTemporaryDir>
#include <QtTest>

namespace tessera::test {

/// Plays six games of an agent against the weakest level; none ends by a fault of the agent, and all keep the rules.
inline void playWholeGames(const QString &game, const QString &agent, Run &played)
{
    using namespace Qt::StringLiterals;
    const QTemporaryDir dir;
    const QString file = dir.filePath(u"games.tgn"_s);
    played = run(
        {u"match"_s,
         u"--game"_s,
         game,
         u"--player"_s,
         u"agent="_s + agent,
         u"--player"_s,
         u"level=1 nodes=50"_s,
         u"--games=6"_s,
         u"--out"_s,
         file,
         u"--json"_s});
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    const Json report = jsonOf(played);
    QCOMPARE(report["games"].asInt().value(), 6);
    for (const char *fault : {"lostByTime", "lostByIllegalMove", "lostByCrash"})
        QVERIFY2(report["players"][0][fault] == 0, contentOf(file).constData());
    QCOMPARE(run({u"replay"_s, file}).status, 0);
}

} // namespace tessera::test
