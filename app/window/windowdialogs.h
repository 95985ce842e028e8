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
    void showPreferences();
    /// Looks for faults of somebody's agent.
    void checkAgent();
    /// Asks a program what it would play at the position shown.
    void askProgram();

private:
    Parts m_parts;
    QPointer<HelpDialog> m_help;
};

} // namespace tessera
