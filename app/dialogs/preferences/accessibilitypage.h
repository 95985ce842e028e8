#pragma once

#include "app/dialogs/preferences/preferencepage.h"

namespace tessera {

class Speech;

/// The page of speech, and of marks that are easier to see.
class AccessibilityPage final : public PreferencePage
{
    Q_OBJECT

public:
    AccessibilityPage(Settings &settings, Speech &speech, QWidget *parent = nullptr);
    void restoreDefaults(Preferences &preferences) const override;

private:
    void addSpeech(Speech &speech);
    void addMarks();
};

} // namespace tessera
