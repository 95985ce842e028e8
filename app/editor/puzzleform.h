#pragma once

#include "model/core/puzzle.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace tessera {

/// Asks what is to be reached from a position that was composed, and for a title.
class PuzzleForm final : public QDialog
{
    Q_OBJECT

public:
    PuzzleForm(std::string start, Options options, Player solver, QWidget *parent = nullptr);

    [[nodiscard]] Puzzle puzzle() const;

private:
    void followGoal();

    std::string m_start;
    Options m_options;
    Player m_solver;
    QLineEdit *m_title;
    QComboBox *m_goal;
    QSpinBox *m_moves;
};

} // namespace tessera
