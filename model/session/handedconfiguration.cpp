#include "model/session/handedconfiguration.h"

#include "model/foreign/ownpieces.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

bool isWritten(const ConfigurationFile &file)
{
    const QString path = QString::fromStdU16String(file.path.u16string());
    QDir().mkpath(QFileInfo(path).path());
    QFile written(path);
    const auto size = static_cast<qint64>(file.content.size());
    return written.open(QIODevice::WriteOnly) && written.write(file.content.data(), size) == size;
}

} // namespace

HandedConfiguration::HandedConfiguration(
    const GameEntry &entry, const Options &options, const std::optional<std::string> &start)
{
    if (!entry.configurationFiles || !hasOwnPieces(entry.info(), options))
        return;
    GameConfiguration game;
    game.options = options;
    game.start = start;
    m_folder.emplace();
    const QString path = m_folder->filePath(u"config.json"_s);
    const auto files = entry.configurationFiles(game, path.toStdString());
    if (!files || !std::all_of(files->begin(), files->end(), isWritten))
        return;
    m_path = path.toStdString();
}

} // namespace tessera
