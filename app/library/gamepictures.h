#pragma once

#include "model/library/libraryentry.h"
#include "view/theme/theme.h"

#include <QCache>
#include <QObject>
#include <QPixmap>
#include <QTimer>

#include <vector>

namespace tessera {

/// Small pictures of positions, drawn one at a time when nothing else is to be done, and kept while there is room.
class GamePictures final : public QObject
{
    Q_OBJECT

public:
    explicit GamePictures(QObject *parent = nullptr);

    void setTheme(const Theme &theme);
    /// The picture of an entry's last position, `side` wide and high at most; null until it is drawn.
    [[nodiscard]] const QPixmap *picture(const LibraryEntry &entry, int side, double ratio);

signals:
    void drawn();

private:
    struct Wanted
    {
        QString key;
        std::string game;
        std::string position;
        std::string options;
        int side;
        double ratio;
    };

    void drawNext();

    Theme m_theme;
    QCache<QString, QPixmap> m_pictures;
    std::vector<Wanted> m_wanted;
    QTimer m_timer;
};

} // namespace tessera
