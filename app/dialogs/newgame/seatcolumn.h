#pragma once

#include "app/rating/ratingbook.h"

#include "model/session/gamesetup.h"
#include "view/widgets/playerlook.h"

#include <QFrame>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QRadioButton;
class QSlider;

namespace tessera {

class ComputerChoice;
struct GameInfo;

/// One player of the new-game dialog: a person or a computer, the name, and for a computer its engine and level.
class SeatColumn final : public QFrame
{
    Q_OBJECT

public:
    /// `number` counts the seats from 0 and makes the fields' names unique; other programs that play `info`'s game are
    /// kept in `folder`.
    SeatColumn(
        const PlayerLook &look,
        int number,
        const GameInfo &info,
        const QString &folder,
        QWidget *parent = nullptr);

    void setSeat(const SeatSetup &seat);
    [[nodiscard]] SeatSetup seat() const;
    /// The list of programs has changed.
    void rereadPrograms();

signals:
    void changed();
    void programsChanged();

private:
    void buildLayout(QWidget *head);
    void refresh();
    void buildAdaptive(const QString &player);
    [[nodiscard]] int shownLevel() const;

    QRadioButton *m_human;
    QRadioButton *m_computer;
    ComputerChoice *m_which;
    QLineEdit *m_name;
    QSlider *m_level;
    QLabel *m_levelTitle;
    QLabel *m_levelWords;
    QCheckBox *m_adaptive;
    /// The aim of the adaptive level.
    QComboBox *m_aim;
    std::string m_game;
    RatingBook m_ratings;
    /// The level shown.
    int m_shown = 0;
};

} // namespace tessera
