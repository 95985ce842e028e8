#include "app/exports/replaypage.h"

#include "app/exports/boardlayers.h"
#include "app/languages/languages.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

struct ReplayPageTexts
{
    Q_DECLARE_TR_FUNCTIONS(ReplayPageTexts)
};

QJsonArray movesOf(const GameAlbum &album)
{
    QJsonArray moves;
    bool isFirst = true;
    for (const GameAlbum::Page &page : album.pages()) {
        QJsonObject move;
        move[u"text"_s] = page.move;
        if (page.mover != Player::None)
            move[u"column"_s] = index(page.mover) + 1;
        if (page.beginsRound)
            move[u"number"_s] = u"%1."_s.arg(page.round);
        move[u"caption"_s]
            = isFirst
                  ? ReplayPageTexts::tr("Start")
                  : ReplayPageTexts::tr("%1. %2", "number, move").arg(page.round).arg(page.move);
        if (!page.comment.isEmpty())
            move[u"comment"_s] = page.comment;
        moves.append(move);
        isFirst = false;
    }
    return moves;
}

QColor readableOn(const QColor &ground)
{
    return ground.lightnessF() < 0.55F ? Qt::white : Qt::black;
}

/// The JSON as the text of a script element, in which no tag can begin.
QString scripted(const QJsonObject &json)
{
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact))
        .replace(u'<', u"\\u003c"_s);
}

/// The source that a content security policy allows for the program of the page: its hash.
QString scriptSource(const QString &page)
{
    const QString begin = u"<script>"_s;
    const auto from = page.indexOf(begin) + begin.size();
    const QByteArray script = page.mid(from, page.indexOf(u"</script>"_s, from) - from).toUtf8();
    return u"sha256-"_s
           + QString::fromLatin1(
               QCryptographicHash::hash(script, QCryptographicHash::Sha256).toBase64());
}

/// The page with its places filled in one pass, so that what fills one is never read for the name of another.
QString filled(const QString &page, const QHash<QString, QString> &places)
{
    static const QRegularExpression place(u"\\{\\{([a-z ]+)\\}\\}"_s);
    QString text;
    qsizetype end = 0;
    for (auto found = place.globalMatch(page); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        text += QStringView(page).mid(end, match.capturedStart() - end);
        Q_ASSERT(places.contains(match.captured(1)));
        text += places.value(match.captured(1));
        end = match.capturedEnd();
    }
    text += QStringView(page).mid(end);
    return text;
}

} // namespace

QByteArray replayPage(const GameAlbum &album, std::size_t page)
{
    QFile file(u":/replay/replay.html"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the program was built without its replay page");
    const QString text = QString::fromUtf8(file.readAll());
    QJsonObject data = BoardLayers(album).json();
    data[u"moves"_s] = movesOf(album);
    data[u"shown"_s] = static_cast<qint64>(page);
    const Theme &theme = album.style().theme;
    const auto colour = [&theme](ThemeRole role) { return theme.colour(role).name(); };
    QHash<QString, QString> places
        = {{u"title"_s, album.title()},
           {u"players"_s, album.players()},
           {u"result"_s, album.result()},
           {u"language"_s, languageSpoken().replace(u'_', u'-')},
           {u"backdrop"_s, colour(ThemeRole::Backdrop)},
           {u"text"_s, colour(ThemeRole::Text)},
           {u"dim"_s, colour(ThemeRole::DimText)},
           {u"mark"_s, colour(ThemeRole::FocusRing)},
           {u"on mark"_s, readableOn(theme.colour(ThemeRole::FocusRing)).name()},
           {u"scheme"_s, theme.isDark() ? u"dark"_s : u"light"_s},
           {u"first"_s, ReplayPageTexts::tr("Start of the game")},
           {u"back"_s, ReplayPageTexts::tr("Move before")},
           {u"play"_s, ReplayPageTexts::tr("Play through")},
           {u"space"_s, ReplayPageTexts::tr("Space")},
           {u"next"_s, ReplayPageTexts::tr("Move after")},
           {u"last"_s, ReplayPageTexts::tr("End of the game")},
           {u"home"_s, ReplayPageTexts::tr("Home")},
           {u"end"_s, ReplayPageTexts::tr("End")},
           {u"players count"_s, QString::number(album.playerCount())},
           {u"script"_s, scriptSource(text)}};
    for (QString &what : places)
        what = what.toHtmlEscaped();
    places.insert(u"data"_s, scripted(data));
    return filled(text, places).toUtf8();
}

} // namespace tessera
