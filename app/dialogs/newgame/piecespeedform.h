#pragma once

#include "model/core/piecespeed.h"

#include <QWidget>

class QDoubleSpinBox;

namespace tessera {

/// How fast pieces go, in a game that has its own speed (X2).
class PieceSpeedForm final : public QWidget
{
    Q_OBJECT

public:
    explicit PieceSpeedForm(QWidget *parent = nullptr);

    void setSpeed(const PieceSpeed &speed);
    [[nodiscard]] PieceSpeed speed() const;

signals:
    void changed();

private:
    QDoubleSpinBox *m_speed;
    QDoubleSpinBox *m_most;
};

} // namespace tessera
