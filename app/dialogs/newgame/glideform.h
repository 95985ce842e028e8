#pragma once

#include "model/core/gameconfiguration.h"

#include <QWidget>

class QDoubleSpinBox;

namespace tessera {

/// How fast pieces glide, where a game says so (X2).
class GlideForm final : public QWidget
{
    Q_OBJECT

public:
    explicit GlideForm(QWidget *parent = nullptr);

    void setGlide(const GameConfiguration::Glide &glide);
    [[nodiscard]] GameConfiguration::Glide glide() const;

signals:
    void changed();

private:
    QDoubleSpinBox *m_speed;
    QDoubleSpinBox *m_most;
};

} // namespace tessera
