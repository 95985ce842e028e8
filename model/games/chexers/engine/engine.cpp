#include "model/games/chexers/engine/engine.h"

#include "model/core/erasure/erased.h"
#include "model/games/chexers/engine/maxnadapter.h"
#include "model/games/chexers/engine/rivals.h"
#include "model/games/chexers/engine/search.h"
#include "model/search/alphabeta/alphabetaengine.h"
#include "model/search/maxn/maxnengine.h"

#include <algorithm>

namespace tessera::chexers {

namespace {

constexpr Weights kWeights;
using HandCraftedSearch = Search<kWeights>;
using NetSearchGame = NetSearch<HandCraftedSearch>;

static_assert(MultiplayerGame<HandCraftedSearch> && MultiplayerGame<NetSearchGame>);
static_assert(MaxnGame<MaxnAdapter> && HasPlayouts<PlayoutMaxnAdapter>);
static_assert(HasStyles<PolicyMaxnAdapter>);

/// The number of players who still have pieces.
int playersLeft(const Position &position)
{
    return static_cast<int>(
        std::count_if(kAllPlayers.begin(), kAllPlayers.end(), [&](Player player) {
            return position.board().pieces(player) != 0;
        }));
}

/// The engine with all kinds of search. The levels are measured with the first kind.
class ChexersEngine final : public Engine
{
public:
    void configure(const EngineSettings &settings) override
    {
        m_settings = settings;
        search().configure(settings);
        if (isOfMaxnAtFullStrength())
            m_bestReply.configure(settings);
    }
    void newGame() override { search().newGame(); }
    void prepare() override { search().prepare(); }

    SearchResult think(
        const AnyPosition &position,
        const SearchLimits &limits,
        std::stop_token stop,
        const Report &report) override
    {
        Engine &engine = searchFor(as<Rules>(position));
        return engine.think(position, limits, std::move(stop), report);
    }

private:
    /// At full strength, a game in which only two players are left is searched as a two-player game.
    [[nodiscard]] Engine &searchFor(const Position &position)
    {
        const bool isForTwo = isOfMaxnAtFullStrength() && playersLeft(position) == 2;
        return isForTwo ? m_bestReply : search();
    }
    [[nodiscard]] bool isOfMaxnAtFullStrength() const
    {
        return m_settings.kind == static_cast<int>(SearchKind::Maxn)
               && m_settings.level == EngineSettings::kStrongest;
    }
    [[nodiscard]] Engine &search()
    {
        switch (static_cast<SearchKind>(m_settings.kind)) {
        case SearchKind::Paranoid:
            return m_paranoid;
        case SearchKind::BestReply:
            return m_bestReply;
        case SearchKind::Playouts:
            return m_playouts;
        case SearchKind::StaticMaxn:
            return m_maxn;
        case SearchKind::Maxn:
            break;
        }
        if (isOfMaxnAtFullStrength())
            return m_policy;
        return m_maxn;
    }

    /// The first kind of search at full strength; the levels work by errors in the evaluation of moves.
    MaxnEngine<PolicyMaxnAdapter> m_policy;
    MaxnEngine<MaxnAdapter> m_maxn;
    AlphaBetaEngine<HandCraftedSearch, ParanoidTree<HandCraftedSearch>> m_paranoid;
    AlphaBetaEngine<NetSearchGame, ParanoidTree<NetSearchGame, Replies::Strongest>> m_bestReply;
    MaxnEngine<PlayoutMaxnAdapter> m_playouts;
    EngineSettings m_settings;
};

} // namespace

std::unique_ptr<Engine> makeEngine()
{
    // The table is made now rather than during the first search.
    (void) RaceTable::instance();
    return std::make_unique<ChexersEngine>();
}

} // namespace tessera::chexers
