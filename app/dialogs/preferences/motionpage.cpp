#include "app/dialogs/preferences/motionpage.h"

#include "app/sound/sounds.h"

#include "model/core/enumtable.h"
#include "view/theme/icons.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Steps of the slider for playing through.
constexpr int kPaceStepMs = 250;

constexpr auto kEventTexts = enumTable<SoundEvent, const char *>({
    {SoundEvent::OwnMove, QT_TRANSLATE_NOOP("tessera::MotionPage", "My move")},
    {SoundEvent::OpponentMove, QT_TRANSLATE_NOOP("tessera::MotionPage", "Move of an opponent")},
    {SoundEvent::Jump, QT_TRANSLATE_NOOP("tessera::MotionPage", "Jump")},
    {SoundEvent::Capture, QT_TRANSLATE_NOOP("tessera::MotionPage", "Capture")},
    {SoundEvent::Conversion, QT_TRANSLATE_NOOP("tessera::MotionPage", "Piece changes sides")},
    {SoundEvent::Clearing, QT_TRANSLATE_NOOP("tessera::MotionPage", "Lines are cleared")},
    {SoundEvent::Shrinking, QT_TRANSLATE_NOOP("tessera::MotionPage", "Board shrinks")},
    {SoundEvent::Alarm, QT_TRANSLATE_NOOP("tessera::MotionPage", "Check")},
    {SoundEvent::LowTime, QT_TRANSLATE_NOOP("tessera::MotionPage", "Little time left")},
    {SoundEvent::Won, QT_TRANSLATE_NOOP("tessera::MotionPage", "Game won")},
    {SoundEvent::Lost, QT_TRANSLATE_NOOP("tessera::MotionPage", "Game lost")},
    {SoundEvent::Drawn, QT_TRANSLATE_NOOP("tessera::MotionPage", "Game drawn")},
});

/// Why nothing can be heard, and what to do; nothing where something can.
QString whySilent(SoundOutput output)
{
    switch (output) {
    case SoundOutput::NotBuilt:
        return MotionPage::tr(
            "This Tessera was built without sound: install Qt Multimedia (Debian and Ubuntu: "
            "qt6-multimedia-dev) and build it again.");
    case SoundOutput::NoDevice:
        return MotionPage::tr(
            "Nothing can be heard now: no sound device was found. The desktop's sound server "
            "(PipeWire or PulseAudio) must be running.");
    case SoundOutput::Ready:
        break;
    }
    return {};
}

} // namespace

MotionPage::MotionPage(Settings &settings, Sounds &sounds, QWidget *parent)
    : PreferencePage({u"motionPage"_s, tr("Animation and sound"), u"sound-on"_s}, settings, parent)
{
    addMotion();
    const SoundOutput output = sounds.output();
    addSounds(output);
    if (output != SoundOutput::NotBuilt)
        addEvents(sounds, output);
}

void MotionPage::addMotion()
{
    addSection(tr("Animation"));
    QSlider &speed = addSlider(
        {u"animationSlider"_s, tr("&Time for one cell")},
        {0, kSlowestAnimationMs, 10},
        [](int ms) { return ms == 0 ? tr("Off") : tr("%1 ms").arg(ms); },
        field([](auto &all) -> auto & { return all.motion.cellMs; }));
    addSlider(
        {u"paceSlider"_s, tr("&Playing through")},
        {kFastestPaceMs, kSlowestPaceMs, kPaceStepMs},
        [](int ms) { return tr("%1 s a move").arg(QLocale().toString(ms / 1000.0, 'g', 2)); },
        field([](auto &all) -> auto & { return all.motion.paceMs; }));
    addChoice(
        {u"reducedMotionBox"_s,
         tr("&Reduced motion"),
         tr("With it pieces are on their cells at once, and nothing else moves.")},
        {{ReducedMotion::System, tr("As the desktop")},
         {ReducedMotion::On, tr("On")},
         {ReducedMotion::Off, tr("Off")}},
        field([](auto &all) -> auto & { return all.motion.reduced; }));
    follow([&speed](const Preferences &now) { speed.setEnabled(!now.reducesMotion()); });
}

void MotionPage::addSounds(SoundOutput output)
{
    addSection(tr("Sound"));
    QCheckBox &sounds = addSwitch({u"soundSwitch"_s, tr("&Sounds"), whySilent(output)}, field([
                                  ](auto &all) -> auto & { return all.sound.isOn; }));
    const bool isBuilt = output != SoundOutput::NotBuilt;
    sounds.setEnabled(isBuilt);
    QSlider &volume = addSlider(
        {u"volumeSlider"_s, tr("&Volume")},
        {0, kMostVolume, 5},
        [](int percent) { return tr("%1 %").arg(percent); },
        field([](auto &all) -> auto & { return all.sound.volume; }));
    follow([&volume, isBuilt](const Preferences &now) {
        volume.setEnabled(isBuilt && now.sound.isOn);
    });
}

void MotionPage::addEvents(Sounds &sounds, SoundOutput output)
{
    auto *events = new QWidget(this);
    auto *grid = new QGridLayout(events);
    grid->setContentsMargins(0, 0, 0, 0);
    constexpr int kColumns = 2;
    constexpr int kRows = (static_cast<int>(kSoundEventCount) + kColumns - 1) / kColumns;
    for (std::size_t i = 0; i < kSoundEventCount; ++i) {
        auto *box = new QCheckBox(tr(kEventTexts[static_cast<SoundEvent>(i)]), events);
        box->setObjectName(u"event-%1"_s.arg(QLatin1StringView(kSoundEventNames[i])));
        box->setAccessibleName(tr("Sound: %1").arg(box->text()));
        auto *sample = new QToolButton(events);
        sample->setObjectName(u"sample-%1"_s.arg(QLatin1StringView(kSoundEventNames[i])));
        sample->setIcon(icon(u"play"_s));
        sample->setAutoRaise(true);
        sample->setEnabled(output == SoundOutput::Ready);
        sample->setToolTip(tr("Listen to it"));
        sample->setAccessibleName(tr("Listen to: %1").arg(box->text()));
        connect(sample, &QToolButton::clicked, this, [&sounds, i] {
            sounds.sample(static_cast<SoundEvent>(i));
        });
        const int row = static_cast<int>(i) % kRows;
        const int column = static_cast<int>(i) / kRows * 2;
        grid->addWidget(sample, row, column);
        grid->addWidget(box, row, column + 1);
        grid->setColumnStretch(column + 1, 1);
        connect(box, &QCheckBox::toggled, this, [this, i](bool isOn) {
            change([&](Preferences &chosen) { chosen.sound.isSilent[i] = !isOn; });
        });
        follow([box, i](const Preferences &now) {
            const QSignalBlocker blocker(box);
            box->setChecked(!now.sound.isSilent[i]);
        });
    }
    addWide(*events);
    follow([events](const Preferences &now) { events->setEnabled(now.sound.isOn); });
}

void MotionPage::restoreDefaults(Preferences &preferences) const
{
    preferences.motion = {};
    preferences.sound = {};
}

} // namespace tessera

#include "moc_motionpage.cpp"
