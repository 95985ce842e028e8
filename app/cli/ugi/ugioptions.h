#pragma once

#include "app/cli/gamechoice.h"
#include "model/search/engine.h"

#include <string>
#include <vector>

namespace tessera::cli {

/// What `setoption` can change: the engine's settings, and the rules played.
struct UgiSettings
{
    EngineSettings engine;
    RuleSet ruleSet = RuleSet::Strict;
    Options rules;
    /// The id of the game played.
    std::string game;
};

[[nodiscard]] UgiSettings initialSettings(const GameInfo &info);

/// The lines `option name … type … default …` for a game: the engine's options, the rule set, and
/// one for each switch of the game's rules.
[[nodiscard]] std::vector<std::string> optionLines(const GameInfo &info);

/// Carries out `setoption name NAME value VALUE` on a copy of `settings` and gives it back. Names
/// are compared without regard to case, as the protocol wants.
[[nodiscard]] Result<UgiSettings> withOption(
    const UgiSettings &settings,
    const GameInfo &info,
    std::string_view name,
    std::string_view value);

} // namespace tessera::cli
