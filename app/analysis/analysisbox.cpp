#include "app/analysis/analysisbox.h"

#include "app/analysis/analysismenu.h"
#include "app/analysis/linelist.h"
#include "app/analysis/lineplayout.h"

#include "view/theme/icons.h"
#include "view/widgets/elidedlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSpacing = 4;

} // namespace

AnalysisBox::AnalysisBox(GameSession &session, LinePlayout &playout, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_analysis(new LiveAnalysis(session, this))
    , m_head(new ElidedLabel(this))
    , m_count(new QSpinBox(this))
    , m_menu(new AnalysisMenu(*m_analysis, this))
    , m_list(new LineList(this))
    , m_playout(playout)
{
    setObjectName(u"analysisBox"_s);
    setAccessibleName(tr("Analysis"));
    buildLayout();
    hide();
    connect(m_analysis, &LiveAnalysis::changed, this, &AnalysisBox::refresh);
    connect(m_count, &QSpinBox::valueChanged, this, [this](int count) {
        AnalysisPreferences preferences = m_analysis->preferences();
        preferences.lines = count;
        emit wanted(preferences);
    });
    connect(m_menu, &AnalysisMenu::wanted, this, &AnalysisBox::wanted);
    connect(m_list, &LineList::taken, this, &AnalysisBox::take);
    connect(m_list, &LineList::held, this, &AnalysisBox::hold);
    connect(m_list, &LineList::letGo, &m_playout, &LinePlayout::end);
    connect(m_list, &LineList::pointed, this, &AnalysisBox::showIdeas);
    connect(m_list, &LineList::released, this, &AnalysisBox::refreshLines);
}

void AnalysisBox::buildLayout()
{
    m_head->setObjectName(u"analysisHead"_s);
    m_count->setObjectName(u"analysisLines"_s);
    m_count->setAccessibleName(tr("Lines"));
    m_count->setToolTip(tr("How many of the best moves are shown"));
    m_count->setRange(1, kMostAnalysisLines);
    m_count->setValue(m_analysis->lineCount());
    m_list->setObjectName(u"analysisList"_s);
    m_list->setAccessibleName(tr("Best lines"));
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpacing);
    row->addWidget(m_head, 1);
    row->addWidget(m_count);
    auto *options = new QToolButton(this);
    options->setObjectName(u"analysisOptions"_s);
    options->setAccessibleName(tr("How positions are analysed"));
    options->setToolTip(tr("Engine, depth, threads, memory, threats"));
    options->setIcon(icon(u"settings"_s));
    options->setAutoRaise(true);
    options->setFocusPolicy(Qt::StrongFocus);
    options->setPopupMode(QToolButton::InstantPopup);
    options->setMenu(m_menu);
    row->addWidget(options);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(kSpacing);
    m_column->addLayout(row);
    m_column->addWidget(m_list);
}

void AnalysisBox::setHeadBelow(bool isBelow)
{
    m_column->setDirection(isBelow ? QBoxLayout::BottomToTop : QBoxLayout::TopToBottom);
}

void AnalysisBox::setLooks(const std::vector<PlayerLook> &looks)
{
    m_words.looks = looks;
    refresh();
}

void AnalysisBox::setName(HistoryRows::Name name)
{
    m_words.name = std::move(name);
    refresh();
}

QString AnalysisBox::headText() const
{
    switch (m_analysis->state()) {
    case LiveAnalysis::State::Off:
        return {};
    case LiveAnalysis::State::Waiting:
        return tr("Waits while the computer thinks");
    case LiveAnalysis::State::Over:
        return tr("The game is over here");
    case LiveAnalysis::State::Hidden:
        return tr("Not while parts of the game are hidden");
    case LiveAnalysis::State::NoThreat:
        return tr("No threats: nobody else can be on turn here");
    case LiveAnalysis::State::Broken:
        return tr("The engine gave up: %1").arg(m_analysis->fault());
    case LiveAnalysis::State::Thinking:
    case LiveAnalysis::State::Done:
        break;
    }
    const bool isDone = m_analysis->state() == LiveAnalysis::State::Done;
    QString text = isDone ? tr("Nothing was said of this position") : tr("Thinking…");
    if (!m_analysis->lines().empty())
        text = ThoughtWords::effort(m_analysis->lines().front());
    if (isDone && !m_analysis->lines().empty())
        text = tr("%1 · done").arg(text);
    if (m_analysis->showsThreats())
        text = tr("Threats · %1").arg(text);
    const QString name = m_analysis->engineName();
    return name.isEmpty() ? text : tr("%1 · %2", "engine, effort").arg(name, text);
}

void AnalysisBox::refresh()
{
    setVisible(m_analysis->state() != LiveAnalysis::State::Off);
    const QSignalBlocker blocker(m_count);
    m_count->setValue(m_analysis->lineCount());
    m_head->setText(headText());
    refreshLines();
}

bool AnalysisBox::isSamePosition() const
{
    const AnyPosition *position = m_analysis->position();
    return m_position != nullptr && position != nullptr && m_node == m_analysis->node()
           && m_position->text() == position->text();
}

void AnalysisBox::refreshLines()
{
    if (m_list->isPressed() && isSamePosition())
        return;
    m_lines = m_analysis->lines();
    m_node = m_analysis->node();
    m_position = m_analysis->position() == nullptr ? nullptr : m_analysis->position()->clone();
    const QString acts = m_analysis->showsThreats()
                             ? tr("Hold to see it played")
                             : tr("Click to try its first move, hold to see it played");
    std::vector<LineList::Line> rows(static_cast<std::size_t>(m_analysis->lineCount()));
    for (std::size_t i = 0; i < std::min(rows.size(), m_lines.size()); ++i) {
        const QString moves = m_words.moves(m_lines[i], *m_position);
        rows[i].text = tr("%1   %2", "value, moves")
                           .arg(m_words.value(m_lines[i], *m_position), moves);
        rows[i].tip = u"%1\n%2\n%3"_s.arg(m_words.chances(m_lines[i], *m_position), moves, acts);
    }
    m_list->setLines(rows);
    showIdeas();
}

void AnalysisBox::showIdeas()
{
    std::vector<MoveCode> ideas;
    const auto pointed = static_cast<std::size_t>(m_list->pointedRow());
    if (pointed < m_lines.size()) {
        ideas = {m_lines[pointed].line.front()};
    } else {
        for (const SearchInfo &line : m_lines)
            ideas.push_back(line.line.front());
    }
    if (ideas == m_shown)
        return;
    m_shown = ideas;
    emit ideasChanged(ideas, m_position == nullptr ? Player::None : m_position->toMove());
}

void AnalysisBox::take(int row)
{
    const auto number = static_cast<std::size_t>(row);
    if (number >= m_lines.size() || !isSamePosition())
        return;
    // A threat cannot be played here.
    if (m_analysis->showsThreats())
        return;
    const MoveCode move = m_lines[number].line.front();
    // The move is tried, never played: the game stays where it was.
    m_session.navigation.goTo(m_session.model.addVariation(m_node, move));
}

void AnalysisBox::hold(int row)
{
    const auto number = static_cast<std::size_t>(row);
    if (number < m_lines.size())
        m_playout.begin({m_position->clone(), m_lines[number].line});
}

} // namespace tessera

#include "moc_analysisbox.cpp"
