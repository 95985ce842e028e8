#pragma once

#include "model/games/xxlchess/files/config.h"

#include <QStringList>

#include <map>

/// Configurations that exist only in a test.
namespace tessera::xxlchess::test {

inline constexpr const char *kGood = R"({
  "layout": "level1.txt",
  "time_controls": {
    "player": { "seconds": 180, "increment": 2 },
    "cpu": { "seconds": 90.5, "increment": 0.25 }
  },
  "player_colour": "black",
  "piece_movement_speed": 6,
  "max_movement_time": 1.5
})";

/// Files that exist only here.
using Files = std::map<std::string, std::string>;

inline Result<Configuration> readFrom(const Files &files)
{
    const FileReader reader = [&files](const std::filesystem::path &path) -> Result<std::string> {
        const auto found = files.find(path.string());
        if (found == files.end())
            return Error{"", "no file \"" + path.string() + "\"", "a file that can be read"};
        return found->second;
    };
    return readConfiguration("game/config.json", reader);
}

/// The good configuration with one text in it replaced.
inline std::string changed(const QString &from, const QString &to)
{
    QString text = QString::fromUtf8(kGood);
    if (!text.contains(from))
        qFatal("nothing to replace");
    return text.replace(from, to).toStdString();
}

inline Configuration goodWith(const QString &from, const QString &to, const char *layout = "K\n\nk")
{
    auto read = readFrom({{"game/config.json", changed(from, to)}, {"game/level1.txt", layout}});
    if (!read)
        qFatal("%s", read.error().sentence().c_str());
    return std::move(*read);
}

} // namespace tessera::xxlchess::test
