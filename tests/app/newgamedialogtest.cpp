#include "app/dialogs/newgamedialog.h"
#include "app/configurations.h"
#include "app/dialogs/presetmenu.h"
#include "app/dialogs/setupform.h"
#include "app/dialogs/startlist.h"
#include "app/gameicon.h"
#include "app/setups.h"
#include "app/setupwords.h"
#include "tests/support/windowdriver.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

/// The new-game dialog, opened from the window and used through its fields.
class NewGameDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void showsWhatWasPlayedLast();
    void startBeginsTheGame();
    void cancelLeavesTheGame();
    void swapExchangesTheSeats();
    void summaryFollowsTheFields();
    void clocksMayDiffer();
    void optionsComeFromTheTable();
    void resetRestoresTheDefaults();
    void emptyClockIsAFault();
    void badPositionIsAFault();
    void finishedPositionIsAFault();
    void startsAreLegal();
    void startIsChosenByItsPicture();
    void startBringsItsOptions();
    void lotsSeatEverybody();
    void presetsComeBack();
    void fitsSmallScreens();
    void everyFieldIsNamed();

private:
    template<typename T>
    [[nodiscard]] T &field(const char *name)
    {
        T *found = m_dialog->findChild<T *>(QString::fromLatin1(name));
        if (found == nullptr)
            qFatal("the dialog has no %s", name);
        return *found;
    }
    void open();
    void clickStart() { field<QPushButton>("startButton").click(); }

    std::unique_ptr<WindowDriver> m_driver;
    NewGameDialog *m_dialog = nullptr;
};

void NewGameDialogTest::init()
{
    m_driver = std::make_unique<WindowDriver>();
    m_driver->start(WindowDriver::againstComputer());
    open();
}

void NewGameDialogTest::cleanup()
{
    m_driver.reset();
}

void NewGameDialogTest::open()
{
    m_driver->trigger("actionNewGame");
    m_dialog = m_driver->window().findChild<NewGameDialog *>();
    QVERIFY(m_dialog != nullptr && m_dialog->isVisible());
}

void NewGameDialogTest::showsWhatWasPlayedLast()
{
    QVERIFY(field<QRadioButton>("seat0Human").isChecked());
    QVERIFY(field<QRadioButton>("seat1Computer").isChecked());
    QCOMPARE(field<QSlider>("seat1Level").value(), 3);
    field<QRadioButton>("seat0Computer").setChecked(true);
    field<QSlider>("seat1Level").setValue(7);
    clickStart();
    QTRY_VERIFY(m_driver->window().findChild<NewGameDialog *>() == nullptr);
    open();
    QVERIFY(field<QRadioButton>("seat0Computer").isChecked());
    QCOMPARE(field<QSlider>("seat1Level").value(), 7);
}

void NewGameDialogTest::startBeginsTheGame()
{
    field<QRadioButton>("seat1Human").setChecked(true);
    field<QLineEdit>("seat1Name").setText(u"  Ada "_s);
    field<QComboBox>("clock0Preset").setCurrentIndex(2);
    clickStart();
    const GameSetup &setup = m_driver->game().setup();
    QCOMPARE(setup.seats[Player::Second].kind, SeatSetup::Kind::Human);
    QCOMPARE(setup.seats[Player::Second].name, u"Ada"_s);
    QCOMPARE(QString::fromStdString(setup.clocks[Player::First].text()), u"600+5"_s);
    QCOMPARE(setup.clocks[Player::Second], setup.clocks[Player::First]);
}

void NewGameDialogTest::cancelLeavesTheGame()
{
    const GameSetup before = m_driver->game().setup();
    field<QSlider>("seat1Level").setValue(9);
    field<QPushButton>("cancelButton").click();
    QCOMPARE(m_driver->game().setup(), before);
}

void NewGameDialogTest::swapExchangesTheSeats()
{
    field<QLineEdit>("seat0Name").setText(u"Ada"_s);
    field<QPushButton>("swapSeats").click();
    QVERIFY(field<QRadioButton>("seat0Computer").isChecked());
    QVERIFY(field<QRadioButton>("seat1Human").isChecked());
    QCOMPARE(field<QLineEdit>("seat1Name").text(), u"Ada"_s);
}

void NewGameDialogTest::summaryFollowsTheFields()
{
    const auto summary = [this] { return field<QLabel>("setupSummary").text(); };
    QVERIFY(summary().contains(u"No time limit"_s));
    field<QComboBox>("clock0Preset").setCurrentIndex(1);
    QVERIFY2(summary().contains(u"3 min and 2 s more a move"_s), qPrintable(summary()));
    field<QSlider>("seat1Level").setValue(8);
    QVERIFY2(summary().contains(u"level 8"_s), qPrintable(summary()));
}

void NewGameDialogTest::clocksMayDiffer()
{
    QVERIFY(!field<QComboBox>("clock1Preset").isVisible());
    QVERIFY(!field<QComboBox>("timeOut").isEnabled());
    field<QCheckBox>("clocksDiffer").setChecked(true);
    QVERIFY(field<QComboBox>("clock1Preset").isVisible());
    field<QComboBox>("clock1Preset").setCurrentIndex(4);
    field<QSpinBox>("clock1Minutes").setValue(1);
    field<QSpinBox>("clock1Seconds").setValue(30);
    field<QSpinBox>("clock1Increment").setValue(2);
    QVERIFY(field<QComboBox>("timeOut").isEnabled());
    field<QComboBox>("timeOut").setCurrentIndex(1);
    field<QComboBox>("clockRunsFrom").setCurrentIndex(1);
    clickStart();
    const GameSetup &setup = m_driver->game().setup();
    QVERIFY(setup.clocks[Player::First].isUnlimited());
    QCOMPARE(QString::fromStdString(setup.clocks[Player::Second].text()), u"90+2"_s);
    QVERIFY(!setup.losesOnTime);
    QVERIFY(setup.clockFromFirstMove);
}

void NewGameDialogTest::optionsComeFromTheTable()
{
    const GameInfo &info = catalogue().front().info();
    for (const OptionSpec &spec : info.options) {
        const QByteArray name = QByteArray("option-") + spec.key.c_str();
        QVERIFY2(m_dialog->findChild<QWidget *>(QString::fromLatin1(name)) != nullptr, name);
    }
    field<QCheckBox>("option-pie").setChecked(true);
    field<QSpinBox>("option-turn-limit").setValue(200);
    clickStart();
    QVERIFY(m_driver->game().setup().options.isOn("pie", false));
    QCOMPARE(m_driver->game().setup().options.number("turn-limit", 0), 200);
}

void NewGameDialogTest::resetRestoresTheDefaults()
{
    field<QRadioButton>("seat0Computer").setChecked(true);
    field<QComboBox>("clock0Preset").setCurrentIndex(3);
    field<QCheckBox>("option-pie").setChecked(true);
    field<QLineEdit>("startPosition").setText(u"nonsense"_s);
    field<QPushButton>("resetButton").click();
    GameSetup wanted = defaultSetup(catalogue().front().info());
    QCOMPARE(m_dialog->setup(), wanted);
}

void NewGameDialogTest::emptyClockIsAFault()
{
    field<QComboBox>("clock0Preset").setCurrentIndex(4);
    field<QSpinBox>("clock0Minutes").setValue(0);
    field<QSpinBox>("clock0Seconds").setValue(0);
    field<QSpinBox>("clock0Increment").setValue(0);
    QVERIFY(field<QLabel>("clock0MinutesFault").isVisible());
    clickStart();
    QVERIFY(m_dialog->isVisible());
    QCOMPARE(m_dialog->focusWidget(), &field<QSpinBox>("clock0Minutes"));
    field<QSpinBox>("clock0Increment").setValue(3);
    QVERIFY(!field<QLabel>("clock0MinutesFault").isVisible());
    clickStart();
    QVERIFY(!m_dialog->isVisible());
}

void NewGameDialogTest::badPositionIsAFault()
{
    field<QLineEdit>("startPosition").setText(u"nonsense"_s);
    clickStart();
    QVERIFY(m_dialog->isVisible());
    QVERIFY(field<QLabel>("startPositionFault").isVisible());
    QVERIFY2(
        field<QLabel>("startPositionFault").text().contains(u"wanted"_s),
        qPrintable(field<QLabel>("startPositionFault").text()));
    QCOMPARE(m_dialog->focusWidget(), &field<QLineEdit>("startPosition"));
    field<QLineEdit>("startPosition").clear();
    QVERIFY(!field<QLabel>("startPositionFault").isVisible());
    clickStart();
    QVERIFY(!m_dialog->isVisible());
}

void NewGameDialogTest::finishedPositionIsAFault()
{
    field<QToolButton>("moreButton").setChecked(true);
    field<QLineEdit>("startPosition").setText(u"X6X/8/8/3W4/8/8/8/X6X w move 20"_s);
    clickStart();
    QVERIFY(m_dialog->isVisible());
    QVERIFY(field<QLabel>("startPositionFault").isVisible());
}

void NewGameDialogTest::startsAreLegal()
{
    for (const GameEntry &entry : catalogue()) {
        QVERIFY(!gameIcon(entry.info()).isNull());
        for (const NamedStart &start : namedStarts(entry.info())) {
            const auto position = entry.game->parsePosition(start.position, start.options);
            QVERIFY2(position, position ? "" : position.error().sentence().c_str());
            QVERIFY2(!(*position)->outcome().isOver(), qPrintable(start.name));
            QVERIFY(!start.name.isEmpty());
        }
    }
}

void NewGameDialogTest::startIsChosenByItsPicture()
{
    open();
    auto &starts = field<StartList>("startList");
    const auto named = namedStarts(catalogue().front().info());
    QVERIFY(!named.empty());
    starts.setCurrentRow(1);
    QCOMPARE(m_dialog->setup().start, named.front().position);
    // A position of one's own is shown beside them, a wrong one is none of them.
    field<QLineEdit>("startPosition").setText(u"X6X/8/8/8/3W4/8/8/X6X b place 1"_s);
    QCOMPARE(starts.currentRow(), static_cast<int>(named.size()) + 1);
    field<QLineEdit>("startPosition").setText(u"X6X"_s);
    QCOMPARE(starts.currentRow(), -1);
    starts.setCurrentRow(0);
    QVERIFY(!m_dialog->setup().start);
}

/// What a start needs comes with it and goes with it; what the dialog shows stays as it was chosen.
void NewGameDialogTest::startBringsItsOptions()
{
    const GameEntry &entry = *configurableGame();
    SetupForm form(entry, Theme::shipped({}));
    form.setSetup(defaultSetup(entry.info()));
    auto &starts = *form.findChild<StartList *>(u"startList"_s);
    const Options usual = form.setup().options;
    int count = 0;
    for (int i = 1; i < starts.count(); ++i) {
        starts.setCurrentRow(i);
        QCOMPARE(starts.currentRow(), i);
        const GameSetup setup = form.setup();
        QVERIFY(form.firstFault() == nullptr);
        const auto position = entry.game->parsePosition(*setup.start, setup.options);
        QVERIFY2(position, position ? "" : position.error().sentence().c_str());
        // Asked for again, the same start is found by its position and its options.
        form.setSetup(setup);
        QCOMPARE(starts.currentRow(), i);
        QVERIFY(!setupWords(entry.info(), setup).contains(u'{'));
        count += setup.options == usual ? 0 : 1;
    }
    QVERIFY(count >= 5);
    starts.setCurrentRow(0);
    QVERIFY(!form.setup().start);
    for (const OptionSpec &spec : entry.info().options) {
        if (!spec.isShown)
            QCOMPARE(form.setup().options.values().at(spec.key), spec.defaultValue);
    }
    // A silent game of a configuration file stays one.
    GameSetup silent = form.setup();
    silent.hasSound = false;
    form.setSetup(silent);
    QVERIFY(!form.setup().hasSound);
}

void NewGameDialogTest::lotsSeatEverybody()
{
    open();
    bool wasFirst = false;
    bool wasSecond = false;
    for (int i = 0; i < 100 && !(wasFirst && wasSecond); ++i) {
        field<QPushButton>("randomSeats").click();
        const GameSetup setup = m_dialog->setup();
        const bool isFirst = setup.seats[Player::First].kind == SeatSetup::Kind::Human;
        QVERIFY(isFirst != (setup.seats[Player::Second].kind == SeatSetup::Kind::Human));
        (isFirst ? wasFirst : wasSecond) = true;
    }
    QVERIFY(wasFirst && wasSecond);
}

void NewGameDialogTest::presetsComeBack()
{
    open();
    field<QSlider>("seat1Level").setValue(9);
    const GameSetup kept = m_dialog->setup();
    auto &presets = field<PresetMenu>("presetsButton");
    presets.save(u"Hard / evening & night"_s);
    field<QPushButton>("resetButton").click();
    QVERIFY(m_dialog->setup() != kept);
    emit presets.menu()->aboutToShow();
    presets.menu()->actions().front()->trigger();
    QCOMPARE(m_dialog->setup().seats[Player::Second].level, 9);
    QCOMPARE(m_driver->settings().presetNames(kept.game).size(), 1);
    m_driver->settings().removePreset(kept.game, u"Hard / evening & night"_s);
    QVERIFY(m_driver->settings().presetNames(kept.game).isEmpty());
}

void NewGameDialogTest::fitsSmallScreens()
{
    QVERIFY(m_dialog->minimumSizeHint().height() <= 600);
    m_dialog->resize(640, 480);
    QCOMPARE(m_dialog->height(), 480);
    QVERIFY(field<QPushButton>("startButton").isVisible());
    const QScrollArea &scroll = field<QScrollArea>("setupScroll");
    QVERIFY(scroll.widget()->width() <= scroll.viewport()->width());
}

void NewGameDialogTest::everyFieldIsNamed()
{
    for (const QWidget *widget : m_dialog->findChildren<QWidget *>()) {
        const bool isQts = widget->objectName().startsWith(u"qt_"_s) || widget->isWindow();
        if (widget->focusPolicy() == Qt::NoFocus || isQts)
            continue;
        const QString name = widget->objectName() + u" of class "_s
                             + QString::fromLatin1(widget->metaObject()->className());
        QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(name));
    }
}

QTEST_MAIN(NewGameDialogTest)
#include "newgamedialogtest.moc"
