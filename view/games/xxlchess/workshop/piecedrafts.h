#pragma once

#include "model/core/boardshape.h"
#include "model/games/xxlchess/rules/pieces.h"

#include <QObject>
#include <QUndoStack>

#include <optional>
#include <vector>

namespace tessera::xxlchess {

/// The kinds of piece in the workshop: those of the game, with added and changed ones. One of them is chosen. Every
/// change can be undone.
class PieceDrafts final : public QObject
{
    Q_OBJECT

public:
    /// The kinds are for games on `board`.
    PieceDrafts(PieceTypes pieces, const BoardShape &board, QObject *parent = nullptr);
    ~PieceDrafts() override;

    [[nodiscard]] const PieceTypes &pieces() const { return m_state.pieces; }
    /// The letters of added and changed kinds, in order.
    [[nodiscard]] std::vector<char> letters() const;
    /// The chosen one of those, if there is one.
    [[nodiscard]] std::optional<char> chosen() const { return m_state.chosen; }
    /// The chosen kind; there must be one.
    [[nodiscard]] const PieceKind &kind() const;
    /// Whether a kind's worth is the estimate from its movement.
    [[nodiscard]] bool isEstimated(const PieceKind &kind) const;
    /// Estimates the worth of a kind.
    void estimate(PieceKind &kind) const;
    [[nodiscard]] QUndoStack &changes() { return m_changes; }
    /// Whether a letter belongs to a kind of every game.
    [[nodiscard]] static bool isUsual(char letter);
    /// Why no game can be played with the present kinds; empty when one can.
    [[nodiscard]] QString fault() const;

    void choose(char letter);
    /// Adds a kind that cannot move yet; does nothing when no letter is left.
    void add();
    /// Lists a kind of the game, so that it can be changed.
    void change(char letter);
    /// Adds a kind like the chosen one.
    void copy();
    /// Removes the chosen kind; one of the game gets its usual form back.
    void remove();
    /// Replaces the chosen kind. Changes of one field (0 or more) in succession are undone together.
    void set(PieceKind kind, const QString &words, int field = -1);
    /// Gives the chosen kind a letter that no other has.
    void setLetter(char letter);

signals:
    /// The kinds have changed, or the choice among them.
    void changed();

private:
    struct State
    {
        PieceTypes pieces;
        std::optional<char> chosen;
        /// Kinds of the game that are listed although they are unchanged.
        std::vector<char> listed;
    };
    class Change;

    [[nodiscard]] std::optional<char> freeLetter() const;
    void push(State state, const QString &words, int field = -1);
    void take(const State &state);

    State m_state;
    BoardShape m_board;
    QUndoStack m_changes;
};

} // namespace tessera::xxlchess
