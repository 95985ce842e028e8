#pragma once

#include "model/search/engine/gameentry.h"

#include <filesystem>
#include <string>

namespace tessera {

/// The configuration of a game with own pieces as a file in a folder of its own, for engines that can be told its name.
/// The folder goes with this object; there is no file where the game has none, or it cannot be written.
class HandedConfiguration
{
public:
    HandedConfiguration(const GameEntry &entry, const Options &options, const std::string &start);
    ~HandedConfiguration();
    HandedConfiguration(const HandedConfiguration &) = delete;
    HandedConfiguration &operator=(const HandedConfiguration &) = delete;

    /// Empty where there is no file.
    [[nodiscard]] const std::string &path() const { return m_path; }

private:
    /// Empty where there is none.
    std::filesystem::path m_folder;
    std::string m_path;
};

} // namespace tessera
