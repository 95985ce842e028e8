#include "app/lab/gamestable.h"

#include "app/files/gamefile.h"

#include "view/words/resultwords.h"

#include <QHeaderView>
#include <QLocale>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Of the games that were lost by a fault.
constexpr int kFaultColumn = 1;
/// Of all games.
constexpr int kEndColumn = 3;
constexpr int kTurnsColumn = 4;

/// What the referee wrote on the last move of a game that was lost by a fault.
QString faultIn(const std::string &text)
{
    const auto game = openGameText(text, "game");
    if (!game)
        return {};
    const auto line = game->record.mainLine();
    const NodeId last = line.empty() ? GameRecord::kRoot : line.back();
    return QString::fromStdString(game->record.node(last).comment).simplified();
}

} // namespace

GamesTable::GamesTable(Holds holds, QWidget *parent)
    : QTreeWidget(parent)
    , m_holds(holds)
{
    const bool isAll = holds == Holds::Games;
    setObjectName(isAll ? u"labGamesTable"_s : u"labFaultsTable"_s);
    setAccessibleName(isAll ? tr("Games") : tr("Games lost by a fault"));
    setHeaderLabels(headings(holds));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(isAll ? kEndColumn : kFaultColumn, QHeaderView::Stretch);
    const auto choose = [this](const QTreeWidgetItem *item) {
        emit chosen(item->data(0, Qt::UserRole).toInt());
    };
    connect(this, &QTreeWidget::itemClicked, this, choose);
    connect(this, &QTreeWidget::itemActivated, this, choose);
}

QStringList GamesTable::headings(Holds holds)
{
    return holds == Holds::Games
               ? QStringList{tr("Game"), tr("Players"), tr("Result"), tr("End"), tr("Turns")}
               : QStringList{tr("Game"), tr("What happened")};
}

void GamesTable::begin(const GameInfo &game, const QStringList &players)
{
    clear();
    m_game = &game;
    m_players = players;
}

QString GamesTable::scoreWords(const lab::PlayedGame &game)
{
    QStringList scores;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
        scores << QLocale().toString(game.outcome.scores[playerAt(static_cast<int>(seat))], 'g', 2);
    return scores.join(u" – "_s);
}

QString GamesTable::playersOf(const lab::PlayedGame &game, const QStringList &players)
{
    QStringList names;
    for (const int player : game.seats)
        names << players.value(player);
    return names.join(u" – "_s);
}

void GamesTable::add(const lab::PlayedGame &game, const std::string &text)
{
    const bool isAll = m_holds == Holds::Games;
    if (!isAll && !lab::isFault(game.outcome.reason))
        return;
    const QString number = QString::number(game.number + 1);
    const ResultWords words = resultWords(*m_game, game.outcome);
    const QString how = words.detail.isEmpty() ? words.headline : words.detail;
    auto *item = new QTreeWidgetItem(
        isAll
            ? QStringList{number, playersOf(game, m_players), scoreWords(game), how, QString::number(game.turns)}
            : QStringList{number, faultIn(text)});
    item->setData(0, Qt::UserRole, game.number);
    item->setTextAlignment(0, Qt::AlignRight | Qt::AlignVCenter);
    if (isAll)
        item->setTextAlignment(kTurnsColumn, Qt::AlignRight | Qt::AlignVCenter);
    const int told = isAll ? kEndColumn : kFaultColumn;
    item->setToolTip(told, item->text(told));
    insertTopLevelItem(0, item);
}

} // namespace tessera

#include "moc_gamestable.cpp"
