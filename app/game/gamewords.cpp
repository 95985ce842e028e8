#include "app/game/gamewords.h"

#include "app/board/boardpage.h"
#include "app/game/columns/sidepresenter.h"
#include "app/puzzles/levelrun.h"

#include "model/session/gamerounds.h"
#include "view/words/placewords.h"
#include "view/words/resultwords.h"

#include <QLocale>

namespace tessera {

QString GameWords::hint(const std::vector<MoveCode> &line) const
{
    const auto position = m_session.model.seenAt(m_session.model.node());
    QStringList replies;
    QString hint;
    for (const MoveCode move : line) {
        const QString label = m_board.design().moveName(*position, move, briefly(m_notation));
        if (hint.isEmpty())
            hint = tr("Hint: %1").arg(label);
        else
            replies << moveOf(m_board.design().playerName(position->toMove()), label);
        position->play(move);
        if (replies.size() + 1 == m_session.model.playerCount() || position->outcome().isOver())
            break;
    }
    if (replies.isEmpty())
        return hint;
    return tr("%1 · expected then: %2", "hint, replies")
        .arg(hint, QLocale().createSeparatedList(replies));
}

QString GameWords::advised(const QString &sentence, const QString &advice, const QString &key)
{
    return key.isEmpty() ? sentence
                         : tr("%1 %2", "sentence, advice").arg(sentence, advice.arg(key));
}

QString GameWords::status() const
{
    const GameModel &game = m_session.model;
    if (!m_session.navigation.isLive())
        return advised(
            m_session.match.canTryAt(m_session.navigation.node())
                ? tr("You are looking at another position: moves are only tried here.")
                : tr("You are looking at another position."),
            tr("Press %1 to go back to the game.", "key"),
            m_keys.live);
    if (game.isOver()) {
        const ResultWords words = resultWords(game.info(), game.outcome(), game.onlyPerson());
        return words.detail.isEmpty()
                   ? words.headline
                   : tr("%1: %2", "result, why").arg(words.headline, words.detail);
    }
    if (m_session.match.isPaused())
        return m_isHeld ? tr("The clocks stand while a dialog is open.")
                        : advised(tr("Paused."), tr("Press %1 to go on.", "key"), m_keys.pause);
    return m_board.design().statusText(m_session.navigation.position());
}

QString GameWords::classicStatus() const
{
    const GameModel &game = m_session.model;
    // The box of the level says that its solution is shown, and has no room for both.
    if (m_levels.isRunning() && m_levels.wasShown())
        return {};
    if (!m_session.navigation.isLive() || m_session.match.isPaused())
        return status();
    if (game.isOver()) {
        const Player person = game.onlyPerson();
        const ResultWords words = resultWords(game.info(), game.outcome(), person);
        // Where the headline does not say why itself.
        const EndReasonRow *why = game.outcome().reason.row();
        const bool isTold = why != nullptr && (why->winsHeadline || why->drawnHeadline);
        const bool isToldToPerson = why != nullptr && (why->youWonHeadline || why->youLostHeadline);
        return !isTold && (person == Player::None || !isToldToPerson) && !words.detail.isEmpty()
                   ? tr("%1\n%2", "result, why").arg(words.headline, words.detail)
                   : words.headline;
    }
    // Whose turn it is stands beside the clocks.
    const QString status = m_board.design().statusText(m_session.navigation.position());
    const QString usual = m_board.design().BoardDesign::statusText(m_session.navigation.position());
    return status == usual ? QString() : status;
}

QString GameWords::place() const
{
    const GameModel &game = m_session.model;
    const NodeId node = m_session.navigation.node();
    if (m_session.navigation.isLive() && !game.isOver())
        return tr("Move %1").arg(roundAfter(game, node));
    return placeWords(shownPlace(m_session));
}

QString GameWords::notNow() const
{
    const GameModel &game = m_session.model;
    if (!m_session.navigation.isLive())
        return status();
    if (game.isOver())
        return advised(
            tr("The game is over."), tr("Press %1 for another one.", "key"), m_keys.restart);
    if (m_session.match.isPaused())
        return {};
    return tr("It is the turn of %1.").arg(m_board.design().playerName(game.toMove()));
}

} // namespace tessera
