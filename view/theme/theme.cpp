#include "view/theme/theme.h"

#include "model/core/enumtable.h"
#include "view/theme/themereader.h"

#include <QDir>
#include <QFile>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kRoleNames = enumTable<ThemeRole, const char *>({
    {ThemeRole::Text, "text"},
    {ThemeRole::DimText, "text.dim"},
    {ThemeRole::Backdrop, "backdrop"},
    {ThemeRole::LegalFill, "legal.fill"},
    {ThemeRole::LegalDisc, "legal.disc"},
    {ThemeRole::LegalRing, "legal.ring"},
    {ThemeRole::CaptureFill, "capture.fill"},
    {ThemeRole::CaptureBracket, "capture.bracket"},
    {ThemeRole::SelectedFill, "selected.fill"},
    {ThemeRole::SelectedFrame, "selected.frame"},
    {ThemeRole::LastFill, "last.fill"},
    {ThemeRole::LastLine, "last.line"},
    {ThemeRole::CheckFill, "check.fill"},
    {ThemeRole::CheckBadge, "check.badge"},
    {ThemeRole::CheckBadgeText, "check.badgeText"},
    {ThemeRole::MatingFill, "mating.fill"},
    {ThemeRole::MatingFrame, "mating.frame"},
    {ThemeRole::RefusalFrame, "refusal.frame"},
    {ThemeRole::HintArrow, "hint.arrow"},
    {ThemeRole::ThreatArrow, "threat.arrow"},
    {ThemeRole::FocusRing, "focus.ring"},
    {ThemeRole::FocusHalo, "focus.halo"},
    {ThemeRole::GhostLegal, "ghost.legal"},
    {ThemeRole::GhostIllegal, "ghost.illegal"},
    {ThemeRole::ClockRunning, "clock.running"},
    {ThemeRole::ClockLow, "clock.low"},
    {ThemeRole::ClockText, "clock.text"},
    {ThemeRole::Good, "verdict.good"},
    {ThemeRole::Inaccuracy, "verdict.inaccuracy"},
    {ThemeRole::Mistake, "verdict.mistake"},
    {ThemeRole::Blunder, "verdict.blunder"},
});

const QString kDefaultId = u"slate"_s;

std::size_t slot(TileShade shade)
{
    return static_cast<std::size_t>(shade);
}

} // namespace

QString themeRoleName(ThemeRole role)
{
    return QString::fromLatin1(kRoleNames[role]);
}

QString Theme::shippedPath(const QString &id)
{
    return u":/themes/%1.json"_s.arg(id);
}

QStringList Theme::shippedIds()
{
    QStringList ids{kDefaultId};
    const auto files = QDir(u":/themes"_s).entryList({u"*.json"_s}, QDir::Files, QDir::Name);
    for (const QString &file : files) {
        const QString id = file.chopped(5);
        if (id != kDefaultId)
            ids << id;
    }
    return ids;
}

QStringList Theme::families()
{
    QStringList found;
    for (const QString &id : shippedIds()) {
        const QString family = shipped(id).family();
        if (!found.contains(family))
            found << family;
    }
    return found;
}

Theme Theme::fitting(const QString &id, bool isDark)
{
    Theme named = shipped(id);
    if (named.isDark() == isDark)
        return named;
    for (const QString &other : shippedIds()) {
        Theme theme = shipped(other);
        if (theme.family() == named.family() && theme.isDark() == isDark)
            return theme;
    }
    return named;
}

Theme Theme::shipped(const QString &id)
{
    const QString known = shippedIds().contains(id) ? id : kDefaultId;
    auto theme = load(shippedPath(known));
    if (!theme)
        qFatal("%s", theme.error().sentence().c_str());
    return std::move(*theme);
}

Result<Theme> Theme::load(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{path.toStdString(), file.errorString().toStdString(), "a theme file"};
    return parse(file.readAll(), path);
}

Result<Theme> Theme::parse(const QByteArray &json, const QString &where)
{
    return ThemeReader(where).read(json);
}

QColor Theme::colour(ThemeRole role, TileShade shade) const
{
    return m_colours[static_cast<std::size_t>(role)][slot(shade)];
}

QColor Theme::gameColour(const QString &game, const QString &name, TileShade shade) const
{
    const auto found = m_gameColours.constFind(game + u'/' + name);
    return found == m_gameColours.constEnd() ? QColor(Qt::magenta) : (*found)[slot(shade)];
}

bool Theme::hasGameColour(const QString &game, const QString &name) const
{
    return m_gameColours.contains(game + u'/' + name);
}

QColor Theme::playerFill(const QString &game, Player player) const
{
    return gameColour(game, u"player%1.fill"_s.arg(index(player)));
}

QColor Theme::playerEdge(const QString &game, Player player) const
{
    return gameColour(game, u"player%1.edge"_s.arg(index(player)));
}

} // namespace tessera
