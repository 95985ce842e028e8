#pragma once

#include "app/lab/reportmaker.h"
#include "model/lab/match/schedule.h"
#include "view/plots/intervalplot.h"

#include <QTreeWidget>

namespace tessera {

/// The table of a match's players: points, strength with its bounds, faults, and points against each other.
class Crosstable final : public QTreeWidget
{
    Q_OBJECT

public:
    explicit Crosstable(QWidget *parent = nullptr);

    void setReport(const lab::Report &report);
};

/// The strengths of the players: Elo for two, otherwise shares of the points in per cent.
[[nodiscard]] std::vector<IntervalPlot::Row> strengthRows(const lab::Report &report);
/// What they are called in a game with so many players.
[[nodiscard]] QString strengthTitle(int playerCount);
/// The value of equal strength in these rows, and the unit of their numbers.
[[nodiscard]] double evenStrength(const lab::Report &report, lab::MatchFormat format);
[[nodiscard]] QString strengthUnit(const lab::Report &report);

} // namespace tessera
