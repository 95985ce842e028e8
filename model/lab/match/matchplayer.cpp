#include "model/lab/match/matchplayer.h"

#include "model/lab/match/processplayer.h"

#include <array>
#include <charconv>

namespace tessera::lab {

namespace {

/// An engine of ours, asked in the thread of the match.
class BuiltInPlayer final : public MatchPlayer
{
public:
    BuiltInPlayer(const PlayerSpec &spec, const GameEntry &game, std::stop_token stop)
        : m_spec(spec)
        , m_engine(game.makeEngine())
        , m_stop(std::move(stop))
    {}

    std::optional<PlayerFault> beginGame(const GameBeginning &game) override
    {
        EngineSettings settings = m_spec.engine;
        settings.seed = m_spec.seed.value_or(game.seed);
        m_engine->configure(settings);
        m_engine->newGame();
        m_engine->prepare();
        return std::nullopt;
    }

    std::variant<Answer, PlayerFault> choose(const Turn &turn) override
    {
        const SearchResult found = m_engine->think(turn.position, turn.limits, m_stop, {});
        if (found.line.empty() || !turn.position.isLegal(found.line.front()))
            return PlayerFault{EndReason::IllegalMove, "found no legal move, wanted one"};
        return Answer{
            found.line.front(), evaluationText(found.score, turn.position.info().playerCount())};
    }

private:
    PlayerSpec m_spec;
    std::unique_ptr<Engine> m_engine;
    std::stop_token m_stop;
};

} // namespace

std::unique_ptr<MatchPlayer> makeMatchPlayer(
    const PlayerSpec &spec,
    const GameEntry &game,
    std::chrono::milliseconds patience,
    const std::stop_token &stop,
    bool keepsLog)
{
    if (spec.isBuiltIn())
        return std::make_unique<BuiltInPlayer>(spec, game, stop);
    ForeignSpec foreign{
        spec.command,
        spec.kind == PlayerSpec::Kind::Uci,
        spec.options,
        spec.start,
        spec.seed,
        spec.limits};
    if (spec.isAgent())
        foreign.command = agentCommand(spec.agent, game.info().id);
    return std::make_unique<ProcessPlayer>(
        std::move(foreign),
        patience,
        stop,
        spec.isAgent() ? ProcessPlayer::Kind::Agent : ProcessPlayer::Kind::Engine,
        keepsLog);
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

} // namespace tessera::lab
