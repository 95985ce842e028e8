#pragma once

#include "model/games/catalogue.h"
#include "model/session/gamesetup.h"
#include "view/theme/theme.h"

#include <QWidget>

class QVBoxLayout;

namespace tessera {

class ClockForm;
class ConfigurationBar;
class PieceSpeedForm;
class OptionsButton;
class OptionsForm;
class SeatsForm;
class StartForm;

/// Everything that can be chosen for a new game of one kind.
class SetupForm final : public QWidget
{
    Q_OBJECT

public:
    /// `entry` belongs to the catalogue; programs of others are kept in `folder`.
    SetupForm(
        const GameEntry &entry,
        const Theme &theme,
        const QString &folder,
        QWidget *parent = nullptr);

    void setSetup(const GameSetup &setup);
    [[nodiscard]] GameSetup setup() const;
    /// The field of the first fault, made visible; null when there is none.
    [[nodiscard]] QWidget *firstFault();

signals:
    void changed();
    /// The start or the pieces were made by hand, and are saved nowhere.
    void composed();
    /// The set-up was opened from a file, or saved to one.
    void filed();
    /// A part of the form shows a message that must be visible.
    void spoke(QWidget *part);

private:
    void connectParts();
    void addSpeed(QVBoxLayout &column);
    void addFiles(QVBoxLayout &column);
    /// Sets the switches that go by who sits where.
    void followSeats();
    /// Checks the start position by the rules that are chosen.
    void check();

    const GameEntry &m_entry;
    SeatsForm *m_seats;
    ClockForm *m_clocks;
    OptionsForm *m_options;
    /// Null in a game whose pieces go as the person prefers.
    PieceSpeedForm *m_speed = nullptr;
    StartForm *m_start;
    OptionsButton *m_ownRules;
    ConfigurationBar *m_files = nullptr;
    /// The sound of the set-up shown, which only configurations set.
    bool m_hasSound = true;
    GameConfiguration::Source m_source;
};

} // namespace tessera
