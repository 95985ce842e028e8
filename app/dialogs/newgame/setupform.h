#pragma once

#include "app/editor/positiondraft.h"

#include "model/games/catalogue.h"
#include "model/session/gamesetup.h"
#include "view/theme/theme.h"
#include "view/widgets/faultlabel.h"

#include <QWidget>

#include <vector>

class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace tessera {

class ClockForm;
class ConfigurationBar;
class GlideForm;
class OptionsButton;
class OptionsForm;
class SeatColumn;
class StartList;
struct NamedStart;

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
    /// A part of the form says something that must be seen.
    void spoke(QWidget *part);

private:
    [[nodiscard]] QWidget *makePlayers(const Theme &theme, const QString &folder);
    [[nodiscard]] QWidget *makeSeatButtons(QWidget *parent);
    [[nodiscard]] QWidget *makeStart();
    /// Every player goes one seat further.
    void swapSeats();
    /// Lots are drawn for the seats.
    void shuffleSeats();
    void seatAs(const std::vector<SeatSetup> &seats);
    void addFiles(QVBoxLayout &column);
    /// The second player's pawns go up when only that seat is a person's (X2).
    void followSeats();
    void setMoreShown(bool isShown);
    /// Opens the editor over the start that is set up.
    /// The start that is chosen, the usual one where none can be read.
    [[nodiscard]] std::unique_ptr<AnyPosition> startToEdit() const;
    void editStart(ComposedAs as);
    void beginFrom(const NamedStart &start);
    /// Checks the start position.
    void check();

    const GameEntry &m_entry;
    std::vector<SeatColumn *> m_seats;
    ClockForm *m_clocks;
    OptionsForm *m_options;
    GlideForm *m_glide;
    OptionsButton *m_ownRules;
    ConfigurationBar *m_files = nullptr;
    QToolButton *m_moreButton;
    QWidget *m_more;
    StartList *m_starts;
    QLineEdit *m_start;
    Theme m_theme;
    /// As the set-up shown has it: only configurations say it.
    bool m_hasSound = true;
    std::vector<Puzzle> m_levels;
    std::optional<std::string> m_levelsStart;
    GameConfiguration::Source m_source;
    FaultLabel *m_startFault;
};

} // namespace tessera
