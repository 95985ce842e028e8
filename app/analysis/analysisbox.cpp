#include "app/analysis/analysisbox.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QSpinBox>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSpacing = 4;

} // namespace

AnalysisBox::AnalysisBox(GameSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_analysis(new LiveAnalysis(session, this))
    , m_head(new QLabel(this))
    , m_count(new QSpinBox(this))
    , m_list(new QListWidget(this))
{
    setObjectName(u"analysisBox"_s);
    setAccessibleName(tr("Analysis"));
    buildLayout();
    hide();
    connect(m_analysis, &LiveAnalysis::changed, this, &AnalysisBox::refresh);
    connect(m_count, &QSpinBox::valueChanged, this, &AnalysisBox::linesWanted);
    connect(m_list, &QListWidget::itemClicked, this, [this](const QListWidgetItem *item) {
        take(m_list->row(item));
    });
    connect(m_list, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
        take(m_list->row(item));
    });
    connect(m_list, &QListWidget::itemEntered, this, [this](const QListWidgetItem *item) {
        m_pointed = m_list->row(item);
        showIdeas();
    });
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        m_pointed = m_list->hasFocus() ? row : m_pointed;
        showIdeas();
    });
}

void AnalysisBox::buildLayout()
{
    m_head->setObjectName(u"analysisHead"_s);
    m_count->setObjectName(u"analysisLines"_s);
    m_count->setAccessibleName(tr("Lines"));
    m_count->setToolTip(tr("How many of the best moves are shown"));
    m_count->setRange(1, LiveAnalysis::kMostLines);
    m_count->setValue(m_analysis->lineCount());
    m_list->setObjectName(u"analysisList"_s);
    m_list->setAccessibleName(tr("Best lines"));
    m_list->setMouseTracking(true);
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpacing);
    row->addWidget(m_head, 1);
    row->addWidget(m_count);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpacing);
    column->addLayout(row);
    column->addWidget(m_list);
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
    case LiveAnalysis::State::Thinking:
    case LiveAnalysis::State::Done:
        break;
    }
    if (m_analysis->lines().empty())
        return tr("Thinking…");
    const QString text = ThoughtWords::effort(m_analysis->lines().front());
    return m_analysis->state() == LiveAnalysis::State::Done ? tr("%1 · done").arg(text) : text;
}

void AnalysisBox::refresh()
{
    setVisible(m_analysis->state() != LiveAnalysis::State::Off);
    const QSignalBlocker blocker(m_count);
    m_count->setValue(m_analysis->lineCount());
    m_head->setText(headText());
    const auto &lines = m_analysis->lines();
    // Rows are kept, so that the pointer stays on what it is on.
    while (m_list->count() > m_analysis->lineCount())
        delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < m_analysis->lineCount())
        new QListWidgetItem(m_list);
    for (int row = 0; row < m_list->count(); ++row) {
        const auto number = static_cast<std::size_t>(row);
        QListWidgetItem *item = m_list->item(row);
        const bool isKnown = number < lines.size();
        QString text;
        QString tip;
        if (isKnown) {
            const AnyPosition &position = *m_analysis->position();
            const QString moves = m_words.moves(lines[number], position);
            text = tr("%1   %2", "value, moves").arg(m_words.value(lines[number], position), moves);
            tip = m_words.chances(lines[number], position) + u'\n' + moves;
        }
        item->setText(text);
        item->setToolTip(tip);
        item->setFlags(isKnown ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags);
    }
    fitRows();
    showIdeas();
}

void AnalysisBox::fitRows()
{
    const int row = std::max(m_list->sizeHintForRow(0), m_list->fontMetrics().height());
    m_list->setFixedHeight(m_analysis->lineCount() * row + 2 * m_list->frameWidth());
}

bool AnalysisBox::eventFilter(QObject *watched, QEvent *event)
{
    const bool isLeft = watched == m_list->viewport() && event->type() == QEvent::Leave;
    const bool isUnfocused = watched == m_list && event->type() == QEvent::FocusOut;
    if (isLeft || isUnfocused) {
        m_pointed = -1;
        showIdeas();
    }
    return QWidget::eventFilter(watched, event);
}

void AnalysisBox::showIdeas()
{
    const auto &lines = m_analysis->lines();
    std::vector<MoveCode> ideas;
    const auto pointed = static_cast<std::size_t>(m_pointed);
    if (m_pointed >= 0 && pointed < lines.size()) {
        ideas = {lines[pointed].line.front()};
    } else {
        for (const SearchInfo &line : lines)
            ideas.push_back(line.line.front());
    }
    if (ideas == m_shown)
        return;
    m_shown = ideas;
    emit ideasChanged(ideas);
}

void AnalysisBox::take(int row)
{
    const auto number = static_cast<std::size_t>(row);
    if (row < 0 || number >= m_analysis->lines().size())
        return;
    const MoveCode move = m_analysis->lines()[number].line.front();
    m_pointed = -1;
    // It is tried, never played: the game goes on where it was.
    m_session.navigation.goTo(m_session.model.addVariation(m_analysis->node(), move));
}

} // namespace tessera
