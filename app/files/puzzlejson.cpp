#include "app/files/puzzlejson.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kGoals{"win", "win-within", "survive", "capture"};

QJsonObject toJson(const Puzzle &puzzle)
{
    QJsonArray words{
        QString::fromStdString(puzzle.goalWords.context),
        QString::fromStdString(puzzle.goalWords.pattern)};
    for (const std::string &argument : puzzle.goalWords.arguments)
        words.append(QString::fromStdString(argument));
    return {
        {u"title"_s, QString::fromStdString(puzzle.title)},
        {u"source"_s, QString::fromStdString(puzzle.source)},
        {u"start"_s, QString::fromStdString(puzzle.start)},
        {u"options"_s,
         QJsonDocument::fromJson(QByteArray::fromStdString(puzzle.options.json())).object()},
        {u"solver"_s, index(puzzle.solver)},
        {u"goal"_s, QLatin1StringView(kGoals[static_cast<std::size_t>(puzzle.goal)])},
        {u"moves"_s, puzzle.moves},
        {u"prey"_s, puzzle.prey},
        {u"words"_s, words}};
}

Sentence wordsFromJson(const QJsonArray &words)
{
    Sentence sentence{words.at(0).toString().toStdString(), words.at(1).toString().toStdString(), {}};
    for (qsizetype i = 2; i < words.size(); ++i)
        sentence.arguments.push_back(words.at(i).toString().toStdString());
    return sentence;
}

Result<Puzzle> puzzleFromJson(const QJsonObject &object, const GameInfo &info)
{
    const QByteArray options = QJsonDocument(object.value("options"_L1).toObject()).toJson();
    auto chosen = Options::parseJson(options.toStdString(), info.options);
    if (!chosen)
        return chosen.error();
    const std::string goal = object.value("goal"_L1).toString().toStdString();
    const auto found = std::find(kGoals.begin(), kGoals.end(), goal);
    const int solver = object.value("solver"_L1).toInt(-1);
    if (found == kGoals.end() || solver < 0 || solver >= info.playerCount())
        return Error{"level", inQuotes(goal), "a goal, and a player of the game"};
    Puzzle puzzle;
    puzzle.title = object.value("title"_L1).toString().toStdString();
    puzzle.source = object.value("source"_L1).toString().toStdString();
    puzzle.start = object.value("start"_L1).toString().toStdString();
    puzzle.options = std::move(*chosen);
    puzzle.solver = playerAt(solver);
    puzzle.goal = static_cast<Puzzle::Goal>(found - kGoals.begin());
    puzzle.moves = std::max(object.value("moves"_L1).toInt(), 0);
    puzzle.prey = static_cast<std::uint8_t>(std::clamp(object.value("prey"_L1).toInt(), 0, 255));
    puzzle.goalWords = wordsFromJson(object.value("words"_L1).toArray());
    return puzzle;
}

} // namespace

QJsonArray toJson(const std::vector<Puzzle> &levels)
{
    QJsonArray array;
    for (const Puzzle &level : levels)
        array.append(toJson(level));
    return array;
}

Result<std::vector<Puzzle>> levelsFromJson(const QJsonArray &levels, const GameInfo &info)
{
    std::vector<Puzzle> read;
    for (const QJsonValue &level : levels) {
        auto puzzle = puzzleFromJson(level.toObject(), info);
        if (!puzzle)
            return puzzle.error();
        read.push_back(std::move(*puzzle));
    }
    return read;
}

} // namespace tessera
