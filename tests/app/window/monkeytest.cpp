#include "app/board/boardpage.h"
#include "app/files/setups.h"
#include "app/game/gamepage.h"
#include "app/window/lobby.h"
#include "model/games/catalogue.h"
#include "tests/support/gamerows.h"
#include "tests/support/windowdriver.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QThread>
#include <QWheelEvent>
#include <QtTest>

#include <array>
#include <random>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

namespace {

/// Configurations and layouts.
QStringList samples()
{
    QStringList texts;
    const QDir layouts(QStringLiteral(TESSERA_TEST_DATA "/../../resources/layouts"));
    for (const QString &name : layouts.entryList({u"*.json"_s, u"*.txt"_s}, QDir::Files)) {
        QFile file(layouts.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            texts << QString::fromUtf8(file.readAll());
    }
    return texts;
}

/// Somebody who does anything at all, the same for the same seed: clicks, drags, keys, words, the wheel, actions and
/// buttons, in whatever window, dialog or menu is open; games from any position; texts and files, whole or damaged; and
/// now and then the window is closed and opened again. Every act is told before it is done.
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
        if (isWindow && chance < 16 && !m_driver.window().lobby().isAtBoard())
            return start();
        if (isWindow && chance < 20)
            return bring();
        if (isWindow && chance < 45 && m_driver.window().lobby().isAtBoard())
            return board(chance);
        if (chance < 60)
            return press(*top);
        if (chance < 82)
            return key(*top);
        if (chance < 85)
            return write(*top);
        if (chance < 94 || (isWindow && chance < 97))
            return click(*top);
        if (!isWindow) {
            tell(u"close "_s + top->objectName());
            top->close();
            return;
        }
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
        setup.losesOnTime = below(4) != 0;
        setup.clockFromFirstMove = below(2) == 0;
        for (const OptionSpec &option : info.options) {
            if (std::holds_alternative<bool>(option.defaultValue) && below(3) == 0)
                setup.options.set(option.key, below(2) == 0);
        }
        if (below(3) == 0) {
            QString position = QString::fromStdString(later(setup));
            if (below(3) == 0)
                damage(position);
            setup.start = position.toStdString();
        }
        tell(u"start %1 %2"_s.arg(
            QString::fromStdString(info.id), QString::fromStdString(setup.start.value_or(""))));
        m_driver.window().start(setup);
    }

    /// The text of a position of the game in which some moves were made at random.
    std::string later(const GameSetup &setup)
    {
        const auto position = findGame(setup.game)->game->start(setup.options);
        constexpr std::size_t kMost = 80;
        for (int left = below(kMost); left > 0 && position->toMove() != Player::None; --left) {
            const auto moves = position->legalMoves();
            position->play(moves[static_cast<std::size_t>(below(moves.size()))]);
        }
        return position->text();
    }

    /// Something from outside: a text by the clipboard, a file by a drop or by a second start; or the window is closed
    /// and opened again.
    void bring()
    {
        const int chance = below(8);
        // Not while something waits for an answer of this very window.
        if (chance == 0 && QThread::currentThread()->loopLevel() == m_loops) {
            tell(u"reopen"_s);
            return m_driver.reopen();
        }
        const QString text = someText();
        if (chance < 4) {
            tell(u"paste "_s + text.left(200));
            QGuiApplication::clipboard()->setText(text);
            return m_driver.action("actionPaste").trigger();
        }
        static constexpr const char *kEndings[]{"tgn", "txt", "pgn", "jsonl", "json", "log"};
        const QString path = QDir::home().filePath(
            u"brought.%1"_s.arg(QLatin1StringView(kEndings[below(std::size(kEndings))])));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("cannot write %s", qPrintable(path));
        file.write(text.toUtf8());
        file.close();
        tell(u"open %1 %2"_s.arg(path, text.left(200)));
        if (chance < 6)
            return m_driver.window().openHandedOver({path});
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        const QPoint at(1, 1);
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&m_driver.window(), &enter);
        QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&m_driver.window(), &drop);
    }

    /// What the program or somebody has written, whole or damaged.
    QString someText()
    {
        if (below(2) == 0) {
            static constexpr const char
                *kCopies[]{"actionCopyGame", "actionCopyPosition", "actionCopyCode"};
            QAction &copy = m_driver.action(kCopies[below(std::size(kCopies))]);
            if (copy.isEnabled())
                copy.trigger();
            m_texts << QGuiApplication::clipboard()->text();
        }
        QString text = m_texts[below(static_cast<std::size_t>(m_texts.size()))];
        for (int left = below(2) == 0 ? 0 : 1 + below(3); left > 0; --left)
            damage(text);
        return text;
    }

    void damage(QString &text)
    {
        static const QString signs
            = u"0123456789/+-,.*>;:=()[]{}\"'% \nabcdefgknpqrswxzABCRGBW#\u2212é"_s;
        const qsizetype at = below(static_cast<std::size_t>(text.size() + 1));
        const qsizetype length = below(4);
        if (below(2) == 0)
            text.remove(at, length);
        else
            text.insert(at, signs.at(below(static_cast<std::size_t>(signs.size()))));
    }

    /// Types something into what has the focus.
    void write(QWidget &top)
    {
        QWidget *focus = top.focusWidget();
        if (focus == nullptr)
            return key(top);
        static constexpr std::array kWords{
            "0",
            "7",
            "-3",
            "255",
            "99999999999",
            "e4",
            "3,4",
            "0,-1",
            "Ann",
            "a/b",
            "../x",
            "%1",
            "<b>"};
        const char *word = kWords[static_cast<std::size_t>(below(kWords.size()))];
        tell(u"write %1 in %2"_s.arg(QLatin1StringView(word), focus->objectName()));
        QTest::keyClicks(focus, QLatin1StringView(word));
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
    /// How deeply event loops are nested where nothing waits for an answer.
    int m_loops = QThread::currentThread()->loopLevel();
    QStringList m_texts{samples()};
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
