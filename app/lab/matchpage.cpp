#include "app/lab/matchpage.h"

#include "app/exports/replaypage.h"
#include "app/files/gamefile.h"
#include "app/files/wholefile.h"
#include "app/lab/crosstable.h"
#include "app/lab/entrantwords.h"
#include "app/lab/gamestable.h"
#include "app/lab/labmatch.h"

#include "model/session/gamemodel.h"
#include "model/session/historymodel.h"
#include "view/games/catalogue.h"
#include "view/plots/intervalplot.h"
#include "view/words/listed.h"
#include "view/words/resultwords.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

struct MatchPageTexts
{
    Q_DECLARE_TR_FUNCTIONS(MatchPageTexts)
};

/// Games of which there are pages to step through: a match may have a hundred thousand.
constexpr std::size_t kMostReplays = 300;
constexpr QSize kPlot{720, 0};
constexpr int kPlotRow = 40;

QString cell(const QString &tag, const QString &text)
{
    return u"<%1>%2</%1>"_s.arg(tag, text);
}

/// The first row of a table.
QString headOf(const QStringList &headings)
{
    QString html = u"<tr>"_s;
    for (const QString &heading : headings)
        html += cell(u"th"_s, heading.toHtmlEscaped());
    return html + u"</tr>\n"_s;
}

/// The rows of a tree as a table.
QString tableOf(const QTreeWidget &tree)
{
    QStringList headings;
    for (int column = 0; column < tree.columnCount(); ++column)
        headings << tree.headerItem()->text(column);
    QString html = u"<table>"_s + headOf(headings);
    for (int row = 0; row < tree.topLevelItemCount(); ++row) {
        html += u"<tr>"_s;
        for (int column = 0; column < tree.columnCount(); ++column)
            html += cell(u"td"_s, tree.topLevelItem(row)->text(column).toHtmlEscaped());
        html += u"</tr>\n"_s;
    }
    return html + u"</table>\n"_s;
}

QString plotOf(const MatchExport &what)
{
    const int rows = static_cast<int>(what.plot.rows().size());
    const QString svg = QString::fromUtf8(what.plot.svg({kPlot.width(), (rows + 1) * kPlotRow}));
    return svg.mid(svg.indexOf(u"<svg"_s));
}

QString styleOf(const Theme &theme)
{
    const auto name = [&theme](ThemeRole role) { return theme.colour(role).name(); };
    return u"body { margin: 24px; background: %1; color: %2; font: 16px/1.45 system-ui, "
           u"sans-serif; "
           "color-scheme: %5; } table { border-collapse: collapse; margin: 8px 0 24px; } "
           "td, th { padding: 4px 10px; border-bottom: 1px solid %3; text-align: left; } "
           "td + td { font-variant-numeric: tabular-nums; } th { color: %3; font-weight: 600; } "
           "a { color: inherit; } a:focus-visible { outline: 3px solid %4; } svg { max-width: "
           "100%; "
           "height: auto; } p { color: %3; }"_s.arg(
               name(ThemeRole::Backdrop),
               name(ThemeRole::Text),
               name(ThemeRole::DimText),
               name(ThemeRole::FocusRing),
               theme.isDark() ? u"dark"_s : u"light"_s);
}

std::optional<Error> writeReplay(const std::string &text, const QString &path, const Theme &theme)
{
    const auto opened = openGameText(text, path.toStdString());
    if (!opened)
        return opened.error();
    GameModel model;
    if (auto error = model.load(opened->record, opened->setup, GameModel::Instant()))
        return error;
    const auto design = makeDesign(model.info());
    const GameAlbum album(model, model.node(), {*design, theme});
    return writeChosenFile(path, replayPage(album, 0));
}

/// A row about a game; with a link where there is a page of it.
QString gameRow(const LabMatch &match, const lab::PlayedGame &game, const QString &link)
{
    QString number = QString::number(game.number + 1);
    if (!link.isEmpty())
        number = u"<a href=\"%1\">%2</a>"_s.arg(link, number);
    const ResultWords words = resultWords(match.plan().game->info(), game.outcome);
    return u"<tr>"_s + cell(u"td"_s, number)
           + cell(u"td"_s, GamesTable::playersOf(game, match.players()).toHtmlEscaped())
           + cell(u"td"_s, GamesTable::scoreWords(game))
           + cell(u"td"_s, words.headline.toHtmlEscaped())
           + cell(u"td"_s, QString::number(game.turns)) + u"</tr>\n"_s;
}

/// The page around the rows of the games.
QByteArray framed(const MatchExport &what, const QString &rows, std::size_t replays)
{
    const LabMatch &match = what.match;
    const lab::MatchPlan &plan = match.plan();
    const GameInfo &game = plan.game->info();
    Crosstable table;
    table.setReport(*match.report());
    const QString title = MatchPageTexts::tr("%1 · %2", "game, players")
                              .arg(translated({game.id, game.name, {}}))
                              .arg(listed(match.players()));
    const QString about
        = MatchPageTexts::tr("%1, %2 of %3 games, pace %4.", "format, games played, planned, pace")
              .arg(formatWords(plan.format, plan.sprt.has_value()))
              .arg(match.results().games().size())
              .arg(plan.games)
              .arg(QString::fromStdString(plan.timeControl.text()));
    QString html = u"<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><meta "
                   "http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
                   "'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'\">"
                   "<title>%1</title>"
                   "<style>%2</style></head><body>\n<h1>%1</h1>\n<p>%3</p>\n"_s
                       .arg(title.toHtmlEscaped(), styleOf(what.theme), about.toHtmlEscaped());
    html += u"<p>%1</p>\n"_s.arg(strengthTitle(game.playerCount()).toHtmlEscaped()) + plotOf(what)
            + tableOf(table);
    html += u"<h2>%1</h2>\n"_s.arg(MatchPageTexts::tr("Games").toHtmlEscaped());
    if (replays < match.results().games().size())
        html += u"<p>%1</p>\n"_s.arg(
            MatchPageTexts::tr("The %1 latest can be stepped through.").arg(replays).toHtmlEscaped());
    html += u"<table>"_s + headOf(GamesTable::headings(GamesTable::Holds::Games)) + rows
            + u"</table>\n</body></html>\n"_s;
    return html.toUtf8();
}

} // namespace

Result<QByteArray> matchPage(
    const MatchExport &what, const QString &path, const ExportProgress &progress)
{
    const QFileInfo page(path);
    const QString folder = page.completeBaseName() + u"-games"_s;
    const QDir games(page.dir().filePath(folder));
    if (!QDir().mkpath(games.path()))
        return Error{
            games.path().toStdString(),
            phrase("Error", "one that cannot be made"),
            phrase("Error", "a folder for the games")};
    std::vector<lab::PlayedGame> played = what.match.results().games();
    std::sort(played.begin(), played.end(), [](const auto &one, const auto &other) {
        return one.number > other.number;
    });
    QString rows;
    const std::size_t replays = std::min(played.size(), kMostReplays);
    for (std::size_t i = 0; i < played.size(); ++i) {
        QString link;
        if (i < replays) {
            if (progress && !progress(static_cast<int>(i), static_cast<int>(replays)))
                return QByteArray();
            const QString name = u"game-%1.html"_s.arg(played[i].number + 1);
            const std::string text = what.match.gameText(played[i].number);
            if (const auto error = writeReplay(text, games.filePath(name), what.theme))
                return *error;
            link = QString::fromLatin1(QUrl::toPercentEncoding(folder)) + u'/' + name;
        }
        rows += gameRow(what.match, played[i], link);
    }
    return framed(what, rows, replays);
}

} // namespace tessera
