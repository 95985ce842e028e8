#pragma once

#include "app/settings/appearance.h"
#include "app/settings/settings.h"
#include "app/window/mainwindow.h"
#include "model/core/types.h"

#include <QTemporaryDir>

#include <memory>

namespace tessera::test {

/// A real window with settings of its own, used as a person uses it: actions by their object names,
/// cells by mouse and keyboard. Animations are off.
class WindowDriver
{
public:
    WindowDriver();
    ~WindowDriver();

    /// Closes the window and opens it again, as the program's next start does.
    void reopen();
    /// Where its settings and games are kept.
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] MainWindow &window() { return *m_window; }
    [[nodiscard]] Settings &settings() { return *m_settings; }
    [[nodiscard]] Appearance &appearance() { return *m_appearance; }
    [[nodiscard]] GameSession &session() { return m_window->session(); }
    [[nodiscard]] GameModel &game() { return session().model; }
    [[nodiscard]] int ply() { return game().record().ply(game().node()); }

    /// A set-up in which people play all seats; of the first game of the catalogue if none is named.
    [[nodiscard]] static GameSetup people(const std::string &game = {});
    /// The same with computers of the lowest level on all seats but the first.
    [[nodiscard]] static GameSetup againstComputer(const std::string &game = {});
    /// Starts a game; a fault of the set-up ends the test.
    void start(const GameSetup &setup);

    /// The action, button, … of that name; a test fails hard when there is none.
    template<typename T>
    [[nodiscard]] T &find(const char *name)
    {
        T *found = m_window->findChild<T *>(QString::fromLatin1(name));
        if (found == nullptr)
            qFatal("the window has no %s", name);
        return *found;
    }
    [[nodiscard]] QAction &action(const char *name) { return find<QAction>(name); }
    /// Triggers an action, which must be enabled.
    void trigger(const char *name);
    /// Clicks a button, which must be visible.
    void press(const char *name);

    void click(Cell cell);
    void drag(Cell from, Cell to);
    /// Moves the board's cursor to a cell by arrow keys.
    void moveCursor(Cell cell);
    /// Types a key into whatever has the focus of the window.
    void type(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    /// Clicks the cells of the first legal move.
    void playAnyMove();
    /// Plays the first legal move by the keys of the board's cursor.
    void playAnyMoveByKeys();
    /// Plays a legal move by those keys.
    void playByKeys(MoveCode move);
    [[nodiscard]] QString text(const char *label);

private:
    void openWindow();
    [[nodiscard]] QWidget &viewport();
    [[nodiscard]] QPoint centre(Cell cell);

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace tessera::test
