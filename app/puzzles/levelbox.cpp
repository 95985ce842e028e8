#include "app/puzzles/levelbox.h"

#include "app/puzzles/levelrun.h"

#include "model/session/historymodel.h"
#include "view/widgets/heading.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

using Verdict = PuzzleState::Verdict;

constexpr int kSpacing = 4;
constexpr double kTitleScale = 1.1;

QLabel *makeWords(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

LevelBox::LevelBox(LevelRun &run, QWidget *parent)
    : QWidget(parent)
    , m_run(run)
    , m_number(new QToolButton(this))
    , m_menu(new QMenu(this))
    , m_title(makeWords(u"levelTitle"_s, this))
    , m_goal(makeWords(u"levelGoal"_s, this))
    , m_verdict(makeWords(u"levelVerdict"_s, this))
    , m_again(new QPushButton(tr("Try again"), this))
    , m_next(new QPushButton(tr("Next level"), this))
{
    setObjectName(u"levelBox"_s);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_number->setObjectName(u"levelNumber"_s);
    m_number->setMenu(m_menu);
    m_number->setPopupMode(QToolButton::InstantPopup);
    m_number->setToolTip(tr("All levels"));
    m_number->setAccessibleName(tr("All levels"));
    m_again->setObjectName(u"levelAgain"_s);
    m_next->setObjectName(u"levelNext"_s);
    m_again->setAccessibleName(m_again->text());
    m_next->setAccessibleName(m_next->text());
    makeHeading(*m_title, kTitleScale);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpacing);
    column->addWidget(m_number);
    m_number->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (QLabel *label : {m_title, m_goal, m_verdict})
        column->addWidget(label);
    column->addWidget(m_again);
    column->addWidget(m_next);
    hide();

    connect(m_menu, &QMenu::aboutToShow, this, &LevelBox::fillMenu);
    connect(m_again, &QPushButton::clicked, this, [this] { m_run.begin(m_run.number()); });
    connect(m_next, &QPushButton::clicked, this, [this] { m_run.begin(m_run.number() + 1); });
    connect(&m_run, &LevelRun::changed, this, &LevelBox::refresh);
}

void LevelBox::fillMenu()
{
    m_menu->clear();
    for (std::size_t i = 0; i < m_run.count(); ++i) {
        const Puzzle &level = m_run.level(i);
        const QString title
            = tr("%1. %2 – %3", "number, title, goal")
                  .arg(i + 1)
                  .arg(QString::fromStdString(level.title), translated(level.goalWords));
        QAction *action = m_menu->addAction(
            m_run.isSolved(i) ? tr("✓ %1", "a level that was solved").arg(title) : title);
        connect(action, &QAction::triggered, this, [this, i] { m_run.begin(i); });
    }
}

QString LevelBox::verdictText() const
{
    switch (m_run.state().verdict) {
    case Verdict::Solved:
        return m_run.number() + 1 < m_run.count() ? tr("✓ Solved") : tr("✓ Solved: the last level");
    case Verdict::Failed:
        return tr("✗ Not reached");
    case Verdict::Open:
        break;
    }
    const int left = m_run.state().movesLeft;
    if (left == 0)
        return {};
    return left == 1 ? tr("1 move left") : tr("%1 moves left").arg(left);
}

void LevelBox::refresh()
{
    const Puzzle *puzzle = m_run.puzzle();
    setVisible(puzzle != nullptr);
    if (puzzle == nullptr)
        return;
    m_number->setText(tr("Level %1 of %2").arg(m_run.number() + 1).arg(m_run.count()));
    m_title->setText(QString::fromStdString(puzzle->title));
    m_goal->setText(translated(puzzle->goalWords));
    const QString verdict = verdictText();
    m_verdict->setText(verdict);
    m_verdict->setVisible(!verdict.isEmpty());
    const bool isSolved = m_run.state().verdict == Verdict::Solved;
    m_next->setVisible(m_run.number() + 1 < m_run.count());
    // What one most likely wants next is what Enter does.
    m_next->setDefault(isSolved);
    m_again->setDefault(m_run.state().verdict == Verdict::Failed);
}

} // namespace tessera
