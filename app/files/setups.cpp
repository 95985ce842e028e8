#include "app/files/setups.h"

#include "app/files/programjson.h"
#include "app/files/puzzlejson.h"
#include "model/games/catalogue.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kEasyLevel = 3;
constexpr int kLevels = 10;

const QString kHuman = u"human"_s;
const QString kComputer = u"computer"_s;
const QString kProgram = u"program"_s;

QString wordOf(SeatSetup::Kind kind)
{
    using Kind = SeatSetup::Kind;
    return kind == Kind::Human ? kHuman : kind == Kind::Program ? kProgram : kComputer;
}

QJsonObject toJson(const SeatSetup &seat)
{
    QJsonObject
        object{{u"kind"_s, wordOf(seat.kind)}, {u"name"_s, seat.name}, {u"level"_s, seat.level}};
    if (seat.kind == SeatSetup::Kind::Program)
        object[u"program"_s] = programToJson(seat.program);
    if (seat.adaptive) {
        object[u"adaptive"_s] = QJsonObject{
            {u"winPercent"_s, seat.adaptive->winPercent}, {u"frozen"_s, seat.adaptive->isFrozen}};
    }
    return object;
}

SeatSetup seatFromJson(const QJsonObject &object)
{
    SeatSetup seat;
    using Kind = SeatSetup::Kind;
    const QString kind = object.value("kind"_L1).toString(kHuman);
    seat.kind = kind == kHuman ? Kind::Human : kind == kProgram ? Kind::Program : Kind::Computer;
    if (seat.kind == Kind::Program)
        seat.program = programFromJson(object.value("program"_L1).toObject());
    seat.name = object.value("name"_L1).toString();
    seat.level = std::clamp(object.value("level"_L1).toInt(kEasyLevel), 1, kLevels);
    if (const QJsonValue adaptive = object.value("adaptive"_L1); adaptive.isObject()) {
        constexpr int kEven = 50;
        seat.adaptive = SeatSetup::Adaptive{
            std::clamp(adaptive["winPercent"_L1].toInt(kEven), 1, 99),
            adaptive["frozen"_L1].toBool()};
    }
    return seat;
}

QJsonObject toJson(const GameConfiguration::Source &source)
{
    return {{u"text"_s, QString::fromStdString(source.text)}};
}

/// Nothing where the text is no object: it would be written into a configuration.
GameConfiguration::Source sourceFromJson(const QJsonObject &object)
{
    GameConfiguration::Source source;
    const QString text = object.value("text"_L1).toString();
    if (!QJsonDocument::fromJson(text.toUtf8()).isObject())
        return source;
    source.text = text.toStdString();
    return source;
}

std::optional<Error> readSeats(const QJsonObject &object, int count, GameSetup &setup)
{
    const QJsonArray seats = object.value("seats"_L1).toArray();
    const QJsonArray clocks = object.value("clocks"_L1).toArray();
    if (seats.size() != count || clocks.size() != count) {
        const Phrase found = phrase("Error", "%1 seats and %2 clocks")
                                 .with(seats.size(), clocks.size());
        return Error{phrase("Error", "setup"), found, phrase("Error", "%1 of each").with(count)};
    }
    for (int i = 0; i < count; ++i) {
        setup.seats[playerAt(i)] = seatFromJson(seats.at(i).toObject());
        const auto control = TimeControl::parse(clocks.at(i).toString().toStdString());
        if (!control)
            return control.error();
        setup.clocks[playerAt(i)] = *control;
    }
    return std::nullopt;
}

} // namespace

GameSetup defaultSetup(const GameInfo &info)
{
    GameSetup setup;
    setup.game = info.id;
    setup.options = Options::proposed(info.options);
    for (int i = 1; i < info.playerCount(); ++i)
        setup.seats[playerAt(i)] = {SeatSetup::Kind::Computer, {}, kEasyLevel};
    setup.seats[Player::First].level = kEasyLevel;
    return setup;
}

GameSetup fromUsualStart(const GameInfo &info, GameSetup setup)
{
    setup.start.reset();
    setup.levels.clear();
    setup.level.reset();
    setup.source = {};
    setup.hasSound = true;
    for (const OptionSpec &spec : info.options) {
        if (!spec.isShown)
            setup.options.set(spec.key, spec.defaultValue);
    }
    return setup;
}

QByteArray setupToJson(const GameSetup &setup)
{
    const GameEntry *entry = findGame(setup.game);
    const int count = entry == nullptr ? 0 : entry->info().playerCount();
    QJsonArray seats;
    QJsonArray clocks;
    for (int i = 0; i < count; ++i) {
        seats.append(toJson(setup.seats[playerAt(i)]));
        clocks.append(QString::fromStdString(setup.clocks[playerAt(i)].text()));
    }
    QJsonObject object{
        {u"game"_s, QString::fromStdString(setup.game)},
        {u"options"_s,
         QJsonDocument::fromJson(QByteArray::fromStdString(setup.options.json())).object()},
        {u"seats"_s, seats},
        {u"clocks"_s, clocks},
        {u"clockFromFirstMove"_s, setup.clockFromFirstMove},
        {u"losesOnTime"_s, setup.losesOnTime}};
    if (setup.pieceSpeed) {
        const auto most = static_cast<qint64>(setup.pieceSpeed->most.count());
        object[u"glide"_s] = QJsonArray{setup.pieceSpeed->pixelsPerFrame, most};
    }
    if (!setup.hasSound)
        object[u"sound"_s] = false;
    if (setup.source != GameConfiguration::Source())
        object[u"source"_s] = toJson(setup.source);
    if (setup.start)
        object[u"start"_s] = QString::fromStdString(*setup.start);
    if (!setup.levels.empty())
        object[u"levels"_s] = toJson(setup.levels);
    if (setup.level)
        object[u"level"_s] = static_cast<qint64>(*setup.level);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

namespace {

std::optional<Error> readLevels(const QJsonObject &object, const GameInfo &info, GameSetup &setup)
{
    auto levels = levelsFromJson(object.value("levels"_L1).toArray(), info);
    if (!levels)
        return levels.error();
    setup.levels = std::move(*levels);
    const qint64 level = object.value("level"_L1).toInteger(-1);
    if (level >= 0 && level < static_cast<qint64>(setup.levels.size()))
        setup.level = static_cast<std::size_t>(level);
    return std::nullopt;
}

} // namespace

Result<GameSetup> setupFromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    GameSetup setup;
    setup.game = object.value("game"_L1).toString().toStdString();
    const GameEntry *entry = findGame(setup.game);
    if (entry == nullptr)
        return Error{
            phrase("Error", "setup"), inQuotes(setup.game), phrase("Error", "the id of a game")};
    const QByteArray options = QJsonDocument(object.value("options"_L1).toObject()).toJson();
    auto chosen = Options::parseJson(options.toStdString(), entry->info().options);
    if (!chosen)
        return chosen.error();
    setup.options = std::move(*chosen);
    if (const auto error = readSeats(object, entry->info().playerCount(), setup))
        return *error;
    if (const auto error = readLevels(object, entry->info(), setup))
        return *error;
    setup.clockFromFirstMove = object.value("clockFromFirstMove"_L1).toBool();
    setup.losesOnTime = object.value("losesOnTime"_L1).toBool(true);
    if (const QJsonArray speed = object.value("glide"_L1).toArray(); speed.size() == 2)
        setup.pieceSpeed
            = {speed.at(0).toDouble(), std::chrono::milliseconds(speed.at(1).toInteger())};
    setup.hasSound = object.value("sound"_L1).toBool(true);
    setup.source = sourceFromJson(object.value("source"_L1).toObject());
    if (object.contains("start"_L1))
        setup.start = object.value("start"_L1).toString().toStdString();
    return setup;
}

} // namespace tessera
