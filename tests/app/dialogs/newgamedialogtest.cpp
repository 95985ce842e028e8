#include "app/dialogs/newgame/newgamedialog.h"
#include "app/dialogs/newgame/presetmenu.h"
#include "app/dialogs/newgame/setupform.h"
#include "app/dialogs/newgame/startlist.h"
#include "app/files/configurations.h"
#include "app/files/setups.h"
#include "app/files/setupwords.h"
#include "tests/support/patience.h"
#include "tests/support/qtsown.h"
#include "tests/support/windowdriver.h"
#include "view/widgets/gameicon.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QWheelEvent>
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
    void summarySpeaksPlainly_data();
    void summarySpeaksPlainly();
    void ownClockBeginsWithTime();
    void clocksMayDiffer();
    void optionsComeFromTheTable();
    void resetRestoresTheDefaults();
    void emptyClockIsAFault();
    void badPositionIsAFault();
    void finishedPositionIsAFault();
    void startsAreLegal();
    void startIsChosenByItsPicture();
    void startBringsItsOptions();
    void startTakesItsOptionsAlong();
    void lotsSeatEverybody();
    void presetsComeBack();
    void fitsSmallScreens();
    void everyFieldIsNamed();
    void wheelNeedsTheFocus_data();
    void wheelNeedsTheFocus();
    void wheelOverTheStartsScrollsTheForm();

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
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->window().findChild<NewGameDialog *>() == nullptr, kPatience);
    open();
    QVERIFY(field<QRadioButton>("seat0Computer").isChecked());
    QCOMPARE(field<QSlider>("seat1Level").value(), 7);
}

void NewGameDialogTest::startBeginsTheGame()
{
    field<QRadioButton>("seat1Human").setChecked(true);
    field<QLineEdit>("seat1Name").setText(u"  Ada "_s);
    field<QComboBox>("clock0Preset").setCurrentText(u"10 + 5"_s);
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
    field<QComboBox>("clock0Preset").setCurrentText(u"3 + 2"_s);
    QVERIFY2(summary().contains(u"3 min and 2 s more a move"_s), qPrintable(summary()));
    field<QSlider>("seat1Level").setValue(8);
    QVERIFY2(summary().contains(u"level 8"_s), qPrintable(summary()));
}

void NewGameDialogTest::summarySpeaksPlainly_data()
{
    QTest::addColumn<int>("seconds");
    QTest::addColumn<int>("increment");
    QTest::addColumn<QString>("words");
    QTest::newRow("seconds") << 8 << 0 << u"8 s each"_s;
    QTest::newRow("both") << 90 << 2 << u"1 min 30 s and 2 s more a move"_s;
    QTest::newRow("minutes") << 4500 << 0 << u"75 min each"_s;
    QTest::newRow("added only") << 0 << 5 << u"5 s more a move each"_s;
}

/// Whole units, starts of the list by their names, and nothing that is written for the program.
void NewGameDialogTest::summarySpeaksPlainly()
{
    QFETCH(const int, seconds);
    QFETCH(const int, increment);
    QFETCH(const QString, words);
    const GameInfo &info = catalogue().back().info();
    GameSetup setup = defaultSetup(info);
    setup.clocks.fill({std::chrono::seconds(seconds), std::chrono::seconds(increment)});
    QVERIFY2(setupWords(info, setup).contains(words), qPrintable(setupWords(info, setup)));
    const NamedStart start = namedStarts(info).front();
    setup.start = start.position;
    for (const OptionSpec &spec : info.options) {
        if (std::holds_alternative<std::string>(spec.defaultValue))
            setup.options.set(spec.key, std::string(R"({"x": [1]})"));
    }
    const QString all = setupWords(info, setup);
    QVERIFY2(all.contains(start.name) && !all.contains(u"position of your own"_s), qPrintable(all));
    QVERIFY2(!all.contains(u'{'), qPrintable(all));
}

void NewGameDialogTest::ownClockBeginsWithTime()
{
    auto &preset = field<QComboBox>("clock0Preset");
    for (const char *wanted : {"1 + 0", "2 + 1", "5 + 3", "15 + 10", "60 + 30"})
        QVERIFY2(preset.findText(QLatin1StringView(wanted)) >= 0, wanted);
    preset.setCurrentText(u"No limit"_s);
    preset.setCurrentText(u"Custom"_s);
    QCOMPARE(m_dialog->setup().clocks[Player::First], (TimeControl{std::chrono::minutes(5), {}}));
    QVERIFY(!field<QLabel>("clock0MinutesFault").isVisible());
    // A clock that was chosen is where one's own begins.
    preset.setCurrentText(u"15 + 10"_s);
    preset.setCurrentText(u"Custom"_s);
    QCOMPARE(QString::fromStdString(m_dialog->setup().clocks[Player::First].text()), u"900+10"_s);
}

void NewGameDialogTest::clocksMayDiffer()
{
    QVERIFY(!field<QComboBox>("clock1Preset").isVisible());
    QVERIFY(!field<QComboBox>("timeOut").isEnabled());
    field<QCheckBox>("clocksDiffer").setChecked(true);
    QVERIFY(field<QComboBox>("clock1Preset").isVisible());
    field<QComboBox>("clock1Preset").setCurrentText(u"Custom"_s);
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
    field<QComboBox>("clock0Preset").setCurrentText(u"30 + 10"_s);
    field<QCheckBox>("option-pie").setChecked(true);
    field<QLineEdit>("startPosition").setText(u"nonsense"_s);
    field<QPushButton>("resetButton").click();
    GameSetup wanted = defaultSetup(catalogue().front().info());
    QCOMPARE(m_dialog->setup(), wanted);
}

void NewGameDialogTest::emptyClockIsAFault()
{
    field<QComboBox>("clock0Preset").setCurrentText(u"Custom"_s);
    field<QSpinBox>("clock0Minutes").setValue(0);
    field<QSpinBox>("clock0Seconds").setValue(0);
    field<QSpinBox>("clock0Increment").setValue(0);
    QVERIFY(field<QLabel>("clock0MinutesFault").isVisible());
    clickStart();
    QVERIFY(m_dialog->isVisible());
    QCOMPARE(m_dialog->focusWidget(), &field<QSpinBox>("clock0Minutes"));
    // The increment comes after a move, for which there is no time.
    field<QSpinBox>("clock0Increment").setValue(3);
    QVERIFY(field<QLabel>("clock0MinutesFault").isVisible());
    field<QSpinBox>("clock0Seconds").setValue(1);
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
    SetupForm form(entry, Theme::shipped({}), m_driver->folder());
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

/// Who looked at the start in the fog had every other one in the fog as well.
void NewGameDialogTest::startTakesItsOptionsAlong()
{
    const GameEntry &entry = *configurableGame();
    SetupForm form(entry, Theme::shipped({}), m_driver->folder());
    form.setSetup(defaultSetup(entry.info()));
    auto &starts = *form.findChild<StartList *>(u"startList"_s);
    const Options usual = form.setup().options;
    const auto named = namedStarts(entry.info());
    for (int i = 1; i <= static_cast<int>(named.size()); ++i)
        starts.setCurrentRow(i);
    starts.setCurrentRow(0);
    QCOMPARE(form.setup().options.json(), usual.json());
    // What a person chooses stays.
    const auto brings = std::find_if(named.begin(), named.end(), [](const NamedStart &start) {
        return start.options.isOn("fog-of-war", false);
    });
    QVERIFY(brings != named.end());
    auto &fog = *form.findChild<QCheckBox *>(u"option-fog-of-war"_s);
    starts.setCurrentRow(1 + static_cast<int>(brings - named.begin()));
    QVERIFY(fog.isChecked());
    auto &promotion = *form.findChild<QCheckBox *>(u"option-promotion-choice"_s);
    promotion.setChecked(true);
    starts.setCurrentRow(0);
    QVERIFY(!fog.isChecked());
    QVERIFY(promotion.isChecked());
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
        if (widget->focusPolicy() == Qt::NoFocus || test::isQtsOwn(*widget))
            continue;
        const QString name = widget->objectName() + u" of class "_s
                             + QString::fromLatin1(widget->metaObject()->className());
        QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(name));
    }
}

void NewGameDialogTest::wheelNeedsTheFocus_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"seat1Level", "clock0Preset", "clock0Minutes", "clockRunsFrom", "option-turn-limit"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// Turned over a field the wheel scrolls the form; only where the focus is it changes a value.
void NewGameDialogTest::wheelNeedsTheFocus()
{
    QFETCH(const QString, name);
    field<QComboBox>("clock0Preset").setCurrentText(u"Custom"_s);
    m_dialog->resize(m_dialog->minimumSize());
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog));
    auto &target = field<QWidget>(qPrintable(name));
    auto &bar = *field<QScrollArea>("setupScroll").verticalScrollBar();
    const auto turn = [&](int angle) {
        const QPointF place(target.rect().center());
        QWheelEvent event(
            place,
            target.mapToGlobal(place),
            {},
            {0, angle},
            Qt::NoButton,
            {},
            Qt::NoScrollPhase,
            false);
        QSpontaneKeyEvent::setSpontaneous(&event);
        qApp->notify(&target, &event);
    };
    field<QPushButton>("startButton").setFocus();
    bar.setValue(0);
    const GameSetup before = m_dialog->setup();
    turn(-120);
    QCOMPARE(m_dialog->setup(), before);
    QVERIFY(!target.hasFocus());
    QVERIFY(bar.value() > 0);
    target.setFocus();
    turn(-120);
    // Some stand at their end.
    if (m_dialog->setup() == before)
        turn(120);
    QVERIFY(m_dialog->setup() != before);
}

/// The starts stand side by side; up and down is the form's.
void NewGameDialogTest::wheelOverTheStartsScrollsTheForm()
{
    m_driver = std::make_unique<WindowDriver>();
    m_driver->start(WindowDriver::againstComputer("xxlchess"));
    open();
    m_dialog->resize(m_dialog->minimumSize());
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog));
    QWidget &starts = *field<QListWidget>("startList").viewport();
    QScrollBar &sideways = *field<QListWidget>("startList").horizontalScrollBar();
    QScrollBar &form = *field<QScrollArea>("setupScroll").verticalScrollBar();
    QVERIFY(sideways.maximum() > 0);
    const auto turn = [](QWidget &target, QPoint angle) {
        const QPointF place(target.rect().center());
        QWheelEvent event(
            place, target.mapToGlobal(place), {}, angle, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&event);
        qApp->notify(&target, &event);
    };
    for (QWidget *target : std::initializer_list<QWidget *>{&starts, &sideways}) {
        form.setValue(0);
        turn(*target, {0, -120});
        QCOMPARE(sideways.value(), 0);
        QVERIFY(form.value() > 0);
    }
    turn(starts, {-120, 0});
    QVERIFY(sideways.value() > 0);
}

QTEST_MAIN(NewGameDialogTest)
#include "newgamedialogtest.moc"
