#pragma once

#include "model/session/gamesetup.h"

#include <QPushButton>

#include <functional>

class QMenu;

namespace tessera {

class Settings;

/// The button of the new-game dialog that saves set-ups under names, and restores them, with one list for each game.
class PresetMenu final : public QPushButton
{
    Q_OBJECT

public:
    /// `current` gives the dialog's set-up. `settings` must outlive the button.
    PresetMenu(Settings &settings, std::function<GameSetup()> current, QWidget *parent = nullptr);

    /// Saves the dialog's set-up.
    void save(const QString &name);

signals:
    void chosen(const tessera::GameSetup &setup);
    void saved();

private:
    void fill();
    void askForName();

    Settings &m_settings;
    std::function<GameSetup()> m_current;
    QMenu *m_menu;
};

} // namespace tessera
