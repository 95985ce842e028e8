#pragma once

#include "app/dialogs/preferences/preferencepage.h"

namespace tessera {

class Appearance;
class BoardPreview;

/// The page of looks, with a sample board.
class AppearancePage final : public PreferencePage
{
    Q_OBJECT

public:
    /// The sample board is that of `game` at first.
    AppearancePage(
        Settings &settings,
        const Appearance &appearance,
        const QString &game,
        QWidget *parent = nullptr);
    void restoreDefaults(Preferences &preferences) const override;

private:
    void addThemes();
};

} // namespace tessera
