#pragma once

#include "model/session/gamemodel.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <span>
#include <vector>

namespace tessera {

class MatchController;

/// The moves that the only person of a match has made in advance while others are to move, in their order. Each is
/// played at the person's next turn if it is legal there with the piece it was meant for; otherwise it and all later
/// ones are dropped, as they are when the game does not simply go on. On a clock each costs a tenth of a second.
/// Belongs to its match controller.
class Premoves : public QObject
{
    Q_OBJECT

public:
    Premoves(const GameModel &game, MatchController &match, QObject *parent);

    struct Premove
    {
        MoveCode move;
        /// Its changes if nothing else changed before.
        Transition changes;
        /// The start of its piece, and the piece.
        Cell from = Cell::None;
        Piece piece{};
    };

    /// Sets whether people may make moves in advance at all.
    void setAllowed(bool isAllowed);
    /// The position for the next move in advance: the person's turn, with the moves made so far. Null while nobody may
    /// make one.
    [[nodiscard]] const AnyPosition *position() const;
    [[nodiscard]] std::span<const Premove> moves() const;
    /// Makes a move that is legal in `position`.
    void add(MoveCode move);
    /// Takes all of them back; returns whether there were any.
    bool clear();

signals:
    /// The moves in advance have changed.
    void changed();

private:
    /// The person who waits, `None` without one.
    [[nodiscard]] Player waiting() const;
    void follow();
    /// Whether `m_position` belongs to the present game.
    [[nodiscard]] bool isOfThisGame() const;
    /// Computes `m_position`.
    void rebuild();
    void playFirst();

    const GameModel &m_game;
    MatchController &m_match;
    bool m_isAllowed = true;
    std::vector<Premove> m_moves;
    std::unique_ptr<AnyPosition> m_position;
    /// The game for which that was computed, and its node.
    int m_gameNumber = 0;
    NodeId m_node = -1;
    QTimer m_due;
};

} // namespace tessera
