#include "app/lab/matchview.h"

#include "app/lab/boardwall.h"
#include "app/lab/crosstable.h"
#include "app/lab/entrantwords.h"
#include "app/lab/gamestable.h"
#include "app/lab/logdialog.h"

#include "model/session/historymodel.h"
#include "view/plots/intervalplot.h"
#include "view/theme/icons.h"
#include "view/widgets/elidedlabel.h"
#include "view/widgets/heading.h"
#include "view/widgets/plainbuttons.h"
#include "view/widgets/plaintext.h"
#include "view/words/listed.h"
#include "view/words/mnemonic.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr double kTitleScale = 1.25;
constexpr int kSpace = 8;
/// Parts of splitters begin with multiples of this.
constexpr int kPart = 100;

QString durationWords(std::chrono::milliseconds time)
{
    using namespace std::chrono;
    const auto minutesLeft = ceil<minutes>(time).count();
    if (time < seconds(50))
        return MatchView::tr("Less than a minute left.");
    if (minutesLeft == 1)
        return MatchView::tr("About a minute left.");
    if (minutesLeft < 100)
        return MatchView::tr("About %1 minutes left.").arg(minutesLeft);
    return MatchView::tr("About %1 hours left.").arg(ceil<hours>(time).count());
}

} // namespace

MatchView::MatchView(LabMatch &match, QWidget *parent)
    : QWidget(parent)
    , m_match(match)
    , m_title(new ElidedLabel(this))
    , m_state(new Label(this))
    , m_progress(new QProgressBar(this))
    , m_pause(new QPushButton(this))
    , m_export(new QPushButton(tr("&Export…"), this))
    , m_table(new Crosstable(this))
    , m_plot(new IntervalPlot(this))
    , m_plotTitle(new Label(this))
    , m_boards(new BoardWall(this))
    , m_tabs(new QTabWidget(this))
    , m_games(new GamesTable(GamesTable::Holds::Games, this))
    , m_faults(new GamesTable(GamesTable::Holds::Broken, this))
{
    setObjectName(u"matchView"_s);
    buildLayout();
    connect(m_pause, &QPushButton::clicked, this, [this] {
        if (m_match.isPlaying())
            m_match.pause();
        else
            emit playRequested();
    });
    connect(m_export, &QPushButton::clicked, this, &MatchView::exportRequested);
    connect(m_games, &GamesTable::chosen, this, &MatchView::openGame);
    connect(m_faults, &GamesTable::chosen, this, &MatchView::openLog);
    connect(&match, &LabMatch::opened, this, &MatchView::begin);
    connect(&match, &LabMatch::stateChanged, this, &MatchView::showState);
    connect(&match, &LabMatch::reported, this, &MatchView::showReport);
    connect(&match, &LabMatch::begun, this, [this](int place, const std::vector<int> &seats) {
        m_boards->setPlayers(place, GamesTable::playersOf({0, 0, seats, {}, 0}, m_match.players()));
    });
    connect(&match, &LabMatch::shown, this, [this](int place, const auto &position) {
        m_boards->show(place, *position);
    });
    connect(&match, &LabMatch::played, this, [this](const auto &game, const std::string &text) {
        m_games->add(game, text);
        m_faults->add(game, text);
        m_tabs->setTabText(1, tr("Broken down (%1)").arg(m_faults->count()));
        showState();
    });
}

void MatchView::buildLayout()
{
    m_plot->setObjectName(u"labPlot"_s);
    m_plot->setAccessibleName(tr("Strengths with their bounds"));
    m_plotTitle->setForegroundRole(QPalette::PlaceholderText);
    m_plotTitle->setWordWrap(true);
    m_tabs->setObjectName(u"labTabs"_s);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_games, tr("Games"));
    m_tabs->addTab(m_faults, tr("Broken down (%1)").arg(0));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace);
    column->addLayout(makeHead());
    column->addWidget(makeBody(), 1);
}

QLayout *MatchView::makeHead()
{
    m_title->setObjectName(u"matchTitle"_s);
    makeHeading(*m_title, kTitleScale);
    m_state->setObjectName(u"matchState"_s);
    m_state->setWordWrap(true);
    m_progress->setObjectName(u"matchProgress"_s);
    m_progress->setAccessibleName(tr("Games played"));
    m_progress->setFormat(tr("%v of %m games", "progress bar: number, count"));
    auto *back = new QPushButton(icon(u"previous"_s), tr("&All matches"), this);
    back->setObjectName(u"matchBackButton"_s);
    back->setToolTip(tr("The match goes on meanwhile"));
    connect(back, &QPushButton::clicked, this, &MatchView::backRequested);
    m_pause->setObjectName(u"matchPauseButton"_s);
    m_pause->setText(tr("&Pause"));
    m_pause->setToolTip(
        tr("Games that are being played are broken off, and played anew when it goes on"));
    m_export->setObjectName(u"matchExportButton"_s);
    for (QPushButton *button : {back, m_pause, m_export})
        makePlain(*button);
    auto *top = new QHBoxLayout;
    top->addWidget(back);
    top->addWidget(m_title, 1);
    top->addWidget(m_pause);
    top->addWidget(m_export);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_progress, 1);
    bottom->addWidget(m_state, 1);
    auto *head = new QVBoxLayout;
    head->addLayout(top);
    head->addLayout(bottom);
    return head;
}

QWidget *MatchView::makeBody()
{
    auto *strengths = new QWidget(this);
    auto *column = new QVBoxLayout(strengths);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_plotTitle);
    column->addWidget(m_plot, 1);
    const auto beside = [this](QWidget *left, QWidget *right, int leftPart, int rightPart) {
        auto *pair = new QSplitter(Qt::Horizontal, this);
        pair->addWidget(left);
        pair->addWidget(right);
        pair->setStretchFactor(0, leftPart);
        pair->setStretchFactor(1, rightPart);
        pair->setSizes({leftPart * kPart, rightPart * kPart});
        pair->setChildrenCollapsible(false);
        return pair;
    };
    auto *body = new QSplitter(Qt::Vertical, this);
    body->setChildrenCollapsible(false);
    body->addWidget(beside(m_table, strengths, 3, 2));
    body->addWidget(beside(m_tabs, m_boards, 3, 2));
    body->setStretchFactor(0, 2);
    body->setStretchFactor(1, 3);
    body->setSizes({2 * kPart, 3 * kPart});
    return body;
}

void MatchView::setTheme(const Theme &theme)
{
    m_boards->setTheme(theme);
}

void MatchView::begin()
{
    const lab::MatchPlan &plan = m_match.plan();
    const GameInfo &game = plan.game->info();
    m_title->setText(tr("%1 · %2", "game, players")
                         .arg(translated({game.id, game.name, {}}))
                         .arg(listed(m_match.players())));
    m_games->begin(game, m_match.players());
    m_faults->begin(game, m_match.players());
    m_tabs->setTabText(1, tr("Broken down (%1)").arg(0));
    m_boards->begin(game, *plan.game->game->start(plan.options), plan.concurrency);
    m_plot->setRows({}, 0, {});
    m_plotTitle->setText(strengthTitle(game.playerCount()));
    m_table->clear();
    showState();
}

void MatchView::showReport()
{
    const lab::Report &report = *m_match.report();
    m_table->setReport(report);
    m_plot->setRows(
        strengthRows(report), evenStrength(report, m_match.plan().format), strengthUnit(report));
    showState();
}

void MatchView::showState()
{
    if (!m_match.isOpen())
        return;
    const bool isPlaying = m_match.isPlaying();
    const int games = static_cast<int>(m_match.results().games().size());
    m_progress->setRange(0, m_match.plan().games);
    m_progress->setValue(games);
    m_pause->setText(isPlaying ? tr("&Pause") : tr("Go &on"));
    m_pause->setIcon(icon(isPlaying ? u"pause"_s : u"play"_s));
    m_pause->setAccessibleName(withoutMnemonic(m_pause->text()));
    m_pause->setEnabled(isPlaying || !m_match.isOver());
    m_export->setEnabled(games > 0 && m_match.report() != nullptr);
    m_state->setText(stateWords());
}

QString MatchView::stateWords() const
{
    QString words;
    if (m_match.isOver())
        words = tr("The match is over.");
    else if (!m_match.isPlaying())
        words = tr("The match is paused.");
    else if (const auto left = m_match.timeLeft())
        words = durationWords(*left);
    else if (m_match.results().games().empty())
        words = tr("The first games are being played.");
    else
        words = tr("The match goes on.");
    const QString test = testWords();
    return test.isEmpty() ? words : words + u" "_s + test;
}

QString MatchView::testWords() const
{
    const auto &sprt = m_match.plan().sprt;
    if (!sprt)
        return {};
    const double ratio = logLikelihoodRatio(*sprt, m_match.results().blockShares(0));
    const QLocale locale;
    const QString first = m_match.players().front();
    switch (verdictOf(*sprt, ratio)) {
    case lab::SprtVerdict::Accepted:
        return tr("%1 is stronger by %2 Elo.").arg(first, locale.toString(sprt->elo1));
    case lab::SprtVerdict::Rejected:
        return tr("%1 is not stronger by more than %2 Elo.").arg(first, locale.toString(sprt->elo0));
    case lab::SprtVerdict::Open:
        break;
    }
    return tr("LLR %1 of [%2, %3]", "log-likelihood ratio and its bounds")
        .arg(locale.toString(ratio, 'f', 2))
        .arg(locale.toString(sprt->lowerBound(), 'f', 2))
        .arg(locale.toString(sprt->upperBound(), 'f', 2));
}

void MatchView::openGame(int number)
{
    const QString text = QString::fromStdString(m_match.gameText(number));
    emit gameRequested(text, tr("game %1").arg(number + 1));
}

void MatchView::openLog(int number)
{
    auto *dialog = new LogDialog(number, m_match.log(number), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &LogDialog::gameRequested, this, [this, number] { openGame(number); });
    dialog->open();
}

} // namespace tessera

#include "moc_matchview.cpp"
