#include "app/game/studyboxes.h"

#include "app/analysis/analysisbox.h"
#include "app/analysis/lineplayout.h"
#include "app/analysis/thinkingbox.h"
#include "app/board/boardpage.h"
#include "app/coach/coachbox.h"
#include "app/explorer/explorerbox.h"
#include "app/game/columns/sidecolumn.h"
#include "app/players/tracebox.h"
#include "app/review/reviewbox.h"
#include "app/settings/preferences.h"

namespace tessera {

StudyBoxes::StudyBoxes(
    GameSession &session, Library &library, SideColumn &side, BoardPage &board, QObject *parent)
    : QObject(parent)
    , m_side(side)
    , m_playout(new LinePlayout(board, this))
    , m_review(new ReviewBox(session))
    , m_analysis(new AnalysisBox(session, *m_playout, &side))
    , m_thinking(new ThinkingBox(session, &side))
    , m_explorer(new ExplorerBox(session, library, &side))
    , m_coach(new CoachBox(session, *m_playout))
    , m_traces(new TraceBox(session))
{
    side.addPage(*m_review, tr("Review"));
    side.addPage(*m_traces, tr("Programs"));
    side.addAboveMoves(*m_thinking);
    side.addAboveMoves(*m_analysis);
    side.addAboveMoves(*m_explorer);
    side.addScrollingAboveMoves(*m_coach);
    connectBoxes(session, board);
}

void StudyBoxes::connectBoxes(GameSession &session, BoardPage &board)
{
    connect(
        m_analysis,
        &AnalysisBox::ideasChanged,
        &board,
        [this, &board](const std::vector<MoveCode> &ideas, Player mover) {
            m_ideas = ideas;
            m_thinker = mover;
            board.showIdeas(ideas, mover);
        });
    connect(
        m_explorer, &ExplorerBox::ideasChanged, &board, [this, &board, &session](const auto &ideas) {
            if (ideas.empty())
                board.showIdeas(m_ideas, m_thinker);
            else
                board.showIdeas(ideas, session.navigation.position().toMove());
        });
    connect(&m_review->run(), &ReviewRun::changed, this, [this] {
        m_side.setMoments(m_review->momentLinks());
        if (m_review->run().review())
            m_side.reveal(*m_review);
    });
    connect(&m_side, &SideColumn::foldedChanged, m_analysis, &AnalysisBox::setHeadBelow);
    connect(&m_side, &SideColumn::momentChosen, m_review, &ReviewBox::goTo);
    connect(m_review, &ReviewBox::tryShown, this, [this](QWidget *part) { m_side.reveal(*part); });
    connect(m_coach, &CoachBox::ruleRequested, this, &StudyBoxes::ruleRequested);
}

void StudyBoxes::setLooks(const std::vector<PlayerLook> &looks)
{
    m_review->setLooks(looks);
    m_analysis->setLooks(looks);
    m_explorer->setLooks(looks);
    m_thinking->setLooks(looks);
    m_traces->setLooks(looks);
    m_coach->setLooks(looks);
}

void StudyBoxes::setName(const HistoryRows::Name &name)
{
    m_analysis->setName(name);
    m_explorer->setName(name);
    m_thinking->setName(name);
    m_review->setName(name);
    m_coach->setName(name);
}

void StudyBoxes::setPreferences(const Preferences &preferences)
{
    m_thinking->setUnfolded(preferences.engines.showsThoughts);
    m_analysis->analysis().setPreferences(preferences.engines.analysis);
    m_coach->run().setMode(preferences.play.coach);
    m_coach->run().setHintsAllowed(preferences.play.allowsHints);
}

void StudyBoxes::beginReview()
{
    // It leads away from the move that the coach spoke about, and needs the room.
    m_coach->run().dismiss();
    m_review->begin();
    m_side.reveal(*m_review);
}

} // namespace tessera

#include "moc_studyboxes.cpp"
