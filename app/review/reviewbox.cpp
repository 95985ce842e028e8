#include "app/review/reviewbox.h"

#include "app/review/keptreview.h"

#include "view/plots/chancegraph.h"
#include "view/widgets/plaintext.h"
#include "view/words/percents.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSpacing = 6;

QLabel *makeWords(const QString &name, QWidget *parent)
{
    auto *label = new Label(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    return label;
}

} // namespace

ReviewBox::ReviewBox(GameSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_run(new ReviewRun(session.model, this))
    , m_try(new SecondTry(session, *m_run, this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_graph(new ChanceGraph(this))
    , m_counts(makeWords(u"reviewCounts"_s, this))
    , m_moments(makeWords(u"reviewMoments"_s, this))
    , m_again(new QPushButton(tr("Try again here"), this))
    , m_best(new QPushButton(tr("Show the best"), this))
    , m_verdict(makeWords(u"reviewVerdict"_s, this))
    , m_keep(new QPushButton(tr("Keep in the game"), this))
{
    setObjectName(u"reviewBox"_s);
    setAccessibleName(tr("Review"));
    buildLayout();
    hide();
    connect(m_run, &ReviewRun::changed, this, &ReviewBox::refresh);
    connect(m_cancel, &QPushButton::clicked, m_run, &ReviewRun::cancel);
    connect(m_again, &QPushButton::clicked, m_try, &SecondTry::begin);
    connect(m_best, &QPushButton::clicked, m_try, &SecondTry::showBest);
    connect(m_try, &SecondTry::changed, this, &ReviewBox::showTry);
    connect(m_keep, &QPushButton::clicked, this, &ReviewBox::keep);
    connect(m_graph, &ChanceGraph::placeChosen, this, &ReviewBox::goTo);
    connect(m_moments, &QLabel::linkActivated, this, [this](const QString &link) {
        goTo(link.toInt());
    });
    connect(&session.navigation, &NavigationController::shown, this, &ReviewBox::showPlace);
    connect(&session.model, &GameModel::begun, this, &ReviewBox::refresh);
}

void ReviewBox::buildLayout()
{
    m_progress->setObjectName(u"reviewProgress"_s);
    m_progress->setAccessibleName(tr("Progress of the review"));
    m_cancel->setObjectName(u"reviewCancel"_s);
    m_cancel->setAccessibleName(tr("Cancel the review"));
    m_graph->setObjectName(u"chanceGraph"_s);
    m_keep->setObjectName(u"reviewKeep"_s);
    m_keep->setAccessibleName(m_keep->text());
    m_keep->setToolTip(tr(
        "Marks the moves that lost much with ?!, ? and ??, and puts the best lines beside them"));
    m_again->setObjectName(u"reviewTryAgain"_s);
    m_again->setAccessibleName(m_again->text());
    m_again->setToolTip(tr("Shows the position before this move: what you try there is judged"));
    m_best->setObjectName(u"reviewBest"_s);
    m_best->setAccessibleName(m_best->text());
    m_best->setToolTip(
        tr("Puts what our engine would play instead beside this move, as a variation"));
    m_moments->setAccessibleName(tr("Key moments"));
    m_moments->setTextFormat(Qt::RichText);
    m_moments->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpacing);
    row->addWidget(m_progress, 1);
    row->addWidget(m_cancel);
    auto *tries = new QHBoxLayout;
    tries->setSpacing(kSpacing);
    tries->addWidget(m_again, 1);
    tries->addWidget(m_best, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpacing);
    column->addLayout(row);
    for (QWidget *part : std::initializer_list<QWidget *>{m_graph, m_counts, m_moments})
        column->addWidget(part);
    column->addLayout(tries);
    column->addWidget(m_keep);
    column->addWidget(m_verdict);
    column->addStretch();
}

void ReviewBox::setLooks(const std::vector<PlayerLook> &looks)
{
    m_words.looks = looks;
    m_graph->setLooks(looks);
    refresh();
}

void ReviewBox::begin()
{
    m_run->begin();
    refresh();
}

void ReviewBox::refresh()
{
    const bool isRunning = m_run->isRunning();
    const bool isDone = m_run->review().has_value();
    for (QWidget *part : std::initializer_list<QWidget *>{m_progress, m_cancel})
        part->setVisible(isRunning);
    // The buttons keep their places, so that nothing moves under the pointer from move to move.
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_graph, m_counts, m_moments, m_again, m_best, m_keep})
        part->setVisible(isDone);
    if (isRunning) {
        m_progress->setRange(0, m_run->total());
        m_progress->setValue(m_run->done());
    }
    if (isDone)
        showReview(*m_run->review());
    showTry();
    setVisible(isRunning || isDone);
}

void ReviewBox::showReview(const GameReview &review)
{
    std::vector<PerPlayer<double>> chances;
    for (const JudgedPosition &position : review.positions)
        chances.push_back(position.chances);
    m_graph->setChances(chances, moversOf(review), review.playerCount);
    m_counts->setText(m_words.counts(review));
    m_counts->setToolTip(
        tr("Winning chances as our engine judges them, thinking %1 s about each position")
            .arg(QLocale().toString(std::chrono::duration<double>(m_run->thinkingTime()).count())));
    m_moments->setText(m_words.moments(*m_run, m_session.model));
    showPlace();
}

void ReviewBox::setName(HistoryRows::Name name)
{
    m_words.name = std::move(name);
    refresh();
}

QString ReviewBox::momentLinks() const
{
    return m_run->review() && m_words.name ? m_words.moments(*m_run, m_session.model) : QString();
}

void ReviewBox::showPlace()
{
    if (m_run->review())
        m_graph->setPlace(m_run->placeOf(m_session.navigation.node()));
}

void ReviewBox::showTry()
{
    m_again->setEnabled(m_try->canBegin());
    m_best->setEnabled(m_try->canBegin() && m_try->knowsBest());
    const QString words = m_try->canBegin() ? m_words.secondTry(*m_try, *m_run, m_session.model)
                                            : QString();
    m_verdict->setVisible(!words.isEmpty());
    m_verdict->setText(withWholePercents(words));
    if (m_try->canBegin())
        emit tryShown(words.isEmpty() ? static_cast<QWidget *>(m_again) : m_verdict);
}

void ReviewBox::goTo(int place)
{
    const auto number = static_cast<std::size_t>(std::max(place, 0));
    if (number >= m_run->nodes().size())
        return;
    const NodeId node = m_run->nodes()[number];
    if (m_session.model.record().contains(node))
        m_session.navigation.goTo(node);
}

void ReviewBox::keep()
{
    if (!m_run->review())
        return;
    // Both change while moves are added.
    const GameReview review = *m_run->review();
    keepReview(review, std::vector(m_run->nodes()), m_session.model);
}

} // namespace tessera

#include "moc_reviewbox.cpp"
