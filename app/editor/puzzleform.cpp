#include "app/editor/puzzleform.h"

#include "app/dialogs/plainbuttons.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <array>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostMoves = 99;

/// A goal, and how it is told where the puzzle is played; translated there.
struct GoalRow
{
    Puzzle::Goal goal;
    const char *pattern;
    bool hasMoves;
};

constexpr std::array kGoals{
    GoalRow{Puzzle::Goal::Win, QT_TRANSLATE_NOOP("PuzzleForm", "Win the game"), false},
    GoalRow{
        Puzzle::Goal::WinWithin, QT_TRANSLATE_NOOP("PuzzleForm", "Win with at most %1 moves"), true},
    GoalRow{Puzzle::Goal::Survive, QT_TRANSLATE_NOOP("PuzzleForm", "Do not lose for %1 moves"), true}};

} // namespace

PuzzleForm::PuzzleForm(std::string start, Options options, Player solver, QWidget *parent)
    : QDialog(parent)
    , m_start(std::move(start))
    , m_options(std::move(options))
    , m_solver(solver)
    , m_title(new QLineEdit(tr("My puzzle"), this))
    , m_goal(new QComboBox(this))
    , m_moves(new QSpinBox(this))
{
    setObjectName(u"puzzleForm"_s);
    setWindowTitle(tr("Puzzle"));
    m_title->setObjectName(u"puzzleTitle"_s);
    m_title->setAccessibleName(tr("Title"));
    m_goal->setObjectName(u"puzzleGoal"_s);
    m_goal->setAccessibleName(tr("Goal"));
    for (const GoalRow &row : kGoals)
        m_goal->addItem(row.hasMoves ? tr(row.pattern).arg(u'N') : tr(row.pattern));
    m_moves->setObjectName(u"puzzleMoves"_s);
    m_moves->setAccessibleName(tr("Number of moves"));
    m_moves->setRange(1, kMostMoves);
    m_moves->setValue(2);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Solve it"));
    buttons->button(QDialogButtonBox::Ok)->setObjectName(u"puzzleAccept"_s);
    makePlain(*buttons);
    auto *form = new QFormLayout(this);
    form->addRow(tr("Title"), m_title);
    form->addRow(tr("Goal"), m_goal);
    form->addRow(tr("N, own moves"), m_moves);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &PuzzleForm::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PuzzleForm::reject);
    connect(m_goal, &QComboBox::currentIndexChanged, this, &PuzzleForm::followGoal);
    followGoal();
}

void PuzzleForm::followGoal()
{
    m_moves->setEnabled(kGoals[static_cast<std::size_t>(m_goal->currentIndex())].hasMoves);
}

Puzzle PuzzleForm::puzzle() const
{
    const GoalRow &row = kGoals[static_cast<std::size_t>(m_goal->currentIndex())];
    Puzzle puzzle;
    puzzle.title = m_title->text().trimmed().toStdString();
    // Of the layout, should the puzzle be saved in a configuration.
    puzzle.source = "puzzle.txt";
    puzzle.start = m_start;
    puzzle.options = m_options;
    puzzle.solver = m_solver;
    puzzle.goal = row.goal;
    puzzle.goalWords = {"PuzzleForm", row.pattern, {}};
    if (row.hasMoves) {
        puzzle.moves = m_moves->value();
        puzzle.goalWords.arguments = {std::to_string(puzzle.moves)};
    }
    return puzzle;
}

} // namespace tessera
