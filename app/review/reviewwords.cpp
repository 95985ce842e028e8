#include "app/review/reviewwords.h"

#include "app/review/secondtry.h"

#include "model/session/glyphs.h"
#include "view/widgets/movewords.h"
#include "view/words/percents.h"

#include <QLocale>

#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPercent = 100;

QString percent(double part)
{
    return QLocale().toString(std::lround(kPercent * part));
}

QString signOf(double loss)
{
    const auto number = proposedGlyph(loss);
    for (const Glyph &glyph : moveGlyphs()) {
        if (number && glyph.number == *number)
            return QLatin1StringView(glyph.sign);
    }
    return {};
}

} // namespace

QString ReviewWords::playerName(Player player) const
{
    const auto place = static_cast<std::size_t>(index(player));
    return place < looks.size() ? looks[place].name : QString();
}

QString ReviewWords::counts(const GameReview &review) const
{
    QStringList parts;
    for (int i = 0; i < review.playerCount; ++i) {
        const int lost = movesThatLost(review, playerAt(i), kMistakeLoss);
        const QString part = tr("%1 %2", "player, number of moves");
        // A line is never broken between a player and the number.
        parts << part.arg(playerName(playerAt(i))).arg(lost).replace(u' ', QChar::Nbsp);
    }
    return tr("Moves that lost more than 10 %: %1").arg(QLocale().createSeparatedList(parts));
}

QString ReviewWords::changeWords(const GameReview &review, int move) const
{
    const double loss = lossOf(review, move);
    if (loss <= 0)
        return tr("the chances changed by %1 %").arg(percent(swingOf(review, move)));
    const QString lost = tr("lost %1 %").arg(percent(loss));
    // One of three may lose little by what changes much for the others.
    const auto [other, change] = greatestChange(review, move);
    if (review.playerCount <= 2 || other == moversOf(review)[static_cast<std::size_t>(move)])
        return lost;
    return (change < 0 ? tr("%1, %2 lost %3 %", "lost part, player, number")
                       : tr("%1, %2 gained %3 %", "lost part, player, number"))
        .arg(lost, playerName(other), percent(std::abs(change)));
}

QString ReviewWords::moments(const ReviewRun &run, const GameModel &game) const
{
    const GameReview &review = *run.review();
    QString text;
    for (const int move : keyMoments(review)) {
        const auto place = static_cast<std::size_t>(move);
        const auto before = game.positionAt(run.nodes()[place]);
        const MoveCode played = review.moves[place];
        const double loss = lossOf(review, move);
        const QString label = name(*before, played);
        const QString link
            = numberedMove(roundOf(review, move), before->toMove(), label + signOf(loss), looks);
        const QString change = changeWords(review, move);
        text += u"<br><a href=\"%1\">%2</a> %3"_s.arg(
            QString::number(move + 1),
            link.toHtmlEscaped(),
            withWholePercents(change).toHtmlEscaped());
    }
    return text.isEmpty() ? tr("No move changed the chances much.")
                          : u"<b>%1</b>%2"_s.arg(tr("Key moments").toHtmlEscaped(), text);
}

QString ReviewWords::secondTry(
    const SecondTry &attempt, const ReviewRun &run, const GameModel &game) const
{
    if (attempt.stage() == SecondTry::Stage::None)
        return {};
    const GameReview &review = *run.review();
    const auto place = static_cast<std::size_t>(attempt.number());
    const auto before = game.positionAt(run.nodes()[place]);
    const QString played = name(*before, review.moves[place]);
    const QString tried = attempt.stage() == SecondTry::Stage::Asked
                              ? QString()
                              : name(*before, attempt.tried());
    switch (attempt.stage()) {
    case SecondTry::Stage::Asked:
        return tr("Find a better move for %1 than %2.", "player, move")
            .arg(playerName(before->toMove()), played);
    case SecondTry::Stage::Judging:
        return tr("Judging %1…", "move").arg(tried);
    default:
        break;
    }
    if (attempt.isBest())
        return tr("%1 is what our engine would play.", "move").arg(tried);
    const QString lost = percent(lossOf(review, attempt.number()));
    if (percent(attempt.loss()) == percent(0))
        return tr("%1 loses nothing; in the game %2 lost %3 %.", "move, move, number")
            .arg(tried, played, lost);
    if (attempt.isOfTheGame())
        return tr("%1, as in the game, loses %2 %.", "move, number").arg(tried, lost);
    return tr("%1 loses %2 %; in the game %3 lost %4 %.", "move, number, move, number")
        .arg(tried, percent(attempt.loss()), played, lost);
}

} // namespace tessera
