#pragma once

#include "model/games/catalogue.h"

#include <QTemporaryDir>

#include <optional>
#include <string>

namespace tessera {

/// The configuration of a game with own pieces as a file, for programs of others that can be told its name. Goes with
/// this object; there is none for other games.
class HandedConfiguration
{
public:
    HandedConfiguration(
        const GameEntry &entry, const Options &options, const std::optional<std::string> &start);

    /// Empty where there is no file.
    [[nodiscard]] const std::string &path() const { return m_path; }

private:
    std::optional<QTemporaryDir> m_folder;
    std::string m_path;
};

} // namespace tessera
