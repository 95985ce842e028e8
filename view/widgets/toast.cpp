#include "view/widgets/toast.h"

#include "view/widgets/shades.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kMargin = 14;
constexpr double kRadius = 8;
constexpr double kWidest = 0.9;

QAccessibleInterface *makeAccessibleToast(const QString &, QObject *object)
{
    auto *toast = qobject_cast<Toast *>(object);
    return toast == nullptr
               ? nullptr
               : new QAccessibleWidget(toast, QAccessible::Notification, toast->text());
}

} // namespace

void installAccessibleToast()
{
    QAccessible::installFactory(makeAccessibleToast);
}

Toast::Toast(QWidget &parent)
    : QLabel(&parent)
{
    setObjectName(QStringLiteral("toast"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
    setMargin(kMargin);
    setTextFormat(Qt::PlainText);
    m_lifetime.setSingleShot(true);
    connect(&m_lifetime, &QTimer::timeout, this, &Toast::hide);
    parent.installEventFilter(this);
    hide();
}

void Toast::say(const QString &text, std::chrono::milliseconds lifetime)
{
    setText(text);
    setAccessibleName(text);
    place();
    show();
    raise();
    m_lifetime.start(lifetime);
    QAccessibleEvent event(this, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&event);
    emit said(text);
}

void Toast::place()
{
    const QWidget &parent = *parentWidget();
    const int oneLine = fontMetrics().horizontalAdvance(text()) + 2 * kMargin + 2;
    const int width = std::min(oneLine, static_cast<int>(parent.width() * kWidest));
    resize(width, heightForWidth(width));
    move((parent.width() - width) / 2, 2 * kMargin);
}

void Toast::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(outlineColour(palette()), 1));
    painter.setBrush(noticeColour(palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
    painter.end();
    QLabel::paintEvent(event);
}

bool Toast::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    return QLabel::eventFilter(watched, event);
}

} // namespace tessera

#include "moc_toast.cpp"
