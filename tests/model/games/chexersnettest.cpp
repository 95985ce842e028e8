#include "model/core/erasure/erased.h"
#include "model/games/chexers/chexers.h"
#include "model/games/chexers/engine/chances.h"
#include "model/games/chexers/engine/joinedview.h"
#include "model/games/chexers/engine/maxnadapter.h"
#include "model/games/chexers/engine/netview.h"
#include "model/games/chexers/engine/policynet.h"
#include "model/games/chexers/engine/simpleplayers.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <set>

using namespace tessera;
using namespace tessera::chexers;

namespace {

Position at(const std::string &text)
{
    auto position = Rules::parsePosition(text, {});
    if (!position)
        qFatal("%s", position.error().sentence().c_str());
    return std::move(*position);
}

std::set<std::size_t> inputs(const PositionFeatures &features, Player player)
{
    std::set<std::size_t> all;
    netview::forEachInput(features, player, [&](std::size_t input) { all.insert(input); });
    return all;
}

/// The positions of a random game, the end left out.
std::vector<Position> randomGame(std::mt19937_64 &random)
{
    std::vector<Position> positions;
    for (Position position; !position.isOver(); position.play(*position.randomMove(random())))
        positions.push_back(position);
    return positions;
}

} // namespace

/// What the net of Chexers sees, and what it says.
class ChexersNetTest : public QObject
{
    Q_OBJECT

private slots:
    void surveysFollowTheMoves();
    void moversOddsAreTheNets();
    void joinedRowsSumToTheNets();
    void inputsAreWithinBounds();
    void allPlayersSeeAlike();
    void saysWhatItLearnt_data();
    void saysWhatItLearnt();
    void policyTurnsWithTheBoard();
    void policySaysWhatItLearnt_data();
    void policySaysWhatItLearnt();
    void stylesAreDistributions();
    void racersGoAhead();
    void greedyPlayersCapture();
};

/// Features made from the one before it is what a new one would be.
void ChexersNetTest::surveysFollowTheMoves()
{
    std::mt19937_64 random(1);
    for (int game = 0; game < 3; ++game) {
        Position position;
        while (!position.isOver()) {
            const PositionFeatures before(position);
            const Undo undone = position.play(*position.randomMove(random()));
            if (position.isOver())
                break;
            const PositionFeatures quick(before, position, undone);
            const PositionFeatures whole(position);
            for (const Player player : kAllPlayers)
                QVERIFY(inputs(quick, player) == inputs(whole, player));
        }
    }
}

/// What is summed up of the position before gives the same odds as all of it anew.
void ChexersNetTest::moversOddsAreTheNets()
{
    std::mt19937_64 random(4);
    for (Position position : randomGame(random)) {
        const Player mover = position.toMove();
        const MoverOdds odds{PositionFeatures(position)};
        MoveList moves;
        position.legalMoves(moves);
        for (const Move move : moves) {
            const Undo undone = position.play(move);
            const PositionFeatures now(odds.features(), position, undone);
            if (!position.isOver())
                QCOMPARE(odds.after(now), oddsOf(now, mover));
            position.undo(move, undone);
        }
    }
}

/// The rows of weights of joined inputs sum to what those of the net's own inputs sum to.
void ChexersNetTest::joinedRowsSumToTheNets()
{
    std::mt19937_64 random(5);
    std::array<std::int16_t, netview::kInputs> rows;
    for (std::int16_t &row : rows)
        row = static_cast<std::int16_t>(random() % 1000);
    const auto joined = joinedview::joinedRows(rows);
    for (const Position &position : randomGame(random)) {
        const PositionFeatures features(position);
        for (const Player player : kAllPlayers) {
            int sum = 0;
            netview::forEachInput(features, player, [&](std::size_t input) { sum += rows[input]; });
            int sumOfJoined = 0;
            joinedview::forEachInput(features, player, [&](std::size_t input) {
                sumOfJoined += joined[input];
            });
            QCOMPARE(sumOfJoined, sum);
        }
    }
}

void ChexersNetTest::inputsAreWithinBounds()
{
    std::mt19937_64 random(2);
    for (const Position &position : randomGame(random)) {
        const PositionFeatures features(position);
        int pieces = 0;
        for (const Player player : kAllPlayers)
            pieces += std::popcount(position.board().pieces(player));
        for (const Player player : kAllPlayers) {
            const auto all = inputs(features, player);
            constexpr int kOthersOfPlayer = 5;
            QCOMPARE(static_cast<int>(all.size()), pieces + kPlayers * kOthersOfPlayer);
            const std::size_t first = netview::bucket(features, player) * netview::kInputsOfTurn;
            QVERIFY(*all.begin() >= first && *all.rbegin() < first + netview::kInputsOfTurn);
        }
        QCOMPARE(netview::bucket(features, position.toMove()), std::size_t(0));
    }
}

/// The board turned with the colours is the same to the next player as it was to this one. Of more than
/// four pieces, those that race are chosen by number among equals, so these are left out.
void ChexersNetTest::allPlayersSeeAlike()
{
    std::mt19937_64 random(3);
    const auto positions = randomGame(random);
    int compared = 0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const auto &sets = positions[i].board().allPieces();
        const bool areMany = std::any_of(sets.begin(), sets.end(), [](Bits pieces) {
            return std::popcount(pieces) > RaceTable::kMostPieces;
        });
        if (areMany || Rules::symmetryCount(positions[i]) < kPlayers)
            continue;
        ++compared;
        const PositionFeatures here(positions[i]);
        const PositionFeatures turned(Rules::transformed(positions[i], 1));
        for (const Player player : kAllPlayers) {
            QVERIFY(inputs(here, player) == inputs(turned, after(player)));
            QCOMPARE(oddsOf(here, player), oddsOf(turned, after(player)));
        }
    }
    QVERIFY(compared > 3);
}

void ChexersNetTest::saysWhatItLearnt_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<int>>("odds");
    QTest::newRow("start") << "GGGG/5/6/R5B/R4B/R3B/R2B r 0,0,0 0" << QList<int>{-185, -238, -256};
    QTest::newRow("fight") << "G2G/1R1B1/4G1/2R1G2/3B1B/R4/R2B r 0,0,0 30"
                           << QList<int>{-85, -40, -497};
    QTest::newRow("Green leads") << "2B1/5/2B3/7/B5/1G2G/G3 b 2,2,2 80"
                                 << QList<int>{-1290, 31, -99};
}

/// Pinned, so that no machine and no change of code makes another net of the weights.
void ChexersNetTest::saysWhatItLearnt()
{
    QFETCH(QString, text);
    QFETCH(QList<int>, odds);
    const PositionFeatures features(at(text.toStdString()));
    QList<int> said;
    for (const Player player : kAllPlayers)
        said.append(oddsOf(features, player));
    QCOMPARE(said, odds);
}

/// Moves, odds and logits are the same for the next player on the board that is turned with the colours.
void ChexersNetTest::policyTurnsWithTheBoard()
{
    std::mt19937_64 random(5);
    std::vector<Position> positions;
    for (int game = 0; game < 20; ++game)
        for (const Position &position : randomGame(random))
            positions.push_back(position);
    int compared = 0;
    for (const Position &position : positions) {
        // Nor may a jump make more than four.
        const auto haveMany = [&](Player player) {
            const int most = RaceTable::kMostPieces - (player == position.toMove() ? 1 : 0);
            return std::popcount(position.board().pieces(player)) > most;
        };
        if (std::any_of(kAllPlayers.begin(), kAllPlayers.end(), haveMany)
            || Rules::symmetryCount(position) < kPlayers)
            continue;
        const Position other = Rules::transformed(position, 1);
        const PositionFeatures here(position);
        const PositionFeatures there(other);
        for (std::size_t seat = 0; seat < kAllPlayers.size(); ++seat)
            QCOMPARE(PolicyNet(here).odds(seat), PolicyNet(there).odds(seat));
        PolicyNet::Logits logits;
        PolicyNet::Logits otherLogits;
        MoveList moves;
        MoveList otherMoves;
        position.legalMoves(moves);
        other.legalMoves(otherMoves);
        PolicyNet(here).judge(moves, logits);
        PolicyNet(there).judge(otherMoves, otherLogits);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Move same = Rules::transformedMove(position, moves[i], 1);
            const auto *found = std::find(otherMoves.begin(), otherMoves.end(), same);
            QVERIFY(found != otherMoves.end());
            QCOMPARE(otherLogits[static_cast<std::size_t>(found - otherMoves.begin())], logits[i]);
            ++compared;
        }
    }
    QVERIFY(compared > 20);
}

void ChexersNetTest::policySaysWhatItLearnt_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<int>>("odds");
    QTest::addColumn<QString>("best");
    QTest::addColumn<int>("logit");
    QTest::newRow("start") << "GGGG/5/6/R5B/R4B/R3B/R2B r 0,0,0 0" << QList<int>{-223, -310, -200}
                           << "-3,2>-2,2" << 505;
    QTest::newRow("fight") << "G2G/1R1B1/4G1/2R1G2/3B1B/R4/R2B r 0,0,0 30"
                           << QList<int>{-230, -41, -358} << "0,-2>0,-1" << 213;
    QTest::newRow("Green leads") << "2B1/5/2B3/7/B5/1G2G/G3 b 2,2,2 80"
                                 << QList<int>{-1431, -2151, 1545} << "-3,1>-3,0" << 81;
}

/// Pinned like the other net: the odds from the player to move on, and the most probable move.
void ChexersNetTest::policySaysWhatItLearnt()
{
    QFETCH(QString, text);
    QFETCH(QList<int>, odds);
    QFETCH(QString, best);
    QFETCH(int, logit);
    const Position position = at(text.toStdString());
    const PositionFeatures features(position);
    const PolicyNet net(features);
    MoveList moves;
    position.legalMoves(moves);
    PolicyNet::Logits logits;
    net.judge(moves, logits);
    const auto *most = std::max_element(logits.begin(), logits.begin() + moves.size());
    const Move move = moves[static_cast<std::size_t>(most - logits.begin())];
    QCOMPARE((QList<int>{net.odds(0), net.odds(1), net.odds(2)}), odds);
    QCOMPARE(QString::fromStdString(Rules::moveText(position, move)), best);
    QCOMPARE(int{*most}, logit);
}

/// Every style gives its legal moves chances that add up to the weight, and its player makes moves that have one.
void ChexersNetTest::stylesAreDistributions()
{
    std::mt19937_64 random(5);
    for (const Style style : kStyles) {
        const auto player = makeSimplePlayer(style);
        for (const Position &position : randomGame(random)) {
            MoveList moves;
            position.legalMoves(moves);
            MoveChances chances{};
            addChances(style, position, moves, 0.5F, chances);
            const float sum = std::accumulate(chances.begin(), chances.end(), 0.0F);
            QVERIFY(std::abs(sum - 0.5F) < 0.001F);
            const SearchResult result = player->think(ErasedPosition<Rules>(position), {}, {}, {});
            QCOMPARE(result.line.size(), std::size_t{1});
            const auto *const made
                = std::find(moves.begin(), moves.end(), Rules::decode(result.line.front()));
            QVERIFY(made != moves.end());
            QVERIFY(chances[static_cast<std::size_t>(made - moves.begin())] > 0);
        }
    }
}

/// Racing players exit where they can, and otherwise make the longest way ahead; who has two such moves makes both alike.
void ChexersNetTest::racersGoAhead()
{
    const auto movesOf = [](const std::string &text) {
        const Position position = at(text);
        MoveList moves;
        position.legalMoves(moves);
        MoveChances chances{};
        addChances(Style::Racing, position, moves, 1, chances);
        std::set<std::pair<std::string, int>> made;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (chances[i] > 0)
                made.emplace(
                    Rules::moveText(position, moves[i]),
                    static_cast<int>(std::lround(1000 * chances[i])));
        }
        return made;
    };
    using Made = std::set<std::pair<std::string, int>>;
    // From (3, −1) Red may exit.
    QCOMPARE(movesOf("4/5/5R/7/6/5/4 r 0,0,0 0"), (Made{{"3,-1>exit", 1000}}));
    // A jump over Green goes two hexes ahead, a step one.
    QCOMPARE(movesOf("4/5/6/RG5/6/5/4 r 0,0,0 0"), (Made{{"-3,0>-1,0", 1000}}));
    // Two steps ahead from (0, 0).
    QCOMPARE(movesOf("4/5/6/3R3/6/5/4 r 0,0,0 0"), (Made{{"0,0>1,-1", 500}, {"0,0>1,0", 500}}));
}

/// Greedy players take what they can have.
void ChexersNetTest::greedyPlayersCapture()
{
    const Position position = at("GGG1/5/6/RG4B/R4B/R3B/R2B r 0,0,0 0");
    MoveList moves;
    position.legalMoves(moves);
    MoveChances chances{};
    addChances(Style::Greedy, position, moves, 1, chances);
    const auto *const most = std::max_element(chances.begin(), chances.begin() + moves.size());
    const Move move = moves[static_cast<std::size_t>(most - chances.begin())];
    QVERIFY(move.isJump());
    QVERIFY((position.board().pieces(Player::Second) & bit(move.middle())) != 0);
}

QTEST_GUILESS_MAIN(ChexersNetTest)
#include "chexersnettest.moc"
