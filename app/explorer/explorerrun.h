#pragma once

#include "controller/session/gamesession.h"
#include "model/library/openingtree.h"

#include <QThread>

#include <memory>

namespace tessera {

class Library;

/// A move of the explorer: its results in games, and its value in the opening book.
struct ExploredMove
{
    PlayedMove played;
    bool isInBook = false;
    /// The mover's winning chance after the move by the book's search, 0 to 1.
    double bookValue = 0;
};

/// Finds the moves played from the position shown, in a thread of its own, while it is on.
class ExplorerRun final : public QObject
{
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Off,
        Reading, ///< the library's games are read
        Ready,
        Hidden, ///< not everybody sees everything of this game
    };

    /// All must outlive it.
    ExplorerRun(GameSession &session, Library &library, QObject *parent = nullptr);
    ~ExplorerRun() override;

    [[nodiscard]] bool isOn() const { return m_isOn; }
    void setOn(bool isOn);
    [[nodiscard]] State state() const { return m_state; }
    /// The moves from `position`, the most frequent first, then those that only the book knows.
    [[nodiscard]] const std::vector<ExploredMove> &moves() const { return m_moves; }
    /// The position of these moves; null without one.
    [[nodiscard]] const AnyPosition *position() const { return m_position.get(); }
    [[nodiscard]] NodeId node() const { return m_node; }
    /// The number of known games of this kind.
    [[nodiscard]] int gameCount() const { return m_games; }

signals:
    void changed();

private:
    class Worker;

    void follow();

    GameSession &m_session;
    Library &m_library;
    bool m_isOn = false;
    State m_state = State::Off;
    std::vector<ExploredMove> m_moves;
    std::unique_ptr<AnyPosition> m_position;
    NodeId m_node = GameRecord::kRoot;
    int m_games = 0;
    /// The ticket of the question; answers to older ones are ignored.
    int m_ticket = 0;
    std::stop_source m_stop;
    QThread m_thread;
    Worker *m_worker;
};

} // namespace tessera
