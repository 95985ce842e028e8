#include "view/widgets/playercard.h"

#include "view/widgets/clockwidget.h"
#include "view/widgets/elidedlabel.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/shades.h"
#include "view/widgets/thinkingring.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QStackedLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kCardFrame = 3;
constexpr int kColumnGap = 8;
constexpr int kSideMargin = 12;
constexpr double kRadius = 6;

/// The disc in the player's colours.
class Disc final : public QWidget
{
public:
    Disc(const PlayerLook &look, QWidget *parent)
        : QWidget(parent)
        , m_look(look)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const int side = fontMetrics().height() * 3 / 2;
        return {side, side};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintPlayerDisc(painter, rect(), m_look);
    }

private:
    const PlayerLook &m_look;
};

} // namespace

PlayerCard::PlayerCard(QWidget *parent)
    : QFrame(parent)
    , m_disc(new Disc(m_look, this))
    , m_name(new Label(this))
    , m_turnWords(new Label(this))
    , m_seatBeside(new ElidedLabel(this))
    , m_below(new QWidget(this))
    , m_seat(new ElidedLabel(m_below))
    , m_clock(new ClockWidget(this))
    , m_thinking(new QWidget(m_below))
    , m_ring(new ThinkingRing(m_thinking))
    , m_thinkingWords(new Label(m_thinking))
    , m_moveNow(new QPushButton(tr("Move now"), m_thinking))
{
    m_clock->setObjectName(u"clockWidget"_s);
    m_name->setObjectName(u"playerName"_s);
    m_turnWords->setObjectName(u"playerTurn"_s);
    m_seatBeside->setObjectName(u"playerSeatBeside"_s);
    m_seatBeside->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_seat->setObjectName(u"playerSeat"_s);
    m_moveNow->setObjectName(u"moveNowButton"_s);
    m_moveNow->setFocusPolicy(Qt::TabFocus);
    m_moveNow->setToolTip(tr("The computer plays its best move so far"));
    m_moveNow->setAccessibleName(tr("Move now"));
    m_seconds.setInterval(1000);
    connect(&m_seconds, &QTimer::timeout, this, &PlayerCard::refreshThinking);
    connect(m_moveNow, &QPushButton::clicked, this, &PlayerCard::moveNowRequested);
    buildLayout();
    refresh();
}

void PlayerCard::buildLayout()
{
    auto *thinking = new QHBoxLayout(m_thinking);
    thinking->setContentsMargins(0, 0, 0, 0);
    thinking->addWidget(m_ring);
    thinking->addWidget(m_thinkingWords);
    thinking->addStretch();
    thinking->addWidget(m_moveNow);

    // Only one of the two is visible at a time; the row is as high as the higher one, so nothing jumps.
    auto *second = new QStackedLayout(m_below);
    second->addWidget(m_seat);
    second->addWidget(m_thinking);

    auto *title = new QHBoxLayout;
    title->setSpacing(kColumnGap);
    title->addWidget(m_name);
    title->addWidget(m_turnWords);
    title->addWidget(m_seatBeside, 1);

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(kSideMargin, 8, kSideMargin, 8);
    grid->setHorizontalSpacing(kColumnGap);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_disc, 0, 0, Qt::AlignVCenter);
    grid->addLayout(title, 0, 1);
    grid->addWidget(m_clock, 0, 2, Qt::AlignVCenter);
    grid->addWidget(m_below, 1, 1, 1, 2);
    grid->setColumnStretch(1, 1);
    m_second = second;
}

void PlayerCard::setLook(const PlayerLook &look)
{
    m_look = look;
    refresh();
}

void PlayerCard::setSeat(const QString &seat)
{
    m_seatName = seat;
    refresh();
}

void PlayerCard::setTurn(Turn turn)
{
    if (turn == m_turn)
        return;
    m_turn = turn;
    if (turn == Turn::Thinking) {
        m_since.start();
        m_seconds.start();
    } else {
        m_seconds.stop();
    }
    refresh();
}

void PlayerCard::setNote(const QString &note)
{
    m_note = note;
    refresh();
}

void PlayerCard::setClock(const ClockReading &reading)
{
    m_clock->setReading(reading);
}

void PlayerCard::setTheme(const Theme &theme)
{
    m_clock->setTheme(theme);
}

void PlayerCard::setAnimated(bool animated)
{
    m_ring->setTurning(animated);
}

void PlayerCard::setCompact(bool compact)
{
    m_isCompact = compact;
    refresh();
}

void PlayerCard::setFlat(bool isFlat)
{
    m_isFlat = isFlat;
    refresh();
}

void PlayerCard::refresh()
{
    const QString toMove = m_isCompact ? u"▶"_s : tr("▶ to move");
    QFont bold = font();
    bold.setBold(true);
    // The card has room for the widest text, so that the column keeps its width from turn to turn.
    const QFontMetrics widest(bold);
    m_name->setMinimumWidth(widest.horizontalAdvance(m_look.name));
    m_turnWords->setMinimumWidth(widest.horizontalAdvance(toMove));
    bold.setBold(isActive());
    m_name->setFont(bold);
    m_name->setText(m_look.name);
    m_turnWords->setFont(bold);
    m_turnWords->setText(isActive() ? toMove : m_note);
    m_seat->setText(
        isActive() && m_isCompact ? tr("%1 · to move", "who plays a colour").arg(m_seatName)
                                  : m_seatName);
    const bool isFlat = m_isFlat && !m_isCompact && fitsBeside();
    m_seatBeside->setText(isFlat ? m_seatName : QString());
    m_below->setVisible(!isFlat);
    m_clock->setAccessibleName(tr("Clock of %1").arg(m_look.name));
    m_second->setCurrentWidget(m_turn == Turn::Thinking ? m_thinking : m_seat);
    setAccessibleName(
        isActive() ? tr("%1, %2, to move").arg(m_look.name, m_seatName)
                   : tr("%1, %2").arg(m_look.name, m_seatName));
    refreshThinking();
    update();
}

bool PlayerCard::fitsBeside() const
{
    int room = width() - 2 * kSideMargin;
    for (const QWidget *part : {m_disc, static_cast<QWidget *>(m_clock)})
        room -= part->sizeHint().width() + kColumnGap;
    for (const QWidget *part : {m_name, m_turnWords})
        room -= part->minimumWidth() + kColumnGap;
    return fontMetrics().horizontalAdvance(m_seatName) <= room;
}

void PlayerCard::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        refresh();
}

void PlayerCard::refreshThinking()
{
    if (m_turn != Turn::Thinking)
        return;
    const auto seconds = m_since.isValid() ? m_since.elapsed() / 1000 : 0;
    m_thinkingWords->setText(seconds > 0 ? tr("Thinking… %1 s").arg(seconds) : tr("Thinking…"));
}

void PlayerCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // All cards, with any frame, align with the widgets above and below them.
    const double inset = isActive() ? (kCardFrame + 2) / 2.0 : 0.5;
    const QRectF area = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    painter.setBrush(palette().brush(QPalette::Base));
    if (!isActive()) {
        painter.setPen(QPen(outlineColour(palette()), 1));
        painter.drawRoundedRect(area, kRadius, kRadius);
        return;
    }
    // A line on either side of the frame keeps it visible where its colour is the window's.
    painter.setPen(QPen(m_look.edge, kCardFrame + 2));
    painter.drawRoundedRect(area, kRadius, kRadius);
    painter.setPen(QPen(m_look.fill, kCardFrame));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(area, kRadius, kRadius);
}

} // namespace tessera

#include "moc_playercard.cpp"
