#include "tests/support/screens/screencase.h"

#include "tests/support/screens/pseudolanguage.h"

#include <QDialog>
#include <QtTest>

#include <utility>

namespace tessera::test {

using namespace Qt::StringLiterals;

void ScreenCase::open(const Look &look)
{
    if (look.language == kLonger) {
        m_language = std::make_unique<PseudoLanguage>();
    } else if (!look.language.isEmpty()) {
        m_language = std::make_unique<QTranslator>();
        QVERIFY(m_language->load(u"tessera_"_s + look.language, u":/i18n"_s));
    }
    if (m_language != nullptr)
        QCoreApplication::installTranslator(m_language.get());
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

void ScreenCase::useDialog(const char *name, const std::function<void(QWidget &)> &use)
{
    auto &dialog = m_driver->find<QDialog>(name);
    QVERIFY(dialog.isVisible());
    use(dialog);
    dialog.close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace tessera::test
