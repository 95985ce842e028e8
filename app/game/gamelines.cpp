#include "app/game/gamelines.h"

#include "app/board/boardpage.h"
#include "app/game/columns/classiccolumn.h"
#include "view/widgets/messageline.h"
#include "view/words/fullstop.h"

namespace tessera {

GameLines::GameLines(
    const GameSession &session,
    BoardPage &board,
    const LevelRun &levels,
    MessageLine &line,
    ClassicColumn &classic,
    QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_board(board)
    , m_line(line)
    , m_classic(classic)
    , m_words(session, board, levels)
{
    connect(&session.match, &MatchController::pausedChanged, this, &GameLines::refresh);
    connect(&session.match, &MatchController::hintFound, this, &GameLines::showHint);
    connect(&session.match, &MatchController::hintFailed, this, [this] {
        showAnswer(tr("No hint: the search could not be finished, perhaps for want of memory."));
    });
    connect(&board, &BoardPage::refused, this, &GameLines::showRefusal);
    connect(&board, &BoardPage::refusalEnded, this, &GameLines::endRefusal);
    connect(&board, &BoardPage::notNow, this, &GameLines::explainNotNow);
    connect(&board, &BoardPage::foreseen, this, [this](const QString &words, bool isOfMove) {
        m_line.say(MessageLine::Voice::Preview, isOfMove ? words : QString());
        m_line.say(MessageLine::Voice::Threats, isOfMove ? QString() : words);
    });
    // What is lit on the board goes with its sentence.
    connect(&line, &MessageLine::refusalEnded, &board, &BoardPage::endRefusal);
}

void GameLines::refresh()
{
    if (!m_board.isReady())
        return;
    const NavigationController &navigation = m_session.navigation;
    const bool isRunning = navigation.isLive() && !m_session.model.isOver();
    const bool isQuiet = m_isQuiet && isRunning && !m_session.match.isPaused();
    m_line.say(MessageLine::Voice::Status, isQuiet ? QString() : m_words.status());
    m_classic.setStatus(m_words.classicStatus());
    if (GamePanel *card = m_classic.card())
        card->showPosition(navigation.position());
    m_line.setPlace(isQuiet ? QString() : m_words.place());
}

void GameLines::showLooking()
{
    m_line.say(MessageLine::Voice::Answer, tr("Looking for a good move…"));
}

void GameLines::showHint(const std::vector<MoveCode> &line)
{
    m_board.showHint(line);
    showAnswer(m_words.hint(line));
}

void GameLines::showAnswer(const QString &words)
{
    m_line.say(MessageLine::Voice::Answer, words);
    emit answered(words);
}

void GameLines::showRefusal(const QString &message, const QString &reason, const QString &section)
{
    const bool isWhole = message.isEmpty() || reason.isEmpty();
    const QString words = isWhole ? message + reason
                                  : tr("%1 %2", "message, reason").arg(message, reason);
    m_line.showRefusal(withFullStop(words), section);
    m_classic.showRefusal(message, reason);
    emit answered(words);
}

void GameLines::endRefusal()
{
    m_line.showRefusal({});
    m_classic.endRefusal();
}

void GameLines::explainNotNow()
{
    const QString why = m_words.notNow();
    // In the classic view the status says it already.
    if (!m_session.navigation.isLive()) {
        m_line.showRefusal(why);
        emit answered(why);
    } else if (!why.isEmpty()) {
        showRefusal({}, why);
    }
}

void GameLines::setKeys(const NamedKeys &keys)
{
    if (keys == m_words.keys())
        return;
    m_words.setKeys(keys);
    refresh();
}

void GameLines::setHeld(bool isHeld)
{
    m_words.setHeld(isHeld);
    refresh();
}

void GameLines::setQuiet(bool isQuiet)
{
    m_isQuiet = isQuiet;
    refresh();
}

} // namespace tessera

#include "moc_gamelines.cpp"
