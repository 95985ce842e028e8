#pragma once

#include "controller/session/gamesession.h"
#include "view/board/gamepanel.h"
#include "view/words/clockreading.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace tessera {

class ClockWidget;
class GameView;

/// The narrow sidebar of the classic view (X6): the far player's clock at the top, the near one's at
/// the bottom, the game's messages between them. 120 pixels wide.
class ClassicColumn final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kWidth = 120;

    explicit ClassicColumn(GameSession &session, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setClockStyle(ClockStyle style);
    /// Follows the game's view, which decides whose clock is at the bottom.
    void follow(const GameView &view);
    /// Sets the message on the state of the game, such as "Check!"; empty for none.
    void setStatus(const QString &message);
    void showRefusal(const QString &message, const QString &reason);
    void endRefusal();
    /// The button that opens the menus, which have no bar here.
    void setMenuButton(QWidget *button);
    /// A widget above the messages; the column takes it over.
    void addBox(QWidget &box);
    /// Takes the bar of errors and warnings, for which the board leaves no row.
    void setBar(QWidget &bar);
    /// Takes the game's card for this narrow column; null for none.
    void setCard(std::unique_ptr<GamePanel> card);
    [[nodiscard]] GamePanel *card() const { return m_card.get(); }

protected:
    bool event(QEvent *event) override;

private:
    struct Side
    {
        QLabel *name = nullptr;
        ClockWidget *clock = nullptr;
    };

    [[nodiscard]] Side makeSide(const QString &name);
    /// Hides the card while the other parts need its room.
    void fitCard();
    [[nodiscard]] QString fitted(const QString &text) const;
    /// Whether the game is the one that is viewed: the next one begins before its view.
    [[nodiscard]] bool isReady() const;
    void refreshSides();
    void showClocks();
    void refresh();
    void refreshUndo();
    void undo();

    GameSession &m_session;
    QPointer<const GameView> m_view;
    /// The game that the view is of.
    int m_gameNumber = 0;
    ClockStyle m_clockStyle;
    QString m_status;
    QString m_refusal;
    QString m_reason;
    QVBoxLayout *m_column;
    QVBoxLayout *m_top;
    QVBoxLayout *m_middle;
    QVBoxLayout *m_boxes;
    std::unique_ptr<GamePanel> m_card;
    Side m_far;
    Side m_nearest;
    QLabel *m_message;
    QLabel *m_detail;
    QPushButton *m_undo;
    QTimer m_undoEnds;
};

} // namespace tessera
