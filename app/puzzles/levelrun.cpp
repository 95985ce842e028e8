#include "app/puzzles/levelrun.h"

#include "app/puzzles/exercisejudge.h"
#include "app/puzzles/puzzlesets.h"
#include "model/session/levelsetup.h"

#include <QCryptographicHash>

namespace tessera {

using Verdict = PuzzleState::Verdict;

LevelRun::LevelRun(GameSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session.model, &GameModel::begun, this, [this] {
        m_solution.stop();
        m_hint.stop();
        m_wasShown = false;
        m_wasHelped = false;
        m_isAnswered = false;
        m_kind = kindOfBoard();
        if (m_judge != nullptr)
            m_judge->reset();
    });
    connect(&session.match, &MatchController::turnChanged, this, &LevelRun::follow);
    connect(&session.match, &MatchController::seatsChanged, this, &LevelRun::follow);
    connect(&session.match, &MatchController::turnChanged, &m_hint, &ProofRun::stop);
    connect(&m_solution, &ProofRun::answered, this, &LevelRun::takeSolution);
    connect(&m_hint, &ProofRun::answered, this, [this](const std::vector<MoveCode> &line) {
        m_wasHelped = true;
        emit hintFound(line);
    });
}

LevelRun::~LevelRun() = default;

const Puzzle *LevelRun::puzzle() const
{
    return m_session.model.hasGame() ? levelOf(m_session.model.setup()) : nullptr;
}

LevelRun::Kind LevelRun::kindOfBoard() const
{
    const Puzzle *level = puzzle();
    if (level != nullptr && level->goal == Puzzle::Goal::Best)
        return Kind::Exercise;
    return level != nullptr && hasOwnPuzzles(m_session.model.setup()) ? Kind::Own : Kind::Level;
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

void LevelRun::setExerciseJudge(ExerciseJudge *judge)
{
    m_judge = judge;
    connect(judge, &ExerciseJudge::judged, this, &LevelRun::follow);
}

bool LevelRun::isJudging() const
{
    return m_judge != nullptr && m_judge->isJudging();
}

void LevelRun::begin(std::size_t number)
{
    emit beginRequested(levelSetup(m_session.model.setup(), number));
}

bool LevelRun::canShowSolution() const
{
    const Puzzle *level = puzzle();
    if (level == nullptr || m_session.model.hidesParts())
        return false;
    if (level->goal == Puzzle::Goal::Best)
        return m_judge != nullptr && !m_judge->solutionOf(*level).empty();
    return bool(m_session.model.entry().makeProver);
}

void LevelRun::showSolution()
{
    const Puzzle *level = puzzle();
    if (!canShowSolution())
        return;
    if (level->goal == Puzzle::Goal::Best) {
        takeSolution(m_judge->solutionOf(*level));
        return;
    }
    m_solution
        .ask(m_session.model.entry(), *level, m_session.model.positionAt(GameRecord::kRoot), {});
    emit changed();
}

bool LevelRun::isLookingForSolution() const
{
    return m_solution.isRunning();
}

void LevelRun::takeSolution(const std::vector<MoveCode> &line)
{
    if (line.empty()) {
        emit changed();
        emit solutionFailed();
        return;
    }
    // Seeing the solution before an answer counts as not solved.
    if (m_state.verdict == Verdict::Open && !m_isAnswered) {
        m_isAnswered = true;
        emit answered(key(*puzzle()), false, true);
    }
    begin(number());
    m_wasShown = true;
    m_isAnswered = true;
    NodeId node = GameRecord::kRoot;
    for (const MoveCode move : line)
        node = m_session.model.addVariation(node, move);
    emit changed();
    emit solutionShown();
}

bool LevelRun::canHint() const
{
    const Puzzle *level = puzzle();
    return level != nullptr && level->goal != Puzzle::Goal::Best && m_state.verdict == Verdict::Open
           && m_session.model.entry().makeProver && !m_session.model.hidesParts()
           && m_session.model.toMove() == level->solver;
}

void LevelRun::requestHint()
{
    m_hint.ask(
        m_session.model.entry(), *puzzle(), m_session.model.position().clone(), m_state.progress);
}

void LevelRun::judgeState()
{
    const Puzzle *level = puzzle();
    m_state = level == nullptr ? PuzzleState() : judge(*level, m_session.model);
    if (level == nullptr || level->goal != Puzzle::Goal::Best || m_judge == nullptr)
        return;
    const auto moves = m_session.model.record().movesTo(m_session.model.node());
    if (moves.empty())
        m_judge->reset();
    else
        m_state.verdict = m_judge->verdict(*level, m_session.model.entry(), moves.front());
}

void LevelRun::follow()
{
    judgeState();
    const bool isSolved = m_state.verdict == Verdict::Solved;
    if (isRunning() && m_state.verdict != Verdict::Open && !std::exchange(m_isAnswered, true))
        emit answered(key(*puzzle()), isSolved, m_wasHelped);
    // Only a person's own solution counts, not one that a computer has found.
    const bool isPersons = isSolved && m_session.match.isHuman(puzzle()->solver);
    if (isSolved && isPersons && !m_wasShown && m_kind != Kind::Exercise
        && !this->isSolved(number())) {
        m_solved << key(*puzzle());
        emit solved(key(*puzzle()));
    }
    emit changed();
}

} // namespace tessera

#include "moc_levelrun.cpp"
