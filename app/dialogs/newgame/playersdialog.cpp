#include "app/dialogs/newgame/playersdialog.h"

#include "app/dialogs/newgame/seatsform.h"

#include "view/widgets/plainbuttons.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

PlayersDialog::PlayersDialog(
    const GameInfo &info,
    const PerPlayer<SeatSetup> &seats,
    const Theme &theme,
    const QString &folder,
    QWidget *parent)
    : QDialog(parent)
    , m_form(new SeatsForm(info, theme, folder, this))
{
    setObjectName(u"playersDialog"_s);
    setWindowTitle(tr("Who plays on?"));
    GameSetup setup;
    setup.seats = seats;
    m_form->setFrom(setup);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton *play = buttons->button(QDialogButtonBox::Ok);
    play->setText(tr("Play on"));
    play->setObjectName(u"playOnButton"_s);
    makePlain(*buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_form);
    column->addWidget(buttons);
}

PerPlayer<SeatSetup> PlayersDialog::seats() const
{
    GameSetup setup;
    m_form->fill(setup);
    return setup.seats;
}

} // namespace tessera

#include "moc_playersdialog.cpp"
