#include "app/files/gameface.h"

#include "app/files/setupwords.h"

#include "controller/session/matchcontroller.h"
#include "model/core/facets/sight.h"
#include "model/core/rounds.h"
#include "model/games/catalogue.h"
#include "model/session/people.h"
#include "view/games/catalogue.h"

#include <QCoreApplication>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct GameFaceTexts
{
    Q_DECLARE_TR_FUNCTIONS(GameFaceTexts)
};

/// "White: Ada, Black: Computer, level 3".
QString playersWords(const KeptGame &game, const GameInfo &info, const BoardDesign &design)
{
    QStringList players;
    for (int i = 0; i < info.playerCount(); ++i) {
        const SeatSetup &seat = game.setup.seats[playerAt(i)];
        players << GameFaceTexts::tr("%1: %2", "colour, name")
                       .arg(design.playerName(playerAt(i)), MatchController::nameOf(seat));
    }
    return players.join(GameFaceTexts::tr(", "));
}

QString turnWords(const KeptGame &game, int playerCount, Player mover, const BoardDesign &design)
{
    if (onlyOf(peopleOn(game.setup.seats, playerCount)) == mover)
        return GameFaceTexts::tr("your move");
    return GameFaceTexts::tr("%1 to move").arg(design.playerName(mover));
}

std::shared_ptr<AnyPosition> startOf(const KeptGame &game)
{
    const AnyGame &rules = *findGame(game.record.game)->game;
    return game.record.start ? std::shared_ptr(
               std::move(*rules.parsePosition(*game.record.start, game.record.options)))
                             : std::shared_ptr(rules.start(game.record.options));
}

std::shared_ptr<const AnyPosition> positionOf(const KeptGame &game)
{
    std::shared_ptr<AnyPosition> position = startOf(game);
    for (const MoveCode move : game.record.movesTo(game.node))
        position->play(move);
    return position;
}

/// What may be pictured of a game's position: where players see different parts of the board, the only person's view, or
/// with several people the start, which all of them know.
std::shared_ptr<const AnyPosition> pictured(
    const KeptGame &game, std::shared_ptr<const AnyPosition> position)
{
    auto start = startOf(game);
    if (seenBy(*start, Player::First) == nullptr)
        return position;
    const auto people = peopleOn(game.setup.seats, start->info().playerCount());
    if (people.size() > 1)
        return start;
    return asSeen(*position, people.empty() ? Player::None : people.front());
}

} // namespace

int roundOf(const KeptGame &game)
{
    return roundOfNext(*startOf(game), game.record.movesTo(game.node));
}

UnfinishedGame faceOf(const KeptGame &game)
{
    const auto position = positionOf(game);
    const GameInfo &info = position->info();
    const auto design = makeDesign(info);
    const QStringList words{
        GameFaceTexts::tr("Move %1 · %2", "number, whose turn")
            .arg(roundOf(game))
            .arg(turnWords(game, info.playerCount(), position->toMove(), *design)),
        playersWords(game, info, *design)};
    return {pictured(game, position), (words + unusualRules(info, game.setup)).join(u" · "_s)};
}

} // namespace tessera
