#include "app/library/statisticspage.h"

#include "app/library/librarymodel.h"
#include "app/library/librarywords.h"
#include "app/rating/ratinggraph.h"
#include "model/games/catalogue.h"
#include "view/plots/barchart.h"
#include "view/widgets/heading.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/playerlook.h"
#include "view/words/listed.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr double kTitleScale = 1.15;
constexpr std::size_t kMostReasons = 8;
constexpr std::size_t kMostMonths = 12;
constexpr int kSpace = 16;
constexpr int kSmallSpace = 4;

QString percent(double share)
{
    return QCoreApplication::translate("StatisticsPage", "%1 %").arg(std::lround(100 * share));
}

} // namespace

StatisticsPage::StatisticsPage(const LibraryModel &shown, const RatingBook &ratings, QWidget *parent)
    : QScrollArea(parent)
    , m_shown(shown)
    , m_ratings(ratings)
    , m_content(new QWidget)
    , m_column(new QVBoxLayout(m_content))
    , m_head(new Label(m_content))
{
    setObjectName(u"statisticsPage"_s);
    setAccessibleName(tr("Statistics"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    m_head->setObjectName(u"statisticsHead"_s);
    m_head->setWordWrap(true);
    m_head->setForegroundRole(QPalette::PlaceholderText);
    m_column->setSpacing(kSmallSpace);
    m_column->addWidget(m_head);
    m_seats
        = addChart(u"seatsChart"_s, tr("Results by seat"), tr("Who won, and what nobody won alone"));
    m_levels = addChart(
        u"levelsChart"_s, tr("Results by level"), tr("Points of people alone against our levels"));
    m_months = addChart(u"monthsChart"_s, tr("Games over time"), tr("The last months with games"));
    m_reasons
        = addChart(u"reasonsChart"_s, tr("Reasons"), tr("Why games ended, the most frequent first"));
    addRatings();
    m_column->addStretch();
    setWidget(m_content);
    connect(&shown, &LibraryModel::modelReset, this, [this] {
        if (isVisible())
            fill();
    });
    connect(&ratings, &RatingBook::changed, this, [this] {
        if (isVisible())
            fillRatings();
    });
}

BarChart *StatisticsPage::addChart(const QString &name, const QString &title, const QString &what)
{
    auto *section = new QWidget(m_content);
    auto *head = new Label(title, section);
    makeHeading(*head, kTitleScale);
    auto *words = new Label(what, section);
    words->setObjectName(name + u"Words"_s);
    words->setForegroundRole(QPalette::PlaceholderText);
    words->setWordWrap(true);
    auto *chart = new BarChart(title, section);
    chart->setObjectName(name);
    auto *column = new QVBoxLayout(section);
    column->setContentsMargins(0, kSpace, 0, 0);
    column->setSpacing(kSmallSpace);
    column->addWidget(head);
    column->addWidget(words);
    column->addWidget(chart);
    m_column->addWidget(section);
    return chart;
}

void StatisticsPage::addRatings()
{
    auto *head = new Label(tr("Your rating"), m_content);
    makeHeading(*head, kTitleScale);
    auto *words = new Label(
        tr("Games count that one person plays from the usual start to its end against levels of "
           "Tessera alone, "
           "without hints, analysis or moves taken back. Level 5 stands at 1500 in every game; the "
           "band holds the "
           "true strength in 95 of 100 cases."),
        m_content);
    words->setForegroundRole(QPalette::PlaceholderText);
    words->setWordWrap(true);
    m_column->addSpacing(kSpace);
    m_column->addWidget(head);
    m_column->addWidget(words);
    m_unrated = new Label(tr("No game has counted yet."), m_content);
    m_unrated->setObjectName(u"unratedLabel"_s);
    m_column->addWidget(m_unrated);
    for (const GameEntry &entry : catalogue()) {
        const QString id = QString::fromStdString(entry.info().id);
        Game game{entry.info().id, new Label(m_content), new RatingGraph(m_content)};
        game.words->setObjectName(u"rating_"_s + id);
        game.words->setWordWrap(true);
        game.graph->setObjectName(u"ratingGraph_"_s + id);
        m_column->addWidget(game.words);
        m_column->addWidget(game.graph);
        m_games.push_back(game);
    }
}

void StatisticsPage::setTheme(const Theme &theme)
{
    m_theme = theme;
    if (isVisible())
        fill();
}

void StatisticsPage::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    fill();
}

void StatisticsPage::fill()
{
    m_statistics = statisticsOf(*m_shown.index(), m_shown.numbers());
    m_head->setText(
        m_statistics.games == 0 ? tr("There is no game to count.")
                                : tr(
                                    "Games: %n, those that the search and the filters show.",
                                    nullptr,
                                    m_statistics.games));
    fillSeats();
    fillLevels();
    fillMonths();
    fillReasons();
    fillRatings();
    // A title stands over something. That no game counts for the levels is said there.
    for (const BarChart *chart : {m_seats, m_months, m_reasons})
        chart->parentWidget()->setVisible(!chart->bars().empty());
    m_levels->parentWidget()->setVisible(m_statistics.games > 0);
}

void StatisticsPage::fillSeats()
{
    std::vector<BarChart::Bar> bars;
    for (const LibraryStatistics::Seats &seats : m_statistics.seats) {
        const GameEntry *entry = findGame(seats.game);
        const double all = seats.games() - seats.unfinished;
        if (entry == nullptr || all == 0)
            continue;
        BarChart::Bar bar{gameWords(seats.game), {}, {}};
        QStringList words;
        for (int i = 0; i < seats.playerCount; ++i) {
            const PlayerLook look = playerLook(entry->info(), m_theme, playerAt(i));
            const double share = seats.wins[playerAt(i)] / all;
            const QString name = tr("%1 %2", "player, share").arg(look.name, percent(share));
            bar.parts.push_back({share, look.fill, look.edge, name});
            words << name;
        }
        const double rest = seats.draws / all;
        bar.parts.push_back(
            {rest,
             palette().color(QPalette::Mid),
             palette().color(QPalette::Dark),
             tr("nobody alone %1").arg(percent(rest))});
        bar.words = tr("%1 (games: %n)", nullptr, static_cast<int>(all)).arg(listed(words));
        bars.push_back(std::move(bar));
    }
    m_seats->setBars(std::move(bars), 1);
}

void StatisticsPage::fillLevels()
{
    std::vector<BarChart::Bar> bars;
    for (std::size_t i = 0; i < m_statistics.levels.size(); ++i) {
        const LibraryStatistics::Level &level = m_statistics.levels[i];
        if (level.games == 0)
            continue;
        const double share = level.points / level.games;
        bars.push_back(
            {tr("Level %1").arg(i + 1),
             {{share, palette().highlight().color(), palette().highlight().color().darker(), {}}},
             tr("%1 of the points (games: %n)", nullptr, level.games).arg(percent(share))});
    }
    findChild<QLabel *>(u"levelsChartWords"_s)
        ->setText(
            bars.empty() ? tr("No game of people alone against our levels is among them.")
                         : tr("Points of people alone against our levels"));
    m_levels->setBars(std::move(bars), 1);
}

void StatisticsPage::fillMonths()
{
    std::vector<BarChart::Bar> bars;
    auto month = m_statistics.months.begin();
    if (m_statistics.months.size() > kMostMonths)
        std::advance(month, m_statistics.months.size() - kMostMonths);
    for (; month != m_statistics.months.end(); ++month) {
        QString name = QString::fromStdString(month->first);
        name.replace(u'.', u'-');
        bars.push_back(
            {name,
             {{double(month->second),
               palette().highlight().color(),
               palette().highlight().color().darker(),
               {}}},
             QLocale().toString(month->second)});
    }
    m_months->setBars(std::move(bars));
}

void StatisticsPage::fillReasons()
{
    std::vector<BarChart::Bar> bars;
    for (const auto &[reason, count] : m_statistics.reasons) {
        if (bars.size() == kMostReasons)
            break;
        bars.push_back(
            {reasonTitle(reason),
             {{double(count),
               palette().highlight().color(),
               palette().highlight().color().darker(),
               {}}},
             QLocale().toString(count)});
    }
    m_reasons->setBars(std::move(bars));
}

void StatisticsPage::fillRatings()
{
    bool isRated = false;
    for (const Game &game : m_games) {
        const auto &steps = m_ratings.steps(game.id);
        game.words->setVisible(!steps.empty());
        game.graph->setVisible(!steps.empty());
        if (steps.empty())
            continue;
        isRated = true;
        game.words->setText(tr("%1: %2 (games: %n)", "game, rating", static_cast<int>(steps.size()))
                                .arg(gameWords(game.id), ratingWords(steps.back().after)));
        game.graph->setSteps(steps);
    }
    m_unrated->setVisible(!isRated);
}

} // namespace tessera

#include "moc_statisticspage.cpp"
