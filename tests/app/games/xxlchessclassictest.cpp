#include "app/game/columns/classiccolumn.h"
#include "app/game/gamepage.h"
#include "controller/board/cellalarm.h"
#include "tests/support/classiccase.h"
#include "tests/support/patience.h"
#include "view/board/items/pieceitem.h"
#include "view/board/pieceset.h"
#include "view/widgets/choicepopover.h"
#include "view/widgets/clockwidget.h"
#include "view/widgets/messagebar.h"
#include "view/widgets/playercard.h"
#include "view/words/resultwords.h"

#include <QLabel>
#include <QMenuBar>
#include <QRegularExpression>

using namespace tessera;
using namespace tessera::test;
using namespace Qt::StringLiterals;

/// XXLChess in the classic window as a person plays it: its messages, promotion, what is marked and explained.
class XxlChessClassicTest : public QObject, protected ClassicCase
{
    Q_OBJECT

private slots:
    void init() { ClassicCase::init(); }
    void cleanup() { ClassicCase::cleanup(); }

    void classicWindowIsExact();
    void messagesAreVerbatim_data();
    void messagesAreVerbatim();
    void flagsAreJudged_data();
    void flagsAreJudged();
    void resignationAndRestartByKey();
    void resignationOfPeopleIsNamed();
    void pinnedManIsPickedAndItsMoveRefused();
    void kingFlashesThreeTimes();
    void kingInCheckFlashesThreeTimes();
    void classicViewSaysWhyPeopleLost();
    void stillPictureFramesTheKing();
    void checkAndMateAreMarked();
    void promotionIsChosenByKeys();
    void promotionIsTakenBack();
    void longClocksAreWhole();
    void arrowIsOfThePositionOnTheBoard();
    void longNamesAreShortened();
    void warningLeavesTheBoardItsPixels();
    void cardExplainsThePiecePointedAt();
    void narrowCardExplainsInTheClassicView();
    void addedKindsAreDrawnAndPlayed();

private:
    void letPiecesMove();
    const std::vector<bool> &watchLights(const char *cell);

    std::vector<bool> m_lights;
};

void XxlChessClassicTest::classicWindowIsExact()
{
    const auto error = m_driver->window().startConfigured(
        QStringLiteral(TESSERA_SAMPLES "/config.json"));
    QVERIFY2(!error, error ? error->sentence().c_str() : "");
    QCoreApplication::processEvents();
    QCOMPARE(m_driver->window().size(), QSize(792, 672));
    QCOMPARE(m_driver->window().page().classic().width(), 120);
    QCOMPARE(view().viewport()->size(), QSize(672, 672));
    QCOMPARE(view().viewport()->mapTo(&m_driver->window(), QPoint()), QPoint());
    for (const int i : {0, 13, 195})
        QCOMPARE(view().cellRect(cellAt(i)), QRect(i % 14 * 48, i / 14 * 48, 48, 48));
    QVERIFY(!m_driver->window().menuBar()->isVisible());
    QVERIFY(
        m_driver->find<QWidget>("classicFarClock").y()
        < m_driver->find<QWidget>("classicNearClock").y());
    m_driver->trigger("actionClassic");
    QVERIFY(m_driver->window().menuBar()->isVisible());
    QCOMPARE(m_driver->window().size(), QSize(1180, 800));
}

void XxlChessClassicTest::messagesAreVerbatim_data()
{
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QByteArray>("move");
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<QString>("message");
    QTest::newRow("mate") << u"       K\nr\n\n\n\n\n\n r  k"_s << QByteArray("b1b8") << QByteArray()
                          << u"You won by checkmate"_s;
    QTest::newRow("mated") << u" R   K\n\n\n\n\n    p\nR\n       k"_s << QByteArray("e3e4")
                           << QByteArray("b8b1") << u"You lost by checkmate"_s;
    QTest::newRow("stalemate") << u"K\n\n     q\n\n\n\n\n    k"_s << QByteArray("f6b6")
                               << QByteArray() << u"Stalemate – draw"_s;
    QTest::newRow("check") << u"K\n\n\n\n\n\n       r\n   k"_s << QByteArray("h2h8") << QByteArray()
                           << u"Check!"_s;
}

void XxlChessClassicTest::messagesAreVerbatim()
{
    QFETCH(QString, layout);
    QFETCH(QByteArray, move);
    QFETCH(QByteArray, reply);
    begin(layout, QString::fromLatin1(kEight));
    play(move.left(2), move.right(2));
    if (!reply.isEmpty())
        answer(reply);
    QTEST(message(), "message");
    if (m_driver->game().isOver()) {
        // The board is frozen: nothing can be picked.
        m_driver->click(at("e1"));
        QVERIFY(marked(MarkRole::Selected).empty());
    }
}

void XxlChessClassicTest::flagsAreJudged_data()
{
    QTest::addColumn<double>("player");
    QTest::addColumn<double>("computer");
    QTest::addColumn<QString>("message");
    QTest::newRow("lost") << 0.05 << 180.0 << u"You lost on time"_s;
    QTest::newRow("won") << 180.0 << 0.002 << u"You won on time"_s;
}

void XxlChessClassicTest::flagsAreJudged()
{
    QFETCH(double, player);
    QFETCH(double, computer);
    QFETCH(QString, message);
    m_driver->session().match.setLeastThinkingTime(std::chrono::milliseconds(50));
    begin(u"K R\n\n\n\n\n\n\n  p    k"_s, QString::fromLatin1(kEight), player, computer);
    if (player > 1)
        play("c1", "c2");
    QTRY_COMPARE_WITH_TIMEOUT(this->message(), message, kPatience);
}

void XxlChessClassicTest::resignationAndRestartByKey()
{
    begin(u"K R\n\n\n\n\n\n\n  p    k"_s, QString::fromLatin1(kEight));
    m_driver->type(Qt::Key_E);
    QCOMPARE(message(), u"You resigned"_s);
    m_driver->click(at("c1"));
    QVERIFY(marked(MarkRole::Selected).empty());
    m_driver->type(Qt::Key_R);
    QVERIFY(!m_driver->game().isOver());
    QCOMPARE(message(), QString());
    QCOMPARE(m_driver->ply(), 0);
}

/// Of two people the one who resigned is named, and a click after the end is answered.
void XxlChessClassicTest::resignationOfPeopleIsNamed()
{
    begin(u"K R\n\n\n\n\n\n\n  p    k"_s, QString::fromLatin1(kPeople));
    m_driver->type(Qt::Key_E);
    QVERIFY2(message().contains(u"Black wins"_s), qPrintable(message()));
    QVERIFY2(message().contains(u"resigned"_s), qPrintable(message()));
    m_driver->click(at("c1"));
    const QString answer = m_driver->text("classicDetail");
    QVERIFY2(answer.contains(u"The game is over"_s), qPrintable(answer));
}

void XxlChessClassicTest::pinnedManIsPickedAndItsMoveRefused()
{
    // The knight on e2 has no legal move at all; it can be picked, and its move is answered.
    begin(u"K\n\n\n    R\n\n\n    n\n    k"_s, QString::fromLatin1(kPeople));
    m_driver->click(at("e2"));
    QCOMPARE(marked(MarkRole::Selected), std::vector{at("e2")});
    QCOMPARE(message(), QString());
    m_driver->click(at("f4"));
    QCOMPARE(message(), u"You must defend your king!"_s);
    QVERIFY(marked(MarkRole::Selected).empty());
    QCOMPARE(marked(MarkRole::Refusal).front(), at("e5"));
    const auto &arrows = view().board().marks().arrows;
    QVERIFY(
        std::find(arrows.begin(), arrows.end(), MarkArrow{MarkArrow::Kind::Threat, at("e5"), at("e1")})
        != arrows.end());
    // A move that it could not make anyhow is refused for another reason.
    m_driver->click(at("e2"));
    m_driver->click(at("e4"));
    QCOMPARE(message(), QString());
    QVERIFY(!m_driver->text("classicDetail").isEmpty());
}

void XxlChessClassicTest::kingFlashesThreeTimes()
{
    letPiecesMove();
    begin(u"K\n\n\n    R\n\n\n    r\n    k"_s, QString::fromLatin1(kPeople));
    const std::vector<bool> &lights = watchLights("e1");
    play("e2", "a2");
    const std::vector<bool> expected{false, true, false, true, false, true, false, false};
    QTRY_COMPARE_WITH_TIMEOUT(lights, expected, kPatience);
}

/// Lit before and after: what counts are the dark times around flashes.
void XxlChessClassicTest::kingInCheckFlashesThreeTimes()
{
    letPiecesMove();
    begin(u"K\n\n\n   R\n\n\n r\n    k"_s, QString::fromLatin1(kPeople));
    play("b2", "b3");
    answer("d5e5");
    QTRY_COMPARE_WITH_TIMEOUT(marked(MarkRole::Check), std::vector{at("e1")}, kPatience);
    const std::vector<bool> &lights = watchLights("e1");
    play("b3", "c3");
    const std::vector<bool> expected{false, true, false, true, false, true, false, true};
    QTRY_COMPARE_WITH_TIMEOUT(lights, expected, kPatience);
}

/// With animations off, the cell is lit steadily.
void XxlChessClassicTest::letPiecesMove()
{
    Preferences preferences = m_driver->settings().preferences();
    preferences.motion.cellMs = 100;
    m_driver->settings().setPreferences(preferences);
}

/// From now on, whether the cell was lit as in check after each change of the alarm.
const std::vector<bool> &XxlChessClassicTest::watchLights(const char *cell)
{
    const auto &alarm = *m_driver->window().findChild<CellAlarm *>();
    connect(&alarm, &CellAlarm::changed, this, [this, at = at(cell)] {
        m_lights.push_back(marked(MarkRole::Check) == std::vector{at});
    });
    m_lights.clear();
    return m_lights;
}

/// Of two people the headline names the winner only.
void XxlChessClassicTest::classicViewSaysWhyPeopleLost()
{
    begin(u"K R\n\n\n\n\n\n\n  p    k"_s, QString::fromLatin1(kPeople));
    m_driver->type(Qt::Key_E);
    const ResultWords words
        = resultWords(m_driver->game().info(), m_driver->game().outcome(), Player::None);
    QVERIFY(message().contains(words.headline));
    QVERIFY(!words.detail.isEmpty() && message().contains(words.detail));
    m_driver->click(at("c1"));
    QVERIFY(m_driver->text("classicDetail").contains(u"over"_s));
    QVERIFY(message().contains(words.headline));
}

void XxlChessClassicTest::stillPictureFramesTheKing()
{
    begin(u"K\n\n\n    R\n\n\n    r\n    k"_s, QString::fromLatin1(kPeople));
    play("e2", "a2");
    const auto &lit = marked(MarkRole::Refusal);
    QVERIFY(std::find(lit.begin(), lit.end(), at("e1")) != lit.end());
    QVERIFY(marked(MarkRole::Check).empty());
}

void XxlChessClassicTest::checkAndMateAreMarked()
{
    begin(u"       K\nr\n\n\n\n\n\n r  k"_s, QString::fromLatin1(kPeople));
    play("b1", "b7");
    QVERIFY(marked(MarkRole::Check).empty());
    answer("h8g8");
    play("b7", "b8");
    const std::vector<OwnMark> &own = view().board().marks().own;
    QCOMPARE(own.size(), std::size_t(2));
    QCOMPARE(own[0].cells, (std::vector{at("a7"), at("b8")}));
    QCOMPARE(own[0].look.frameStyle, Qt::DashLine);
    QCOMPARE(own[1].cells, std::vector{at("g8")});
    QCOMPARE(own[1].look.badge->sign, u"#"_s);
    QVERIFY(marked(MarkRole::Check).empty());
    QCOMPARE(message(), u"White wins by checkmate"_s);
}

void XxlChessClassicTest::promotionIsChosenByKeys()
{
    begin(u"      K\n\n\n\n  p\n\n\n    k"_s, QString::fromLatin1(kPeople));
    play("c4", "c5");
    QVERIFY(m_driver->window().findChild<ChoicePopover *>() != nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_E);
    QVERIFY(!m_driver->game().isOver());
    QCOMPARE(m_driver->game().position().text().substr(0, 13), std::string("6k1/8/8/2E5/8"));
}

void XxlChessClassicTest::promotionIsTakenBack()
{
    begin(u"      K\n\n\n\n  p\n\n\n    k"_s, QString::fromLatin1(kPeople));
    m_driver->drag(at("c4"), at("c5"));
    QVERIFY(m_driver->window().findChild<ChoicePopover *>() != nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(m_driver->ply(), 0);
    QVERIFY(marked(MarkRole::Selected).empty());
    QVERIFY(view().board().pieceItem(at("c4")) != nullptr);
}

/// Of 277 hours the first and the last digits were cut off.
void XxlChessClassicTest::longClocksAreWhole()
{
    begin(u"K R\n\n\n\n\n\n\n  p    k"_s, QString(), 1'000'000, 1'000'000);
    for (const char *name : {"classicFarClock", "classicNearClock"}) {
        const auto &clock = m_driver->find<ClockWidget>(name);
        QVERIFY2(clock.text().startsWith(u"277:46:"_s), qPrintable(clock.text()));
        QVERIFY(clock.parentWidget()->rect().contains(clock.geometry()));
        QVERIFY(clock.width() >= clock.sizeHint().width());
    }
    m_driver->trigger("actionClassic");
    m_driver->window().resize(m_driver->window().minimumSize());
    QCoreApplication::processEvents();
    for (const char *name : {"playerCard0", "playerCard1"}) {
        const ClockWidget &clock = m_driver->find<PlayerCard>(name).clock();
        QVERIFY(clock.parentWidget()->rect().contains(clock.geometry()));
        QVERIFY(clock.width() >= clock.sizeHint().width());
    }
}

/// While one looked back, it pointed at whoever was to move in the game.
void XxlChessClassicTest::arrowIsOfThePositionOnTheBoard()
{
    begin(u"K R\n\n\n\n\n\n\n  p    k"_s, QString::fromLatin1(kPeople));
    const auto arrows = [this] {
        QString lines;
        for (const char *name : {"classicNearName", "classicFarName"})
            lines += m_driver->find<QLabel>(name).text().left(1);
        return lines;
    };
    const QString before = arrows();
    QCOMPARE(before.count(u'▶'), 1);
    m_driver->playAnyMove();
    QVERIFY(arrows() != before);
    m_driver->session().navigation.goTo(GameRecord::kRoot);
    QCOMPARE(arrows(), before);
    m_driver->trigger("actionPause");
    QVERIFY(!arrows().contains(u'▶'));
}

void XxlChessClassicTest::longNamesAreShortened()
{
    GameSetup setup = WindowDriver::people("xxlchess");
    setup.seats[Player::First].name = u"Ada Constantinopolitana-Hohenheim"_s;
    m_driver->start(setup);
    m_driver->trigger("actionClassic");
    const QLabel *named = nullptr;
    for (const char *name : {"classicNearName", "classicFarName"}) {
        if (const auto &label = m_driver->find<QLabel>(name); label.text().contains(u"Ada"_s))
            named = &label;
    }
    QVERIFY(named != nullptr);
    for (const QString &word : named->text().split(QRegularExpression(u"\\s"_s)))
        QVERIFY2(named->fontMetrics().horizontalAdvance(word) <= named->width(), qPrintable(word));
}

/// A bar above the board squeezed its squares of 48 pixels.
void XxlChessClassicTest::warningLeavesTheBoardItsPixels()
{
    begin(u"K R\n\n\n\n\n\n\n  p    k"_s, u", \"of_no_use\": 1"_s);
    const QSize board = view().viewport()->size();
    QCOMPARE(board, QSize(672, 672));
    auto &bar = m_driver->find<MessageBar>("errorBar");
    QVERIFY(bar.isVisible());
    QVERIFY(bar.text().contains(u"of_no_use"_s));
    QCOMPARE(m_driver->window().size(), QSize(792, 672));
    for (const QWidget *part : bar.findChildren<QWidget *>()) {
        if (part->isVisible())
            QVERIFY2(bar.rect().contains(part->geometry()), qPrintable(part->objectName()));
    }
    QVERIFY(bar.mapTo(&m_driver->window(), QPoint()).x() >= 672);
    const auto &words = *bar.findChild<QLabel *>(u"messageBarText"_s);
    QVERIFY(words.width() >= words.minimumSizeHint().width());
    QVERIFY(words.height() >= words.heightForWidth(words.width()));
    m_driver->trigger("actionClassic");
    QCoreApplication::processEvents();
    QCOMPARE(bar.mapTo(&m_driver->window().page(), QPoint()), QPoint());
}

void XxlChessClassicTest::cardExplainsThePiecePointedAt()
{
    begin(u"K R\n\n\n\n\n\n\n  a    k"_s, QString::fromLatin1(kPeople));
    m_driver->trigger("actionClassic");
    m_driver->moveCursor(at("c1"));
    QCOMPARE(m_driver->text("cardName"), u"Amazon (A)"_s);
    QCOMPARE(m_driver->text("cardValue"), u"Value 12"_s);
    QVERIFY(m_driver->text("cardMovement").contains(u"knight"_s));
}

/// The sidebar of 120 pixels has a card as well, which comes up with the first piece pointed at.
void XxlChessClassicTest::narrowCardExplainsInTheClassicView()
{
    begin(u"K R\n\n\n\n\n\n\n  a    k"_s, QString::fromLatin1(kPeople));
    const auto &column = m_driver->find<ClassicColumn>("classicColumn");
    const auto *name = column.findChild<QLabel *>(u"cardName"_s);
    QVERIFY(name != nullptr);
    QVERIFY(name->text().isEmpty());
    const QSize size = m_driver->window().size();
    QTest::mouseMove(view().viewport(), view().cellRect(at("c1")).center());
    QCOMPARE(name->text(), u"Amazon (A)"_s);
    QVERIFY(name->isVisible());
    m_driver->moveCursor(at("h1"));
    QCOMPARE(name->text(), u"King (K)"_s);
    QCOMPARE(m_driver->window().size(), size);
}

/// A configuration may add kinds of pieces, of which the game has no drawing of their own.
void XxlChessClassicTest::addedKindsAreDrawnAndPlayed()
{
    const QString zebra = u", \"pieces\": {\"z\": {\"name\": \"zebra\", \"value\": 2, "
                          "\"leaps\": [[3, 2]]}}"_s;
    begin(u"K\n\n\n\n\n\n\nz   k"_s, QString::fromLatin1(kPeople) + zebra);
    BoardScene &scene = view().board();
    const PieceItem *item = scene.pieceItem(at("a1"));
    QVERIFY(item != nullptr);
    PieceSet drawings(scene.design().pieceSheet());
    QVERIFY(drawings.followGame(scene.design(), m_driver->game().position()));
    QVERIFY(drawings.contains(drawings.element(scene.design(), item->piece())));
    QVERIFY(
        drawings.element(scene.design(), item->piece())
        != scene.design().pieceElement(item->piece()));
    QCOMPARE(scene.design().cellName(m_driver->game().position(), at("a1")), u"a1, white zebra"_s);
    play("a1", "c4");
    QCOMPARE(m_driver->ply(), 1);
    QVERIFY(scene.pieceItem(at("c4")) != nullptr);
}

QTEST_MAIN(XxlChessClassicTest)
#include "xxlchessclassictest.moc"
