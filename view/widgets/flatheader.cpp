#include "view/widgets/flatheader.h"

#include "view/widgets/shades.h"

#include <QPainter>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kMargin = 6;

} // namespace

FlatHeader::FlatHeader(Qt::Orientation orientation, QWidget *parent)
    : QHeaderView(orientation, parent)
{
    setSectionsClickable(false);
    setHighlightSections(false);
}

QString FlatHeader::textOf(int section) const
{
    // While the window closes, a header is also asked after its model is destroyed.
    if (model() == nullptr)
        return {};
    return model()->headerData(section, orientation(), Qt::DisplayRole).toString();
}

QSize FlatHeader::sectionSizeFromContents(int section) const
{
    // Row numbers have room for three digits from the start, so that the columns do not move.
    const QString text = textOf(section);
    const int letters = std::max(static_cast<int>(text.size()), 3);
    const int width = fontMetrics().horizontalAdvance(QString(letters, u'0'));
    return {width + 2 * kMargin, fontMetrics().height() + kMargin};
}

void FlatHeader::paintEvent(QPaintEvent *event)
{
    QHeaderView::paintEvent(event);
    // Where there is no section, the style would paint the ground of the window.
    QRect rest = viewport()->rect();
    if (orientation() == Qt::Horizontal)
        rest.setLeft(length() - offset());
    else
        rest.setTop(length() - offset());
    if (rest.isValid())
        QPainter(viewport()).fillRect(rest, palette().brush(QPalette::Base));
}

void FlatHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    painter->fillRect(rect, palette().brush(QPalette::Base));
    const bool isColumn = orientation() == Qt::Horizontal;
    if (isColumn) {
        painter->setPen(outlineColour(palette()));
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    }
    painter->setPen(palette().color(QPalette::PlaceholderText));
    const QString text = textOf(section);
    const Qt::Alignment side = isColumn ? Qt::AlignLeft : Qt::AlignRight;
    painter->drawText(
        rect.adjusted(kMargin, 0, -kMargin, 0),
        static_cast<int>((side | Qt::AlignVCenter).toInt()),
        text);
}

} // namespace tessera

#include "moc_flatheader.cpp"
