#include "app/puzzles/exercises.h"

#include "app/files/wholefile.h"
#include "app/puzzles/exercisejson.h"
#include "model/library/gamesummary.h"
#include "view/words/errorwords.h"

#include <QFile>

#include <algorithm>
#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

bool isSame(const Puzzle &one, const Puzzle &other)
{
    return one.start == other.start && one.options == other.options;
}

/// Whether a person played `side`; a file may say that a program did.
bool isPersons(const GameModel &game, Player side)
{
    return side != Player::None && game.seat(side).kind == SeatSetup::Kind::Human
           && game.record().tag(seatTag(index(side)) + "Type") != "program";
}

/// Quality of an answer on the scale of SM-2.
int qualityOf(bool isRight, bool wasHelped)
{
    constexpr int kPerfect = 5;
    constexpr int kHard = 3;
    constexpr int kWrong = 1;
    if (!isRight)
        return kWrong;
    return wasHelped ? kHard : kPerfect;
}

} // namespace

Exercises::Exercises(QString path, Today today, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_today(std::move(today))
{
    read();
}

int Exercises::dueCount() const
{
    return static_cast<int>(std::count_if(m_all.begin(), m_all.end(), [this](const Exercise &one) {
        return isDue(one);
    }));
}

const Exercise *Exercises::find(const Puzzle &puzzle) const
{
    const auto found = std::find_if(m_all.begin(), m_all.end(), [&](const Exercise &one) {
        return isSame(one.puzzle, puzzle);
    });
    return found == m_all.end() ? nullptr : &*found;
}

std::optional<Exercise> Exercises::exerciseFrom(
    const GameReview &review, const GameModel &game, std::size_t move) const
{
    constexpr double kWhole = 100;
    const JudgedPosition &before = review.positions[move];
    const double loss = lossOf(review, static_cast<int>(move));
    if (!isPersons(game, before.toMove) || loss < kBlunderLoss || before.thought.line.empty())
        return std::nullopt;
    const auto position = game.positionAt(GameRecord::kRoot);
    for (std::size_t i = 0; i < move; ++i)
        position->play(review.moves[i]);
    Exercise exercise;
    exercise.game = game.info().id;
    exercise.puzzle.start = position->text();
    exercise.puzzle.options = game.setup().options;
    exercise.puzzle.solver = before.toMove;
    exercise.puzzle.goal = Puzzle::Goal::Best;
    exercise.played = position->moveText(review.moves[move]);
    const auto percent = std::lround(kWhole * loss);
    exercise.puzzle.goalWords
        = {"Exercises",
           TESSERA_TEXT(
               "Exercises", "Find a better move than %1, which lost %2 % of your chance to win"),
           {position->moveLabel(review.moves[move]), std::to_string(percent)},
           game.info().id};
    exercise.chance = before.chances[before.toMove];
    exercise.loss = loss;
    exercise.due = m_today();
    for (const MoveCode code : before.thought.line) {
        if (!position->isLegal(code))
            break;
        exercise.best.push_back(position->moveText(code));
        position->play(code);
    }
    return exercise;
}

int Exercises::collect(const GameReview &review, const GameModel &game)
{
    readAgain();
    int found = 0;
    for (std::size_t move = 0; move < review.moves.size(); ++move) {
        auto exercise = exerciseFrom(review, game, move);
        if (!exercise || find(exercise->puzzle) != nullptr)
            continue;
        m_all.push_back(std::move(*exercise));
        ++found;
    }
    if (found > 0)
        keep();
    return found;
}

void Exercises::answer(const Puzzle &puzzle, bool isRight, bool wasHelped)
{
    readAgain();
    const auto found = placeOf(puzzle);
    // A second try on the same day, or one before the due day, does not count.
    if (found == m_all.end() || found->answered == m_today() || !isDue(*found))
        return;
    found->repetition = repeated(found->repetition, qualityOf(isRight, wasHelped));
    found->answered = m_today();
    found->due = m_today().addDays(found->repetition.intervalDays);
    keep();
}

Exercise Exercises::take(std::size_t number)
{
    Exercise taken = m_all.at(number);
    readAgain();
    if (const auto found = placeOf(taken.puzzle); found != m_all.end()) {
        taken = std::move(*found);
        m_all.erase(found);
    }
    keep();
    return taken;
}

void Exercises::add(const Exercise &exercise)
{
    readAgain();
    if (find(exercise.puzzle) != nullptr)
        return;
    m_all.push_back(exercise);
    keep();
}

std::vector<Exercise>::iterator Exercises::placeOf(const Puzzle &puzzle)
{
    return std::find_if(m_all.begin(), m_all.end(), [&](const Exercise &one) {
        return isSame(one.puzzle, puzzle);
    });
}

void Exercises::readAgain()
{
    if (m_isWritten)
        read();
}

void Exercises::sort()
{
    std::stable_sort(m_all.begin(), m_all.end(), [](const Exercise &one, const Exercise &other) {
        return one.due < other.due;
    });
}

void Exercises::read()
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    auto read = exercisesFromJson(file.readAll());
    file.close();
    if (!read) {
        qWarning("%s: %s", qPrintable(m_path), read.error().sentence().c_str());
        setAside(filePath(m_path));
        return;
    }
    m_all = std::move(*read);
    sort();
}

void Exercises::keep()
{
    sort();
    emit changed();
    const std::string text = exercisesToJson(m_all).toStdString();
    const auto error = writeOwnFile(filePath(m_path), text);
    m_isWritten = !error;
    if (error)
        emit failed(tr("Your mistakes cannot be kept: %1").arg(phraseWords(error->found)));
}

} // namespace tessera

#include "moc_exercises.cpp"
