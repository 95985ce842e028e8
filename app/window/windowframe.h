#pragma once

#include <QObject>
#include <QSize>

class QMainWindow;
class QToolBar;

namespace tessera {

class Actions;
class GameFiles;
class GamePage;
class Lobby;
class Settings;
struct GameSession;

/// What stands around the pages of the window: menus and tool bar, or less of them in the classic and the quiet view;
/// its size and its title.
class WindowFrame final : public QObject
{
    Q_OBJECT

public:
    /// What it frames; all must outlive it.
    struct Parts
    {
        Settings &settings;
        GameSession &session;
        Actions &actions;
        GamePage &page;
        Lobby &lobby;
        GameFiles &files;
        QMainWindow &window;
    };

    explicit WindowFrame(const Parts &parts);

    /// Belongs to the window, and is shown with the game page.
    void setToolBar(QToolBar &bar) { m_toolBar = &bar; }
    /// Makes the window the classic one of 792×672 pixels (X6), or the usual one again.
    void setClassic(bool isClassic);
    void setZen(bool isZen);
    /// Shows as much around the page as it and the view ask for.
    void refresh();
    void refreshTitle();
    /// The size and the parts that the window had last.
    void restore();
    void save();

signals:
    /// Another page or view is framed.
    void changed();

private:
    void restorePlace(const QList<int> &numbers);

    Parts m_parts;
    QToolBar *m_toolBar = nullptr;
    bool m_isZen = false;
    /// The size to go back to from the classic view.
    QSize m_usualSize;
};

} // namespace tessera
