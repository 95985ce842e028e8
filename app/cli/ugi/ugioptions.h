#pragma once

#include "app/cli/input/gamechoice.h"
#include "model/search/engine/engine.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera::cli {

/// The settings that `setoption` changes: those of the engine, and the rules.
struct UgiSettings
{
    EngineSettings engine;
    RuleSet ruleSet = RuleSet::Strict;
    Options rules;
    /// The id of the game played.
    std::string game;
    /// The configuration file that board, pieces and rules come from, and the position in which it
    /// begins; empty for the standard start.
    std::string configuration;
    std::optional<std::string> start;
    /// Warnings about that file, which are reported once.
    std::vector<Error> warnings;
};

[[nodiscard]] UgiSettings initialSettings(const GameEntry &game);

/// Board, pieces and rules of `configuration`, which was read from `path`.
[[nodiscard]] UgiSettings withConfiguration(
    UgiSettings settings, const GameConfiguration &configuration, std::string_view path);

/// The lines `option name … type … default …` for a game: the engine's options, the rule set, the configuration file
/// where the game has one, and one for each switch of the game's rules. UCI programs get the variant in their own
/// terms.
[[nodiscard]] std::vector<std::string> optionLines(const GameEntry &game, bool isUci);

/// Applies `setoption name NAME value VALUE` to a copy of `settings`, and returns it. Names are compared
/// case-insensitively, as the protocol demands.
[[nodiscard]] Result<UgiSettings> withOption(
    const UgiSettings &settings,
    const GameInfo &info,
    std::string_view name,
    std::string_view value);

} // namespace tessera::cli
