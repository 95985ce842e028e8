#include "app/lab/orderform.h"

#include "app/lab/entrantwords.h"
#include "app/lab/openingsrow.h"
#include "app/lab/paceform.h"

#include "model/session/historymodel.h"
#include "view/widgets/heading.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/primarybutton.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QThread>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kUsualGames = 100;
constexpr int kMostGames = 1000000;
constexpr int kMostSeed = 1000000;
constexpr double kMostElo = 400;
constexpr double kUsualElo1 = 10;
constexpr int kFormSpace = 16;
constexpr double kHeading = 1.1;
/// The entries of the list of formats: those of matches, and the test of two.
constexpr int kTest = 3;

/// One processor is left to the person.
int mostAtOnce()
{
    return std::max(QThread::idealThreadCount() - 1, 1);
}

QLabel *heading(const QString &text, QWidget *parent)
{
    auto *label = new Label(text, parent);
    makeHeading(*label, kHeading);
    return label;
}

} // namespace

OrderForm::OrderForm(const QString &folder, QWidget *parent)
    : QWidget(parent)
    , m_game(new QComboBox(this))
    , m_entrants(new EntrantsTable(folder, this))
    , m_format(new QComboBox(this))
    , m_testRow(new QWidget(this))
    , m_elo0(new QDoubleSpinBox(m_testRow))
    , m_elo1(new QDoubleSpinBox(m_testRow))
    , m_games(new QSpinBox(this))
    , m_rounds(new Label(this))
    , m_pace(new PaceForm(this))
    , m_openings(new OpeningsRow(this))
    , m_concurrency(new QSpinBox(this))
    , m_seed(new QSpinBox(this))
    , m_hint(new Label(this))
    , m_start(new PrimaryButton(tr("&Start"), this))
{
    buildLayout();
    connect(m_game, &QComboBox::currentIndexChanged, this, [this] {
        m_openings->setFile({});
        m_entrants->setGame(m_game->currentData().toString().toStdString());
    });
    connect(m_entrants, &EntrantsTable::changed, this, &OrderForm::follow);
    connect(m_entrants, &EntrantsTable::failed, this, &OrderForm::failed);
    connect(m_format, &QComboBox::currentIndexChanged, this, &OrderForm::follow);
    connect(m_start, &QPushButton::clicked, this, [this] { emit startRequested(order()); });
    m_entrants->setGame(m_game->currentData().toString().toStdString());
    m_entrants->setEntrants({levelEntrant(4), levelEntrant(3)});
}

void OrderForm::buildLayout()
{
    for (const GameEntry &entry : catalogue())
        m_game->addItem(
            translated({entry.info().id, entry.info().name, {}}),
            QString::fromStdString(entry.info().id));
    for (const auto format :
         {lab::MatchFormat::RoundRobin, lab::MatchFormat::Gauntlet, lab::MatchFormat::Ladder})
        m_format->addItem(formatWords(format, false));
    m_format->addItem(formatWords(lab::MatchFormat::RoundRobin, true));
    const std::initializer_list<std::tuple<QWidget *, const char *, QString>> names{
        {m_game, "labGame", tr("Game")},
        {m_format, "labFormat", tr("Format")},
        {m_games, "labGames", tr("Games")},
        {m_concurrency, "labConcurrency", tr("At a time")},
        {m_seed, "labSeed", tr("Seed")},
        {m_elo0, "labElo0", tr("Elo that is not enough")},
        {m_elo1, "labElo1", tr("Elo that is enough")},
        {m_start, "labStartButton", tr("Start")}};
    for (const auto &[widget, name, words] : names) {
        widget->setObjectName(QLatin1StringView(name));
        widget->setAccessibleName(words);
    }
    m_games->setRange(1, kMostGames);
    m_games->setValue(kUsualGames);
    m_concurrency->setRange(1, mostAtOnce());
    m_concurrency->setValue(mostAtOnce());
    m_concurrency->setToolTip(tr("Games played at the same time; one processor is left for you"));
    m_seed->setRange(0, kMostSeed);
    m_seed->setToolTip(tr("Another number gives another order of openings and other chances"));
    m_hint->setObjectName(u"labHint"_s);
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_rounds->setForegroundRole(QPalette::PlaceholderText);
    m_rounds->setWordWrap(true);
    auto *left = new QVBoxLayout;
    left->addWidget(heading(tr("Entrants"), this));
    left->addWidget(m_entrants, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_hint, 1);
    buttons->addWidget(m_start);
    auto *right = new QVBoxLayout;
    right->addWidget(heading(tr("Match"), this));
    right->addLayout(makeFields());
    right->addStretch(1);
    right->addLayout(buttons);
    auto *sides = new QHBoxLayout(this);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(kFormSpace);
    sides->addLayout(left, 1);
    sides->addLayout(right, 1);
}

QFormLayout *OrderForm::makeFields()
{
    auto *form = new QFormLayout;
    form->setVerticalSpacing(kFormSpace / 2);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Game:"), m_game);
    form->addRow(tr("Format:"), m_format);
    form->addRow(QString(), makeTestRow());
    form->addRow(tr("Games:"), m_games);
    form->addRow(QString(), m_rounds);
    form->addRow(tr("Pace:"), m_pace);
    form->addRow(tr("Openings:"), m_openings);
    form->addRow(tr("At a time:"), m_concurrency);
    form->addRow(tr("Seed:"), m_seed);
    return form;
}

QWidget *OrderForm::makeTestRow()
{
    const auto prepare = [](QDoubleSpinBox *field, double value, const QString &prefix) {
        field->setRange(-kMostElo, kMostElo);
        field->setDecimals(1);
        field->setValue(value);
        field->setPrefix(prefix);
    };
    prepare(m_elo0, 0, tr("from ", "lower bound of a test in Elo"));
    prepare(m_elo1, kUsualElo1, tr("to ", "upper bound of a test in Elo"));
    m_testRow->setToolTip(tr(
        "The match ends when the first player is shown to be stronger by the upper number of Elo, "
        "or by no more than the lower"));
    auto *row = new QHBoxLayout(m_testRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_elo0, 1);
    row->addWidget(m_elo1, 1);
    row->addWidget(new Label(tr("Elo"), m_testRow));
    return m_testRow;
}

bool OrderForm::isTest() const
{
    return m_format->currentIndex() == kTest;
}

lab::MatchFormat OrderForm::format() const
{
    return isTest() ? lab::MatchFormat::RoundRobin
                    : static_cast<lab::MatchFormat>(m_format->currentIndex());
}

bool OrderForm::hasAgents() const
{
    const auto entrants = m_entrants->entrants();
    return std::any_of(entrants.begin(), entrants.end(), isAgent);
}

void OrderForm::follow()
{
    const int count = static_cast<int>(m_entrants->entrants().size());
    m_testRow->setVisible(isTest());
    m_openings->setFree(!hasAgents());
    QString hint;
    if (count < 2)
        hint = tr("A match needs two players or more.");
    else if (isTest() && count != 2)
        hint = tr("A test compares two players.");
    else if (count > static_cast<int>(lab::Schedule::kMostPlayers))
        hint = tr("At most %1 players can enter.").arg(lab::Schedule::kMostPlayers);
    m_hint->setText(hint);
    m_start->setEnabled(hint.isEmpty());
    m_rounds->setText(hint.isEmpty() ? roundWords(count) : QString());
}

QString OrderForm::roundWords(int players) const
{
    const GameEntry *entry = findGame(m_game->currentData().toString().toStdString());
    const lab::Schedule schedule(players, entry->info().playerCount(), 1, 0, format());
    const int games = schedule.blockSize() * schedule.roundSize();
    return schedule.blockSize() == 2
               ? tr("All meet once from both sides in %1 games.").arg(games)
               : tr("All meet once in all six orders of seats in %1 games.").arg(games);
}

lab::MatchOrder OrderForm::order() const
{
    lab::MatchOrder order;
    order.game = findGame(m_game->currentData().toString().toStdString());
    order.options = Options::defaults(order.game->info().options);
    order.players = m_entrants->entrants();
    order.format = format();
    order.time = m_pace->pace();
    if (const QString file = m_openings->file(); !file.isEmpty())
        order.openings = file.toStdString();
    order.games = m_games->value();
    order.concurrency = m_concurrency->value();
    order.seed = static_cast<std::uint64_t>(m_seed->value());
    if (isTest()) {
        const auto number = [](double value) { return QString::number(value).toStdString(); };
        order.sprt = "elo0=" + number(m_elo0->value()) + " elo1=" + number(m_elo1->value());
    }
    return order;
}

void OrderForm::setGame(const std::string &game)
{
    const int row = m_game->findData(QString::fromStdString(game));
    if (row >= 0)
        m_game->setCurrentIndex(row);
}

void OrderForm::setOrder(const lab::MatchOrder &order)
{
    setGame(order.game->info().id);
    m_entrants->setEntrants(order.players);
    m_format->setCurrentIndex(order.sprt ? kTest : static_cast<int>(order.format));
    if (order.sprt) {
        if (const auto test = lab::Sprt::parse(*order.sprt)) {
            m_elo0->setValue(test->elo0);
            m_elo1->setValue(test->elo1);
        }
    }
    m_games->setValue(order.games);
    m_pace->setPace(order.time);
    m_openings->setFile(QString::fromStdString(order.openings.value_or("")));
    m_concurrency->setValue(order.concurrency);
    m_seed->setValue(static_cast<int>(std::min<std::uint64_t>(order.seed, kMostSeed)));
    follow();
}

} // namespace tessera

#include "moc_orderform.cpp"
