#include "app/puzzles/levelrun.h"

#include "model/session/levelsetup.h"

#include <QCryptographicHash>

namespace tessera {

LevelRun::LevelRun(GameSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session.match, &MatchController::turnChanged, this, &LevelRun::follow);
    connect(&session.match, &MatchController::seatsChanged, this, &LevelRun::follow);
}

const Puzzle *LevelRun::puzzle() const
{
    return m_session.model.hasGame() ? levelOf(m_session.model.setup()) : nullptr;
}

std::size_t LevelRun::number() const
{
    return m_session.model.setup().level.value_or(0);
}

std::size_t LevelRun::count() const
{
    return m_session.model.setup().levels.size();
}

const Puzzle &LevelRun::level(std::size_t number) const
{
    return m_session.model.setup().levels.at(number);
}

QString LevelRun::key(const Puzzle &puzzle)
{
    const std::string text = puzzle.start + '\n' + puzzle.options.json() + '\n'
                             + puzzle.goalWords.english();
    const QByteArray hash
        = QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256);
    constexpr qsizetype kHexDigits = 16;
    return QString::fromLatin1(hash.toHex().left(kHexDigits));
}

bool LevelRun::isSolved(std::size_t number) const
{
    return m_solved.contains(key(level(number)));
}

void LevelRun::setSolved(const QStringList &keys)
{
    m_solved = keys;
    emit changed();
}

void LevelRun::begin(std::size_t number)
{
    emit beginRequested(levelSetup(m_session.model.setup(), number));
}

void LevelRun::follow()
{
    const Puzzle *level = puzzle();
    m_state = level == nullptr ? PuzzleState() : judge(*level, m_session.model);
    if (m_state.verdict == PuzzleState::Verdict::Solved && !isSolved(number())) {
        m_solved << key(*level);
        emit solved(key(*level));
    }
    emit changed();
}

} // namespace tessera
