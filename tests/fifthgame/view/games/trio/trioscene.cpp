#include "view/games/trio/trioscene.h"

#include "model/games/trio/trio.h"

#include <QVBoxLayout>

#include <memory>

namespace tessera::trio {

using namespace Qt::StringLiterals;

TrioPanel::TrioPanel(const BoardDesign &design, QWidget *parent)
    : GamePanel(parent)
    , m_design(design)
    , m_stones(new QLabel(this))
{
    setObjectName(u"gamePanel"_s);
    setAccessibleName(u"Stones"_s);
    m_stones->setObjectName(u"stonesLabel"_s);
    (new QVBoxLayout(this))->addWidget(m_stones);
}

void TrioPanel::showPosition(const AnyPosition &position)
{
    const Facts facts = factsOf(position);
    m_stones->setText(u"%1 %2, %3 %4, %5 free"_s.arg(m_design.playerName(Player::First))
                          .arg(facts.stones[Player::First])
                          .arg(m_design.playerName(Player::Second))
                          .arg(facts.stones[Player::Second])
                          .arg(facts.freeCells));
}

CellLook TrioDesign::cellLook(const DesignContext &, Cell cell) const
{
    CellLook look;
    look.fill = index(cell) % 2 == 0 ? QColor(u"#d8d2c4"_s) : QColor(u"#c9c1ae"_s);
    return look;
}

void TrioDesign::markPosition(const AnyPosition &position, BoardMarks &marks) const
{
    MarkLook look;
    look.fill = ThemeRole::SelectedFill;
    look.frame = ThemeRole::CheckFill;
    look.frameStyle = Qt::DotLine;
    look.badge = {u"3"_s, ThemeRole::CheckBadge, ThemeRole::CheckBadgeText};
    if (const Facts facts = factsOf(position); !facts.row.empty())
        marks.own.push_back({look, MarkRole::LastTo, facts.row});
}

GamePanel *TrioDesign::makePanel(QWidget *parent) const
{
    return new TrioPanel(*this, parent);
}

std::unique_ptr<BoardDesign> makeDesign(const GameInfo &info)
{
    return std::make_unique<TrioDesign>(info);
}

} // namespace tessera::trio
