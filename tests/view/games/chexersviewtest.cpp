#include "model/core/erasure/erased.h"
#include "model/games/catalogue.h"
#include "model/games/chexers/chexers.h"
#include "model/games/chexers/rules/facts.h"
#include "view/board/gamepanel.h"
#include "view/board/items/pieceitem.h"
#include "view/board/scene/boardscene.h"
#include "view/games/catalogue.h"
#include "view/games/chexers/exitcups.h"
#include "view/games/chexers/sides.h"

#include <QLabel>
#include <QTest>

using namespace tessera;
using namespace Qt::StringLiterals;

namespace {

constexpr auto kStart = "GGGG/5/6/R5B/R4B/R3B/R2B r 0,0,0 0";
/// Red has two exits and a piece ready, Green needs one exit more and can take it.
constexpr auto kLate = "3R/3R1/6/R5B/6/4B/G3 r 2,3,1 90";

std::unique_ptr<AnyPosition> at(const char *text)
{
    auto position = findGame("chexers")->game->parsePosition(text, {});
    if (!position)
        qFatal("%s", position.error().sentence().c_str());
    return std::move(*position);
}

Cell hex(int q, int r)
{
    return chexers::cellOf(chexers::hexAt({q, r}));
}

Cell cupOf(Player player)
{
    return chexers::exitPlace(player);
}

void addPlayerRows()
{
    QTest::addColumn<int>("number");
    QTest::newRow("Red") << 0;
    QTest::newRow("Green") << 1;
    QTest::newRow("Blue") << 2;
}

} // namespace

/// The board of Chexers and the race panel: what is seen of a position.
class ChexersViewTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everybodyCanSitAtTheBottom_data() { addPlayerRows(); }
    void everybodyCanSitAtTheBottom();
    void exitHexesAreThoseOfTheRules_data() { addPlayerRows(); }
    void exitHexesAreThoseOfTheRules();
    void cupsLieBeyondTheExitSide_data() { addPlayerRows(); }
    void cupsLieBeyondTheExitSide();
    void cupsHoldWhatHasLeft();
    void cellsHaveNames();
    void coordinatesUseRealMinusSigns();
    void panelTellsTheRace();
    void cupsAreAsManyAsTheRulesWant();
    void panelWarnsOfWins();
    void panelCountsTowardsADraw();
    void panelAfterTheEnd();

private:
    [[nodiscard]] QString label(const char *name) const;

    std::unique_ptr<BoardDesign> m_design;
    std::unique_ptr<BoardScene> m_scene;
    std::unique_ptr<GamePanel> m_panel;
};

void ChexersViewTest::init()
{
    m_panel.reset();
    m_scene.reset();
    m_design = makeDesign(findGame("chexers")->info());
    m_scene = std::make_unique<BoardScene>(*m_design, Theme::shipped(u"slate"_s));
    m_scene->showPosition(*at(kStart));
    m_panel.reset(m_design->makePanel(nullptr));
    m_panel->setTheme(Theme::shipped(u"slate"_s));
    m_panel->showPosition(*at(kStart));
}

QString ChexersViewTest::label(const char *name) const
{
    const auto *found = m_panel->findChild<QLabel *>(QString::fromLatin1(name));
    return found == nullptr ? u"no such label"_s : found->text();
}

void ChexersViewTest::everybodyCanSitAtTheBottom()
{
    QFETCH(int, number);
    BoardOrientation orientation;
    orientation.turns = m_design->turnsForPlayer(*at(kStart), playerAt(number), 6);
    m_scene->setOrientation(orientation);
    double lowest = 0;
    for (int i = 0; i < m_scene->geometry().cellCount(); ++i)
        lowest = std::max(lowest, m_scene->geometry().centre(cellAt(i)).y());
    int pieces = 0;
    for (int i = 0; i < m_scene->geometry().cellCount(); ++i) {
        const PieceItem *item = m_scene->pieceItem(cellAt(i));
        if (item == nullptr || item->piece().owner != playerAt(number))
            continue;
        QVERIFY(item->pos().y() > lowest - 0.01);
        ++pieces;
    }
    QCOMPARE(pieces, 4);
}

void ChexersViewTest::exitHexesAreThoseOfTheRules()
{
    QFETCH(int, number);
    const auto ofRules = chexers::cellsOf(chexers::kExitEdges[static_cast<std::size_t>(number)]);
    for (int turns = 0; turns < m_scene->geometry().turnCount(); ++turns) {
        BoardOrientation orientation;
        orientation.turns = turns;
        m_scene->setOrientation(orientation);
        QVERIFY(chexers::Sides(m_scene->geometry()).exitHexes(playerAt(number)) == ofRules);
    }
}

void ChexersViewTest::cupsLieBeyondTheExitSide()
{
    QFETCH(int, number);
    const Player player = playerAt(number);
    const BoardGeometry &geometry = m_scene->geometry();
    QCOMPARE(chexers::exitPlace(geometry.shape(), player), cupOf(player));
    const QPointF outward = chexers::Sides(geometry).outward(player);
    const QPolygonF cup = geometry.outline(cupOf(player));
    for (int i = 0; i < geometry.cellCount(); ++i)
        QVERIFY(
            QPointF::dotProduct(geometry.centre(cellAt(i)), outward)
            < QPointF::dotProduct(geometry.centre(cupOf(player)), outward) - 1);
    for (int i = 0; i < 4; ++i) {
        const QPointF rest = m_design->restBeside(geometry, cupOf(player), i);
        QVERIFY(cup.containsPoint(rest, Qt::OddEvenFill));
        QCOMPARE(geometry.cellAt(rest), cupOf(player));
    }
}

void ChexersViewTest::cupsHoldWhatHasLeft()
{
    const auto position = at(kLate);
    m_scene->showPosition(*position);
    QCOMPARE(m_scene->countBeside(cupOf(Player::First)), 2);
    QCOMPARE(m_scene->countBeside(cupOf(Player::Second)), 3);
    QCOMPARE(m_scene->countBeside(cupOf(Player::Third)), 1);
    m_scene->removePiece(hex(3, -3), cupOf(Player::First));
    QCOMPARE(m_scene->countBeside(cupOf(Player::First)), 3);
    QVERIFY(m_scene->pieceItem(hex(3, -3)) == nullptr);
    position->play(*position->parseMove("3,-3>exit"));
    QVERIFY(m_scene->adopt(*position));
}

void ChexersViewTest::cellsHaveNames()
{
    const auto position = at(kLate);
    const auto name = [&](Cell cell) { return m_design->cellName(*position, cell); };
    QCOMPARE(name(hex(3, -3)), u"hex 3, −3, red, can exit"_s);
    QCOMPARE(name(hex(-3, 0)), u"hex −3, 0, red"_s);
    QCOMPARE(name(hex(0, 0)), u"hex 0, 0, empty"_s);
    QCOMPARE(name(hex(3, -2)), u"hex 3, −2, empty, exit hex of Red"_s);
    QCOMPARE(name(cupOf(Player::Second)), u"exit cup of Green, 3 of 4 pieces"_s);
}

void ChexersViewTest::coordinatesUseRealMinusSigns()
{
    const auto position = at(kStart);
    for (const CoordinatePlace &place : m_scene->geometry().coordinates(CoordinateMode::All))
        QVERIFY(!m_design->coordinateText(*position, place).contains(u'-'));
    QCOMPARE(m_scene->geometry().coordinates(CoordinateMode::All).size(), std::size_t(37));
    QCOMPARE(m_scene->geometry().coordinates(CoordinateMode::Edge).size(), std::size_t(18));
    QVERIFY(m_scene->geometry().coordinates(CoordinateMode::None).empty());
}

void ChexersViewTest::panelTellsTheRace()
{
    QCOMPARE(label("nameLabel0"), u"▶ Red"_s);
    QCOMPARE(label("turnsLabel0"), u"≥ 7"_s);
    QCOMPARE(label("piecesLabel2"), u"4"_s);
    m_panel->showPosition(*at(kLate));
    QCOMPARE(label("turnsLabel0"), u"≥ 3"_s);
    QCOMPARE(label("turnsLabel1"), u"≥ 1"_s);
    QCOMPARE(label("piecesLabel0"), u"3"_s);
    const auto *cups = m_panel->findChild<QWidget *>(u"exitCups1"_s);
    QVERIFY(cups != nullptr);
    QVERIFY2(cups->accessibleName().contains(u"Green"), qPrintable(cups->accessibleName()));
    QVERIFY2(cups->accessibleName().contains(u"3"), qPrintable(cups->accessibleName()));
    m_panel->showPosition(*at("4/5/6/3R3/6/5/4 g 0,0,0 1"));
    QCOMPARE(label("nameLabel1"), u"▶ Green"_s);
    QCOMPARE(label("turnsLabel1"), u"–"_s);
    const auto *order = m_panel->findChild<QWidget *>(u"turnOrder"_s);
    QCOMPARE(order->accessibleName(), u"Green to move"_s);
}

void ChexersViewTest::cupsAreAsManyAsTheRulesWant()
{
    const int exitsToWin = chexers::factsOf(*at(kLate)).exitsToWin;
    m_panel->showPosition(*at(kLate));
    const QString wanted = u"of %1 exits"_s;
    const auto *cups = m_panel->findChild<QWidget *>(u"exitCups1"_s);
    QVERIFY2(
        cups->accessibleName().endsWith(wanted.arg(exitsToWin)), qPrintable(cups->accessibleName()));
    chexers::ExitCups others(Player::First, nullptr);
    others.setExits(1, exitsToWin, u"Red"_s);
    const int width = others.sizeHint().width();
    others.setExits(1, 2 * exitsToWin, u"Red"_s);
    QCOMPARE(others.sizeHint().width(), 2 * width);
    QVERIFY(others.accessibleName().endsWith(wanted.arg(2 * exitsToWin)));
}

void ChexersViewTest::panelWarnsOfWins()
{
    const auto *alarm = m_panel->findChild<QLabel *>(u"alarmLabel"_s);
    QVERIFY(alarm->isHidden());
    const auto position = at(kLate);
    m_panel->showPosition(*position);
    QVERIFY(!alarm->isHidden());
    QCOMPARE(alarm->text(), u"⚠ Green can win next turn"_s);
    position->play(*position->parseMove("3,-3>exit"));
    m_panel->showPosition(*position);
    QCOMPARE(alarm->text(), u"⚠ Green can win now"_s);
    m_panel->showPosition(*at("3R/5/6/7/6/5/G3 b 3,3,0 92"));
    QCOMPARE(alarm->text(), u"⚠ Red can win next turn\n⚠ Green can win next turn"_s);
}

void ChexersViewTest::panelCountsTowardsADraw()
{
    QCOMPARE(label("drawLabel"), u"Position 1 of 4 · turn 1 of 256"_s);
    const auto position = at(kStart);
    for (const char *move :
         {"-3,0>-2,0", "3,-3>2,-2", "0,3>-1,3", "-2,0>-3,0", "2,-2>3,-3", "-1,3>0,3"})
        position->play(*position->parseMove(move));
    m_panel->showPosition(*position);
    QCOMPARE(label("drawLabel"), u"Position 2 of 4 · turn 3 of 256"_s);
}

void ChexersViewTest::panelAfterTheEnd()
{
    const auto position = at(kLate);
    for (const char *move : {"3,-3>exit", "-3,3>exit"})
        position->play(*position->parseMove(move));
    m_panel->showPosition(*position);
    QCOMPARE(label("nameLabel2"), u"Blue"_s);
    QVERIFY(m_panel->findChild<QLabel *>(u"alarmLabel"_s)->isHidden());
    QCOMPARE(m_panel->findChild<QWidget *>(u"turnOrder"_s)->accessibleName(), u"Game over"_s);
}

QTEST_MAIN(ChexersViewTest)
#include "chexersviewtest.moc"
