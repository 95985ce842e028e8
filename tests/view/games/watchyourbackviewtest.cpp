#include "model/games/catalogue.h"
#include "view/board/gamepanel.h"
#include "view/games/catalogue.h"
#include "view/games/watchyourback/shrinkbar.h"
#include "view/games/watchyourback/watchyourbackpanel.h"

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
    void ringsFallWhenTheRulesSay();
    void otherRulesShow();
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

void WatchYourBackViewTest::ringsFallWhenTheRulesSay()
{
    const AnyGame &game = *findGame("watchyourback")->game;
    const auto design = makeDesign(game.info());
    const std::unique_ptr<GamePanel> panel(design->makePanel(nullptr));
    const auto start = game.start({});
    panel->showPosition(*start);
    const QString bar = panel->findChild<QWidget *>(u"shrinkBar"_s)->accessibleName();
    const QString forecast = panel->findChild<QLabel *>(u"forecastLabel"_s)->text();
    const std::vector<int> turns = watchyourback::factsOf(*start).shrinkTurns;
    QVERIFY(!turns.empty());
    for (const int turn : turns) {
        QVERIFY2(bar.contains(QString::number(turn)), qPrintable(bar));
        QVERIFY2(forecast.contains(QString::number(turn)), qPrintable(forecast));
    }
}

void WatchYourBackViewTest::otherRulesShow()
{
    // Three rings instead of two, at other turns.
    const std::vector<int> turns{40, 70, 90};
    watchyourback::Facts facts;
    facts.shrinkTurns = turns;
    QCOMPARE(
        watchyourback::WatchYourBackPanel::forecastText(facts),
        u"Rings fall after turns 40, 70 and 90 of the moving phase."_s);
    watchyourback::ShrinkBar bar(nullptr);
    bar.setTheme(Theme::fitting({}, false));
    bar.setTurn(90, turns);
    QCOMPARE(
        bar.accessibleName(),
        u"Turn 90 of the moving phase; a ring falls after turns 40, 70 and 90"_s);
    bar.resize(bar.sizeHint());
    const QImage full = bar.grab().toImage();
    bar.setTurn(45, turns);
    const QImage half = bar.grab().toImage();
    // Nine tenths along the bar: reached after the last turn, not half way.
    const QPoint late(bar.width() * 9 / 10, 5);
    QVERIFY(full.pixel(late) != half.pixel(late));
    QCOMPARE(full.pixel(QPoint(bar.width() / 10, 5)), half.pixel(QPoint(bar.width() / 10, 5)));
}

QTEST_MAIN(WatchYourBackViewTest)
#include "watchyourbackviewtest.moc"
