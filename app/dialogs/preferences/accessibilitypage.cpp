#include "app/dialogs/preferences/accessibilitypage.h"

#include "app/speech/speech.h"

#include "view/words/mnemonic.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>

namespace tessera {

using namespace Qt::StringLiterals;

AccessibilityPage::AccessibilityPage(Settings &settings, Speech &speech, QWidget *parent)
    : PreferencePage(
        {u"accessibilityPage"_s, tr("Accessibility"), u"accessibility"_s}, settings, parent)
{
    addSpeech(speech);
    addMarks();
}

void AccessibilityPage::addSpeech(Speech &speech)
{
    const bool isInstalled = Speaker::isInstalled();
    addSection(tr("Speech"));
    const QString label = tr("&Speak what happens");
    QCheckBox &speaks = addSwitch(
        {u"speechSwitch"_s,
         label,
         isInstalled ? tr("Only without a screen reader, which reads the board by itself.")
                     : tr("Needs the program spd-say, which is not installed (in most systems the "
                          "package speech-dispatcher).")},
        field([](auto &all) -> auto & { return all.accessibility.speaks; }));
    speaks.setEnabled(isInstalled);
    QComboBox &spoken = addChoice(
        {u"spokenBox"_s, tr("&What is spoken")},
        {{Spoken::OthersMoves, tr("Moves of others")},
         {Spoken::Moves, tr("All moves")},
         {Spoken::Everything, tr("Everything")}},
        field([](auto &all) -> auto & { return all.accessibility.spoken; }));
    follow([&spoken, isInstalled](const Preferences &now) {
        spoken.setEnabled(isInstalled && now.accessibility.speaks);
    });
    auto *row = new QWidget(this);
    auto *sample = new QPushButton(tr("&Try it"), row);
    sample->setObjectName(u"trySpeechButton"_s);
    sample->setAccessibleName(withoutMnemonic(sample->text()));
    sample->setAutoDefault(false);
    sample->setEnabled(isInstalled);
    connect(sample, &QPushButton::clicked, this, [&speech, label] {
        speech.sample(withoutMnemonic(label));
    });
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(sample);
    layout->addStretch();
    addWide(*row);
}

void AccessibilityPage::addMarks()
{
    addSection(tr("Board"));
    addSwitch(
        {u"thickMarksSwitch"_s,
         tr("Thick &marks"),
         tr("Highlights, arrows and frames are as thick as in high contrast.")},
        field([](auto &all) -> auto & { return all.accessibility.hasThickMarks; }));
    addSwitch(
        {u"largeCursorSwitch"_s,
         tr("&Large cursor"),
         tr("The cell that the keyboard has reached stands out more.")},
        field([](auto &all) -> auto & { return all.accessibility.hasLargeCursor; }));
}

void AccessibilityPage::restoreDefaults(Preferences &preferences) const
{
    preferences.accessibility = {};
}

} // namespace tessera

#include "moc_accessibilitypage.cpp"
