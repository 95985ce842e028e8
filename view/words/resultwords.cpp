#include "view/words/resultwords.h"

#include "model/core/gameinfo.h"
#include "model/session/historymodel.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr const char *kContext = "ResultWords";

/// Why a game ended by a reason. `%1` are the winners, `%2` the losers.
struct Why
{
    EndReason reason;
    const char *won;
    const char *drawn = nullptr;
    /// For the person who has lost and whom the headline has told why.
    const char *youLost = nullptr;
};

constexpr const char *kNoText = nullptr;
constexpr const char *kSimplyWins = QT_TRANSLATE_NOOP("ResultWords", "%1 wins.");

constexpr std::array kWhys{
    Why{EndReason::None, kNoText},
    Why{EndReason::Elimination,
        QT_TRANSLATE_NOOP("ResultWords", "%2 has fewer than two fighters left."),
        QT_TRANSLATE_NOOP("ResultWords", "Both sides have fewer than two fighters left.")},
    Why{EndReason::Shrink,
        QT_TRANSLATE_NOOP("ResultWords", "The shrinking board left %2 fewer than two fighters."),
        QT_TRANSLATE_NOOP("ResultWords", "The shrinking board left both fewer than two fighters.")},
    Why{EndReason::PlacingEnd,
        QT_TRANSLATE_NOOP("ResultWords", "All are placed; %2 has fewer than two fighters left."),
        QT_TRANSLATE_NOOP("ResultWords", "All are placed; both have fewer than two fighters left.")},
    Why{EndReason::Exits,
        QT_TRANSLATE_NOOP("ResultWords", "%1 has brought enough pieces off the board.")},
    Why{EndReason::Repetition,
        kNoText,
        QT_TRANSLATE_NOOP("ResultWords", "The same position has come up too often.")},
    Why{EndReason::TurnLimit,
        QT_TRANSLATE_NOOP("ResultWords", "The turn limit is reached, and %1 is ahead."),
        QT_TRANSLATE_NOOP("ResultWords", "The turn limit is reached, and nobody is ahead.")},
    Why{EndReason::NoMove,
        QT_TRANSLATE_NOOP("ResultWords", "%2 has no move left."),
        QT_TRANSLATE_NOOP("ResultWords", "No move is left.")},
    Why{EndReason::BothForfeit,
        kNoText,
        QT_TRANSLATE_NOOP("ResultWords", "Both players had to forfeit, one after the other.")},
    Why{EndReason::Checkmate,
        QT_TRANSLATE_NOOP("ResultWords", "The king of %2 is attacked and cannot be saved.")},
    Why{EndReason::Stalemate,
        kNoText,
        QT_TRANSLATE_NOOP("ResultWords", "The player to move is not in check and has no move.")},
    Why{EndReason::KingCaptured, QT_TRANSLATE_NOOP("ResultWords", "%1 captured the king of %2.")},
    Why{EndReason::FiftyMoves,
        kNoText,
        QT_TRANSLATE_NOOP("ResultWords", "Fifty moves passed without a capture or a pawn's move.")},
    Why{EndReason::Time,
        QT_TRANSLATE_NOOP("ResultWords", "%2 ran out of time."),
        kNoText,
        kSimplyWins},
    Why{EndReason::Resignation,
        QT_TRANSLATE_NOOP("ResultWords", "%2 resigned."),
        kNoText,
        kSimplyWins},
    Why{EndReason::Agreement,
        kNoText,
        QT_TRANSLATE_NOOP("ResultWords", "The players agreed to a draw.")},
    Why{EndReason::IllegalMove,
        QT_TRANSLATE_NOOP("ResultWords", "%2 answered with an illegal move.")},
    Why{EndReason::Disconnected,
        QT_TRANSLATE_NOOP("ResultWords", "The program that played %2 stopped.")},
};

/// What happened. The first row speaks for the reasons that have none.
struct Headline
{
    EndReason reason;
    const char *wins;
    const char *youWon;
    const char *youLost;
    const char *drawn;
};

constexpr const char *kWins = QT_TRANSLATE_NOOP("ResultWords", "%1 wins");
constexpr const char *kYouWon = QT_TRANSLATE_NOOP("ResultWords", "You won");
constexpr const char *kYouLost = QT_TRANSLATE_NOOP("ResultWords", "You lost");
constexpr const char *kDraw = QT_TRANSLATE_NOOP("ResultWords", "Draw");

constexpr std::array kHeadlines{
    Headline{EndReason::None, kWins, kYouWon, kYouLost, kDraw},
    Headline{
        EndReason::Checkmate,
        QT_TRANSLATE_NOOP("ResultWords", "%1 wins by checkmate"),
        QT_TRANSLATE_NOOP("ResultWords", "You won by checkmate"),
        QT_TRANSLATE_NOOP("ResultWords", "You lost by checkmate"),
        kDraw},
    Headline{
        EndReason::Time,
        QT_TRANSLATE_NOOP("ResultWords", "%1 wins on time"),
        QT_TRANSLATE_NOOP("ResultWords", "You won on time"),
        QT_TRANSLATE_NOOP("ResultWords", "You lost on time"),
        kDraw},
    Headline{
        EndReason::Resignation,
        kWins,
        kYouWon,
        QT_TRANSLATE_NOOP("ResultWords", "You resigned"),
        kDraw},
    Headline{
        EndReason::Stalemate,
        kWins,
        kYouWon,
        kYouLost,
        QT_TRANSLATE_NOOP("ResultWords", "Stalemate – draw")},
    Headline{
        EndReason::Repetition,
        kWins,
        kYouWon,
        kYouLost,
        QT_TRANSLATE_NOOP("ResultWords", "Draw by repetition")},
};

/// The row of `reason`; the first one when there is none.
template<typename Rows>
const auto &rowOf(const Rows &rows, EndReason reason)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [reason](const auto &row) {
        return row.reason == reason;
    });
    return found == rows.end() ? rows.front() : *found;
}

QString words(const char *text)
{
    return text == nullptr ? QString() : QCoreApplication::translate(kContext, text);
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

QString wonHeadline(const Headline &row, const Sides &sides, const Outcome &outcome, Player you)
{
    const bool isPlaying = you != Player::None;
    if (isPlaying && outcome.scores[you] <= 0)
        return words(row.youLost);
    if (sides.winners.size() > 1) {
        return isPlaying ? QCoreApplication::translate(kContext, "You share the win")
                         : QCoreApplication::translate(kContext, "%1 share the win")
                               .arg(joinedNames(sides.winners));
    }
    return isPlaying ? words(row.youWon) : words(row.wins).arg(joinedNames(sides.winners));
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
    const Headline &headline = rowOf(kHeadlines, outcome.reason);
    const Why &why = rowOf(kWhys, outcome.reason);
    const Sides sides = sidesOf(info, outcome);
    if (sides.losers.isEmpty())
        return {words(headline.drawn), words(why.drawn)};
    const bool youLost = you != Player::None && outcome.scores[you] <= 0;
    QString detail = words(youLost && why.youLost != nullptr ? why.youLost : why.won);
    detail.replace(QStringLiteral("%1"), joinedNames(sides.winners));
    detail.replace(QStringLiteral("%2"), joinedNames(sides.losers));
    return {wonHeadline(headline, sides, outcome, you), detail};
}

} // namespace tessera
