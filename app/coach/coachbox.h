#pragma once

#include "app/coach/coachrun.h"
#include "model/session/historyrows.h"
#include "view/widgets/playerlook.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace tessera {

class LinePlayout;

/// What the coach says, beside the board: for each claim a sentence, the rule that it follows from, and the line that
/// proves it, which the pointer shows on the board, a click tries, and holding plays out. Hidden while it is silent.
class CoachBox final : public QWidget
{
    Q_OBJECT

public:
    /// What each position is thought about.
    static constexpr std::chrono::milliseconds kUsualTime{300};

    CoachBox(
        GameSession &session,
        LinePlayout &playout,
        const SearchLimits &limits = SearchLimits::ofTime(kUsualTime),
        QWidget *parent = nullptr);

    [[nodiscard]] CoachRun &run() const { return *m_run; }
    void setLooks(const std::vector<PlayerLook> &looks);
    /// Writes moves as `name` does.
    void setName(HistoryRows::Name name);

signals:
    void ruleRequested(const QString &section);

private:
    void buildLayout();
    void refresh();
    /// One about the position after the move, or before it.
    void addClaim(
        const Claim &claim, const std::shared_ptr<const AnyPosition> &position, NodeId from);
    void clearClaims();
    [[nodiscard]] QString headText() const;
    [[nodiscard]] QString emptyText() const;

    GameSession &m_session;
    LinePlayout &m_playout;
    CoachRun *m_run;
    std::vector<PlayerLook> m_looks;
    HistoryRows::Name m_name;
    QLabel *m_head;
    QLabel *m_empty;
    QWidget *m_claims = nullptr;
    QVBoxLayout *m_column;
};

} // namespace tessera
