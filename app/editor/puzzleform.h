#pragma once

#include "model/core/anygame.h"
#include "model/core/puzzle.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace tessera {

/// Asks for the goal of a composed position, and for a title.
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
        /// The English name of the piece in the game.
        std::string name;
    };

    void fillGoals();
    void findPrey(const AnyPosition &start);
    void followGoal();

    std::string m_start;
    /// The id of the game.
    std::string m_game;
    Options m_options;
    Player m_solver;
    QLineEdit *m_title;
    QComboBox *m_goal;
    QSpinBox *m_moves;
    QComboBox *m_prey;
    /// The others' pieces that can be captured, in the order of the list.
    std::vector<Prey> m_preys;
};

} // namespace tessera
