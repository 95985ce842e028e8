#pragma once

#include "app/lab/reportmaker.h"
#include "model/lab/match/schedule.h"
#include "view/plots/intervalplot.h"

#include <QTreeWidget>

namespace tessera {

/// What the players of a match made of it: points, strength with its bounds, faults, and points against each other.
class Crosstable final : public QTreeWidget
{
    Q_OBJECT

public:
    explicit Crosstable(QWidget *parent = nullptr);

    void setReport(const lab::Report &report);
};

/// How strong the players are: Elo of games for two, else shares of the points in percent.
[[nodiscard]] std::vector<IntervalPlot::Row> strengthRows(const lab::Report &report);
/// Where in these rows nobody is ahead, and what stands behind their numbers.
[[nodiscard]] double evenStrength(const lab::Report &report, lab::MatchFormat format);
[[nodiscard]] QString strengthUnit(const lab::Report &report);

} // namespace tessera
