#include "app/dialogs/preferences/playpage.h"

namespace tessera {

using namespace Qt::StringLiterals;

PlayPage::PlayPage(Settings &settings, QWidget *parent)
    : PreferencePage({u"playPage"_s, tr("Play"), u"play"_s}, settings, parent)
{
    addSection(tr("Making a move"));
    addChoice(
        {u"mouseBox"_s, tr("&Mouse"), tr("The keyboard serves as well, always.")},
        {{InputStyle::ClickAndDrag, tr("Click, or drag")},
         {InputStyle::ClickOnly, tr("Click only")},
         {InputStyle::DragOnly, tr("Drag only")}},
        field([](auto &all) -> auto & { return all.play.input; }));
    addChoice(
        {u"promotionBox"_s,
         tr("&Promotion"),
         tr("What a pawn becomes in new games; the dialog for a new game asks for it too.")},
        {{Promotion::QueenAtOnce, tr("Queen at once")}, {Promotion::Choose, tr("Choose")}},
        field([](auto &all) -> auto & { return all.play.promotion; }));
    addSwitch(
        {u"confirmSwitch"_s,
         tr("&Confirm each move"),
         tr("A move is played when its target is pointed at once more.")},
        field([](auto &all) -> auto & { return all.play.confirmsMoves; }));
    addSwitch(
        {u"premovesSwitch"_s,
         tr("Moves in &advance"),
         tr("While the computer is to move, your next moves can be made already; Esc or the right "
            "mouse button takes them back.")},
        field([](auto &all) -> auto & { return all.play.allowsPremoves; }));

    addSection(tr("What the board shows"));
    addSwitch({u"legalMovesSwitch"_s, tr("&Legal moves")}, field([](auto &all) -> auto & {
                  return all.play.showsLegalMoves;
              }));
    addSwitch(
        {u"outcomesSwitch"_s,
         tr("&What would happen"),
         tr("Where you point: the pieces that would fall or change sides, in order.")},
        field([](auto &all) -> auto & { return all.play.showsOutcomes; }));
    addSwitch({u"hintsSwitch"_s, tr("&Hints, when asked for")}, field([](auto &all) -> auto & {
                  return all.play.allowsHints;
              }));
    addChoice(
        {u"coachModeBox"_s,
         tr("C&oach"),
         tr("Says after a move that lost what can be proved against it; not where hints are off, "
            "nor "
            "in the fog.")},
        {{CoachMode::Off, tr("Off")},
         {CoachMode::OnRequest, tr("On request")},
         {CoachMode::Always, tr("Always")}},
        field([](auto &all) -> auto & { return all.play.coach; }));

    addSection(tr("Several people at one screen"));
    addSwitch({u"turnsBoardSwitch"_s, tr("&Turn the board to whoever moves")}, field([
              ](auto &all) -> auto & { return all.play.turnsBoard; }));
    addSwitch(
        {u"curtainSwitch"_s,
         tr("C&urtain between two turns"),
         tr("Hides the board until the next player is ready.")},
        field([](auto &all) -> auto & { return all.play.hasCurtain; }));
}

void PlayPage::restoreDefaults(Preferences &preferences) const
{
    preferences.play = {};
}

} // namespace tessera

#include "moc_playpage.cpp"
