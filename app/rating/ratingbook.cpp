#include "app/rating/ratingbook.h"

#include "model/core/files/textfile.h"
#include "model/core/files/wholefile.h"
#include "model/games/catalogue.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <numeric>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kVersion = 1;

QJsonObject toJson(const RatingBook::Step &step)
{
    return {
        {u"date"_s, step.date},
        {u"rating"_s, step.after.value},
        {u"deviation"_s, step.after.deviation},
        {u"volatility"_s, step.after.volatility},
        {u"level"_s, step.level},
        {u"score"_s, step.score}};
}

RatingBook::Step stepFromJson(const QJsonObject &object)
{
    const Rating usual;
    return {
        object.value("date"_L1).toString(),
        {object.value("rating"_L1).toDouble(usual.value),
         object.value("deviation"_L1).toDouble(usual.deviation),
         object.value("volatility"_L1).toDouble(usual.volatility)},
        object.value("level"_L1).toInt(),
        object.value("score"_L1).toDouble()};
}

} // namespace

RatingBook::RatingBook(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_path((folder + u"/ratings.json"_s).toStdString())
{
    read();
}

void RatingBook::read()
{
    const auto text = readTextFile(m_path);
    if (!text)
        return;
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(*text));
    if (!document.isObject()) {
        setAside(m_path);
        return;
    }
    m_games.clear();
    const QJsonObject games = document.object().value("games"_L1).toObject();
    for (auto game = games.begin(); game != games.end(); ++game) {
        std::vector<Step> &steps = m_games[game.key().toStdString()];
        const QJsonArray list = game.value().toArray();
        for (const QJsonValue &step : list)
            steps.push_back(stepFromJson(step.toObject()));
    }
}

void RatingBook::readAgain()
{
    if (m_isWritten)
        read();
}

void RatingBook::write()
{
    QJsonObject games;
    for (const auto &[game, steps] : m_games) {
        QJsonArray list;
        for (const Step &step : steps)
            list.append(toJson(step));
        games[QString::fromStdString(game)] = list;
    }
    const QJsonObject all{{u"schemaVersion"_s, kVersion}, {u"games"_s, games}};
    const auto error = writeOwnFile(m_path, QJsonDocument(all).toJson().toStdString());
    m_isWritten = !error;
    if (error)
        emit failed(*error);
    emit changed();
}

Rating RatingBook::rating(const std::string &game) const
{
    const auto &all = steps(game);
    return all.empty() ? Rating() : all.back().after;
}

const std::vector<RatingBook::Step> &RatingBook::steps(const std::string &game) const
{
    static const std::vector<Step> kNone;
    const auto found = m_games.find(game);
    return found == m_games.end() ? kNone : found->second;
}

void RatingBook::add(
    const std::string &game, const std::vector<RatedResult> &results, int level, const QString &date)
{
    if (results.empty())
        return;
    const double points = std::accumulate(
        results.begin(), results.end(), 0.0, [](double sum, const RatedResult &result) {
            return sum + result.score;
        });
    readAgain();
    m_entered
        = {date,
           ratedBy(rating(game), results),
           level,
           points / static_cast<double>(results.size())};
    m_games[game].push_back(m_entered);
    write();
}

void RatingBook::takeBack(const std::string &game)
{
    readAgain();
    std::erase(m_games[game], m_entered);
    write();
}

int RatingBook::adaptiveLevel(const std::string &game, int winPercent) const
{
    return levelFor(rating(game), levelSteps(game), winPercent / 100.0);
}

QString ratingWords(const Rating &rating)
{
    return RatingBook::tr("%1 ± %2", "rating, half of its 95 % interval")
        .arg(std::lround(rating.value))
        .arg(std::lround(kSureDeviations * rating.deviation));
}

} // namespace tessera

#include "moc_ratingbook.cpp"
