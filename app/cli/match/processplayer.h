#pragma once

#include "app/cli/match/childprocess.h"
#include "app/cli/match/matchplayer.h"

#include <set>

namespace tessera::cli {

/// An engine in a process of its own, spoken to by UGI, or by UCI in kinds of chess. It is started
/// with its first game, and anew after it broke down.
class ProcessPlayer final : public MatchPlayer
{
public:
    ProcessPlayer(const PlayerSpec &spec, std::chrono::milliseconds patience, std::stop_token stop)
        : m_spec(spec)
        , m_patience(patience)
        , m_stop(std::move(stop))
    {}

    std::optional<PlayerFault> beginGame(const GameBeginning &game) override;
    std::variant<Answer, PlayerFault> choose(const Turn &turn) override;

private:
    using Instant = ChildProcess::Instant;

    [[nodiscard]] bool speaksUci() const { return m_spec.kind == PlayerSpec::Kind::Uci; }
    [[nodiscard]] std::optional<PlayerFault> start(const GameBeginning &game);
    [[nodiscard]] std::optional<PlayerFault> introduce();
    [[nodiscard]] std::optional<PlayerFault> setOptions(const GameBeginning &game);
    [[nodiscard]] std::optional<PlayerFault> say(const std::string &line);
    /// Listens until a line begins with the word `last`, which ends up in `m_line`.
    [[nodiscard]] std::optional<PlayerFault> hearUntil(std::string_view last, Instant until);
    /// Ends the process, which shall be started anew, and says what was wrong with it.
    [[nodiscard]] PlayerFault broken(EndReason reason, const std::string &sentence);
    /// Ends the process after it ended itself, for the reason that it gave if it did.
    [[nodiscard]] PlayerFault ended();
    [[nodiscard]] std::string positionLine(const Turn &turn) const;
    [[nodiscard]] std::string goLine(const Turn &turn) const;
    /// The move that the `bestmove` in `m_line` names.
    [[nodiscard]] std::variant<Answer, PlayerFault> answered(const Turn &turn) const;
    void note(const std::string &line);

    PlayerSpec m_spec;
    std::chrono::milliseconds m_patience;
    std::stop_token m_stop;
    std::unique_ptr<ChildProcess> m_process;
    /// Names of the options that it says it has.
    std::set<std::string> m_options;
    std::optional<std::string> m_start;
    std::string m_line;
    std::string m_evaluation;
    /// What it last complained of, and what it said besides.
    std::string m_complaint;
    std::string m_said;
};

} // namespace tessera::cli
