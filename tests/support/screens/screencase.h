#pragma once

#include "app/settings/appearance.h"
#include "model/games/catalogue.h"
#include "tests/support/screens/screencare.h"
#include "tests/support/windowdriver.h"

#include <QTranslator>

#include <functional>
#include <memory>
#include <vector>

namespace tessera::test {

/// What tests share that take screens: a window in the scheme, language and size of letters of a test's row, and what is
/// wrong with what it shows.
class ScreenCase : public QObject
{
protected:
    /// The language in which every text is longer (see `PseudoLanguage`).
    static constexpr QLatin1StringView kLonger{"longer"};

    /// How screens are shown.
    struct Look
    {
        Scheme scheme = Scheme::Light;
        /// The code of a translation, `kLonger`, or nothing for English.
        QString language{};
        int textPercent = 100;
    };

    void open(const Look &look);
    /// Closes the window; what was wrong with its screens, a line each.
    [[nodiscard]] QString close();
    /// Looks at a screen, and keeps its picture.
    void look(QWidget &screen, const QString &name) { m_faults += lookedAt(screen, name); }
    void lookAtWindow(const QString &name) { look(m_driver->window(), name); }
    /// The same, of a screen that Tab goes through as one reads it.
    void lookInOrder(QWidget &screen, const QString &name)
    {
        look(screen, name);
        m_faults += stepsBack(screen);
    }
    /// The dialog that is open, which is closed again after `use`.
    void useDialog(const char *name, const std::function<void(QWidget &)> &use);
    [[nodiscard]] static QString idOf(const GameEntry &entry)
    {
        return QString::fromStdString(entry.info().id);
    }

    std::unique_ptr<WindowDriver> m_driver;
    QStringList m_faults;

private:
    void install(std::unique_ptr<QTranslator> translator);
    /// The program's and Qt's texts in the language of `code`.
    void installLanguage(const QString &code);

    std::vector<std::unique_ptr<QTranslator>> m_language;
};

} // namespace tessera::test
