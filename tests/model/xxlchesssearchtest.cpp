#include "model/games/xxlchess/search.h"

#include "model/search/deepening.h"

#include <QtTest>

using namespace tessera;
using namespace tessera::xxlchess;

namespace {

constexpr SearchTuning kUsual = Search::kTuning;
constexpr SearchTuning kWithoutSingular = [] {
    SearchTuning tuning = kUsual;
    tuning.singularDepth = kMostPlies;
    return tuning;
}();
constexpr SearchTuning kWithoutRazoring = [] {
    SearchTuning tuning = kUsual;
    tuning.razoringDepth = 0;
    return tuning;
}();
constexpr SearchTuning kWithoutExchanges = [] {
    SearchTuning tuning = kUsual;
    tuning.exchangeDepth = 0;
    return tuning;
}();
constexpr SearchTuning kWithWholeRoot = [] {
    SearchTuning tuning = kUsual;
    tuning.reducesRoot = false;
    return tuning;
}();

/// The game's search with men counted by the text's values alone, so that what it finds does not
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
            const Rating &rating)
            : xxlchess::Picker(
                search.m_stack, search.values(position), position, tableCode, killers, rating)
        {}
        Picker(CountingSearch &search, const Position &position)
            : xxlchess::Picker(search.m_stack, search.values(position), position)
        {}
    };

    [[nodiscard]] int evaluate(const Position &position)
    {
        int sum = 0;
        for (const Player player : {Player::First, Player::Second}) {
            SquareSet men = position.men(player);
            if (position.king(player) != kNoSquare)
                men.remove(position.king(player));
            men.forEach([&](Square square) {
                const int value = values(position)[std::size_t(position.man(square).kind())];
                sum += player == position.toMove() ? value : -value;
            });
        }
        return sum;
    }
    [[nodiscard]] int exchange(const Position &position, xxlchess::Move move)
    {
        return exchangeValue(position, move, values(position));
    }

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
    return Deepening<CountingSearch<Tuning>>(*position, table, task).run({});
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
        QTest::newRow("8x8") << QByteArray(
            "r1b2nnr/4kpp1/p3p2p/1ppQ4/1P4P1/P3BP1P/4K3/1N3BNR w h1,a8,h8 - w 5");
        QTest::newRow("12x10") << QByteArray(
            "rchb1e1k1r2/p2pa2g3p/1pp1p1p1p1n1/G6p1p1c/12/4P7/4P2P1PPC/1P2q2CP2P/P1P2PP1K3/"
            "R4EQ1AN1R b a1,l1,a10,h10 - w 6");
    }
    void singularMovesAreSearchedDeeper()
    {
        QFETCH(QByteArray, position);
        const SearchResult with = searched<kUsual>(position, kDepth);
        const SearchResult without = searched<kWithoutSingular>(position, kDepth);
        QVERIFY(with.score.value >= without.score.value + 100);
    }

    /// Where the side to move is far behind, quiet moves near the horizon are not looked at.
    void razoringSavesNodes()
    {
        constexpr const char *kText
            = "nr3kbr/2p4p/a2ppg2/1cB5/2P5/5PPP/1P1P4/NRC2KR1 w b1,h8 - w 5";
        savesNodes<kUsual, kWithoutRazoring>(kText);
    }

    /// Neither are moves that lose material by exchange.
    void judgingExchangesSavesNodes()
    {
        constexpr const char *kText
            = "rnbhg2kgebr/1ppp1p1p1p2/p1c4a2p1/4p1p1p2p/12/12/HPP7PP/P5P1E3/3PPP1PPPG1/"
              "RNB1CGAK2BR w a1,h1,l1,a10,h10,l10 - w 6";
        savesNodes<kUsual, kWithoutExchanges>(kText);
    }

    /// The root's late moves are only searched to the end when they turn out better than thought.
    void reducingTheRootSavesNodes()
    {
        constexpr const char *kText = "rcghakebnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RCGHAKEBNR w "
                                      "a1,f1,j1,a8,f8,j8 - w 5";
        savesNodes<kUsual, kWithWholeRoot>(kText);
    }

private:
    static constexpr int kDepth = 10;

    /// The score stays, with a fifth of the nodes fewer at least.
    template<SearchTuning With, SearchTuning Without>
    static void savesNodes(const char *text)
    {
        const SearchResult with = searched<With>(text, kDepth);
        const SearchResult without = searched<Without>(text, kDepth);
        QCOMPARE(with.score.value, without.score.value);
        QVERIFY(with.nodes * 5 <= without.nodes * 4);
    }
};

QTEST_GUILESS_MAIN(XxlChessSearchTest)
#include "xxlchesssearchtest.moc"
