#include "app/dialogs/preferences/preferencesdialog.h"
#include "app/board/boardpage.h"
#include "app/dialogs/preferences/motionpage.h"
#include "app/game/gamepage.h"
#include "app/languages/languages.h"
#include "app/settings/gamefolder.h"
#include "app/sound/sounds.h"
#include "tests/support/windowdriver.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSlider>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QThread>
#include <QToolButton>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

namespace {

/// Sounds on a machine like the one that it is told of.
class MachineSound final : public SoundPlayer
{
public:
    explicit MachineSound(SoundOutput output)
        : m_output(output)
    {}
    void play(SoundEvent, double) override {}
    [[nodiscard]] SoundOutput output() const override { return m_output; }

private:
    SoundOutput m_output;
};

} // namespace

/// The preferences, used as a person uses them: what is chosen holds at once.
class PreferencesDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_driver.reset(); }

    void choicesHoldAtOnce();
    void slidersSayTheirValues();
    void everyPageRestoresItsOwn();
    void marksAndCursorHoldInEveryTheme();
    void lettersOfKeysAreUniqueOnTheirPage();
    void changesFromElsewhereAreShown();
    void textSizeHoldsForEverything();
    void newKeyWorks();
    void takenKeyIsRefusedWithItsOwner();
    void keyOfTheBoardIsRefused();
    void keyReturns();
    void textsNameTheChosenKeys();
    void muteSilencesAndShows();
    void silenceSaysWhatIsMissing_data();
    void silenceSaysWhatIsMissing();
    void hintsCanBeForbidden();
    void ponderingCanBeForbidden();
    void everyFocusableWidgetHasAnAccessibleName();
    void labelsHaveBuddies();
    void pagesFitOrScroll_data();
    void pagesFitOrScroll();
    void englishIsAlwaysThere();
    void folderIsThereWhenItIsUsed();

private:
    [[nodiscard]] PreferencesDialog &dialog();
    [[nodiscard]] const Preferences &now() const { return m_driver->settings().preferences(); }
    template<typename Widget>
    [[nodiscard]] Widget &find(const char *name)
    {
        return m_driver->find<Widget>(name);
    }
    void type(const char *field, const QKeySequence &key);
    [[nodiscard]] QString keyFault(const char *field);

    std::unique_ptr<WindowDriver> m_driver;
};

void PreferencesDialogTest::init()
{
    m_driver = std::make_unique<WindowDriver>();
    m_driver->start(WindowDriver::people());
    m_driver->trigger("actionPreferences");
    QCoreApplication::processEvents();
}

PreferencesDialog &PreferencesDialogTest::dialog()
{
    return find<PreferencesDialog>("preferencesDialog");
}

void PreferencesDialogTest::choicesHoldAtOnce()
{
    find<QComboBox>("schemeBox").setCurrentIndex(static_cast<int>(Scheme::Dark));
    QCOMPARE(now().appearance.scheme, Scheme::Dark);
    QVERIFY(m_driver->appearance().isDark());
    find<QComboBox>("schemeBox").setCurrentIndex(static_cast<int>(Scheme::HighContrast));
    QVERIFY(m_driver->appearance().theme().isHighContrast());
    auto &board = find<QComboBox>("boardThemeBox");
    board.setCurrentIndex(board.findData(u"walnut"_s));
    QCOMPARE(m_driver->appearance().theme().family(), u"walnut"_s);
    find<QComboBox>("mouseBox").setCurrentIndex(1);
    QCOMPARE(now().play.input, InputStyle::ClickOnly);
    QTest::mouseClick(&find<QCheckBox>("tenthsSwitch"), Qt::LeftButton, {}, {8, 8});
    find<QCheckBox>("confirmSwitch").click();
    QVERIFY(now().play.confirmsMoves);
}

void PreferencesDialogTest::slidersSayTheirValues()
{
    find<QSlider>("animationSlider").setValue(70);
    QCOMPARE(now().motion.cellMs, 700);
    QCOMPARE(find<QLabel>("animationSliderValue").text(), u"700 ms"_s);
    find<QSlider>("animationSlider").setValue(0);
    QCOMPARE(find<QLabel>("animationSliderValue").text(), u"Off"_s);
    // A value between two places stays while nobody moves the slider.
    Preferences other = now();
    other.motion.cellMs = 333;
    m_driver->settings().setPreferences(other);
    find<QCheckBox>("soundSwitch").toggle();
    QCOMPARE(now().motion.cellMs, 333);
    find<QComboBox>("reducedMotionBox").setCurrentIndex(static_cast<int>(ReducedMotion::On));
    QCOMPARE(now().animationMs(), 0);
    QVERIFY(!find<QSlider>("animationSlider").isEnabled());
}

void PreferencesDialogTest::everyPageRestoresItsOwn()
{
    Preferences chosen = now();
    chosen.appearance.scheme = Scheme::Dark;
    chosen.play.hasCurtain = true;
    chosen.sound.volume = 5;
    chosen.accessibility = {true, Spoken::Moves, true, true};
    chosen.keyboard.keys[u"actionUndo"_s] = QKeySequence(Qt::Key_U);
    m_driver->settings().setPreferences(chosen);
    auto &restore = find<QAbstractButton>("restoreDefaultsButton");
    dialog().showPage(u"playPage"_s);
    restore.click();
    QVERIFY(!now().play.hasCurtain);
    QCOMPARE(now().appearance.scheme, Scheme::Dark);
    dialog().showPage(u"motionPage"_s);
    restore.click();
    QCOMPARE(now().sound, SoundPreferences());
    dialog().showPage(u"accessibilityPage"_s);
    restore.click();
    QCOMPARE(now().accessibility, AccessibilityPreferences());
    QVERIFY(!find<QCheckBox>("thickMarksSwitch").isChecked());
    dialog().showPage(u"keyboardPage"_s);
    restore.click();
    QVERIFY(now().keyboard.keys.isEmpty());
    QCOMPARE(now().appearance.scheme, Scheme::Dark);
    dialog().showPage(u"appearancePage"_s);
    restore.click();
    QCOMPARE(now().appearance, AppearancePreferences());
}

void PreferencesDialogTest::marksAndCursorHoldInEveryTheme()
{
    const Theme &theme = m_driver->appearance().theme();
    for (const QString &family : Theme::families()) {
        m_driver->settings().change([&](Preferences &chosen) {
            chosen.appearance.boardTheme = family;
            chosen.accessibility = {};
        });
        const double usual = theme.shapeScale();
        find<QCheckBox>("thickMarksSwitch").click();
        QCOMPARE(theme.shapeScale(), Theme::fitting(u"high-contrast"_s, false).shapeScale());
        QCOMPARE(usual < theme.shapeScale(), !theme.isHighContrast());
        find<QCheckBox>("largeCursorSwitch").click();
        QVERIFY(theme.hasLargeCursor());
        // The board has it as well.
        QCOMPARE(m_driver->window().page().board().theme(), theme);
    }
    find<QAbstractButton>("closeButton").click();
    m_driver->reopen();
    QVERIFY(m_driver->settings().preferences().accessibility.hasLargeCursor);
    QVERIFY(m_driver->window().page().board().theme().hasLargeCursor());
}

void PreferencesDialogTest::lettersOfKeysAreUniqueOnTheirPage()
{
    const auto letterOf = [](const QString &text) {
        const auto found = QRegularExpression(u"&(\\w)"_s).match(text);
        return found.hasMatch() ? found.captured(1).toUpper() : QString();
    };
    const auto *page = find<QStackedWidget>("pageStack")
                           .findChild<QWidget *>(u"accessibilityPage"_s + u"Scroll"_s);
    QVERIFY(page != nullptr);
    QStringList letters;
    for (const QLabel *label : page->findChildren<QLabel *>())
        letters << letterOf(label->text());
    for (const QAbstractButton *button : page->findChildren<QAbstractButton *>())
        letters << letterOf(button->text());
    letters.removeAll(QString());
    QCOMPARE(letters.size(), 5);
    QCOMPARE(letters.removeDuplicates(), 0);
}

void PreferencesDialogTest::changesFromElsewhereAreShown()
{
    m_driver->settings().change(
        [](Preferences &now) { now.appearance.coordinates = CoordinateMode::All; });
    QCOMPARE(find<QComboBox>("coordinatesBox").currentIndex(), 2);
}

void PreferencesDialogTest::textSizeHoldsForEverything()
{
    const double before = m_driver->window().font().pointSizeF();
    find<QSlider>("textSizeSlider").setValue(15);
    QCoreApplication::processEvents();
    QCOMPARE(now().appearance.textPercent, 150);
    QCOMPARE(std::lround(m_driver->window().font().pointSizeF() * 2), std::lround(before * 3));
    QCOMPARE(dialog().font().pointSizeF(), m_driver->window().font().pointSizeF());
    find<QSlider>("textSizeSlider").setValue(10);
    QCoreApplication::processEvents();
    QCOMPARE(m_driver->window().font().pointSizeF(), before);
}

void PreferencesDialogTest::type(const char *field, const QKeySequence &key)
{
    dialog().showPage(u"keyboardPage"_s);
    auto &edit = find<QKeySequenceEdit>(field);
    edit.setFocus();
    QTest::keyClick(&edit, key[0].key(), key[0].keyboardModifiers());
}

QString PreferencesDialogTest::keyFault(const char *field)
{
    const auto &fault = find<QLabel>((QByteArray(field) + "Fault").constData());
    return fault.isVisible() ? fault.text() : QString();
}

void PreferencesDialogTest::newKeyWorks()
{
    type("actionFlipKeyField", QKeySequence(Qt::CTRL | Qt::Key_J));
    QCOMPARE(keyFault("actionFlipKeyField"), QString());
    QCOMPARE(m_driver->action("actionFlip").shortcuts(), {QKeySequence(Qt::CTRL | Qt::Key_J)});
    QVERIFY(m_driver->action("actionFlip").toolTip().contains(u"Ctrl+J"_s));
    // The key it had is free now.
    type("actionHintKeyField", QKeySequence(Qt::Key_F));
    QCOMPARE(keyFault("actionHintKeyField"), QString());
    QCOMPARE(m_driver->action("actionHint").shortcut(), QKeySequence(Qt::Key_F));
}

void PreferencesDialogTest::takenKeyIsRefusedWithItsOwner()
{
    type("actionFlipKeyField", QKeySequence(Qt::CTRL | Qt::Key_Z));
    QVERIFY(keyFault("actionFlipKeyField").contains(u"Ctrl+Z is the key of “Undo move”."_s));
    QCOMPARE(find<QKeySequenceEdit>("actionFlipKeyField").keySequence(), QKeySequence(Qt::Key_F));
    QCOMPARE(m_driver->action("actionFlip").shortcut(), QKeySequence(Qt::Key_F));
    QVERIFY(now().keyboard.keys.isEmpty());
    // A second key of the owner is taken as well.
    type("actionFlipKeyField", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    QVERIFY(keyFault("actionFlipKeyField").contains(u"“Redo move”"_s));
    // A key of the list of moves would have done nothing there any more.
    type("actionFlipKeyField", QKeySequence(Qt::CTRL | Qt::Key_L));
    QVERIFY(keyFault("actionFlipKeyField").contains(u"“Make it the main line”"_s));
}

void PreferencesDialogTest::keyOfTheBoardIsRefused()
{
    type("actionFlipKeyField", QKeySequence(Qt::Key_Left));
    QVERIFY(keyFault("actionFlipKeyField").contains(u"board"_s));
    type("actionFlipKeyField", QKeySequence(Qt::ALT | Qt::Key_G));
    QVERIFY(keyFault("actionFlipKeyField").contains(u"menus"_s));
}

void PreferencesDialogTest::keyReturns()
{
    auto &reset = find<QAbstractButton>("actionRedoKeyReset");
    const auto usual = m_driver->action("actionRedo").shortcuts();
    QVERIFY(!reset.isEnabled());
    type("actionRedoKeyField", QKeySequence(Qt::Key_Y));
    QVERIFY(reset.isEnabled());
    reset.click();
    QCOMPARE(m_driver->action("actionRedo").shortcuts(), usual);
    QVERIFY(!reset.isEnabled());
}

/// "Rematch (R)" stayed when another key was chosen, and R did nothing or something else.
void PreferencesDialogTest::textsNameTheChosenKeys()
{
    const auto &rematch = find<QAbstractButton>("rematchButton");
    const auto &back = find<QAbstractButton>("backToGameButton");
    QCOMPARE(rematch.text(), u"Rematch (R)"_s);
    QCOMPARE(back.toolTip(), u"Back to the game (End)"_s);
    type("actionRestartKeyField", QKeySequence(Qt::CTRL | Qt::Key_K));
    type("actionLiveKeyField", QKeySequence(Qt::Key_F5));
    type("actionPauseKeyField", QKeySequence(Qt::Key_F6));
    QCOMPARE(rematch.text(), u"Rematch (Ctrl+K)"_s);
    QCOMPARE(back.toolTip(), u"Back to the game (F5)"_s);
    m_driver->session().match.setPaused(true);
    QVERIFY(m_driver->text("messageLineText").contains(u"Press F6 to go on."_s));
    m_driver->settings().change([](Preferences &chosen) {
        chosen.keyboard.keys[u"actionPause"_s] = QKeySequence();
        chosen.keyboard.keys[u"actionRestart"_s] = QKeySequence();
    });
    QCOMPARE(rematch.text(), u"Rematch"_s);
    QCOMPARE(m_driver->text("messageLineText"), u"Paused."_s);
}

void PreferencesDialogTest::muteSilencesAndShows()
{
    // A build without sounds hides it.
    m_driver->action("actionMute").setVisible(true);
    QVERIFY(!now().sound.isOn);
    QVERIFY(m_driver->action("actionMute").isChecked());
    m_driver->trigger("actionMute");
    QVERIFY(now().sound.isOn);
    QVERIFY(find<QCheckBox>("soundSwitch").isChecked());
    find<QCheckBox>("soundSwitch").toggle();
    QVERIFY(m_driver->action("actionMute").isChecked());
    QVERIFY(!find<QSlider>("volumeSlider").isEnabled());
}

void PreferencesDialogTest::silenceSaysWhatIsMissing_data()
{
    QTest::addColumn<SoundOutput>("output");
    QTest::addColumn<QString>("missing");
    QTest::addColumn<bool>("hasSwitch");
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("liveSamples");
    constexpr auto kAll = static_cast<int>(kSoundEventCount);
    QTest::newRow("ready") << SoundOutput::Ready << QString() << true << kAll << kAll;
    QTest::newRow("no device") << SoundOutput::NoDevice << u"PipeWire"_s << true << kAll << 0;
    QTest::newRow("not built") << SoundOutput::NotBuilt << u"qt6-multimedia-dev"_s << false << 0
                               << 0;
}

void PreferencesDialogTest::silenceSaysWhatIsMissing()
{
    QFETCH(const SoundOutput, output);
    QFETCH(const QString, missing);
    Settings &settings = m_driver->settings();
    settings.change([](Preferences &chosen) { chosen.sound.isOn = true; });
    Sounds sounds(m_driver->session(), settings, std::make_unique<MachineSound>(output));
    const MotionPage page(settings, sounds);
    const auto hints = page.findChildren<QLabel *>();
    const auto saysIt = [&](const QLabel *label) {
        return label->text().contains(u"PipeWire"_s) || label->text().contains(u"Multimedia"_s);
    };
    const auto hint = std::find_if(hints.begin(), hints.end(), saysIt);
    QCOMPARE(hint != hints.end(), !missing.isEmpty());
    QVERIFY(missing.isEmpty() || (*hint)->text().contains(missing));
    QTEST(page.findChild<QCheckBox *>(u"soundSwitch"_s)->isEnabled(), "hasSwitch");
    const auto samples = page.findChildren<QToolButton *>(QRegularExpression(u"^sample-"_s));
    QTEST(static_cast<int>(samples.size()), "samples");
    QTEST(static_cast<int>(std::ranges::count_if(samples, &QToolButton::isEnabled)), "liveSamples");
}

void PreferencesDialogTest::hintsCanBeForbidden()
{
    QVERIFY(m_driver->action("actionHint").isEnabled());
    find<QCheckBox>("hintsSwitch").click();
    QVERIFY(!m_driver->action("actionHint").isEnabled());
}

/// Nor does the computer ponder while nobody looks at it, or where there is one processor only.
void PreferencesDialogTest::ponderingCanBeForbidden()
{
    const bool isPossible = QThread::idealThreadCount() > 1;
    const MatchController &match = m_driver->session().match;
    QCOMPARE(match.isPonderingWanted(), isPossible);
    m_driver->window().setWindowState(Qt::WindowMinimized);
    QCoreApplication::processEvents();
    QVERIFY(!match.isPonderingWanted());
    m_driver->window().setWindowState(Qt::WindowNoState);
    QCoreApplication::processEvents();
    QCOMPARE(match.isPonderingWanted(), isPossible);
    find<QCheckBox>("ponderSwitch").click();
    QVERIFY(!match.isPonderingWanted());
}

void PreferencesDialogTest::everyFocusableWidgetHasAnAccessibleName()
{
    for (const QWidget *widget : dialog().findChildren<QWidget *>()) {
        const bool isOurs = !widget->objectName().isEmpty()
                            && !widget->objectName().startsWith(u"qt_"_s);
        if (isOurs && widget->focusPolicy() != Qt::NoFocus)
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
    }
}

void PreferencesDialogTest::labelsHaveBuddies()
{
    for (const QLabel *label : dialog().findChildren<QLabel *>()) {
        if (label->text().contains(u'&'))
            QVERIFY2(label->buddy() != nullptr, qPrintable(label->text()));
    }
}

void PreferencesDialogTest::pagesFitOrScroll_data()
{
    QTest::addColumn<int>("percent");
    QTest::newRow("small") << kLeastTextPercent;
    QTest::newRow("usual") << 100;
    QTest::newRow("large") << kMostTextPercent;
}

void PreferencesDialogTest::pagesFitOrScroll()
{
    QFETCH(const int, percent);
    Preferences chosen = now();
    chosen.appearance.textPercent = percent;
    m_driver->settings().setPreferences(chosen);
    find<QAbstractButton>("closeButton").click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_driver->trigger("actionPreferences");
    QVERIFY(dialog().minimumSizeHint().width() <= 1366 - 80);
    QVERIFY(dialog().minimumSizeHint().height() <= 768 - 80);
    auto &list = find<QListWidget>("pageList");
    dialog().resize(1366 - 80, 768 - 80);
    for (int i = 0; i < list.count(); ++i) {
        list.setCurrentRow(i);
        QCoreApplication::processEvents();
        const auto *scroll = qobject_cast<QScrollArea *>(
            find<QStackedWidget>("pageStack").currentWidget());
        // It may scroll downwards only.
        QVERIFY2(
            scroll->widget()->minimumSizeHint().width() <= scroll->viewport()->width(),
            qPrintable(list.item(i)->text()));
    }
}

void PreferencesDialogTest::englishIsAlwaysThere()
{
    QVERIFY(languages().contains(u"en"_s));
    QVERIFY(languages().contains(desktopLanguage()));
    auto &box = find<QComboBox>("languageBox");
    QCOMPARE(box.count(), languages().size() + 1);
    box.setCurrentIndex(box.findData(u"en"_s));
    QCOMPARE(now().language.code, u"en"_s);
}

/// On a machine without a folder for documents there is one as soon as games are looked for.
void PreferencesDialogTest::folderIsThereWhenItIsUsed()
{
    const QTemporaryDir home;
    const QByteArray before = qgetenv("HOME");
    const QByteArray configuration = qgetenv("XDG_CONFIG_HOME");
    qputenv("HOME", home.path().toUtf8());
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    const QString folder = gameFolder(now());
    const bool wasThere = QDir(folder).exists();
    m_driver->trigger("actionOpen");
    const bool isThere = QDir(folder).exists();
    qputenv("HOME", before);
    if (configuration.isNull())
        qunsetenv("XDG_CONFIG_HOME");
    else
        qputenv("XDG_CONFIG_HOME", configuration);
    QVERIFY2(folder.startsWith(home.path()), qPrintable(folder));
    QVERIFY(!wasThere);
    QVERIFY(isThere);
}

QTEST_MAIN(PreferencesDialogTest)
#include "preferencesdialogtest.moc"
