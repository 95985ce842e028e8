#include "app/library/gamepictures.h"

#include "app/library/librarywords.h"

#include "model/games/catalogue.h"
#include "view/board/scene/boardimage.h"
#include "view/games/catalogue.h"

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kKept = 600;
/// The most waiting pictures; those scrolled away need not be drawn.
constexpr std::size_t kMostWanted = 40;

} // namespace

GamePictures::GamePictures(QObject *parent)
    : QObject(parent)
    , m_pictures(kKept)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &GamePictures::drawNext);
}

void GamePictures::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_pictures.clear();
    m_wanted.clear();
    emit drawn();
}

const QPixmap *GamePictures::picture(const LibraryEntry &entry, int side, double ratio)
{
    const QString key = u"%1/%2@%3"_s.arg(wordsOf(entry.position)).arg(side).arg(ratio);
    if (const QPixmap *known = m_pictures.object(key))
        return known;
    const bool isWanted = std::any_of(m_wanted.begin(), m_wanted.end(), [&key](const Wanted &one) {
        return one.key == key;
    });
    if (!isWanted) {
        m_wanted.push_back(
            {key,
             std::string(entry.game),
             std::string(entry.position),
             std::string(entry.options),
             side,
             ratio});
    }
    if (m_wanted.size() > kMostWanted)
        m_wanted.erase(m_wanted.begin());
    m_timer.start();
    return nullptr;
}

void GamePictures::drawNext()
{
    if (m_wanted.empty())
        return;
    // The last request is for what is visible now.
    const Wanted wanted = std::move(m_wanted.back());
    m_wanted.pop_back();
    auto picture = std::make_unique<QPixmap>(1, 1);
    picture->fill(Qt::transparent);
    if (const GameEntry *entry = findGame(wanted.game)) {
        const GameInfo &info = entry->info();
        const auto options = Options::parseJson(wanted.options, info.options);
        auto position = entry->game->parsePosition(
            wanted.position, options ? *options : Options::defaults(info.options));
        const auto design = makeDesign(info);
        if (position) {
            const BoardImage image{*design, **position, m_theme};
            *picture = image.pixmap(QSize(wanted.side, wanted.side), wanted.ratio);
        }
    }
    m_pictures.insert(wanted.key, picture.release());
    emit drawn();
    if (!m_wanted.empty())
        m_timer.start();
}

} // namespace tessera

#include "moc_gamepictures.cpp"
