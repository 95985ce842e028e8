#pragma once

#include "app/dialogs/preferences/preferencepage.h"

namespace tessera {

/// The language of the program, of those that there are translations to.
class LanguagePage final : public PreferencePage
{
    Q_OBJECT

public:
    explicit LanguagePage(Settings &settings, QWidget *parent = nullptr);
    void restoreDefaults(Preferences &preferences) const override;
};

} // namespace tessera
