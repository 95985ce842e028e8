#include "view/widgets/plainbuttons.h"

#include "view/words/mnemonic.h"

#include <QAbstractButton>
#include <QDialogButtonBox>
#include <QPushButton>

namespace tessera {

void makePlain(const QDialogButtonBox &buttons)
{
    for (QAbstractButton *button : buttons.buttons()) {
        button->setIcon({});
        button->setAccessibleName(withoutMnemonic(button->text()));
    }
}

void makePlain(QPushButton &button)
{
    button.setAutoDefault(false);
    button.setAccessibleName(withoutMnemonic(button.text()));
}

} // namespace tessera
