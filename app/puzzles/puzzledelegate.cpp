#include "app/puzzles/puzzledelegate.h"

#include "app/puzzles/puzzlelist.h"
#include "view/theme/icons.h"
#include "view/widgets/shades.h"

#include <QListView>
#include <QPainter>
#include <QPainterPath>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMargin = 10;
constexpr int kGap = 4;
constexpr int kMostStars = 5;
constexpr double kRadius = 8;
constexpr double kPictureLines = 9.5;
constexpr double kFocusWidth = 2;

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

void paintCard(QPainter &painter, const QStyleOptionViewItem &option)
{
    const bool isHovered = (option.state & QStyle::State_MouseOver) != 0;
    const bool isFocused = (option.state & QStyle::State_HasFocus) != 0;
    const bool isCurrent = (option.state & QStyle::State_Selected) != 0;
    const QRectF card = QRectF(option.rect).adjusted(1, 1, -1, -1);
    const QPalette &palette = option.palette;
    QPen pen(outlineColour(palette), 1);
    if (isFocused || isCurrent)
        pen = QPen(palette.color(QPalette::Highlight), isFocused ? kFocusWidth : 1);
    painter.setPen(pen);
    painter.setBrush(isHovered || isCurrent ? noticeColour(palette) : palette.color(QPalette::Base));
    painter.drawRoundedRect(card, kRadius, kRadius);
}

/// Filled and hollow stars; a row of them is a picture, not a text.
void paintStars(QPainter &painter, const QRect &row, const QPalette &palette, int stars)
{
    constexpr int kPoints = 5;
    constexpr double kInner = 0.42;
    constexpr double kFull = 6.283185307179586;
    const double radius = row.height() * 0.42;
    for (int i = 0; i < kMostStars; ++i) {
        const QPointF centre(row.left() + (2 * i + 1) * radius + i * 2, row.center().y() + 1);
        QPainterPath star;
        for (int corner = 0; corner < 2 * kPoints; ++corner) {
            const double angle = kFull * (corner / (2.0 * kPoints) - 0.25);
            const double reach = corner % 2 == 0 ? radius : radius * kInner;
            const QPointF point = centre + reach * QPointF(std::cos(angle), std::sin(angle));
            corner == 0 ? star.moveTo(point) : star.lineTo(point);
        }
        star.closeSubpath();
        const QColor colour = palette.color(QPalette::Text);
        QColor faint = colour;
        faint.setAlphaF(0.45F);
        painter.setPen(QPen(i < stars ? colour : faint, 1));
        painter.setBrush(i < stars ? QBrush(colour) : QBrush(Qt::NoBrush));
        painter.drawPath(star);
    }
}

/// A text in lines of at most `width`, broken where its script allows; what is longer than that by itself is elided.
QStringList linesOf(const QString &words, const QFontMetrics &metrics, int width)
{
    QStringList lines;
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, words);
    const auto between = [&words](qsizetype begin, qsizetype end) {
        return words.mid(begin, end - begin).trimmed();
    };
    qsizetype begin = 0;
    qsizetype end = 0;
    for (auto next = breaks.toNextBoundary(); next >= 0; next = breaks.toNextBoundary()) {
        if (end > begin && metrics.horizontalAdvance(between(begin, next)) > width) {
            lines << between(begin, end);
            begin = end;
        }
        end = next;
    }
    lines << between(begin, words.size());
    for (QString &text : lines)
        text = metrics.elidedText(text, Qt::ElideRight, width);
    return lines;
}

void paintWords(QPainter &painter, QRect row, const QFontMetrics &metrics, const QString &words)
{
    row.setHeight(metrics.lineSpacing());
    for (const QString &text : linesOf(words, metrics, row.width())) {
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, text);
        row.translate(0, metrics.lineSpacing());
    }
}

/// As many lines as the longest goal of all has.
int goalLines(const QAbstractItemModel &model, const QFontMetrics &metrics, int width)
{
    qsizetype most = 1;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString goal = model.index(row, 0).data(PuzzleList::GoalRole).toString();
        most = std::max(most, linesOf(goal, metrics, width).size());
    }
    return static_cast<int>(most);
}

} // namespace

int PuzzleDelegate::pictureSide(const QListView &view)
{
    const int least = static_cast<int>(QFontMetrics(view.font()).lineSpacing() * kPictureLines)
                      + 2 * kMargin;
    // One pixel less than there is: the view breaks a row that reaches its end.
    const int room = view.viewport()->width() - view.spacing() - 1;
    const int columns = std::max(1, room / (least + view.spacing()));
    return std::max(least, room / columns - view.spacing()) - 2 * kMargin;
}

QSize PuzzleDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int side = pictureSide(*qobject_cast<const QListView *>(option.widget));
    const QFontMetrics metrics(option.font);
    const int boldLine = QFontMetrics(bold(option.font)).lineSpacing();
    const int lines = goalLines(*index.model(), metrics, side) + 1;
    return {
        side + 2 * kMargin,
        side + 2 * kMargin + 3 * kGap + boldLine + lines * metrics.lineSpacing()};
}

void PuzzleDelegate::paint(
    QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintCard(*painter, option);
    const QRect inner = option.rect.adjusted(kMargin, kMargin, -kMargin, -kMargin);
    const int side = inner.width();
    const auto picture = index.data(Qt::DecorationRole).value<QPixmap>();
    const QSizeF size = picture.deviceIndependentSize();
    painter->drawPixmap(
        QPointF(
            inner.left() + (inner.width() - size.width()) / 2,
            inner.top() + (side - size.height()) / 2),
        picture);

    const QFont strong = bold(option.font);
    const QFontMetrics strongMetrics(strong);
    const QFontMetrics metrics(option.font);
    QRect row(inner.left(), inner.top() + side + kGap, inner.width(), strongMetrics.lineSpacing());
    painter->setFont(strong);
    painter->setPen(option.palette.color(QPalette::Text));
    painter->drawText(
        row,
        Qt::AlignLeft | Qt::AlignVCenter,
        strongMetrics.elidedText(index.data().toString(), Qt::ElideRight, row.width()));
    painter->setFont(option.font);
    row.translate(0, row.height() + kGap);
    paintWords(*painter, row, metrics, index.data(PuzzleList::GoalRole).toString());

    const int line = metrics.lineSpacing();
    const QRect last(inner.left(), inner.bottom() - line + 1, inner.width(), line);
    if (const int stars = index.data(PuzzleList::StarsRole).toInt(); stars > 0)
        paintStars(*painter, last, option.palette, stars);
    if (index.data(PuzzleList::SolvedRole).toBool())
        icon(u"done"_s).paint(painter, QRect(last.right() - line + 1, last.top(), line, line));
    painter->restore();
}

} // namespace tessera

#include "moc_puzzledelegate.cpp"
