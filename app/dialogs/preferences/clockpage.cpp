#include "app/dialogs/preferences/clockpage.h"

#include "app/settings/appearance.h"

#include "view/widgets/clockwidget.h"

#include <QHBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

ClockPage::ClockPage(Settings &settings, const Appearance &appearance, QWidget *parent)
    : PreferencePage({u"clockPage"_s, tr("Clock"), u"clock"_s}, settings, parent)
{
    addSwitch({u"tenthsSwitch"_s, tr("&Tenths of a second in the last ten seconds")}, field([
              ](auto &all) -> auto & { return all.clock.showsTenths; }));
    addSwitch(
        {u"lowTimeSwitch"_s,
         tr("&Warn when little time is left"),
         tr("An eighth of the time at the start; between ten and sixty seconds.")},
        field([](auto &all) -> auto & { return all.clock.warnsOfLowTime; }));
    addSamples(appearance);
}

void ClockPage::addSamples(const Appearance &appearance)
{
    using State = ClockReading::State;
    auto *samples = new QWidget(this);
    auto *row = new QHBoxLayout(samples);
    row->setContentsMargins(0, fontMetrics().height(), 0, 0);
    for (const std::chrono::milliseconds left : {12min + 41000ms, 9s + 400ms}) {
        auto *clock = new ClockWidget(samples);
        clock->setAccessibleName(tr("Sample clock"));
        clock->setTheme(appearance.theme());
        connect(&appearance, &Appearance::changed, clock, &ClockWidget::setTheme);
        follow([clock, left](const Preferences &now) {
            const bool isLow = left < 10s && now.clock.warnsOfLowTime;
            clock->setReading({isLow ? State::Low : State::Running, left, now.clock.showsTenths});
        });
        row->addWidget(clock);
    }
    row->addStretch();
    addWide(*samples);
}

void ClockPage::restoreDefaults(Preferences &preferences) const
{
    preferences.clock = {};
}

} // namespace tessera

#include "moc_clockpage.cpp"
