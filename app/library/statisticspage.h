#pragma once

#include "model/library/librarystatistics.h"
#include "view/theme/theme.h"

#include <QScrollArea>

class QLabel;
class QVBoxLayout;

namespace tessera {

class BarChart;
class LibraryModel;
class RatingBook;
class RatingGraph;

/// Statistics of the games shown, as plots: wins by seat, results of people against our levels, numbers of games by
/// month, reasons of ends; and the person's ratings. It counts only while it is seen, so that a search in many games
/// does not wait for it.
class StatisticsPage final : public QScrollArea
{
    Q_OBJECT

public:
    /// Both must outlive the page.
    StatisticsPage(const LibraryModel &shown, const RatingBook &ratings, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// What was counted when the page was seen last.
    [[nodiscard]] const LibraryStatistics &statistics() const { return m_statistics; }

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

    const LibraryModel &m_shown;
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
