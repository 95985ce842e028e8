#include "view/games/tetress/shapebutton.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace tessera::tetress {

using namespace Qt::StringLiterals;

namespace {

/// The greatest height of a figure, in tokens.
constexpr int kHighest = 2;
/// The side of a token, in pixels.
constexpr int kLeastToken = 9;
constexpr int kMostToken = 13;
constexpr int kPadding = 4;
constexpr double kGreyOpacity = 0.35;
constexpr double kLetterOpacity = 0.7;
/// The scale of a dragged shape relative to the palette's.
constexpr int kDragScale = 2;

} // namespace

ShapeButton::ShapeButton(const ShapeFigure &figure, FigurePainter &painter, QWidget *parent)
    : QAbstractButton(parent)
    , m_figure(figure)
    , m_painter(painter)
    , m_token(kLeastToken)
{
    setObjectName(u"shape%1"_s.arg(figure.letter));
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    describe();
}

void ShapeButton::setCount(int count)
{
    m_count = count;
    setEnabled(count > 0);
    describe();
    update();
}

void ShapeButton::fitTo(int width)
{
    const int token = std::clamp((width - 2 * kPadding) / kLongestShape, kLeastToken, kMostToken);
    if (token == std::exchange(m_token, token))
        return;
    updateGeometry();
    update();
}

void ShapeButton::setTaken(bool taken)
{
    if (taken == m_isTaken)
        return;
    m_isTaken = taken;
    describe();
    update();
}

void ShapeButton::describe()
{
    const QString places = m_count == 1 ? tr("one placement") : tr("%1 placements").arg(m_count);
    const QString name = m_isTaken ? tr("Shape %1, carried, %2").arg(m_figure.letter).arg(places)
                                   : tr("Shape %1, %2").arg(m_figure.letter).arg(places);
    setAccessibleName(name);
    setToolTip(
        tr("Shape %1 (key %1): %2. Press again to turn it.").arg(m_figure.letter).arg(places));
}

QSize ShapeButton::sizeHint() const
{
    return {
        kLongestShape * kLeastToken + kPadding,
        kHighest * m_token + fontMetrics().height() + 3 * kPadding};
}

void ShapeButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    const QColor ink = palette().color(QPalette::Active, QPalette::WindowText);
    const QColor accent = palette().color(QPalette::Active, QPalette::Highlight);
    QColor ground = m_isTaken ? accent : ink;
    ground.setAlphaF(m_isTaken ? 0.22f : underMouse() && isEnabled() ? 0.12f : 0.05f);
    painter.setBrush(ground);
    painter.setPen(m_isTaken ? QPen(accent, 2) : QPen(Qt::NoPen));
    painter.drawRoundedRect(frame, 5, 5);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, 1.5, Qt::DotLine));
        painter.drawRoundedRect(frame.adjusted(2.5, 2.5, -2.5, -2.5), 3, 3);
    }
    if (!isEnabled())
        painter.setOpacity(kGreyOpacity);
    const QRectF figureArea(0, kPadding + 1, width(), kHighest * m_token);
    m_painter.paint(painter, m_figure, figureArea, m_token);
    const QRectF textArea(
        kPadding + 1,
        figureArea.bottom() + kPadding / 2.0,
        width() - 2 * (kPadding + 1),
        fontMetrics().height());
    painter.setPen(ink);
    painter.drawText(textArea, Qt::AlignRight | Qt::AlignVCenter, locale().toString(m_count));
    painter.setOpacity(painter.opacity() * kLetterOpacity);
    painter.drawText(textArea, Qt::AlignLeft | Qt::AlignVCenter, m_figure.letter);
}

void ShapeButton::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_isPressed = true;
    m_isDragged = false;
    m_pressedAt = event->globalPosition().toPoint();
    emit taken();
}

void ShapeButton::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_isPressed)
        return;
    const QPoint at = event->globalPosition().toPoint();
    if (!m_isDragged && (at - m_pressedAt).manhattanLength() < QApplication::startDragDistance())
        return;
    if (!std::exchange(m_isDragged, true))
        showDragCursor();
    emit dragged(at);
}

void ShapeButton::mouseReleaseEvent(QMouseEvent *event)
{
    if (!std::exchange(m_isPressed, false) || !std::exchange(m_isDragged, false))
        return;
    unsetCursor();
    const QPoint at = event->globalPosition().toPoint();
    // A shape that is dropped on the palette has only been taken up.
    if (!parentWidget()->rect().contains(parentWidget()->mapFromGlobal(at)))
        emit dropped(at);
}

void ShapeButton::showDragCursor()
{
    const int token = kDragScale * m_token;
    const QSize size = m_figure.size() * token;
    QPixmap picture(size * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setOpacity(0.6);
    m_painter.paint(painter, m_figure, QRectF(QPointF(0, 0), QSizeF(size)), token);
    painter.end();
    setCursor(QCursor(picture));
}

bool ShapeButton::event(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    return QAbstractButton::event(event);
}

} // namespace tessera::tetress

#include "moc_shapebutton.cpp"
