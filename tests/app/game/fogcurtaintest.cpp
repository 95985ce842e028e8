#include "app/actions/actions.h"
#include "app/board/boardpage.h"
#include "app/game/columns/sidecolumn.h"
#include "app/game/gamepage.h"
#include "app/window/lobby.h"
#include "tests/support/patience.h"
#include "tests/support/squares.h"
#include "tests/support/windowdriver.h"
#include "view/history/historypanel.h"
#include "view/history/historyview.h"
#include "view/widgets/handovercurtain.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QWheelEvent>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::at;
using test::WindowDriver;

namespace {

/// Two people in the fog, with clocks, so that dialogs hold the game.
GameSetup shared(const QString &start)
{
    GameSetup setup = WindowDriver::people("xxlchess");
    setup.options.set("fog-of-war", true);
    setup.start = start.toStdString();
    for (TimeControl &control : setup.clocks)
        control.initial = std::chrono::hours(1);
    return setup;
}

const QString kQuiet = u"k7/p7/8/8/8/8/P7/K7 w - - w 5"_s;

/// What a screen reader comes to from here, passing by what is not shown.
void collect(QAccessibleInterface *one, QStringList &words)
{
    if (one == nullptr || !one->isValid() || one->state().invisible)
        return;
    for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
        words << one->text(kind);
    for (int i = 0; i < one->childCount(); ++i)
        collect(one->child(i), words);
}

} // namespace

/// Two people at one screen in the fog, while the curtain between their turns is down: nothing tells the next one
/// what the one before saw, and nothing can be done in the game, whatever is tried.
class FogCurtainTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_driver.reset(); }

    void alikeWhateverIsBehind();
    void onlyWhatLeavesTheGameAlone();
    void tabStaysBeforeIt();
    void mouseFindsNothingBehind();
    void keysDoNothing_data();
    void keysDoNothing();
    void wheelDoesNothing();
    void openMenusAreClosed();
    void pauseDoesNotLiftIt();
    void preferencesDoNotLiftIt();
    void otherViewsKeepIt_data();
    void otherViewsKeepIt();
    void startPageAndBack();
    void fallsBeforeAKeptGame();
    void isLiftedByTheEnd();
    void resignationShowsNothingYet();
    void resignationShowsAllInTheEnd();
    void takenBackItIsLifted();

private:
    [[nodiscard]] HandoverCurtain &curtain()
    {
        return m_driver->find<HandoverCurtain>("handoverCurtain");
    }
    [[nodiscard]] QWidget &content()
    {
        return *m_driver->window().page().splitter().parentWidget();
    }
    /// White moves, and the curtain falls before Black.
    void fall(const QString &start = kQuiet, const char *from = "a2", const char *to = "a3");
    [[nodiscard]] QStringList told();
    void open();
    [[nodiscard]] bool isOffered(const char *name)
    {
        const auto *button = m_driver->window().findChild<QPushButton *>(QLatin1StringView(name));
        return button != nullptr && button->isVisible();
    }

    std::unique_ptr<WindowDriver> m_driver;
};

void FogCurtainTest::init()
{
    m_driver = std::make_unique<WindowDriver>();
}

void FogCurtainTest::fall(const QString &start, const char *from, const char *to)
{
    m_driver->start(shared(start));
    m_driver->click(at(from));
    m_driver->click(at(to));
    QCOMPARE(m_driver->ply(), 1);
    QTRY_VERIFY_WITH_TIMEOUT(curtain().isVisible(), kPatience);
    QCOMPARE(m_driver->game().viewer(), Player::First);
}

void FogCurtainTest::open()
{
    m_driver->press("handoverButton");
    QVERIFY(!curtain().isDown());
    QCOMPARE(m_driver->game().viewer(), Player::Second);
    const AnyPosition &shown = *m_driver->window().page().board().view().board().position();
    QVERIFY(shown.piece(at("a8")).isPresent());
    QCOMPARE(shown.ground(at("a1")), Ground::Hidden);
    QVERIFY(content().isVisible());
    QVERIFY(m_driver->action("actionCopyPosition").isEnabled());
    QVERIFY(m_driver->window().page().board().view().hasFocus());
}

/// Titles, tool tips, names for screen readers, and what can be chosen.
QStringList FogCurtainTest::told()
{
    MainWindow &window = m_driver->window();
    QStringList words{window.windowTitle(), QString::number(window.isWindowModified())};
    collect(QAccessible::queryAccessibleInterface(&window), words);
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->isVisible())
            words << widget->toolTip() << widget->statusTip() << widget->whatsThis();
    }
    for (const QAction *action : window.findChildren<QAction *>()) {
        if (action->objectName().startsWith(u"action"_s))
            words << action->text() + QString::number(action->isEnabled()) + action->statusTip();
    }
    return words;
}

/// Games in which White has other pieces and plays another move look alike to the last pixel.
void FogCurtainTest::alikeWhateverIsBehind()
{
    const auto show = [this](const QString &start, const char *from, const char *to) {
        fall(start, from, to);
        QCoreApplication::processEvents();
        return std::pair(told(), m_driver->window().grab().toImage());
    };
    const auto one = show(kQuiet, "a2", "a3");
    const auto other = show(u"k7/p7/8/8/8/4R3/7P/1Q5K w - - w 5"_s, "e3", "e6");
    for (qsizetype i = 0; i < one.first.size() && i < other.first.size(); ++i)
        QCOMPARE(other.first[i], one.first[i]);
    QCOMPARE(other.first.size(), one.first.size());
    QVERIFY(one.second == other.second);
    open();
    QStringList words;
    collect(QAccessible::queryAccessibleInterface(&m_driver->window()), words);
    QVERIFY(words.filter(u"a8"_s).size() > 0);
}

void FogCurtainTest::onlyWhatLeavesTheGameAlone()
{
    fall();
    const QStringList harmless{u"actionHome"_s,         u"actionNewGame"_s,
                               u"actionPuzzles"_s,      u"actionOpen"_s,
                               u"actionLibrary"_s,      u"actionPaste"_s,
                               u"actionClose"_s,        u"actionQuit"_s,
                               u"actionRestart"_s,      u"actionPause"_s,
                               u"actionMute"_s,         u"actionClassic"_s,
                               u"actionZen"_s,          u"actionFullScreen"_s,
                               u"actionEditPosition"_s, u"actionCheckAgent"_s,
                               u"actionLab"_s,          u"actionPreferences"_s,
                               u"actionRules"_s,        u"actionLearn"_s,
                               u"actionShortcuts"_s,    u"actionAbout"_s};
    int disabled = 0;
    for (const QAction *action : m_driver->window().findChildren<QAction *>()) {
        if (qobject_cast<Actions *>(action->parent()) == nullptr)
            continue;
        disabled += action->isEnabled() ? 0 : 1;
        QVERIFY2(
            !action->isEnabled() || harmless.contains(action->objectName()),
            qPrintable(action->objectName()));
    }
    QVERIFY(disabled >= 25);
    open();
}

void FogCurtainTest::tabStaysBeforeIt()
{
    fall();
    QSet<QWidget *> reached;
    for (const auto key : {Qt::Key_Tab, Qt::Key_Backtab}) {
        for (int i = 0; i < 60; ++i) {
            QTest::keyClick(&m_driver->window(), key);
            QWidget *focused = QApplication::focusWidget();
            QVERIFY(focused != nullptr);
            QVERIFY2(!content().isAncestorOf(focused), qPrintable(focused->objectName()));
            reached << focused;
        }
    }
    QVERIFY(reached.contains(&m_driver->find<QWidget>("handoverButton")));
    open();
}

void FogCurtainTest::mouseFindsNothingBehind()
{
    fall();
    MainWindow &window = m_driver->window();
    int covered = 0;
    for (int y = 0; y < window.height(); y += 7) {
        for (int x = 0; x < window.width(); x += 7) {
            const QWidget *under = window.childAt(x, y);
            QVERIFY(under == nullptr || !content().isAncestorOf(under));
            covered += under != nullptr && (under == &curtain() || curtain().isAncestorOf(under))
                           ? 1
                           : 0;
        }
    }
    QVERIFY(covered > 1000);
}

void FogCurtainTest::keysDoNothing_data()
{
    QTest::addColumn<QKeySequence>("keys");
    for (const char *keys :
         {"Ctrl+C",
          "Ctrl+Shift+I",
          "Ctrl+S",
          "Ctrl+E",
          "Ctrl+P",
          "Ctrl+Z",
          "Ctrl+Y",
          "Ctrl+Left",
          "Ctrl+Right",
          "Home",
          "End",
          "Ctrl+Space",
          "/",
          "H",
          "E",
          "W",
          "L",
          "X",
          "F",
          "Left",
          "Right",
          "Up",
          "Down",
          "Esc",
          "Ctrl+R",
          "F2",
          "Del",
          "Ctrl+L",
          "Ctrl+Return",
          "Ctrl+Enter",
          "Ctrl+Shift+C",
          "PgUp",
          "PgDown",
          "Ctrl+A",
          "M",
          "T"})
        QTest::newRow(keys) << QKeySequence(QLatin1StringView(keys), QKeySequence::PortableText);
}

void FogCurtainTest::keysDoNothing()
{
    QFETCH(const QKeySequence, keys);
    fall();
    const QString kept = u"what was there"_s;
    QGuiApplication::clipboard()->setText(kept);
    const NodeId shown = m_driver->session().navigation.node();
    const QStringList before = told();
    QTest::keySequence(&m_driver->window(), keys);
    QCoreApplication::processEvents();
    QVERIFY(curtain().isVisible());
    QVERIFY(!content().isVisible());
    QCOMPARE(QGuiApplication::clipboard()->text(), kept);
    QCOMPARE(m_driver->ply(), 1);
    QVERIFY(!m_driver->game().isOver());
    QCOMPARE(m_driver->session().navigation.node(), shown);
    QCOMPARE(m_driver->game().viewer(), Player::First);
    QVERIFY(QApplication::activeModalWidget() == nullptr);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    // Mute is the one that may say that it was used.
    if (keys != QKeySequence(u"M"_s))
        QCOMPARE(told(), before);
    open();
}

void FogCurtainTest::wheelDoesNothing()
{
    fall();
    const NodeId shown = m_driver->session().navigation.node();
    const QPointF middle = curtain().rect().center();
    for (QWidget *target :
         {static_cast<QWidget *>(&curtain()), m_driver->window().childAt(400, 400)}) {
        QWheelEvent turn(
            middle,
            target->mapToGlobal(middle),
            {},
            {0, 120},
            Qt::NoButton,
            {},
            Qt::NoScrollPhase,
            false);
        QCoreApplication::sendEvent(target, &turn);
    }
    QCOMPARE(m_driver->session().navigation.node(), shown);
    QVERIFY(curtain().isVisible());
}

/// A menu that the player before has opened while their move was still going on would copy their position.
void FogCurtainTest::openMenusAreClosed()
{
    Preferences preferences = m_driver->settings().preferences();
    preferences.motion.cellMs = 100;
    m_driver->settings().setPreferences(preferences);
    m_driver->start(shared(kQuiet));
    m_driver->click(at("a2"));
    m_driver->click(at("a3"));
    QVERIFY(m_driver->window().page().board().isMoving());
    auto &menu = m_driver->find<QMenu>("moveMenu");
    HistoryView &list = m_driver->window().page().side().history().view();
    emit m_driver->window()
        .page()
        .side()
        .history()
        .menuRequested(m_driver->game().node(), list.mapToGlobal(QPoint(5, 5)));
    QVERIFY(menu.isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(curtain().isVisible(), kPatience);
    QVERIFY(!menu.isVisible());
    QVERIFY(QApplication::activePopupWidget() == nullptr);
}

void FogCurtainTest::pauseDoesNotLiftIt()
{
    fall();
    m_driver->trigger("actionPause");
    QVERIFY(m_driver->session().match.isPaused());
    QVERIFY(curtain().isVisible());
    QVERIFY(!content().isVisible());
    QVERIFY(!m_driver->action("actionCopyPosition").isEnabled());
    m_driver->press("handoverButton");
    QCOMPARE(m_driver->game().viewer(), Player::Second);
    QVERIFY(m_driver->find<QWidget>("pauseCurtain").isVisible());
    m_driver->trigger("actionPause");
    QVERIFY(!curtain().isDown());
}

/// The dialog holds the game, and changes what it changes at once.
void FogCurtainTest::preferencesDoNotLiftIt()
{
    fall();
    m_driver->trigger("actionPreferences");
    QVERIFY(m_driver->session().match.isPaused());
    for (const bool hasCurtain : {true, false}) {
        Preferences preferences = m_driver->settings().preferences();
        preferences.play.hasCurtain = hasCurtain;
        m_driver->settings().setPreferences(preferences);
        QVERIFY(curtain().isVisible());
        QVERIFY(!content().isVisible());
    }
    QApplication::activeModalWidget()->close();
    m_driver->window().activateWindow();
    QTRY_VERIFY_WITH_TIMEOUT(!m_driver->session().match.isPaused(), kPatience);
    QVERIFY(curtain().isVisible());
    open();
}

void FogCurtainTest::otherViewsKeepIt_data()
{
    QTest::addColumn<QByteArray>("action");
    QTest::newRow("classic") << QByteArray("actionClassic");
    QTest::newRow("board only") << QByteArray("actionZen");
}

void FogCurtainTest::otherViewsKeepIt()
{
    QFETCH(const QByteArray, action);
    fall();
    for (int i = 0; i < 2; ++i) {
        m_driver->trigger(action.constData());
        QCoreApplication::processEvents();
        QVERIFY(curtain().isVisible());
        QVERIFY(!content().isVisible());
        QCOMPARE(curtain().size(), m_driver->window().page().size());
    }
    m_driver->type(Qt::Key_Space);
    QVERIFY(!curtain().isDown());
    QCOMPARE(m_driver->game().viewer(), Player::Second);
}

void FogCurtainTest::startPageAndBack()
{
    fall();
    m_driver->trigger("actionHome");
    m_driver->press("continueButton0");
    QVERIFY(curtain().isVisible());
    QVERIFY(!content().isVisible());
    m_driver->type(Qt::Key_Space);
    QVERIFY(!curtain().isDown());
    QCOMPARE(m_driver->game().viewer(), Player::Second);
}

/// Who starts the program anew may be either of them.
void FogCurtainTest::fallsBeforeAKeptGame()
{
    fall();
    open();
    m_driver->reopen();
    const auto offered = m_driver->find<QPushButton>("continueButton0").accessibleDescription();
    QVERIFY2(offered.contains(u"Black to move"_s), qPrintable(offered));
    m_driver->press("continueButton0");
    QVERIFY(curtain().isVisible());
    QVERIFY(!content().isVisible());
    QVERIFY(!m_driver->action("actionCopyPosition").isEnabled());
    QVERIFY(m_driver->text("handoverTitle").contains(u"Black"_s));
    open();
    m_driver->click(at("a7"));
    m_driver->click(at("a6"));
    QCOMPARE(m_driver->ply(), 2);
}

void FogCurtainTest::isLiftedByTheEnd()
{
    fall();
    m_driver->session().match.resign();
    QVERIFY(m_driver->game().isOver());
    QVERIFY(!curtain().isDown());
    QVERIFY(content().isVisible());
}

/// Undone, it would have shown to everybody what they must not know.
void FogCurtainTest::resignationShowsNothingYet()
{
    fall();
    open();
    BoardView &view = m_driver->window().page().board().view();
    m_driver->trigger("actionResign");
    QCOMPARE(m_driver->game().viewer(), Player::Second);
    QCOMPARE(view.board().position()->ground(at("a1")), Ground::Hidden);
    m_driver->press("undoResignationButton");
    QVERIFY(!m_driver->game().isOver());
    QCOMPARE(m_driver->game().viewer(), Player::Second);
    QVERIFY(!curtain().isDown());
    m_driver->trigger("actionResign");
    m_driver->press("showAllButton");
    QCOMPARE(m_driver->game().viewer(), Player::None);
    QVERIFY(view.board().position()->piece(at("a1")).isPresent());
    QTRY_VERIFY_WITH_TIMEOUT(isOffered("sightButton0"), kPatience);
}

void FogCurtainTest::resignationShowsAllInTheEnd()
{
    m_driver->session().sight.setRegretTime(std::chrono::milliseconds(50));
    fall();
    open();
    m_driver->trigger("actionResign");
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->game().viewer(), Player::None, kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(isOffered("sightButton0"), kPatience);
    m_driver->press("sightButton0");
    QCOMPARE(m_driver->game().viewer(), Player::First);
}

void FogCurtainTest::takenBackItIsLifted()
{
    fall();
    m_driver->session().match.undo();
    QCOMPARE(m_driver->game().viewer(), Player::First);
    QVERIFY(!curtain().isDown());
    QVERIFY(content().isVisible());
    QVERIFY(m_driver->action("actionCopyPosition").isEnabled());
}

QTEST_MAIN(FogCurtainTest)
#include "fogcurtaintest.moc"
