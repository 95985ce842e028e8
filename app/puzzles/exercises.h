#pragma once

#include "model/core/puzzle.h"
#include "model/review/gamereview.h"
#include "model/review/spacedrepetition.h"
#include "model/session/gamemodel.h"

#include <QDate>
#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace tessera {

/// An exercise: a position in which a person's move lost much.
struct Exercise
{
    /// Its goal is `Puzzle::Goal::Best`.
    Puzzle puzzle;
    std::string game;
    /// As texts: the engine's line, and what was played.
    std::vector<std::string> best;
    std::string played;
    /// The winning chance of the mover before the move, and what of it the move lost.
    double chance = 0;
    double loss = 0;
    Repetition repetition{};
    QDate due;
    /// When it was last answered.
    QDate answered{};

    friend bool operator==(const Exercise &, const Exercise &) = default;
};

/// A person's own mistakes as exercises, kept in a file (JSON) and asked again after growing intervals
/// (SM-2, see `model/review/spacedrepetition.h`).
class Exercises final : public QObject
{
    Q_OBJECT

public:
    using Today = std::function<QDate()>;

    /// Reads `path`; a file that cannot be read is set aside under another name.
    explicit Exercises(QString path, Today today = &QDate::currentDate, QObject *parent = nullptr);

    /// Those that are due first, then by the day.
    [[nodiscard]] const std::vector<Exercise> &all() const { return m_all; }
    [[nodiscard]] int dueCount() const;
    [[nodiscard]] bool isDue(const Exercise &exercise) const { return exercise.due <= m_today(); }
    /// The exercise that a puzzle stands for; null when there is none.
    [[nodiscard]] const Exercise *find(const Puzzle &puzzle) const;
    [[nodiscard]] QDate today() const { return m_today(); }

    /// Adds the moves of people that lost `kBlunderLoss` and more in a reviewed game, each position once. Returns how
    /// many are new.
    int collect(const GameReview &review, const GameModel &game);
    /// Takes an answer: right, right with help, or wrong; only the first one of a day counts.
    void answer(const Puzzle &puzzle, bool isRight, bool wasHelped);
    /// Takes an exercise away, and puts it back again.
    Exercise take(std::size_t number);
    void add(const Exercise &exercise);

signals:
    void changed();
    /// They cannot be kept.
    void failed(const QString &sentence);

private:
    void read();
    /// Takes over what other windows have changed, unless what is known here could not be written.
    void readAgain();
    void keep();
    [[nodiscard]] std::vector<Exercise>::iterator placeOf(const Puzzle &puzzle);
    void sort();
    [[nodiscard]] std::optional<Exercise> exerciseFrom(
        const GameReview &review, const GameModel &game, std::size_t move) const;

    QString m_path;
    Today m_today;
    std::vector<Exercise> m_all;
    bool m_isWritten = true;
};

} // namespace tessera
