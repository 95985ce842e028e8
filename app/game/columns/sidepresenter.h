#pragma once

#include "controller/session/gamesession.h"
#include "view/words/clockreading.h"
#include "view/words/placewords.h"

#include <QObject>

namespace tessera {

class SideColumn;

/// Keeps the column beside the board in step with the session, and passes on its requests.
class SidePresenter final : public QObject
{
    Q_OBJECT

public:
    SidePresenter(GameSession &session, SideColumn &side, QObject *parent = nullptr);

    /// Shows everything anew: the cards and the panel are there for the session's game.
    void refresh();

    void setClockStyle(ClockStyle style);

private:
    void showSeats();
    void showTurn();
    void showClocks();
    void showPlace();
    /// The card of the result, and "won" and "lost" on the players' cards.
    void showOutcome();
    /// Whether the column has been made for the session's game.
    [[nodiscard]] bool isReady() const;

    GameSession &m_session;
    SideColumn &m_side;
    ClockStyle m_clockStyle;
};

/// Which position of the session's game is looked at.
[[nodiscard]] ShownPlace shownPlace(const GameSession &session);

/// Whose turn it is in the position on the board; `Player::None` while the game is paused.
[[nodiscard]] Player shownTurn(const GameSession &session);

} // namespace tessera
