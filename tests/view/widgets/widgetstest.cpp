#include "model/games/catalogue.h"
#include "model/games/chexers/rules/reasons.h"
#include "model/games/watchyourback/rules/reasons.h"
#include "model/games/xxlchess/rules/reasons.h"
#include "tests/support/patience.h"
#include "view/widgets/clockwidget.h"
#include "view/widgets/gameovercard.h"
#include "view/widgets/messagebar.h"
#include "view/widgets/messageline.h"
#include "view/widgets/playercard.h"
#include "view/widgets/scrollroom.h"
#include "view/widgets/toast.h"
#include "view/words/clockreading.h"
#include "view/words/resultwords.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

GameInfo gameOf(std::vector<std::string> players)
{
    GameInfo info;
    info.id = "test";
    info.players = std::move(players);
    return info;
}

/// Wants another width than it has, whichever that is.
class FickleContent final : public QWidget
{
public:
    using QWidget::QWidget;
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {width() == 300 ? 310 : 300, 40};
    }
};

} // namespace

/// The widgets around the board, each by itself.
class WidgetsTest : public QObject
{
    Q_OBJECT

private slots:
    void clockText_data();
    void clockText();
    void lowTimeIsAnEighthWithinBounds();
    void clockShowsItsStateBySignAndText();
    void resultInWords_data();
    void resultInWords();
    void everyReasonHasWords();
    void drawAtTheLimitIsWordedByEachGame();
    void messageBarOffersAndGoes();
    void fickleContentIsFittedInTheEnd();
    void newMessageReplacesTheOld();
    void voicesOfTheLineHaveAnOrder();
    void refusalYieldsToTheNextStatus();
    void cardTellsTheTurnByThreeSigns();
    void toastGoesByItself();
    void longTimesAreShownWhole();
    void tabGoesDownTheCardOfAResult();
};

/// It went from the review in the second row up to the rematch, and back to the second row.
void WidgetsTest::tabGoesDownTheCardOfAResult()
{
    GameOverCard card;
    QStringList names;
    const QWidget *first = card.findChild<QPushButton *>(u"rematchButton"_s);
    const QWidget *one = first;
    do {
        if (qobject_cast<const QPushButton *>(one) != nullptr)
            names << one->objectName();
        one = one->nextInFocusChain();
    } while (one != first);
    QCOMPARE(names, QStringList({u"rematchButton"_s, u"swapSeatsButton"_s, u"reviewButton"_s}));
}

void WidgetsTest::clockText_data()
{
    QTest::addColumn<int>("ms");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << 0 << u"0:00.0"_s;
    QTest::newRow("tenths are cut") << 9'990 << u"0:09.9"_s;
    QTest::newRow("ten seconds") << 10'000 << u"0:10"_s;
    QTest::newRow("seconds are cut") << 59'999 << u"0:59"_s;
    QTest::newRow("minutes") << 761'000 << u"12:41"_s;
    QTest::newRow("an hour less") << 3'599'999 << u"59:59"_s;
    QTest::newRow("an hour") << 3'600'000 << u"1:00:00"_s;
    QTest::newRow("hours") << 36'061'500 << u"10:01:01"_s;
}

void WidgetsTest::clockText()
{
    QFETCH(const int, ms);
    QFETCH(const QString, text);
    QCOMPARE(tessera::clockText(milliseconds(ms)), text);
}

void WidgetsTest::lowTimeIsAnEighthWithinBounds()
{
    QCOMPARE(lowTime(minutes(4)), milliseconds(seconds(30)));
    QCOMPARE(lowTime(minutes(30)), milliseconds(seconds(60)));
    QCOMPARE(lowTime(seconds(20)), milliseconds(seconds(10)));
}

void WidgetsTest::clockShowsItsStateBySignAndText()
{
    using State = ClockReading::State;
    ClockWidget clock;
    QCOMPARE(clock.text(), u"∞"_s);
    clock.setReading({State::Running, minutes(5)});
    QCOMPARE(clock.text(), u"5:00"_s);
    const QSize size = clock.sizeHint();
    clock.setReading({State::Low, seconds(20)});
    QCOMPARE(clock.text(), u"0:20 !"_s);
    QCOMPARE(clock.sizeHint(), size);
    clock.setReading({State::Flag, seconds(0)});
    QCOMPARE(clock.text(), u"0:00 ⚑"_s);
    clock.setReading({State::Idle, minutes(1)});
    QCOMPARE(clock.text(), u"1:00"_s);
}

/// Hundreds of hours: the digits become smaller rather than being cut off, in the wide card and in the narrow
/// column of the classic view.
void WidgetsTest::longTimesAreShownWhole()
{
    for (const int mostWidth : {0, 132}) {
        ClockWidget clock;
        clock.setTheme(Theme::shipped(Theme::shippedIds().front()));
        if (mostWidth > 0)
            clock.setDigitPoints(20, mostWidth);
        for (const auto time : {std::chrono::hours(100), std::chrono::hours(999)}) {
            clock.setReading({ClockReading::State::Running, time + minutes(59) + seconds(59)});
            if (mostWidth > 0)
                QVERIFY(clock.sizeHint().width() <= mostWidth);
            clock.resize(clock.sizeHint());
            const QImage picture = clock.grab().toImage();
            // The ground is seen at both ends, in the middle of the height.
            const int y = picture.height() / 2;
            const QRgb ground = picture.pixel(3, y);
            int first = -1;
            int last = -1;
            for (int x = 3; x < picture.width() - 3; ++x) {
                for (int row = picture.height() / 4; row < picture.height() * 3 / 4; ++row) {
                    if (picture.pixel(x, row) == ground)
                        continue;
                    first = first < 0 ? x : first;
                    last = x;
                }
            }
            QVERIFY2(first > 3, qPrintable(QString::number(first)));
            QVERIFY2(last < picture.width() - 4, qPrintable(QString::number(last)));
        }
    }
}

void WidgetsTest::resultInWords_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<Player>("you");
    QTest::addColumn<QString>("headline");
    QTest::addColumn<QString>("detail");
    const auto first = Player::First;
    const auto second = Player::Second;
    const auto none = Player::None;
    using R = EndReason;
    const auto win = [](Player winner, R reason) { return Outcome::win(winner, reason); };
    QTest::newRow("someone wins") << 2 << win(first, watchyourback::reason::kElimination) << none
                                  << u"White wins"_s
                                  << u"Black has fewer than two fighters left."_s;
    QTest::newRow("you won") << 2 << win(first, watchyourback::reason::kElimination) << first
                             << u"You won"_s << u"Black has fewer than two fighters left."_s;
    QTest::newRow("you lost") << 2 << win(second, R::NoMove) << first << u"You lost"_s
                              << u"White has no move left."_s;
    QTest::newRow("checkmate") << 2 << win(first, xxlchess::reason::kCheckmate) << first
                               << u"You won by checkmate"_s
                               << u"The king of Black is attacked and cannot be saved."_s;
    QTest::newRow("mated") << 2 << win(first, xxlchess::reason::kCheckmate) << second
                           << u"You lost by checkmate"_s
                           << u"The king of Black is attacked and cannot be saved."_s;
    QTest::newRow("time") << 2 << win(second, R::Time) << first << u"You lost on time"_s
                          << u"Black wins."_s;
    QTest::newRow("their time") << 2 << win(first, R::Time) << first << u"You won on time"_s
                                << u"Black ran out of time."_s;
    QTest::newRow("resigned") << 2 << win(second, R::Resignation) << first << u"You resigned"_s
                              << u"Black wins."_s;
    QTest::newRow("they resigned")
        << 2 << win(second, R::Resignation) << none << u"Black wins"_s << u"White resigned."_s;
    QTest::newRow("stalemate") << 2 << Outcome::draw(2, xxlchess::reason::kStalemate) << first
                               << u"Stalemate – draw"_s
                               << u"The player to move is not in check and has no move."_s;
    QTest::newRow("tie") << 2 << Outcome::draw(2, watchyourback::reason::kShrink) << first
                         << u"Draw"_s
                         << u"The shrinking board left both fewer than two fighters."_s;
    QTest::newRow("three, one wins")
        << 3 << win(second, chexers::reason::kExits) << first << u"You lost"_s
        << u"Green has brought enough pieces off the board."_s;
    QTest::newRow("three, one resigns") << 3 << Outcome::loss(first, 3, R::Resignation) << none
                                        << u"Green and Blue share the win"_s << u"Red resigned."_s;
    QTest::newRow("three, you share") << 3 << Outcome::loss(first, 3, R::Time) << second
                                      << u"You share the win"_s << u"Red ran out of time."_s;
    QTest::newRow("three draw") << 3 << Outcome::draw(3, R::TurnLimit) << none << u"Draw"_s
                                << u"The turn limit is reached, and nobody is ahead."_s;
}

void WidgetsTest::resultInWords()
{
    QFETCH(const int, players);
    QFETCH(const Outcome, outcome);
    QFETCH(const Player, you);
    const GameInfo info = players == 2 ? gameOf({"White", "Black"})
                                       : gameOf({"Red", "Green", "Blue"});
    const ResultWords words = resultWords(info, outcome, you);
    QTEST(words.headline, "headline");
    QTEST(words.detail, "detail");
}

void WidgetsTest::everyReasonHasWords()
{
    const GameInfo info = gameOf({"White", "Black"});
    const auto common = commonEndReasons();
    std::vector<EndReason> reasons(common.begin(), common.end());
    for (const GameEntry &entry : catalogue()) {
        const auto &own = entry.info().endReasons;
        reasons.insert(reasons.end(), own.begin(), own.end());
    }
    for (const EndReason reason : reasons) {
        const ResultWords won = resultWords(info, Outcome::win(Player::First, reason));
        const ResultWords drawn = resultWords(info, Outcome::draw(2, reason));
        QVERIFY2(!won.detail.isEmpty() || !drawn.detail.isEmpty(), text(reason).data());
        QVERIFY(!won.headline.contains(u'%') && !won.detail.contains(u'%'));
    }
}

/// "Nobody is ahead" was said of exits 3:0:1.
void WidgetsTest::drawAtTheLimitIsWordedByEachGame()
{
    for (const GameEntry &entry : catalogue()) {
        const GameInfo &info = entry.info();
        if (info.drawAtLimit.empty())
            continue;
        const Outcome draw = Outcome::draw(info.playerCount(), EndReason::TurnLimit);
        QCOMPARE(resultWords(info, draw).detail, QString::fromStdString(info.drawAtLimit));
        QVERIFY(!resultWords(info, draw).detail.contains(u"ahead"_s));
    }
    QVERIFY(!findGame("chexers")->info().drawAtLimit.empty());
}

void WidgetsTest::messageBarOffersAndGoes()
{
    MessageBar bar(MessageBar::Form::Line);
    int acted = 0;
    bar.showMessage({u"matter"_s, {}, u"Text"_s, {{u"Do"_s, u"do"_s, [&acted] { ++acted; }}}, {}});
    QVERIFY(bar.isVisible());
    bar.withdraw(u"another"_s);
    QVERIFY(bar.isVisible());
    bar.findChild<QPushButton *>(u"do"_s)->click();
    QCOMPARE(acted, 1);
    QVERIFY(!bar.isVisible());
    bar.showMessage({u"matter"_s, {}, u"Text"_s, {}, milliseconds(20)});
    QTRY_VERIFY_WITH_TIMEOUT(!bar.isVisible(), kPatience);
}

void WidgetsTest::newMessageReplacesTheOld()
{
    MessageBar bar(MessageBar::Form::Banner);
    bar.showMessage({u"one"_s, {}, u"One"_s, {{u"A"_s, u"a"_s, [] {}}}, milliseconds(20)});
    bar.showMessage({u"two"_s, {}, u"Two"_s, {{u"B"_s, u"b"_s, [] {}}}, {}});
    QTest::qWait(60);
    QVERIFY(bar.isVisible());
    QCOMPARE(bar.text(), u"Two"_s);
    bar.withdraw(u"one"_s);
    QVERIFY(bar.isVisible());
    QVERIFY(bar.findChild<QPushButton *>(u"a"_s) == nullptr);
}

/// One line has several voices: each is heard in front of those before it, and comes back when those after it end.
void WidgetsTest::voicesOfTheLineHaveAnOrder()
{
    using Voice = MessageLine::Voice;
    constexpr std::array kOrder{
        Voice::Status, Voice::Threats, Voice::Answer, Voice::Preview, Voice::Refusal, Voice::Tip};
    const auto words = [](Voice voice) { return QString::number(static_cast<int>(voice)); };
    MessageLine line;
    for (const Voice voice : kOrder) {
        line.say(voice, words(voice));
        QCOMPARE(line.text(), words(voice));
    }
    for (std::size_t i = kOrder.size() - 1; i > 0; --i) {
        line.say(kOrder[i], {});
        QCOMPARE(line.text(), words(kOrder[i - 1]));
    }
    // What was said before by a lower voice does not come in front.
    line.say(Voice::Answer, u"Hint"_s);
    line.say(Voice::Threats, u"Threats"_s);
    QCOMPARE(line.text(), u"Hint"_s);
}

void WidgetsTest::refusalYieldsToTheNextStatus()
{
    MessageLine line;
    line.say(MessageLine::Voice::Status, u"White to move"_s);
    QSignalSpy ended(&line, &MessageLine::refusalEnded);
    line.showRefusal(u"Not there"_s);
    QCOMPARE(line.text(), u"Not there"_s);
    line.say(MessageLine::Voice::Tip, u"A menu entry"_s);
    QCOMPARE(line.text(), u"A menu entry"_s);
    line.say(MessageLine::Voice::Tip, {});
    QCOMPARE(line.text(), u"Not there"_s);
    QCOMPARE(ended.size(), 0);
    line.say(MessageLine::Voice::Status, u"Black to move"_s);
    QCOMPARE(line.text(), u"Black to move"_s);
    QCOMPARE(ended.size(), 1);
    // A hint is an answer to the next question.
    line.showRefusal(u"Not there"_s);
    line.say(MessageLine::Voice::Answer, u"Hint"_s);
    QCOMPARE(line.text(), u"Hint"_s);
    QCOMPARE(ended.size(), 2);
    line.say(MessageLine::Voice::Status, u"White to move"_s);
    QCOMPARE(line.text(), u"White to move"_s);
}

void WidgetsTest::cardTellsTheTurnByThreeSigns()
{
    PlayerCard card;
    card.setLook({u"White"_s, Qt::white, Qt::black});
    card.setSeat(u"Human"_s);
    const auto &name = *card.findChild<QLabel *>(u"playerName"_s);
    const auto &turn = *card.findChild<QLabel *>(u"playerTurn"_s);
    QVERIFY(!name.font().bold());
    QVERIFY(turn.text().isEmpty());
    const QSize size = card.sizeHint();
    const QImage quiet = card.grab().toImage();
    card.setTurn(PlayerCard::Turn::ToMove);
    QVERIFY(name.font().bold());
    QCOMPARE(turn.text(), u"▶ to move"_s);
    QVERIFY(card.accessibleName().contains(u"to move"_s));
    QVERIFY(card.grab().toImage() != quiet);
    card.setTurn(PlayerCard::Turn::Thinking);
    QVERIFY(!card.findChild<QPushButton *>(u"moveNowButton"_s)->isHidden());
    QCOMPARE(card.sizeHint().height(), size.height());
}

void WidgetsTest::toastGoesByItself()
{
    QWidget parent;
    parent.resize(400, 300);
    Toast toast(parent);
    parent.show();
    QSignalSpy said(&toast, &Toast::said);
    toast.say(u"Black passes."_s, milliseconds(30));
    QVERIFY(toast.isVisible());
    QCOMPARE(said.size(), 1);
    QVERIFY(parent.rect().contains(toast.geometry()));
    QTRY_VERIFY_WITH_TIMEOUT(!toast.isVisible(), kPatience);
}

/// The window ended when the column beside the board was resized so often within itself that the stack was
/// full.
void WidgetsTest::fickleContentIsFittedInTheEnd()
{
    auto *content = new FickleContent;
    content->setLayout(new QVBoxLayout);
    ScrollRoom room(*content, 2);
    room.resize(200, 100);
    room.show();
    QCoreApplication::processEvents();
    room.resize(250, 30);
    QCoreApplication::processEvents();
    QVERIFY(content->width() == 300 || content->width() == 310);
}

QTEST_MAIN(WidgetsTest)
#include "widgetstest.moc"
