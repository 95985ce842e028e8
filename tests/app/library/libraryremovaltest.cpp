#include "app/library/library.h"
#include "app/library/librarymodel.h"
#include "model/core/files/textfile.h"
#include "model/core/files/wholefile.h"
#include "model/library/librarytags.h"
#include "tests/support/librarycase.h"
#include "view/widgets/messagebar.h"

#include <QCheckBox>
#include <QDateTime>
#include <QDir>
#include <QMessageBox>
#include <QtTest>

using namespace tessera;
using namespace tessera::test;
using namespace Qt::StringLiterals;

/// Games that are taken out of the library, and come back with *Undo*.
class LibraryRemovalTest : public QObject, protected LibraryCase
{
    Q_OBJECT

private slots:
    void init() { LibraryCase::init(); }
    void cleanup() { LibraryCase::cleanup(); }

    void removedGamesStayAway_data();
    void removedGamesStayAway();
    void removedGamesCanBePutBack();
    void whatIsNotPutBackIsOfferedAgain();
    void severalAreAskedFor();
    void theBinOutlivesTheProgram();
    void oldRemovalsGo();

private:
    void confirm() { m_driver->press("removeGamesButton"); }
    void showRemoved() { m_driver->find<QCheckBox>("libraryShowRemoved").click(); }
    [[nodiscard]] QDir bin() const { return QDir(m_driver->folder() + u"/removed-games"_s); }
};

void LibraryRemovalTest::removedGamesStayAway_data()
{
    QTest::addColumn<bool>("isShared");
    QTest::newRow("alone in its file") << false;
    QTest::newRow("with others") << true;
}

/// The game on the board is taken out of the library: a comment does not bring it back, but undo brings both.
void LibraryRemovalTest::removedGamesStayAway()
{
    QFETCH(const bool, isShared);
    playAndResign(2);
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(folder()).size(), 1, kPatience);
    const std::string path = (folder() + u'/' + gamesIn(folder()).front()).toStdString();
    if (isShared) {
        const std::string text = *readTextFile(path);
        m_driver->reopen();
        QVERIFY(!writeWhole(path, text + withTag(text, "White", "Somebody else")));
    }
    openLibrary(isShared ? 2 : 1);
    table().setCurrentIndex(table().model()->index(0, LibraryModel::Players));
    if (isShared)
        m_driver->press("libraryOpen");
    const auto kept = [&] {
        const auto text = readTextFile(path);
        return text ? *text : std::string();
    };
    Library &library = m_driver->window().library();
    const int left = isShared ? 1 : 0;
    m_driver->press("libraryRemove");
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), left, kPatience);
    m_driver->game().setComment(m_driver->game().record().mainLine().back(), "said afterwards");
    const auto countLater = [&] {
        // Beyond the debounce, and what the threads have to do then.
        QTest::qWait(300);
        library.refresh();
        library.finish();
        QCoreApplication::processEvents();
        return table().model()->rowCount();
    };
    QCOMPARE(countLater(), left);
    QVERIFY(kept().find("said afterwards") == std::string::npos);
    m_driver->press("libraryUndo");
    QTRY_VERIFY_WITH_TIMEOUT(kept().find("said afterwards") != std::string::npos, kPatience);
    QCOMPARE(countLater(), left + 1);
}

void LibraryRemovalTest::removedGamesCanBePutBack()
{
    for (int i = 0; i < 3; ++i)
        playAndResign(i + 1);
    openLibrary(3);
    table().setFocus();
    table().selectRow(0);
    table().selectionModel()->select(
        table().model()->index(2, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QTest::keyClick(&table(), Qt::Key_Delete);
    confirm();
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 1, kPatience);
    QCOMPARE(gamesIn(folder()).size(), 1);
    m_driver->press("libraryUndo");
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 3, kPatience);
    QCOMPARE(gamesIn(folder()).size(), 3);
}

/// Games that could not be put back were gone, as their texts are nowhere else.
void LibraryRemovalTest::whatIsNotPutBackIsOfferedAgain()
{
    for (int i = 0; i < 3; ++i)
        playAndResign(i + 1);
    openLibrary(3);
    const QStringList before = gamesIn(folder());
    table().selectAll();
    m_driver->press("libraryRemove");
    confirm();
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 0, kPatience);
    // Only the second of the places is taken.
    const QString taken = folder() + u'/' + before.at(1);
    QVERIFY(QDir().mkdir(taken));
    m_driver->press("libraryUndo");
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 2, kPatience);
    // The bar says why.
    QTRY_VERIFY_WITH_TIMEOUT(
        m_driver->find<MessageBar>("libraryBar").text().contains(before.at(1)), kPatience);
    QVERIFY(QDir().rmdir(taken));
    m_driver->press("libraryUndo");
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 3, kPatience);
    QCOMPARE(gamesIn(folder()), before);
}

/// Ctrl+A, Delete removed everything without a question.
void LibraryRemovalTest::severalAreAskedFor()
{
    for (int i = 0; i < 3; ++i)
        playAndResign(i + 1);
    openLibrary(3);
    table().setFocus();
    table().selectAll();
    QTest::keyClick(&table(), Qt::Key_Delete);
    QVERIFY(m_driver->find<QMessageBox>("removeBox").text().contains(u'3'));
    m_driver->press("keepGamesButton");
    m_driver->window().library().finish();
    QCoreApplication::processEvents();
    QCOMPARE(table().model()->rowCount(), 3);
}

/// What was removed before the last start comes back by Ctrl+Z, and one by one from the bin.
void LibraryRemovalTest::theBinOutlivesTheProgram()
{
    for (int i = 0; i < 3; ++i)
        playAndResign(i + 1);
    openLibrary(3);
    const QStringList before = gamesIn(folder());
    table().selectRow(0);
    m_driver->press("libraryRemove");
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 2, kPatience);
    table().selectAll();
    m_driver->press("libraryRemove");
    confirm();
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 0, kPatience);
    m_driver->reopen();
    openLibrary(0);
    auto &window = m_driver->find<QWidget>("libraryWindow");
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 2, kPatience);
    showRemoved();
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 1, kPatience);
    table().selectRow(0);
    QCOMPARE(m_driver->text("libraryCount"), u"Games: 1"_s);
    m_driver->press("libraryRemove");
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 0, kPatience);
    showRemoved();
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 3, kPatience);
    QCOMPARE(gamesIn(folder()), before);
    QVERIFY(bin().entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty());
}

void LibraryRemovalTest::oldRemovalsGo()
{
    const auto nameOf = [](int days) {
        return QDateTime::currentDateTime().addDays(-days).toString(u"yyyyMMdd-HHmmss-zzz"_s);
    };
    const QString young = nameOf(29);
    const QString old = nameOf(31);
    QVERIFY(bin().mkpath(young) && bin().mkpath(old) && bin().mkpath(u"something else"_s));
    openLibrary(0);
    m_driver->window().library().finish();
    const QStringList left = bin().entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QVERIFY(left.contains(young) && left.contains(u"something else"_s));
    QVERIFY(!left.contains(old));
}

QTEST_MAIN(LibraryRemovalTest)
#include "libraryremovaltest.moc"
