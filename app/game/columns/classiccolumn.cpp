#include "app/game/columns/classiccolumn.h"

#include "app/board/gameview.h"
#include "app/game/columns/sidepresenter.h"

#include "model/session/historymodel.h"
#include "view/widgets/clockwidget.h"
#include "view/widgets/heading.h"
#include "view/widgets/plaintext.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMargin = 6;
constexpr int kDigitPoints = 17;

QLabel *makeWords(const QString &name, QWidget *parent)
{
    auto *label = new Label(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignHCenter);
    return label;
}

} // namespace

ClassicColumn::ClassicColumn(GameSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_column(new QVBoxLayout(this))
    , m_top(new QVBoxLayout)
    , m_middle(new QVBoxLayout)
    , m_boxes(new QVBoxLayout)
    , m_far(makeSide(u"classicFar"_s))
    , m_nearest(makeSide(u"classicNear"_s))
    , m_message(makeWords(u"classicMessage"_s, this))
    , m_detail(makeWords(u"classicDetail"_s, this))
    , m_undo(new QPushButton(tr("Undo"), this))
{
    setObjectName(u"classicColumn"_s);
    setFixedWidth(kWidth);
    m_message->setAccessibleName(tr("Message"));
    makeHeading(*m_message, 1.15);
    m_detail->setForegroundRole(QPalette::PlaceholderText);
    m_undo->setObjectName(u"classicUndo"_s);
    m_undo->setAccessibleName(m_undo->text());
    m_undo->hide();
    m_undoEnds.setSingleShot(true);
    m_undoEnds.setInterval(SightController::kRegretTime);
    m_column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    m_column->addWidget(m_far.name);
    m_column->addWidget(m_far.clock, 0, Qt::AlignHCenter);
    m_column->addLayout(m_boxes);
    m_column->addStretch(1);
    m_column->addWidget(m_message);
    m_column->addWidget(m_detail);
    m_column->addWidget(m_undo);
    m_column->addStretch(1);
    m_column->addLayout(m_middle);
    m_column->addLayout(m_top);
    m_column->addWidget(m_nearest.clock, 0, Qt::AlignHCenter);
    m_column->addWidget(m_nearest.name);

    connect(m_undo, &QPushButton::clicked, this, &ClassicColumn::undo);
    connect(&m_undoEnds, &QTimer::timeout, m_undo, &QWidget::hide);
    connect(&session.clocks, &ClockController::ticked, this, &ClassicColumn::showClocks);
    connect(&session.match, &MatchController::seatsChanged, this, &ClassicColumn::refreshSides);
    connect(&session.match, &MatchController::turnChanged, this, &ClassicColumn::refreshSides);
    connect(&session.match, &MatchController::pausedChanged, this, &ClassicColumn::refreshSides);
    connect(&session.navigation, &NavigationController::shown, this, &ClassicColumn::refreshSides);
    connect(&session.match, &MatchController::turnChanged, this, &ClassicColumn::refreshUndo);
}

ClassicColumn::Side ClassicColumn::makeSide(const QString &name)
{
    Side side{makeWords(name + u"Name"_s, this), new ClockWidget(this)};
    side.clock->setObjectName(name + u"Clock"_s);
    side.clock->setDigitPoints(kDigitPoints, kWidth - 2 * kMargin);
    return side;
}

void ClassicColumn::setMenuButton(QWidget *button)
{
    m_top->addWidget(button, 0, Qt::AlignHCenter);
}

void ClassicColumn::addBox(QWidget &box)
{
    m_boxes->addWidget(&box);
}

void ClassicColumn::setBar(QWidget &bar)
{
    m_column->insertWidget(m_column->indexOf(m_far.clock) + 1, &bar);
}

void ClassicColumn::setCard(std::unique_ptr<GamePanel> card)
{
    m_card = std::move(card);
    if (m_card)
        m_middle->addWidget(m_card.get());
}

bool ClassicColumn::event(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        refreshSides();
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        fitCard();
    return QWidget::event(event);
}

void ClassicColumn::fitCard()
{
    if (!m_card)
        return;
    const QSize least = m_card->minimumSizeHint().expandedTo(m_card->minimumSize());
    const int card = least.height() + m_column->spacing();
    const int others = m_column->minimumHeightForWidth(width()) - (m_card->isHidden() ? 0 : card);
    m_card->setVisible(others + card <= height());
}

void ClassicColumn::setTheme(const Theme &theme)
{
    if (m_card)
        m_card->setTheme(theme);
    m_far.clock->setTheme(theme);
    m_nearest.clock->setTheme(theme);
}

void ClassicColumn::setClockStyle(ClockStyle style)
{
    m_clockStyle = style;
    showClocks();
}

void ClassicColumn::follow(const GameView &view)
{
    m_view = &view;
    m_gameNumber = m_session.model.gameNumber();
    connect(&view, &GameView::nearestChanged, this, &ClassicColumn::refreshSides);
    refreshSides();
}

/// Words that are wider than the column are shortened: it would cut them off on both sides.
QString ClassicColumn::fitted(const QString &text) const
{
    QStringList words = text.split(u' ');
    for (QString &word : words)
        word = fontMetrics().elidedText(word, Qt::ElideRight, kWidth - 2 * kMargin);
    return words.join(u' ');
}

bool ClassicColumn::isReady() const
{
    return m_view && m_session.model.hasGame() && m_session.model.gameNumber() == m_gameNumber;
}

void ClassicColumn::refreshSides()
{
    if (!isReady())
        return;
    const GameInfo &info = m_session.model.info();
    const Player nearest = m_view->nearest();
    const Player far = nextPlayer(nearest, info.playerCount());
    const auto colour = [&info](Player player) {
        return translated({info.id, info.players[static_cast<std::size_t>(index(player))], {}});
    };
    const auto name = [&](Player player) {
        const bool isToMove = shownTurn(m_session) == player;
        const QString seat = fitted(m_session.match.seatName(player));
        return isToMove ? tr("▶ %1\n%2", "colour, who plays it, to move").arg(colour(player), seat)
                        : tr("%1\n%2", "colour, who plays it").arg(colour(player), seat);
    };
    m_far.name->setText(name(far));
    m_nearest.name->setText(name(nearest));
    m_far.clock->setAccessibleName(tr("Clock of %1").arg(colour(far)));
    m_nearest.clock->setAccessibleName(tr("Clock of %1").arg(colour(nearest)));
    showClocks();
}

void ClassicColumn::showClocks()
{
    if (!isReady())
        return;
    const auto show = [this](ClockWidget &clock, Player player) {
        clock.setReading(
            clockReading(m_session.model, player, m_session.clocks.shown(player), m_clockStyle));
    };
    show(*m_nearest.clock, m_view->nearest());
    show(*m_far.clock, nextPlayer(m_view->nearest(), m_session.model.playerCount()));
}

void ClassicColumn::setStatus(const QString &message)
{
    m_status = message;
    endRefusal();
}

void ClassicColumn::showRefusal(const QString &message, const QString &reason)
{
    m_refusal = message;
    m_reason = reason;
    refresh();
}

void ClassicColumn::endRefusal()
{
    showRefusal({}, {});
}

void ClassicColumn::refresh()
{
    m_message->setText(m_refusal.isEmpty() ? m_status : m_refusal);
    m_detail->setText(m_reason);
}

void ClassicColumn::refreshUndo()
{
    const MatchController &match = m_session.match;
    const bool canUndo = match.canUndoResignation() || match.canUndoRestart();
    if (canUndo && m_undo->isHidden() && !m_undoEnds.isActive()) {
        m_undo->show();
        m_undoEnds.start();
    } else if (!canUndo) {
        m_undo->hide();
        m_undoEnds.stop();
    }
}

void ClassicColumn::undo()
{
    if (m_session.match.canUndoResignation())
        m_session.match.undoResignation();
    else if (m_session.match.canUndoRestart())
        m_session.match.undoRestart();
    m_undo->hide();
}

} // namespace tessera

#include "moc_classiccolumn.cpp"
