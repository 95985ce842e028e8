#pragma once

#include "app/review/reviewrun.h"
#include "controller/session/gamesession.h"
#include "model/review/analyst.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace tessera {

/// A second try at a losing move: the position before it is shown, and a variation tried there is judged as the review
/// judged the game's own moves.
class SecondTry final : public QObject
{
    Q_OBJECT

public:
    enum class Stage : std::uint8_t {
        None,
        Asked,   ///< the position is shown
        Judging, ///< a move was tried
        Judged,
    };

    /// `session` and `run` must outlive this. A move that is tried is thought about as long as a position of the run.
    SecondTry(GameSession &session, const ReviewRun &run, QObject *parent = nullptr);
    ~SecondTry() override;

    /// Whether the position shown comes from a move of the game that lost, or a try is under way.
    [[nodiscard]] bool canBegin() const;
    /// Shows the position before the move, `canBegin` must hold.
    void begin();
    /// Puts the best line beside the move as a variation, and shows its first move; `canBegin` must hold.
    void showBest();
    /// Whether the review knows a best line there.
    [[nodiscard]] bool knowsBest() const;

    [[nodiscard]] Stage stage() const { return m_stage; }
    /// The number (from 0) of the game's move that is tried again; -1 while none is.
    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] MoveCode tried() const { return m_tried; }
    /// Whether the tried move is the engine's choice.
    [[nodiscard]] bool isBest() const;
    /// Whether the tried move is the game's own.
    [[nodiscard]] bool isOfTheGame() const;
    /// The part of the mover's winning chance that the tried move loses against the best one; for a
    /// judged one.
    [[nodiscard]] double loss() const;

signals:
    void changed();

private:
    void follow();
    void end();
    void judge(NodeId node);
    void look();
    /// The number of the move that led to the position shown and lost, or of the one tried; -1 for none.
    [[nodiscard]] int numberHere() const;
    [[nodiscard]] NodeId nodeBefore(int number) const;

    GameSession &m_session;
    const ReviewRun &m_run;
    std::unique_ptr<Analyst> m_analyst;
    Stage m_stage = Stage::None;
    int m_number = -1;
    MoveCode m_tried{};
    /// After the move tried.
    std::unique_ptr<AnyPosition> m_position;
    PerPlayer<double> m_chances{};
    QTimer m_timer;
};

} // namespace tessera
