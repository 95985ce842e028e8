#include "app/puzzles/exercisejson.h"

#include "app/files/puzzlejson.h"
#include "model/games/catalogue.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

QString dateText(const QDate &date)
{
    return date.toString(Qt::ISODate);
}

QDate dateIn(const QJsonObject &object, QLatin1StringView key)
{
    return QDate::fromString(object.value(key).toString(), Qt::ISODate);
}

QJsonObject toJson(const Exercise &exercise)
{
    QJsonArray best;
    for (const std::string &move : exercise.best)
        best.append(QString::fromStdString(move));
    return {
        {u"game"_s, QString::fromStdString(exercise.game)},
        {u"puzzle"_s, toJson(std::vector<Puzzle>{exercise.puzzle}).first()},
        {u"best"_s, best},
        {u"played"_s, QString::fromStdString(exercise.played)},
        {u"chance"_s, exercise.chance},
        {u"loss"_s, exercise.loss},
        {u"repetitions"_s, exercise.repetition.count},
        {u"easiness"_s, exercise.repetition.easiness},
        {u"interval"_s, exercise.repetition.intervalDays},
        {u"due"_s, dateText(exercise.due)},
        {u"answered"_s, dateText(exercise.answered)}};
}

Result<Exercise> fromJson(const QJsonObject &object)
{
    constexpr double kLeastEasiness = 1.3;
    constexpr double kMostEasiness = 10;
    Exercise exercise;
    exercise.game = object.value("game"_L1).toString().toStdString();
    const GameEntry *entry = findGame(exercise.game);
    if (entry == nullptr)
        return Error{
            phrase("Error", "exercise"),
            inQuotes(exercise.game),
            phrase("Error", "a game of the program")};
    auto puzzles = levelsFromJson({object.value("puzzle"_L1)}, entry->info());
    if (!puzzles)
        return puzzles.error();
    exercise.puzzle = std::move(puzzles->front());
    exercise.puzzle.goal = Puzzle::Goal::Best;
    const auto start = entry->game->parsePosition(exercise.puzzle.start, exercise.puzzle.options);
    if (!start)
        return start.error();
    if ((*start)->toMove() != exercise.puzzle.solver)
        return Error{
            phrase("Error", "exercise"),
            phrase("Error", "another player's turn"),
            phrase("Error", "the turn of who made the mistake")};
    for (const QJsonValue &move : object.value("best"_L1).toArray())
        exercise.best.push_back(move.toString().toStdString());
    exercise.played = object.value("played"_L1).toString().toStdString();
    exercise.chance = std::clamp(object.value("chance"_L1).toDouble(), 0.0, 1.0);
    exercise.loss = std::clamp(object.value("loss"_L1).toDouble(), 0.0, 1.0);
    exercise.repetition.count = std::max(object.value("repetitions"_L1).toInt(), 0);
    exercise.repetition.easiness
        = std::clamp(object.value("easiness"_L1).toDouble(2.5), kLeastEasiness, kMostEasiness);
    exercise.repetition.intervalDays = std::max(object.value("interval"_L1).toInt(), 0);
    exercise.due = dateIn(object, "due"_L1);
    exercise.answered = dateIn(object, "answered"_L1);
    return exercise;
}

} // namespace

QByteArray exercisesToJson(const std::vector<Exercise> &exercises)
{
    QJsonArray array;
    for (const Exercise &exercise : exercises)
        array.append(toJson(exercise));
    return QJsonDocument(QJsonObject{{u"exercises"_s, array}}).toJson();
}

Result<std::vector<Exercise>> exercisesFromJson(const QByteArray &text)
{
    const QJsonValue array = QJsonDocument::fromJson(text).object().value("exercises"_L1);
    if (!array.isArray())
        return Error{
            phrase("Error", "exercises"),
            phrase("Error", "another text"),
            phrase("Error", "the key \"exercises\" with a list")};
    std::vector<Exercise> exercises;
    for (const QJsonValue &object : array.toArray()) {
        auto exercise = fromJson(object.toObject());
        if (!exercise)
            return exercise.error();
        exercises.push_back(std::move(*exercise));
    }
    return exercises;
}

} // namespace tessera
