#pragma once

#include "view/words/resultwords.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace tessera {

/// The card in the side column when the game is over: the result in words and what to do next. The board stays visible.
class GameOverCard final : public QFrame
{
    Q_OBJECT

public:
    explicit GameOverCard(QWidget *parent = nullptr);

    /// Offers a review where the game can be reviewed.
    void showResult(const ResultWords &words, bool isReviewable);
    /// The key that plays again, which the button names; empty for none.
    void setRematchKey(const QString &key);
    /// Sets the moments of the game as links to numbers; empty for none.
    void setMoments(const QString &text);
    /// Sets a line below the result, such as a new rating; empty for none.
    void setNote(const QString &note);
    [[nodiscard]] QString headline() const;

signals:
    void rematchRequested();
    void swapRequested();
    void reviewRequested();
    void momentChosen(int number);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_headline;
    QLabel *m_detail;
    QLabel *m_moments;
    QLabel *m_note;
    QPushButton *m_rematch;
    QPushButton *m_review;
};

} // namespace tessera
