#pragma once

#include "app/tour/tour.h"
#include "controller/session/gamesession.h"

#include <QObject>

namespace tessera {

class GamePage;
class TourPanel;

/// Leads through the guided game of one game: sets up its steps on the board of the page, judges the moves there, and
/// takes back wrong ones. It knows no rules: the game decides what is legal.
class GuidedGame final : public QObject
{
    Q_OBJECT

public:
    GuidedGame(GameSession &session, GamePage &page, QObject *parent = nullptr);

    /// Begins the tour of a game; an error leaves everything as it was.
    [[nodiscard]] std::optional<Error> begin(const GameEntry &entry);
    /// Ends it; the board stays as it is.
    void end();
    [[nodiscard]] bool isRunning() const { return m_entry != nullptr; }
    /// The step shown, from 0.
    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] const Tour &tour() const { return m_tour; }

signals:
    /// The last step is done, and somebody wants to play.
    void finished(const QString &game);
    /// Somebody wants to leave the tour.
    void endRequested();

private:
    void showStep(int number);
    void judge(NodeId node);
    void goOn();
    [[nodiscard]] const TourStep &step() const
    {
        return m_tour[static_cast<std::size_t>(m_number)];
    }

    GameSession &m_session;
    GamePage &m_page;
    TourPanel *m_panel;
    const GameEntry *m_entry = nullptr;
    Tour m_tour;
    int m_number = 0;
    bool m_isDone = false;
};

} // namespace tessera
