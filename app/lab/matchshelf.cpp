#include "app/lab/matchshelf.h"

#include "app/files/wholefile.h"

#include "view/words/listed.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <tuple>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

const QString kOrder = u"match.json"_s;

/// What tells an order from every other.
QByteArray markOf(const KeptMatch &match)
{
    QFile file(QDir(match.folder).filePath(kOrder));
    std::ignore = file.open(QIODevice::ReadOnly);
    return QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256).toHex();
}

void putIf(QJsonObject &object, const QString &key, const std::optional<std::string> &value)
{
    if (value)
        object[key] = QString::fromStdString(*value);
}

std::optional<std::string> textIn(const QJsonObject &object, const QString &key)
{
    const QJsonValue value = object[key];
    return value.isString() ? std::optional(value.toString().toStdString()) : std::nullopt;
}

QByteArray written(const lab::MatchOrder &order)
{
    QJsonArray players;
    for (const std::string &player : order.players)
        players.append(QString::fromStdString(player));
    QJsonObject object{
        {u"begun"_s, QDateTime::currentDateTime().toString(Qt::ISODate)},
        {u"game"_s, QString::fromStdString(order.game->info().id)},
        {u"players"_s, players},
        {u"format"_s, QString::fromStdString(std::string(text(order.format)))},
        {u"time"_s, QString::fromStdString(order.time)},
        {u"games"_s, order.games},
        {u"concurrency"_s, order.concurrency},
        {u"seed"_s, static_cast<double>(order.seed)}};
    putIf(object, u"openings"_s, order.openings);
    putIf(object, u"sprt"_s, order.sprt);
    return QJsonDocument(object).toJson();
}

std::optional<KeptMatch> matchIn(const QString &folder)
{
    QFile file(QDir(folder).filePath(kOrder));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    KeptMatch match{folder};
    lab::MatchOrder &order = match.order;
    order.game = findGame(object[u"game"_s].toString().toStdString());
    const auto format = lab::parseMatchFormat(object[u"format"_s].toString().toStdString());
    if (order.game == nullptr || !format)
        return std::nullopt;
    order.options = Options::defaults(order.game->info().options);
    for (const QJsonValue &player : object[u"players"_s].toArray())
        order.players.push_back(player.toString().toStdString());
    order.format = *format;
    order.time = textIn(object, u"time"_s).value_or(order.time);
    order.games = object[u"games"_s].toInt();
    order.concurrency = std::max(object[u"concurrency"_s].toInt(), 1);
    order.seed = static_cast<std::uint64_t>(std::max(object[u"seed"_s].toDouble(), 0.0));
    order.openings = textIn(object, u"openings"_s);
    order.sprt = textIn(object, u"sprt"_s);
    match.begun = QDateTime::fromString(object[u"begun"_s].toString(), Qt::ISODate);
    return match;
}

} // namespace

QString KeptMatch::gamesFile() const
{
    return QDir(folder).filePath(u"games.tgn"_s);
}

QString KeptMatch::logs() const
{
    return QDir(folder).filePath(u"logs"_s);
}

QString KeptMatch::players() const
{
    std::vector<lab::PlayerSpec> specs;
    for (const std::string &player : order.players) {
        if (auto spec = lab::PlayerSpec::parse(player))
            specs.push_back(std::move(*spec));
    }
    makeNamesUnique(specs);
    QStringList names;
    for (const lab::PlayerSpec &spec : specs)
        names << QString::fromStdString(spec.name);
    return listed(names);
}

QString KeptMatch::programs() const
{
    QStringList programs;
    for (const std::string &player : order.players) {
        const auto spec = lab::PlayerSpec::parse(player);
        if (spec && !spec->isBuiltIn())
            programs << QString::fromStdString(spec->isAgent() ? spec->agent.path : spec->command);
    }
    return programs.join(u'\n');
}

QString MatchShelf::ownList() const
{
    return QDir(m_folder).filePath(u".own"_s);
}

bool MatchShelf::isOwn(const KeptMatch &match) const
{
    QFile list(ownList());
    return list.open(QIODevice::ReadOnly) && list.readAll().split('\n').contains(markOf(match));
}

void MatchShelf::adopt(const KeptMatch &match) const
{
    QFile list(ownList());
    if (list.open(QIODevice::WriteOnly | QIODevice::Append))
        list.write(markOf(match) + '\n');
}

std::vector<KeptMatch> MatchShelf::matches() const
{
    std::vector<KeptMatch> all;
    const QDir shelf(m_folder);
    for (const QString &name : shelf.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (auto match = matchIn(shelf.filePath(name)))
            all.insert(all.begin(), std::move(*match));
    }
    return all;
}

Result<KeptMatch> MatchShelf::add(const lab::MatchOrder &order) const
{
    const QString base = QDateTime::currentDateTime().toString(u"yyyyMMdd-HHmmss"_s);
    const QDir shelf(m_folder);
    QString name = base;
    for (int number = 2; shelf.exists(name); ++number)
        name = u"%1-%2"_s.arg(base).arg(number);
    const QString folder = shelf.filePath(name);
    const auto error = [&](const Phrase &found) {
        return Error{folder.toStdString(), found, phrase("Error", "a folder that can be written")};
    };
    if (!makeOwnFolder(filePath(folder)))
        return error(phrase("Error", "one that cannot be made"));
    const std::string text = written(order).toStdString();
    if (const auto fault = writeWhole(filePath(QDir(folder).filePath(kOrder)), text))
        return error(fault->found);
    const KeptMatch match = *matchIn(folder);
    adopt(match);
    return match;
}

QString MatchShelf::aside(const KeptMatch &match)
{
    const QFileInfo place(match.folder);
    return place.dir().filePath(u'.' + place.fileName());
}

bool MatchShelf::remove(const KeptMatch &match) const
{
    return QDir(m_folder).rename(match.folder, aside(match));
}

void MatchShelf::putBack(const KeptMatch &match) const
{
    QDir(m_folder).rename(aside(match), match.folder);
}

void MatchShelf::empty() const
{
    const QDir shelf(m_folder);
    const auto kind = QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot;
    for (const QString &name : shelf.entryList({u".2*"_s}, kind))
        QDir(shelf.filePath(name)).removeRecursively();
}

} // namespace tessera
