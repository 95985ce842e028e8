#pragma once

#include "model/session/gamesetup.h"
#include "view/board/geometry.h"

#include <QObject>
#include <QSettings>

namespace tessera {

struct GameInfo;

/// Light or dark windows, or what the desktop says.
enum class Scheme : std::uint8_t { System, Light, Dark };

/// What a person prefers, whatever is played.
struct Preferences
{
    Scheme scheme = Scheme::System;
    /// The id of the board's theme; empty for the one that goes with the scheme.
    QString boardTheme;
    CoordinateMode coordinates = CoordinateMode::Edge;
    /// Whether pieces of games with many kinds bear their letter.
    bool showsLetters = false;
    /// How long a piece takes for a way of one cell; 0 for no animation.
    int animationMs = 250;

    friend bool operator==(const Preferences &, const Preferences &) = default;
};

/// Slower than this no animation can be set.
inline constexpr int kSlowestAnimationMs = 1000;

/// What the program remembers between two starts, and the only one that reads or writes it. Values
/// that make no sense read as the default; keys that it does not know stay as they are.
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

    /// The set-up with which `info`'s game was last played; the default one before the first time.
    [[nodiscard]] GameSetup lastSetup(const GameInfo &info) const;
    void rememberSetup(const GameSetup &setup);
    /// The id of the game that was last played; empty before the first.
    [[nodiscard]] QString lastGame() const;

    /// The state of a part of the window, as Qt saves it; empty when nothing is remembered.
    [[nodiscard]] QByteArray windowState(const QString &part) const;
    void setWindowState(const QString &part, const QByteArray &state);

signals:
    void preferencesChanged(const tessera::Preferences &preferences);

private:
    void read();

    QSettings m_store;
    Preferences m_preferences;
};

} // namespace tessera
