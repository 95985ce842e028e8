#include "app/files/puzzlejson.h"

#include "model/core/json/jsontext.h"
#include "model/record/puzzletext.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace tessera {

namespace {

QJsonObject toJson(const Puzzle &puzzle)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(writtenJson(puzzleJson(puzzle))))
        .object();
}

Result<Puzzle> puzzleFromJson(const QJsonObject &object, const GameInfo &info)
{
    const auto json = parseJson(QJsonDocument(object).toJson().toStdString());
    if (!json)
        return json.error();
    return tessera::puzzleFromJson(*json, info);
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
