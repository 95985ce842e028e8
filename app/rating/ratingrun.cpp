#include "app/rating/ratingrun.h"

#include "app/game/columns/sidecolumn.h"
#include "model/games/levelsteps.h"

#include <QDate>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// Shorter games say nothing of anybody's strength.
constexpr int kLeastRounds = 2;

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
        m_help.clear();
        m_side.setResultNote({});
    });
    connect(&session.match, &MatchController::hintFound, this, [this] {
        noteHelp(tr("Not rated: there was a hint."));
    });
    const auto noteTakenBack = [this] { noteHelp(tr("Not rated: something was taken back.")); };
    connect(&session.model, &GameModel::takenBack, this, noteTakenBack);
    connect(&session.model, &GameModel::jumped, this, noteTakenBack);
    connect(&session.model, &GameModel::reopened, this, noteTakenBack);
    connect(&session.model, &GameModel::ended, this, &RatingRun::rate);
    connect(&session.model, &GameModel::reopened, this, &RatingRun::follow);
}

QString RatingRun::reasonAgainst() const
{
    const GameModel &game = m_session.model;
    for (int i = 0; i < game.playerCount(); ++i) {
        if (m_session.match.seats()[playerAt(i)].kind == SeatSetup::Kind::Program)
            return tr("Not rated: only levels of Tessera are.");
    }
    if (game.record().ply(game.node()) < kLeastRounds * game.playerCount())
        return tr("Not rated: it was over before everybody had moved twice.");
    if (game.setup().start)
        return tr("Not rated: it did not begin from the usual start.");
    if (!m_session.match.isAided())
        return {};
    return m_help.isEmpty() ? tr("Not rated: it did not begin here.") : m_help;
}

void RatingRun::rate()
{
    const GameModel &game = m_session.model;
    const Player player = game.onlyPerson();
    // No reason is given for games among people, without people, or for puzzles, which nobody expects to count.
    m_isEntered = false;
    if (player == Player::None || game.setup().level || game.node() == GameRecord::kRoot)
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
    m_end = {game.node(), game.outcome().reason};
    const Rating after = m_book.rating(id);
    const long change = std::lround(after.value) - std::lround(before.value);
    const QString sign = change > 0   ? QStringLiteral("+%1").arg(change)
                         : change < 0 ? QStringLiteral("−%1").arg(-change)
                                      : QStringLiteral("±0");
    m_side.setResultNote(tr("Your rating: %1 (%2)", "rating, change").arg(ratingWords(after), sign));
}

void RatingRun::noteHelp(const QString &reason)
{
    if (m_help.isEmpty())
        m_help = reason;
}

/// A resignation by a slip of the hand is mended. What was lost otherwise stays so, whatever is tried afterwards.
void RatingRun::follow()
{
    const GameModel &game = m_session.model;
    const bool isMended = m_end.reason == EndReason::Resignation && m_end.node == game.node();
    if (std::exchange(m_isEntered, false) && isMended)
        m_book.takeBack(game.info().id);
    m_side.setResultNote({});
}

} // namespace tessera

#include "moc_ratingrun.cpp"
