#include "app/settings.h"

#include "app/setups.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Rises when a key changes its meaning, so that a later program can tell.
constexpr int kSchemaVersion = 1;

const QString kVersionKey = u"schemaVersion"_s;
const QString kSchemeKey = u"appearance/scheme"_s;
const QString kBoardThemeKey = u"appearance/boardTheme"_s;
const QString kCoordinatesKey = u"appearance/coordinates"_s;
const QString kLettersKey = u"appearance/letters"_s;
const QString kAnimationKey = u"appearance/animationMs"_s;
const QString kLastGameKey = u"games/last"_s;

/// The words for the values of an enumeration, in its order.
constexpr std::array kSchemes{"system", "light", "dark"};
constexpr std::array kCoordinates{"none", "edge", "all"};

template<typename Enumeration, std::size_t count>
Enumeration valueOf(
    const QString &word, const std::array<const char *, count> &words, Enumeration fallback)
{
    for (std::size_t i = 0; i < count; ++i) {
        if (word == QLatin1StringView(words[i]))
            return static_cast<Enumeration>(i);
    }
    return fallback;
}

template<typename Enumeration, std::size_t count>
QString wordOf(Enumeration value, const std::array<const char *, count> &words)
{
    return QString::fromLatin1(words[static_cast<std::size_t>(value)]);
}

QString setupKey(const std::string &game)
{
    return u"games/setups/"_s + QString::fromStdString(game);
}

} // namespace

Settings::Settings(QObject *parent)
    : QObject(parent)
    , m_store(QCoreApplication::organizationName(), QCoreApplication::applicationName())
{
    read();
}

Settings::Settings(const QString &file, QObject *parent)
    : QObject(parent)
    , m_store(file, QSettings::IniFormat)
{
    read();
}

void Settings::read()
{
    const Preferences usual;
    m_preferences.scheme = valueOf(m_store.value(kSchemeKey).toString(), kSchemes, usual.scheme);
    m_preferences.boardTheme = m_store.value(kBoardThemeKey).toString();
    m_preferences.coordinates
        = valueOf(m_store.value(kCoordinatesKey).toString(), kCoordinates, usual.coordinates);
    m_preferences.showsLetters = m_store.value(kLettersKey, usual.showsLetters).toBool();
    bool isNumber = false;
    const int milliseconds = m_store.value(kAnimationKey).toInt(&isNumber);
    if (isNumber)
        m_preferences.animationMs = std::clamp(milliseconds, 0, kSlowestAnimationMs);
}

void Settings::setPreferences(const Preferences &preferences)
{
    if (preferences == m_preferences)
        return;
    m_preferences = preferences;
    m_store.setValue(kVersionKey, kSchemaVersion);
    m_store.setValue(kSchemeKey, wordOf(preferences.scheme, kSchemes));
    m_store.setValue(kBoardThemeKey, preferences.boardTheme);
    m_store.setValue(kCoordinatesKey, wordOf(preferences.coordinates, kCoordinates));
    m_store.setValue(kLettersKey, preferences.showsLetters);
    m_store.setValue(kAnimationKey, preferences.animationMs);
    emit preferencesChanged(m_preferences);
}

GameSetup Settings::lastSetup(const GameInfo &info) const
{
    const auto setup = setupFromJson(m_store.value(setupKey(info.id)).toByteArray());
    return setup && setup->game == info.id ? *setup : defaultSetup(info);
}

void Settings::rememberSetup(const GameSetup &setup)
{
    m_store.setValue(kVersionKey, kSchemaVersion);
    m_store.setValue(setupKey(setup.game), QString::fromUtf8(setupToJson(setup)));
    m_store.setValue(kLastGameKey, QString::fromStdString(setup.game));
}

QString Settings::lastGame() const
{
    return m_store.value(kLastGameKey).toString();
}

QByteArray Settings::windowState(const QString &part) const
{
    return m_store.value(u"window/"_s + part).toByteArray();
}

void Settings::setWindowState(const QString &part, const QByteArray &state)
{
    m_store.setValue(kVersionKey, kSchemaVersion);
    m_store.setValue(u"window/"_s + part, state);
}

} // namespace tessera
