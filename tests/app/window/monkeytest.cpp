#include "app/files/setups.h"
#include "app/game/boardpage.h"
#include "app/game/gamepage.h"
#include "app/window/lobby.h"
#include "model/games/catalogue.h"
#include "tests/support/gamerows.h"
#include "tests/support/windowdriver.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QWheelEvent>
#include <QtTest>

#include <random>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

namespace {

/// Somebody who does anything at all, the same for the same seed: clicks, drags, keys, the wheel, actions
/// and buttons, in whatever window, dialog or menu is open. Every act is told before it is done.
class Monkey final : public QObject
{
    Q_OBJECT

public:
    Monkey(WindowDriver &driver, unsigned seed, int acts, const QString &log)
        : m_driver(driver)
        , m_random(seed)
        , m_left(acts)
        , m_log(log)
    {
        if (!m_log.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
            qFatal("cannot write %s", qPrintable(log));
        QTimer::singleShot(0, this, &Monkey::act);
    }

    [[nodiscard]] bool isDone() const { return m_left <= 0; }

private:
    int below(std::size_t count)
    {
        return static_cast<int>(m_random() % std::max<std::size_t>(count, 1));
    }

    void tell(const QString &act) { m_log.write(act.toUtf8() + '\n'); }

    void act()
    {
        if (--m_left <= 0)
            return leaveEverything();
        // Before the act: what blocks its caller, as a menu does, does not block the monkey.
        QTimer::singleShot(0, this, &Monkey::act);
        QWidget *top = QApplication::activePopupWidget();
        if (top == nullptr)
            top = QApplication::activeModalWidget();
        keepAtHome();
        const bool isWindow = top == nullptr;
        if (isWindow)
            top = &m_driver.window();
        constexpr int kPercent = 100;
        const int chance = below(kPercent);
        if (isWindow && chance < 12)
            return trigger();
        if (isWindow && chance < 16 && m_driver.window().lobby().isHome())
            return start();
        if (isWindow && chance < 45 && !m_driver.window().lobby().isHome())
            return board(chance);
        if (chance < 60)
            return press(*top);
        if (chance < 85)
            return key(*top);
        if (chance < 97)
            return click(*top);
        resize();
    }

    /// Dialogs for files neither leave the folder of the test nor delete or rename anything: they would do so
    /// with whatever the machine has.
    static void keepAtHome()
    {
        const QString home = QDir::homePath();
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            auto *dialog = qobject_cast<QFileDialog *>(widget);
            if (dialog == nullptr)
                continue;
            dialog->setOption(QFileDialog::ReadOnly);
            if (!dialog->directory().absolutePath().startsWith(home))
                dialog->setDirectory(home);
        }
    }

    /// A menu that is open blocks its caller. Drafts are thrown away where a dialog asks for them.
    static void leaveEverything()
    {
        while (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        while (QWidget *dialog = QApplication::activeModalWidget()) {
            if (QAbstractButton *discard = discardButton(*dialog))
                discard->click();
            else
                dialog->close();
        }
    }

    /// The button of a question that gives up what is asked about; null when there is none.
    static QAbstractButton *discardButton(QWidget &dialog)
    {
        auto *box = qobject_cast<QMessageBox *>(&dialog);
        if (box == nullptr)
            return nullptr;
        for (QAbstractButton *each : box->buttons()) {
            if (box->buttonRole(each) == QMessageBox::DestructiveRole)
                return each;
        }
        return nullptr;
    }

    void trigger()
    {
        QList<QAction *> actions;
        for (QAction *action : m_driver.window().findChildren<QAction *>()) {
            const bool isOurs = action->objectName().startsWith(u"action"_s);
            const bool ends = action->objectName() == u"actionQuit"_s
                              || action->objectName() == u"actionClose"_s;
            if (isOurs && action->isEnabled() && !ends)
                actions << action;
        }
        if (actions.isEmpty())
            return;
        QAction *action = actions[below(static_cast<std::size_t>(actions.size()))];
        tell(u"action "_s + action->objectName());
        action->trigger();
    }

    void start()
    {
        const auto games = catalogue();
        const GameInfo &info = games[static_cast<std::size_t>(below(games.size()))].info();
        GameSetup setup = defaultSetup(info);
        for (SeatSetup &seat : setup.seats) {
            seat.kind = below(2) == 0 ? SeatSetup::Kind::Human : SeatSetup::Kind::Computer;
            seat.level = 1 + below(3);
        }
        if (below(4) == 0)
            setup.clocks.fill({std::chrono::seconds(1 + below(20)), std::chrono::seconds(0)});
        tell(u"start "_s + QString::fromStdString(info.id));
        m_driver.window().start(setup);
    }

    void board(int chance)
    {
        BoardView &view = m_driver.window().page().board().view();
        const auto cell = [&] { return place(*view.viewport()); };
        const GameModel &game = m_driver.game();
        if (chance % 3 == 0 && m_driver.session().match.awaitsHuman()) {
            const auto moves = game.position().legalMoves();
            const MoveCode move = moves[static_cast<std::size_t>(below(moves.size()))];
            tell(u"move "_s + QString::fromStdString(game.position().moveText(move)));
            m_driver.session().match.playHuman(move);
        } else if (chance % 3 == 1) {
            const QPoint from = cell();
            const QPoint to = cell();
            tell(u"drag %1,%2 %3,%4"_s.arg(from.x()).arg(from.y()).arg(to.x()).arg(to.y()));
            QTest::mousePress(view.viewport(), button(), {}, from);
            QTest::mouseMove(view.viewport(), to);
            QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, to);
        } else {
            click(*view.viewport());
        }
    }

    QPoint place(const QWidget &widget)
    {
        return {
            below(static_cast<std::size_t>(std::max(widget.width(), 1))),
            below(static_cast<std::size_t>(std::max(widget.height(), 1)))};
    }

    Qt::MouseButton button()
    {
        constexpr int kRightEvery = 6;
        return below(kRightEvery) == 0 ? Qt::RightButton : Qt::LeftButton;
    }

    void press(QWidget &top)
    {
        QList<QAbstractButton *> buttons;
        for (QAbstractButton *each : top.findChildren<QAbstractButton *>()) {
            if (each->isVisible() && each->isEnabled())
                buttons << each;
        }
        if (buttons.isEmpty())
            return key(top);
        QAbstractButton *button = buttons[below(static_cast<std::size_t>(buttons.size()))];
        tell(u"press %1 in %2"_s.arg(button->objectName(), top.objectName()));
        QTest::mouseClick(button, Qt::LeftButton);
    }

    void key(QWidget &top)
    {
        static constexpr Qt::Key kKeys[]{Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Up,
                                         Qt::Key_Down,   Qt::Key_Return,   Qt::Key_Escape,
                                         Qt::Key_Tab,    Qt::Key_Backtab,  Qt::Key_Space,
                                         Qt::Key_Home,   Qt::Key_End,      Qt::Key_E,
                                         Qt::Key_R,      Qt::Key_P,        Qt::Key_F,
                                         Qt::Key_H,      Qt::Key_T,        Qt::Key_A,
                                         Qt::Key_Delete, Qt::Key_PageUp,   Qt::Key_1,
                                         Qt::Key_9,      Qt::Key_Question, Qt::Key_Slash,
                                         Qt::Key_Menu,   Qt::Key_F11,      Qt::Key_F1,
                                         Qt::Key_Z,      Qt::Key_Y,        Qt::Key_Backspace};
        const Qt::Key key = kKeys[below(std::size(kKeys))];
        constexpr int kControlEvery = 5;
        const Qt::KeyboardModifiers with = below(kControlEvery) == 0 ? Qt::ControlModifier
                                                                     : Qt::NoModifier;
        QWidget *focus = top.focusWidget();
        tell(u"key %1 with %2 in %3"_s.arg(key).arg(with).arg(top.objectName()));
        QTest::keyClick(focus == nullptr ? &top : focus, key, with);
    }

    void click(QWidget &top)
    {
        const QPoint at = place(top);
        QWidget *child = top.childAt(at);
        QWidget &target = child == nullptr ? top : *child;
        tell(u"click %1,%2 %3 in %4"_s.arg(at.x())
                 .arg(at.y())
                 .arg(target.objectName(), top.objectName()));
        const QPoint there = target.mapFrom(&top, at);
        constexpr int kWheelEvery = 5;
        if (below(kWheelEvery) == 0) {
            QWheelEvent event(
                there,
                target.mapToGlobal(there),
                {},
                {0, below(2) == 0 ? 120 : -120},
                Qt::NoButton,
                Qt::NoModifier,
                Qt::NoScrollPhase,
                false);
            QApplication::sendEvent(&target, &event);
            return;
        }
        QTest::mouseClick(&target, button(), {}, there);
    }

    void resize()
    {
        constexpr std::size_t kSpread = 600;
        const QSize size(792 + below(kSpread), 672 + below(kSpread));
        tell(u"resize %1x%2"_s.arg(size.width()).arg(size.height()));
        m_driver.window().resize(size);
    }

    WindowDriver &m_driver;
    std::mt19937 m_random;
    int m_left;
    QFile m_log;
};

/// A whole number from the environment, for long runs by hand.
int chosen(const char *name, int usual)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? number : usual;
}

QtMessageHandler toTheTest = nullptr;

/// Hundreds of warnings about what a platform without a display lacks would bury why a run has ended.
void withoutPlatformsLacks(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (!message.startsWith(u"This plugin does not support"))
        toTheTest(type, context, message);
}

} // namespace

/// The window under random acts. `TESSERA_MONKEY_ACTS` and `TESSERA_MONKEY_SEED` make other runs; what was
/// done last stands in `monkey-GAME.log` beside the program.
class MonkeyTest : public QObject
{
    Q_OBJECT

public:
    static void initMain()
    {
        // Dialogs that look for files shall find and change nobody's.
        static const QTemporaryDir home;
        qputenv("HOME", home.path().toUtf8());
        for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            qputenv(name, home.path().toUtf8());
        QDir::setCurrent(home.path());
    }

private slots:
    static void initTestCase() { toTheTest = qInstallMessageHandler(withoutPlatformsLacks); }
    static void cleanupTestCase() { qInstallMessageHandler(toTheTest); }
    void windowSurvives_data();
    void windowSurvives();
};

void MonkeyTest::windowSurvives_data()
{
    test::addGameRows();
}

void MonkeyTest::windowSurvives()
{
    QFETCH(const QString, game);
    constexpr int kUsualActs = 2000;
    const int acts = chosen("TESSERA_MONKEY_ACTS", kUsualActs);
    const auto seed = static_cast<unsigned>(chosen("TESSERA_MONKEY_SEED", 1));
    WindowDriver driver;
    driver.settings().rememberSetup(WindowDriver::people(game.toStdString()));
    driver.start(WindowDriver::people(game.toStdString()));
    Monkey monkey(driver, seed, acts, QStringLiteral(TESSERA_BINARY_DIR "/monkey-%1.log").arg(game));
    QTRY_VERIFY_WITH_TIMEOUT(monkey.isDone(), 1'500'000);
    // It still does what it is there for.
    driver.start(WindowDriver::people(game.toStdString()));
    driver.window().setClassic(false);
    driver.playAnyMove();
    QCOMPARE(driver.ply(), 1);
}

QTEST_MAIN(MonkeyTest)
#include "monkeytest.moc"
