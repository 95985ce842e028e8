#pragma once

#include "app/dialogs/preferences/preferencepage.h"

namespace tessera {

/// How one plays: the mouse, what is asked before a move, what the board shows.
class PlayPage final : public PreferencePage
{
    Q_OBJECT

public:
    explicit PlayPage(Settings &settings, QWidget *parent = nullptr);
    void restoreDefaults(Preferences &preferences) const override;
};

} // namespace tessera
