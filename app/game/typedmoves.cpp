#include "app/game/typedmoves.h"

#include "app/board/boardpage.h"

#include "controller/board/movepreview.h"
#include "model/session/minussigns.h"
#include "view/board/movenames.h"
#include "view/history/movefield.h"
#include "view/widgets/messageline.h"
#include "view/words/errorwords.h"

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// What is typed, as files and the protocol write it.
std::string inFiles(QString text)
{
    return asTyped(std::move(text)).toStdString();
}

} // namespace

TypedMoves::TypedMoves(GameSession &session, BoardPage &board, MessageLine &line, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_board(board)
    , m_line(line)
    , m_field(new MoveField(board))
{
    connect(m_field, &MoveField::previewed, this, &TypedMoves::preview);
    connect(m_field, &MoveField::refused, this, &TypedMoves::refuse);
    connect(m_field, &MoveField::chosen, this, [this](MoveCode move) { m_board.play(move); });
    connect(m_field, &MoveField::closed, this, [this] { m_board.setFocus(Qt::OtherFocusReason); });
    // It lists the moves of a position that is not shown any more.
    connect(&session.navigation, &NavigationController::shown, m_field, &QWidget::hide);
    connect(&session.match, &MatchController::turnChanged, m_field, &QWidget::hide);
}

void TypedMoves::open()
{
    if (!m_board.isReady() || !m_board.takesMoves()) {
        emit notNow();
        return;
    }
    const AnyPosition &position = m_session.navigation.position();
    const BoardDesign &design = m_board.design();
    std::vector<MoveField::Entry> entries;
    for (const MoveCode move : position.legalMoves()) {
        MoveField::Entry entry;
        entry.move = move;
        const QString brief = design.moveName(position, move, Notation::Short);
        const QString words = design.moveName(position, move, Notation::Prose);
        entry.text = brief == words ? brief : tr("%1   %2", "move, in words").arg(brief, words);
        entry.names
            = {brief,
               design.moveName(position, move, Notation::Long),
               words,
               QString::fromStdString(position.moveLabel(move)),
               QString::fromStdString(position.moveText(move))};
        entries.push_back(std::move(entry));
    }
    m_field->open(std::move(entries), [this](const QString &text) -> std::optional<MoveCode> {
        const auto move = m_session.navigation.position().parseMove(inFiles(text));
        return move ? std::optional(*move) : std::nullopt;
    });
}

void TypedMoves::preview(const std::optional<MoveCode> &move)
{
    if (!m_board.isReady())
        return;
    m_board.showMeant(move);
    m_line.say(
        MessageLine::Voice::Preview,
        move ? previewText(m_board.design(), m_session.navigation.position(), *move) : QString());
}

void TypedMoves::refuse(const QString &text)
{
    const auto move = m_session.navigation.position().parseMove(inFiles(text));
    if (!move)
        emit refused(errorWords(move.error()), {});
}

} // namespace tessera

#include "moc_typedmoves.cpp"
