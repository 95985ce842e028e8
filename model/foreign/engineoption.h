#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

/// An option that an engine offers: `option name Hash type spin default 16 min 1 max 4096`.
struct EngineOption
{
    enum class Type : std::uint8_t { Check, Spin, Combo, Button, Text };

    std::string name;
    Type type = Type::Text;
    std::string usual{};
    long long least = 0;
    long long most = 0;
    /// The choices of a combination box.
    std::vector<std::string> choices{};

    /// Reads an option; empty for a line without one, or with one of an unknown kind.
    [[nodiscard]] static std::optional<EngineOption> parse(std::string_view line);

    friend bool operator==(const EngineOption &, const EngineOption &) = default;
};

} // namespace tessera
