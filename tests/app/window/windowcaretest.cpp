#include "tests/support/patience.h"
#include "tests/support/qtsown.h"
#include "tests/support/windowdriver.h"

#include <QAbstractButton>
#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QSet>
#include <QSplitter>
#include <QToolBar>
#include <QWindow>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

/// What holds for every part of the window, whatever it does.
class WindowCareTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_driver.reset(); }

    void noShortcutTwice();
    void everyActionIsComplete();
    void everyMenuEntryHasAName();
    void noLetterTwiceInAMenu();
    void toolBarShowsIcons();
    void noMnemonicInDockTitles();
    void everyFocusableWidgetHasAnAccessibleName();
    void frontWindowIsClosedByKeys();
    void maximisedWindowsStaySo();
    void classicLookGivesTheUsualSizeBack();
    void classicLookLeavesTheSideColumnItsWidth();
    void everythingFitsTheLeastSize();
    void nothingIsClipped_data();
    void nothingIsClipped();

private:
    [[nodiscard]] QList<QAction *> actions() const;

    std::unique_ptr<WindowDriver> m_driver;
};

void WindowCareTest::init()
{
    m_driver = std::make_unique<WindowDriver>();
    m_driver->start(WindowDriver::againstComputer());
}

/// All actions with a name of their own; menus' own actions and Qt's have none.
QList<QAction *> WindowCareTest::actions() const
{
    QList<QAction *> named;
    for (QAction *action : m_driver->window().findChildren<QAction *>()) {
        if (action->objectName().startsWith(u"action"_s))
            named.append(action);
    }
    return named;
}

void WindowCareTest::noShortcutTwice()
{
    QSet<QString> seen;
    for (const QAction *action : actions()) {
        for (const QKeySequence &keys : action->shortcuts()) {
            const QString text = keys.toString();
            QVERIFY2(!seen.contains(text), qPrintable(action->objectName() + u" "_s + text));
            seen.insert(text);
        }
    }
    QVERIFY(seen.contains(u"E"_s) && seen.contains(u"R"_s) && seen.contains(u"Ctrl+N"_s));
}

void WindowCareTest::everyActionIsComplete()
{
    for (const QAction *action : actions()) {
        const QByteArray name = action->objectName().toUtf8();
        QVERIFY2(!action->text().isEmpty(), name);
        QVERIFY2(!action->toolTip().isEmpty(), name);
        QVERIFY2(!action->statusTip().isEmpty(), name);
        QVERIFY2(!action->icon().pixmap(24).isNull(), name);
    }
}

void WindowCareTest::everyMenuEntryHasAName()
{
    // Walked from the bar: the menu into which Qt folds what does not fit there is none of ours.
    QList<QAction *> entries = m_driver->window().menuBar()->actions();
    QVERIFY(entries.size() >= 4);
    while (!entries.isEmpty()) {
        const QAction *action = entries.takeFirst();
        const QMenu *menu = action->menu();
        if (menu != nullptr) {
            QVERIFY2(!menu->objectName().isEmpty(), qPrintable(action->text()));
            QVERIFY2(!menu->actions().isEmpty(), qPrintable(action->text()));
            entries.append(menu->actions());
        } else if (!action->isSeparator()) {
            QVERIFY2(!action->objectName().isEmpty(), qPrintable(action->text()));
        }
    }
}

/// Alt and a letter, or the letter in the open menu, means one entry.
void WindowCareTest::noLetterTwiceInAMenu()
{
    const auto letterOf = [](const QAction *action) {
        const QString text = action->text();
        const qsizetype sign = text.indexOf(u'&');
        return sign < 0 ? QChar() : text[sign + 1].toLower();
    };
    QStringList faults;
    QList<QList<QAction *>> menus{m_driver->window().menuBar()->actions()};
    while (!menus.isEmpty()) {
        QHash<QChar, QString> seen;
        const QList<QAction *> entries = menus.takeFirst();
        for (const QAction *action : entries) {
            if (action->menu() != nullptr)
                menus << action->menu()->actions();
            const QChar letter = letterOf(action);
            if (letter.isNull())
                continue;
            if (seen.contains(letter))
                faults << u"%1 and %2"_s.arg(action->text(), seen.value(letter));
            seen.insert(letter, action->text());
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u"; "_s)));
}

void WindowCareTest::toolBarShowsIcons()
{
    const auto &bar = m_driver->find<QToolBar>("toolBar");
    int shown = 0;
    for (const QAction *action : bar.actions()) {
        if (!action->isSeparator() && !action->objectName().isEmpty()) {
            QVERIFY(!action->icon().pixmap(bar.iconSize()).isNull());
            ++shown;
        }
    }
    QVERIFY(shown >= 4 && shown <= 8);
}

void WindowCareTest::noMnemonicInDockTitles()
{
    for (const QDockWidget *dock : m_driver->window().findChildren<QDockWidget *>())
        QVERIFY(!dock->windowTitle().contains(u'&'));
}

void WindowCareTest::everyFocusableWidgetHasAnAccessibleName()
{
    for (const QWidget *widget : m_driver->window().findChildren<QWidget *>()) {
        // What hands the focus on, such as the inner widget of a view, never has it.
        const bool isQts = test::isQtsOwn(*widget) || widget->focusProxy() != nullptr;
        if (widget->focusPolicy() == Qt::NoFocus || isQts)
            continue;
        const QString name = widget->objectName() + u" of class "_s
                             + QString::fromLatin1(widget->metaObject()->className());
        QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(name));
        QVERIFY2(!widget->objectName().isEmpty(), qPrintable(name));
    }
}

/// Ctrl+W is for the window in front: first those beside the main one, then that.
void WindowCareTest::frontWindowIsClosedByKeys()
{
    for (const auto &[action, name] :
         {std::pair{"actionRules", u"helpDialog"_s}, {"actionLibrary", u"libraryWindow"_s}}) {
        m_driver->trigger(action);
        QPointer<QWidget> front = m_driver->window().findChild<QWidget *>(name);
        QVERIFY2(front != nullptr, action);
        QVERIFY(QTest::qWaitForWindowActive(front));
        QTest::keyClick(front->windowHandle(), Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY2_WITH_TIMEOUT(front == nullptr || !front->isVisible(), action, kPatience);
        QVERIFY(m_driver->window().isVisible());
        m_driver->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_driver->window()));
    }
    m_driver->playAnyMove();
    m_driver->type(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(!m_driver->window().isVisible());
    m_driver->reopen();
    QVERIFY(m_driver->find<QWidget>("continueButton0").isVisible());
}

/// Leaving the full screen made a maximised window small.
void WindowCareTest::maximisedWindowsStaySo()
{
    QMainWindow &window = m_driver->window();
    window.showMaximized();
    m_driver->trigger("actionFullScreen");
    QVERIFY(window.isFullScreen());
    m_driver->trigger("actionFullScreen");
    QVERIFY(!window.isFullScreen());
    QVERIFY(window.isMaximized());
}

/// A maximised window that took the classic look, and was made smaller there, became as large as the screen after it.
void WindowCareTest::classicLookGivesTheUsualSizeBack()
{
    QMainWindow &window = m_driver->window();
    const QSize usual = window.size();
    window.showMaximized();
    QTRY_VERIFY_WITH_TIMEOUT(window.size() != usual, kPatience);
    m_driver->trigger("actionClassic");
    window.showNormal();
    QTRY_COMPARE_WITH_TIMEOUT(window.size(), usual, kPatience);
    m_driver->trigger("actionClassic");
    QTRY_COMPARE_WITH_TIMEOUT(window.size(), usual, kPatience);
}

/// The next window of the usual size had a side column as narrow as in the classic look.
void WindowCareTest::classicLookLeavesTheSideColumnItsWidth()
{
    const auto side = [this] { return m_driver->find<QSplitter>("gameSplitter").sizes().back(); };
    m_driver->start(WindowDriver::people());
    const int usual = side();
    m_driver->trigger("actionClassic");
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->window().size(), QSize(792, 672), kPatience);
    m_driver->reopen();
    m_driver->start(WindowDriver::people());
    QCOMPARE(side(), usual);
}

void WindowCareTest::everythingFitsTheLeastSize()
{
    QMainWindow &window = m_driver->window();
    QCOMPARE(window.minimumSize(), QSize(792, 672));
    window.resize(792, 672);
    QCoreApplication::processEvents();
    QCOMPARE(window.size(), QSize(792, 672));
    QVERIFY2(
        window.minimumSizeHint().width() <= 792,
        qPrintable(QString::number(window.minimumSizeHint().width())));
    QVERIFY2(
        window.minimumSizeHint().height() <= 672,
        qPrintable(QString::number(window.minimumSizeHint().height())));
}

void WindowCareTest::nothingIsClipped_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(792, 672), QSize(1180, 800), QSize(1600, 1000)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void WindowCareTest::nothingIsClipped()
{
    QFETCH(const QSize, size);
    m_driver->window().resize(size);
    m_driver->trigger("actionResign");
    QTest::qWait(50);
    for (const QAbstractButton *button : m_driver->window().findChildren<QAbstractButton *>()) {
        if (!button->isVisible() || button->text().isEmpty())
            continue;
        const QByteArray name = button->objectName().toUtf8();
        QVERIFY2(button->width() >= button->minimumSizeHint().width(), name);
    }
}

QTEST_MAIN(WindowCareTest)
#include "windowcaretest.moc"
