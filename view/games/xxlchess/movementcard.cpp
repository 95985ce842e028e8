#include "view/games/xxlchess/movementcard.h"

#include "view/games/xxlchess/panelparts.h"
#include "view/games/xxlchess/workshop/movementdiagram.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera::xxlchess {

using namespace Qt::StringLiterals;

namespace {

constexpr int kNarrowSquare = 15;
/// Room for the diagram and for the longest movement in words.
constexpr int kNarrowHeight = 268;
/// The lines for name, value, three lines of movement, and the gaps between them.
constexpr int kWordLines = 7;

} // namespace

MovementCard::MovementCard(const BoardDesign &design, Form form, QWidget *parent)
    : GamePanel(parent)
    , m_design(design)
    , m_pieces(design.pieceSheet())
    , m_diagram(new MovementDiagram(this))
    , m_name(makeLabel(u"cardName"_s, this))
    , m_value(makeLabel(u"cardValue"_s, this))
    , m_movement(makeLabel(u"cardMovement"_s, this))
{
    setObjectName(u"movementCard"_s);
    setAccessibleName(tr("Movement card"));
    m_pieces.setPixels(kPicturePixels);
    QFont bold = m_name->font();
    bold.setBold(true);
    m_name->setFont(bold);
    m_movement->setAlignment(Qt::AlignTop);
    if (form == Form::Wide)
        layOutWide();
    else
        layOutNarrow();
}

void MovementCard::layOutWide()
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(m_diagram, 0, Qt::AlignTop);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_name);
    words->addWidget(m_value);
    words->addWidget(m_movement);
    words->addStretch();
    row->addLayout(words, 1);
    m_isWide = true;
    forget();
    keepHeight();
}

/// Keeps the card as high as the diagram, or as the words beside it where they are higher.
void MovementCard::keepHeight()
{
    const int least = kWordLines * fontMetrics().lineSpacing();
    // In a narrow column long texts need more height.
    const int words = layout()->heightForWidth(width());
    setFixedHeight(std::max({m_diagram->sizeHint().height(), least, words}));
}

void MovementCard::resizeEvent(QResizeEvent *event)
{
    GamePanel::resizeEvent(event);
    if (m_isWide && event->size().width() != event->oldSize().width())
        keepHeight();
}

void MovementCard::changeEvent(QEvent *event)
{
    GamePanel::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_isWide)
        keepHeight();
}

/// The narrow card is invisible before the first piece, but its place is kept.
void MovementCard::layOutNarrow()
{
    m_diagram->setSquare(kNarrowSquare);
    m_diagram->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_diagram, 0, Qt::AlignHCenter);
    column->addWidget(m_name);
    column->addWidget(m_value);
    column->addWidget(m_movement, 1);
    setFixedHeight(kNarrowHeight);
}

void MovementCard::setTheme(const Theme &theme)
{
    m_diagram->setTheme(theme);
    m_pieces.setSheet(m_design.pieceSheet(theme.pieceStyle()));
}

void MovementCard::forget()
{
    m_shown = {};
    m_diagram->clear();
    m_diagram->setVisible(m_isWide);
    m_name->setText(m_isWide ? tr("Movement card") : QString());
    m_value->clear();
    m_movement->setText(m_isWide ? tr("Point at a piece to see how it moves.") : QString());
    m_movement->setToolTip({});
}

void MovementCard::showPosition(const AnyPosition &position)
{
    if (!m_shown.isPresent())
        return;
    bool hidesParts = false;
    bool isSeen = false;
    for (int i = 0; i < position.board().cellCount(); ++i) {
        hidesParts = hidesParts || position.ground(cellAt(i)) == Ground::Hidden;
        isSeen = isSeen || position.piece(cellAt(i)) == m_shown;
    }
    if (hidesParts && !isSeen)
        forget();
}

void MovementCard::explain(const AnyPosition &position, Piece piece, bool isTurned)
{
    if (!piece.isPresent())
        return;
    const auto card = cardOf(position, piece);
    if (!card)
        return;
    m_shown = piece;
    m_pieces.followGame(m_design, position);
    QString name = m_design.translated(card->name);
    name[0] = name[0].toUpper();
    m_name->setText(
        tr("%1 (%2)", "name of a piece, its letter").arg(name, QString(QLatin1Char(card->letter))));
    // The value has only the necessary decimals: `9.5`, `12`.
    m_value->setText(
        card->value ? tr("Value %1").arg(QLocale().toString(*card->value, 'g', 6))
                    : tr("Beyond price"));
    m_movement->setText(m_design.translated(card->movement.pattern));
    m_movement->setToolTip(m_movement->text());
    m_diagram->showReach(card->reach, m_pieces.pixmap(m_pieces.element(m_design, piece)), isTurned);
    m_diagram->setAccessibleName(
        tr("%1: %2", "name of a piece, how it moves").arg(name, m_movement->text()));
    m_diagram->show();
    if (m_isWide)
        keepHeight();
}

} // namespace tessera::xxlchess

#include "moc_movementcard.cpp"
