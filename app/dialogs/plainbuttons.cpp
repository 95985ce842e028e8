#include "app/dialogs/plainbuttons.h"

#include <QAbstractButton>
#include <QDialogButtonBox>
#include <QPushButton>

namespace tessera {

void makePlain(const QDialogButtonBox &buttons)
{
    for (QAbstractButton *button : buttons.buttons()) {
        button->setIcon({});
        button->setAccessibleName(button->text().remove(u'&'));
    }
}

void makePlain(QPushButton &button)
{
    button.setAutoDefault(false);
    button.setAccessibleName(button.text().remove(u'&'));
}

} // namespace tessera
