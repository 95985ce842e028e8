#pragma once

#include "model/core/anygame.h"
#include "model/core/puzzle.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace tessera {

/// Asks what is to be reached from a position that was composed, and for a title.
class PuzzleForm final : public QDialog
{
    Q_OBJECT

public:
    /// The side to move solves it. `options` are the rules of `start`.
    PuzzleForm(const AnyPosition &start, Options options, QWidget *parent = nullptr);

    [[nodiscard]] Puzzle puzzle() const;

private:
    struct Prey
    {
        std::uint8_t kind = 0;
        /// English, as pieces are called in the game.
        std::string name;
    };

    void fillGoals();
    void findPrey(const AnyPosition &start);
    void followGoal();

    std::string m_start;
    Options m_options;
    Player m_solver;
    QLineEdit *m_title;
    QComboBox *m_goal;
    QSpinBox *m_moves;
    QComboBox *m_prey;
    /// What the others have that can be captured, in the order in which it is offered.
    std::vector<Prey> m_preys;
};

} // namespace tessera
