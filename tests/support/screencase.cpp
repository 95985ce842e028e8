#include "tests/support/screencase.h"

#include "tests/support/screencare.h"

#include <QDialog>
#include <QDir>
#include <QtTest>

#include <utility>

namespace tessera::test {

using namespace Qt::StringLiterals;

void ScreenCase::open(const Look &look)
{
    if (look.isLonger) {
        m_language = std::make_unique<PseudoLanguage>();
        QCoreApplication::installTranslator(m_language.get());
    }
    m_driver = std::make_unique<WindowDriver>();
    Preferences preferences = m_driver->settings().preferences();
    preferences.appearance.scheme = look.scheme;
    // The window is there already: what it shows must grow with its texts.
    preferences.appearance.textPercent = look.textPercent;
    m_driver->settings().setPreferences(preferences);
    QCoreApplication::processEvents();
}

QString ScreenCase::close()
{
    m_driver.reset();
    m_language.reset();
    return std::exchange(m_faults, {}).join(u'\n');
}

void ScreenCase::look(QWidget &screen, const QString &name)
{
    // A layout that changes with the size needs another turn.
    for (int turn = 0; turn < 3; ++turn)
        QCoreApplication::processEvents();
    // What is still being laid out, as a row that has just become bold, is no fault.
    QStringList faults = faultsOf(screen);
    if (!faults.isEmpty()) {
        constexpr int kSettlingMs = 200;
        QTest::qWait(kSettlingMs);
        faults = faultsOf(screen);
    }
    for (const QString &fault : faults)
        m_faults << name + u": "_s + fault;
    const QString folder = qEnvironmentVariable("TESSERA_SCREENS_DIR");
    // Pieces become sharp a little after a change of size.
    if (!folder.isEmpty())
        QTest::qWait(100);
    // To be drawn whole, hidden pages are laid out too, which must not harm them.
    const QPixmap picture = screen.grab();
    if (folder.isEmpty())
        return;
    const QString row = QString::fromLatin1(QTest::currentDataTag());
    const QString file = u"%1-%2@%3x.png"_s.arg(name, row).arg(screen.devicePixelRatioF());
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(picture.save(QDir(folder).filePath(file)));
}

void ScreenCase::useDialog(const char *name, const std::function<void(QWidget &)> &use)
{
    auto &dialog = m_driver->find<QDialog>(name);
    QVERIFY(dialog.isVisible());
    use(dialog);
    dialog.close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace tessera::test
