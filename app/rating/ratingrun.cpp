#include "app/rating/ratingrun.h"

#include "app/game/columns/sidecolumn.h"
#include "model/games/catalogue.h"

#include <QDate>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// The fewest moves that each player makes in a game that counts.
constexpr int kLeastMoves = 2;

bool isShort(const GameModel &game)
{
    PerPlayer<int> moves{};
    for (const NodeId node : game.record().pathTo(game.node()))
        ++moves[game.moverOf(node)];
    return std::any_of(moves.begin(), moves.begin() + game.playerCount(), [](int count) {
        return count < kLeastMoves;
    });
}

} // namespace

RatingRun::RatingRun(GameSession &session, RatingBook &book, SideColumn &side, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_book(book)
    , m_side(side)
{
    session.match.setLevelChooser([this](const std::string &game, int winPercent) {
        return m_book.adaptiveLevel(game, winPercent);
    });
    connect(&session.model, &GameModel::begun, this, [this] {
        m_isEntered = false;
        m_side.setResultNote({});
    });
    connect(&session.model, &GameModel::ended, this, &RatingRun::rate);
    connect(&session.model, &GameModel::reopened, this, &RatingRun::takeBack);
}

QString RatingRun::reasonAgainst() const
{
    const GameModel &game = m_session.model;
    for (int i = 0; i < game.playerCount(); ++i) {
        if (m_session.match.seats()[playerAt(i)].kind == SeatSetup::Kind::Program)
            return tr("Not rated: only levels of Tessera are.");
    }
    if (game.setup().start)
        return tr("Not rated: it did not begin from the usual start.");
    if (m_session.match.isAided())
        return reasonOf(m_session.match.aid());
    if (isShort(game))
        return tr("Not rated: it was over before everybody had made two moves.");
    return {};
}

QString RatingRun::reasonOf(MatchController::Aid aid)
{
    switch (aid) {
    case MatchController::Aid::Hint:
        return tr("Not rated: there was a hint.");
    case MatchController::Aid::Analysis:
        return tr("Not rated: there was an analysis.");
    case MatchController::Aid::TakenBack:
        return tr("Not rated: something was taken back.");
    case MatchController::Aid::Opened:
        return tr("Not rated: it was opened from elsewhere.");
    case MatchController::Aid::Seats:
        return tr("Not rated: the players changed.");
    case MatchController::Aid::None:
    case MatchController::Aid::Unknown:
        break;
    }
    return tr("Not rated: there was help.");
}

void RatingRun::rate()
{
    const GameModel &game = m_session.model;
    const Player player = game.onlyPerson();
    // No reason is given for games among people, without people, or for puzzles, which nobody expects to count.
    if (m_isEntered || player == Player::None || game.setup().level
        || game.node() == GameRecord::kRoot)
        return;
    if (const QString reason = reasonAgainst(); !reason.isEmpty()) {
        m_side.setResultNote(reason);
        return;
    }
    PerPlayer<int> levels{};
    int strongest = 0;
    for (int i = 0; i < game.playerCount(); ++i) {
        if (playerAt(i) == player)
            continue;
        levels[playerAt(i)] = m_session.match.seats()[playerAt(i)].level;
        strongest = std::max(strongest, levels[playerAt(i)]);
    }
    const std::string &id = game.info().id;
    const Rating before = m_book.rating(id);
    m_book.add(
        id,
        resultsOf(game.outcome(), player, levels, game.playerCount(), levelSteps(id)),
        strongest,
        QDate::currentDate().toString(Qt::ISODate));
    m_isEntered = true;
    const Rating after = m_book.rating(id);
    const long change = std::lround(after.value) - std::lround(before.value);
    const QString sign = change > 0   ? QStringLiteral("+%1").arg(change)
                         : change < 0 ? QStringLiteral("−%1").arg(-change)
                                      : QStringLiteral("±0");
    m_side.setResultNote(tr("Your rating: %1 (%2)", "rating, change").arg(ratingWords(after), sign));
}

void RatingRun::takeBack()
{
    if (std::exchange(m_isEntered, false))
        m_book.takeBack(m_session.model.info().id);
    m_side.setResultNote({});
}

} // namespace tessera

#include "moc_ratingrun.cpp"
