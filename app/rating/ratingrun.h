#pragma once

#include "app/rating/ratingbook.h"
#include "controller/session/gamesession.h"

namespace tessera {

class SideColumn;

/// Rates the games of the session: enters those that count when they end, takes that back when they go on after all,
/// says it below the result, and lets computers on *Adaptive* begin at the level that fits.
class RatingRun final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive it.
    RatingRun(GameSession &session, RatingBook &book, SideColumn &side, QObject *parent = nullptr);

private:
    /// Why the game does not count; empty when it does.
    [[nodiscard]] QString reasonAgainst() const;
    [[nodiscard]] static QString reasonOf(MatchController::Aid aid);
    void rate();
    void takeBack();

    GameSession &m_session;
    RatingBook &m_book;
    SideColumn &m_side;
    /// The game on the board was entered.
    bool m_isEntered = false;
};

} // namespace tessera
