#include "app/lab/crosstable.h"

#include <QHeaderView>
#include <QLocale>

#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr double kPercent = 100;

QString decimal(double value, int decimals)
{
    if (std::isinf(value))
        return value < 0 ? u"−∞"_s : u"∞"_s;
    // What rounds to nothing has no sign.
    const bool isNothing = std::abs(value) * std::pow(10, decimals) < 0.5;
    QString text = QLocale().toString(isNothing ? 0 : value, 'f', decimals);
    return text.replace(u'-', u'−');
}

QString intervalText(const IntervalPlot::Row &row)
{
    return Crosstable::tr("%1  [%2, %3]", "value, bounds")
        .arg(decimal(row.value, 0), decimal(row.low, 0), decimal(row.high, 0));
}

QString pointsText(const lab::Tally &tally)
{
    if (tally.games == 0)
        return u"–"_s;
    return Crosstable::tr("%1 / %2", "points, games").arg(decimal(tally.points, 1)).arg(tally.games);
}

/// A player's strength by the pairs of a duel, from the first player's side or from the other's.
lab::Interval duelElo(const lab::Report &report, std::size_t player)
{
    const lab::Interval elo = eloOf(report.totals.front().share);
    return player == 0 ? elo : lab::Interval{-elo.high, -elo.value, -elo.low};
}

lab::Interval strengthOf(const lab::Report &report, std::size_t player)
{
    if (!report.hasTwoSeats()) {
        const lab::Interval &share = report.totals[player].share;
        return {kPercent * share.low, kPercent * share.value, kPercent * share.high};
    }
    return report.isDuel() ? duelElo(report, player) : report.ratings[player];
}

} // namespace

std::vector<IntervalPlot::Row> strengthRows(const lab::Report &report)
{
    std::vector<IntervalPlot::Row> rows;
    if (report.results.games().empty())
        return rows;
    for (std::size_t player = 0; player < report.names.size(); ++player) {
        const lab::Interval strength = strengthOf(report, player);
        rows.push_back(
            {QString::fromStdString(report.names[player]),
             strength.low,
             strength.value,
             strength.high});
    }
    return rows;
}

QString strengthTitle(int playerCount)
{
    return playerCount == 2
               ? Crosstable::tr("Elo, with the bounds of 95 % certainty")
               : Crosstable::tr("Shares of the points, with the bounds of 95 % certainty");
}

double evenStrength(const lab::Report &report, lab::MatchFormat format)
{
    if (report.hasTwoSeats())
        return 0;
    const bool isOfTwo = report.isDuel() || format == lab::MatchFormat::Ladder;
    return kPercent / (isOfTwo ? 2.0 : static_cast<double>(report.results.seatCount()));
}

QString strengthUnit(const lab::Report &report)
{
    return report.hasTwoSeats() ? QString() : u"%"_s;
}

Crosstable::Crosstable(QWidget *parent)
    : QTreeWidget(parent)
{
    setObjectName(u"labCrosstable"_s);
    setAccessibleName(tr("Crosstable"));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setStretchLastSection(false);
}

void Crosstable::setReport(const lab::Report &report)
{
    const std::size_t players = report.names.size();
    QStringList heads{
        tr("Player"),
        tr("Points"),
        report.hasTwoSeats() ? tr("Elo, 95 %") : tr("% of points, 95 %"),
        tr("Won"),
        tr("Drawn"),
        tr("Lost"),
        tr("Faults")};
    const int first = static_cast<int>(heads.size());
    for (std::size_t i = 0; i < players; ++i)
        heads << tr("vs. %1").arg(QString::fromStdString(report.names[i]));
    setHeaderLabels(heads);
    headerItem()->setToolTip(first - 1, tr("Games lost by time, an illegal move or a crash"));
    for (int column = 1; column < heads.size(); ++column)
        headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    // The rows stay, so that who reads one does not lose it.
    while (topLevelItemCount() > static_cast<int>(players))
        delete topLevelItem(topLevelItemCount() - 1);
    while (topLevelItemCount() < static_cast<int>(players))
        new QTreeWidgetItem(this);
    const auto rows = strengthRows(report);
    for (std::size_t i = 0; i < players; ++i) {
        const lab::PlayerTotals &totals = report.totals[i];
        QStringList cells{
            QString::fromStdString(report.names[i]),
            pointsText(totals.all),
            rows.empty() ? u"–"_s : intervalText(rows[i]),
            QString::number(totals.wins),
            QString::number(totals.draws),
            QString::number(totals.losses),
            QString::number(totals.crashes + totals.overtimes + totals.illegalMoves)};
        for (std::size_t other = 0; other < players; ++other)
            cells << pointsText(report.cross[i][other]);
        QTreeWidgetItem *item = topLevelItem(static_cast<int>(i));
        for (int column = 0; column < cells.size(); ++column) {
            item->setText(column, cells[column]);
            if (column > 0)
                item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        }
    }
}

} // namespace tessera

#include "moc_crosstable.cpp"
