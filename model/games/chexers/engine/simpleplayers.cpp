#include "model/games/chexers/engine/simpleplayers.h"

#include "model/core/erasure/erased.h"
#include "model/core/randomness.h"

namespace tessera::chexers {

namespace {

class SimplePlayer final : public Engine
{
public:
    explicit SimplePlayer(Style style)
        : m_style(style)
    {}

    void configure(const EngineSettings &) override {}
    void newGame() override {}
    void prepare() override {}

    SearchResult think(
        const AnyPosition &any, const SearchLimits &, std::stop_token, const Report &report) override
    {
        const auto &position = as<Rules>(any);
        MoveList moves;
        position.legalMoves(moves);
        MoveChances chances{};
        addChances(m_style, position, moves, 1, chances);
        constexpr std::uint32_t kParts = 1 << 20;
        float left = static_cast<float>(chosenBelow(kParts, mixedBits(position.hash()))) / kParts;
        std::size_t chosen = 0;
        while (chosen + 1 < moves.size() && left >= chances[chosen])
            left -= chances[chosen++];
        SearchResult result;
        result.line.push_back(Rules::encode(moves[chosen]));
        if (report)
            report(result);
        return result;
    }

private:
    Style m_style;
};

} // namespace

std::unique_ptr<Engine> makeSimplePlayer(Style style)
{
    return std::make_unique<SimplePlayer>(style);
}

} // namespace tessera::chexers
