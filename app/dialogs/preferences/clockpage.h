#pragma once

#include "app/dialogs/preferences/preferencepage.h"

namespace tessera {

class Appearance;

/// The page of clocks, with two samples.
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
