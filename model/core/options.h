#pragma once

#include "model/core/result.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tessera {

/// The value of a rule option: a switch, a number or a text.
using OptionValue = std::variant<bool, std::int64_t, std::string>;

/// An option of a game's rules: one row of the game's option table, from which the set-up dialog, the protocol and the
/// file tags are made.
struct OptionSpec
{
    /// Name in files and in the protocol, such as `repetition`.
    std::string key;
    /// Name in dialogs (translated in the context of the game's id).
    std::string label;
    /// One sentence that says what it does.
    std::string help;
    OptionValue defaultValue;
    /// The value under `rules strict`: the game's own rules and nothing more.
    OptionValue strictValue;
    /// Bounds of a number; ignored for switches and texts.
    std::int64_t least = 0;
    std::int64_t most = 0;
    /// Whether a new game in the window begins with the strict value, not the default one.
    bool beginsStrict = false;
    /// Whether dialogs offer it; other options come only from files and the protocol.
    bool isShown = true;
    /// A switch that dialogs turn on when the second player's seat alone is a person's, and off when the seats
    /// become others: it sets the game up for one who plays it from there. The person may choose otherwise.
    bool followsLoneSecond = false;
};

/// Chosen values by key. A key that is missing has its specification's default value.
class Options
{
public:
    void set(std::string_view key, OptionValue value)
    {
        m_values[std::string(key)] = std::move(value);
    }
    [[nodiscard]] bool contains(std::string_view key) const
    {
        return m_values.count(std::string(key)) > 0;
    }
    [[nodiscard]] const std::map<std::string, OptionValue> &values() const { return m_values; }

    /// The switch `key`, or `fallback` when it is not chosen (or is no switch).
    [[nodiscard]] bool isOn(std::string_view key, bool fallback) const;
    [[nodiscard]] std::int64_t number(std::string_view key, std::int64_t fallback) const;
    [[nodiscard]] std::string textOf(std::string_view key, std::string_view fallback) const;

    /// The default values of a game's option table, or the strict ones.
    [[nodiscard]] static Options defaults(const std::vector<OptionSpec> &specs);
    [[nodiscard]] static Options strict(const std::vector<OptionSpec> &specs);
    /// The values of a new game in the window, before anybody chooses.
    [[nodiscard]] static Options proposed(const std::vector<OptionSpec> &specs);

    /// A flat JSON object, `{"repetition":true,"turn-limit":0}`: the `Options` tag of game files.
    [[nodiscard]] std::string json() const;
    /// Reads such an object; keys that `specs` does not know and values of a wrong type are errors.
    [[nodiscard]] static Result<Options> parseJson(
        std::string_view json, const std::vector<OptionSpec> &specs);
    /// The same; options that it leaves out have their default values, as in the window.
    [[nodiscard]] static Result<Options> parseWhole(
        std::string_view json, const std::vector<OptionSpec> &specs);

    friend bool operator==(const Options &, const Options &) = default;

private:
    std::map<std::string, OptionValue> m_values;
};

} // namespace tessera
