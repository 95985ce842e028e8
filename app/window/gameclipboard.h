#pragma once

#include <QObject>

#include <memory>

class QTemporaryDir;

namespace tessera {

class GameFiles;
struct GameSession;
class Lobby;
class Settings;

/// The game on the board as text in the clipboard, and the games and positions of texts that come from there or are
/// dropped on the window.
class GameClipboard final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this.
    GameClipboard(
        Settings &settings, GameSession &session, Lobby &lobby, GameFiles &files, QObject *parent);
    ~GameClipboard() override;

    /// As a file would have it; of a game that goes on in the fog only what its player sees.
    void copyGame();
    /// The same as one line (see `gamecode.h`).
    void copyCode();
    void copyPosition();
    /// Opens the game, or begins at the position, that a text holds.
    void openText(const QString &text);

private:
    [[nodiscard]] QString seenGame() const;
    void openCode(const QString &code);
    /// Begins at the position, if `text` is one of any game.
    [[nodiscard]] bool startFrom(const QString &text);
    /// Lets one of several games be chosen, as of a file.
    void chooseOf(const QString &text);

    Settings &m_settings;
    GameSession &m_session;
    Lobby &m_lobby;
    GameFiles &m_files;
    /// Holds pasted games that are chosen from.
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tessera
