#include "view/words/resultwords.h"

#include "model/core/gameinfo.h"
#include "model/session/historymodel.h"

#include <QCoreApplication>
#include <QStringList>

namespace tessera {

namespace {

/// Headlines where a reason has none of its own.
constexpr const char *kWins = QT_TRANSLATE_NOOP("ResultWords", "%1 wins");
constexpr const char *kYouWon = QT_TRANSLATE_NOOP("ResultWords", "You won");
constexpr const char *kYouLost = QT_TRANSLATE_NOOP("ResultWords", "You lost");
constexpr const char *kDraw = QT_TRANSLATE_NOOP("ResultWords", "Draw");

/// A text of `row` in the program's language; empty for null.
QString words(const EndReasonRow &row, const char *text)
{
    return text == nullptr ? QString() : QCoreApplication::translate(row.context, text);
}

QString headline(const EndReasonRow &row, const char *own, const char *usual)
{
    return own != nullptr ? words(row, own) : QCoreApplication::translate("ResultWords", usual);
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

QString wonHeadline(const EndReasonRow &row, const Sides &sides, const Outcome &outcome, Player you)
{
    const bool isPlaying = you != Player::None;
    if (isPlaying && outcome.scores[you] <= 0)
        return headline(row, row.youLostHeadline, kYouLost);
    if (sides.winners.size() > 1) {
        return isPlaying ? QCoreApplication::translate("ResultWords", "You share the win")
                         : QCoreApplication::translate("ResultWords", "%1 share the win")
                               .arg(joinedNames(sides.winners));
    }
    return isPlaying ? headline(row, row.youWonHeadline, kYouWon)
                     : headline(row, row.winsHeadline, kWins).arg(joinedNames(sides.winners));
}

} // namespace

QString joinedNames(const QStringList &names)
{
    if (names.size() < 2)
        return names.join(QString());
    const QString head = names.mid(0, names.size() - 1).join(QStringLiteral(", "));
    return QCoreApplication::translate("ResultWords", "%1 and %2", "enumeration of players")
        .arg(head, names.constLast());
}

ResultWords resultWords(const GameInfo &info, const Outcome &outcome, Player you)
{
    static constexpr EndReasonRow kNone{};
    const EndReasonRow &row = outcome.reason.row() != nullptr ? *outcome.reason.row() : kNone;
    const Sides sides = sidesOf(info, outcome);
    if (sides.losers.isEmpty()) {
        const bool isOwn = outcome.reason == EndReason::TurnLimit && !info.drawAtLimit.empty();
        return {
            headline(row, row.drawnHeadline, kDraw),
            isOwn ? translated({info.id, info.drawAtLimit, {}}) : words(row, row.drawn)};
    }
    const bool youLost = you != Player::None && outcome.scores[you] <= 0;
    const bool isToldWho = youLost && row.youLost != nullptr;
    QString detail = isToldWho && sides.winners.size() > 1
                         ? QCoreApplication::translate("ResultWords", "%1 share the win.")
                         : words(row, isToldWho ? row.youLost : row.won);
    detail.replace(QStringLiteral("%1"), joinedNames(sides.winners));
    detail.replace(QStringLiteral("%2"), joinedNames(sides.losers));
    return {wonHeadline(row, sides, outcome, you), detail};
}

} // namespace tessera
