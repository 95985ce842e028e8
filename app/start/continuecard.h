#pragma once

#include "app/files/gameface.h"
#include "view/theme/theme.h"

#include <QFrame>

class QLabel;

namespace tessera {

class PrimaryButton;

/// Offers an unfinished game on the start page: a small picture, what it is, and a button.
class ContinueCard final : public QFrame
{
    Q_OBJECT

public:
    /// `number` counts the games offered, from 0.
    ContinueCard(UnfinishedGame game, const Theme &theme, int number, QWidget *parent = nullptr);

    [[nodiscard]] PrimaryButton &button() const { return *m_button; }

signals:
    void continueRequested();
    void discardRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    PrimaryButton *m_button;
};

} // namespace tessera
