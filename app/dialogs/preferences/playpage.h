#pragma once

#include "app/dialogs/preferences/preferencepage.h"

namespace tessera {

/// The page of play: the mouse, confirmation of moves, what the board shows.
class PlayPage final : public PreferencePage
{
    Q_OBJECT

public:
    explicit PlayPage(Settings &settings, QWidget *parent = nullptr);
    void restoreDefaults(Preferences &preferences) const override;
};

} // namespace tessera
