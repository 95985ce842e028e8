#pragma once

#include "view/widgets/playerlook.h"
#include "view/words/clockreading.h"

#include <QElapsedTimer>
#include <QFrame>
#include <QTimer>

class QLabel;
class QPushButton;
class QStackedLayout;

namespace tessera {

class ClockWidget;
class ThinkingRing;

/// A player's card beside the board: colour, player, clock and turn. Three signs show the turn (bold name, frame in the
/// player's colour, arrow with words), never colour alone.
class PlayerCard final : public QFrame
{
    Q_OBJECT

public:
    enum class Turn : std::uint8_t { Waiting, ToMove, Thinking };

    explicit PlayerCard(QWidget *parent = nullptr);

    void setLook(const PlayerLook &look);
    /// `seat` describes the player, such as "Computer, level 3".
    void setSeat(const QString &seat);
    void setTurn(Turn turn);
    /// Sets a note in place of the turn, such as "winner".
    void setNote(const QString &note);
    [[nodiscard]] QString note() const { return m_note; }
    void setClock(const ClockReading &reading);
    void setTheme(const Theme &theme);
    void setAnimated(bool animated);
    /// Sets whether, for lack of room, the words "to move" stand below the name instead of beside it.
    void setCompact(bool compact);
    /// Sets whether the card has one line where the player's name has room beside the colour.
    void setFlat(bool isFlat);

    [[nodiscard]] Turn turn() const { return m_turn; }
    [[nodiscard]] const ClockWidget &clock() const { return *m_clock; }

signals:
    void moveNowRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildLayout();
    void refresh();
    void refreshThinking();
    /// Whether the player's name has room beside the colour, also when the card is the one to move.
    [[nodiscard]] bool fitsBeside() const;
    [[nodiscard]] bool isActive() const { return m_turn != Turn::Waiting; }

    PlayerLook m_look;
    Turn m_turn = Turn::Waiting;
    QString m_note;
    QString m_seatName;
    bool m_isCompact = false;
    bool m_isFlat = false;
    QElapsedTimer m_since;
    QTimer m_seconds;
    QWidget *m_disc;
    QLabel *m_name;
    QLabel *m_turnWords;
    QLabel *m_seatBeside;
    QWidget *m_below;
    QLabel *m_seat;
    ClockWidget *m_clock;
    QStackedLayout *m_second = nullptr;
    QWidget *m_thinking;
    ThinkingRing *m_ring;
    QLabel *m_thinkingWords;
    QPushButton *m_moveNow;
};

} // namespace tessera
