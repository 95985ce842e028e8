#include "model/games/tetress/engine.h"

#include "model/core/randomness.h"
#include "model/games/tetress/evaluation.h"
#include "model/games/tetress/levels.h"
#include "model/games/tetress/tetress.h"
#include "model/search/alphabetaengine.h"
#include "model/search/treeengine.h"

#include <algorithm>

namespace tessera::tetress {

namespace {

/// What the search asks of the game (see `SearchGame`).
struct Search
{
    using Rules = tetress::Rules;

    static constexpr std::uint32_t kPollInterval = 256;
    static constexpr LevelTable kLevels = tetress::kLevels;
    static constexpr std::size_t kCodeCount = Move::kCount + 1;

    static constexpr SearchTuning kTuning = [] {
        SearchTuning tuning;
        // Full lines open the board again, so positions with so few moves are often far from the end:
        // a proof-number search proved no more of them with the same nodes, at three times the cost.
        tuning.wholeBelow = 25;
        tuning.lateMovesDepth = 4;
        tuning.usesContinuations = false;
        return tuning;
    }();

    /// With these the tree scored 36 of 60 against alpha-beta at the same processor time (20 ms a
    /// move), and 33 of 44 when it had become a fifth faster.
    static constexpr TreeTuning kTree = {
        .oddsScale = 150,
        .exploration = 0.4,
        .temperature = 80,
        .staticVisits = 0.5,
        .staticShare = 0.5,
        .laterVisits = 50,
    };

    [[nodiscard]] static int evaluate(const Position &position) { return evaluated(position); }
    static void rank(const Position &position, const Position::MoveList &moves, std::span<int> ranks)
    {
        evaluateMoves(position, moves, ranks);
    }
    [[nodiscard]] static std::uint16_t code(Move move)
    {
        return static_cast<std::uint16_t>(move.number() + 1);
    }
    [[nodiscard]] static int expectedTurns(const Position &position)
    {
        constexpr int kUsual = 35;
        return std::min(kUsual, (kTurnLimit - position.turnsTaken() + 1) / 2);
    }
};

static_assert(SearchGame<Search>);
static_assert(RanksMoves<Search>);

/// The kinds of search that the engine can be asked for, by `EngineSettings::kind`. The tree is
/// stronger where a time is given for one move to play; alpha-beta does what is limited otherwise,
/// the analysis of several lines or without an end, and the levels, which are made for it.
enum class SearchKind : int { Mixed, AlphaBeta, Tree };

/// The search, but for Red's first action: the board looks the same from everywhere then, so only
/// the shape is a choice.
class TetressEngine final : public Engine
{
public:
    void configure(const EngineSettings &settings) override
    {
        m_settings = settings;
        m_alphaBeta.configure(settings);
        m_tree.configure(settings);
    }
    void newGame() override
    {
        m_alphaBeta.newGame();
        m_tree.newGame();
    }
    /// For moves to be played in a given time.
    void prepare() override
    {
        search(SearchLimits::ofTime(std::chrono::milliseconds(1))).prepare();
    }

    SearchResult think(
        const AnyPosition &position,
        const SearchLimits &limits,
        std::stop_token stop,
        const Report &report) override
    {
        if (position.turnsTaken() > 0 || limits.isInfinite || limits.depth || limits.nodes
            || m_settings.lineCount > 1)
            return search(limits).think(position, limits, stop, report);
        SearchResult result;
        result.depth = 1;
        result.line = {Rules::encode(firstAction())};
        if (report)
            report(result);
        return result;
    }

private:
    [[nodiscard]] Engine &search(const SearchLimits &limits)
    {
        const auto kind = static_cast<SearchKind>(m_settings.kind);
        const bool isToPlay = (limits.moveTime || limits.clocks) && !limits.isInfinite
                              && !limits.depth && !limits.nodes && m_settings.lineCount == 1;
        const bool isTree = kind == SearchKind::Tree || (kind == SearchKind::Mixed && isToPlay);
        if (isTree && m_settings.level == EngineSettings::kStrongest)
            return m_tree;
        return m_alphaBeta;
    }
    /// A shape by the seed, in the middle of the board as it is drawn.
    [[nodiscard]] Move firstAction() const
    {
        constexpr int kMiddle = kSide / 2 - 1;
        const auto tetromino = chosenBelow(kTetrominoCount, mixedBits(m_settings.seed));
        return {static_cast<int>(tetromino), cellAtRowColumn(kMiddle, kMiddle)};
    }

    AlphaBetaEngine<Search> m_alphaBeta;
    TreeEngine<Search> m_tree;
    EngineSettings m_settings;
};

} // namespace

std::unique_ptr<Engine> makeEngine()
{
    return std::make_unique<TetressEngine>();
}

} // namespace tessera::tetress
