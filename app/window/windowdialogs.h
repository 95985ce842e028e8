#pragma once

#include "controller/session/gamesession.h"

#include <QObject>
#include <QPointer>

namespace tessera {

class Actions;
class Appearance;
class GameFiles;
class HelpDialog;
class Lobby;
class Settings;
class Sounds;
class Speech;

/// Opens the dialogs of a window that set up no game: rules, preferences, and those over programs of others.
class WindowDialogs final : public QObject
{
    Q_OBJECT

public:
    /// What the dialogs work with; all must outlive this. `window` is their parent.
    struct Parts
    {
        Settings &settings;
        Appearance &appearance;
        GameSession &session;
        Actions &actions;
        Sounds &sounds;
        Speech &speech;
        Lobby &lobby;
        GameFiles &files;
        QWidget &window;
    };

    explicit WindowDialogs(const Parts &parts);

    /// Opens the rules of the game shown at a section; at their beginning without one.
    void showRules(const QString &section = {});
    /// Opens the manual at what `focus` is about: a page of it, or at the board the rules of the game.
    void showHelpOn(const QWidget *focus);
    void showPreferences();
    /// Looks for faults of somebody's agent.
    void checkAgent();
    /// Asks a program what it would play at the position shown.
    void askProgram();

protected:
    /// Hears the key for help in the dialogs of the window, whose menus do not.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// The manual, made where it is not open yet. Beside a modal dialog it belongs to that, so that it can be used.
    [[nodiscard]] HelpDialog &help();

    Parts m_parts;
    QPointer<HelpDialog> m_help;
};

} // namespace tessera
