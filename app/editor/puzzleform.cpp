#include "app/editor/puzzleform.h"

#include "view/widgets/plainbuttons.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <array>
#include <map>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostMoves = 99;

/// A goal, with its text for the played puzzle, which is translated there.
struct GoalRow
{
    Puzzle::Goal goal;
    const char *pattern;
    /// Its text for a single move, where it has a number of moves.
    const char *single = nullptr;
    bool hasPrey = false;

    [[nodiscard]] bool hasMoves() const { return single != nullptr; }
};

constexpr std::array kGoals{
    GoalRow{Puzzle::Goal::Win, QT_TRANSLATE_NOOP("PuzzleForm", "Win the game")},
    GoalRow{
        Puzzle::Goal::WinWithin,
        QT_TRANSLATE_NOOP("PuzzleForm", "Win with at most %1 moves"),
        QT_TRANSLATE_NOOP("PuzzleForm", "Win with one move")},
    GoalRow{
        Puzzle::Goal::Survive,
        QT_TRANSLATE_NOOP("PuzzleForm", "Do not lose for %1 moves"),
        QT_TRANSLATE_NOOP("PuzzleForm", "Do not lose for one move")},
    GoalRow{Puzzle::Goal::Capture, QT_TRANSLATE_NOOP("PuzzleForm", "Capture the %1"), nullptr, true}};

} // namespace

PuzzleForm::PuzzleForm(const AnyPosition &start, Options options, QWidget *parent)
    : QDialog(parent)
    , m_start(start.text())
    , m_game(start.info().id)
    , m_options(std::move(options))
    , m_solver(start.toMove())
    , m_title(new QLineEdit(tr("My puzzle"), this))
    , m_goal(new QComboBox(this))
    , m_moves(new QSpinBox(this))
    , m_prey(new QComboBox(this))
{
    setObjectName(u"puzzleForm"_s);
    setWindowTitle(tr("Puzzle"));
    m_title->setObjectName(u"puzzleTitle"_s);
    m_title->setAccessibleName(tr("Title"));
    m_goal->setObjectName(u"puzzleGoal"_s);
    m_goal->setAccessibleName(tr("Goal"));
    m_prey->setObjectName(u"puzzlePrey"_s);
    m_prey->setAccessibleName(tr("What to capture"));
    findPrey(start);
    fillGoals();
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
    form->addRow(tr("What to capture"), m_prey);
    form->setRowVisible(m_prey, !m_preys.empty());
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &PuzzleForm::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PuzzleForm::reject);
    connect(m_goal, &QComboBox::currentIndexChanged, this, &PuzzleForm::followGoal);
    followGoal();
}

/// Finds the pieces to capture. A royal piece is left out, as its capture is a win.
void PuzzleForm::findPrey(const AnyPosition &start)
{
    const CardsFacet *cards = start.cards();
    if (cards == nullptr)
        return;
    std::map<std::uint8_t, Piece> kinds;
    for (int cell = 0; cell < start.board().cellCount(); ++cell) {
        const Piece piece = start.piece(cellAt(cell));
        if (piece.isPresent() && piece.owner != m_solver)
            kinds.emplace(piece.kind, piece);
    }
    for (const auto &[kind, piece] : kinds) {
        const PieceCard card = cards->card(piece);
        if (!card.value)
            continue;
        m_preys.push_back({kind, card.name});
        m_prey->addItem(QCoreApplication::translate(start.info().id.c_str(), card.name.c_str()));
    }
}

void PuzzleForm::fillGoals()
{
    for (const GoalRow &row : kGoals) {
        if (row.hasPrey && m_preys.empty())
            continue;
        m_goal->addItem(
            row.hasMoves() ? tr(row.pattern).arg(u"N"_s)
            : row.hasPrey  ? tr(row.pattern).arg(u"…"_s)
                           : tr(row.pattern));
    }
}

void PuzzleForm::followGoal()
{
    const GoalRow &row = kGoals[static_cast<std::size_t>(m_goal->currentIndex())];
    m_moves->setEnabled(row.hasMoves());
    m_prey->setEnabled(row.hasPrey);
}

Puzzle PuzzleForm::puzzle() const
{
    const GoalRow &row = kGoals[static_cast<std::size_t>(m_goal->currentIndex())];
    Puzzle puzzle;
    puzzle.title = m_title->text().trimmed().toStdString();
    // The name of the layout's file, if the puzzle is saved in a configuration.
    puzzle.source = "puzzle.txt";
    puzzle.start = m_start;
    puzzle.options = m_options;
    puzzle.solver = m_solver;
    puzzle.goal = row.goal;
    puzzle.goalWords = {"PuzzleForm", row.pattern, {}, m_game};
    if (row.hasMoves()) {
        puzzle.moves = m_moves->value();
        if (puzzle.moves == 1)
            puzzle.goalWords.pattern = row.single;
        else
            puzzle.goalWords.arguments = {std::to_string(puzzle.moves)};
    }
    if (row.hasPrey) {
        const Prey &prey = m_preys[static_cast<std::size_t>(m_prey->currentIndex())];
        puzzle.prey = prey.kind;
        puzzle.goalWords.arguments = {prey.name};
    }
    return puzzle;
}

} // namespace tessera

#include "moc_puzzleform.cpp"
