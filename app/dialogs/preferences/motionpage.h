#pragma once

#include "app/dialogs/preferences/preferencepage.h"

#include "controller/sound/soundplayer.h"

namespace tessera {

class Sounds;

/// The page of motion and sounds.
class MotionPage final : public PreferencePage
{
    Q_OBJECT

public:
    MotionPage(Settings &settings, Sounds &sounds, QWidget *parent = nullptr);
    void restoreDefaults(Preferences &preferences) const override;

private:
    void addMotion();
    void addSounds(SoundOutput output);
    void addEvents(Sounds &sounds, SoundOutput output);
};

} // namespace tessera
