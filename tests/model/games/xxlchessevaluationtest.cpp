#include "model/games/xxlchess/recipes/learning.h"

#include "model/games/xxlchess/engine/evaluation.h"
#include "model/games/xxlchess/rules/rays.h"
#include "tests/support/goldendata.h"
#include "tests/support/xxlchesstexts.h"

#include <QtTest>

#include <cmath>
#include <set>

using namespace tessera;
using namespace tessera::xxlchess;
using namespace tessera::xxlchess::test;
using tessera::test::goldenLines;
using tessera::test::textIn;

namespace {

/// Positions on boards of all sizes.
std::vector<Position> manyPositions()
{
    std::vector<Position> positions;
    for (const auto &line : goldenLines("xxlchess", "small-boards.jsonl"))
        positions.push_back(positionOf(textIn(line, "start")));
    return positions;
}

} // namespace

/// The evaluation as a sum of weights, and how these are learnt.
class XxlChessEvaluationTest : public QObject
{
    Q_OBJECT

private slots:
    /// Training sees what playing sees: the trace times the weights is the value.
    void traceAddsUp()
    {
        Evaluation evaluation;
        int compared = 0;
        for (const Position &position : manyPositions()) {
            const auto trace = evaluation.trace(position);
            float sum = 0;
            for (std::size_t i = 0; i < kWeights.size(); ++i)
                sum += trace.middle[i] * static_cast<float>(kWeights[i].middle)
                       + trace.end[i] * static_cast<float>(kWeights[i].end);
            const float lead = sum / Weight::kOne;
            const int sign = position.toMove() == Player::First ? 1 : -1;
            const auto value = static_cast<float>(sign * evaluation(position));
            // Without pawns pieces count as in the rules' text, too.
            if (position.pawns(Player::First).isEmpty() && position.pawns(Player::Second).isEmpty())
                continue;
            // A lead that cannot mate counts less.
            if (std::abs(value) < std::abs(lead) / 2)
                continue;
            QVERIFY2(std::abs(value - lead) < 4, Rules::positionText(position).c_str());
            ++compared;
        }
        QVERIFY(compared > 150);
    }

    /// Along lines a piece attacks what the rules say, on every board, up to its edge.
    void raysAreAttacks()
    {
        for (const Position &position : manyPositions()) {
            const Ruleset &rules = position.rules();
            rules.board().forEach([&](Square square) {
                const xxlchess::Piece piece = position.piece(square);
                if (piece.kind() != kQueen || !piece.isPresent())
                    return;
                const SquareSet seen = (Rays::along<Orientation::Row>(position, square)
                                        | Rays::along<Orientation::Column>(position, square)
                                        | Rays::along<Orientation::Rising>(position, square)
                                        | Rays::along<Orientation::Falling>(position, square))
                                       & rules.board();
                QVERIFY(seen == position.attacksFrom(square));
            });
        }
    }

    /// What cannot mate is worth next to nothing, and what can does not shrink.
    void leadsThatCannotMateCountLittle_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        QTest::newRow("a knight") << "8/8/3k4/8/8/3K4/6N1/8 w - - w 8" << 0 << 20;
        QTest::newRow("a bishop") << "8/8/3k4/8/8/3K4/6B1/8 w - - w 8" << 0 << 20;
        QTest::newRow("two knights") << "8/8/3k4/8/8/3K4/5NN1/8 w - - w 5" << 0 << 20;
        QTest::newRow("a bishop against a pawn")
            << "8/3p4/3k4/8/8/3K4/6B1/8 w - - w 8" << -40 << 20;
        QTest::newRow("a rook against a knight") << "8/4n3/3k4/8/8/3K4/6R1/8 w - - w 8" << 0 << 150;
        QTest::newRow("a bishop, 14×14")
            << "14/14/14/14/14/3k10/14/14/14/14/14/3K10/6B7/14 w - - w 8" << 0 << 20;
        QTest::newRow("a rook") << "8/8/3k4/8/8/3K4/6R1/8 w - - w 8" << 400 << 2000;
        QTest::newRow("a queen") << "8/8/3k4/8/8/3K4/6Q1/8 w - - w 8" << 700 << 3000;
        QTest::newRow("two bishops") << "8/8/3k4/8/8/3K4/5BB1/8 w - - w 8" << 400 << 2000;
    }
    void leadsThatCannotMateCountLittle()
    {
        QFETCH(QString, position);
        QFETCH(int, least);
        QFETCH(int, most);
        const int value = Evaluation()(positionOf(position.toStdString()));
        QVERIFY2(value >= least && value <= most, qPrintable(QString::number(value)));
    }

    /// A kind that a configuration adds is worth about what its text says beside its like, and knows
    /// its movement.
    void judgesKindsOfConfigurations()
    {
        RuleChoices choices;
        PieceKind zebra{.name = "Zebra", .letter = 'z', .value = 20, .leaps = {{3, 2}}};
        choices.pieces.define(zebra);
        zebra = {.name = "Dragon", .letter = 'd', .value = 160, .leaps = {}};
        zebra.slidesOrthogonally = zebra.slidesDiagonally = true;
        choices.pieces.define(zebra);
        const Ruleset rules(choices);
        const Terms terms(rules);
        const Kind first = PieceTypes().size();
        QCOMPARE(terms.family(first), kKnight);
        QVERIFY(std::abs(terms.materialShare(first) - 1.25F) < 0.01F);
        QCOMPARE(terms.family(first + 1), kQueen);
        for (Kind kind = 0; kind < first; ++kind)
            QCOMPARE(terms.family(kind), kind);
    }

    /// What is learnt from: boards of several sizes that can be played on, all of which promote later than
    /// usual, and quiet positions only.
    void samplesAreQuietPositionsOfManyBoards()
    {
        const training::TrainingSetup samples = trainingSetup();
        std::set<std::pair<int, int>> sizes;
        const ErasedGame<Rules> game;
        for (const std::string &start : samples.starts) {
            const auto position = game.parsePosition(start, Options::strict(game.info().options));
            QVERIFY2(position.hasValue(), start.c_str());
            QVERIFY(!(*position)->outcome().isOver());
            const auto &choices = as<Rules>(**position).rules().choices();
            sizes.insert({choices.width, choices.height});
            QVERIFY(choices.promotionRank > usualPromotionRank(choices.height));
        }
        QCOMPARE(sizes.size(), std::size_t(5));

        training::View view;
        const auto isSeen = [&](const char *text) {
            view = {};
            const auto position = game.parsePosition(text, Options::strict(game.info().options));
            return samples.extractFeatures(**position, (*position)->toMove(), view);
        };
        QVERIFY(isSeen("4k3/pppp4/8/8/8/8/PPPP4/4K2N w - - w 8"));
        QVERIFY(view.base > 0);
        QVERIFY(!view.features.empty());
        QVERIFY(!isSeen("4k3/pppp4/8/8/8/8/PPPP4/r3K2N w - - w 8"));
        QVERIFY(!isSeen("4k3/pppp4/8/8/8/8/PPPP4/QQQQK2Q w - - w 8"));
        QVERIFY(!isSeen("4k3/pppp4/8/8/8/8/PPPP4/4K2N w - - w 5"));
    }

    /// Every weight has a second one for how it changes from 8×8 to 14×14; beyond it stays. Where pawns are
    /// promoted later than usual it has a third one for that.
    void weightsGoWithTheBoard_data()
    {
        QTest::addColumn<QString>("start");
        QTest::addColumn<float>("growth");
        QTest::addColumn<float>("lateness");
        QTest::newRow("5×5") << "k4/ppppp/5/PPPPP/K4 w - - w 4" << -1.0F << 0.0F;
        QTest::newRow("8×8") << "k7/8/8/8/8/8/8/K7 w - - w 5" << -1.0F << 0.0F;
        QTest::newRow("8×8, last rank") << "k7/8/8/8/8/8/8/K7 w - - w 8" << -1.0F << 1.0F;
        QTest::newRow("8×8, early") << "k7/8/8/8/8/8/8/K7 w - - w 3" << -1.0F << 0.0F;
        QTest::newRow("11×11, last rank")
            << "k10/11/11/11/11/11/11/11/11/11/K10 w - - w 11" << 0.0F << 1.0F;
        QTest::newRow("14×14") << "k13/14/14/14/14/14/14/14/14/14/14/14/14/K13 w - - w 8" << 1.0F
                               << 0.0F;
        QTest::newRow("14×14, halfway")
            << "k13/14/14/14/14/14/14/14/14/14/14/14/14/K13 w - - w 11" << 1.0F << 0.5F;
        QTest::newRow("16×16") << "k15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/K15 w - - w 8"
                               << 1.0F << 0.0F;
    }
    void weightsGoWithTheBoard()
    {
        QFETCH(QString, start);
        QFETCH(float, growth);
        QFETCH(float, lateness);
        const Terms terms(positionOf(start.toStdString()).rules());
        const Terms::Shares shares = terms.shares(Terms::plain(kTempoWeights));
        QCOMPARE(shares.size(), std::size_t(lateness > 0 ? 3 : 2));
        QCOMPARE(shares[0].weight, kTempoWeights.first);
        QCOMPARE(shares[0].amount, 1.0F);
        QCOMPARE(shares[1].weight, kTermCount + kTempoWeights.first);
        QCOMPARE(shares[1].amount, growth);
        if (lateness > 0) {
            QCOMPARE(shares[2].weight, kFirstLateWeight + kTempoWeights.first);
            QCOMPARE(shares[2].amount, lateness);
        }
    }

    /// Weights that have learnt nothing change nothing for late promotion; there are as many as the
    /// evaluation wants.
    void writesAllWeights()
    {
        const training::TrainingSetup samples = trainingSetup();
        const auto arrays = samples.weights(training::Network(samples.shape, 1));
        QCOMPARE(arrays.size(), std::size_t{1});
        const std::vector<std::int32_t> &numbers = arrays.front().numbers;
        QCOMPARE(numbers.size(), std::size_t{2 * kWeightCount});
        QCOMPARE(numbers.front(), std::int32_t{kWeights.front().middle});
        const auto late = numbers.end() - 2 * kTermCount;
        QVERIFY(std::all_of(late, numbers.end(), [](std::int32_t number) { return number == 0; }));
    }
};

QTEST_GUILESS_MAIN(XxlChessEvaluationTest)
#include "xxlchessevaluationtest.moc"
