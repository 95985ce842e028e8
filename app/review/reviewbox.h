#pragma once

#include "app/review/reviewrun.h"
#include "app/review/reviewwords.h"
#include "app/review/secondtry.h"
#include "controller/session/gamesession.h"
#include "view/widgets/playerlook.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace tessera {

class ChanceGraph;

/// The review of the finished game beside the board: progress with a way to cancel, then the graph of winning chances,
/// how many moves lost much, the key moments as links, and second tries at moves that lost. Hidden while there is
/// nothing to show.
class ReviewBox final : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewBox(GameSession &session, QWidget *parent = nullptr);

    void setLooks(const std::vector<PlayerLook> &looks);
    /// Writes moves as `name` does.
    void setName(HistoryRows::Name name);
    /// Reviews the game, or says why that cannot be.
    void begin();
    /// Shows the review that an opened game keeps. Names and looks must be those of the game.
    void recall() { m_run->recall(); }
    [[nodiscard]] ReviewRun &run() const { return *m_run; }
    /// Shows the position after so many moves of the game reviewed.
    void goTo(int place);
    /// The moves that changed the chances most, as links to `goTo`; empty without a review.
    [[nodiscard]] QString momentLinks() const;
    [[nodiscard]] const SecondTry &secondTry() const { return *m_try; }

signals:
    /// What a second try needs has come to be seen or changed.
    void tryShown(QWidget *part);

private:
    void buildLayout();
    void refresh();
    void showReview(const GameReview &review);
    void showPlace();
    void showTry();
    /// Puts the proposed glyphs and best lines into the record.
    void keep();

    GameSession &m_session;
    ReviewRun *m_run;
    SecondTry *m_try;
    ReviewWords m_words;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    ChanceGraph *m_graph;
    QLabel *m_counts;
    QLabel *m_moments;
    QPushButton *m_again;
    QPushButton *m_best;
    QLabel *m_verdict;
    QPushButton *m_keep;
};

} // namespace tessera
