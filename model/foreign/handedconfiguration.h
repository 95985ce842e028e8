#pragma once

#include "model/search/engine/gameentry.h"

#include <filesystem>
#include <string>

namespace tessera {

/// The configuration of a game with own pieces as a file in a folder of its own, for engines that can be told its name.
/// The destructor removes the folder. There is no file where the game has no own pieces, or where it cannot be written.
class HandedConfiguration
{
public:
    HandedConfiguration(const GameEntry &entry, const Options &options, const std::string &start);
    ~HandedConfiguration();
    HandedConfiguration(const HandedConfiguration &) = delete;
    HandedConfiguration &operator=(const HandedConfiguration &) = delete;

    /// The path of the file; empty where there is none.
    [[nodiscard]] const std::string &path() const { return m_path; }

private:
    /// Empty where there is none.
    std::filesystem::path m_folder;
    std::string m_path;
};

} // namespace tessera
