#pragma once

#include "model/session/gamesetup.h"
#include "view/widgets/playerlook.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QRadioButton;
class QSlider;

namespace tessera {

/// One player of the new-game dialog: a person or a computer, the name, the computer's level.
class SeatColumn final : public QFrame
{
    Q_OBJECT

public:
    /// `number` counts the seats from 0 and tells the fields' names apart.
    SeatColumn(const PlayerLook &look, int number, QWidget *parent = nullptr);

    void setSeat(const SeatSetup &seat);
    [[nodiscard]] SeatSetup seat() const;

signals:
    void changed();

private:
    void buildLayout(QWidget *head);
    void refresh();

    QRadioButton *m_human;
    QRadioButton *m_computer;
    QLineEdit *m_name;
    QSlider *m_level;
    QLabel *m_levelTitle;
    QLabel *m_levelWords;
};

} // namespace tessera
