#include "view/widgets/handovercurtain.h"

#include "view/widgets/heading.h"
#include "view/widgets/plaintext.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolTip>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDisc = 72;
/// The gap between the disc and the words below it.
constexpr int kCurtainGap = 14;

} // namespace

HandoverCurtain::HandoverCurtain(QWidget &parent)
    : QWidget(&parent)
    , m_title(new Label(this))
    , m_open(new QPushButton(this))
{
    setObjectName(u"handoverCurtain"_s);
    setAccessibleName(tr("The next player’s turn"));
    m_title->setObjectName(u"handoverTitle"_s);
    makeHeading(*m_title, 1.8);
    m_title->setAlignment(Qt::AlignCenter);
    m_title->setWordWrap(true);
    m_open->setObjectName(u"handoverButton"_s);
    m_open->setAccessibleName(tr("Show the board"));
    m_open->setDefault(true);
    m_open->setAutoDefault(true);
    connect(m_open, &QPushButton::clicked, this, &HandoverCurtain::openRequested);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(16);
    column->addStretch();
    column->addSpacing(kDisc + kCurtainGap);
    column->addWidget(m_title);
    column->addWidget(m_open, 0, Qt::AlignHCenter);
    column->addStretch();
    parent.installEventFilter(this);
    // Even hidden widgets can be given the focus.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, const QWidget *now) {
        if (m_behind && now != nullptr && (now == m_behind || m_behind->isAncestorOf(now)))
            m_open->setFocus(Qt::OtherFocusReason);
    });
    hide();
}

HandoverCurtain::~HandoverCurtain()
{
    // The focus changes once more while the widget is destroyed, after its members.
    disconnect(qApp, nullptr, this, nullptr);
}

void HandoverCurtain::cover(QWidget &parent)
{
    if (&parent == parentWidget())
        return;
    parentWidget()->removeEventFilter(this);
    setParent(&parent);
    parent.installEventFilter(this);
}

void HandoverCurtain::fallFor(const PlayerLook &player, QWidget &behind)
{
    lift();
    cover(*behind.parentWidget());
    // Menus and tips that the previous player has opened are windows of their own.
    while (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
    QToolTip::hideText();
    m_behind = &behind;
    behind.hide();
    m_player = player;
    m_title->setText(tr("Hand over to %1", "colour").arg(player.name));
    m_open->setText(tr("I am %1: show the board", "colour").arg(player.name));
    m_open->setAccessibleName(m_open->text());
    setGeometry(parentWidget()->rect());
    show();
    raise();
    m_open->setFocus(Qt::OtherFocusReason);
    update();
}

void HandoverCurtain::lift()
{
    hide();
    if (m_behind)
        m_behind->show();
    m_behind = nullptr;
}

void HandoverCurtain::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    const QPoint above(width() / 2, m_title->geometry().top() - kCurtainGap - kDisc / 2);
    QRect disc(0, 0, kDisc, kDisc);
    disc.moveCenter(above);
    paintPlayerDisc(painter, disc, m_player);
}

void HandoverCurtain::showEvent(QShowEvent *)
{
    m_open->setFocus(Qt::OtherFocusReason);
}

bool HandoverCurtain::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace tessera

#include "moc_handovercurtain.cpp"
