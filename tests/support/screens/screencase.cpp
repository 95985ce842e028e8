#include "tests/support/screens/screencase.h"

#include "app/coach/coachbox.h"
#include "app/game/gamepage.h"
#include "app/game/studyboxes.h"
#include "app/review/reviewbox.h"
#include "tests/support/screens/pseudolanguage.h"

#include <QDialog>
#include <QLibraryInfo>
#include <QLocale>
#include <QtTest>

#include <utility>

namespace tessera::test {

using namespace Qt::StringLiterals;

void ScreenCase::install(std::unique_ptr<QTranslator> translator)
{
    QCoreApplication::installTranslator(translator.get());
    m_language.push_back(std::move(translator));
}

void ScreenCase::installLanguage(const QString &code)
{
    QLocale::setDefault(QLocale(code));
    // Buttons of dialogs have Qt's texts.
    const std::pair<QString, QString> files[]
        = {{u"qtbase_"_s + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)},
           {u"tessera_"_s + code, u":/i18n"_s}};
    for (const auto &[name, folder] : files) {
        auto translator = std::make_unique<QTranslator>();
        QVERIFY2(translator->load(name, folder), qPrintable(name));
        install(std::move(translator));
    }
}

void ScreenCase::open(const Look &look)
{
    if (look.language == kLonger)
        install(std::make_unique<PseudoLanguage>());
    else if (!look.language.isEmpty())
        installLanguage(look.language);
    m_driver = std::make_unique<WindowDriver>();
    Preferences preferences = m_driver->settings().preferences();
    preferences.appearance.scheme = look.scheme;
    // The window is there already: what it shows must grow with its texts.
    preferences.appearance.textPercent = look.textPercent;
    m_driver->settings().setPreferences(preferences);
    // How well they think is not seen, and they are asked often.
    constexpr std::chrono::milliseconds kShort{40};
    const StudyBoxes &study = m_driver->window().page().study();
    study.review().run().setThinkingTime(kShort);
    study.coach().run().setThinkingTime(kShort);
    QCoreApplication::processEvents();
}

QString ScreenCase::close()
{
    m_driver.reset();
    m_language.clear();
    QLocale::setDefault(QLocale::system());
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
