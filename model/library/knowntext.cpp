#include "model/library/knowntext.h"

#include <QDateTime>
#include <QFileInfo>

namespace tessera {

void KnownText::add(std::string_view game, std::string_view entry)
{
    if (page && !entry.empty()) {
        LibraryEntry known = unpack(entry);
        known.offset = text.size();
        known.length = game.size();
        pack(known, *page);
    } else {
        page.reset();
    }
    text.append(withGap(game));
}

std::string withGap(std::string_view text)
{
    return std::string(text.substr(0, text.find_last_not_of('\n') + 1)).append("\n\n");
}

LibraryFile fileNow(const std::string &path, std::string page)
{
    const QFileInfo info(QString::fromStdString(path));
    auto memory = std::make_shared<const std::string>(std::move(page));
    LibraryFile file;
    file.path = path;
    file.size = info.size();
    file.modified = info.lastModified().toMSecsSinceEpoch();
    file.page = *memory;
    file.memory = std::move(memory);
    return file;
}

} // namespace tessera
