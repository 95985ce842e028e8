#include "app/cli/match/contestant.h"

#include "app/cli/match/agentcommand.h"
#include "app/cli/match/processcontestant.h"

#include <array>
#include <charconv>

namespace tessera::cli {

namespace {

/// An engine of ours, asked in the thread of the match.
class BuiltInContestant final : public Contestant
{
public:
    BuiltInContestant(const PlayerSpec &spec, const GameEntry &game)
        : m_spec(spec)
        , m_engine(game.makeEngine())
    {}

    std::optional<Breakdown> beginGame(const GameBeginning &game) override
    {
        EngineSettings settings = m_spec.engine;
        settings.seed = m_spec.seed.value_or(game.seed);
        m_engine->configure(settings);
        m_engine->newGame();
        m_engine->prepare();
        return std::nullopt;
    }

    std::variant<Answer, Breakdown> choose(const Turn &turn) override
    {
        const SearchResult found = m_engine->think(turn.position, turn.limits, {}, {});
        if (found.line.empty() || !turn.position.isLegal(found.line.front()))
            return Breakdown{EndReason::IllegalMove, "found no legal move, wanted one"};
        return Answer{
            found.line.front(), evaluationText(found.score, turn.position.info().playerCount())};
    }

private:
    PlayerSpec m_spec;
    std::unique_ptr<Engine> m_engine;
};

} // namespace

std::unique_ptr<Contestant> makeContestant(
    const PlayerSpec &spec, const GameEntry &game, std::chrono::milliseconds patience)
{
    if (spec.isBuiltIn())
        return std::make_unique<BuiltInContestant>(spec, game);
    if (!spec.isAgent())
        return std::make_unique<ProcessContestant>(spec, patience);
    PlayerSpec bridged = spec;
    bridged.command = agentCommand(spec, game.info().id);
    return std::make_unique<ProcessContestant>(bridged, patience);
}

std::string evaluationText(const Score &score, int playerCount)
{
    if (score.kind == Score::Kind::Shares)
        return score.text(playerCount);
    if (score.kind == Score::Kind::Mate)
        return std::string(score.value < 0 ? "#-" : "#")
            .append(std::to_string(std::abs(score.value)));
    constexpr double kPiece = 100;
    std::array<char, 32> digits{};
    const auto end = std::to_chars(
        digits.data(),
        digits.data() + digits.size(),
        score.value / kPiece,
        std::chars_format::fixed,
        2);
    return {digits.data(), end.ptr};
}

} // namespace tessera::cli
