#include "app/game/drawingnotice.h"

#include "view/theme/icons.h"
#include "view/widgets/messagebar.h"

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

const QString kMatter = u"drawing"_s;

} // namespace

DrawingNotice::DrawingNotice(GameSession &session, MessageBar &bar, QObject *parent)
    : QObject(parent)
{
    connect(&session.model, &GameModel::begun, this, [&bar] { bar.withdraw(kMatter); });
    connect(&session.marks, &DrawnMarks::cleared, this, [&session, &bar] {
        const auto undo = [&session] { session.marks.undoClear(); };
        bar.showMessage(
            {kMatter,
             icon(u"info"_s),
             tr("What was drawn here is gone."),
             {{tr("Undo"), u"undoDrawingButton"_s, undo}},
             MessageBar::kUndoTime});
    });
}

} // namespace tessera

#include "moc_drawingnotice.cpp"
