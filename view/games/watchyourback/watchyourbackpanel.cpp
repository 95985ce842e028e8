#include "view/games/watchyourback/watchyourbackpanel.h"

#include "model/core/anygame.h"
#include "model/games/watchyourback/rules/facts.h"
#include "view/games/watchyourback/shrinkbar.h"
#include "view/widgets/plaintext.h"

#include <QLabel>
#include <QVBoxLayout>

namespace tessera::watchyourback {

using namespace Qt::StringLiterals;

namespace {

constexpr Player kPlayers[] = {Player::First, Player::Second};

QLabel *makeLabel(const QString &name, QWidget *parent)
{
    auto *label = new Label(parent);
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
    const Facts facts = factsOf(position);
    m_bar->setTurn(facts.turn, facts.shrinkTurns);
    m_forecast->setText(isOver(position) ? QString() : forecastText(facts));
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
    if (isOver(position))
        return tr("Game over");
    const Facts facts = factsOf(position);
    if (!facts.isPlacing)
        return tr("Moving phase");
    const Player player = toMove(position);
    return tr("%1 places %2 of %3", "colour, number of this piece, number of all")
        .arg(playerName(player))
        .arg(facts.placed[player] + 1)
        .arg(facts.piecesEach);
}

QString WatchYourBackPanel::piecesText(const AnyPosition &position, Player player) const
{
    const Facts facts = factsOf(position);
    const QString name = playerName(player);
    const int pieces = facts.pieces[player];
    // A position that somebody has made may have more of them than a game.
    const QString have
        = pieces > facts.piecesEach
              ? tr("%1: %2 fighters", "colour, fighters on the board").arg(name).arg(pieces)
              : tr("%1: %2 of %3 fighters", "colour, fighters on the board, of all")
                    .arg(name)
                    .arg(pieces)
                    .arg(facts.piecesEach);
    const std::size_t doomed = facts.nextShrink ? facts.nextShrink->doomed[player].size() : 0;
    if (doomed == 0 || isOver(position))
        return have;
    return tr("%1, %2 would fall with the ring", "pieces of a colour, number").arg(have).arg(doomed);
}

QString WatchYourBackPanel::forecastText(const Facts &facts)
{
    if (facts.isPlacing)
        return tr("Rings fall after turns %1 of the moving phase.").arg(turnList(facts.shrinkTurns));
    const auto &next = facts.nextShrink;
    if (!next)
        return tr("No more rings fall.");
    if (next->turnsLeft == 1)
        return tr("The ring falls after this turn.");
    return tr("The ring falls in %n turns.", nullptr, next->turnsLeft);
}

} // namespace tessera::watchyourback

#include "moc_watchyourbackpanel.cpp"
