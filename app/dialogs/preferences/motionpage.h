#pragma once

#include "app/dialogs/preferences/preferencepage.h"

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
    void addSounds();
    void addEvents(Sounds &sounds);
};

} // namespace tessera
