#pragma once

#include "model/rating/glicko2.h"
#include "model/rating/levelratings.h"

#include <QObject>

#include <map>
#include <vector>

namespace tessera {

/// The ratings of the person who plays here, in `ratings.json`: one a game, with all games that made it.
class RatingBook final : public QObject
{
    Q_OBJECT

public:
    /// A rated game: the rating after it.
    struct Step
    {
        /// `2026-11-24`.
        QString date;
        Rating after;
        /// The strongest level played against, and the points made, 0 to 1.
        int level = 0;
        double score = 0;

        friend bool operator==(const Step &, const Step &) = default;
    };

    explicit RatingBook(const QString &folder, QObject *parent = nullptr);

    /// The rating in a game; that of somebody unknown before the first.
    [[nodiscard]] Rating rating(const std::string &game) const;
    /// The rated games, the first one first.
    [[nodiscard]] const std::vector<Step> &steps(const std::string &game) const;
    /// Enters a game.
    void add(
        const std::string &game,
        const std::vector<RatedResult> &results,
        int level,
        const QString &date);
    /// Takes the game back that was entered last here.
    void takeBack(const std::string &game);

    /// The level against which the person is expected to win `winPercent` of the games.
    [[nodiscard]] int adaptiveLevel(const std::string &game, int winPercent) const;

signals:
    void changed();
    /// It could not be written; it is known until the program ends.
    void failed(const tessera::Error &error);

private:
    void read();
    /// Takes over what other windows have entered, unless what is known here could not be written.
    void readAgain();
    void write();

    std::string m_path;
    std::map<std::string, std::vector<Step>> m_games;
    Step m_entered;
    bool m_isWritten = true;
};

/// "1480 ± 120": the rating with the half of its 95 % interval.
[[nodiscard]] QString ratingWords(const Rating &rating);

} // namespace tessera
