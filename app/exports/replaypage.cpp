#include "app/exports/replaypage.h"

#include "app/exports/boardlayers.h"
#include "app/languages/languages.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

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

/// The JSON as text of a script, in which a closing tag must not occur.
QString scripted(const QJsonObject &json)
{
    QString text = QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
    return text.replace(u"</"_s, u"<\\/"_s).replace(u"<!--"_s, u"<\\!--"_s);
}

} // namespace

QByteArray replayPage(const GameAlbum &album, std::size_t page)
{
    QFile file(u":/replay/replay.html"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the program was built without its replay page");
    QString text = QString::fromUtf8(file.readAll());
    QJsonObject data = BoardLayers(album).json();
    data[u"moves"_s] = movesOf(album);
    const Theme &theme = album.style().theme;
    const std::pair<QString, QString> places[]
        = {{u"language"_s, languageSpoken().replace(u'_', u'-')},
           {u"title"_s, album.title().toHtmlEscaped()},
           {u"players"_s, album.players().toHtmlEscaped()},
           {u"result"_s, album.result().toHtmlEscaped()},
           {u"backdrop"_s, theme.colour(ThemeRole::Backdrop).name()},
           {u"text"_s, theme.colour(ThemeRole::Text).name()},
           {u"dim"_s, theme.colour(ThemeRole::DimText).name()},
           {u"mark"_s, theme.colour(ThemeRole::FocusRing).name()},
           {u"on mark"_s, readableOn(theme.colour(ThemeRole::FocusRing)).name()},
           {u"scheme"_s, theme.isDark() ? u"dark"_s : u"light"_s},
           {u"first"_s, ReplayPageTexts::tr("Start of the game").toHtmlEscaped()},
           {u"back"_s, ReplayPageTexts::tr("Move before").toHtmlEscaped()},
           {u"play"_s, ReplayPageTexts::tr("Play through").toHtmlEscaped()},
           {u"space"_s, ReplayPageTexts::tr("Space").toHtmlEscaped()},
           {u"next"_s, ReplayPageTexts::tr("Move after").toHtmlEscaped()},
           {u"last"_s, ReplayPageTexts::tr("End of the game").toHtmlEscaped()},
           {u"home"_s, ReplayPageTexts::tr("Home").toHtmlEscaped()},
           {u"end"_s, ReplayPageTexts::tr("End").toHtmlEscaped()},
           {u"players count"_s, QString::number(album.playerCount())},
           {u"shown"_s, QString::number(page)},
           // The data come last, as a comment may contain the name of a place.
           {u"data"_s, scripted(data)}};
    for (const auto &[name, what] : places)
        text.replace(u"{{"_s + name + u"}}"_s, what);
    return text.toUtf8();
}

} // namespace tessera
