#include "app/analysis/linelist.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

using namespace std::chrono_literals;

/// The longest time of a click; a longer press holds.
constexpr auto kClick = 350ms;
/// Room above and below the words of all rows.
constexpr int kRowMargin = 2;

/// Rows whose words do not touch each other or the frame.
class RoomyRows final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem &option, const QModelIndex &item) const override
    {
        return QStyledItemDelegate::sizeHint(option, item) + QSize(0, 2 * kRowMargin);
    }
};

/// The text in lines that are no wider than `width`.
QString wrapped(const QString &text, const QFont &font, int width)
{
    QStringList lines;
    const QStringList paragraphs = text.split(u'\n');
    for (const QString &paragraph : paragraphs) {
        QTextLayout layout(paragraph, font);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            lines << paragraph.mid(line.textStart(), line.textLength()).trimmed();
        }
        layout.endLayout();
    }
    return lines.join(u'\n');
}

} // namespace

LineList::LineList(QWidget *parent)
    : QListWidget(parent)
{
    setItemDelegate(new RoomyRows(this));
    setMouseTracking(true);
    setUniformItemSizes(true);
    setTextElideMode(Qt::ElideRight);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    m_patience.setSingleShot(true);
    m_patience.setInterval(kClick);
    connect(&m_patience, &QTimer::timeout, this, [this] { hold(m_pressed); });
    connect(this, &QListWidget::itemEntered, this, [this](const QListWidgetItem *item) {
        point(row(item));
    });
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (hasFocus())
            point(row);
    });
}

void LineList::setLines(const std::vector<Line> &lines)
{
    const auto wanted = static_cast<int>(lines.size());
    while (count() > wanted)
        delete takeItem(count() - 1);
    while (count() < wanted)
        new QListWidgetItem(this);
    for (int i = 0; i < wanted; ++i) {
        const Line &line = lines[static_cast<std::size_t>(i)];
        item(i)->setText(line.text);
        item(i)->setToolTip(line.tip);
        item(i)->setFlags(
            line.text.isEmpty() ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    }
    updateGeometry();
    fitRows();
}

int LineList::rowHeight() const
{
    return std::max(sizeHintForRow(0), fontMetrics().height() + 2 * kRowMargin);
}

int LineList::heightOf(int rows) const
{
    return rows * rowHeight() + 2 * frameWidth();
}

void LineList::fitRows()
{
    const int room = height() - 2 * frameWidth();
    const bool fits = room >= count() * rowHeight() || room < rowHeight();
    setViewportMargins(0, 0, 0, fits ? 0 : room % rowHeight());
}

void LineList::resizeEvent(QResizeEvent *event)
{
    fitRows();
    QListWidget::resizeEvent(event);
}

QSize LineList::sizeHint() const
{
    return {QListWidget::sizeHint().width(), heightOf(std::max(count(), 1))};
}

QSize LineList::minimumSizeHint() const
{
    return {QListWidget::minimumSizeHint().width(), heightOf(1)};
}

bool LineList::hasLine(int row) const
{
    return row >= 0 && row < count() && !item(row)->text().isEmpty();
}

void LineList::point(int row)
{
    if (std::exchange(m_pointed, row) == row)
        return;
    // What is shown on the board is marked in the list.
    if (row < 0)
        clearSelection();
    else
        setCurrentRow(row);
    emit pointed(row);
}

void LineList::hold(int row)
{
    if (!hasLine(row) || m_isHeld)
        return;
    m_isHeld = true;
    emit held(row);
}

bool LineList::release()
{
    m_patience.stop();
    if (!std::exchange(m_isHeld, false))
        return false;
    emit letGo();
    emit released();
    return true;
}

void LineList::mousePressEvent(QMouseEvent *event)
{
    QListWidget::mousePressEvent(event);
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = indexAt(event->position().toPoint()).row();
    m_patience.start();
}

void LineList::mouseReleaseEvent(QMouseEvent *event)
{
    QListWidget::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton)
        return;
    const int pressed = std::exchange(m_pressed, -1);
    const bool isSame = indexAt(event->position().toPoint()).row() == pressed;
    if (release())
        return;
    if (isSame && hasLine(pressed))
        emit taken(pressed);
    emit released();
}

void LineList::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Space:
        if (!event->isAutoRepeat())
            hold(currentRow());
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (hasLine(currentRow()))
            emit taken(currentRow());
        return;
    default:
        QListWidget::keyPressEvent(event);
    }
}

void LineList::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat())
        release();
    else
        QListWidget::keyReleaseEvent(event);
}

void LineList::focusOutEvent(QFocusEvent *event)
{
    QListWidget::focusOutEvent(event);
    release();
    point(-1);
}

void LineList::changeEvent(QEvent *event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
}

bool LineList::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave && m_pressed < 0)
        point(-1);
    if (event->type() == QEvent::ToolTip) {
        showTip(static_cast<QHelpEvent *>(event)->pos());
        return true;
    }
    return QListWidget::viewportEvent(event);
}

void LineList::showTip(const QPoint &place) const
{
    const QListWidgetItem *pointed = itemAt(place);
    if (pointed == nullptr) {
        QToolTip::hideText();
        return;
    }
    // Frame and margin of the tip, on both sides together.
    constexpr int kTipFrame = 16;
    // Half of what the tip keeps clear of the pointer.
    constexpr int kAbove = 12;
    QToolTip::showText(
        mapToGlobal(QPoint(0, height() - kAbove)),
        wrapped(pointed->toolTip(), QToolTip::font(), width() - kTipFrame),
        viewport(),
        visualItemRect(pointed));
}

} // namespace tessera

#include "moc_linelist.cpp"
