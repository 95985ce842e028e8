#include "app/files/unfinishedgames.h"

#include "app/game/sidepresenter.h"

#include "view/games/catalogue.h"
#include "view/words/clockreading.h"

#include <QCoreApplication>

namespace tessera {

namespace {

/// Where the texts of this file are translated.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(UnfinishedGames)
};

/// "White: Ada, Black: Computer, level 3".
QString playersWords(const GameSession &session, const BoardDesign &design)
{
    QStringList players;
    for (int i = 0; i < session.model.playerCount(); ++i) {
        const Player player = playerAt(i);
        players << Words::tr("%1: %2", "colour, name")
                       .arg(design.playerName(player), session.match.seatName(player));
    }
    return players.join(Words::tr(", "));
}

QString turnWords(const GameSession &session, const BoardDesign &design)
{
    const Player mover = session.model.toMove();
    if (mover == onlyPerson(session))
        return Words::tr("your move");
    return Words::tr("%1 to move").arg(design.playerName(mover));
}

} // namespace

bool isUnfinished(const GameSession &session)
{
    return session.model.hasGame() && !session.model.isOver()
           && session.model.node() != GameRecord::kRoot;
}

UnfinishedGame faceOf(const GameSession &session)
{
    const GameModel &game = session.model;
    const auto design = makeDesign(game.info());
    const int move = game.record().ply(game.node()) + 1;
    return {
        game.position().clone(),
        Words::tr("%1 · move %2 · %3", "players, number, whose turn")
            .arg(playersWords(session, *design))
            .arg(move)
            .arg(turnWords(session, *design))};
}

void UnfinishedGames::keep(const GameSession &session)
{
    if (!isUnfinished(session))
        return;
    const GameModel &game = session.model;
    m_games.insert(m_games.begin(), {game.record(), game.setup(), game.node(), faceOf(session)});
    if (m_games.size() > kMost)
        m_games.pop_back();
}

UnfinishedGames::Game UnfinishedGames::take(int number)
{
    const auto place = m_games.begin() + number;
    Game game = std::move(*place);
    m_games.erase(place);
    return game;
}

} // namespace tessera
