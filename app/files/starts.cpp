#include "app/files/starts.h"

#include "app/files/puzzlejson.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tessera {

using namespace Qt::StringLiterals;

std::vector<NamedStart> namedStarts(const GameInfo &info)
{
    QFile file(u":/starts/%1.json"_s.arg(QString::fromStdString(info.id)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<NamedStart> starts;
    for (const QJsonValue &value : QJsonDocument::fromJson(file.readAll()).array()) {
        const QByteArray json = QJsonDocument(value["options"_L1].toObject()).toJson();
        auto options = Options::parseJson(json.toStdString(), info.options);
        auto levels = levelsFromJson(value["levels"_L1].toArray(), info);
        if (!options || !levels)
            continue;
        const QByteArray name = value["name"_L1].toString().toUtf8();
        starts.push_back(
            {QCoreApplication::translate(info.id.c_str(), name.constData()),
             value["position"_L1].toString().toStdString(),
             std::move(*options),
             std::move(*levels)});
    }
    return starts;
}

} // namespace tessera
