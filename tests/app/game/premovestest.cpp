#include "controller/session/premoves.h"
#include "app/board/boardpage.h"
#include "app/game/gamepage.h"
#include "app/window/lobby.h"
#include "tests/support/gamerows.h"
#include "tests/support/patience.h"
#include "tests/support/squares.h"
#include "tests/support/windowdriver.h"
#include "view/board/items/pieceitem.h"
#include "view/games/tetress/shapebutton.h"

#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::at;
using test::WindowDriver;

/// Moves in advance, while computers are to move; these never get to an answer of their own here.
class PremovesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_driver.reset(); }

    void severalArePlayedInTurn_data();
    void severalArePlayedInTurn();
    void whatIsNotLegalAnyMoreIsForgotten();
    void secondBeginsWhereTheFirstEnds();
    void paletteIsOfWhoPlacesInAdvance();
    void draggedPiecesStayWhereTheyStand_data();
    void draggedPiecesStayWhereTheyStand();
    void escapeAndRightClickTakeThemBack();
    void eachCostsATenth();
    void takingBackForgetsThem();
    void threatsAreToWhoWaits();
    void nextGameKnowsNothingOfThem();
    void preferencesSwitchThemOff();
    void peopleMakeNone();

private:
    [[nodiscard]] Premoves &premoves() { return m_driver->session().match.premoves(); }
    [[nodiscard]] BoardView &view() { return m_driver->window().page().board().view(); }
    void start(const std::string &game, const char *text = nullptr, bool isTimed = false);
    /// Points at the cells of a move in advance.
    void make(MoveCode move);
    void answer(const char *move);
    /// A move of whoever is to move after which all moves in advance can still be played.
    void answerLeaving();

    std::unique_ptr<WindowDriver> m_driver;
};

void PremovesTest::init()
{
    m_driver = std::make_unique<WindowDriver>();
}

void PremovesTest::start(const std::string &game, const char *text, bool isTimed)
{
    GameSetup setup = WindowDriver::againstComputer(game);
    if (text != nullptr)
        setup.start = text;
    if (isTimed)
        setup.clocks.fill(TimeControl{std::chrono::minutes(5), {}});
    m_driver->session().match.setLeastThinkingTime(std::chrono::hours(1));
    m_driver->start(setup);
}

void PremovesTest::make(MoveCode move)
{
    const MoveShape shape = premoves().position()->pointing().shape(move);
    for (const Cell cell : shape.cells)
        m_driver->click(cell);
}

void PremovesTest::answer(const char *move)
{
    const auto code = m_driver->game().position().parseMove(move);
    QVERIFY2(code, code ? "" : code.error().sentence().c_str());
    m_driver->game().play(*code, std::chrono::steady_clock::now());
}

void PremovesTest::answerLeaving()
{
    const auto areLeft = [this](const AnyPosition &next) {
        auto own = onTurn(next, Player::First);
        for (const Premoves::Premove &premove : premoves().moves()) {
            if (own == nullptr || !own->isLegal(premove.move))
                return false;
            own->play(premove.move);
            own = onTurn(*own, Player::First);
        }
        return true;
    };
    for (const MoveCode reply : m_driver->game().position().legalMoves()) {
        const auto next = m_driver->game().position().clone();
        next->play(reply);
        if (!areLeft(*next))
            continue;
        m_driver->game().play(reply, std::chrono::steady_clock::now());
        return;
    }
    QFAIL("no answer leaves the moves");
}

void PremovesTest::severalArePlayedInTurn_data()
{
    test::addGameRows();
}

void PremovesTest::severalArePlayedInTurn()
{
    QFETCH(const QString, game);
    start(game.toStdString());
    // In the first round somebody may have nothing on the board yet.
    m_driver->playAnyMove();
    while (m_driver->game().toMove() != Player::First)
        m_driver->game()
            .play(m_driver->game().position().legalMoves().back(), std::chrono::steady_clock::now());
    m_driver->playAnyMove();
    const int before = m_driver->ply();
    std::vector<MoveCode> made;
    for (int i = 0; i < 2; ++i) {
        QVERIFY(premoves().position());
        made.push_back(premoves().position()->legalMoves().front());
        make(made.back());
        QCOMPARE(premoves().moves().size(), std::size_t(i + 1));
        QCOMPARE(premoves().moves().back().move, made.back());
    }
    QCOMPARE(m_driver->ply(), before);
    // Both are drawn, with their numbers.
    QCOMPARE(view().board().marks().order.size(), std::size_t(2));
    QVERIFY(view().board().marks().ghosts.size() >= 2);
    for (const MoveCode move : made) {
        while (m_driver->game().toMove() != Player::First && !QTest::currentTestFailed())
            answerLeaving();
        const int ply = m_driver->ply();
        QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), ply + 1, kPatience);
        QCOMPARE(m_driver->game().record().node(m_driver->game().node()).move, move);
    }
    QVERIFY(premoves().moves().empty());
    QVERIFY(view().board().marks().order.empty());
}

void PremovesTest::whatIsNotLegalAnyMoreIsForgotten()
{
    start("xxlchess", "k6r/8/8/8/8/8/8/K6R w - - w 5");
    m_driver->click(at("a1"));
    m_driver->click(at("b1"));
    m_driver->click(at("h1"));
    m_driver->click(at("h5"));
    m_driver->click(at("h5"));
    m_driver->click(at("c5"));
    m_driver->click(at("b1"));
    m_driver->click(at("b2"));
    QCOMPARE(premoves().moves().size(), std::size_t(3));
    answer("Rxh1");
    QTRY_VERIFY_WITH_TIMEOUT(premoves().moves().empty(), kPatience);
    QCOMPARE(m_driver->ply(), 2);
    // The person moves by hand then.
    m_driver->click(at("b1"));
    m_driver->click(at("b2"));
    QCOMPARE(m_driver->ply(), 3);
}

void PremovesTest::secondBeginsWhereTheFirstEnds()
{
    start("xxlchess", "k7/8/8/8/8/8/7Q/K6R w - - w 5");
    m_driver->click(at("a1"));
    m_driver->click(at("b1"));
    premoves().add(premoves().position()->parseMove("Qh4").value());
    m_driver->click(at("h4"));
    m_driver->click(at("h6"));
    QCOMPARE(premoves().moves().size(), std::size_t(2));
    answer("Ka7");
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 3, kPatience);
    QVERIFY(m_driver->game().position().piece(at("h4")).isPresent());
    QCOMPARE(premoves().moves().size(), std::size_t(1));
    answer("Ka8");
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 5, kPatience);
    QVERIFY(m_driver->game().position().piece(at("h6")).isPresent());
}

/// The shapes beside the board of Tetress are those of the person, also while the computer is to place.
void PremovesTest::paletteIsOfWhoPlacesInAdvance()
{
    start("tetress");
    m_driver->playAnyMove();
    m_driver->game()
        .play(m_driver->game().position().legalMoves().back(), std::chrono::steady_clock::now());
    QCOMPARE(m_driver->game().toMove(), Player::First);
    auto &shape = *m_driver->window().findChild<tetress::ShapeButton *>();
    const auto ownRed = [&shape] {
        const QImage picture = shape.grab().toImage();
        int red = 0;
        int blue = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                const QColor colour = picture.pixelColor(x, y);
                red += colour.red() > colour.blue() + 60 ? 1 : 0;
                blue += colour.blue() > colour.red() + 60 ? 1 : 0;
            }
        }
        return red > blue;
    };
    QVERIFY(ownRed());
    m_driver->playAnyMove();
    QVERIFY(premoves().position());
    QVERIFY(ownRed());
    make(premoves().position()->legalMoves().front());
    QCOMPARE(premoves().moves().size(), std::size_t(1));
    QVERIFY(ownRed());
    // Looked at, the computer's turn shows its own.
    m_driver->trigger("actionBack");
    m_driver->trigger("actionBack");
    QVERIFY(!ownRed());
}

void PremovesTest::draggedPiecesStayWhereTheyStand_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("text");
    QTest::newRow("chexers") << u"chexers"_s << QString();
    QTest::newRow("xxlchess") << u"xxlchess"_s << u"k7/p7/8/8/8/8/PP6/K7 w - - w 5"_s;
}

/// They lay where they were dropped, as if they had moved already.
void PremovesTest::draggedPiecesStayWhereTheyStand()
{
    QFETCH(const QString, game);
    QFETCH(const QString, text);
    const std::string start = text.toStdString();
    this->start(game.toStdString(), text.isEmpty() ? nullptr : start.c_str());
    m_driver->playAnyMove();
    QVERIFY(premoves().position() != nullptr);
    const AnyPosition &ahead = *premoves().position();
    const MoveCode move = ahead.legalMoves().back();
    const MoveShape shape = ahead.pointing().shape(move);
    const Cell from = shape.cells[0];
    const PieceItem *item = view().board().pieceItem(from);
    QVERIFY(item != nullptr);
    const QPointF before = item->pos();
    m_driver->drag(from, shape.cells[1]);
    QCOMPARE(premoves().moves().size(), std::size_t(1));
    QTRY_COMPARE_WITH_TIMEOUT(view().board().pieceItem(from), item, kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(item->pos(), before, kPatience);
}

void PremovesTest::escapeAndRightClickTakeThemBack()
{
    start("xxlchess", "k7/8/8/8/8/8/8/K6R w - - w 5");
    m_driver->click(at("a1"));
    m_driver->click(at("b1"));
    for (const bool byKey : {true, false}) {
        m_driver->click(at("h1"));
        m_driver->click(at("h5"));
        QCOMPARE(premoves().moves().size(), std::size_t(1));
        if (byKey) {
            view().setFocus();
            m_driver->type(Qt::Key_Escape);
        } else {
            QTest::mouseClick(
                view().viewport(), Qt::RightButton, {}, view().cellRect(at("d4")).center());
        }
        QVERIFY(premoves().moves().empty());
        QVERIFY(view().board().marks().ghosts.empty());
        QVERIFY(view().board().marks().user.empty());
    }
    answer("Kb8");
    QCoreApplication::processEvents();
    QCOMPARE(m_driver->ply(), 2);
}

void PremovesTest::eachCostsATenth()
{
    start("xxlchess", "k7/8/8/8/8/8/8/K6R w - - w 5", true);
    m_driver->click(at("a1"));
    m_driver->click(at("b1"));
    m_driver->click(at("h1"));
    m_driver->click(at("h5"));
    answer("Kb8");
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 3, kPatience);
    const auto elapsed = m_driver->game().record().node(m_driver->game().node()).elapsed;
    QVERIFY(elapsed && *elapsed >= std::chrono::milliseconds(100));
}

/// Of two rooks that attack each other, that of the person is in danger while the computer is to move.
void PremovesTest::threatsAreToWhoWaits()
{
    start("xxlchess", "k6r/8/8/8/8/8/8/K6R w - - w 5");
    m_driver->trigger("actionThreats");
    m_driver->click(at("a1"));
    m_driver->click(at("b1"));
    const BoardMarks &marks = view().board().marks();
    QCOMPARE(marks[MarkRole::AtRisk], std::vector<Cell>{at("h1")});
}

void PremovesTest::takingBackForgetsThem()
{
    start("xxlchess", "k7/8/8/8/8/8/8/K6R w - - w 5");
    m_driver->click(at("a1"));
    m_driver->click(at("b1"));
    m_driver->click(at("h1"));
    m_driver->click(at("h5"));
    QCOMPARE(premoves().moves().size(), std::size_t(1));
    m_driver->trigger("actionUndo");
    QVERIFY(premoves().moves().empty());
    QCoreApplication::processEvents();
    QCOMPARE(m_driver->ply(), 0);
}

/// The navigation is told of a new game first: what was pointed at then belonged to the board before, which
/// may have been larger.
void PremovesTest::nextGameKnowsNothingOfThem()
{
    m_driver->session().match.setLeastThinkingTime(std::chrono::hours(1));
    GameSetup reversed = WindowDriver::againstComputer("xxlchess");
    std::swap(reversed.seats[Player::First], reversed.seats[Player::Second]);
    m_driver->start(reversed);
    QVERIFY(premoves().position() != nullptr);
    make(premoves().position()->legalMoves().front());
    QCOMPARE(premoves().moves().size(), std::size_t(1));
    int shown = 0;
    connect(&m_driver->session().navigation, &NavigationController::shown, this, [this, &shown] {
        QVERIFY(premoves().position() == nullptr);
        QVERIFY(premoves().moves().empty());
        ++shown;
    });
    m_driver->window().lobby().learn(u"xxlchess"_s);
    QVERIFY(shown > 0);
    m_driver->session().navigation.disconnect(this);
}

void PremovesTest::preferencesSwitchThemOff()
{
    Preferences preferences = m_driver->settings().preferences();
    preferences.play.allowsPremoves = false;
    m_driver->settings().setPreferences(preferences);
    start("xxlchess", "k7/8/8/8/8/8/8/K6R w - - w 5");
    m_driver->click(at("a1"));
    m_driver->click(at("b1"));
    m_driver->click(at("h1"));
    m_driver->click(at("h5"));
    QVERIFY(!premoves().position());
    QVERIFY(premoves().moves().empty());
}

void PremovesTest::peopleMakeNone()
{
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    QVERIFY(!premoves().position());
}

QTEST_MAIN(PremovesTest)
#include "premovestest.moc"
