#pragma once

#include "view/widgets/playerlook.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace tessera {

/// Lies between the turns of people who share a screen over what the next one shall not see, and hides it until
/// they say that they sit before it. Fills its parent.
class HandoverCurtain final : public QWidget
{
    Q_OBJECT

public:
    explicit HandoverCurtain(QWidget &parent);

    /// Falls over `covered` before `player`'s turn.
    void fallFor(const PlayerLook &player, QWidget &covered);

signals:
    /// The next player is there; the curtain is up again.
    void opened();

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void open();

    PlayerLook m_player;
    QLabel *m_title;
    QPushButton *m_open;
};

} // namespace tessera
