#include "app/tour/guidedgame.h"

#include "app/board/boardpage.h"
#include "app/game/columns/sidecolumn.h"
#include "app/game/gamepage.h"
#include "app/tour/tourpanel.h"
#include "view/words/errorwords.h"

#include <QTimer>

#include <algorithm>

namespace tessera {

GuidedGame::GuidedGame(GameSession &session, GamePage &page, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_page(page)
    , m_panel(new TourPanel)
{
    page.side().setGuide(*m_panel);
    m_panel->hide();
    // A screen reader's press clicks a little later, when the game may have ended.
    const auto on = [this](auto signal, auto what) {
        connect(m_panel, signal, this, [this, what] {
            if (isRunning())
                what();
        });
    };
    on(&TourPanel::endRequested, [this] { emit endRequested(); });
    on(&TourPanel::backRequested, [this] { showStep(m_number - 1); });
    on(&TourPanel::nextRequested, [this] { goOn(); });
    on(&TourPanel::hintRequested, [this] {
        // After another move, or when one of the past is looked at, the hint belongs to no move of the step; after
        // resigning and in a pause no move can be made.
        if (m_session.model.node() != GameRecord::kRoot || !m_session.match.awaitsHuman())
            showStep(m_number);
        m_session.navigation.goLive();
        m_page.board().showHint({step().wanted.front()});
        m_page.board().setFocus(Qt::OtherFocusReason);
    });
    connect(&session.model, &GameModel::moved, this, &GuidedGame::judge);
}

std::optional<Error> GuidedGame::begin(const GameEntry &entry)
{
    auto tour = loadTour(entry);
    if (!tour)
        return tour.error();
    m_tour = std::move(*tour);
    m_entry = &entry;
    m_page.side().setGuided(true);
    showStep(0);
    return std::nullopt;
}

void GuidedGame::end()
{
    m_entry = nullptr;
    m_page.side().setGuided(false);
}

void GuidedGame::showStep(int number)
{
    m_number = number;
    m_isDone = false;
    GameSetup setup;
    setup.game = m_entry->info().id;
    setup.options = Options::strict(m_entry->info().options);
    setup.start = step().position;
    // The steps of a tour were read with its game, so they can be begun.
    if (const auto error = m_page.start(setup))
        m_page.showError(errorWords(*error));
    m_panel->showStep(step(), number, static_cast<int>(m_tour.size()));
}

void GuidedGame::judge(NodeId node)
{
    if (!isRunning() || m_isDone)
        return;
    const MoveCode move = m_session.model.record().node(node).move;
    const auto &wanted = step().wanted;
    if (std::find(wanted.begin(), wanted.end(), move) != wanted.end()) {
        m_isDone = true;
        m_panel->showDone(step(), m_number + 1 == static_cast<int>(m_tour.size()));
        return;
    }
    m_panel->showWrong(step());
    // Not from within the move.
    QTimer::singleShot(0, this, [this] {
        if (isRunning() && !m_isDone && m_session.match.canUndo())
            m_session.match.undo();
    });
}

void GuidedGame::goOn()
{
    if (m_number + 1 < static_cast<int>(m_tour.size())) {
        showStep(m_number + 1);
        return;
    }
    emit finished(QString::fromStdString(m_entry->info().id));
}

} // namespace tessera

#include "moc_guidedgame.cpp"
