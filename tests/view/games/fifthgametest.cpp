#include "model/games/catalogue.h"
#include "model/games/trio/trio.h"
#include "model/record/jsonlines.h"
#include "model/record/reader.h"
#include "model/record/writer.h"
#include "model/session/gamemodel.h"
#include "model/session/historymodel.h"
#include "tests/support/rulesbattery.h"
#include "view/board/gamepanel.h"
#include "view/board/scene/boardscene.h"
#include "view/games/catalogue.h"
#include "view/words/resultwords.h"

#include <QLabel>
#include <QPainter>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;

namespace {

/// Light owns the upper row after the last of these.
constexpr std::array kMoves{"a", "d", "b", "e", "c"};

const GameEntry &trioEntry()
{
    return *findGame("trio");
}

Options withRowsLosing(bool isMisere)
{
    Options options;
    options.set("misere", isMisere);
    return options;
}

void begin(GameModel &game, bool isMisere)
{
    GameSetup setup;
    setup.game = "trio";
    setup.options = withRowsLosing(isMisere);
    const auto error = game.begin(setup, {});
    QVERIFY2(!error, error ? error->sentence().c_str() : "");
}

void playAll(GameModel &game)
{
    for (const char *text : kMoves) {
        const auto move = game.position().parseMove(text);
        QVERIFY(move);
        game.play(*move, {});
    }
}

QImage painted(BoardScene &scene)
{
    constexpr int kPixels = 48;
    scene.setCellPixels(kPixels);
    const QRectF board = scene.boardRect();
    QImage image((board.size() * kPixels).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    scene.render(&painter, QRectF(image.rect()), board);
    return image;
}

} // namespace

/// A game that no shared file knows, with a reason, a mark, a panel and an option of its own, goes
/// through all that games go through.
class FifthGameTest : public QObject
{
    Q_OBJECT

private slots:
    void rulesHold();
    void hasNoFacetThatItDoesNotDeclare();
    void optionDecidesWhoWins();
    void ownReasonIsWrittenAndRead();
    void ownReasonIsPutInWords();
    void historyShowsItsMoves();
    void sceneShowsItsOwnMark();
    void panelShowsItsOwnNumbers();
};

void FifthGameTest::rulesHold()
{
    for (const bool isMisere : {false, true}) {
        const auto fault = test::RulesBattery<trio::Rules>::run(withRowsLosing(isMisere), 12, 20, 5);
        QVERIFY2(!fault, fault.value_or("").c_str());
    }
}

void FifthGameTest::hasNoFacetThatItDoesNotDeclare()
{
    const auto position = trioEntry().game->start({});
    QVERIFY(position->phases() == nullptr);
    QVERIFY(position->remarks() == nullptr);
    QVERIFY(position->sides() == nullptr);
    QVERIFY(position->cards() == nullptr);
    QVERIFY(position->alarm() == nullptr);
    QVERIFY(position->turns() == nullptr);
    QVERIFY(position->gains() == nullptr);
    QVERIFY(position->preview() == nullptr);
    QVERIFY(position->attacks() == nullptr);
    QVERIFY(position->symmetries() == nullptr);
    QCOMPARE(position->pointing().shape(position->legalMoves().front()).cells.size(), std::size_t(1));
    QCOMPARE(perft(*position, 2), std::uint64_t(72));
}

void FifthGameTest::optionDecidesWhoWins()
{
    for (const bool isMisere : {false, true}) {
        GameModel game;
        begin(game, isMisere);
        playAll(game);
        QVERIFY(game.isOver());
        QCOMPARE(game.outcome().winner(), isMisere ? Player::Second : Player::First);
        QCOMPARE(game.outcome().reason, isMisere ? trio::reason::kForced : trio::reason::kRow);
    }
}

void FifthGameTest::ownReasonIsWrittenAndRead()
{
    GameModel game;
    begin(game, true);
    playAll(game);
    GameRecord record = game.record();
    record.outcome = game.outcome();
    const AnyGame &rules = *trioEntry().game;
    const std::string text = writtenGame(record, rules);
    QVERIFY2(text.find("[Termination \"forced-row\"]") != std::string::npos, text.c_str());
    ReadSettings settings;
    for (const GameEntry &entry : catalogue())
        settings.games.push_back(entry.game.get());
    const auto games = readGames(text, "test", settings);
    QCOMPARE(games.size(), std::size_t(1));
    QVERIFY(!games.front().error);
    QCOMPARE(games.front().record.outcome, record.outcome);
    const std::string line = jsonLine(record, rules);
    QVERIFY2(line.find("\"forced-row\"") != std::string::npos, line.c_str());
    // No other game ends so.
    const std::string other = "[Variant \"" + catalogue().front().info().variant
                              + "\"]\n[Termination \"forced-row\"]\n\n0-1\n";
    QVERIFY(
        readGames(other, "test", settings).front().record.outcome.reason != trio::reason::kForced);
}

void FifthGameTest::ownReasonIsPutInWords()
{
    const GameInfo &info = trioEntry().info();
    const auto words = [&info](EndReason reason, Player you = Player::None) {
        return resultWords(info, Outcome::win(Player::First, reason), you);
    };
    QCOMPARE(words(trio::reason::kRow).headline, u"Light wins with a trio"_s);
    QCOMPARE(words(trio::reason::kRow).detail, u"Light owns three cells in a row."_s);
    QCOMPARE(words(trio::reason::kRow, Player::First).headline, u"You won"_s);
    QCOMPARE(words(trio::reason::kForced).detail, u"Dark had to make three in a row."_s);
}

void FifthGameTest::historyShowsItsMoves()
{
    GameModel game;
    const HistoryModel history(game);
    begin(game, false);
    playAll(game);
    QCOMPARE(history.rowCount(), 3);
    for (int row = 0; row < history.rowCount(); ++row)
        QVERIFY(!history.isRemark(row));
}

void FifthGameTest::sceneShowsItsOwnMark()
{
    const auto design = makeDesign(trioEntry().info());
    QVERIFY(design != nullptr);
    GameModel game;
    begin(game, false);
    playAll(game);
    BoardScene scene(*design, Theme::shipped(u"slate"_s));
    scene.showPosition(game.position());
    QVERIFY(scene.pieceItem(cellAt(0)) != nullptr);
    QVERIFY(scene.pieceItem(cellAt(8)) == nullptr);
    const QImage bare = painted(scene);
    BoardMarks marks;
    design->markPosition(game.position(), marks);
    QCOMPARE(marks.own.size(), std::size_t(1));
    QCOMPARE(marks.own.front().cells, (std::vector{cellAt(0), cellAt(1), cellAt(2)}));
    scene.setMarks(marks);
    const QImage whole = painted(scene);
    QVERIFY(whole != bare);
    // Each part of the mark is seen by itself.
    QList<QImage> pictures{bare, whole};
    const MarkLook look = marks.own.front().look;
    for (const MarkLook &part :
         {MarkLook{.fill = look.fill},
          MarkLook{.frame = look.frame, .frameStyle = look.frameStyle},
          MarkLook{.badge = look.badge}}) {
        marks.own.front().look = part;
        scene.setMarks(marks);
        const QImage picture = painted(scene);
        QVERIFY(!pictures.contains(picture));
        pictures << picture;
    }
    scene.setMarks({});
    QCOMPARE(painted(scene), bare);
}

void FifthGameTest::panelShowsItsOwnNumbers()
{
    const auto design = makeDesign(trioEntry().info());
    const std::unique_ptr<GamePanel> panel(design->makePanel(nullptr));
    QVERIFY(panel != nullptr);
    GameModel game;
    begin(game, false);
    playAll(game);
    panel->showPosition(game.position());
    QCOMPARE(panel->findChild<QLabel *>(u"stonesLabel"_s)->text(), u"Light 3, Dark 2, 4 free"_s);
}

QTEST_MAIN(FifthGameTest)
#include "fifthgametest.moc"
