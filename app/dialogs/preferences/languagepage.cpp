#include "app/dialogs/preferences/languagepage.h"

#include "app/languages/languages.h"

#include <QComboBox>
#include <QLocale>
#include <QSignalBlocker>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

LanguagePage::LanguagePage(Settings &settings, QWidget *parent)
    : PreferencePage({u"languagePage"_s, tr("Language"), u"language"_s}, settings, parent)
{
    auto *box = new QComboBox(this);
    box->addItem(tr("As the desktop (%1)").arg(languageName(desktopLanguage())), QString());
    for (const QString &code : languages())
        box->addItem(languageName(code), code);
    addRow(
        {u"languageBox"_s,
         tr("&Language"),
         tr("Of texts, numbers and times. Holds from the next start of the program on.")},
        *box);
    connect(box, &QComboBox::currentIndexChanged, this, [this, box] {
        change([&](Preferences &chosen) { chosen.language.code = box->currentData().toString(); });
    });
    follow([box](const Preferences &now) {
        const QSignalBlocker blocker(box);
        box->setCurrentIndex(std::max(0, box->findData(now.language.code)));
    });
}

void LanguagePage::restoreDefaults(Preferences &preferences) const
{
    preferences.language = {};
}

} // namespace tessera

#include "moc_languagepage.cpp"
