#include "view/games/chexers/racepanel.h"

#include "model/core/anygame.h"
#include "model/games/chexers/rules/facts.h"
#include "view/games/chexers/exitcups.h"
#include "view/games/chexers/sides.h"
#include "view/games/chexers/turnchips.h"
#include "view/widgets/plaintext.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace tessera::chexers {

using namespace Qt::StringLiterals;

namespace {

QPalette withText(QPalette palette, const QColor &colour)
{
    palette.setColor(QPalette::WindowText, colour);
    return palette;
}

} // namespace

RacePanel::RacePanel(const BoardDesign &design, QWidget *parent)
    : GamePanel(parent)
    , m_design(design)
    , m_order(new TurnChips(this))
    , m_alarm(makeLabel(u"alarmLabel"_s))
    , m_draw(makeLabel(u"drawLabel"_s))
{
    setObjectName(u"gamePanel"_s);
    setAccessibleName(tr("Race"));
    m_order->setObjectName(u"turnOrder"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(0, 1);
    addCaptions(*grid);
    for (int i = 0; i < kPlayers; ++i)
        addRow(*grid, playerAt(i));
    layout->addLayout(grid);
    layout->addWidget(m_alarm);
    layout->addWidget(m_draw);
    QFont bold = font();
    bold.setBold(true);
    m_alarm->setFont(bold);
    m_alarm->setWordWrap(true);
    m_draw->setWordWrap(true);
}

QLabel *RacePanel::makeLabel(const QString &name)
{
    auto *label = new Label(this);
    label->setObjectName(name);
    return label;
}

void RacePanel::addCaptions(QGridLayout &grid)
{
    grid.addWidget(m_order, 0, 0, 1, 2, Qt::AlignLeft | Qt::AlignVCenter);
    const QString texts[] = {tr("Pieces"), tr("Turns")};
    int column = 2;
    for (const QString &text : texts) {
        auto *caption = makeLabel(u"caption%1"_s.arg(column));
        caption->setText(text);
        grid.addWidget(caption, 0, column++, Qt::AlignRight | Qt::AlignBottom);
        m_captions.push_back(caption);
    }
    m_captions.back()->setToolTip(tr("Turns to win, at least"));
}

void RacePanel::addRow(QGridLayout &grid, Player player)
{
    const int number = index(player);
    Row
        row{makeLabel(u"nameLabel%1"_s.arg(number)),
            new ExitCups(player, this),
            makeLabel(u"piecesLabel%1"_s.arg(number)),
            makeLabel(u"turnsLabel%1"_s.arg(number))};
    row.cups->setObjectName(u"exitCups%1"_s.arg(number));
    grid.addWidget(row.name, number + 1, 0);
    grid.addWidget(row.cups, number + 1, 1);
    grid.addWidget(row.pieces, number + 1, 2, Qt::AlignRight);
    grid.addWidget(row.turns, number + 1, 3, Qt::AlignRight);
    m_rows.push_back(row);
}

void RacePanel::showPosition(const AnyPosition &position)
{
    const Player mover = toMove(position);
    m_order->setToMove(mover);
    m_order->setAccessibleName(
        mover == Player::None ? tr("Game over") : tr("%1 to move").arg(m_design.playerName(mover)));
    for (int i = 0; i < kPlayers; ++i)
        showRow(position, playerAt(i));
    const QString alarm = alarmText(position);
    m_alarm->setText(alarm);
    m_alarm->setVisible(!alarm.isEmpty());
    m_draw->setText(drawText(position));
}

void RacePanel::showRow(const AnyPosition &position, Player player)
{
    const Row &row = m_rows[static_cast<std::size_t>(index(player))];
    const bool isToMove = player == toMove(position);
    QFont font = row.name->font();
    font.setBold(isToMove);
    row.name->setFont(font);
    row.name->setText(
        isToMove ? tr("▶ %1", "colour whose turn it is").arg(m_design.playerName(player))
                 : m_design.playerName(player));
    const Facts facts = factsOf(position);
    const Standing &standing = facts.standings[player];
    row.cups->setExits(standing.exits, facts.exitsToWin, m_design.playerName(player));
    const auto pieces = static_cast<int>(standing.pieces.size());
    row.pieces->setNum(pieces);
    const QString name = m_design.playerName(player);
    row.pieces->setAccessibleName(
        pieces == 1 ? tr("%1: one piece on the board").arg(name)
                    : tr("%1: %2 pieces on the board").arg(name).arg(pieces));
    showTurns(position, player);
}

void RacePanel::showTurns(const AnyPosition &position, Player player)
{
    QLabel &label = *m_rows[static_cast<std::size_t>(index(player))].turns;
    const Standing standing = factsOf(position).standings[player];
    const auto least = standing.turnsToWin;
    const auto race = standing.race;
    label.setText(least ? tr("≥ %1", "a number of turns, at least").arg(*least) : u"–"_s);
    const QString name = m_design.playerName(player);
    QString words;
    if (!least)
        words = isOver(position) ? tr("The game is over.")
                                 : tr("%1 has no pieces left and cannot win.").arg(name);
    else if (*least == 1)
        words = tr("%1 needs at least one turn to win.").arg(name);
    else
        words = tr("%1 needs at least %2 turns to win.").arg(name).arg(*least);
    label.setAccessibleName(words);
    if (race)
        words += u'\n'
                 + (race == 1
                        ? tr("Left alone, jumping over own pieces only: one turn.")
                        : tr("Left alone, jumping over own pieces only: %1 turns.").arg(*race));
    label.setToolTip(words);
}

QString RacePanel::alarmText(const AnyPosition &position) const
{
    const Facts facts = factsOf(position);
    QStringList lines;
    for (int i = 0; i < kPlayers; ++i) {
        const Player player = playerAt(i);
        if (isOver(position) || facts.standings[player].winning.empty())
            continue;
        const QString pattern = player == toMove(position) ? tr("⚠ %1 can win now")
                                                           : tr("⚠ %1 can win next turn");
        lines << pattern.arg(m_design.playerName(player));
    }
    return lines.join(u'\n');
}

QString RacePanel::drawText(const AnyPosition &position) const
{
    const Facts facts = factsOf(position);
    return tr("Position %1 of %2 · turn %3 of %4", "how often this board has occurred; turns taken")
        .arg(facts.occurrences)
        .arg(facts.mostOccurrences)
        .arg(facts.round)
        .arg(facts.rounds);
}

void RacePanel::setTheme(const Theme &theme)
{
    const QString game = m_design.gameId();
    m_order->setTheme(theme, game);
    for (int i = 0; i < kPlayers; ++i)
        m_rows[static_cast<std::size_t>(i)].cups->setColours(chipColours(theme, game, playerAt(i)));
    m_alarm->setPalette(withText(m_alarm->palette(), theme.colour(ThemeRole::Blunder)));
    for (QLabel *label : m_captions)
        label->setPalette(withText(label->palette(), theme.colour(ThemeRole::DimText)));
    m_draw->setPalette(withText(m_draw->palette(), theme.colour(ThemeRole::DimText)));
}

} // namespace tessera::chexers

#include "moc_racepanel.cpp"
