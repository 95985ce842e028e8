#include "app/game/gamenotices.h"

#include "app/board/boardpage.h"
#include "model/core/facets/facets.h"

#include "view/theme/icons.h"
#include "view/widgets/messagebar.h"
#include "view/widgets/toast.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostChoices = 2;

const QString kResignation = u"resignation"_s;
const QString kRestart = u"restart"_s;
const QString kSight = u"sight"_s;
const QString kOffer = u"offer"_s;
const QString kSides = u"sides"_s;
const QString kDraw = u"draw"_s;

bool hasPieces(const AnyPosition &position, Player player)
{
    const BoardCells cells = position.cells();
    return std::any_of(cells.pieces.begin(), cells.pieces.end(), [player](const Piece &piece) {
        return piece.owner == player;
    });
}

} // namespace

GameNotices::GameNotices(GameSession &session, MessageBar &bar, BoardPage &board, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_bar(bar)
    , m_sightBar(&bar)
    , m_board(board)
{
    connect(&session.match, &MatchController::resigned, this, &GameNotices::offerUndoResignation);
    connect(&session.match, &MatchController::turnChanged, this, &GameNotices::showOffers);
    connect(&session.match, &MatchController::turnChanged, this, &GameNotices::offerSight);
    connect(&session.match, &MatchController::turnChanged, this, &GameNotices::offerDraw);
    // The sight after a resignation waits as long as its undo is offered, and then needs the bar.
    connect(&session.model, &GameModel::viewerChanged, this, [this] {
        if (m_session.sight.isFree())
            QTimer::singleShot(0, this, &GameNotices::offerSight);
    });
    connect(&session.model, &GameModel::moved, this, &GameNotices::saySides);
    connect(&session.match, &MatchController::passed, this, &GameNotices::sayPassed);
    const auto forgetResignation = [this] { m_bar.withdraw(kResignation); };
    connect(&session.model, &GameModel::reopened, this, forgetResignation);
    connect(&session.model, &GameModel::begun, this, [this] {
        m_bar.withdraw(kResignation);
        m_bar.withdraw(kRestart);
        m_sightBar->withdraw(kSides);
        m_gone.fill(false);
    });
}

void GameNotices::offerUndoRestart()
{
    if (!m_session.match.canUndoRestart())
        return;
    const auto undo = [this] { m_session.match.undoRestart(); };
    m_bar.showMessage(
        {kRestart,
         icon(u"restart"_s),
         tr("The game was begun anew."),
         {{tr("Undo"), u"undoRestartButton"_s, undo}},
         SightController::kRegretTime});
}

void GameNotices::setSightBar(MessageBar &bar)
{
    m_sightBar->withdraw(kSight);
    m_sightBar = &bar;
    if (m_session.model.hasGame())
        offerSight();
}

void GameNotices::offerUndoResignation(Player player)
{
    if (!m_session.match.canUndoResignation())
        return;
    const auto undo = [this] { m_session.match.undoResignation(); };
    const QString name = m_board.isReady() ? m_board.design().playerName(player) : QString();
    BarMessage message{
        kResignation,
        icon(u"resign"_s),
        tr("%1 resigned.").arg(name),
        {{tr("Undo"), u"undoResignationButton"_s, undo}},
        SightController::kRegretTime};
    if (m_session.model.viewer() != Player::None)
        message.choices.push_back({tr("Show everything"), u"showAllButton"_s, [this] {
                                       m_session.sight.look(Player::None);
                                   }});
    m_bar.showMessage(message);
}

void GameNotices::showOffers()
{
    const std::vector<MoveCode> offers = m_session.match.offers();
    if (offers.empty() || !m_board.isReady()) {
        m_bar.withdraw(kOffer);
        return;
    }
    BarMessage message;
    message.matter = kOffer;
    message.icon = icon(u"swap"_s);
    message.text = tr("You may also:");
    for (std::size_t i = 0; i < offers.size() && i < kMostChoices; ++i) {
        const MoveCode move = offers[i];
        message.choices.push_back(
            {m_board.design().offerText(m_session.model.position(), move),
             u"offerButton%1"_s.arg(i),
             [this, move] { m_session.match.playHuman(move); }});
    }
    m_bar.showMessage(message);
}

void GameNotices::offerSight()
{
    if (!m_session.sight.isFree() || !m_board.isReady()) {
        m_sightBar->withdraw(kSight);
        return;
    }
    BarMessage message;
    message.matter = kSight;
    message.icon = icon(u"info"_s);
    message.text = tr("Not all players saw the same of this game. Show:");
    const auto look = [this](Player player) {
        return [this, player] {
            m_session.sight.look(player);
            // A choice withdraws its message, and the next one may be wanted.
            QTimer::singleShot(0, this, &GameNotices::offerSight);
        };
    };
    const Player viewer = m_session.model.viewer();
    message.choices.push_back(
        {tr("Everything"), u"sightButton"_s, look(Player::None), viewer == Player::None});
    for (int i = 0; i < m_session.model.playerCount(); ++i) {
        const Player player = playerAt(i);
        message.choices.push_back(
            {tr("%1's view", "colour").arg(m_board.design().playerName(player)),
             u"sightButton%1"_s.arg(i),
             look(player),
             viewer == player});
    }
    m_sightBar->showMessage(message);
}

void GameNotices::saySides(NodeId node)
{
    const GameModel &game = m_session.model;
    const RecordNode &move = game.record().node(node);
    const auto before = game.positionAt(move.parent);
    m_sightBar->withdraw(kSides);
    if (!m_board.isReady() || before->sides() == nullptr
        || !before->sides()->exchangesSides(move.move))
        return;
    const int players = game.playerCount();
    const QString mover = m_board.design().playerName(before->toMove());
    const QString other = m_board.design().playerName(nextPlayer(before->toMove(), players));
    const Player person = game.onlyPerson();
    const QString words = person == Player::None
                              ? tr("%1 took %2’s side: both have changed colours.").arg(mover, other)
                              : tr("%1 took %2’s side: you play %3 now.")
                                    .arg(mover, other, m_board.design().playerName(person));
    m_sightBar->showMessage({kSides, icon(u"swap"_s), words, {}, {}});
}

void GameNotices::offerDraw()
{
    const GameModel &game = m_session.model;
    const bool isAsked = game.hasGame() && !game.isOver() && !game.people().empty()
                         && m_board.isReady();
    const QString why = isAsked ? m_board.design().drawReason(game.position()) : QString();
    if (why.isEmpty()) {
        m_sightBar->withdraw(kDraw);
        return;
    }
    m_sightBar->showMessage(
        {kDraw,
         icon(u"info"_s),
         tr("%1 You may end the game as a draw, or simply play on.", "a reason").arg(why),
         {{tr("Draw"), u"agreeOnDrawButton"_s, [this] { m_session.match.agreeOnDraw(); }}},
         {}});
}

void GameNotices::sayPassed(Player player)
{
    if (!m_board.isReady())
        return;
    const QString name = m_board.design().playerName(player);
    if (hasPieces(m_session.navigation.position(), player)) {
        m_gone[player] = false;
        m_board.toast().say(tr("%1 has no move and passes.").arg(name));
    } else if (!std::exchange(m_gone[player], true)) {
        m_board.toast().say(tr("%1 has no pieces left and passes from now on.").arg(name));
    }
}

} // namespace tessera

#include "moc_gamenotices.cpp"
