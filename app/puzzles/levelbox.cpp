#include "app/puzzles/levelbox.h"

#include "app/puzzles/levelrun.h"
#include "app/puzzles/puzzlesets.h"

#include "model/session/historymodel.h"
#include "model/session/historyrows.h"
#include "view/widgets/heading.h"
#include "view/widgets/plaintext.h"
#include "view/words/percents.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

using Verdict = PuzzleState::Verdict;
using Kind = LevelRun::Kind;

constexpr int kSpacing = 4;
constexpr double kTitleScale = 1.1;

QLabel *makeWords(const QString &name, QWidget *parent)
{
    auto *label = new Label(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    return label;
}

QPushButton *makeButton(const QString &name, const QString &text, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setObjectName(name);
    button->setAccessibleName(text);
    return button;
}

} // namespace

LevelBox::LevelBox(LevelRun &run, QWidget *parent)
    : QWidget(parent)
    , m_run(run)
    , m_number(new QToolButton(this))
    , m_title(makeWords(u"levelTitle"_s, this))
    , m_goal(makeWords(u"levelGoal"_s, this))
    , m_verdict(makeWords(u"levelVerdict"_s, this))
    , m_hint(makeButton(u"levelHint"_s, tr("Hint"), this))
    , m_solution(makeButton(u"levelSolution"_s, tr("Show solution"), this))
    , m_again(makeButton(u"levelAgain"_s, tr("Try again"), this))
    , m_next(makeButton(u"levelNext"_s, tr("Next level"), this))
{
    setObjectName(u"levelBox"_s);
    m_number->setObjectName(u"levelNumber"_s);
    m_number->setToolTip(tr("Show all as pictures"));
    m_number->setAccessibleName(tr("All puzzles"));
    m_number->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    makeHeading(*m_title, kTitleScale);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpacing);
    column->addWidget(m_number);
    for (QLabel *label : {m_title, m_goal, m_verdict})
        column->addWidget(label);
    for (QPushButton *button : {m_hint, m_solution, m_again, m_next})
        column->addWidget(button);
    column->addStretch();
    hide();
    connectButtons();
    connect(&m_run, &LevelRun::changed, this, &LevelBox::refresh);
    connect(&m_run, &LevelRun::solutionFailed, this, [this] {
        m_hasFailed = true;
        refresh();
        m_hasFailed = false;
    });
}

void LevelBox::connectButtons()
{
    connect(m_number, &QToolButton::clicked, &m_run, &LevelRun::overviewRequested);
    connect(m_hint, &QPushButton::clicked, this, &LevelBox::hintRequested);
    connect(m_solution, &QPushButton::clicked, &m_run, &LevelRun::showSolution);
    connect(m_again, &QPushButton::clicked, this, [this] { m_run.begin(m_run.number()); });
    connect(m_next, &QPushButton::clicked, this, [this] { m_run.begin(m_run.number() + 1); });
}

QString LevelBox::placeText() const
{
    const auto place = [this](const QString &text) {
        return text.arg(m_run.number() + 1).arg(m_run.count());
    };
    switch (m_run.kind()) {
    case Kind::Own:
        return place(tr("Puzzle %1 of %2"));
    case Kind::Exercise:
        return place(tr("Mistake %1 of %2"));
    case Kind::Level:
        break;
    }
    return place(tr("Level %1 of %2"));
}

QString LevelBox::solvedText() const
{
    if (m_run.number() + 1 < m_run.count())
        return tr("✓ Solved");
    return m_run.kind() == Kind::Level ? tr("✓ Solved: the last level")
                                       : tr("✓ Solved: the last one");
}

QString LevelBox::verdictText() const
{
    if (m_run.isLookingForSolution())
        return tr("Looking for the solution…");
    if (m_hasFailed)
        return tr("No solution was found in the time for it.");
    switch (m_run.state().verdict) {
    case Verdict::Solved:
        return solvedText();
    case Verdict::Failed:
        return m_run.kind() == Kind::Exercise ? tr("✗ The engine knows better")
                                              : tr("✗ Not reached");
    case Verdict::Open:
        break;
    }
    if (m_run.isJudging())
        return tr("The engine looks at your move…");
    if (m_run.wasShown())
        return tr("The solution is played through. Try again to solve it yourself.");
    const int left = m_run.state().movesLeft;
    if (left == 0)
        return {};
    return left == 1 ? tr("1 move left") : tr("%1 moves left").arg(left);
}

void LevelBox::refreshButtons()
{
    const Verdict verdict = m_run.state().verdict;
    m_next->setText(m_run.kind() == Kind::Level ? tr("Next level") : tr("Next"));
    m_next->setAccessibleName(m_next->text());
    m_next->setVisible(m_run.number() + 1 < m_run.count());
    const bool isExercise = m_run.kind() == Kind::Exercise;
    // They keep their places in a level, so that a second click does not meet another button.
    m_hint->setVisible(m_run.canShowSolution() && !isExercise);
    m_hint->setEnabled(m_run.canHint() && !m_run.wasShown());
    m_solution->setVisible(m_run.canShowSolution());
    m_solution->setEnabled(!m_run.isLookingForSolution() && !m_run.wasShown());
    // What one most likely wants next is what Enter does.
    m_next->setDefault(verdict == Verdict::Solved);
    m_again->setDefault(verdict == Verdict::Failed);
}

void LevelBox::refresh()
{
    const Puzzle *puzzle = m_run.puzzle();
    setVisible(puzzle != nullptr);
    if (puzzle == nullptr)
        return;
    m_number->setText(placeText());
    const GameInfo &info = m_run.info();
    m_title->setText(puzzleTitle(*puzzle, info));
    m_goal->setText(withWholePercents(translated(puzzle->goalWords)));
    m_verdict->setText(verdictText());
    refreshButtons();
}

} // namespace tessera

#include "moc_levelbox.cpp"
