#pragma once

#include "app/settings/preferences.h"
#include "model/core/result.h"
#include "model/session/gamesetup.h"

#include <QObject>
#include <QSettings>
#include <QStringList>

#include <functional>
#include <optional>

namespace tessera {

struct GameInfo;

/// The program's memory between two starts; only this class reads or writes it. Invalid values read as the default, and
/// unknown keys are left unchanged.
class Settings : public QObject
{
    Q_OBJECT

public:
    /// The user's settings.
    explicit Settings(QObject *parent = nullptr);
    /// Those of a file of their own.
    explicit Settings(const QString &file, QObject *parent = nullptr);

    [[nodiscard]] const Preferences &preferences() const { return m_preferences; }
    void setPreferences(const Preferences &preferences);
    /// Sets what `what` makes of the present ones.
    void change(const std::function<void(Preferences &)> &what);

    /// The set-up with which `info`'s game was last played; the default one before the first time.
    [[nodiscard]] GameSetup lastSetup(const GameInfo &info) const;
    /// The same players, clocks and options from the usual start: what *Play* begins.
    [[nodiscard]] GameSetup usualSetup(const GameInfo &info) const;
    void rememberSetup(const GameSetup &setup);
    /// The id of the game that was last played; empty before the first.
    [[nodiscard]] QString lastGame() const;
    /// Set-ups of a game that were kept under names, in the order of the alphabet.
    [[nodiscard]] QStringList presetNames(const std::string &game) const;
    [[nodiscard]] std::optional<GameSetup> preset(const std::string &game, const QString &name) const;
    /// Keeps a set-up; one of the same name is replaced.
    void savePreset(const QString &name, const GameSetup &setup);
    void removePreset(const std::string &game, const QString &name);

    /// The keys of the levels that were solved.
    [[nodiscard]] QStringList solvedLevels() const;
    void addSolvedLevel(const QString &key);

    /// Where the program keeps what is a person's: in the person's data, or beside a settings file of
    /// its own.
    [[nodiscard]] QString dataFolder() const { return m_dataFolder; }
    /// Where running games are kept.
    [[nodiscard]] QString autosaveFolder() const;
    /// The game files opened or saved last that are still there, the latest first.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString &path);

    /// The state of a part of the window, as Qt saves it; empty when nothing is remembered.
    [[nodiscard]] QByteArray windowState(const QString &part) const;
    void setWindowState(const QString &part, const QByteArray &state);

signals:
    void preferencesChanged(const tessera::Preferences &preferences);
    /// What a person changed cannot be written, and lasts as long as the program. Told once, and not of what the program
    /// remembers by itself.
    void failed(const tessera::Error &error);

private:
    /// Looks, once Qt has written what was changed, whether it could.
    void lookSoon();
    void look();

    QSettings m_store;
    QString m_dataFolder;
    Preferences m_preferences;
    bool m_hasFailed = false;
};

} // namespace tessera
