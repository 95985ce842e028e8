#pragma once

#include <QFrame>
#include <QIcon>
#include <QString>

#include <vector>

class QGridLayout;
class QToolButton;

namespace tessera {

/// A few choices beside the place that they concern, such as a pawn's promotions. It lies over its parent and blocks
/// nothing: a click elsewhere or Escape dismisses it. Arrow keys and Enter choose, and so do the keys of the choices.
class ChoicePopover final : public QFrame
{
    Q_OBJECT

public:
    struct Choice
    {
        QIcon icon;
        QString text;
        /// The letter that chooses it; null for none.
        QChar key;
    };

    ChoicePopover(const std::vector<Choice> &choices, QWidget *parent);

    /// Shows it near `place`, a rectangle of the parent, and takes the focus.
    void openAt(const QRect &place);

signals:
    void chosen(int number);
    /// It was closed without a choice.
    void dismissed();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addChoice(const Choice &choice, QGridLayout &grid);
    void step(int by);
    void finish(int number);

    std::vector<QToolButton *> m_buttons;
    std::vector<QChar> m_keys;
    bool m_isFinished = false;
};

} // namespace tessera
