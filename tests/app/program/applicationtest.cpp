#include "app/program/application.h"
#include "tests/support/patience.h"

#include <QAbstractButton>
#include <QMessageBox>
#include <QPushButton>
#include <QThread>
#include <QtTest>

#include <cstdint>
#include <new>

using namespace tessera;
using namespace Qt::StringLiterals;

namespace {

/// Fails while it handles an event.
class Failing : public QObject
{
public:
    enum class Manner : std::uint8_t { OutOfMemory, Sentence, Unknown };

    explicit Failing(Manner manner)
        : m_manner(manner)
    {}

    bool event(QEvent *event) override
    {
        if (event->type() != QEvent::User)
            return QObject::event(event);
        switch (m_manner) {
        case Manner::OutOfMemory:
            throw std::bad_alloc();
        case Manner::Sentence:
            throw std::runtime_error("no room on the board");
        case Manner::Unknown:
            break;
        }
        throw 1;
    }

private:
    Manner m_manner;
};

QList<QMessageBox *> boxes()
{
    QList<QMessageBox *> found;
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (auto *box = qobject_cast<QMessageBox *>(window))
            found.append(box);
    }
    return found;
}

} // namespace

/// No exception ends the window's program without a word.
class ApplicationTest : public QObject
{
    Q_OBJECT

private slots:
    void failingHandlerIsTold_data();
    void failingHandlerIsTold();
    void failingSlotIsTold();
    void whatFailsAgainIsToldOnce();
    void failureInAnotherThreadIsTold();
    void failingProgramHasAStatus();

private:
    /// Waits for the box, closes it, and says what it told.
    static QString told();
    static void expectLog()
    {
        QTest::ignoreMessage(QtCriticalMsg, QRegularExpression(u"not handled"_s));
    }
};

QString ApplicationTest::told()
{
    if (!QTest::qWaitFor([] { return !boxes().isEmpty(); }, kPatience))
        return {};
    QMessageBox *box = boxes().first();
    const QString text = box->text();
    box->button(QMessageBox::Close)->click();
    return QTest::qWaitFor([] { return boxes().isEmpty(); }, kPatience) ? text : QString();
}

void ApplicationTest::failingHandlerIsTold_data()
{
    QTest::addColumn<int>("manner");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, Failing::Manner manner, const QString &words) {
        QTest::newRow(name) << static_cast<int>(manner) << words;
    };
    row("memory runs out", Failing::Manner::OutOfMemory, u"there is not enough memory"_s);
    row("has a sentence", Failing::Manner::Sentence, u"no room on the board"_s);
    row("is no exception of the library", Failing::Manner::Unknown, u"does not name itself"_s);
}

void ApplicationTest::failingHandlerIsTold()
{
    QFETCH(int, manner);
    QFETCH(QString, words);
    Failing failing(static_cast<Failing::Manner>(manner));
    expectLog();
    QCoreApplication::postEvent(&failing, new QEvent(QEvent::User));
    const QString text = told();
    QVERIFY2(text.contains(words), qPrintable(text));
}

/// The way most of the window's code runs: in a slot. (Not of a button that is clicked: what Qt has
/// allocated for the click is lost when an exception goes through it.)
void ApplicationTest::failingSlotIsTold()
{
    QTimer timer;
    timer.setSingleShot(true);
    connect(&timer, &QTimer::timeout, &timer, [] { throw std::bad_alloc(); });
    expectLog();
    timer.start(0);
    QVERIFY(told().contains("there is not enough memory"));
}

void ApplicationTest::whatFailsAgainIsToldOnce()
{
    Failing failing(Failing::Manner::Sentence);
    constexpr int kTimes = 20;
    for (int i = 0; i < kTimes; ++i) {
        expectLog();
        QCoreApplication::postEvent(&failing, new QEvent(QEvent::User));
    }
    QTRY_VERIFY_WITH_TIMEOUT(!boxes().isEmpty(), kPatience);
    QCoreApplication::processEvents();
    QCOMPARE(boxes().size(), 1);
    QVERIFY(!told().isEmpty());
}

/// Engines think in threads that have event loops too.
void ApplicationTest::failureInAnotherThreadIsTold()
{
    QThread thread;
    Failing failing(Failing::Manner::Sentence);
    failing.moveToThread(&thread);
    thread.start();
    expectLog();
    QCoreApplication::postEvent(&failing, new QEvent(QEvent::User));
    const QString text = told();
    thread.quit();
    QVERIFY(thread.wait(kPatience));
    QVERIFY(text.contains("no room on the board"));
}

void ApplicationTest::failingProgramHasAStatus()
{
    QCOMPARE(guarded([] { return 2; }), 2);
    QCOMPARE(guarded([]() -> int { throw std::bad_alloc(); }), 1);
    QCOMPARE(guarded([]() -> int { throw 1; }), 1);
}

int main(int argc, char *argv[])
{
    Application application(argc, argv);
    ApplicationTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "applicationtest.moc"
