#pragma once

#include "app/start/demogame.h"

#include "view/theme/theme.h"

#include <QFrame>

class QBoxLayout;
class QLabel;
class QVBoxLayout;

namespace tessera {

/// Cards of the start page have round corners, in pixels.
inline constexpr double kCardRadius = 8;

class LivingBoard;
class PrimaryButton;

/// One game on the start page: a living board, its name, its aim, for how many and how long, and what
/// can be done with it. Nothing here knows which game it is.
class GameCard final : public QFrame
{
    Q_OBJECT

public:
    /// `number` counts the cards of the page.
    GameCard(const GameEntry &entry, DemoGame demo, int number, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setCellMs(int cellMs);
    /// The board stands above the words, or at their left where there is little height.
    void setUpright(bool isUpright);
    /// How wide the card has to be with the board above the words.
    [[nodiscard]] int leastUprightWidth() const;
    /// What *Play* begins: in one line over the button, and in whole sentences for its tool tip.
    void setUsualSetup(const QString &line, const QString &words);
    [[nodiscard]] PrimaryButton &playButton() const { return *m_play; }
    [[nodiscard]] LivingBoard &board() const { return *m_board; }

signals:
    void playRequested();
    void setUpRequested();
    void learnRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    [[nodiscard]] QLayout *makeButtons(const QString &id, const QString &name);

    LivingBoard *m_board;
    PrimaryButton *m_play;
    QLabel *m_goal;
    QLabel *m_usual;
    QBoxLayout *m_layout;
    QVBoxLayout *m_words;
};

/// "2 players · 8×8 · ~15 min".
[[nodiscard]] QString gameSizeWords(const GameInfo &info, const BoardShape &board, int minutes);

} // namespace tessera
