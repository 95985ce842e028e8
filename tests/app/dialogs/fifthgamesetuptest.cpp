#include "app/dialogs/newgame/setupform.h"
#include "app/game/boardspeed.h"
#include "model/games/catalogue.h"
#include "model/session/gamesetup.h"

#include <QDoubleSpinBox>
#include <QRadioButton>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;

namespace {

const GameEntry &trioEntry()
{
    return *findGame("trio");
}

constexpr int kPreferredMs = 250;

} // namespace

/// What a game says about its set-up is in the dialog and holds on the board, though no shared file knows the game.
class FifthGameSetupTest : public QObject
{
    Q_OBJECT

private slots:
    void switchFollowsTheSeats();
    void pieceSpeedIsChosen();
    void otherGamesHaveNoPieceSpeed();
};

void FifthGameSetupTest::switchFollowsTheSeats()
{
    SetupForm form(trioEntry(), Theme::shipped({}), {});
    GameSetup setup;
    setup.game = "trio";
    setup.seats[Player::Second].kind = SeatSetup::Kind::Computer;
    form.setSetup(setup);
    const auto isSeenFromBelow = [&form] { return form.setup().options.isOn("from-below", false); };
    const auto sit = [&form](const QString &button) {
        form.findChild<QRadioButton *>(button)->click();
    };
    sit(u"seat0Computer"_s);
    QVERIFY(!isSeenFromBelow());
    sit(u"seat1Human"_s);
    QVERIFY(isSeenFromBelow());
    QVERIFY(!form.setup().options.isOn("misere", false));
    sit(u"seat0Human"_s);
    QVERIFY(!isSeenFromBelow());
}

void FifthGameSetupTest::pieceSpeedIsChosen()
{
    SetupForm form(trioEntry(), Theme::shipped({}), {});
    GameSetup setup;
    setup.game = "trio";
    form.setSetup(setup);
    const PieceSpeed usual{16, std::chrono::milliseconds(500)};
    QVERIFY(form.setup().pieceSpeed == usual);
    const AnimationSpeed steady{50, 500, true};
    QCOMPARE(speedFor(trioEntry().info(), form.setup(), kPreferredMs), steady);
    form.findChild<QDoubleSpinBox *>(u"pieceSpeed"_s)->setValue(8);
    const AnimationSpeed slower{100, 500, true};
    QCOMPARE(speedFor(trioEntry().info(), form.setup(), kPreferredMs), slower);
    QCOMPARE(speedFor(trioEntry().info(), form.setup(), 0).cellMs, 0);
}

void FifthGameSetupTest::otherGamesHaveNoPieceSpeed()
{
    for (const GameEntry &entry : catalogue()) {
        SetupForm form(entry, Theme::shipped({}), {});
        GameSetup setup;
        setup.game = entry.info().id;
        form.setSetup(setup);
        const bool isOwn = entry.info().pieceSpeed.has_value();
        QCOMPARE(form.findChild<QDoubleSpinBox *>(u"pieceSpeed"_s) != nullptr, isOwn);
        QCOMPARE(form.setup().pieceSpeed.has_value(), isOwn);
        QCOMPARE(speedFor(entry.info(), form.setup(), kPreferredMs).isConstant, isOwn);
    }
}

QTEST_MAIN(FifthGameSetupTest)
#include "fifthgamesetuptest.moc"
