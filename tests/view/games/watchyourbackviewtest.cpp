#include "model/games/catalogue.h"
#include "view/board/gamepanel.h"
#include "view/games/catalogue.h"

#include <QLabel>
#include <QTest>

using namespace tessera;
using namespace Qt::StringLiterals;

/// What the panel of Watch Your Back! says of a position.
class WatchYourBackViewTest : public QObject
{
    Q_OBJECT

private slots:
    void fightersAreCounted_data();
    void fightersAreCounted();
};

void WatchYourBackViewTest::fightersAreCounted_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("words");
    QTest::newRow("some") << u"X6X/8/8/3W4/4B3/8/8/X6X w place 2"_s << u"White: 1 of 12 fighters"_s;
    QTest::newRow("all") << u"X6X/2WWWW2/2WWWW2/2WWWW2/8/3BB3/8/X6X w move 0"_s
                         << u"White: 12 of 12 fighters"_s;
    // Made by hand: more than any game has.
    QTest::newRow("more") << u"X6X/2WWWW2/2WWWW2/2WWWW2/2W5/3BB3/8/X6X w move 0"_s
                          << u"White: 13 fighters"_s;
}

void WatchYourBackViewTest::fightersAreCounted()
{
    QFETCH(const QString, position);
    const AnyGame &game = *findGame("watchyourback")->game;
    const auto design = makeDesign(game.info());
    const std::unique_ptr<GamePanel> panel(design->makePanel(nullptr));
    const auto shown = game.parsePosition(position.toStdString(), {});
    QVERIFY2(shown, shown ? "" : shown.error().sentence().c_str());
    panel->showPosition(**shown);
    QTEST(panel->findChild<QLabel *>(u"piecesLabel0"_s)->text(), "words");
}

QTEST_MAIN(WatchYourBackViewTest)
#include "watchyourbackviewtest.moc"
