#pragma once

#include "model/library/librarystatistics.h"
#include "view/theme/theme.h"

#include <QScrollArea>

class QLabel;
class QVBoxLayout;

namespace tessera {

class BarChart;
class RatingBook;
class RatingGraph;

/// Statistics of the games shown, as plots: wins by seat, results of people against our levels, numbers of games by
/// month, reasons of ends; and the person's ratings.
class StatisticsPage final : public QScrollArea
{
    Q_OBJECT

public:
    explicit StatisticsPage(const RatingBook &ratings, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void show(const LibraryIndex &index, const std::vector<std::uint32_t> &numbers);

protected:
    void showEvent(QShowEvent *event) override;

private:
    BarChart *addChart(const QString &name, const QString &title, const QString &what);
    void addRatings();
    void fill();
    void fillSeats();
    void fillLevels();
    void fillMonths();
    void fillReasons();
    void fillRatings();

    const RatingBook &m_ratings;
    Theme m_theme;
    LibraryStatistics m_statistics;
    QWidget *m_content;
    QVBoxLayout *m_column;
    QLabel *m_head;
    BarChart *m_seats;
    BarChart *m_levels;
    BarChart *m_months;
    BarChart *m_reasons;
    struct Game
    {
        std::string id;
        QLabel *words;
        RatingGraph *graph;
    };
    std::vector<Game> m_games;
    QLabel *m_unrated;
};

} // namespace tessera
