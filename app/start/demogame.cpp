#include "app/start/demogame.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tessera {

using namespace Qt::StringLiterals;

Result<DemoGame> loadDemo(const GameEntry &entry)
{
    const QString path = u":/demos/%1.json"_s.arg(QString::fromStdString(entry.info().id));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{path.toStdString(), "no such file", "a recorded game"};
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    DemoGame demo;
    demo.minutes = object.value("minutes"_L1).toInt();
    demo.start = entry.game->start({});
    const qsizetype from = object.value("from"_L1).toInteger();
    const QJsonArray texts = object.value("moves"_L1).toArray();
    std::unique_ptr<AnyPosition> position = demo.start->clone();
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const auto move = position->parseMove(texts.at(i).toString().toStdString());
        if (!move)
            return move.error();
        position->play(*move);
        if (i < from)
            demo.start->play(*move);
        else
            demo.moves.push_back(*move);
    }
    return demo;
}

} // namespace tessera
