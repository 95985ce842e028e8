#pragma once

#include "view/theme/theme.h"

#include <QWidget>

namespace tessera::watchyourback {

/// The turns of the moving phase as a bar with the numbers 0, 128 and 192 under it (W5); beyond the
/// last it stays full.
class ShrinkBar final : public QWidget
{
    Q_OBJECT

public:
    explicit ShrinkBar(QWidget *parent);

    void setTurn(int turn);
    void setTheme(const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_turn = 0;
    QColor m_past;
};

} // namespace tessera::watchyourback
