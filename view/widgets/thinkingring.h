#pragma once

#include <QTimer>
#include <QWidget>

namespace tessera {

/// A small turning ring that says that somebody thinks. Turns only while it is visible.
class ThinkingRing final : public QWidget
{
    Q_OBJECT

public:
    explicit ThinkingRing(QWidget *parent = nullptr);

    /// Sets whether the ring may turn; otherwise it is shown at rest.
    void setTurning(bool turning);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QTimer m_timer;
    int m_angle = 0;
    bool m_isTurning = true;
};

} // namespace tessera
