#include "model/games/xxlchess/engine/search.h"

#include "model/search/alphabeta/iterativedeepening.h"

#include <QtTest>

#include <array>
#include <cmath>

using namespace tessera;
using namespace tessera::xxlchess;

namespace {

constexpr SearchTuning kUsual = Search::kTuning;
constexpr SearchTuning kWithoutSingular = [] {
    SearchTuning tuning = kUsual;
    tuning.singularDepth = kMostPlies;
    return tuning;
}();
/// Reverse futility would cut most positions off before it is asked what doing nothing brings.
constexpr SearchTuning kPassing = [] {
    SearchTuning tuning = kUsual;
    tuning.reverseFutilityDepth = 0;
    return tuning;
}();
constexpr SearchTuning kPassingWithoutVerification = [] {
    SearchTuning tuning = kPassing;
    tuning.nullMoveVerification = kMostPlies;
    return tuning;
}();
/// Futility and late move pruning leave out most of what other parts would: those are seen better
/// without them.
constexpr SearchTuning kBare = [] {
    SearchTuning tuning = kUsual;
    tuning.futilityDepth = 0;
    tuning.lateMoveDepth = 0;
    return tuning;
}();
constexpr SearchTuning kBareWithoutRazoring = [] {
    SearchTuning tuning = kBare;
    tuning.razoringDepth = 0;
    return tuning;
}();
constexpr SearchTuning kBareWithoutExchanges = [] {
    SearchTuning tuning = kBare;
    tuning.seeDepth = 0;
    return tuning;
}();
constexpr SearchTuning kBareWithoutRewards = [] {
    SearchTuning tuning = kBare;
    tuning.failLowBonus = 0;
    return tuning;
}();
constexpr SearchTuning kBareWithWholeRoot = [] {
    SearchTuning tuning = kBare;
    tuning.reducesRoot = false;
    return tuning;
}();

/// Positions from games on four boards, so that no single tree decides.
constexpr std::array kPositions{
    "rnbk1b1Q/pppp1p1p/5N1n/2q3p1/6P1/3P4/PPP1P2P/R1BQKBNR w a1,e1,h1,a8 - w 5",
    "r1bqkbnr/1p1p3p/2p2p2/p3pQp1/Q1P1P1P1/1P6/P3B2P/RNB1K1NR w a1,e1,h1,a8,e8,h8 - w 5",
    "rnbqk1nr/pp1pb1pp/2p2p2/4Q3/3P4/4P3/PPPK2PP/RNBQ1BNR w a1,h1,a8,h8 - w 5",
    "1nbk1b2/1p2np2/3p4/6p1/B7/P3P1Pr/2PP4/R1B1K1NR w a1,h1 - w 5",
    "rcgh1kebnr/pppp1p1p1p/6p3/8p1/4EPP3/10/PPPPP2PPP/RCGH1K1BNR w a1,f1,j1,a8,j8 - w 5",
    "rcgha2bnr/1ppp1kpppp/p1e1pp4/10/10/2H1A4P/PPPPPPPPP1/RCGK2EBNR w a1,j1,a8,j8 - w 5",
    "r3akeb1r/3p1pp2p/p2g3p1n/q1p1p1Q1p1/7PP1/5E3P/1PPPPP4/1C1HA1KBNR w j1,a8,f8,j8 - w 5",
    "Bc2akeb1r/p3ppp2p/1h5n2/4A5/1qP3HPP1/10/P1PP5P/RCG2KE1NR w a1,f1,j1,f8,j8 - w 5",
    "r1bhgakgeb1r/pp2pppp1p1p/2n5p1p1/3p7c/2p9/10P1/12/1PP3PP1P2/P2PPPK1P2P/RNBHGA1GEBCR w "
    "a1,l1,a10,g10,l10 - w 6",
    "rnbhg2gebcr/ppp1ppp1pp2/7p1p2/3p8/12/3k8/12/PPPPP7/5PPPPPPP/RNB1GAKGEBCR w a1,g1,l1,a10,l10 - "
    "w 6",
    "r2hgakgeb1r/ppp2ppp1ppp/2n9/12/4p3p2Q/7q1b1R/7P4/2P1H4P2/PP1PPPP1E1P1/RNB1GAKG1BC1 w "
    "a1,g1,a10,g10,l10 - w 6",
    "r1bhg1kgeb1r/p4ppppppH/12/2np8/4p7/1q10/3P8/1PP1PP2P3/P5PP1PPP/R1B1G1KGEBCR w l1,a10,g10,l10 "
    "- w 6",
    "rn1hcg1kgcebnr/1pp1pp1ppppppp/p13/3p2p1a5/6b7/14/14/14/14/2A11/1P12/5P8/PHPPP1PPPPPPPP/"
    "RNB1CGK1GCEBNR w a1,n1,a14,h14,n14 - w 8",
    "rnbhcgk1gc1bnr/ppp1pappppppp1/9e3p/3p10/14/14/5p8/14/14/14/1P8C3/PHPPP5P3/5PPPPP1PPP/"
    "RNB1CGAKG1EBNR w a1,h1,n1,a14,n14 - w 8",
    "rnbhc1akggebnr/pppppp2pppppp/5c8/4A9/14/7p6/6p7/14/14/5G8/5CP7/2N11/PPPPPP1PPPPPPP/"
    "R1BHK3GCEBNR w a1,n1,a14,h14,n14 - w 8",
    "1nbhcgakgc3r/1pppppppppp2p/13n/11p2/14/14/14/13r/14/14/P2P10/4H3P2E2/1PP1PPPP1GPPPP/"
    "R3CGAK1C1BNR w a1,n1,h14,n14 - w 8"};

/// The game's search with pieces counted by the text's values alone, so that what it finds does not
/// change whenever weights are learnt anew.
template<SearchTuning Tuning>
class CountingSearch : public Search
{
public:
    static constexpr SearchTuning kTuning = Tuning;

    class Picker : public xxlchess::Picker
    {
    public:
        Picker(
            CountingSearch &search,
            const Position &position,
            std::uint16_t tableCode,
            const Killers &killers,
            const QuietScore &quietScore)
            : xxlchess::Picker(
                search.m_stack, search.values(position), position, tableCode, killers, quietScore)
        {
            m_checkBonus = 0;
        }
        Picker(CountingSearch &search, const Position &position, int leastGain)
            : xxlchess::Picker(search.m_stack, search.values(position), position, leastGain)
        {}
    };

    [[nodiscard]] int evaluate(const Position &position)
    {
        int sum = 0;
        for (const Player player : {Player::First, Player::Second}) {
            SquareSet pieces = position.pieces(player);
            if (position.king(player) != kNoSquare)
                pieces.remove(position.king(player));
            pieces.forEach([&](Square square) {
                const int value = values(position)[std::size_t(position.piece(square).kind())];
                sum += player == position.toMove() ? value : -value;
            });
        }
        return sum;
    }
    [[nodiscard]] bool losesMoreThan(const Position &position, xxlchess::Move move, int amount)
    {
        return isSeeBelow(position, move, values(position), -amount);
    }

    /// Checks are moves like others here: where they are seen sooner, other parts have less to do.
    static constexpr SearchFeatures kFeatures = [] {
        SearchFeatures features = Search::kFeatures;
        features.predictsCheck = false;
        return features;
    }();

private:
    const PieceValues &values(const Position &position)
    {
        if (m_values[kPawn] == 0)
            m_values = pieceValues(position.rules().pieces());
        return m_values;
    }

    PieceValues m_values{};
    MoveStack m_stack;
};

template<SearchTuning Tuning>
SearchResult searched(const char *text, int depth)
{
    const auto position = Rules::parsePosition(text, Options::strict(Rules::info().options));
    if (!position)
        qFatal("%s", position.error().sentence().c_str());
    constexpr int kMebibytes = 16;
    TranspositionTable table;
    table.resize(kMebibytes);
    table.beginSearch(TranspositionTable::Memory::Forget);
    SearchTask task;
    task.limits = SearchLimits::ofDepth(depth);
    return IterativeDeepening<CountingSearch<Tuning>>(*position, table, task).run({});
}

} // namespace

/// What single parts of the search do, seen by leaving them out.
class XxlChessSearchTest : public QObject
{
    Q_OBJECT

private slots:
    /// A line of only moves is seen to its end with fewer plies.
    void singularMovesAreSearchedDeeper_data()
    {
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<int>("depth");
        QTest::newRow("8x8") << QByteArray(
            "r1b2nnr/4kpp1/p3p2p/1ppQ4/1P4P1/P3BP1P/4K3/1N3BNR w h1,a8,h8 - w 5")
                             << 11;
        QTest::newRow("12x10") << QByteArray(
            "rchb1e1k1r2/p2pa2g3p/1pp1p1p1p1n1/G6p1p1c/12/4P7/4P2P1PPC/1P2q2CP2P/P1P2PP1K3/"
            "R4EQ1AN1R b a1,l1,a10,h10 - w 6")
                               << 12;
    }
    void singularMovesAreSearchedDeeper()
    {
        QFETCH(QByteArray, position);
        QFETCH(int, depth);
        const SearchResult with = searched<kUsual>(position, depth);
        const SearchResult without = searched<kWithoutSingular>(position, depth);
        QVERIFY(with.score.value >= without.score.value + 100);
    }

    /// A rook that is pinned and guards is lost as soon as its side must move: 1. Kh6 leaves Black
    /// nothing else. A search that thinks doing nothing the worst they can do does not see it.
    void nullMovesAreVerified()
    {
        constexpr int kDepth = 16;
        constexpr int kWinning = 300;
        constexpr auto kZugzwang = "1q1k4/2Rr4/8/2Q3K1/8/8/8/8 w - w 5";
        QVERIFY(searched<kPassing>(kZugzwang, kDepth).score.value >= kWinning);
        QVERIFY(searched<kPassingWithoutVerification>(kZugzwang, kDepth).score.value < kWinning);
    }

    /// Where the side to move is far behind, quiet moves near the horizon are not looked at.
    void razoringSavesNodes() { savesNodes<kBareWithoutRazoring>(); }

    /// Neither are moves that lose material by exchange.
    void judgingExchangesSavesNodes() { savesNodes<kBareWithoutExchanges>(); }

    /// The root's late moves are only searched to the end when they turn out better than thought.
    void reducingTheRootSavesNodes() { savesNodes<kBareWithWholeRoot>(); }

    /// Moves that nothing refuted are tried earlier elsewhere.
    void rewardingUnrefutedMovesSavesNodes() { savesNodes<kBareWithoutRewards>(); }

private:
    /// In the geometric mean over the positions, a twentieth more nodes at least are needed without
    /// the part; and most scores are the same without it.
    template<SearchTuning Without>
    static void savesNodes()
    {
        constexpr int kDepth = 5;
        constexpr double kLeastShare = 1.05;
        double logarithms = 0;
        std::size_t same = 0;
        for (const char *text : kPositions) {
            const SearchResult with = searched<kBare>(text, kDepth);
            const SearchResult without = searched<Without>(text, kDepth);
            logarithms += std::log(double(without.nodes) / double(with.nodes));
            same += with.score.value == without.score.value ? 1 : 0;
        }
        const double share = std::exp(logarithms / double(kPositions.size()));
        QVERIFY2(share >= kLeastShare, qPrintable(QString::number(share)));
        QVERIFY2(same * 3 >= kPositions.size() * 2, qPrintable(QString::number(same)));
    }
};

QTEST_GUILESS_MAIN(XxlChessSearchTest)
#include "xxlchesssearchtest.moc"
