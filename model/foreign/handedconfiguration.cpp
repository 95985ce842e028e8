#include "model/foreign/handedconfiguration.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>

namespace tessera {

namespace fs = std::filesystem;

namespace {

/// A new folder that nobody else may read; empty when it cannot be made.
fs::path temporaryFolder()
{
    std::error_code error;
    std::string name = (fs::temp_directory_path(error) / "tessera-XXXXXX").string();
    return error || mkdtemp(name.data()) == nullptr ? fs::path() : fs::path(name);
}

/// Writes a file into the folder; pictures that a game's pieces have elsewhere are not what an agent asks for, and stay.
bool isWritten(const ConfigurationFile &file, const fs::path &folder)
{
    const fs::path place = file.path.lexically_normal();
    if (std::mismatch(folder.begin(), folder.end(), place.begin(), place.end()).first
        != folder.end())
        return true;
    std::error_code error;
    fs::create_directories(file.path.parent_path(), error);
    std::ofstream written(file.path, std::ios::binary);
    written << file.content << std::flush;
    return written.good();
}

} // namespace

HandedConfiguration::HandedConfiguration(
    const GameEntry &entry, const Options &options, const std::string &start)
{
    if (!entry.configurationFiles)
        return;
    m_folder = temporaryFolder();
    if (m_folder.empty())
        return;
    GameConfiguration game;
    game.options = options;
    game.start = start;
    const fs::path path = m_folder / "config.json";
    const auto files = entry.configurationFiles(game, path);
    if (files && std::all_of(files->begin(), files->end(), [this](const ConfigurationFile &file) {
            return isWritten(file, m_folder);
        }))
        m_path = path.string();
}

HandedConfiguration::~HandedConfiguration()
{
    std::error_code error;
    if (!m_folder.empty())
        fs::remove_all(m_folder, error);
}

} // namespace tessera
