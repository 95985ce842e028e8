#include "model/games/xxlchess/xxlchess.h"
#include "model/core/erasure/erased.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/rules/facts.h"
#include "model/games/xxlchess/rules/mate.h"
#include "tests/support/goldendata.h"
#include "tests/support/xxlchesstexts.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>
#include <variant>

using namespace tessera;
using namespace tessera::xxlchess;
using tessera::test::goldenLines;
using tessera::test::textIn;
using tessera::test::textsIn;
using namespace tessera::xxlchess::test;

namespace {

/// Leaves up to which small boards are counted.
constexpr std::uint64_t kMostLeaves = 2'000'000;

std::vector<std::string> legalTexts(const Position &position)
{
    Position::MoveList moves;
    position.legalMoves(moves);
    std::vector<std::string> texts;
    for (const xxlchess::Move move : moves)
        texts.push_back(Rules::moveText(position, move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

void playAll(Position &position, const char *moves)
{
    for (const QString &text : QString::fromUtf8(moves).split(' ', Qt::SkipEmptyParts)) {
        const auto move = Rules::parseMove(position, text.toStdString());
        if (!move)
            qFatal("%s", move.error().sentence().c_str());
        position.play(*move);
    }
}

} // namespace

class XxlChessTest : public QObject
{
    Q_OBJECT

private slots:
    void legalMoves_data() { addRows("legal.jsonl"); }
    void legalMoves();
    void edgeCases_data() { addRows("edge-cases.jsonl"); }
    void edgeCases();
    void mates_data() { addRows("mates.jsonl"); }
    void mates();
    void smallBoards_data() { addRows("small-boards.jsonl"); }
    void smallBoards();
    void labelsOfAllMovesAreReadBack_data() { addRows("legal.jsonl"); }
    void labelsOfAllMovesAreReadBack();
    void everyMoveOffTheListIsRefused_data() { addRows("edge-cases.jsonl"); }
    void everyMoveOffTheListIsRefused();
    void everySwitchIsItsOwn();
    void captureIsRemovedBeforeTheCapturerArrives();
    void castlingMovesBothPiecesAtOnce();
    void promotionComesAfterTheMove();
    void promotionChoice();
    void repetitionIsADrawOnlyWhenSwitchedOn();
    void hundredQuietTurnsAreADrawOnlyWhenSwitchedOn();
    void mateComesBeforeTheHundredTurns();
    void takingAKingEndsTheGame();
    void rookThatCannotCastleHashesAsMoved();
    void factsOfCheckAndMate();
    void factsOfCapturedPieces();
    void furtherPieceIsATableRow();
    void shortSlidesPinAndCheckWithinTheirRange();
    void mostMovesFitTheList();

private:
    void addRows(const char *file);
    [[nodiscard]] const Json &row() const;
    std::vector<Json> m_rows;
};

void XxlChessTest::addRows(const char *file)
{
    QTest::addColumn<int>("number");
    m_rows = goldenLines("xxlchess", file);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        QTest::addRow("%s %zu", m_rows[i]["name"].asString().value_or("").c_str(), i + 1)
            << static_cast<int>(i);
    QVERIFY2(!m_rows.empty(), file);
}

const Json &XxlChessTest::row() const
{
    const auto *number = static_cast<const int *>(QTest::qData("number", qMetaTypeId<int>()));
    return m_rows[static_cast<std::size_t>(*number)];
}

void XxlChessTest::legalMoves()
{
    const Position position = positionOf(textIn(row(), "start"));
    auto wanted = textsIn(row(), "moves");
    std::sort(wanted.begin(), wanted.end());
    QCOMPARE(legalTexts(position), wanted);
    QCOMPARE(position.countLegalMoves(), wanted.size());
    QCOMPARE(position.isInCheck(position.toMove()), row()["check"].asBool().value());
}

void XxlChessTest::edgeCases()
{
    const Position position = positionOf(textIn(row(), "start"));
    auto wanted = textsIn(row(), "legal");
    std::sort(wanted.begin(), wanted.end());
    QCOMPARE(legalTexts(position), wanted);
    for (const std::string &move : textsIn(row(), "must"))
        QVERIFY(Rules::parseMove(position, move).hasValue());
    for (const std::string &move : textsIn(row(), "must_not"))
        QVERIFY(!Rules::parseMove(position, move).hasValue());
    QCOMPARE(position.isInCheck(position.toMove()), row()["check"].asBool().value());
    const std::string reason = row()["result"].isNull() ? "none" : textIn(row(), "result");
    QCOMPARE(std::string(text(position.outcome().reason)), reason);
}

void XxlChessTest::mates()
{
    const Position position = positionOf(textIn(row(), "start"));
    QCOMPARE(position.outcome().reason, reason::kCheckmate);
    std::map<std::string, std::vector<std::string>> contributing;
    for (const auto &[square, attackers] : contributingPieces(position)) {
        std::vector<std::string> names;
        attackers.forEach([&names](Square attacker) { names.push_back(squareText(attacker)); });
        std::sort(names.begin(), names.end());
        contributing[squareText(square)] = names;
    }
    std::map<std::string, std::vector<std::string>> wanted;
    for (const auto &[square, names] : row()["contributing"].members()) {
        wanted[square] = textsIn(row()["contributing"], square);
        std::sort(wanted[square].begin(), wanted[square].end());
    }
    QCOMPARE(contributing, wanted);
    std::vector<std::string> highlight;
    mateHighlight(position).forEach(
        [&highlight](Square square) { highlight.push_back(squareText(square)); });
    std::sort(highlight.begin(), highlight.end());
    auto wantedHighlight = textsIn(row(), "highlight");
    std::sort(wantedHighlight.begin(), wantedHighlight.end());
    QCOMPARE(highlight, wantedHighlight);
}

void XxlChessTest::smallBoards()
{
    Position position = positionOf(textIn(row(), "start"));
    QCOMPARE(Rules::positionText(position), textIn(row(), "start"));
    int depth = 0;
    for (const Json &count : row()["perft"].elements()) {
        ++depth;
        const auto leaves = count.asUint64().value();
        if (leaves > kMostLeaves)
            break;
        QCOMPARE(tessera::perft<Rules>(position, depth), leaves);
    }
    QVERIFY(depth > 0);
}

void XxlChessTest::labelsOfAllMovesAreReadBack()
{
    const Position position = positionOf(textIn(row(), "start"));
    Position::MoveList moves;
    position.legalMoves(moves);
    for (const xxlchess::Move move : moves) {
        const std::string label = Rules::moveLabel(position, move);
        const auto read = Rules::parseMove(position, label);
        QVERIFY2(read && *read == move, label.c_str());
    }
}

/// Whatever is pointed at, there is a reason, and the sentence has no place left open.
void XxlChessTest::everyMoveOffTheListIsRefused()
{
    const Position position = positionOf(textIn(row(), "start"));
    const auto legal = legalTexts(position);
    const SquareSet board = position.rules().board();
    board.forEach([&](Square from) {
        board.forEach([&](Square to) {
            const std::string text = squareText(from) + squareText(to);
            const auto found = std::lower_bound(legal.begin(), legal.end(), text);
            if (found != legal.end() && found->compare(0, text.size(), text) == 0)
                return;
            const std::array cells{cellOf(position, from), cellOf(position, to)};
            const Refusal refusal = Rules::refusal(position, cells);
            const std::string sentence = refusal.sentence.english();
            QVERIFY2(!refusal.code.empty() && !sentence.empty(), text.c_str());
        });
    });
}

void XxlChessTest::captureIsRemovedBeforeTheCapturerArrives()
{
    const Position position = positionOf(
        "7k6/14/14/14/14/14/14/14/14/3nn9/3P10/14/14/7K6 w - - w 8");
    const auto move = Rules::parseMove(position, "dxe5");
    QVERIFY(move.hasValue());
    const Transition transition = Rules::transition(position, *move);
    QCOMPARE(transition.steps.size(), std::size_t(2));
    QCOMPARE(transition.steps[0].kind, Step::Kind::Remove);
    QCOMPARE(transition.steps[1].kind, Step::Kind::Move);
    QCOMPARE(transition.stageCount(), 1);
}

void XxlChessTest::castlingMovesBothPiecesAtOnce()
{
    const Position position = positionOf(kCastlingStart);
    const auto move = Rules::parseMove(position, "O-O-O");
    QVERIFY(move.hasValue());
    const Transition transition = Rules::transition(position, *move);
    QCOMPARE(transition.steps.size(), std::size_t(2));
    QCOMPARE(transition.stageCount(), 1);
    QCOMPARE(Rules::cellText(position, transition.steps[1].from), std::string("a1"));
    QCOMPARE(Rules::cellText(position, transition.steps[1].to), std::string("g1"));
}

void XxlChessTest::promotionComesAfterTheMove()
{
    const Position position = positionOf("7k6/14/14/14/14/14/14/6P7/14/14/14/14/14/K13 w - - w 8");
    const auto move = Rules::parseMove(position, "g8=Q");
    QVERIFY(move.hasValue());
    const Transition transition = Rules::transition(position, *move);
    QCOMPARE(transition.steps.size(), std::size_t(2));
    QCOMPARE(transition.steps[1].kind, Step::Kind::Recolour);
    QCOMPARE(int(transition.steps[1].stage), 1);
}

void XxlChessTest::promotionChoice()
{
    Options options = strictOptions();
    options.set("promotion-choice", true);
    const Position position
        = positionOf("7k6/14/14/14/14/14/14/6P7/14/14/14/14/14/K13 w - - w 8", options);
    for (const char *label :
         {"g8=Q", "g8=A", "g8=E", "g8=H", "g8=G", "g8=R", "g8=B", "g8=C", "g8=N"}) {
        const auto move = Rules::parseMove(position, label);
        QVERIFY2(move.hasValue(), label);
        QVERIFY(Rules::moveLabel(position, *move).starts_with(label));
        QCOMPARE(int(Rules::shape(position, *move).choice), int(move->promotion));
    }
    QVERIFY(!Rules::parseMove(position, "g8=P").hasValue());
    QVERIFY(!Rules::parseMove(position, "g8=K").hasValue());
    QCOMPARE(position.countLegalMoves(), std::size_t(9 + 3));
}

void XxlChessTest::repetitionIsADrawOnlyWhenSwitchedOn()
{
    constexpr const char *kShuffle = "g1f3 g14f12 f3g1 f12g14 g1f3 g14f12 f3g1 f12g14";
    constexpr const char *kStart = "6n1k5/14/14/14/14/14/14/14/14/14/14/14/14/6N1K5 w - - w 8";
    Position strict = positionOf(kStart);
    playAll(strict, kShuffle);
    QVERIFY(!strict.isOver());
    Position usual = positionOf(kStart, Options::defaults(Rules::info().options));
    playAll(usual, kShuffle);
    QCOMPARE(usual.outcome().reason, EndReason::Repetition);
    QCOMPARE(usual.countLegalMoves(), std::size_t(0));
}

void XxlChessTest::hundredQuietTurnsAreADrawOnlyWhenSwitchedOn()
{
    for (const bool isOn : {false, true}) {
        Options options = strictOptions();
        options.set("hundred-turns", isOn);
        Position position
            = positionOf("k13/14/14/14/14/14/14/14/14/14/14/14/14/K13 w - - w 8", options);
        constexpr std::array kWhite{"a1b1", "b1b2", "b2a2", "a2a1"};
        constexpr std::array kBlack{"a14b14", "b14b13", "b13a13", "a13a14"};
        for (std::size_t turn = 0; turn < 100; ++turn) {
            QVERIFY(!position.isOver());
            playAll(position, turn % 2 == 0 ? kWhite[turn / 2 % 4] : kBlack[turn / 2 % 4]);
        }
        QCOMPARE(position.quietTurns(), 100);
        QCOMPARE(position.isOver(), isOn);
        QCOMPARE(position.outcome().reason, isOn ? reason::kFiftyMoves : EndReason::None);
    }
}

void XxlChessTest::mateComesBeforeTheHundredTurns()
{
    Options options = strictOptions();
    options.set("hundred-turns", true);
    Position position
        = positionOf("14/14/14/14/14/7q6/14/14/14/14/14/1k12/14/K13 w - - w 8", options);
    constexpr std::array kWhite{"a1b1", "b1a1"};
    constexpr std::array kBlack{"h9h10", "h10h9"};
    for (std::size_t turn = 0; turn < 99; ++turn)
        playAll(position, turn % 2 == 0 ? kWhite[turn / 2 % 2] : kBlack[turn / 2 % 2]);
    playAll(position, "Qh1#");
    QCOMPARE(position.quietTurns(), 100);
    QCOMPARE(position.outcome().reason, reason::kCheckmate);
}

void XxlChessTest::takingAKingEndsTheGame()
{
    Position position = positionOf("k2/3/R1K w - - w 3");
    const auto move = Rules::parseMove(position, "Rxa3");
    QVERIFY2(move, move ? "" : move.error().sentence().c_str());
    const auto undo = position.play(*move);
    QCOMPARE(position.outcome(), Outcome::win(Player::First, reason::kKingCaptured));
    QCOMPARE(position.countLegalMoves(), std::size_t(0));
    position.undo(*move, undo);
    QVERIFY(!position.isOver());
}

void XxlChessTest::rookThatCannotCastleHashesAsMoved()
{
    const auto hashOf = [](const char *unmoved) {
        return positionOf(
                   std::string("k13/14/14/14/14/14/14/14/14/14/14/14/7R6/R6K5R w ") + unmoved
                   + " - w 8")
            .hash();
    };
    QCOMPARE(hashOf("a1,n1"), hashOf("-"));
    QCOMPARE(hashOf("a1,h1,n1,h2"), hashOf("a1,h1,n1"));
    QVERIFY(hashOf("a1,h1") != hashOf("h1,n1"));
}

void XxlChessTest::factsOfCheckAndMate()
{
    const ErasedPosition<Rules> checked(
        positionOf("7k6/14/14/14/14/7e6/14/14/14/14/14/14/14/7K6 w - - w 8"));
    const Facts check = factsOf(checked);
    const SideFacts &white = check.sides[Player::First];
    QCOMPARE(namesOf(checked.position(), {white.king}), QStringLiteral("h1"));
    QCOMPARE(namesOf(checked.position(), white.checkers), QStringLiteral("h9"));
    QVERIFY(check.sides[Player::Second].checkers.empty());
    QVERIFY(!check.mate);
    QCOMPARE(checked.alarm()->alarmedCell(Player::First), white.king);
    QCOMPARE(checked.alarm()->alarmedCell(Player::Second), Cell::None);
    const ErasedPosition<Rules> mated(
        positionOf("7k6/14/14/14/14/14/14/14/14/14/14/7a6/14/7K6 w - - w 8"));
    const Facts facts = factsOf(mated);
    QVERIFY(facts.mate.has_value());
    QCOMPARE(facts.mate->mated, Player::First);
    QCOMPARE(namesOf(mated.position(), {facts.sides[Player::First].king}), QStringLiteral("h1"));
    QCOMPARE(namesOf(mated.position(), facts.mate->mating), QStringLiteral("h3"));
}

void XxlChessTest::factsOfCapturedPieces()
{
    Position position = positionOf("7k6/14/14/14/14/14/14/14/14/3nn9/3P10/14/14/7K6 w - - w 8");
    playAll(position, "dxe5");
    const ErasedPosition<Rules> erased(position);
    const Facts facts = factsOf(erased);
    const auto &kinds = Rules::info().pieceKinds;
    const std::vector<int> &lost = facts.sides[Player::Second].captured;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        QCOMPARE(lost[kind], kinds[kind] == "knight" ? 1 : 0);
    QCOMPARE(facts.sides[Player::First].material, 8);
    QCOMPARE(facts.sides[Player::Second].material, 16);
    QCOMPARE(facts.balance.value(), -8);
}

void XxlChessTest::furtherPieceIsATableRow()
{
    RuleChoices choices;
    PieceKind zebra{"zebra", 'z', 16, {{3, 2}}};
    choices.pieces.define(zebra);
    const auto read = readPosition("8/8/8/8/3Z4/8/8/8 w - - w 5", choices);
    QVERIFY(read.hasValue());
    const std::vector<std::string>
        wanted{"d4a2", "d4a6", "d4b1", "d4b7", "d4f1", "d4f7", "d4g2", "d4g6"};
    QCOMPARE(legalTexts(read->position), wanted);
    QVERIFY(!readPosition("8/8/8/8/3Z4/8/8/8 w - - w 5", RuleChoices()).hasValue());
}

void XxlChessTest::shortSlidesPinAndCheckWithinTheirRange()
{
    RuleChoices choices;
    PieceKind dwarf{"dwarf", 'd', 16, {}, true, false, 2};
    choices.pieces.define(dwarf);
    const auto at = [&choices](const char *text) { return readPosition(text, choices)->position; };
    QVERIFY(at("8/8/8/3d4/8/3K4/8/8 w - - w 5").isInCheck(Player::First));
    QVERIFY(!at("8/8/3d4/8/8/3K4/8/8 w - - w 5").isInCheck(Player::First));
    QCOMPARE(legalTexts(at("8/8/8/3d4/3N4/3K4/8/8 w - - w 5")).size(), std::size_t(7));
    QCOMPARE(legalTexts(at("8/8/8/8/3D4/8/8/8 w - - w 5")).size(), std::size_t(8));
    // Beyond its range the dwarf no longer looks through the king.
    const auto behind = legalTexts(at("8/8/8/3d4/8/3K4/8/8 w - - w 5"));
    QVERIFY(std::find(behind.begin(), behind.end(), "d3d2") != behind.end());
}

void XxlChessTest::mostMovesFitTheList()
{
    std::string rows;
    for (int row = 0; row < 16; ++row)
        rows.append(row == 0 ? "" : "/")
            .append(row % 2 == 0 ? "A1A1A1A1A1A1A1A1" : "1A1A1A1A1A1A1A1A");
    const Position position = positionOf(rows + " w - - w 9");
    Position::MoveList moves;
    position.legalMoves(moves);
    QCOMPARE(moves.size(), position.countLegalMoves());
    QVERIFY(moves.size() > 500);
}

/// A switch is an option with a choice behind it, and positions that differ in it have other hashes.
void XxlChessTest::everySwitchIsItsOwn()
{
    const Options usual = Options::defaults(Rules::info().options);
    std::set<std::uint64_t> hashes{Rules::start(usual).hash()};
    for (const RuleSwitch &rule : ruleSwitches()) {
        Options options = usual;
        options.set(rule.option.key, !std::get<bool>(rule.option.defaultValue));
        const auto choices = choicesFrom(options);
        QVERIFY(choices.hasValue());
        QVERIFY2(optionsFrom(*choices) == options, rule.option.key.c_str());
        QVERIFY2(hashes.insert(Rules::start(options).hash()).second, rule.option.key.c_str());
    }
}

QTEST_GUILESS_MAIN(XxlChessTest)
#include "xxlchesstest.moc"
