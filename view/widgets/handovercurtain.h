#pragma once

#include "view/widgets/playerlook.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace tessera {

/// The curtain between the turns of people who share a screen: it covers what the next one must not see, until they
/// confirm to sit before it. Everything behind it is hidden meanwhile, so that neither mouse nor keys nor screen
/// readers reach it.
class HandoverCurtain final : public QWidget
{
    Q_OBJECT

public:
    explicit HandoverCurtain(QWidget &parent);
    ~HandoverCurtain() override;

    /// Covers `behind` before `player`'s turn, and fills its parent.
    void fallFor(const PlayerLook &player, QWidget &behind);
    /// Lifts the curtain, whether somebody asked for it or not; does nothing when it is up.
    void lift();
    /// Whether the curtain is down, even while its page is not shown.
    [[nodiscard]] bool isDown() const { return !isHidden(); }

signals:
    /// The next player confirms to be there.
    void openRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void cover(QWidget &parent);

    PlayerLook m_player;
    QPointer<QWidget> m_behind;
    QLabel *m_title;
    QPushButton *m_open;
};

} // namespace tessera
