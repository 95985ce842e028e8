#pragma once

#include <QObject>
#include <QStringList>

class QMainWindow;
class QMenu;
class QMimeData;

namespace tessera {

class Actions;
class GameClipboard;
class GameExports;
class GameFiles;
class GamePage;
class Lobby;
class Settings;
struct GameSession;

/// All ways of a game into the window and out of it, with their actions: files, the clipboard, drops and exports.
class FileDesk final : public QObject
{
    Q_OBJECT

public:
    /// What it works with; all must outlive it. `window` is the parent of its dialogs.
    struct Parts
    {
        Settings &settings;
        GameSession &session;
        Actions &actions;
        GamePage &page;
        Lobby &lobby;
        QMainWindow &window;
    };

    explicit FileDesk(const Parts &parts);

    [[nodiscard]] GameFiles &files() const { return *m_files; }
    [[nodiscard]] GameExports &exports() const { return *m_exports; }

    /// Adds the files opened or saved last to the menu of the game.
    void addRecentTo(QMenu &menu);
    /// Whether something dragged over the window or in the clipboard can be opened, and its opening: all its files, or
    /// else its text.
    [[nodiscard]] static bool canOpen(const QMimeData &data);
    void openData(const QMimeData &data);
    /// Opens files one after another: the last one is on the board, and the games before it wait. They wait themselves
    /// while a dialog is open, whose answer is about the game on the board or the file before, until `openWaiting`.
    void openAll(const QStringList &files);
    void openWaiting();

private:
    void connectActions();

    Parts m_parts;
    GameFiles *m_files;
    GameClipboard *m_clipboard;
    GameExports *m_exports;
    QStringList m_waiting;
};

} // namespace tessera
