#pragma once

#include "app/review/reviewrun.h"
#include "model/session/historyrows.h"
#include "view/widgets/playerlook.h"

#include <QCoreApplication>

#include <vector>

namespace tessera {

class SecondTry;

/// What a review found, in words.
struct ReviewWords
{
    Q_DECLARE_TR_FUNCTIONS(ReviewWords)

public:
    std::vector<PlayerLook> looks;
    /// Writes a move.
    HistoryRows::Name name;

    /// How many moves of each player lost much.
    [[nodiscard]] QString counts(const GameReview &review) const;
    /// The moves that changed the chances most, as links to their places. `run` has reviewed the game.
    [[nodiscard]] QString moments(const ReviewRun &run, const GameModel &game) const;
    /// What is to be tried, or what the move tried is worth; empty where nothing is tried.
    [[nodiscard]] QString secondTry(
        const SecondTry &attempt, const ReviewRun &run, const GameModel &game) const;

private:
    /// What move number `move` did to the chances.
    [[nodiscard]] QString changeWords(const GameReview &review, int move) const;
    [[nodiscard]] QString playerName(Player player) const;
};

} // namespace tessera
