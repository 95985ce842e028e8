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
    /// The id of the game played.
    std::string game;
    RuleSet ruleSet = RuleSet::Strict;
    /// The configuration that board, pieces and rules come from; without one, they are the game's own.
    std::optional<GameConfiguration> configuration;
    /// The rules that were set by their own names; they hold over rule set and configuration.
    Options namedRules;
    /// Warnings about the configuration, which are reported once.
    std::vector<Error> warnings;

    /// The rules that follow from all these, in whatever order they were set.
    [[nodiscard]] Options rules() const;
    /// The text of the start; empty for the standard start.
    [[nodiscard]] std::optional<std::string> start() const;
};

[[nodiscard]] UgiSettings initialSettings(const GameEntry &game);

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
