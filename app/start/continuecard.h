#pragma once

#include "model/core/anygame.h"
#include "view/theme/theme.h"

#include <QFrame>

#include <memory>

class QLabel;

namespace tessera {

class PrimaryButton;

/// A game that waits to be played on.
struct UnfinishedGame
{
    /// As it stands.
    std::shared_ptr<const AnyPosition> position;
    /// Who plays whom, whose move it is, and the clocks.
    QString words;
};

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
