#pragma once

#include "model/search/engine/gameentry.h"

#include <QObject>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

/// What is composed: any position, or the layout of a start, which has only the board and its pieces.
enum class ComposedAs : std::uint8_t { Position, Layout };

/// A position that is being composed: the piece on each cell and the values of the fields, whether or not the position
/// is possible. Every change can be undone. Fields may change the board itself, once their values are possible.
class PositionDraft final : public QObject
{
    Q_OBJECT

public:
    /// Begins with `base`, a position of the game of `entry` that hides nothing and whose game can compose positions;
    /// `options` are its rules. `entry` belongs to the catalogue.
    PositionDraft(
        const GameEntry &entry,
        Options options,
        const AnyPosition &base,
        ComposedAs as = ComposedAs::Position,
        QObject *parent = nullptr);
    ~PositionDraft() override;

    [[nodiscard]] const GameEntry &entry() const { return m_entry; }
    [[nodiscard]] const Options &options() const { return m_state.options; }
    [[nodiscard]] ComposedAs as() const { return m_as; }
    [[nodiscard]] const std::vector<Piece> &pieces() const { return m_state.pieces; }
    [[nodiscard]] Piece pieceAt(Cell cell) const;
    [[nodiscard]] std::vector<Piece> palette() const;
    /// The fields with their present values.
    [[nodiscard]] std::vector<PositionField> fields() const;
    /// The position of the game whose board and rules this one uses.
    [[nodiscard]] const AnyPosition &base() const { return *m_state.base; }
    [[nodiscard]] QUndoStack &changes() { return m_changes; }
    [[nodiscard]] const QUndoStack &changes() const { return m_changes; }

    /// The text of the position, possible or not.
    [[nodiscard]] std::string text() const;
    /// The position, or why it is impossible.
    [[nodiscard]] const Result<std::unique_ptr<AnyPosition>> &position() const
    {
        return m_position;
    }

    /// Sets a piece on a cell, or removes the piece there.
    void setPiece(Cell cell, Piece piece);
    /// Sets several pieces at once; on the same cell the last one counts.
    void setPieces(const std::vector<std::pair<Cell, Piece>> &pieces, const QString &words);
    void setField(int number, int value);
    void clear();
    /// Sets the start of the game.
    void setUsual();
    /// Sets the position of a text; on an error nothing changes.
    [[nodiscard]] std::optional<Error> setText(const std::string &text);
    /// Changes the rules, such as the kinds of piece, of the position in its text form; if that is invalid by these
    /// rules, nothing changes.
    [[nodiscard]] std::optional<Error> setOptions(const Options &options);

signals:
    void changed();

private:
    struct State
    {
        std::shared_ptr<const AnyPosition> base;
        std::vector<Piece> pieces;
        std::vector<int> values;
        Options options;
    };
    class Change;

    [[nodiscard]] State stateOf(
        std::shared_ptr<const AnyPosition> position, const Options &options) const;
    /// `field` is the number of the only field that changes, otherwise -1.
    void change(State state, const QString &words, int field = -1);
    void take(const State &state);

    const GameEntry &m_entry;
    ComposedAs m_as;
    State m_state;
    Result<std::unique_ptr<AnyPosition>> m_position;
    QUndoStack m_changes;
};

} // namespace tessera
