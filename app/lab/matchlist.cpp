#include "app/lab/matchlist.h"

#include "app/lab/entrantwords.h"
#include "app/lab/listlayout.h"

#include "model/session/historymodel.h"

#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLines = 5;

} // namespace

MatchList::MatchList(const MatchShelf &shelf, QWidget *parent)
    : QWidget(parent)
    , m_shelf(shelf)
    , m_table(new QTreeWidget(this))
    , m_open(new QPushButton(tr("&Open"), this))
    , m_again(new QPushButton(tr("As a &pattern"), this))
    , m_remove(new QPushButton(tr("&Delete"), this))
{
    m_table->setObjectName(u"labMatches"_s);
    m_table->setAccessibleName(tr("Matches"));
    m_table->setHeaderLabels({tr("Begun"), tr("Game"), tr("Players"), tr("Format"), tr("Games")});
    m_open->setObjectName(u"labOpenButton"_s);
    m_again->setObjectName(u"labPatternButton"_s);
    m_again->setToolTip(tr("Sets a new match up like this one"));
    m_remove->setObjectName(u"labRemoveButton"_s);
    layOutList(*m_table, kLines, 2, {m_open, m_again, m_remove});
    const auto tell = [this](auto signal) {
        return [this, signal] {
            // A copy: what is done about it may read the list anew.
            if (const KeptMatch *match = current())
                emit(this->*signal)(KeptMatch(*match));
        };
    };
    connect(m_open, &QPushButton::clicked, this, tell(&MatchList::openRequested));
    connect(m_again, &QPushButton::clicked, this, tell(&MatchList::patternRequested));
    connect(m_remove, &QPushButton::clicked, this, tell(&MatchList::removeRequested));
    connect(m_table, &QTreeWidget::itemActivated, this, tell(&MatchList::openRequested));
    connect(m_table, &QTreeWidget::currentItemChanged, this, &MatchList::follow);
    follow();
}

void MatchList::refresh(const QString &playing)
{
    m_playing = playing;
    m_matches = m_shelf.matches();
    m_table->clear();
    for (const KeptMatch &match : m_matches) {
        const GameInfo &game = match.order.game->info();
        const QString begun = match.folder == playing
                                  ? tr("Being played")
                                  : QLocale().toString(match.begun, QLocale::ShortFormat);
        auto *item = new QTreeWidgetItem(
            m_table,
            {begun,
             translated({game.id, game.name, {}}),
             match.players(),
             formatWords(match.order.format, match.order.sprt.has_value()),
             QLocale().toString(match.order.games)});
        item->setTextAlignment(4, Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(2, match.players());
    }
    if (!m_matches.empty())
        m_table->setCurrentItem(m_table->topLevelItem(0));
    follow();
}

const KeptMatch *MatchList::current() const
{
    const int row = m_table->indexOfTopLevelItem(m_table->currentItem());
    return row < 0 ? nullptr : &m_matches[static_cast<std::size_t>(row)];
}

void MatchList::follow()
{
    const KeptMatch *match = current();
    m_open->setEnabled(match != nullptr);
    m_again->setEnabled(match != nullptr);
    m_remove->setEnabled(match != nullptr && match->folder != m_playing);
}

} // namespace tessera

#include "moc_matchlist.cpp"
