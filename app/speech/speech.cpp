#include "app/speech/speech.h"

#include "app/board/boardpage.h"
#include "app/coach/coachbox.h"
#include "app/game/columns/sidepresenter.h"
#include "app/game/gamelines.h"
#include "app/game/gamepage.h"
#include "app/game/studyboxes.h"
#include "app/settings/settings.h"

#include "controller/session/forcedpass.h"
#include "model/session/historyrows.h"
#include "model/session/minussigns.h"
#include "view/widgets/toast.h"
#include "view/words/clockreading.h"
#include "view/words/fullstop.h"
#include "view/words/placewords.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace tessera {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

/// The times left of which people are warned, the least first.
constexpr std::array kWarnings{milliseconds(10'000), milliseconds(30'000), milliseconds(60'000)};

QString clockWords(const QString &player, milliseconds left)
{
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(left);
    return QCoreApplication::translate("tessera::PlayerCard", "Clock of %1").arg(player) + u": "_s
           + clockText(seconds, false);
}

} // namespace

Speech::Speech(GameSession &session, const GamePage &page, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_page(page)
    , m_words(session, page.board(), page.levels())
{
    m_gathering.setSingleShot(true);
    connect(&m_gathering, &QTimer::timeout, this, &Speech::speak);
    connectSession();
    connect(&page.board().toast(), &Toast::said, this, [this](const QString &text) {
        m_events.notices << text;
        expectToSpeak();
    });
    const auto answer = [this](const QString &words) {
        m_events.answers << words;
        expectToSpeak();
    };
    connect(&page.lines(), &GameLines::answered, this, answer);
    connect(&page.study().coach(), &CoachBox::said, this, answer);
    connect(&settings, &Settings::preferencesChanged, this, &Speech::follow);
    follow(settings.preferences());
}

void Speech::connectSession()
{
    const GameModel &game = m_session.model;
    connect(&game, &GameModel::begun, this, &Speech::hearBegun);
    connect(&game, &GameModel::moved, this, [this](NodeId node) {
        m_events.played = node;
        expectToSpeak();
    });
    const auto tell = [this] {
        m_events.isTold = true;
        expectToSpeak();
    };
    connect(&game, &GameModel::ended, this, tell);
    connect(&game, &GameModel::reopened, this, tell);
    connect(&game, &GameModel::jumped, this, tell);
    connect(&m_session.navigation, &NavigationController::shown, this, &Speech::hearShown);
    connect(&m_session.clocks, &ClockController::ticked, this, &Speech::watchClocks);
    // What was played before was not for that person's eyes.
    connect(&m_session.sight, &SightController::handedOver, this, [this, tell] {
        m_events.isShown = m_session.navigation.node() != GameRecord::kRoot;
        tell();
    });
}

void Speech::follow(const Preferences &preferences)
{
    m_wanted = preferences.accessibility;
    if (!m_wanted.speaks)
        fallSilent();
}

void Speech::setAtBoard(bool isAtBoard)
{
    m_isAtBoard = isAtBoard;
    if (!isAtBoard)
        fallSilent();
}

bool Speech::tellsAll() const
{
    return m_wanted.spoken == Spoken::Everything;
}

void Speech::expectToSpeak()
{
    m_gathering.start(0);
}

void Speech::fallSilent()
{
    m_gathering.stop();
    m_events = {};
    m_speaker.stop();
}

void Speech::hearBegun()
{
    const GameModel &game = m_session.model;
    m_events = {};
    m_events.isTold = true;
    m_shown = m_session.navigation.node();
    m_events.isShown = m_shown != GameRecord::kRoot;
    for (int i = 0; i < game.playerCount(); ++i)
        m_warned[playerAt(i)] = game.clock().control(playerAt(i)).initial;
    expectToSpeak();
}

void Speech::hearShown()
{
    const NodeId node = m_session.navigation.node();
    // The same position may be shown anew, as another player sees it.
    if (std::exchange(m_shown, node) == node)
        return;
    // A move that was taken back at once is not spoken.
    m_events.played.reset();
    m_events.isShown = true;
    expectToSpeak();
}

void Speech::watchClocks()
{
    const GameModel &game = m_session.model;
    const Player player = game.hasGame() ? game.clock().running() : Player::None;
    if (player == Player::None || !game.clock().isLimited(player)
        || !m_session.match.isHuman(player) || !m_page.board().isReady())
        return;
    const auto left = m_session.clocks.shown(player);
    auto &warned = m_warned[player];
    if (warnsAnew(left, warned))
        warned = game.clock().control(player).initial;
    for (const milliseconds time : kWarnings) {
        if (left > time || time >= warned)
            continue;
        warned = time;
        m_events.notices << clockWords(m_page.board().design().playerName(player), left);
        expectToSpeak();
        return;
    }
}

void Speech::speak()
{
    const Events events = std::exchange(m_events, {});
    const bool isSeen = m_isAtBoard && m_page.board().isReady()
                        && !m_session.sight.awaitsHandover();
    if (!m_wanted.speaks || !isSeen)
        return;
    QStringList sentences;
    for (const QString &words : wordsOf(events))
        sentences << withFullStop(words);
    if (!sentences.isEmpty())
        m_speaker.say(sentences.join(u' '));
}

QStringList Speech::wordsOf(const Events &events) const
{
    const NavigationController &navigation = m_session.navigation;
    QStringList words;
    if (events.played)
        words = playedWords(*events.played);
    else if (events.isShown)
        words = moveWords(navigation.node());
    words << events.answers;
    if (!tellsAll())
        return words;
    words << events.notices;
    if (navigation.isLive() && (events.played || events.isShown || events.isTold))
        words << m_words.status();
    return words;
}

QStringList Speech::playedWords(NodeId node) const
{
    const GameModel &game = m_session.model;
    // A forced pass follows the move before it so soon that it would cut that short; itself, it is a notice.
    NodeId move = node;
    while (isForcedPass(move))
        move = game.record().node(move).parent;
    if (move == GameRecord::kRoot || (move != node && !tellsAll()))
        return {};
    const bool isOthers = !m_session.match.isHuman(game.moverOf(move));
    return isOthers || m_wanted.spoken != Spoken::OthersMoves ? moveWords(move) : QStringList();
}

bool Speech::isForcedPass(NodeId node) const
{
    const GameModel &game = m_session.model;
    return node != GameRecord::kRoot
           && forcedPass(*game.positionAt(game.record().node(node).parent)).has_value();
}

QStringList Speech::moveWords(NodeId node) const
{
    if (node == GameRecord::kRoot)
        return {placeWords(shownPlace(m_session))};
    const GameModel &game = m_session.model;
    const BoardDesign &design = m_page.board().design();
    const RecordNode &record = game.record().node(node);
    const auto before = game.positionAt(record.parent);
    const QString mover = design.playerName(game.moverOf(node));
    // A viewer who does not see everything is told no more than the label.
    if (game.viewer() != Player::None)
        return {GameWords::moveOf(
            mover, withMinusSigns(QString::fromStdString(game.seenLabel(*before, record.move))))};
    QStringList words{
        GameWords::moveOf(mover, design.moveName(*before, record.move, Notation::Prose))};
    const RemarksFacet *remarks = before->remarks();
    if (remarks == nullptr || !tellsAll())
        return words;
    for (const Sentence &remark : remarks->of(record.move))
        words << translated(remark);
    return words;
}

} // namespace tessera

#include "moc_speech.cpp"
