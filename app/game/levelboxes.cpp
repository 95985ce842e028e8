#include "app/game/levelboxes.h"

#include "app/game/autoplay.h"
#include "app/game/columns/classiccolumn.h"
#include "app/game/columns/sidecolumn.h"
#include "app/puzzles/levelbox.h"
#include "app/puzzles/levelrun.h"

namespace tessera {

LevelBoxes::LevelBoxes(
    GameSession &session,
    LevelRun &levels,
    SideColumn &side,
    ClassicColumn &classic,
    Autoplay &autoplay,
    QObject *parent)
    : QObject(parent)
{
    auto *box = new LevelBox(levels, &side);
    side.addPage(*box, tr("Puzzle"));
    auto *classicBox = new LevelBox(levels, &classic);
    classic.addBox(*classicBox);
    for (LevelBox *each : {box, classicBox})
        connect(each, &LevelBox::hintRequested, this, &LevelBoxes::hintRequested);
    // Of a puzzle that is over, what can be done next matters more than the game's result.
    const auto show = [&levels, &side, box] {
        if (levels.isRunning())
            side.reveal(*box);
    };
    connect(&levels, &LevelRun::changed, box, show);
    connect(&side, &SideColumn::resultShown, box, show);
    connect(&levels, &LevelRun::solutionShown, box, [&session, &side, &autoplay, box] {
        session.navigation.goFirst();
        autoplay.start();
        // What can be done next stands there, and not in the list, which the look back has brought forward.
        side.reveal(*box);
    });
}

} // namespace tessera

#include "moc_levelboxes.cpp"
