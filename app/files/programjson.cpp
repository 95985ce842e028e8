#include "app/files/programjson.h"

#include "model/core/enumtable.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kKinds = enumTable<PlayerProgram::Kind, const char *>(
    {{PlayerProgram::Kind::Ugi, "ugi"},
     {PlayerProgram::Kind::Uci, "uci"},
     {PlayerProgram::Kind::Agent, "agent"}});

constexpr int kLongestSeconds = 24 * 3600;

QString qt(const std::string &text)
{
    return QString::fromStdString(text);
}

qint64 count(std::chrono::milliseconds time)
{
    return time.count();
}

std::chrono::milliseconds timeIn(
    const QJsonObject &object, const QString &key, std::chrono::milliseconds usual)
{
    const qint64 found = object.value(key).toInteger(usual.count());
    return std::chrono::milliseconds(std::clamp<qint64>(found, 1, qint64{kLongestSeconds} * 1000));
}

} // namespace

QJsonObject programToJson(const PlayerProgram &program)
{
    QJsonObject object{
        {u"kind"_s, QLatin1StringView(kKinds[program.kind])},
        {u"name"_s, qt(program.name)},
        {u"game"_s, qt(program.game)},
        {u"patience"_s, count(program.patience)}};
    if (program.isAgent()) {
        object[u"path"_s] = qt(program.agent.path);
        object[u"python"_s] = qt(program.agent.interpreter);
        if (program.agent.cpuTime)
            object[u"cpu"_s] = count(*program.agent.cpuTime);
        if (program.agent.megabytes)
            object[u"memory"_s] = *program.agent.megabytes;
        return object;
    }
    QJsonArray options;
    for (const auto &[name, value] : program.options)
        options.append(QJsonArray{qt(name), qt(value)});
    if (program.limits.cpuTime)
        object[u"cpu"_s] = count(*program.limits.cpuTime);
    if (program.limits.megabytes)
        object[u"memory"_s] = *program.limits.megabytes;
    object[u"command"_s] = qt(program.command);
    object[u"folder"_s] = qt(program.folder);
    object[u"options"_s] = options;
    object[u"start"_s] = qt(program.start);
    object[u"moveTime"_s] = count(program.moveTime);
    return object;
}

PlayerProgram programFromJson(const QJsonObject &object)
{
    const auto text = [&object](const QString &key) {
        return object.value(key).toString().toStdString();
    };
    PlayerProgram program;
    const QString kind = object.value("kind"_L1).toString();
    for (const auto &[value, word] : kKinds) {
        if (kind == QLatin1StringView(word))
            program.kind = value;
    }
    program.name = text(u"name"_s);
    program.game = text(u"game"_s);
    program.command = text(u"command"_s);
    program.folder = text(u"folder"_s);
    program.start = text(u"start"_s);
    program.moveTime = timeIn(object, u"moveTime"_s, program.moveTime);
    program.patience = timeIn(object, u"patience"_s, program.patience);
    for (const QJsonValue &option : object.value("options"_L1).toArray()) {
        const QJsonArray pair = option.toArray();
        program.options
            .emplace_back(pair.at(0).toString().toStdString(), pair.at(1).toString().toStdString());
    }
    program.agent.path = text(u"path"_s);
    if (const std::string python = text(u"python"_s); !python.empty())
        program.agent.interpreter = python;
    if (object.contains("cpu"_L1)) {
        const auto time = timeIn(object, u"cpu"_s, std::chrono::seconds(1));
        (program.isAgent() ? program.agent.cpuTime : program.limits.cpuTime) = time;
    }
    if (object.contains("memory"_L1)) {
        const int megabytes
            = std::clamp(object.value("memory"_L1).toInt(1), 1, PlayerProgram::kMostMegabytes);
        (program.isAgent() ? program.agent.megabytes : program.limits.megabytes) = megabytes;
    }
    return program;
}

} // namespace tessera
