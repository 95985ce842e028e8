#include "app/settings/settings.h"
#include "app/files/setups.h"
#include "model/games/catalogue.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;

/// What is remembered comes back, and what makes no sense does no harm.
class SettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void preferencesComeBack();
    void changesAreTold();
    void failuresAreToldOnce();
    void nonsenseReadsAsTheDefault();
    void numbersAreKeptWithinBounds();
    void usualKeysReturn();
    void motionIsReducedAsTheDesktopSays();
    void unknownKeysStay();
    void windowsLeaveEachOthersPreferences();
    void windowsShareTheirLists();
    void setupsComeBack();
    void brokenSetupReadsAsTheDefault_data();
    void brokenSetupReadsAsTheDefault();
    void windowStateComesBack();

private:
    [[nodiscard]] QString file() const { return m_folder.filePath(u"settings.ini"_s); }
    [[nodiscard]] static Preferences everythingUnusual();
    [[nodiscard]] static const GameInfo &info() { return catalogue().front().info(); }

    QTemporaryDir m_folder;
};

Preferences SettingsTest::everythingUnusual()
{
    Preferences chosen;
    chosen.appearance
        = {Scheme::HighContrast,
           u"slate"_s,
           PieceStyle::Plain,
           CoordinateMode::All,
           Notation::Long,
           true,
           140,
           ColourVision::Tritanopia};
    chosen.play
        = {InputStyle::DragOnly,
           true,
           Promotion::Choose,
           true,
           true,
           false,
           false,
           CoachMode::Always,
           false};
    chosen.motion = {700, ReducedMotion::Off, 2000};
    chosen.sound.isOn = false;
    chosen.sound.volume = 15;
    chosen.sound.isSilent.back() = true;
    chosen.clock = {false, false};
    chosen.engines = {false, false, {5, u"Guest"_s, 12, 2, 256}, true};
    chosen.accessibility = {true, Spoken::OthersMoves, true, true};
    chosen.keyboard.keys
        = {{u"actionUndo"_s, QKeySequence(Qt::CTRL | Qt::Key_U)}, {u"actionFlip"_s, {}}};
    chosen.files.folder = u"/games, old"_s;
    chosen.language.code = u"de"_s;
    return chosen;
}

void SettingsTest::preferencesComeBack()
{
    const Preferences chosen = everythingUnusual();
    Settings(file()).setPreferences(chosen);
    QCOMPARE(Settings(file()).preferences(), chosen);
}

void SettingsTest::changesAreTold()
{
    Settings settings(file());
    settings.setPreferences({});
    QSignalSpy spy(&settings, &Settings::preferencesChanged);
    Preferences chosen;
    chosen.motion.cellMs = 5;
    settings.setPreferences(chosen);
    QCOMPARE(spy.size(), 1);
    settings.setPreferences(chosen);
    QCOMPARE(spy.size(), 1);
}

/// What could not be written was lost at the end of the program without a word.
void SettingsTest::failuresAreToldOnce()
{
    const QString folder = m_folder.filePath(u"gone"_s);
    QVERIFY(QDir().mkpath(folder));
    Settings settings(folder + u"/settings.ini"_s);
    QSignalSpy failed(&settings, &Settings::failed);
    settings.rememberSetup(defaultSetup(info()));
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder + u"/settings.ini"_s), kPatience);
    QCOMPARE(failed.count(), 0);
    // Nobody can write there, not even who may write everywhere.
    QVERIFY(QDir(folder).removeRecursively());
    QFile instead(folder);
    QVERIFY(instead.open(QIODevice::WriteOnly));
    for (int i = 1; i <= 3; ++i) {
        Preferences chosen;
        chosen.motion.cellMs = i;
        settings.setPreferences(chosen);
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, kPatience);
        QCOMPARE(settings.preferences(), chosen);
    }
}

void SettingsTest::nonsenseReadsAsTheDefault()
{
    {
        QSettings store(file(), QSettings::IniFormat);
        store.clear();
        store.setValue(u"appearance/scheme"_s, u"mauve"_s);
        store.setValue(u"appearance/coordinates"_s, 17);
        store.setValue(u"appearance/textPercent"_s, u"large"_s);
        store.setValue(u"motion/cellMs"_s, u"soon"_s);
        store.setValue(u"sound/on"_s, u"perhaps"_s);
        store.setValue(u"keyboard/keys/actionUndo"_s, u"Ctrl+Nonsense"_s);
    }
    QCOMPARE(Settings(file()).preferences(), Preferences());
}

void SettingsTest::numbersAreKeptWithinBounds()
{
    {
        QSettings store(file(), QSettings::IniFormat);
        store.clear();
        store.setValue(u"appearance/textPercent"_s, 1000);
        store.setValue(u"sound/volume"_s, -3);
    }
    QCOMPARE(Settings(file()).preferences().appearance.textPercent, kMostTextPercent);
    QCOMPARE(Settings(file()).preferences().sound.volume, 0);
}

void SettingsTest::usualKeysReturn()
{
    Settings settings(file());
    Preferences chosen;
    chosen.keyboard.keys[u"actionUndo"_s] = QKeySequence(Qt::Key_U);
    settings.setPreferences(chosen);
    settings.setPreferences({});
    QVERIFY(Settings(file()).preferences().keyboard.keys.isEmpty());
}

void SettingsTest::motionIsReducedAsTheDesktopSays()
{
    Preferences chosen;
    QCOMPARE(chosen.animationMs(), chosen.motion.cellMs);
    chosen.desktopReducesMotion = true;
    QCOMPARE(chosen.animationMs(), 0);
    chosen.motion.reduced = ReducedMotion::Off;
    QCOMPARE(chosen.animationMs(), chosen.motion.cellMs);
    chosen.desktopReducesMotion = false;
    chosen.motion.reduced = ReducedMotion::On;
    QCOMPARE(chosen.animationMs(), 0);
}

void SettingsTest::unknownKeysStay()
{
    QSettings(file(), QSettings::IniFormat).setValue(u"later/key"_s, 5);
    Preferences chosen;
    chosen.appearance.scheme = Scheme::Light;
    Settings(file()).setPreferences(chosen);
    const QSettings store(file(), QSettings::IniFormat);
    QCOMPARE(store.value(u"later/key"_s).toInt(), 5);
    QCOMPARE(store.value(u"schemaVersion"_s).toInt(), 1);
}

/// What one window had changed was put back by the next change in another.
void SettingsTest::windowsLeaveEachOthersPreferences()
{
    const QString shared = m_folder.filePath(u"shared.ini"_s);
    Settings one(shared);
    Settings other(shared);
    one.change([](Preferences &now) { now.appearance.scheme = Scheme::Dark; });
    one.change([](Preferences &now) { now.keyboard.keys[u"actionFlip"_s] = Qt::Key_U; });
    other.change([](Preferences &now) { now.sound.isOn = false; });
    Preferences both;
    both.appearance.scheme = Scheme::Dark;
    both.keyboard.keys[u"actionFlip"_s] = Qt::Key_U;
    both.sound.isOn = false;
    QCOMPARE(Settings(shared).preferences(), both);
}

void SettingsTest::windowsShareTheirLists()
{
    QFile file(m_folder.filePath(u"lists.ini"_s));
    {
        Settings(file.fileName()).addSolvedLevel(u"mine"_s);
    }
    Settings settings(file.fileName());
    QCOMPARE(settings.solvedLevels(), QStringList{u"mine"_s});
    // Another program writes, of which this one is not told.
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray text = file.readAll().replace("solved=mine", "solved=mine, theirs");
    QVERIFY(text.contains("theirs"));
    file.seek(0);
    file.write(text);
    file.close();
    settings.addSolvedLevel(u"last"_s);
    QCOMPARE(settings.solvedLevels(), (QStringList{u"mine"_s, u"theirs"_s, u"last"_s}));
}

void SettingsTest::setupsComeBack()
{
    QCOMPARE(Settings(file()).lastSetup(info()), defaultSetup(info()));
    GameSetup setup = defaultSetup(info());
    setup.seats[Player::First] = {SeatSetup::Kind::Computer, u"Ada, “A”"_s, 9};
    setup.clocks[Player::Second] = {std::chrono::minutes(3), std::chrono::seconds(2)};
    setup.clockFromFirstMove = true;
    setup.losesOnTime = false;
    setup.start = catalogue().front().game->start({})->text();
    Settings(file()).rememberSetup(setup);
    QCOMPARE(Settings(file()).lastSetup(info()), setup);
    QCOMPARE(Settings(file()).lastGame().toStdString(), info().id);
}

void SettingsTest::brokenSetupReadsAsTheDefault_data()
{
    QTest::addColumn<QString>("json");
    const QString id = QString::fromStdString(info().id);
    QTest::newRow("no JSON") << u"{seats"_s;
    QTest::newRow("no game") << u"{}"_s;
    QTest::newRow("unknown game") << u"{\"game\":\"ludo\"}"_s;
    QTest::newRow("no seats") << u"{\"game\":\"%1\"}"_s.arg(id);
    QTest::newRow("unknown option") << u"{\"game\":\"%1\",\"options\":{\"x\":1}}"_s.arg(id);
}

void SettingsTest::brokenSetupReadsAsTheDefault()
{
    QFETCH(const QString, json);
    QSettings(file(), QSettings::IniFormat)
        .setValue(u"games/setups/"_s + QString::fromStdString(info().id), json);
    QCOMPARE(Settings(file()).lastSetup(info()), defaultSetup(info()));
}

void SettingsTest::windowStateComesBack()
{
    const QByteArray state("\0\1\2state", 8);
    Settings(file()).setWindowState(u"splitter"_s, state);
    QCOMPARE(Settings(file()).windowState(u"splitter"_s), state);
    QVERIFY(Settings(file()).windowState(u"other"_s).isEmpty());
}

QTEST_GUILESS_MAIN(SettingsTest)
#include "settingstest.moc"
