#pragma once

#include "model/core/boardshape.h"
#include "model/games/xxlchess/rules/pieces.h"

#include <QObject>
#include <QUndoStack>

#include <optional>
#include <vector>

namespace tessera::xxlchess {

/// The kinds of piece that are being made: those of the game and what is added to them, or changed. One of
/// them is chosen. Every change can be undone.
class PieceDrafts final : public QObject
{
    Q_OBJECT

public:
    /// Values are estimated for games on `board`.
    PieceDrafts(PieceTypes pieces, const BoardShape &board, QObject *parent = nullptr);
    ~PieceDrafts() override;

    [[nodiscard]] const PieceTypes &pieces() const { return m_state.pieces; }
    /// The letters of the kinds that are not as the game has them, in order.
    [[nodiscard]] std::vector<char> letters() const;
    /// The chosen one of those; none when there is none.
    [[nodiscard]] std::optional<char> chosen() const { return m_state.chosen; }
    /// The kind that is chosen; only when one is.
    [[nodiscard]] const PieceKind &kind() const;
    /// Whether a kind is worth what is estimated from its movement.
    [[nodiscard]] bool isEstimated(const PieceKind &kind) const;
    /// Estimates the worth of a kind.
    void estimate(PieceKind &kind) const;
    [[nodiscard]] QUndoStack &changes() { return m_changes; }
    /// Whether a letter is one of the kinds that every game begins with.
    [[nodiscard]] static bool isUsual(char letter);
    /// Why no game can be played with the kinds as they are; empty when one can.
    [[nodiscard]] QString fault() const;

    void choose(char letter);
    /// Adds a kind that cannot move yet; nothing when there is no letter left.
    void add();
    /// Makes a kind of the game one's own, to be changed.
    void change(char letter);
    /// Adds a kind like the chosen one.
    void copy();
    /// Takes the chosen kind away; one of the game is again as the game has it.
    void remove();
    /// Replaces the chosen kind. Changes of one field (0 or more) in succession are undone together.
    void set(PieceKind kind, const QString &words, int field = -1);
    /// Gives the chosen kind a letter that no other has.
    void setLetter(char letter);

signals:
    /// The kinds, or which of them is chosen.
    void changed();

private:
    struct State
    {
        PieceTypes pieces;
        std::optional<char> chosen;
        /// Kinds of the game that are listed though nothing of them was changed yet.
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
