#include "app/explorer/explorerbox.h"

#include "app/explorer/resultbars.h"

#include "view/widgets/plaintext.h"
#include "view/words/listed.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSpacing = 4;
constexpr int kMostRows = 6;
enum Column { Move, Games, Results, Value, ColumnCount };

QString percent(double share)
{
    return ExplorerBox::tr("%1 %").arg(std::lround(100 * share));
}

} // namespace

ExplorerBox::ExplorerBox(GameSession &session, Library &library, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_run(new ExplorerRun(session, library, this))
    , m_head(new Label(this))
    , m_list(new QTreeWidget(this))
{
    setObjectName(u"explorerBox"_s);
    setAccessibleName(tr("Opening explorer"));
    m_head->setObjectName(u"explorerHead"_s);
    m_head->setWordWrap(true);
    buildList();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpacing);
    column->addWidget(m_head);
    column->addWidget(m_list);
    hide();
    connect(m_run, &ExplorerRun::changed, this, &ExplorerBox::refresh);
}

void ExplorerBox::buildList()
{
    m_list->setObjectName(u"explorerList"_s);
    m_list->setAccessibleName(tr("Moves that were played"));
    m_list->setColumnCount(ColumnCount);
    m_list->setHeaderLabels({tr("Move"), tr("Games"), tr("Points"), tr("Value")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setMouseTracking(true);
    m_list->setItemDelegateForColumn(Results, new ResultBars(m_looks, m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QHeaderView &head = *m_list->header();
    head.setStretchLastSection(false);
    head.setSectionsMovable(false);
    for (const int column : {Move, Games, Value})
        head.setSectionResizeMode(column, QHeaderView::ResizeToContents);
    head.setSectionResizeMode(Results, QHeaderView::Stretch);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    const auto rowOf = [this](const QTreeWidgetItem *item) {
        return m_list->indexFromItem(item).row();
    };
    connect(m_list, &QTreeWidget::itemClicked, this, [this, rowOf](const QTreeWidgetItem *item) {
        take(rowOf(item));
    });
    connect(m_list, &QTreeWidget::itemActivated, this, [this, rowOf](const QTreeWidgetItem *item) {
        take(rowOf(item));
    });
    connect(m_list, &QTreeWidget::itemEntered, this, [this, rowOf](const QTreeWidgetItem *item) {
        point(rowOf(item));
    });
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this, rowOf](const QTreeWidgetItem *item) {
        if (m_list->hasFocus() && item != nullptr)
            point(rowOf(item));
    });
}

void ExplorerBox::setLooks(const std::vector<PlayerLook> &looks)
{
    m_looks = looks;
    refresh();
}

void ExplorerBox::setName(HistoryRows::Name name)
{
    m_name = std::move(name);
    refresh();
}

QString ExplorerBox::headText() const
{
    switch (m_run->state()) {
    case ExplorerRun::State::Off:
        return {};
    case ExplorerRun::State::Reading:
        return tr("Opening explorer: reading the games…");
    case ExplorerRun::State::Hidden:
        return tr("Opening explorer: not while parts of the game are hidden");
    case ExplorerRun::State::Ready:
        break;
    }
    if (m_run->moves().empty())
        return tr("Opening explorer: nothing was played from here");
    int games = 0;
    int own = 0;
    for (const ExploredMove &move : m_run->moves()) {
        games += move.played.games;
        own += move.played.own;
    }
    return tr("Opening explorer · games from here: %1 of %2, by people: %3", "numbers of games")
        .arg(games)
        .arg(m_run->gameCount())
        .arg(own);
}

QString ExplorerBox::resultsText(const PlayedMove &move) const
{
    QStringList shares;
    for (std::size_t i = 0; move.games > 0 && i < m_looks.size(); ++i) {
        shares << tr("%1 %2", "player, share of the points")
                      .arg(m_looks[i].name, percent(move.points[playerAt(int(i))] / move.games));
    }
    return listed(shares);
}

void ExplorerBox::refresh()
{
    setVisible(m_run->isOn());
    m_head->setText(headText());
    m_list->clear();
    const AnyPosition *position = m_run->position();
    if (position == nullptr || !m_name)
        return;
    const Player mover = position->toMove();
    for (const ExploredMove &move : m_run->moves()) {
        const PlayedMove &played = move.played;
        auto *item = new QTreeWidgetItem(m_list);
        item->setText(Move, m_name(*position, played.move));
        item->setText(Games, played.games > 0 ? QLocale().toString(played.games) : tr("book"));
        item->setTextAlignment(Games, Qt::AlignRight | Qt::AlignVCenter);
        QVariantList shares;
        for (std::size_t i = 0; played.games > 0 && i < m_looks.size(); ++i)
            shares << played.points[playerAt(int(i))] / played.games;
        item->setData(Results, ResultBars::kSharesRole, shares);
        item->setData(Results, Qt::AccessibleTextRole, resultsText(played));
        const bool isValued = played.value.has_value() || move.isInBook;
        const double chance = played.value ? *played.value : move.bookValue;
        const QString value = isValued ? percent(chance) : QString();
        item->setText(Value, value);
        item->setTextAlignment(Value, Qt::AlignRight | Qt::AlignVCenter);
        QStringList tip{m_name(*position, played.move)};
        if (played.games > 0)
            tip << listed({tr("Games: %n", nullptr, played.games), resultsText(played)});
        if (isValued && index(mover) >= 0 && index(mover) < int(m_looks.size()))
            tip << tr("Winning chance of %1: %2")
                       .arg(m_looks[static_cast<std::size_t>(index(mover))].name, value);
        if (move.isInBook)
            tip << tr("In the opening book");
        for (int column = 0; column < ColumnCount; ++column)
            item->setToolTip(column, tip.join(u'\n'));
    }
    fitRows();
    point(-1);
}

void ExplorerBox::fitRows()
{
    const int row = std::max(m_list->sizeHintForRow(0), m_list->fontMetrics().height());
    const int rows = std::clamp(m_list->topLevelItemCount(), 1, kMostRows);
    m_list->setFixedHeight(
        m_list->header()->sizeHint().height() + rows * row + 2 * m_list->frameWidth());
    m_list->setVisible(m_list->topLevelItemCount() > 0);
}

void ExplorerBox::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitRows();
}

bool ExplorerBox::eventFilter(QObject *watched, QEvent *event)
{
    const bool isLeft = watched == m_list->viewport() && event->type() == QEvent::Leave;
    const bool isUnfocused = watched == m_list && event->type() == QEvent::FocusOut;
    if (isLeft || isUnfocused)
        point(-1);
    return QWidget::eventFilter(watched, event);
}

void ExplorerBox::point(int row)
{
    std::vector<MoveCode> ideas;
    if (row >= 0 && row < static_cast<int>(m_run->moves().size()))
        ideas = {m_run->moves()[static_cast<std::size_t>(row)].played.move};
    if (ideas == m_shown)
        return;
    m_shown = ideas;
    emit ideasChanged(ideas);
}

void ExplorerBox::take(int row)
{
    if (row < 0 || row >= static_cast<int>(m_run->moves().size()))
        return;
    const MoveCode move = m_run->moves()[static_cast<std::size_t>(row)].played.move;
    // The move is tried, never played: the game stays where it was.
    m_session.navigation.goTo(m_session.model.addVariation(m_run->node(), move));
}

} // namespace tessera

#include "moc_explorerbox.cpp"
