#include "app/settings/settings.h"

#include "app/files/setups.h"
#include "app/files/wholefile.h"
#include "app/settings/preferencestore.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Rises when a key changes its meaning, so that a later program can tell.
constexpr int kSchemaVersion = 1;

constexpr int kMostRecent = 10;

const QString kRecentKey = u"files/recent"_s;
const QString kSolvedLevelsKey = u"levels/solved"_s;
const QString kVersionKey = u"schemaVersion"_s;
const QString kLastGameKey = u"games/last"_s;

/// The option of a game that the preference of promotion is.
constexpr const char *kPromotionOption = "promotion-choice";

bool offersPromotion(const GameInfo &info)
{
    return std::any_of(info.options.begin(), info.options.end(), [](const OptionSpec &spec) {
        return spec.key == kPromotionOption;
    });
}

QString setupKey(const std::string &game)
{
    return u"games/setups/"_s + QString::fromStdString(game);
}

/// All presets of a game are one value, so that their names may be anything.
QString presetsKey(const std::string &game)
{
    return u"games/presets/"_s + QString::fromStdString(game);
}

/// The file itself. One that cannot be read is set aside, so that the next change of a preference does not replace it.
QString readable(const QString &file, QSettings::Format format)
{
    const QSettings store(file, format);
    // Only then all of it is read.
    std::ignore = store.allKeys();
    if (store.status() == QSettings::FormatError)
        setAside(filePath(file));
    return file;
}

} // namespace

Settings::Settings(QObject *parent)
    : QObject(parent)
    , m_store(
          readable(
              QSettings(QCoreApplication::organizationName(), QCoreApplication::applicationName())
                  .fileName(),
              QSettings::NativeFormat),
          QSettings::NativeFormat)
    , m_dataFolder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
    , m_preferences(readPreferences(m_store))
{
    // Games, and what programs said, are nobody else's concern; versions before did not see to that.
    if (makeOwnFolder(filePath(m_dataFolder)))
        QFile::setPermissions(m_dataFolder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

Settings::Settings(const QString &file, QObject *parent)
    : QObject(parent)
    , m_store(readable(file, QSettings::IniFormat), QSettings::IniFormat)
    , m_dataFolder(QFileInfo(file).absolutePath())
    , m_preferences(readPreferences(m_store))
{}

void Settings::lookSoon()
{
    // Qt writes at an event of its own, which was posted before, and tells nobody what became of it.
    QMetaObject::invokeMethod(this, &Settings::look, Qt::QueuedConnection);
}

void Settings::look()
{
    if (m_store.status() != QSettings::AccessError || std::exchange(m_hasFailed, true))
        return;
    emit failed(
        {filePath(m_store.fileName()).string(),
         phrase("Error", "a file that cannot be written"),
         phrase("Error", "to keep preferences and set-ups there")});
}

void Settings::setPreferences(const Preferences &preferences)
{
    if (preferences == m_preferences)
        return;
    m_store.setValue(kVersionKey, kSchemaVersion);
    writePreferences(m_preferences, preferences, m_store);
    lookSoon();
    m_preferences = preferences;
    emit preferencesChanged(m_preferences);
}

void Settings::change(const std::function<void(Preferences &)> &what)
{
    Preferences preferences = m_preferences;
    what(preferences);
    setPreferences(preferences);
}

GameSetup Settings::lastSetup(const GameInfo &info) const
{
    const auto setup = setupFromJson(m_store.value(setupKey(info.id)).toByteArray());
    GameSetup last = setup && setup->game == info.id ? *setup : defaultSetup(info);
    if (offersPromotion(info))
        last.options.set(kPromotionOption, preferences().play.promotion == Promotion::Choose);
    return last;
}

GameSetup Settings::usualSetup(const GameInfo &info) const
{
    return fromUsualStart(info, lastSetup(info));
}

void Settings::rememberSetup(const GameSetup &setup)
{
    if (setup.options.contains(kPromotionOption)) {
        Preferences changed = preferences();
        const bool chooses = setup.options.isOn(kPromotionOption, false);
        changed.play.promotion = chooses ? Promotion::Choose : Promotion::QueenAtOnce;
        setPreferences(changed);
    }
    m_store.setValue(kVersionKey, kSchemaVersion);
    m_store.setValue(setupKey(setup.game), QString::fromUtf8(setupToJson(setup)));
    m_store.setValue(kLastGameKey, QString::fromStdString(setup.game));
}

QString Settings::lastGame() const
{
    return m_store.value(kLastGameKey).toString();
}

QStringList Settings::presetNames(const std::string &game) const
{
    QStringList names = m_store.value(presetsKey(game)).toMap().keys();
    names.sort(Qt::CaseInsensitive);
    return names;
}

std::optional<GameSetup> Settings::preset(const std::string &game, const QString &name) const
{
    const QVariantMap presets = m_store.value(presetsKey(game)).toMap();
    auto setup = setupFromJson(presets.value(name).toByteArray());
    if (!setup || setup->game != game)
        return std::nullopt;
    return std::move(*setup);
}

void Settings::savePreset(const QString &name, const GameSetup &setup)
{
    m_store.sync();
    QVariantMap presets = m_store.value(presetsKey(setup.game)).toMap();
    presets[name] = QString::fromUtf8(setupToJson(setup));
    m_store.setValue(kVersionKey, kSchemaVersion);
    m_store.setValue(presetsKey(setup.game), presets);
    lookSoon();
}

void Settings::removePreset(const std::string &game, const QString &name)
{
    m_store.sync();
    QVariantMap presets = m_store.value(presetsKey(game)).toMap();
    presets.remove(name);
    m_store.setValue(presetsKey(game), presets);
    lookSoon();
}

QStringList Settings::solvedLevels() const
{
    return m_store.value(kSolvedLevelsKey).toStringList();
}

void Settings::addSolvedLevel(const QString &key)
{
    m_store.sync();
    QStringList solved = solvedLevels();
    if (solved.contains(key))
        return;
    solved << key;
    m_store.setValue(kVersionKey, kSchemaVersion);
    m_store.setValue(kSolvedLevelsKey, solved);
    lookSoon();
}

QString Settings::autosaveFolder() const
{
    return m_dataFolder + u"/autosave"_s;
}

QStringList Settings::recentFiles() const
{
    QStringList files = m_store.value(kRecentKey).toStringList();
    files.removeIf([](const QString &path) { return !QFileInfo::exists(path); });
    return files;
}

void Settings::addRecentFile(const QString &path)
{
    m_store.sync();
    QStringList files = m_store.value(kRecentKey).toStringList();
    files.removeAll(path);
    files.prepend(path);
    m_store.setValue(kVersionKey, kSchemaVersion);
    m_store.setValue(kRecentKey, files.mid(0, kMostRecent));
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

#include "moc_settings.cpp"
