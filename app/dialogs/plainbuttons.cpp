#include "app/dialogs/plainbuttons.h"

#include <QAbstractButton>
#include <QDialogButtonBox>

namespace tessera {

void makePlain(const QDialogButtonBox &buttons)
{
    for (QAbstractButton *button : buttons.buttons()) {
        button->setIcon({});
        button->setAccessibleName(button->text().remove(u'&'));
    }
}

} // namespace tessera
