#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tessera::cli {

/// The recipe of weights: how to make them again, and how to recognise them.
struct TrainRecipe
{
    std::string game;
    std::uint32_t games = 0;
    std::uint32_t from = 0;
    std::uint64_t nodes = 0;
    std::uint64_t seed = 1;
    int epochs = 20;
    int threads = 1;
    /// The runs that played the training positions, as options of the command.
    std::vector<std::string> runs;
    std::uint64_t positions = 0;
    double validationLoss = 0;

    /// The options of the command that decide which games are played.
    [[nodiscard]] std::string playing() const;
    /// Lines `KEY VALUE`, the SHA-256 of `weights` among them.
    [[nodiscard]] std::string text(const std::string &weights) const;
};

} // namespace tessera::cli
