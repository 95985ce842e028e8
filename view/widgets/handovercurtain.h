#pragma once

#include "view/widgets/playerlook.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace tessera {

/// Lies between the turns of people who share a screen in the place of what the next one shall not see, until they
/// say that they sit before it. What lies behind is hidden meanwhile, so that neither mouse nor keys nor screen
/// readers reach it.
class HandoverCurtain final : public QWidget
{
    Q_OBJECT

public:
    explicit HandoverCurtain(QWidget &parent);
    ~HandoverCurtain() override;

    /// Falls before `player`'s turn in front of `behind`, and fills the parent of that.
    void fallFor(const PlayerLook &player, QWidget &behind);
    /// Goes up, whether somebody asked for it or not; nothing happens when it is up.
    void lift();
    /// Whether it has fallen, also where the page that it is part of is not the one shown.
    [[nodiscard]] bool isDown() const { return !isHidden(); }

signals:
    /// The next player says that they are there.
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
