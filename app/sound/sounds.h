#pragma once

#include "controller/session/gamesession.h"
#include "controller/sound/soundcontroller.h"

#include <QObject>

#include <memory>

namespace tessera {

class Settings;
struct Preferences;

/// The sounds of a window, which follow its game and the settings.
class Sounds final : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it. `player` is what makes the sounds, by default what this machine has.
    Sounds(
        const GameSession &session,
        Settings &settings,
        std::unique_ptr<SoundPlayer> player = makeSoundPlayer(),
        QObject *parent = nullptr);

    /// Whether this program was built with what plays sounds.
    [[nodiscard]] static bool isBuilt();
    /// A player for this machine: silent where the program was built without Qt Multimedia. It looks
    /// for a device at the first sound only.
    [[nodiscard]] static std::unique_ptr<SoundPlayer> makeSoundPlayer();

    [[nodiscard]] SoundOutput output() const { return m_player->output(); }

    /// Plays a sound so that one may hear what it is, even if it is switched off.
    void sample(SoundEvent event) { m_controller.sample(event); }

private:
    void follow(const Preferences &preferences);

    std::unique_ptr<SoundPlayer> m_player;
    SoundController m_controller;
};

} // namespace tessera
