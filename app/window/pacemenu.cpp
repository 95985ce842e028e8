#include "app/window/pacemenu.h"

#include "app/game/autoplay.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QLocale>
#include <QMenu>

namespace tessera {

using namespace Qt::StringLiterals;

QMenu *makePaceMenu(Autoplay &autoplay, QWidget *parent)
{
    auto *menu = new QMenu(QCoreApplication::translate("PaceMenu", "Pa&ce"), parent);
    menu->setObjectName(u"paceMenu"_s);
    auto *group = new QActionGroup(menu);
    for (const int tenths : {5, 10, 20, 40}) {
        const QString seconds = QLocale().toString(tenths / 10.0, 'g', 2);
        QAction *action = menu->addAction(
            QCoreApplication::translate("PaceMenu", "%1 s a move").arg(seconds));
        const std::chrono::milliseconds pace(tenths * 100);
        action->setObjectName(u"actionPace%1"_s.arg(tenths));
        action->setStatusTip(
            QCoreApplication::translate("PaceMenu", "How long each position is shown"));
        action->setCheckable(true);
        action->setChecked(pace == autoplay.pace());
        group->addAction(action);
        QObject::connect(action, &QAction::triggered, &autoplay, [&autoplay, pace] {
            autoplay.setPace(pace);
        });
    }
    return menu;
}

} // namespace tessera
