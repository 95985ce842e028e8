#pragma once

#include "app/tour/tour.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace tessera {

class PrimaryButton;

/// Says beside the board what to do in a guided game, and how it went.
class TourPanel final : public QFrame
{
    Q_OBJECT

public:
    explicit TourPanel(QWidget *parent = nullptr);

    /// `number` counts from 0.
    void showStep(const TourStep &step, int number, int count);
    void showDone(const TourStep &step, bool isLast);
    void showWrong(const TourStep &step);

signals:
    void backRequested();
    void nextRequested();
    void hintRequested();
    void endRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void say(const QString &sign, const QString &text);

    QLabel *m_place;
    QLabel *m_title;
    QLabel *m_text;
    QWidget *m_feedback;
    QLabel *m_sign;
    QLabel *m_words;
    QPushButton *m_back;
    QPushButton *m_hint;
    PrimaryButton *m_next;
};

} // namespace tessera
