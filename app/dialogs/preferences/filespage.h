#pragma once

#include "app/dialogs/preferences/preferencepage.h"

class QLineEdit;

namespace tessera {

/// The page of folders for games.
class FilesPage final : public PreferencePage
{
    Q_OBJECT

public:
    explicit FilesPage(Settings &settings, QWidget *parent = nullptr);
    void restoreDefaults(Preferences &preferences) const override;

private:
    void choose();

    QLineEdit *m_folder;
};

} // namespace tessera
