#pragma once

#include "app/dialogs/preferences/preferencepage.h"

namespace tessera {

/// The page of the program's language, among the available translations.
class LanguagePage final : public PreferencePage
{
    Q_OBJECT

public:
    explicit LanguagePage(Settings &settings, QWidget *parent = nullptr);
    void restoreDefaults(Preferences &preferences) const override;
};

} // namespace tessera
