#include "view/widgets/resultwords.h"

#include "model/core/gameinfo.h"
#include "model/session/historymodel.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr const char *kContext = "ResultWords";

/// The texts of one reason; where one is missing, the first row's stands. `%1` are the winners,
/// `%2` the losers.
struct Row
{
    EndReason reason;
    const char *someoneWins = nullptr;
    const char *youWon = nullptr;
    const char *youLost = nullptr;
    const char *isDrawn = nullptr;
    const char *whyWon = nullptr;
    const char *whyDrawn = nullptr;
};

constexpr std::array kRows{
    Row{
        EndReason::None, QT_TRANSLATE_NOOP("ResultWords", "%1 wins"),
        QT_TRANSLATE_NOOP("ResultWords", "You won"), QT_TRANSLATE_NOOP("ResultWords", "You lost"),
        QT_TRANSLATE_NOOP("ResultWords", "Draw")},
    Row{
        EndReason::Elimination, nullptr, nullptr, nullptr, nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "%2 has fewer than two pieces left."),
        QT_TRANSLATE_NOOP("ResultWords", "Both sides have fewer than two pieces left.")},
    Row{
        EndReason::Shrink, nullptr, nullptr, nullptr, nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "The shrinking board left %2 fewer than two pieces."),
        QT_TRANSLATE_NOOP(
            "ResultWords", "The shrinking board left both sides fewer than two pieces.")},
    Row{
        EndReason::PlacingEnd, nullptr, nullptr, nullptr, nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "All are placed, and %2 has fewer than two pieces left."),
        QT_TRANSLATE_NOOP(
            "ResultWords", "All are placed, and both sides have fewer than two pieces left.")},
    Row{
        EndReason::Exits, nullptr, nullptr, nullptr, nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "%1 has brought enough pieces off the board.")},
    Row{
        EndReason::Repetition, nullptr, nullptr, nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "Draw by repetition"), nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "The same position has come up too often.")},
    Row{
        EndReason::TurnLimit, nullptr, nullptr, nullptr, nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "The turn limit is reached, and %1 is ahead."),
        QT_TRANSLATE_NOOP("ResultWords", "The turn limit is reached, and nobody is ahead.")},
    Row{
        EndReason::NoMove, nullptr, nullptr, nullptr, nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "%2 has no move left."),
        QT_TRANSLATE_NOOP("ResultWords", "No move is left.")},
    Row{
        EndReason::BothForfeit, nullptr, nullptr, nullptr, nullptr, nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "Both players had to forfeit their turns in succession.")},
    Row{
        EndReason::Checkmate, QT_TRANSLATE_NOOP("ResultWords", "%1 wins by checkmate"),
        QT_TRANSLATE_NOOP("ResultWords", "You won by checkmate"),
        QT_TRANSLATE_NOOP("ResultWords", "You lost by checkmate"), nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "The king of %2 is attacked and cannot be saved.")},
    Row{
        EndReason::Stalemate, nullptr, nullptr, nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "Stalemate – draw"), nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "The player to move is not in check and has no move.")},
    Row{
        EndReason::KingCaptured, nullptr, nullptr, nullptr, nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "%1 captured the king of %2.")},
    Row{
        EndReason::FiftyMoves, nullptr, nullptr, nullptr, nullptr, nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "Fifty moves passed without a capture or a pawn's move.")},
    Row{
        EndReason::Time, QT_TRANSLATE_NOOP("ResultWords", "%1 wins on time"),
        QT_TRANSLATE_NOOP("ResultWords", "You won on time"),
        QT_TRANSLATE_NOOP("ResultWords", "You lost on time"), nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "%2 ran out of time.")},
    Row{
        EndReason::Resignation, nullptr, nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "You resigned"), nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "%2 resigned.")},
    Row{
        EndReason::Agreement, nullptr, nullptr, nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "Draw by agreement"), nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "The players agreed to a draw.")},
    Row{
        EndReason::IllegalMove, nullptr, nullptr, nullptr, nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "%2 answered with an illegal move.")},
    Row{
        EndReason::Disconnected, nullptr, nullptr, nullptr, nullptr,
        QT_TRANSLATE_NOOP("ResultWords", "The program that played %2 stopped.")},
};

const Row &rowOf(EndReason reason)
{
    const auto found = std::find_if(
        kRows.begin(), kRows.end(), [reason](const Row &row) { return row.reason == reason; });
    return found == kRows.end() ? kRows.front() : *found;
}

/// `text` of the row, or of the first row, in the user's language.
QString words(const Row &row, const char *Row::*text)
{
    const char *source = row.*text != nullptr ? row.*text : kRows.front().*text;
    return source == nullptr ? QString() : QCoreApplication::translate(kContext, source);
}

/// The winners and the losers of an outcome that is no draw.
struct Sides
{
    QStringList winners;
    QStringList losers;
};

Sides sidesOf(const GameInfo &info, const Outcome &outcome)
{
    Sides sides;
    for (int i = 0; i < info.playerCount(); ++i) {
        const std::string &name = info.players[static_cast<std::size_t>(i)];
        QStringList &side = outcome.scores[playerAt(i)] > 0 ? sides.winners : sides.losers;
        side.append(translated({info.id, name, {}}));
    }
    return sides;
}

QString wonHeadline(const Row &row, const Sides &sides, const Outcome &outcome, Player you)
{
    const bool isShared = sides.winners.size() > 1;
    if (you != Player::None && outcome.scores[you] <= 0)
        return words(row, &Row::youLost);
    if (isShared) {
        return you != Player::None
                   ? QCoreApplication::translate(kContext, "You share the win")
                   : QCoreApplication::translate(kContext, "%1 share the win")
                         .arg(joinedNames(sides.winners));
    }
    if (you != Player::None)
        return words(row, &Row::youWon);
    return words(row, &Row::someoneWins).arg(joinedNames(sides.winners));
}

} // namespace

QString joinedNames(const QStringList &names)
{
    if (names.size() < 2)
        return names.join(QString());
    const QString head = names.mid(0, names.size() - 1).join(QStringLiteral(", "));
    return QCoreApplication::translate(kContext, "%1 and %2", "enumeration of players")
        .arg(head, names.constLast());
}

ResultWords resultWords(const GameInfo &info, const Outcome &outcome, Player you)
{
    const Row &row = rowOf(outcome.reason);
    const Sides sides = sidesOf(info, outcome);
    if (sides.losers.isEmpty())
        return {words(row, &Row::isDrawn), words(row, &Row::whyDrawn)};
    QString why = words(row, &Row::whyWon);
    why.replace(QStringLiteral("%1"), joinedNames(sides.winners));
    why.replace(QStringLiteral("%2"), joinedNames(sides.losers));
    return {wonHeadline(row, sides, outcome, you), why};
}

} // namespace tessera
