#include "view/history/historydelegate.h"

#include "model/session/historymodel.h"
#include "view/history/commentcell.h"
#include "view/widgets/shades.h"

#include <QPainter>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kMargin = 5;
constexpr double kFrame = 2;
constexpr double kRadius = 3;
/// The least scale of a text that is too long for a narrow column, before it is cut.
constexpr double kLeastScale = 0.78;
/// The indentation for each line that a variation branches off from, up to some depth.
constexpr int kIndent = 9;
constexpr int kMostIndents = 5;
constexpr double kVariationScale = 0.92;
constexpr int kTimeBar = 2;
/// A move that took less of the longest time than this has no bar.
constexpr double kLeastTimeShare = 0.03;

void paintFrame(QPainter &painter, const QStyleOptionViewItem &option)
{
    const bool hasFocus = option.widget != nullptr && option.widget->hasFocus();
    const QPalette &palette = option.palette;
    const QColor colour = palette.color(hasFocus ? QPalette::Highlight : QPalette::PlaceholderText);
    painter.setPen(QPen(colour, kFrame));
    painter.setBrush(palette.brush(QPalette::AlternateBase));
    const double inset = kFrame / 2 + 0.5;
    painter.drawRoundedRect(
        QRectF(option.rect).adjusted(inset, inset, -inset, -inset), kRadius, kRadius);
}

QFont fitting(QFont font, const QString &text, int width)
{
    const int usual = QFontInfo(font).pixelSize();
    const int least = static_cast<int>(usual * kLeastScale);
    // Hinted letters do not shrink in proportion, and a fraction too much would already cut the text.
    for (int size = usual - 1; size >= least; --size) {
        if (QFontMetricsF(font).horizontalAdvance(text) <= width)
            break;
        font.setPixelSize(size);
    }
    return font;
}

/// The lines beside a variation, one for each line that it branches off from.
void paintBranches(QPainter &painter, const QStyleOptionViewItem &option, int depth)
{
    painter.setPen(QPen(outlineColour(option.palette), 1));
    for (int i = 1; i <= std::min(depth, kMostIndents); ++i) {
        const int x = option.rect.left() + HistoryDelegate::indent(i) - kIndent / 2;
        painter.drawLine(x, option.rect.top(), x, option.rect.bottom());
    }
}

void paintTime(QPainter &painter, const QRect &room, const QPalette &palette, double share)
{
    if (share < kLeastTimeShare)
        return;
    const int width = std::max(1, static_cast<int>(share * room.width()));
    QColor colour = palette.color(QPalette::Highlight);
    colour.setAlphaF(0.55F);
    painter.fillRect(QRect(room.left(), room.bottom() - kTimeBar, width, kTimeBar), colour);
}

} // namespace

int HistoryDelegate::indent(int depth)
{
    return kIndent * std::min(depth, kMostIndents);
}

void HistoryDelegate::paint(
    QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QString text = index.data(Qt::DisplayRole).toString();
    const bool isRemark = index.data(HistoryModel::RemarkRole).toBool();
    const bool isHeading = index.data(HistoryModel::HeadingRole).toBool();
    const bool isComment = index.data(HistoryModel::CommentRole).toBool();
    const bool isPass = index.data(HistoryModel::PassRole).toBool();
    const int depth = index.data(HistoryModel::DepthRole).toInt();
    const int node = index.data(HistoryModel::NodeRole).toInt();
    const bool isShown = !isRemark && node >= 0 && node == m_shown;

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isRemark && !isComment)
        painter->fillRect(option.rect, option.palette.brush(QPalette::AlternateBase));
    if (index.column() == 0)
        paintBranches(*painter, option, depth);
    QStyleOptionViewItem inner = option;
    inner.rect.setLeft(option.rect.left() + indent(depth));
    if (isShown)
        paintFrame(*painter, inner);
    if (index.data(HistoryModel::TakenBackRole).toBool())
        painter->setOpacity(kTakenBackOpacity);

    QFont font = option.font;
    if (depth > 0)
        font.setPixelSize(static_cast<int>(QFontInfo(font).pixelSize() * kVariationScale));
    if (isComment) {
        const QColor colour = option.palette.color(QPalette::Text);
        paintComment(*painter, inner.rect, text, font, colour);
        painter->restore();
        return;
    }
    font.setItalic(isPass || (isRemark && !isHeading));
    font.setBold(isShown || isHeading);
    const QRect room = inner.rect.adjusted(kMargin, 0, -kMargin, 0);
    paintTime(*painter, room, option.palette, index.data(HistoryModel::TimeShareRole).toDouble());
    const bool isBroken = m_isWordy && !isRemark;
    font = fitting(font, text, isBroken ? 2 * room.width() - 4 * kMargin : room.width());
    painter->setFont(font);
    const bool isDim = isPass || isRemark;
    painter->setPen(option.palette.color(isDim ? QPalette::PlaceholderText : QPalette::Text));
    if (isBroken) {
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, text);
        painter->restore();
        return;
    }
    const QString shown = QFontMetrics(font).elidedText(text, Qt::ElideRight, room.width());
    painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft, shown);
    painter->restore();
}

QWidget *HistoryDelegate::createEditor(
    QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &) const
{
    auto *editor = new CommentEditor(parent);
    auto *self = const_cast<HistoryDelegate *>(this);
    connect(editor, &CommentEditor::done, self, [self, editor] {
        emit self->commitData(editor);
        emit self->closeEditor(editor);
    });
    return editor;
}

void HistoryDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto &text = static_cast<CommentEditor &>(*editor);
    // Text that is being written stays, whatever happens in the game meanwhile.
    if (text.document()->isModified())
        return;
    text.take(index.data(Qt::EditRole).toString());
}

void HistoryDelegate::setModelData(
    QWidget *editor, QAbstractItemModel *, const QModelIndex &index) const
{
    const auto &text = static_cast<CommentEditor &>(*editor);
    if (!text.isReadOnly())
        emit commentWritten(index.data(HistoryModel::NodeRole).toInt(), text.toPlainText().trimmed());
}

void HistoryDelegate::updateEditorGeometry(
    QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QRect room = option.rect;
    room.setLeft(room.left() + indent(index.data(HistoryModel::DepthRole).toInt()));
    editor->setGeometry(room);
}

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QFont bold = option.font;
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const QString text = index.data(Qt::DisplayRole).toString();
    return {metrics.horizontalAdvance(text) + 2 * kMargin, metrics.height() + kMargin};
}

} // namespace tessera

#include "moc_historydelegate.cpp"
