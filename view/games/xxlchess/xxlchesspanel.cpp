#include "view/games/xxlchess/xxlchesspanel.h"

#include "model/games/xxlchess/rules/facts.h"
#include "model/games/xxlchess/rules/pieces.h"
#include "view/games/xxlchess/capturedrow.h"
#include "view/games/xxlchess/movementcard.h"
#include "view/games/xxlchess/panelparts.h"

#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tessera::xxlchess {

using namespace Qt::StringLiterals;

namespace {

/// Writes a number with only the necessary decimals: `9.5`, `12`.
QString number(double value)
{
    return QLocale().toString(value, 'g', 6);
}

} // namespace

XxlChessPanel::XxlChessPanel(const BoardDesign &design, QWidget *parent)
    : GamePanel(parent)
    , m_design(design)
    , m_pieces(design.pieceSheet())
    , m_balance(makeLabel(u"balanceLabel"_s, this))
    , m_card(new MovementCard(design, MovementCard::Form::Wide, this))
{
    setObjectName(u"gamePanel"_s);
    setAccessibleName(tr("Captured pieces and movement card"));
    m_pieces.setPixels(kPicturePixels);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (std::size_t i = 0; i < m_lost.size(); ++i) {
        m_lost[i] = new CapturedRow(this);
        m_lost[i]->setObjectName(u"capturedRow%1"_s.arg(i));
        m_lost[i]->setAccessibleName(
            tr("%1 has lost", "colour").arg(m_design.playerName(playerAt(static_cast<int>(i)))));
        column->addWidget(m_lost[i]);
    }
    column->addWidget(m_balance);
    column->addSpacing(4);
    column->addWidget(m_card);
}

void XxlChessPanel::showPosition(const AnyPosition &position)
{
    m_position = position.clone();
    showLosses();
    m_balance->setText(balanceText(position));
    m_card->showPosition(position);
}

void XxlChessPanel::showLosses()
{
    showLost(*m_position, Player::First);
    showLost(*m_position, Player::Second);
}

void XxlChessPanel::showLost(const AnyPosition &position, Player player)
{
    m_pieces.followGame(m_design, position);
    const std::vector<int> captured = factsOf(position).sides[player].captured;
    std::vector<std::pair<double, CapturedRow::Lost>> lost;
    for (std::size_t kind = 0; kind < captured.size(); ++kind) {
        if (captured[kind] == 0)
            continue;
        const Piece piece{player, static_cast<std::uint8_t>(kind)};
        const auto card = cardOf(position, piece);
        lost.push_back(
            {card ? card->value.value_or(0) : 0,
             {m_pieces.pixmap(m_pieces.element(m_design, piece)),
              card ? m_design.translated(card->name) : QString(),
              captured[kind]}});
    }
    std::stable_sort(lost.begin(), lost.end(), [](const auto &left, const auto &right) {
        return left.first > right.first;
    });
    std::vector<CapturedRow::Lost> shown;
    for (auto &[value, entry] : lost)
        shown.push_back(std::move(entry));
    m_lost[static_cast<std::size_t>(index(player))]->setLost(shown);
}

QString XxlChessPanel::balanceText(const AnyPosition &position) const
{
    const auto balance = factsOf(position).balance;
    if (!balance)
        return {};
    if (*balance == 0)
        return tr("Material is even");
    const Player ahead = *balance > 0 ? Player::First : Player::Second;
    return tr("%1 is ahead by %2", "colour, value in pawns")
        .arg(m_design.playerName(ahead), number(std::abs(*balance) / kEighths));
}

void XxlChessPanel::setTheme(const Theme &theme)
{
    m_card->setTheme(theme);
    m_pieces.setSheet(m_design.pieceSheet(theme.pieceStyle()));
    if (m_position)
        showLosses();
}

} // namespace tessera::xxlchess

#include "moc_xxlchesspanel.cpp"
