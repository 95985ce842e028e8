#pragma once

#include <cstdint>
#include <string>

namespace tessera::cli {

/// How weights came to be: what makes them again, and what tells that they are the same.
struct TrainRecipe
{
    std::string game;
    std::uint32_t games = 0;
    std::uint32_t from = 0;
    std::uint64_t nodes = 0;
    std::uint64_t seed = 1;
    int epochs = 20;
    int threads = 1;
    std::uint64_t positions = 0;
    double validationLoss = 0;

    /// Lines `KEY VALUE`, the SHA-256 of `weights` among them.
    [[nodiscard]] std::string text(const std::string &weights) const;
};

} // namespace tessera::cli
