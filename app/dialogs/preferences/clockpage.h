#pragma once

#include "app/dialogs/preferences/preferencepage.h"

namespace tessera {

class Appearance;

/// What the clocks show, with two of them to look at.
class ClockPage final : public PreferencePage
{
    Q_OBJECT

public:
    ClockPage(Settings &settings, const Appearance &appearance, QWidget *parent = nullptr);
    void restoreDefaults(Preferences &preferences) const override;

private:
    void addSamples(const Appearance &appearance);
};

} // namespace tessera
