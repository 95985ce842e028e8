#include "app/tour/tour.h"

#include "app/help/figurereader.h"
#include "app/languages/languages.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

bool pointsAt(const MoveShape &shape, const std::vector<Cell> &cells)
{
    return std::all_of(cells.begin(), cells.end(), [&shape](Cell cell) {
        return std::find(shape.cells.begin(), shape.cells.end(), cell) != shape.cells.end();
    });
}

Result<std::vector<MoveCode>> wantedMoves(const QJsonObject &object, const AnyPosition &position)
{
    std::vector<MoveCode> wanted;
    for (const QJsonValue &text : object.value("moves"_L1).toArray()) {
        const auto move = position.parseMove(text.toString().toStdString());
        if (!move)
            return move.error();
        wanted.push_back(*move);
    }
    if (!wanted.empty())
        return wanted;
    std::vector<Cell> cells;
    for (const QJsonValue &name : object.value("touches"_L1).toArray())
        cells.push_back(cellNamed(position, name.toString().toStdString()));
    for (const MoveCode move : position.legalMoves()) {
        if (pointsAt(position.pointing().shape(move), cells))
            wanted.push_back(move);
    }
    if (wanted.empty())
        return Error{position.text(), "no move that touches all the cells", "at least one"};
    return wanted;
}

Result<TourStep> readStep(const GameEntry &entry, const QJsonObject &object)
{
    TourStep step;
    step.title = object.value("title"_L1).toString();
    step.text = object.value("text"_L1).toString();
    step.done = object.value("done"_L1).toString();
    step.wrong = object.value("wrong"_L1).toString();
    step.position = object.value("position"_L1).toString().toStdString();
    const auto position = entry.game->parsePosition(step.position, {});
    if (!position)
        return position.error();
    auto wanted = wantedMoves(object, **position);
    if (!wanted)
        return wanted.error();
    step.wanted = std::move(*wanted);
    return step;
}

} // namespace

Result<Tour> loadTour(const GameEntry &entry)
{
    const QString path = inLanguageSpoken(
        u":/tours/%1.json"_s.arg(QString::fromStdString(entry.info().id)));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{path.toStdString(), "no such file", "a guided game"};
    Tour tour;
    for (const QJsonValue &value : QJsonDocument::fromJson(file.readAll()).array()) {
        auto step = readStep(entry, value.toObject());
        if (!step)
            return step.error();
        tour.push_back(std::move(*step));
    }
    if (tour.empty())
        return Error{path.toStdString(), "no steps", "a list of steps"};
    return tour;
}

} // namespace tessera
