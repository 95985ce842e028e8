#pragma once

#include "app/coach/coachrun.h"
#include "model/session/historyrows.h"
#include "view/widgets/playerlook.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace tessera {

class LinePlayout;

/// The coach's words beside the board: for each claim a sentence, the rule that it follows from, and the line that
/// proves it. The pointer shows the line on the board, a click tries it, and holding plays it out. Hidden while the
/// coach is silent.
class CoachBox final : public QWidget
{
    Q_OBJECT

public:
    CoachBox(GameSession &session, LinePlayout &playout, QWidget *parent = nullptr);

    [[nodiscard]] CoachRun &run() const { return *m_run; }
    void setLooks(const std::vector<PlayerLook> &looks);
    /// Writes moves by `name`.
    void setName(HistoryRows::Name name);

signals:
    void ruleRequested(const QString &section);
    /// The coach has begun to say this.
    void said(const QString &words);

private:
    void buildLayout();
    void refresh();
    /// Adds a claim about the position after the move, or before it.
    void addClaim(
        const Claim &claim, const std::shared_ptr<const AnyPosition> &position, NodeId from);
    void clearClaims();
    [[nodiscard]] QString headText() const;
    [[nodiscard]] QString emptyText() const;
    /// All that the coach says now, but for the lines.
    [[nodiscard]] QString words() const;

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
