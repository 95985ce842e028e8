#include "view/games/watchyourback/watchyourbackpanel.h"

#include "model/core/anygame.h"
#include "view/games/watchyourback/shrinkbar.h"

#include <QLabel>
#include <QVBoxLayout>

namespace tessera::watchyourback {

using namespace Qt::StringLiterals;

namespace {

constexpr Player kPlayers[] = {Player::First, Player::Second};

QLabel *makeLabel(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    return label;
}

} // namespace

WatchYourBackPanel::WatchYourBackPanel(const BoardDesign &design, QWidget *parent)
    : GamePanel(parent)
    , m_design(design)
    , m_phase(makeLabel(u"phaseLabel"_s, this))
    , m_bar(new ShrinkBar(this))
    , m_forecast(makeLabel(u"forecastLabel"_s, this))
{
    setObjectName(u"gamePanel"_s);
    setAccessibleName(tr("Phase and fighters"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_phase);
    for (const Player player : kPlayers) {
        m_pieces[player] = makeLabel(u"piecesLabel%1"_s.arg(index(player)), this);
        layout->addWidget(m_pieces[player]);
    }
    layout->addWidget(m_bar);
    layout->addWidget(m_forecast);
    layout->addStretch();
    QFont bold = m_phase->font();
    bold.setBold(true);
    m_phase->setFont(bold);
}

void WatchYourBackPanel::showPosition(const AnyPosition &position)
{
    m_phase->setText(phaseText(position));
    for (const Player player : kPlayers)
        m_pieces[player]->setText(piecesText(position, player));
    const auto turn = position.fact("turn");
    m_bar->setTurn(turn ? turn->value : 0);
    m_forecast->setText(forecastText(position));
}

void WatchYourBackPanel::setTheme(const Theme &theme)
{
    m_bar->setTheme(theme);
}

QString WatchYourBackPanel::playerName(Player player) const
{
    return m_design.translated(m_design.info().players[static_cast<std::size_t>(index(player))]);
}

QString WatchYourBackPanel::phaseText(const AnyPosition &position) const
{
    const auto phase = position.fact("phase");
    if (isOver(position) || !phase)
        return tr("Game over");
    if (phase->value != 0)
        return tr("Moving phase");
    const Player player = toMove(position);
    const auto placed = position.fact("placed", player);
    if (!placed)
        return tr("Placing phase");
    return tr("%1 places %2 of %3", "colour, number of this piece, number of all")
        .arg(playerName(player))
        .arg(placed->value + 1)
        .arg(placed->limit);
}

QString WatchYourBackPanel::piecesText(const AnyPosition &position, Player player) const
{
    const auto pieces = position.fact("pieces", player);
    const auto doomed = position.fact("doomed", player);
    if (!pieces)
        return {};
    const QString have = tr("%1: %2 of %3 fighters", "colour, fighters on the board, of all")
                             .arg(playerName(player))
                             .arg(pieces->value)
                             .arg(pieces->limit);
    if (!doomed || doomed->value == 0 || isOver(position))
        return have;
    return tr("%1, %2 would fall with the ring", "pieces of a colour, number")
        .arg(have)
        .arg(doomed->value);
}

QString WatchYourBackPanel::forecastText(const AnyPosition &position) const
{
    if (isOver(position))
        return {};
    const auto phase = position.fact("phase");
    if (!phase || phase->value == 0)
        return tr("Rings fall after turns 128 and 192 of the moving phase.");
    const auto next = position.fact("nextShrink");
    if (!next)
        return tr("No more rings fall.");
    if (next->value == 1)
        return tr("The ring falls after this turn.");
    return tr("The ring falls in %n turns.", nullptr, next->value);
}

} // namespace tessera::watchyourback
