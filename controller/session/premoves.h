#pragma once

#include "model/session/gamemodel.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <span>
#include <vector>

namespace tessera {

class MatchController;

/// The moves that the only person of a match has made in advance while others are to move, in the
/// order in which they shall be played. Each is played at the person's next turn if it is legal there
/// with the piece it was meant for; else it and all after it are forgotten, as they are when the game
/// goes another way than on. On a clock each costs a tenth of a second. Belongs to its match controller.
class Premoves : public QObject
{
    Q_OBJECT

public:
    Premoves(const GameModel &game, MatchController &match, QObject *parent);

    struct Premove
    {
        MoveCode move;
        /// What it would change if nothing else changed before.
        Transition changes;
        /// Where its piece starts, and the piece.
        Cell from = Cell::None;
        Piece piece{};
    };

    /// Whether people may make moves in advance at all.
    void setAllowed(bool isAllowed);
    /// The position from which the next move in advance is made: the person's turn, with the moves made
    /// so far. Null while nobody may make one.
    [[nodiscard]] const AnyPosition *position() const;
    [[nodiscard]] std::span<const Premove> moves() const;
    /// Makes a move that is legal in `position`.
    void add(MoveCode move);
    /// Takes all of them back; whether there were any.
    bool clear();

signals:
    /// Others are to be shown.
    void changed();

private:
    /// The person who waits, `None` without one.
    [[nodiscard]] Player waiting() const;
    void follow();
    /// Whether what was worked out belongs to the game at hand.
    [[nodiscard]] bool isOfThisGame() const;
    /// Works out `m_position`.
    void rebuild();
    void playFirst();

    const GameModel &m_game;
    MatchController &m_match;
    bool m_isAllowed = true;
    std::vector<Premove> m_moves;
    std::unique_ptr<AnyPosition> m_position;
    /// The game for which that was worked out, and where it stood.
    int m_gameNumber = 0;
    NodeId m_node = -1;
    QTimer m_due;
};

} // namespace tessera
