#include "app/analysis/thoughtwords.h"

#include "model/review/chances.h"
#include "model/review/forcedend.h"
#include "model/session/minussigns.h"
#include "view/words/listed.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPercent = 100;
constexpr double kCentipawns = 100;
/// How many moves of a line are written; more do not fit.
constexpr std::size_t kWritten = 10;

struct ThoughtWordsTexts
{
    Q_DECLARE_TR_FUNCTIONS(ThoughtWordsTexts)
};

/// A number in short, such as "812 k" or "1.2 M".
QString shortNumber(double number)
{
    constexpr double kThousand = 1000;
    const QLocale locale;
    if (number < kThousand)
        return locale.toString(number, 'f', 0);
    number /= kThousand;
    if (number < kThousand)
        return ThoughtWordsTexts::tr("%1 k", "thousands").arg(locale.toString(number, 'f', 0));
    return ThoughtWordsTexts::tr("%1 M", "millions").arg(locale.toString(number / kThousand, 'f', 1));
}

/// The only player who has pieces left, if there is one.
Player loneOwner(const AnyPosition &position)
{
    Player lone = Player::None;
    for (const Piece &piece : position.cells().pieces) {
        if (!piece.isPresent() || piece.owner == lone)
            continue;
        if (lone != Player::None)
            return Player::None;
        lone = piece.owner;
    }
    return lone;
}

QString percent(double part)
{
    return QLocale().toString(std::lround(kPercent * part));
}

} // namespace

QString ThoughtWords::playerName(Player player) const
{
    const auto place = static_cast<std::size_t>(index(player));
    return place < looks.size() ? looks[place].name : QString();
}

QString ThoughtWords::value(const SearchInfo &line, const AnyPosition &position) const
{
    const Player mover = position.toMove();
    const int players = position.info().playerCount();
    if (line.score.kind == Score::Kind::Mate && players == 2) {
        const Player winner = line.score.value > 0 ? mover : playerAt(1 - index(mover));
        return ThoughtWordsTexts::tr("%1 wins in %2", "player, moves")
            .arg(playerName(winner))
            .arg(std::abs(line.score.value));
    }
    if (const auto end = forcedEnd(line.line, position))
        return end->winner == Player::None
                   ? ThoughtWordsTexts::tr("Drawn in %1", "moves").arg(end->moves)
                   : ThoughtWordsTexts::tr("%1 wins in %2", "player, moves")
                         .arg(playerName(end->winner))
                         .arg(end->moves);
    const PerPlayer<double> parts = chancesOf(line.score, mover, players);
    if (players > 2) {
        // Nobody can interfere with a lone race, so its result is proven.
        const Player lone = loneOwner(position);
        if (lone != Player::None && parts[lone] >= 1)
            return ThoughtWordsTexts::tr("%1 wins", "player").arg(playerName(lone));
        QStringList all;
        for (int i = 0; i < players; ++i)
            all << percent(parts[playerAt(i)]);
        return ThoughtWordsTexts::tr("%1 %", "chances in the order of the players")
            .arg(all.join(u" · "_s));
    }
    // The value is from the first player's side, as in the graph and in files.
    const double pieces = (mover == Player::First ? 1 : -1) * line.score.value / kCentipawns;
    const QString sign = pieces > 0 ? u"+"_s : QString();
    return ThoughtWordsTexts::tr("%1 · %2 %3 %", "pieces, player, chance")
        .arg(
            withMinusSigns(sign + QLocale().toString(pieces, 'f', 2)),
            playerName(Player::First),
            percent(parts[Player::First]));
}

QString ThoughtWords::chances(const SearchInfo &line, const AnyPosition &position) const
{
    const int players = position.info().playerCount();
    const PerPlayer<double> parts = chancesOf(line.score, position.toMove(), players);
    QStringList all;
    for (int i = 0; i < players; ++i)
        all << ThoughtWordsTexts::tr("%1 %2 %", "player, chance")
                   .arg(playerName(playerAt(i)), percent(parts[playerAt(i)]));
    return listed(all);
}

QString ThoughtWords::movesOf(const std::vector<MoveCode> &line, const AnyPosition &position) const
{
    const auto at = position.clone();
    QStringList written;
    for (const MoveCode move : line) {
        if (written.size() >= qsizetype(kWritten) || !at->isLegal(move))
            break;
        written << name(*at, move);
        at->play(move);
    }
    return written.join(u"  "_s);
}

QString ThoughtWords::effort(const SearchInfo &line)
{
    const double seconds = std::chrono::duration<double>(line.time).count();
    const auto nodes = static_cast<double>(line.nodes);
    const QString text
        = ThoughtWordsTexts::tr("Depth %1 · %2 nodes").arg(line.depth).arg(shortNumber(nodes));
    return seconds > 0 ? text
                             + ThoughtWordsTexts::tr(" · %1/s", "nodes a second")
                                   .arg(shortNumber(nodes / seconds))
                       : text;
}

} // namespace tessera
