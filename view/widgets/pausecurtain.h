#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace tessera {

/// Lies over the board while the game is paused and fills its parent. In games against the clock it hides the position,
/// so that nobody thinks while the clocks are stopped.
class PauseCurtain final : public QWidget
{
    Q_OBJECT

public:
    explicit PauseCurtain(QWidget &parent);

    void setOpaque(bool opaque);
    /// Sets whether the game goes on by itself when a dialog is closed; the curtain then says so, and offers nothing.
    void setHeld(bool isHeld);

signals:
    void resumeRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool m_isOpaque = true;
    QLabel *m_title;
    QPushButton *m_resume;
};

} // namespace tessera
