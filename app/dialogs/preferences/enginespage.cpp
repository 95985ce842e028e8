#include "app/dialogs/preferences/enginespage.h"

#include "app/players/programsbox.h"

namespace tessera {

using namespace Qt::StringLiterals;

EnginesPage::EnginesPage(Settings &settings, QWidget *parent)
    : PreferencePage({u"enginesPage"_s, tr("Engines"), u"computer"_s}, settings, parent)
{
    addSection(tr("Strong levels"));
    addSwitch(
        {u"bookSwitch"_s,
         tr("Opening &books"),
         tr("From level 7 on, first moves that were searched long beforehand. Holds from the next "
            "game on.")},
        field([](auto &all) -> auto & { return all.engines.usesBooks; }));
    addSwitch(
        {u"ponderSwitch"_s,
         tr("The strongest level &thinks ahead"),
         tr("While it is your turn: for a minute at most, on a second processor, and not while the "
            "window is minimised.")},
        field([](auto &all) -> auto & { return all.engines.ponders; }));
    addSection(tr("Engines and agents of others"));
    addWide(*new ProgramsBox(settings.dataFolder(), this));
}

void EnginesPage::restoreDefaults(Preferences &preferences) const
{
    preferences.engines = {};
}

} // namespace tessera

#include "moc_enginespage.cpp"
