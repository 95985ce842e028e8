#pragma once

#include "controller/session/gamesession.h"
#include "model/session/historyrows.h"
#include "view/widgets/playerlook.h"

#include <QObject>

#include <vector>

namespace tessera {

class AnalysisBox;
class BoardPage;
class CoachBox;
class ExplorerBox;
class Library;
class LinePlayout;
class ReviewBox;
class SideColumn;
class ThinkingBox;
class TraceBox;
struct Preferences;

/// The boxes about the game beside its board: the review, the analysis, the computer's thoughts, the explorer, the
/// coach and the traces of other programs, each with its place in the column.
class StudyBoxes final : public QObject
{
    Q_OBJECT

public:
    /// All of them must outlive this.
    StudyBoxes(
        GameSession &session,
        Library &library,
        SideColumn &side,
        BoardPage &board,
        QObject *parent = nullptr);

    [[nodiscard]] ReviewBox &review() const { return *m_review; }
    [[nodiscard]] AnalysisBox &analysis() const { return *m_analysis; }
    [[nodiscard]] ThinkingBox &thinking() const { return *m_thinking; }
    [[nodiscard]] ExplorerBox &explorer() const { return *m_explorer; }
    [[nodiscard]] CoachBox &coach() const { return *m_coach; }

    void setLooks(const std::vector<PlayerLook> &looks);
    /// Writes moves as `name` does.
    void setName(const HistoryRows::Name &name);
    void setPreferences(const Preferences &preferences);
    /// Reviews the finished game, and shows the review.
    void beginReview();

signals:
    /// Somebody wants to read a section of the rules.
    void ruleRequested(const QString &section);

private:
    void connectBoxes(GameSession &session, BoardPage &board);

    SideColumn &m_side;
    LinePlayout *m_playout;
    ReviewBox *m_review;
    AnalysisBox *m_analysis;
    ThinkingBox *m_thinking;
    ExplorerBox *m_explorer;
    CoachBox *m_coach;
    TraceBox *m_traces;
    /// What the analysis marks on the board, and whose moves these are.
    std::vector<MoveCode> m_ideas;
    Player m_thinker = Player::None;
};

} // namespace tessera
