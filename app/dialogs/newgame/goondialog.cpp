#include "app/dialogs/newgame/goondialog.h"

#include "app/files/setupwords.h"

#include "model/core/gameinfo.h"
#include "model/search/engine/engine.h"

#include "view/widgets/plainbuttons.h"
#include "view/widgets/playerlook.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

GoOnDialog::GoOnDialog(
    const GameInfo &info, Player side, int level, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_sides(new QButtonGroup(this))
    , m_level(level)
{
    setObjectName(u"goOnDialog"_s);
    setWindowTitle(tr("Go on against the computer"));
    auto *column = new QVBoxLayout(this);
    column->addWidget(new QLabel(tr("You play"), this));
    column->addWidget(makeSides(info, side, theme));
    column->addWidget(new QLabel(tr("The computer plays at level"), this));
    column->addWidget(makeLevels());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    makePlain(*buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

QWidget *GoOnDialog::makeSides(const GameInfo &info, Player side, const Theme &theme)
{
    auto *sides = new QWidget(this);
    auto *row = new QHBoxLayout(sides);
    row->setContentsMargins(0, 0, 0, 0);
    for (int i = 0; i < info.playerCount(); ++i) {
        const PlayerLook look = playerLook(info, theme, playerAt(i));
        auto *button = new QPushButton(QIcon(playerDisc(look, *this)), look.name, sides);
        button->setObjectName(u"goOnSide%1"_s.arg(i));
        button->setAccessibleName(tr("You play %1").arg(look.name));
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setChecked(playerAt(i) == side);
        m_sides->addButton(button, i);
        row->addWidget(button, 1);
    }
    return sides;
}

QWidget *GoOnDialog::makeLevels()
{
    constexpr int kInRow = 5;
    auto *levels = new QWidget(this);
    auto *grid = new QGridLayout(levels);
    grid->setContentsMargins(0, 0, 0, 0);
    for (int level = 1; level <= EngineSettings::kStrongest; ++level) {
        auto *button = new QPushButton(u"%1\n%2"_s.arg(level).arg(levelWords(level)), levels);
        button->setObjectName(u"goOnLevel%1"_s.arg(level));
        button->setAccessibleName(tr("Level %1, %2").arg(level).arg(levelWords(level)));
        button->setAutoDefault(false);
        button->setDefault(level == m_level);
        grid->addWidget(button, (level - 1) / kInRow, (level - 1) % kInRow);
        connect(button, &QPushButton::clicked, this, [this, level] {
            m_level = level;
            accept();
        });
        if (level == m_level)
            button->setFocus(Qt::OtherFocusReason);
    }
    return levels;
}

Player GoOnDialog::side() const
{
    return playerAt(m_sides->checkedId());
}

} // namespace tessera

#include "moc_goondialog.cpp"
