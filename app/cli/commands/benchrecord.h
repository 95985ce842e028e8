#pragma once

#include "model/core/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tessera::cli {

/// The recorded result of a game's fixed searches: a line `GAME DEPTH NODES SIGNATURE` of a file in which lines that
/// begin with `#` are comments.
struct BenchRecord
{
    std::string game;
    int depth = 0;
    std::uint64_t nodes = 0;
    std::string signature;

    [[nodiscard]] std::string line() const;
    friend bool operator==(const BenchRecord &, const BenchRecord &) = default;
};

[[nodiscard]] Result<std::vector<BenchRecord>> readBenchRecords(
    const std::string &content, const std::string &name);

/// The differences between `found` and the record of the same game in `wanted`; empty when all agree.
[[nodiscard]] std::vector<Error> differences(
    const std::vector<BenchRecord> &found, const std::vector<BenchRecord> &wanted);

} // namespace tessera::cli
