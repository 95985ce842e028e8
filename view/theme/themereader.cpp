#include "view/theme/themereader.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

QString quoted(const QJsonValue &value)
{
    if (value.isUndefined())
        return u"nothing"_s;
    const QVariant variant = value.toVariant();
    if (value.isObject() || value.isArray())
        return value.isObject() ? u"an object"_s : u"a list"_s;
    return u"\""_s + variant.toString() + u"\""_s;
}

std::optional<ThemeRole> roleNamed(const QString &name)
{
    for (std::size_t i = 0; i < kThemeRoleCount; ++i) {
        const auto role = static_cast<ThemeRole>(i);
        if (themeRoleName(role) == name)
            return role;
    }
    return std::nullopt;
}

} // namespace

ThemeReader::ThemeReader(QString where)
    : m_where(std::move(where))
{}

Result<Theme> ThemeReader::read(const QByteArray &json)
{
    QJsonParseError parseError;
    const QJsonDocument document = QJsonDocument::fromJson(json, &parseError);
    if (!document.isObject()) {
        const auto before = json.left(parseError.offset);
        Error error{m_where.toStdString(), parseError.errorString().toStdString(), "a JSON object"};
        error.line = static_cast<int>(before.count('\n')) + 1;
        error.column = static_cast<int>(before.size() - before.lastIndexOf('\n'));
        return error;
    }
    const QJsonObject root = document.object();
    readBase(root);
    readHead(root);
    readRoles(root.value("colours"_L1).toObject());
    const QJsonObject games = root.value("games"_L1).toObject();
    for (auto game = games.begin(); game != games.end(); ++game)
        readGame(game.key(), game.value().toObject());
    checkComplete();
    if (m_error)
        return *m_error;
    return m_theme;
}

void ThemeReader::readBase(const QJsonObject &root)
{
    const QJsonValue base = root.value("extends"_L1);
    if (base.isUndefined())
        return;
    if (!Theme::shippedIds().contains(base.toString())
        || base.toString() == root.value("id"_L1).toString()) {
        fail(u"extends"_s, quoted(base), u"one of "_s + Theme::shippedIds().join(u", "_s));
        return;
    }
    auto theme = Theme::load(Theme::shippedPath(base.toString()));
    if (theme)
        m_theme = std::move(*theme);
    else if (!m_error)
        m_error = theme.error();
}

void ThemeReader::readHead(const QJsonObject &root)
{
    m_theme.m_id = root.value("id"_L1).toString();
    if (m_theme.m_id.isEmpty())
        fail(u"id"_s, quoted(root.value("id"_L1)), u"the name of the theme in settings"_s);
    m_theme.m_name = root.value("name"_L1).toString(m_theme.m_id);
    const QString scheme = root.value("scheme"_L1).toString();
    if (scheme != "light"_L1 && scheme != "dark"_L1)
        fail(u"scheme"_s, quoted(root.value("scheme"_L1)), u"\"light\" or \"dark\""_s);
    m_theme.m_isDark = scheme == "dark"_L1;
    readVariant(root);
}

void ThemeReader::readVariant(const QJsonObject &root)
{
    // Family, contrast and shapes are not inherited, so that every file states them.
    m_theme.m_family = root.value("family"_L1).toString(m_theme.m_id);
    const QString contrast = root.value("contrast"_L1).toString(u"usual"_s);
    if (contrast != "usual"_L1 && contrast != "high"_L1)
        fail(u"contrast"_s, quoted(root.value("contrast"_L1)), u"\"usual\" or \"high\""_s);
    m_theme.m_isHighContrast = contrast == "high"_L1;
    m_theme.m_shapeScale = root.value("shapes"_L1).toDouble(1);
    if (m_theme.m_shapeScale < 1 || m_theme.m_shapeScale > 2)
        fail(u"shapes"_s, quoted(root.value("shapes"_L1)), u"a number from 1 to 2"_s);
}

void ThemeReader::readRoles(const QJsonObject &colours)
{
    for (auto entry = colours.begin(); entry != colours.end(); ++entry) {
        const auto role = roleNamed(entry.key());
        if (role)
            readPair(entry.value(), entry.key(), m_theme.m_colours[static_cast<std::size_t>(*role)]);
        else
            fail(u"colours"_s, quoted(entry.key()), u"a role such as \"legal.disc\""_s);
    }
}

void ThemeReader::readGame(const QString &game, const QJsonObject &section)
{
    const QJsonArray players = section.value("players"_L1).toArray();
    for (qsizetype i = 0; i < players.size(); ++i) {
        const QJsonObject player = players.at(i).toObject();
        for (const QString &part : {u"fill"_s, u"edge"_s}) {
            const QString key = u"%1/player%2.%3"_s.arg(game).arg(i).arg(part);
            readPair(player.value(part), key, m_theme.m_gameColours[key]);
        }
    }
    const QJsonObject colours = section.value("colours"_L1).toObject();
    for (auto entry = colours.begin(); entry != colours.end(); ++entry) {
        const QString key = game + u'/' + entry.key();
        readPair(entry.value(), key, m_theme.m_gameColours[key]);
    }
}

void ThemeReader::readPair(const QJsonValue &value, const QString &key, Theme::Pair &pair)
{
    if (!value.isArray()) {
        pair.fill(readColour(value, key));
        return;
    }
    const QJsonArray both = value.toArray();
    if (both.size() != 2) {
        fail(key, u"a list of %1"_s.arg(both.size()), u"two colours, for light and dark tiles"_s);
        return;
    }
    pair = {readColour(both.at(0), key), readColour(both.at(1), key)};
}

QColor ThemeReader::readColour(const QJsonValue &value, const QString &key)
{
    const QString text = value.toString();
    if (text.startsWith(u'#') && QColor::isValidColorName(text))
        return QColor(text);
    fail(key, quoted(value), u"a colour such as \"#E9ECEF\""_s);
    return {};
}

void ThemeReader::checkComplete()
{
    for (std::size_t i = 0; i < kThemeRoleCount; ++i) {
        if (!m_theme.m_colours[i][0].isValid())
            fail(
                u"colours"_s,
                u"nothing"_s,
                u"the role \"%1\""_s.arg(themeRoleName(static_cast<ThemeRole>(i))));
    }
}

void ThemeReader::fail(const QString &key, const QString &found, const QString &wanted)
{
    if (!m_error) {
        const QString where = m_where + u": "_s + key;
        m_error = Error{where.toStdString(), found.toStdString(), wanted.toStdString()};
    }
}

} // namespace tessera
