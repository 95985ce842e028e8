#pragma once

#include "app/cli/input/arguments.h"
#include "model/core/words.h"
#include "model/games/catalogue.h"

#include <iosfwd>

namespace tessera::cli {

/// The rows `--game ID`, for a command that takes the games with these ids, and `--rules default|strict`.
[[nodiscard]] OptionRow gameRow(bool isRequired, const std::vector<std::string> &ids);
[[nodiscard]] OptionRow gameRow(bool isRequired);
[[nodiscard]] OptionRow rulesRow();

/// The game named by `--game`; null when the option is not given.
[[nodiscard]] Result<const GameEntry *> chosenGame(const Arguments &arguments);
[[nodiscard]] std::vector<std::string> gameIds();
/// The ids of the games that are meant.
[[nodiscard]] std::vector<std::string> gameIds(bool (*isMeant)(const GameEntry &));

/// Whether our own options beyond the games' rules have their default values (`default`) or are all off (`strict`).
enum class RuleSet : std::uint8_t { Strict, Default };

[[nodiscard]] std::optional<RuleSet> parseRuleSet(std::string_view text);
[[nodiscard]] Options optionsOf(const GameInfo &info, RuleSet rules);
/// The options of a configuration; the rule set decides about our own rules where the file says nothing of them.
[[nodiscard]] Options optionsOf(
    const GameInfo &info, RuleSet rules, const GameConfiguration &configuration);

/// The rule set of `--rules`, strict when it is not given.
[[nodiscard]] Result<RuleSet> chosenRules(const Arguments &arguments);

/// The row `--config FILE` of a command, and the file that it names for `game`; empty when it is not given. Warnings
/// about the file go to `talk`.
[[nodiscard]] OptionRow configRow();
[[nodiscard]] Result<std::optional<GameConfiguration>> chosenConfiguration(
    const Arguments &arguments, const GameEntry &game, std::ostream &talk);

/// The ids of the games that read configuration files, and of those that speak UCI.
[[nodiscard]] std::vector<std::string> configuredGameIds();
[[nodiscard]] std::vector<std::string> chessGameIds();

} // namespace tessera::cli
