#include "app/lab/matchexports.h"

#include "app/files/wholefile.h"
#include "app/lab/gamestable.h"
#include "app/lab/labmatch.h"
#include "app/lab/matchpage.h"

#include "model/core/json/jsontext.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <array>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

struct MatchExportsTexts
{
    Q_DECLARE_TR_FUNCTIONS(MatchExportsTexts)
};

/// The games in the order of their numbers.
std::vector<lab::PlayedGame> inOrder(const LabMatch &match)
{
    std::vector<lab::PlayedGame> games = match.results().games();
    std::sort(games.begin(), games.end(), [](const auto &one, const auto &other) {
        return one.number < other.number;
    });
    return games;
}

/// As game files write it.
QString reasonOf(const lab::PlayedGame &game)
{
    const auto *row = game.outcome.reason.row();
    return row == nullptr ? QString() : QString::fromUtf8(row->code.data(), std::ssize(row->code));
}

/// A field of a table of commas. Spreadsheets would run a text that begins like a formula; an apostrophe before it keeps
/// it a text.
QString field(QString text)
{
    if (!text.isEmpty() && u"=+-@\t\r"_s.contains(text.front()))
        text.prepend(u'\'');
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n')
        && !text.contains(u'\r'))
        return text;
    return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
}

QByteArray csv(const MatchExport &what)
{
    const GameInfo &game = what.match.plan().game->info();
    const QStringList players = what.match.players();
    QStringList heads{u"game"_s, u"block"_s};
    for (const std::string &seat : game.players)
        heads << field(QString::fromStdString(seat));
    for (const std::string &seat : game.players)
        heads << field(u"points of "_s + QString::fromStdString(seat));
    heads << u"reason"_s << u"turns"_s;
    QStringList lines{heads.join(u',')};
    for (const lab::PlayedGame &played : inOrder(what.match)) {
        QStringList fields{QString::number(played.number + 1), QString::number(played.block + 1)};
        for (const int player : played.seats)
            fields << field(players.value(player));
        for (std::size_t seat = 0; seat < played.seats.size(); ++seat)
            fields << QString::number(played.outcome.scores[playerAt(static_cast<int>(seat))]);
        fields << reasonOf(played) << QString::number(played.turns);
        lines << fields.join(u',');
    }
    return (lines.join(u"\r\n"_s) + u"\r\n"_s).toUtf8();
}

QByteArray json(const MatchExport &what)
{
    Json object = reportJson(*what.match.report());
    const lab::MatchPlan &plan = what.match.plan();
    object["format"] = lab::text(plan.format);
    object["time"] = plan.timeControl.text();
    object["seed"] = plan.seed;
    object["planned"] = plan.games;
    object["played"] = Json::array();
    const std::vector<std::string> names = plan.names();
    for (const lab::PlayedGame &played : inOrder(what.match)) {
        Json seats = Json::array();
        Json points = Json::array();
        for (std::size_t seat = 0; seat < played.seats.size(); ++seat) {
            seats.push_back(names[static_cast<std::size_t>(played.seats[seat])]);
            points.push_back(played.outcome.scores[playerAt(static_cast<int>(seat))]);
        }
        object["played"].push_back(Json{
            {"game", played.number + 1},
            {"block", played.block + 1},
            {"players", seats},
            {"points", points},
            {"reason", reasonOf(played).toStdString()},
            {"turns", played.turns}});
    }
    return QByteArray::fromStdString(writtenJson(object) + '\n');
}

struct Format
{
    const char *suffix;
    const char *name;
};

constexpr std::array kFormats{
    Format{"csv", QT_TRANSLATE_NOOP("MatchExportsTexts", "Table of the games (*.csv)")},
    Format{"json", QT_TRANSLATE_NOOP("MatchExportsTexts", "Report and games for programs (*.json)")},
    Format{"html", QT_TRANSLATE_NOOP("MatchExportsTexts", "Web page with all games (*.html)")}};

} // namespace

QStringList matchExportFilters()
{
    QStringList filters;
    for (const Format &format : kFormats)
        filters << MatchExportsTexts::tr(format.name);
    return filters;
}

QString matchExportSuffix(const QString &filter)
{
    for (const Format &format : kFormats) {
        if (filter.contains(u"*."_s + QLatin1StringView(format.suffix)))
            return QLatin1StringView(format.suffix);
    }
    return {};
}

std::optional<Error> exportMatch(
    const MatchExport &what, const QString &path, const ExportProgress &progress)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    QByteArray bytes;
    if (suffix == u"csv"_s) {
        bytes = csv(what);
    } else if (suffix == u"json"_s) {
        bytes = json(what);
    } else if (suffix == u"html"_s) {
        auto page = matchPage(what, path, progress);
        if (!page)
            return page.error();
        bytes = *page;
    } else {
        return Error{
            path.toStdString(),
            inQuotes(suffix.toStdString()),
            phrase("Error", "a name that ends with .csv, .json or .html")};
    }
    if (bytes.isEmpty())
        return std::nullopt; // It was ended.
    return writeChosenFile(path, bytes);
}

} // namespace tessera
