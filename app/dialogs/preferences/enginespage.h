#pragma once

#include "app/dialogs/preferences/preferencepage.h"

namespace tessera {

/// The page of computer players.
class EnginesPage final : public PreferencePage
{
    Q_OBJECT

public:
    explicit EnginesPage(Settings &settings, QWidget *parent = nullptr);
    void restoreDefaults(Preferences &preferences) const override;
};

} // namespace tessera
