#include "tests/support/gamerows.h"
#include "tests/support/matchrun.h"
#include "tests/support/patience.h"

#include <QtTest>

using namespace tessera;
using namespace tessera::test;

/// Matches between levels. It is apart from what tests the command, because it is about strength: minutes under a
/// sanitizer, which finds nothing there that matches of fewer nodes do not show.
class MatchLevelsTest : public QObject
{
    Q_OBJECT

private slots:
    void levelsAreInOrder_data() { addGameRows(); }
    void levelsAreInOrder();
};

/// Three levels further up there is no doubt, even in few games. (The steps themselves take longer to
/// measure than a test may.)
void MatchLevelsTest::levelsAreInOrder()
{
    QFETCH(QString, game);
    const Run played = run(
        matchOf(game, {"level=4", "level=1"}, {"--games=12", "--time=nodes=1000000", "--json"}),
        {},
        10 * kPatience);
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    const double share = jsonOf(played)["players"][0]["share"]["value"].asDouble().value();
    QVERIFY2(share > 0.6, qPrintable(played.out));
}

QTEST_GUILESS_MAIN(MatchLevelsTest)
#include "matchlevelstest.moc"
