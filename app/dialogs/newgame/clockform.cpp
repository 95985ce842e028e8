#include "app/dialogs/newgame/clockform.h"

#include "app/dialogs/newgame/timecontroledit.h"

#include "model/core/gameinfo.h"
#include "model/session/historymodel.h"
#include "view/widgets/plaintext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

ClockForm::ClockForm(const GameInfo &info, QWidget *parent)
    : QWidget(parent)
    , m_playerCount(info.playerCount())
    , m_isDifferent(new QCheckBox(tr("Different for each player"), this))
    , m_runsFrom(new QComboBox(this))
    , m_timeOut(new QComboBox(this))
{
    m_isDifferent->setObjectName(u"clocksDiffer"_s);
    m_isDifferent->setAccessibleName(tr("A different clock for each player"));
    m_runsFrom->setObjectName(u"clockRunsFrom"_s);
    m_runsFrom->setAccessibleName(tr("The clock runs from"));
    m_runsFrom->addItems({tr("The start"), tr("The first move")});
    m_timeOut->setObjectName(u"timeOut"_s);
    m_timeOut->setAccessibleName(tr("When the time is up"));
    m_timeOut->addItems({tr("Lose the game"), tr("Play on")});

    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    for (int i = 0; i < m_playerCount; ++i) {
        const Player player = playerAt(i);
        m_names[player] = translated({info.id, info.players[static_cast<std::size_t>(i)], {}});
        m_edits[player]
            = new TimeControlEdit(u"clock%1"_s.arg(i), tr("Clock of %1").arg(m_names[player]), this);
        m_labels[player] = new Label(this);
        form->addRow(m_labels[player], m_edits[player]);
        connect(m_edits[player], &TimeControlEdit::changed, this, [this] {
            refresh();
            emit changed();
        });
    }
    form->addRow(QString(), m_isDifferent);
    form->addRow(tr("Runs from"), m_runsFrom);
    form->addRow(tr("Time is up"), m_timeOut);
    connect(m_isDifferent, &QCheckBox::toggled, this, [this] {
        refresh();
        emit changed();
    });
    connect(m_runsFrom, &QComboBox::currentIndexChanged, this, &ClockForm::changed);
    connect(m_timeOut, &QComboBox::currentIndexChanged, this, &ClockForm::changed);
    refresh();
}

void ClockForm::setFrom(const GameSetup &setup)
{
    bool isDifferent = false;
    for (int i = 0; i < m_playerCount; ++i) {
        m_edits[playerAt(i)]->setControl(setup.clocks[playerAt(i)]);
        isDifferent = isDifferent || setup.clocks[playerAt(i)] != setup.clocks[Player::First];
    }
    m_isDifferent->setChecked(isDifferent);
    m_runsFrom->setCurrentIndex(setup.clockFromFirstMove ? 1 : 0);
    m_timeOut->setCurrentIndex(setup.losesOnTime ? 0 : 1);
    refresh();
}

void ClockForm::fill(GameSetup &setup) const
{
    for (int i = 0; i < m_playerCount; ++i) {
        const Player chosen = m_isDifferent->isChecked() ? playerAt(i) : Player::First;
        setup.clocks[playerAt(i)] = m_edits[chosen]->control();
    }
    setup.clockFromFirstMove = m_runsFrom->currentIndex() == 1;
    setup.losesOnTime = m_timeOut->currentIndex() == 0;
}

Faults ClockForm::faults() const
{
    const int count = m_isDifferent->isChecked() ? m_playerCount : 1;
    Faults faults;
    for (int i = 0; i < count; ++i)
        faults.push_back(&m_edits[playerAt(i)]->fault());
    return faults;
}

void ClockForm::refresh()
{
    const bool isDifferent = m_isDifferent->isChecked();
    for (int i = 0; i < m_playerCount; ++i) {
        const bool isShown = i == 0 || isDifferent;
        m_labels[playerAt(i)]->setVisible(isShown);
        m_edits[playerAt(i)]->setVisible(isShown);
        m_labels[playerAt(i)]->setText(isDifferent ? m_names[playerAt(i)] : tr("Each player"));
    }
    GameSetup setup;
    fill(setup);
    const bool isTimed
        = std::any_of(setup.clocks.begin(), setup.clocks.end(), [](const TimeControl &control) {
              return !control.isUnlimited();
          });
    m_runsFrom->setEnabled(isTimed);
    m_timeOut->setEnabled(isTimed);
}

} // namespace tessera

#include "moc_clockform.cpp"
