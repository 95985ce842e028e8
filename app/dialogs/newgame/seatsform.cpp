#include "app/dialogs/newgame/seatsform.h"

#include "app/dialogs/newgame/seatcolumn.h"

#include "view/theme/icons.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

SeatsForm::SeatsForm(const GameInfo &info, const Theme &theme, const QString &folder, QWidget *parent)
    : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    const bool isPair = info.playerCount() == 2;
    QWidget *buttons = makeButtons(isPair);
    for (int i = 0; i < info.playerCount(); ++i) {
        auto *seat = new SeatColumn(playerLook(info, theme, playerAt(i)), i, info, folder, this);
        m_columns.push_back(seat);
        row->addWidget(seat, 1);
        connect(seat, &SeatColumn::changed, this, &SeatsForm::changed);
        connect(seat, &SeatColumn::programsChanged, this, [this] {
            for (SeatColumn *column : m_columns)
                column->rereadPrograms();
        });
        // Between two players the button exchanges them, after more players it rotates them.
        if (i == (isPair ? 0 : info.playerCount() - 1))
            row->addWidget(buttons, 0, Qt::AlignVCenter);
    }
}

QWidget *SeatsForm::makeButtons(bool isPair)
{
    auto *buttons = new QWidget(this);
    auto *column = new QVBoxLayout(buttons);
    column->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString &name, const QString &sign, const QString &words, auto act) {
        auto *button = new QPushButton(icon(sign), QString(), buttons);
        button->setObjectName(name);
        button->setAccessibleName(words);
        button->setToolTip(words);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, act);
        column->addWidget(button);
    };
    add(u"swapSeats"_s,
        u"swap"_s,
        isPair ? tr("Swap seats") : tr("Everybody one seat further"),
        &SeatsForm::swapSeats);
    add(u"randomSeats"_s, u"random"_s, tr("Draw lots for the seats"), &SeatsForm::shuffleSeats);
    return buttons;
}

bool SeatsForm::isOnlySecondHuman() const
{
    return m_columns[0]->seat().kind != SeatSetup::Kind::Human
           && m_columns[1]->seat().kind == SeatSetup::Kind::Human;
}

void SeatsForm::setFrom(const GameSetup &setup)
{
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        m_columns[i]->setSeat(setup.seats[playerAt(static_cast<int>(i))]);
}

void SeatsForm::fill(GameSetup &setup) const
{
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        setup.seats[playerAt(static_cast<int>(i))] = m_columns[i]->seat();
}

void SeatsForm::swapSeats()
{
    std::vector<SeatSetup> turned = seats();
    std::rotate(turned.begin(), turned.end() - 1, turned.end());
    seatAs(turned);
}

void SeatsForm::shuffleSeats()
{
    std::vector<SeatSetup> shuffled = seats();
    std::shuffle(shuffled.begin(), shuffled.end(), *QRandomGenerator::global());
    seatAs(shuffled);
}

std::vector<SeatSetup> SeatsForm::seats() const
{
    std::vector<SeatSetup> seats;
    for (const SeatColumn *column : m_columns)
        seats.push_back(column->seat());
    return seats;
}

void SeatsForm::seatAs(const std::vector<SeatSetup> &seats)
{
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        m_columns[i]->setSeat(seats[i]);
    emit changed();
}

} // namespace tessera

#include "moc_seatsform.cpp"
