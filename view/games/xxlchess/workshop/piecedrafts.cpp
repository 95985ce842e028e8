#include "view/games/xxlchess/workshop/piecedrafts.h"

#include "model/games/xxlchess/files/piecetext.h"
#include "model/games/xxlchess/rules/estimatedvalue.h"
#include "model/games/xxlchess/rules/movementterms.h"
#include "view/words/errorwords.h"

#include <QCoreApplication>
#include <QUndoCommand>

#include <algorithm>

namespace tessera::xxlchess {

namespace {

const PieceTypes &usualPieces()
{
    static const PieceTypes pieces;
    return pieces;
}

QString nameOf(const PieceKind &kind)
{
    return QCoreApplication::translate("xxlchess", kind.name.c_str());
}

} // namespace

class PieceDrafts::Change final : public QUndoCommand
{
public:
    Change(PieceDrafts &drafts, State before, State after, const QString &words, int field)
        : QUndoCommand(words)
        , m_drafts(drafts)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_field(field)
    {}

    void undo() override { m_drafts.take(m_before); }
    void redo() override { m_drafts.take(m_after); }
    [[nodiscard]] int id() const override { return m_field; }
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const Change *>(other);
        if (next->m_after.chosen != m_after.chosen)
            return false;
        m_after = next->m_after;
        return true;
    }

private:
    PieceDrafts &m_drafts;
    State m_before;
    State m_after;
    int m_field;
};

PieceDrafts::PieceDrafts(PieceTypes pieces, const BoardShape &board, QObject *parent)
    : QObject(parent)
    , m_state{std::move(pieces), {}, {}}
    , m_board(board)
{
    const auto all = letters();
    if (!all.empty())
        m_state.chosen = all.front();
}

PieceDrafts::~PieceDrafts() = default;

bool PieceDrafts::isUsual(char letter)
{
    return usualPieces().withLetter(letter).has_value();
}

std::vector<char> PieceDrafts::letters() const
{
    std::vector<char> own;
    for (Kind kind = 0; kind < pieces().size(); ++kind) {
        const PieceKind &row = pieces()[kind];
        const auto &listed = m_state.listed;
        const bool isListed = std::find(listed.begin(), listed.end(), row.letter) != listed.end();
        if (kind >= usualPieces().size() || row != usualPieces()[kind] || isListed)
            own.push_back(row.letter);
    }
    return own;
}

const PieceKind &PieceDrafts::kind() const
{
    return pieces()[*pieces().withLetter(*m_state.chosen)];
}

bool PieceDrafts::isEstimated(const PieceKind &kind) const
{
    PieceKind estimated = kind;
    estimate(estimated);
    return kind.value == estimated.value;
}

void PieceDrafts::estimate(PieceKind &kind) const
{
    kind.value = kind.isRoyal ? 0 : estimatedValue(kind, m_board.columns, m_board.rows);
}

QString PieceDrafts::fault() const
{
    for (const char letter : letters()) {
        const PieceKind &row = pieces()[*pieces().withLetter(letter)];
        if (row.name.empty())
            return tr("The piece %1 has no name.").arg(QChar::fromLatin1(letter));
        if (pathsOf(row).empty())
            return tr("The %1 (%2) cannot move: click squares of its diagram.")
                .arg(nameOf(row), QChar::fromLatin1(letter));
        if (!movesAsUsual(row) && !canMoveOn(row, m_board.columns, m_board.rows))
            return tr("The %1 (%2) cannot move: all its leaps lead off the board of %3×%4.")
                .arg(nameOf(row), QChar::fromLatin1(letter))
                .arg(m_board.columns)
                .arg(m_board.rows);
    }
    // Everything else is checked as in files.
    const auto read = readPieces(writePieces(pieces()));
    if (read)
        return {};
    return tr("There are %1, and there may be %2.", "what is too much, what is wanted")
        .arg(phraseWords(read.error().found), phraseWords(read.error().wanted));
}

void PieceDrafts::choose(char letter)
{
    if (m_state.chosen == letter)
        return;
    m_state.chosen = letter;
    emit changed();
}

std::optional<char> PieceDrafts::freeLetter() const
{
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        if (!pieces().withLetter(letter))
            return letter;
    }
    return std::nullopt;
}

void PieceDrafts::add()
{
    const auto letter = freeLetter();
    if (!letter)
        return;
    State state = m_state;
    PieceKind kind;
    kind.name = tr("new piece").toStdString();
    kind.letter = *letter;
    estimate(kind);
    state.pieces.define(std::move(kind));
    state.chosen = letter;
    push(std::move(state), tr("Add a piece"));
}

void PieceDrafts::change(char letter)
{
    State state = m_state;
    state.listed.push_back(letter);
    state.chosen = letter;
    push(std::move(state), tr("Change a piece of the game"));
}

void PieceDrafts::copy()
{
    const auto letter = freeLetter();
    if (!letter || !m_state.chosen)
        return;
    State state = m_state;
    PieceKind other = kind();
    other.letter = *letter;
    other.name = tr("%1 (copy)", "name of a piece").arg(nameOf(kind())).toStdString();
    state.pieces.define(std::move(other));
    state.chosen = letter;
    push(std::move(state), tr("Copy a piece"));
}

void PieceDrafts::remove()
{
    if (!m_state.chosen)
        return;
    const auto before = letters();
    const auto at = std::find(before.begin(), before.end(), *m_state.chosen) - before.begin();
    State state = m_state;
    state.pieces.forget(*m_state.chosen);
    std::erase(state.listed, *m_state.chosen);
    // The next kind in the list is chosen, or the last.
    std::vector<char> left = before;
    left.erase(left.begin() + at);
    state.chosen.reset();
    if (!left.empty())
        state.chosen = left[std::min(static_cast<std::size_t>(at), left.size() - 1)];
    push(std::move(state), tr("Remove a piece"));
}

void PieceDrafts::set(PieceKind kind, const QString &words, int field)
{
    if (kind == this->kind())
        return;
    State state = m_state;
    state.pieces.define(std::move(kind));
    // A kind of the game stays in the list even if it is unchanged again.
    if (isUsual(*state.chosen)
        && std::find(state.listed.begin(), state.listed.end(), *state.chosen) == state.listed.end())
        state.listed.push_back(*state.chosen);
    push(std::move(state), words, field);
}

void PieceDrafts::setLetter(char letter)
{
    if (letter == *m_state.chosen)
        return;
    State state = m_state;
    state.pieces.rename(*m_state.chosen, letter);
    state.chosen = letter;
    push(std::move(state), tr("Choose a letter"));
}

void PieceDrafts::push(State state, const QString &words, int field)
{
    m_changes.push(new Change(*this, m_state, std::move(state), words, field));
}

void PieceDrafts::take(const State &state)
{
    m_state = state;
    emit changed();
}

} // namespace tessera::xxlchess

#include "moc_piecedrafts.cpp"
