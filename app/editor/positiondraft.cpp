#include "app/editor/positiondraft.h"

#include <QUndoCommand>

#include <cassert>

namespace tessera {

/// A change from one state to another. Successive changes of one field are merged.
class PositionDraft::Change final : public QUndoCommand
{
public:
    Change(PositionDraft &draft, State before, State after, const QString &words, int field)
        : QUndoCommand(words)
        , m_draft(draft)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_field(field)
    {}

    void undo() override { m_draft.take(m_before); }
    void redo() override { m_draft.take(m_after); }
    [[nodiscard]] int id() const override { return m_field; }
    bool mergeWith(const QUndoCommand *other) override
    {
        m_after = static_cast<const Change *>(other)->m_after;
        return true;
    }

private:
    PositionDraft &m_draft;
    State m_before;
    State m_after;
    /// Qt merges only commands of the same number, and never those of -1.
    int m_field;
};

PositionDraft::PositionDraft(
    const GameEntry &entry, Options options, const AnyPosition &base, ComposedAs as, QObject *parent)
    : QObject(parent)
    , m_entry(entry)
    , m_as(as)
    , m_state(stateOf(base.clone(), options))
    , m_position(entry.game->parsePosition(text(), m_state.options))
{}

PositionDraft::~PositionDraft() = default;

PositionDraft::State PositionDraft::stateOf(
    std::shared_ptr<const AnyPosition> position, const Options &options) const
{
    assert(position->composing() != nullptr);
    State state;
    state.options = options;
    for (int cell = 0; cell < position->board().cellCount(); ++cell)
        state.pieces.push_back(position->piece(cellAt(cell)));
    for (const PositionField &field : position->composing()->fields())
        state.values.push_back(
            m_as == ComposedAs::Layout ? field.inLayout.value_or(field.value) : field.value);
    state.base = std::move(position);
    return state;
}

Piece PositionDraft::pieceAt(Cell cell) const
{
    const auto number = static_cast<std::size_t>(index(cell));
    return cell != Cell::None && number < m_state.pieces.size() ? m_state.pieces[number] : Piece();
}

std::vector<Piece> PositionDraft::palette() const
{
    return base().composing()->palette();
}

std::vector<PositionField> PositionDraft::fields() const
{
    auto fields = base().composing()->fields();
    for (std::size_t i = 0; i < fields.size(); ++i)
        fields[i].value = m_state.values[i];
    return fields;
}

std::string PositionDraft::text() const
{
    return base().composing()->compose(m_state.pieces, m_state.values);
}

void PositionDraft::setPiece(Cell cell, Piece piece)
{
    setPieces({{cell, piece}}, piece.isPresent() ? tr("Set a piece") : tr("Take a piece off"));
}

void PositionDraft::setPieces(const std::vector<std::pair<Cell, Piece>> &pieces, const QString &words)
{
    State state = m_state;
    for (const auto &[cell, piece] : pieces)
        state.pieces.at(static_cast<std::size_t>(index(cell))) = piece;
    if (state.pieces != m_state.pieces)
        change(std::move(state), words);
}

void PositionDraft::setField(int number, int value)
{
    const auto place = static_cast<std::size_t>(number);
    if (m_state.values.at(place) == value)
        return;
    State state = m_state;
    state.values[place] = value;
    change(std::move(state), tr("Set a number"), number);
}

void PositionDraft::clear()
{
    State state = m_state;
    state.pieces.assign(state.pieces.size(), Piece());
    change(std::move(state), tr("Clear the board"));
}

void PositionDraft::setUsual()
{
    change(stateOf(m_entry.game->start(options()), options()), tr("Usual start"));
}

std::optional<Error> PositionDraft::setText(const std::string &text)
{
    auto position = m_entry.game->parsePosition(text, options());
    if (!position)
        return position.error();
    if ((*position)->text() != this->text())
        change(stateOf(std::move(*position), options()), tr("Set by text"));
    return std::nullopt;
}

std::optional<Error> PositionDraft::setOptions(const Options &options)
{
    auto position = m_entry.game->parsePosition(text(), options);
    if (!position)
        return position.error();
    if (options != this->options())
        change(stateOf(std::move(*position), options), tr("Change the rules"));
    return std::nullopt;
}

void PositionDraft::change(State state, const QString &words, int field)
{
    m_changes.push(new Change(*this, m_state, std::move(state), words, field));
}

void PositionDraft::take(const State &state)
{
    m_state = state;
    m_position = m_entry.game->parsePosition(text(), options());
    // On another board the cells differ.
    if (m_position && (*m_position)->board() != base().board())
        m_state = stateOf((*m_position)->clone(), options());
    emit changed();
}

} // namespace tessera

#include "moc_positiondraft.cpp"
