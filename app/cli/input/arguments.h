#pragma once

#include "model/core/result.h"
#include "model/core/words.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::cli {

/// The most nodes that `--nodes` takes for a search.
inline constexpr int kMostNodes = 2'000'000'000;
/// The largest number that `--seed` takes.
inline constexpr int kMostSeed = 2'147'483'647;

/// An option that a command understands, such as `--depth N`.
struct OptionRow
{
    std::string name;
    /// The name of its value in the help; empty for a switch.
    std::string value;
    std::string help;
    bool isRequired = false;
    /// Whether its value includes following words that are settings (`key=value`), joined by blanks.
    bool takesSettings = false;
    /// Whether it may be given several times.
    bool isRepeated = false;
    /// The only options that have a meaning beside it; empty when all have.
    std::vector<std::string> goesWith = {};
};

/// The syntax of a command: options and, where it has any, operands.
struct CommandSyntax
{
    std::vector<OptionRow> options;
    /// The name of the operands in the help, such as `FILE.tgn`; empty without any.
    std::string operands;
    bool needsOperands = false;
};

/// The words after a command's name, sorted out: `--name value`, `--name=value`, `--switch`, operands; after `--`
/// everything is an operand. QCommandLineParser supports no commands with options of their own, no required options and
/// no values of several words (`--player level=5 time=10+0.1`), and its errors do not say what was found and wanted.
class Arguments
{
public:
    /// `command` names the place of an error.
    [[nodiscard]] static Result<Arguments> parse(
        const std::string &command, const CommandSyntax &line, std::span<const std::string> words);

    [[nodiscard]] bool has(std::string_view name) const;
    [[nodiscard]] std::optional<std::string> value(std::string_view name) const;
    /// All values of an option that may be given several times, in their order.
    [[nodiscard]] std::vector<std::string> values(std::string_view name) const;
    /// The whole number given for `name`, from `least` to `most`; `fallback` when not given.
    [[nodiscard]] Result<int> number(std::string_view name, int least, int most, int fallback) const;
    [[nodiscard]] const std::vector<std::string> &operands() const { return m_operands; }

    /// An error at the option `name` of this command.
    [[nodiscard]] Error error(std::string_view name, Phrase found, Phrase wanted) const;

private:
    [[nodiscard]] Result<bool> read(const CommandSyntax &line, std::span<const std::string> words);
    /// An error when one of the options would be passed over beside another.
    [[nodiscard]] std::optional<Error> clash(const CommandSyntax &line) const;
    /// Reads the option at `words[at]`, and leaves `at` at its last word.
    [[nodiscard]] Result<bool> readOption(
        const CommandSyntax &line, std::span<const std::string> words, std::size_t &at);

    std::string m_command;
    std::map<std::string, std::vector<std::string>, std::less<>> m_values;
    std::vector<std::string> m_operands;
};

} // namespace tessera::cli
