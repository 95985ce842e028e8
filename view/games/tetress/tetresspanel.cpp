#include "view/games/tetress/tetresspanel.h"

#include "model/core/anygame.h"
#include "model/games/tetress/rules/facts.h"
#include "view/games/tetress/handview.h"
#include "view/games/tetress/shapebutton.h"
#include "view/games/tetress/shapepalette.h"
#include "view/widgets/plaintext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace tessera::tetress {

using namespace Qt::StringLiterals;

namespace {

constexpr Player kPlayers[] = {Player::First, Player::Second};
constexpr int kPanelSpacing = 6;

BalanceBar::Numbers numbersOf(const PerPlayer<int> &values)
{
    return {values[kPlayers[0]], values[kPlayers[1]]};
}

} // namespace

TetressPanel::TetressPanel(const BoardDesign &design, QWidget *parent)
    : GamePanel(parent)
    , m_design(design)
    , m_smallFigures(design.pieceSheet())
    , m_largeFigures(design.pieceSheet())
    , m_turn(new Label(this))
    , m_action(new Label(this))
    , m_tokens(new BalanceBar(tr("Tokens"), tr("Tokens"), this))
    , m_placements(new BalanceBar(tr("Placements left"), tr("Places"), this))
    , m_palette(new ShapePalette(m_smallFigures, this))
    , m_hand(new HandView(m_largeFigures, this))
{
    setObjectName(u"gamePanel"_s);
    setAccessibleName(tr("Shapes and placements"));
    m_turn->setObjectName(u"turnLabel"_s);
    m_action->setObjectName(u"actionLabel"_s);
    m_tokens->setObjectName(u"tokensBar"_s);
    m_placements->setObjectName(u"placementsBar"_s);
    QFont bold = m_turn->font();
    bold.setBold(true);
    m_turn->setFont(bold);
    auto *heading = new QHBoxLayout;
    heading->addWidget(m_turn, 1);
    heading->addWidget(m_action);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kPanelSpacing);
    layout->addLayout(heading);
    layout->addWidget(m_tokens);
    layout->addWidget(m_placements);
    layout->addWidget(m_palette);
    layout->addWidget(m_hand);
    connect(m_palette, &ShapePalette::shapePressed, this, &TetressPanel::shapePressed);
    connect(m_palette, &ShapePalette::shapeChosen, this, &TetressPanel::shapeChosen);
    connect(m_palette, &ShapePalette::shapeDragged, this, &TetressPanel::shapeDragged);
    connect(m_palette, &ShapePalette::shapeDropped, this, &TetressPanel::shapeDropped);
    connect(m_hand, &HandView::turnRequested, this, &TetressPanel::turnRequested);
    showEmptyHand();
}

void TetressPanel::showPosition(const AnyPosition &position)
{
    showTurn(position);
    const auto name = [&](Player player) {
        return m_design.translated(m_design.info().players[static_cast<std::size_t>(index(player))]);
    };
    for (BalanceBar *bar : {m_tokens, m_placements})
        bar->setSides(name(kPlayers[0]), name(kPlayers[1]));
    const Facts facts = factsOf(position);
    m_tokens->setNumbers(numbersOf(facts.tokens));
    m_placements->setNumbers(numbersOf(facts.placements));
}

void TetressPanel::showTurn(const AnyPosition &position)
{
    const Facts facts = factsOf(position);
    const Player mover = toMove(position);
    const bool isFinished = mover == Player::None;
    m_turn->setText(
        isFinished ? tr("Game over")
                   : tr("%1 to place", "colour")
                         .arg(m_design.translated(
                             m_design.info().players[static_cast<std::size_t>(index(mover))])));
    m_action->setText(tr("Action %1 of %2")
                          .arg(isFinished ? facts.actions : facts.actions + 1)
                          .arg(facts.mostActions));
}

void TetressPanel::showShapes(const AnyPosition &position)
{
    const Player placer = toMove(position);
    if (placer != Player::None) {
        const QString token = m_design.pieceElement({placer, 0});
        m_smallFigures.setElement(token);
        m_largeFigures.setElement(token);
        m_palette->update();
        m_hand->update();
    }
    const Facts facts = factsOf(position);
    for (ShapeButton *button : m_palette->buttons())
        button->setCount(placementsOf(facts, button->figure().letter.toLatin1()));
}

void TetressPanel::setTheme(const Theme &theme)
{
    const QString game = m_design.gameId();
    const std::array<QColor, 2>
        fills{theme.playerFill(game, kPlayers[0]), theme.playerFill(game, kPlayers[1])};
    const std::array<QColor, 2>
        edges{theme.playerEdge(game, kPlayers[0]), theme.playerEdge(game, kPlayers[1])};
    for (BalanceBar *bar : {m_tokens, m_placements})
        bar->setColours(fills, edges);
    for (FigurePainter *figures : {&m_smallFigures, &m_largeFigures})
        figures->setSheet(m_design.pieceSheet(theme.pieceStyle()));
    update();
}

void TetressPanel::setAnimated(bool animated)
{
    m_tokens->setAnimated(animated);
    m_placements->setAnimated(animated);
}

void TetressPanel::setBoardMoving(bool moving)
{
    m_tokens->setHeld(moving);
    m_placements->setHeld(moving);
}

void TetressPanel::setFigures(const std::vector<ShapeFigure> &figures)
{
    m_palette->setFigures(figures);
}

void TetressPanel::setActive(bool active)
{
    m_isActive = active;
    m_palette->setEnabled(active);
}

void TetressPanel::setGameOver(bool over)
{
    m_hand->setVisible(!over);
}

void TetressPanel::showEmptyHand()
{
    m_palette->setTaken(-1);
    m_hand->showFigure({}, false);
    m_handWords = m_isActive ? tr("Take a shape, or tick four cells of the board.") : QString();
    showWords();
}

void TetressPanel::showCarried(int shape, const ShapeFigure &figure)
{
    m_palette->setTaken(shape);
    m_hand->showFigure(figure, true);
    m_handWords = tr("Shape %1. Space or the wheel turns it.").arg(figure.letter);
    showWords();
}

void TetressPanel::showTicks(
    int count, const QString &letters, const std::optional<ShapeFigure> &recognised)
{
    m_palette->setTaken(-1);
    m_hand->showFigure(recognised, false);
    const QString ticked = tr("%n of 4 cells ticked.", nullptr, count);
    QStringList shapes;
    for (const QChar letter : letters)
        shapes << letter;
    const QString possible = shapes.size() == 1 ? tr("It will be the %1.").arg(shapes.front())
                                                : tr("Possible: %1.").arg(shapes.join(u' '));
    m_handWords = ticked + u' ' + possible;
    showWords();
}

void TetressPanel::showOutcome(const AnyPosition &after, const std::vector<Sentence> &remarks)
{
    const Facts facts = factsOf(after);
    m_tokens->setOutcome(numbersOf(facts.tokens));
    m_placements->setOutcome(numbersOf(facts.placements));
    QStringList words;
    for (const Sentence &remark : remarks) {
        QString text = m_design.translated(remark.pattern);
        for (const std::string &argument : remark.arguments)
            text = text.arg(QString::fromStdString(argument));
        words << text;
    }
    m_outcomeWords = words.join(u'\n');
    showWords();
}

void TetressPanel::clearOutcome()
{
    m_tokens->setOutcome({});
    m_placements->setOutcome({});
    m_outcomeWords.clear();
    showWords();
}

void TetressPanel::showWords()
{
    m_hand->setWords(m_outcomeWords.isEmpty() ? m_handWords : m_outcomeWords);
}

} // namespace tessera::tetress

#include "moc_tetresspanel.cpp"
