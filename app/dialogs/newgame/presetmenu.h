#pragma once

#include "model/session/gamesetup.h"

#include <QPushButton>

#include <functional>

class QMenu;

namespace tessera {

class Settings;

/// The button of the new-game dialog that keeps set-ups under names, and brings them back: one list
/// for each game.
class PresetMenu final : public QPushButton
{
    Q_OBJECT

public:
    /// `current` tells what the dialog shows. `settings` must outlive the button.
    PresetMenu(Settings &settings, std::function<GameSetup()> current, QWidget *parent = nullptr);

    /// Keeps what the dialog shows.
    void save(const QString &name);

signals:
    void chosen(const tessera::GameSetup &setup);

private:
    void fill();
    void askForName();

    Settings &m_settings;
    std::function<GameSetup()> m_current;
    QMenu *m_menu;
};

} // namespace tessera
